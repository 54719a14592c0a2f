//! A table of honest people: they act when they may, and do now and then what people do besides.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use guest::{Door, Lost};
use serde_json::{Value, json};
use tokio::time::sleep;

use super::notes::{Kept, Shared};
use super::person::Person;
use crate::rng::Rng;

/// Lucky Bastard played at random has no end.
const MOST_ACTIONS: u32 = 120;
/// How long people think: between this and twice as long.
const THINKING: u32 = 100;
/// So long it is waited for a move of the house before it is looked again who may act.
const GLANCE: Duration = Duration::from_millis(200);
/// How often somebody tries to come back before the table is given up.
const RETURNS: u32 = 5;

pub struct Table<'a> {
    door: &'a Door,
    code: String,
    people: Vec<Person>,
    notes: &'a Shared,
    /// Which of the noted tables this is.
    place: usize,
}

impl<'a> Table<'a> {
    pub fn new(door: &'a Door, code: String, tokens: &[String], notes: &'a Shared) -> Table<'a> {
        let people = (0..).zip(tokens).map(|(seat, token)| Person::new(seat, token.clone()));
        let place = notes.borrow_mut().note_table(Kept {
            code: code.clone(),
            token: tokens[0].clone(),
            door: door.clone(),
            acknowledged: BTreeMap::new(),
        });
        Table { door, code, people: people.collect(), notes, place }
    }

    /// Plays to the end of the game, or as long as there is time. Who is disconnected comes back.
    pub async fn play(&mut self, until: Instant, rng: &mut Rng) -> Result<(), Lost> {
        self.gather().await?;
        for _ in 0..MOST_ACTIONS {
            if Instant::now() >= until {
                return Ok(());
            }
            if self.is_over()? {
                return self.fetch_record().await;
            }
            if let Err(lost) = self.turn(rng).await {
                self.notes.borrow_mut().hindered(&lost);
                self.come_back().await?;
            }
            sleep(Duration::from_millis((THINKING + rng.below(THINKING)).into())).await;
        }
        Ok(())
    }

    async fn gather(&mut self) -> Result<(), Lost> {
        for person in &mut self.people {
            person.join(self.door, &self.code, self.notes).await?;
            let asked = Instant::now();
            let seat = person.seat;
            person.guest()?.sit(seat).await?;
            self.notes.borrow_mut().latencies.add("sit down", asked);
        }
        let asked = Instant::now();
        let answer = self.people[0].guest()?.ask(json!({ "type": "start" })).await?;
        self.notes.borrow_mut().latencies.add("start", asked);
        self.note_refusal(&answer);
        Ok(())
    }

    fn is_over(&mut self) -> Result<bool, Lost> {
        Ok(self.people[0].guest()?.is_over())
    }

    /// Somebody acts, and now and then somebody does something else.
    async fn turn(&mut self, rng: &mut Rng) -> Result<(), Lost> {
        for person in &mut self.people {
            person.listen(Duration::ZERO).await?;
        }
        let chosen = rng.below(self.people.len() as u32) as usize;
        match rng.below(40) {
            0 => self.people[chosen].join(self.door, &self.code, self.notes).await?,
            1 => self.look_at("the sign of a table", &format!("/api/tables/{}", self.code)).await?,
            2 => self.look_at("the list of tables", "/api/tables").await?,
            3 => self.look_at("the page", "/").await?,
            4 => {
                let answer = self.people[chosen].talk(self.notes).await?;
                self.note_refusal(&answer);
            }
            _ => {}
        }
        self.act(chosen, rng).await
    }

    /// The first who may, from somebody on.
    async fn act(&mut self, first: usize, rng: &mut Rng) -> Result<(), Lost> {
        let Some(at) = self.who_may_act(first)? else {
            return self.people[first].listen(GLANCE).await;
        };
        let asked = Instant::now();
        let person = &mut self.people[at];
        let (answer, number) = person.act(rng.below(1 << 16) as usize, self.notes).await?;
        let (now, seat) = (person.guest()?.number, person.seat);
        self.note_refusal(&answer);
        if answer["type"] != "done" {
            return Ok(());
        }
        self.notes.borrow_mut().acknowledged(self.place, number, seat);
        for other in &mut self.people {
            other.guest()?.until(now).await?;
        }
        self.notes.borrow_mut().latencies.add("act, until all are told", asked);
        Ok(())
    }

    fn who_may_act(&mut self, first: usize) -> Result<Option<usize>, Lost> {
        let people = self.people.len();
        for at in (first..first + people).map(|at| at % people) {
            if self.people[at].guest()?.may_act() {
                return Ok(Some(at));
            }
        }
        Ok(None)
    }

    /// To come too late is part of the game; any other refusal of a legal action is not.
    fn note_refusal(&self, answer: &Value) {
        if answer["type"] == "refused" {
            self.notes.borrow_mut().refused(&format!("refused: {}", answer["code"]));
        }
    }

    /// Asks for something over HTTP.
    async fn look_at(&mut self, what: &'static str, path: &str) -> Result<(), Lost> {
        let asked = Instant::now();
        let token = &self.people[0].token;
        let answer = self.door.http(&format!("GET {path}"), token, "").await?;
        let mut notes = self.notes.borrow_mut();
        notes.latencies.add(what, asked);
        if answer.status != 200 {
            notes.refused(&format!("{what}: {}", answer.status));
        }
        Ok(())
    }

    async fn fetch_record(&mut self) -> Result<(), Lost> {
        self.look_at("a record", &format!("/api/tables/{}/record", self.code)).await
    }

    /// Everybody comes again.
    async fn come_back(&mut self) -> Result<(), Lost> {
        for person in &mut self.people {
            let mut tries = 1;
            while let Err(lost) = person.join(self.door, &self.code, self.notes).await {
                if tries == RETURNS {
                    return Err(lost);
                }
                tries += 1;
                sleep(Duration::from_millis(300)).await;
            }
        }
        Ok(())
    }
}
