//! Somebody on a socket, who knows nothing but what they are sent.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use tokio::time::sleep;

use crate::{Line, Lost};

pub struct Guest {
    line: Line,
    /// Everything that came, as it came.
    pub heard: Vec<String>,
    /// Where the table stands: view, legal, moment, `to_act`, stage, deadline.
    pub stand: Value,
    /// What happened, by number, byte for byte as it was told.
    pub history: BTreeMap<u32, String>,
    pub number: u32,
    asked: u32,
    /// What happened between these numbers has not been told yet.
    gap: Option<(u32, u32)>,
    /// Answers to other asks that came while a page was waited for.
    answers: VecDeque<Value>,
}

/// The parts of a message that are kept as they came.
#[derive(Deserialize)]
struct Raw<'a> {
    #[serde(borrow)]
    happening: Option<&'a RawValue>,
    #[serde(borrow, default, alias = "happenings")]
    since: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Numbered {
    number: u32,
}

/// What a standing tells, and from where on.
#[derive(Deserialize)]
struct Bounds {
    after: u32,
    from: u32,
}

/// A page more often would be too often.
const A_MOMENT: Duration = Duration::from_millis(100);

impl Guest {
    /// Takes in where the table stands, which is told first.
    pub async fn on(line: Line) -> Result<Guest, Lost> {
        let mut guest = Guest {
            line,
            heard: Vec::new(),
            stand: Value::Null,
            history: BTreeMap::new(),
            number: 0,
            asked: 0,
            gap: None,
            answers: VecDeque::new(),
        };
        guest.next().await?;
        Ok(guest)
    }

    /// Takes in one message.
    pub async fn next(&mut self) -> Result<Value, Lost> {
        if let Some(told) = self.answers.pop_front() {
            return Ok(told);
        }
        let text = self.line.next().await?;
        let told = self.take_in(&text)?;
        self.close_gap().await?;
        Ok(told)
    }

    /// Asks for what a standing had no room for, one page after the other.
    async fn close_gap(&mut self) -> Result<(), Lost> {
        while let Some((after, before)) = self.gap {
            let ask = json!({ "type": "history", "after": after, "before": before });
            let id = self.say(&ask).await?;
            let answer = loop {
                let text = self.line.next().await?;
                let mut told = self.take_in(&text)?;
                if told["type"] == "answered" && told["id"] == id {
                    break told["answer"].take();
                }
                if told["type"] == "answered" {
                    self.answers.push_back(told);
                }
            };
            match answer["code"].as_str() {
                None if self.gap != Some((after, before)) => {}
                Some("too_often") => sleep(A_MOMENT).await,
                _ => return Err(Lost::Wrong(format!("after {after}: {answer}"))),
            }
        }
        Ok(())
    }

    /// Takes in one message, if it comes this soon.
    pub async fn next_within(&mut self, patience: Duration) -> Result<Option<Value>, Lost> {
        if let Some(told) = self.answers.pop_front() {
            return Ok(Some(told));
        }
        let text = self.line.next_within(patience).await?;
        let told = text.map(|text| self.take_in(&text)).transpose()?;
        self.close_gap().await?;
        Ok(told)
    }

    fn take_in(&mut self, text: &str) -> Result<Value, Lost> {
        let told: Value = serde_json::from_str(text)?;
        self.heard.push(text.to_owned());
        match told["type"].as_str() {
            Some("standing") => self.stands(text, &told)?,
            Some("happened") => self.happened(text, &told)?,
            Some("history") => self.fills(text)?,
            _ => {}
        }
        Ok(told)
    }

    fn stands(&mut self, text: &str, told: &Value) -> Result<(), Lost> {
        let raw: Raw = serde_json::from_str(text)?;
        // Another seat is told what it saw itself, from the beginning on.
        if told["looking_as"] != self.stand["looking_as"] && told["after"] == 0 {
            self.history.clear();
        }
        self.keep(&raw.since)?;
        let Bounds { after, from } = serde_json::from_str(text)?;
        let gap = (from > after + 1).then_some((after, from));
        // One that tells nothing new leaves open what is still to be told.
        if after == 0 || gap.is_some() {
            self.gap = gap;
        }
        let Numbered { number } = serde_json::from_str(text)?;
        self.number = number;
        self.stand = told.clone();
        Ok(())
    }

    /// A page of what happened before.
    fn fills(&mut self, text: &str) -> Result<(), Lost> {
        // Some ask for what they have been told already, to see it again.
        let Some((after, before)) = self.gap else { return Ok(()) };
        let raw: Raw = serde_json::from_str(text)?;
        self.keep(&raw.since)?;
        let told = (after + 1..before).take_while(|it| self.history.contains_key(it)).last();
        let after = told.unwrap_or(after);
        self.gap = (before > after + 1).then_some((after, before));
        Ok(())
    }

    fn keep(&mut self, happenings: &[&RawValue]) -> Result<(), Lost> {
        for happening in happenings {
            let Numbered { number } = serde_json::from_str(happening.get())?;
            let again = self.history.insert(number, happening.get().to_owned());
            if again.is_some() {
                return Err(Lost::Wrong(format!("{number} was told before")));
            }
        }
        Ok(())
    }

