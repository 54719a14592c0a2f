//! What honest people have noted: how long they waited, what was acknowledged, what went wrong.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use guest::{Door, Lost};

use crate::latency::Latencies;

/// All of them write into the same notes.
pub type Shared = Rc<RefCell<Notes>>;

#[derive(Default)]
pub struct Notes {
    pub latencies: Latencies,
    pub reconnected: u64,
    /// What was told before and was not there after a reconnect, in words.
    pub lost: Vec<String>,
    /// Why somebody was refused or disconnected, and how often.
    pub hindered: BTreeMap<String, u64>,
    /// Tables they have been at.
    pub kept: Vec<Kept>,
}

/// A table, and what must be in its journal.
pub struct Kept {
    pub code: String,
    /// Whose it is.
    pub token: String,
    pub door: Door,
    /// The seat that acted, by the number of what happened.
    pub acknowledged: BTreeMap<u32, u8>,
}

impl Notes {
    /// Another table. Returns its place among them.
    pub fn note_table(&mut self, table: Kept) -> usize {
        self.kept.push(table);
        self.kept.len() - 1
    }

    /// An action at this table was done; it must have been told under some number before that.
    pub fn acknowledged(&mut self, table: usize, number: Option<u32>, seat: u8) {
        let kept = &mut self.kept[table];
        let again = number.map(|number| kept.acknowledged.insert(number, seat));
        if again != Some(None) {
            self.lost.push(format!("table {}: done and not told, after {number:?}", kept.code));
        }
    }

    /// How many actions were acknowledged.
    pub fn actions(&self) -> usize {
        self.kept.iter().map(|it| it.acknowledged.len()).sum()
    }

    pub fn hindered(&mut self, why: &Lost) {
        self.refused(&why.to_string());
    }

    pub fn refused(&mut self, why: &str) {
        let why: String = why.chars().take(100).collect();
        *self.hindered.entry(why).or_default() += 1;
    }
}
