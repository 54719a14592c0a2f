//! A game that three people play, who know what they were answered.

use std::collections::BTreeSet;
use std::time::Duration;

use guest::{Door, Guest, Lost};
use serde_json::{Value, json};

const SEATS: u8 = 3;

pub struct Game {
    door: Door,
    code: String,
    tokens: Vec<String>,
    guests: Vec<Guest>,
    /// The numbers of all actions that were acknowledged, or found where it was not known.
    done: BTreeSet<u32>,
    /// An action that was refused: the last number before it, whose it was, why.
    refused: Option<(u32, u8, String)>,
    choice: usize,
}

impl Game {
    pub async fn begin(door: &Door) -> Game {
        let mut tokens = Vec::new();
        for name in ["Ada", "Bo", "Cy"] {
            tokens.push(door.person(name).await.unwrap());
        }
        let set_up = json!({ "game": "get-lucky", "seats": SEATS });
        let code = door.table(&tokens[0], &set_up).await.unwrap();
        let mut guests = Vec::new();
        for (seat, token) in (0..).zip(&tokens) {
            let mut guest = door.join(token, &code, 0).await.unwrap();
            guest.sit(seat).await.unwrap();
            guests.push(guest);
        }
        let answer = guests[0].ask(json!({ "type": "start" })).await.unwrap();
        assert_eq!(answer["type"], "done", "{answer}");
        let done = BTreeSet::new();
        Game { door: door.clone(), code, tokens, guests, done, refused: None, choice: 1 }
    }

    pub fn is_over(&self) -> bool {
        self.guests.iter().any(Guest::is_over)
    }

    /// Somebody acts, or is told by a code why not; then everybody is let go.
    pub async fn act(&mut self) -> Result<(), String> {
        let number = self.guests.iter().map(|it| it.number).max().unwrap();
        for guest in &mut self.guests {
            guest.until(number).await.unwrap();
        }
        self.choice = (self.choice * 7 + 3) % 1009;
        let at = self.guests.iter().position(Guest::may_act).expect("somebody may act");
        let mut answer = self.acted(at).await;
        while answer["code"] == "too_often" {
            tokio::time::sleep(Duration::from_millis(100)).await;
            answer = self.acted(at).await;
        }
        if answer["type"] == "done" {
            let number = self.guests[at].number;
            assert!(is_by(&self.guests[at].history[&number], at as u8), "{number}");
            assert!(self.done.insert(number), "{number} twice");
            return Ok(());
        }
        assert!(answer["why"].as_str().is_some_and(|why| !why.is_empty()), "{answer}");
        for guest in &mut self.guests {
            assert!(guest.is_cut().await, "everybody comes back to what is kept");
            assert_eq!(guest.number, number, "nobody was told of it");
        }
        let code = answer["code"].as_str().unwrap_or_default().to_owned();
        self.refused = Some((number, at as u8, code.clone()));
        Err(code)
    }

    async fn acted(&mut self, at: usize) -> Value {
        self.guests[at].act(at as u8, self.choice).await.expect("an answer in time")
    }

    /// Everybody joins again, and finds what they were told.
    pub async fn come_back(&mut self) {
        let refused = self.refused.take();
        for at in 0..self.guests.len() {
            let before = self.guests[at].number;
            let back = self.door.join(&self.tokens[at], &self.code, before).await.unwrap();
            if let Some((last, seat, code)) = &refused {
                let news = back.history.values().filter(|it| is_by(it, *seat)).count();
                let most = usize::from(code == "unsure");
                assert!(back.number as usize == before as usize + news && news <= most, "{code}");
                self.done.extend((news > 0).then_some(last + 1));
            }
            self.guests[at] = back;
        }
    }

    /// Somebody who has not been there yet finds all that was acknowledged, once.
    pub async fn can_be_read(&self) {
        let sign = self.door.http(&format!("GET /api/tables/{}", self.code), "", "").await;
        assert_eq!(sign.unwrap().status, 200);
        let watcher = self.door.join("", &self.code, 0).await.unwrap();
        let acted = watcher.history.iter().filter(|(_, it)| (0..SEATS).any(|seat| is_by(it, seat)));
        let acted: BTreeSet<u32> = acted.map(|(number, _)| *number).collect();
        let unknown: Vec<&u32> = acted.difference(&self.done).collect();
        let most = self.refused.as_ref().is_some_and(|(.., code)| code == "unsure");
        assert!(self.done.is_subset(&acted) && unknown.len() <= usize::from(most), "{unknown:?}");
    }

    /// Whoever comes while nothing can be read is told so, in time.
    pub async fn cannot_be_joined(&self) {
        let join = self.door.join(&self.tokens[0], &self.code, 0).await.err();
        assert!(matches!(&join, Some(Lost::Wrong(why)) if why.contains("503")), "{join:?}");
    }

    pub async fn settle(self) {
        self.can_be_read().await;
        let record = self.door.http(&format!("GET /api/tables/{}/record", self.code), "", "").await;
        assert_eq!(record.unwrap().status, 200, "what is over has a record");
    }
}

/// Whether the person at this seat did this.
fn is_by(happening: &str, seat: u8) -> bool {
    let happening: Value = serde_json::from_str(happening).unwrap();
    happening["what"] == "acted" && happening["house"] == false && happening["seat"] == seat
}