    fn happened(&mut self, text: &str, told: &Value) -> Result<(), Lost> {
        let raw: Raw = serde_json::from_str(text)?;
        let happening = raw.happening.map_or("", RawValue::get);
        let Numbered { number } = serde_json::from_str(happening)?;
        if number != self.number + 1 {
            return Err(Lost::Wrong(format!("{number} was told after {}", self.number)));
        }
        self.number = number;
        self.history.insert(number, happening.to_owned());
        for name in ["view", "legal", "moment", "to_act", "stage", "deadline"] {
            self.stand[name] = told[name].clone();
        }
        Ok(())
    }

    /// Whether the server has closed the line, when all that came before is taken in.
    pub async fn is_cut(&mut self) -> bool {
        loop {
            match self.line.next().await {
                Ok(text) => self.heard.push(text.to_string()),
                Err(why) => return matches!(why, Lost::Cut(_)),
            }
        }
    }

    /// Asks, and waits for nothing. Returns the number under which it will be answered.
    pub async fn say(&mut self, ask: &Value) -> Result<u32, Lost> {
        self.asked += 1;
        let text = json!({ "id": self.asked, "ask": ask }).to_string();
        self.line.send(text).await?;
        Ok(self.asked)
    }

    /// Waits for the answer with this number, taking in whatever comes before it.
    pub async fn answer(&mut self, id: u32) -> Result<Value, Lost> {
        loop {
            let mut told = self.next().await?;
            if told["type"] == "answered" && told["id"] == id {
                return Ok(told["answer"].take());
            }
        }
    }

    /// Asks and waits for the answer.
    pub async fn ask(&mut self, ask: Value) -> Result<Value, Lost> {
        let id = self.say(&ask).await?;
        self.answer(id).await
    }

    /// Sits down, and looks from there.
    pub async fn sit(&mut self, seat: u8) -> Result<(), Lost> {
        let answer = self.ask(json!({ "type": "sit", "seat": seat, "share": "abc" })).await?;
        if answer["type"] != "done" {
            return Err(Lost::Wrong(format!("seat {seat}: {answer}")));
        }
        while self.stand["looking_as"] != seat {
            self.next().await?;
        }
        Ok(())
    }

    /// Waits until this has happened.
    pub async fn until(&mut self, number: u32) -> Result<(), Lost> {
        while self.number < number {
            self.next().await?;
        }
        Ok(())
    }

    pub fn may_act(&self) -> bool {
        self.stand["legal"].as_array().is_some_and(|legal| !legal.is_empty())
    }

    pub fn is_over(&self) -> bool {
        self.stand["stage"] == "over"
    }

    /// One of the legal actions, as an ask; nothing to do is nothing to ask.
    pub fn action(&self, seat: u8, choice: usize) -> Option<Value> {
        let legal = self.stand["legal"].as_array().filter(|legal| !legal.is_empty())?;
        let (action, moment) = (&legal[choice % legal.len()], &self.stand["moment"]);
        Some(json!({ "type": "act", "seat": seat, "moment": moment, "action": action }))
    }

    /// Takes one of the legal actions.
    pub async fn act(&mut self, seat: u8, choice: usize) -> Result<Value, Lost> {
        let ask = self.action(seat, choice);
        self.ask(ask.ok_or_else(|| Lost::Wrong(format!("seat {seat} may not act")))?).await
    }
}

#[cfg(test)]
mod tests {
    use futures::{SinkExt, StreamExt};
    use tokio::io::{DuplexStream, duplex};
    use tokio_tungstenite::accept_async;
    use tokio_tungstenite::tungstenite::Message;

    use super::*;

    /// Says the first message, then answers each message with some.
    async fn serve(stream: DuplexStream, first: Value, answers: [Vec<Value>; 2]) {
        let mut socket = accept_async(stream).await.unwrap();
        socket.send(Message::text(first.to_string())).await.unwrap();
        for messages in answers {
            socket.next().await.unwrap().unwrap();
            for message in messages {
                socket.send(Message::text(message.to_string())).await.unwrap();
            }
        }
    }

    #[tokio::test]
    async fn an_answer_that_comes_before_a_page_is_heard() {
        let (here, there) = duplex(1 << 16);
        let happened = |number: u32| json!({ "number": number, "what": "said" });
        let standing = |seat: Value, since: Vec<Value>, from: u32| json!({ "type": "standing", "looking_as": seat, "number": 2, "since": since, "after": 0, "from": from });
        let answered =
            |id: u32| json!({ "type": "answered", "id": id, "answer": { "type": "done" } });
        let first = standing(Value::Null, vec![happened(1), happened(2)], 1);
        let looks = vec![standing(json!(1), vec![happened(2)], 2), answered(1)];
        let page = json!({ "type": "history", "happenings": [happened(1)] });
        let guest = async {
            let line = Line::over(here, "ws://here/", "token").await.unwrap();
            let mut guest = Guest::on(line).await.unwrap();
            let answer = guest.ask(json!({ "type": "look", "seat": 1 })).await.unwrap();
            assert_eq!(answer["type"], "done");
            assert_eq!(guest.history.keys().copied().collect::<Vec<_>>(), [1, 2]);
        };
        tokio::join!(serve(there, first, [looks, vec![page, answered(2)]]), guest);
    }
}
