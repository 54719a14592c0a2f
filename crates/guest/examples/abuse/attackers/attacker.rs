//! Somebody who attacks: an address, a name, and notes of what was answered.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::rc::Rc;

use guest::{Door, Lost};
use serde_json::Value;

use super::targets::Targets;
use crate::rng::Rng;

/// How often an attack was made, and how often what was answered.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub strikes: u64,
    pub answers: BTreeMap<String, u64>,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        self.strikes += other.strikes;
        for (answer, count) in &other.answers {
            *self.answers.entry(answer.clone()).or_default() += count;
        }
    }

    pub fn answered(&self, answer: &str) -> u64 {
        self.answers.get(answer).copied().unwrap_or(0)
    }
}

pub struct Attacker {
    pub door: Door,
    pub from: IpAddr,
    pub tally: Rc<RefCell<Tally>>,
    pub targets: Rc<Targets>,
    pub rng: RefCell<Rng>,
    /// Goes up by one at each use, to try one thing after the other.
    turn: Cell<usize>,
    token: RefCell<String>,
    /// A table that this attacker has made.
    pub table: RefCell<String>,
}

impl Attacker {
    /// Attackers of one kind come from one network of their own.
    pub fn new(door: &Door, kind: u8, n: u8, targets: Rc<Targets>) -> Attacker {
        let from = Ipv4Addr::new(127, 0, 2 + kind, 1 + n).into();
        Attacker {
            door: door.coming_from(from),
            from,
            tally: Rc::default(),
            targets,
            rng: RefCell::new(Rng::new(u64::from(kind) << 8 | u64::from(n))),
            turn: Cell::new(usize::from(n)),
            token: RefCell::default(),
            table: RefCell::default(),
        }
    }

    pub fn answered(&self, what: impl Into<String>) {
        self.answered_often(what, 1);
    }

    pub fn answered_often(&self, what: impl Into<String>, times: usize) {
        if times > 0 {
            *self.tally.borrow_mut().answers.entry(what.into()).or_default() += times as u64;
        }
    }

    /// The next of these.
    pub fn next_of<'a, T>(&self, all: &'a [T]) -> &'a T {
        &all[self.turn.replace(self.turn.get() + 1) % all.len()]
    }

    pub fn turn(&self) -> usize {
        self.turn.replace(self.turn.get() + 1)
    }

    /// The token of this attacker, who says a name first where that was not done.
    pub async fn token(&self) -> Result<String, Lost> {
        if self.token.borrow().is_empty() {
            let token = self.door.person("Mallory").await?;
            self.token.replace(token);
        }
        Ok(self.token.borrow().clone())
    }

    /// Asks, and notes the answer.
    pub async fn asks(&self, request: &str, body: &str) -> Result<(u16, Value), Lost> {
        let token = self.token().await?;
        let answer = self.door.http(request, &token, body).await?;
        self.answered(format!("HTTP {}", answer.status));
        Ok((answer.status, answer.body))
    }

    /// A table of this attacker's with this set-up, made once.
    pub async fn own_table(&self, set_up: &Value) -> Result<String, Lost> {
        if self.table.borrow().is_empty() {
            let token = self.token().await?;
            let code = self.door.table(&token, set_up).await?;
            self.table.replace(code);
        }
        Ok(self.table.borrow().clone())
    }
}
