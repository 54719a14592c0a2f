//! People at one table, who read no more of what they are told than they need to act.

use std::time::{Duration, Instant};

use guest::{Door, Line, Lost};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;

/// A game and its seats.
pub type Kind = (&'static str, u8);

/// What is read of a message.
#[derive(Deserialize)]
struct Told<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    happening: Option<Numbered>,
    number: Option<u32>,
    #[serde(borrow)]
    legal: Option<&'a RawValue>,
    moment: Option<u32>,
    stage: Option<&'a str>,
    #[serde(borrow)]
    answer: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Numbered {
    number: u32,
}

pub struct Seat {
    pub line: Line,
    number: u32,
    moment: u32,
    /// What may be done, as it was told.
    legal: String,
    over: bool,
    asked: u32,
    answered: Option<String>,
}

impl Seat {
    /// Takes in one message.
    async fn next(&mut self) -> Result<(), Lost> {
        let text = self.line.next().await?;
        let told: Told = serde_json::from_str(&text)?;
        if told.kind == "answered" {
            self.answered = told.answer.map(|it| it.get().to_owned());
            return Ok(());
        }
        self.number = told.happening.map(|it| it.number).or(told.number).unwrap_or(self.number);
        self.moment = told.moment.unwrap_or(self.moment);
        self.over = told.stage == Some("over");
        self.legal.clear();
        self.legal.push_str(told.legal.map_or("[]", RawValue::get));
        Ok(())
    }

    async fn until(&mut self, number: u32) -> Result<(), Lost> {
        while self.number < number {
            self.next().await?;
        }
        Ok(())
    }

    async fn say(&mut self, ask: &str) -> Result<(), Lost> {
        self.asked += 1;
        self.line.send(format!("{{\"id\":{},\"ask\":{ask}}}", self.asked)).await
    }

    /// Whether the answer was `done`, when it has come.
    async fn done(&mut self) -> Result<bool, Lost> {
        loop {
            if let Some(answer) = self.answered.take() {
                return Ok(answer.contains("\"done\""));
            }
            self.next().await?;
        }
    }

    async fn ask(&mut self, ask: &str) -> Result<(), Lost> {
        self.say(ask).await?;
        let done = self.done().await?;
        if done { Ok(()) } else { Err(Lost::Wrong(format!("refused: {ask}"))) }
    }
}

pub struct Party {
    pub code: String,
    pub seats: Vec<Seat>,
    choice: usize,
}

impl Party {
    /// A new table with everybody at it, and its game begun.
    pub async fn open(door: &Door, kind: Kind, tokens: &[String]) -> Result<Party, Lost> {
        let set_up = json!({ "game": kind.0, "seats": kind.1 });
        let code = door.table(&tokens[0], &set_up).await?;
        let mut seats = Vec::new();
        for (seat, token) in (0..kind.1).zip(tokens) {
            let line = door.line(token, &code, 0).await?;
            let legal = String::new();
            let mut new =
                Seat { line, number: 0, moment: 0, legal, over: false, asked: 0, answered: None };
            new.ask(&json!({ "type": "sit", "seat": seat, "share": "abc" }).to_string()).await?;
            seats.push(new);
        }
        seats[0].ask(r#"{"type":"start"}"#).await?;
        let mut party = Party { code, seats, choice: 1 };
        party.all_hear(u32::from(kind.1) + 1).await?;
        Ok(party)
    }

    async fn all_hear(&mut self, number: u32) -> Result<(), Lost> {
        for seat in &mut self.seats {
            seat.until(number).await?;
        }
        Ok(())
    }

    /// Somebody acts. Returns how long it took until the last seat was told, or nothing when the
    /// game is over.
    pub async fn act(&mut self) -> Result<Option<Duration>, Lost> {
        let Some(at) = self.seats.iter().position(|it| it.legal != "[]") else { return Ok(None) };
        if self.seats[at].over {
            return Ok(None);
        }
        self.choice = (self.choice * 7 + 3) % 1009;
        let actor = &mut self.seats[at];
        let legal: Vec<&RawValue> = serde_json::from_str(&actor.legal)?;
        let action = legal[self.choice % legal.len()];
        let moment = actor.moment;
        let ask =
            format!("{{\"type\":\"act\",\"seat\":{at},\"moment\":{moment},\"action\":{action}}}");
        let next = actor.number + 1;
        let start = Instant::now();
        actor.say(&ask).await?;
        self.all_hear(next).await?;
        let took = start.elapsed();
        let done = self.seats[at].done().await?;
        if done { Ok(Some(took)) } else { Err(Lost::Wrong(format!("refused: {ask}"))) }
    }
}
