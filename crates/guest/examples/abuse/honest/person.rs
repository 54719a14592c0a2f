//! Somebody at a table, who reconnects now and then and remembers what they were told.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use guest::{Door, Guest, Lost};
use serde_json::{Value, json};

use super::notes::Shared;

pub struct Person {
    pub seat: u8,
    pub token: String,
    guest: Option<Guest>,
    /// All they were ever told at this table.
    history: BTreeMap<u32, String>,
}

impl Person {
    pub fn new(seat: u8, token: String) -> Person {
        Person { seat, token, guest: None, history: BTreeMap::new() }
    }

    fn number(&self) -> u32 {
        self.history.last_key_value().map_or(0, |(number, _)| *number)
    }

    /// Who is there; a person without a connection was cut off.
    pub fn guest(&mut self) -> Result<&mut Guest, Lost> {
        self.guest.as_mut().ok_or_else(|| Lost::Cut("not there".to_owned()))
    }

    /// Leaves, and remembers what they were told.
    pub fn leave(&mut self) {
        if let Some(guest) = self.guest.take() {
            self.history.extend(guest.history);
        }
    }

    /// Comes (again), and checks that nothing is left out of what happened meanwhile.
    pub async fn join(&mut self, door: &Door, code: &str, notes: &Shared) -> Result<(), Lost> {
        self.leave();
        let before = self.number();
        let asked = Instant::now();
        let guest = door.join(&self.token, code, before).await?;
        notes.borrow_mut().latencies.add("join", asked);
        let told: Vec<u32> = guest.history.keys().copied().collect();
        if told != (before + 1..=guest.number).collect::<Vec<_>>() {
            let gap = format!("table {code}: after {before} came {told:?}");
            notes.borrow_mut().lost.push(gap);
        }
        if before > 0 {
            notes.borrow_mut().reconnected += 1;
        }
        self.guest = Some(guest);
        Ok(())
    }

    /// Takes in what has come, and waits so long for the first of it.
    pub async fn listen(&mut self, patience: Duration) -> Result<(), Lost> {
        let guest = self.guest()?;
        let mut patience = patience;
        while guest.next_within(patience).await?.is_some() {
            patience = Duration::ZERO;
        }
        guest.heard.clear();
        Ok(())
    }

    /// Acts. Returns the answer and, where it is done, the number under which it happened.
    pub async fn act(
        &mut self,
        choice: usize,
        notes: &Shared,
    ) -> Result<(Value, Option<u32>), Lost> {
        let seat = self.seat;
        let guest = self.guest()?;
        let Some(action) = guest.action(seat, choice) else { return Ok((Value::Null, None)) };
        let before = guest.number;
        let asked = Instant::now();
        let answer = guest.ask(action).await?;
        notes.borrow_mut().latencies.add("act, until answered", asked);
        let done = answer["type"] == "done";
        let mut told = guest.history.range(before + 1..).rev().filter(|_| done);
        let number = told.find(|(_, text)| is_by(text, seat)).map(|(number, _)| *number);
        Ok((answer, number))
    }

    pub async fn talk(&mut self, notes: &Shared) -> Result<Value, Lost> {
        let say = json!({ "type": "say", "seat": self.seat, "say": { "text": "Well played." } });
        let asked = Instant::now();
        let answer = self.guest()?.ask(say).await?;
        notes.borrow_mut().latencies.add("talk, until answered", asked);
        Ok(answer)
    }
}

/// Whether a person at this seat did this.
pub fn is_by(happening: &str, seat: u8) -> bool {
    let told: Value = serde_json::from_str(happening).unwrap_or_default();
    let acted = told["what"] == "acted" || told["what"] == "sealed";
    acted && told["house"] == false && told["seat"] == seat
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_person_does_is_theirs() {
        let by = |seat, house| format!(r#"{{"what":"acted","seat":{seat},"house":{house}}}"#);
        assert!(is_by(&by(1, false), 1));
        assert!(!is_by(&by(1, false), 0) && !is_by(&by(1, true), 1));
        assert!(!is_by(r#"{"what":"said","seat":1}"#, 1) && !is_by("", 1));
    }
}
