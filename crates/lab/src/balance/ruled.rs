//! What the house has ruled where the printed rules are open, and how that shows in a game.

use std::collections::{BTreeMap, BTreeSet};

use game::SightOf;
use serde::{Deserialize, Serialize};
use words::Spoken;

use crate::Played;

/// A clause that is the house's own, in whole or in part.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Ruling {
    pub clause: u8,
    pub shows: Shows,
    /// A deck file of somebody's own takes its place.
    pub is_of_the_deck: bool,
}

/// How it can be seen that a ruling made a difference.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Shows {
    /// It can be told for each game whether the ruling decided it.
    Decides,
    /// It can be told how often it applies, not what would have come of the game without it.
    Applies,
    /// Nothing in a game shows it.
    Never,
}

impl Ruling {
    pub const fn new(clause: u8, shows: Shows) -> Ruling {
        Ruling { clause, shows, is_of_the_deck: false }
    }

    #[must_use]
    pub const fn of_the_deck(self) -> Ruling {
        Ruling { is_of_the_deck: true, ..self }
    }
}

/// What a game showed of the rules, by the number of the clause.
#[derive(Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Marks {
    /// Events that are told by it.
    pub clauses: BTreeMap<u8, u32>,
    /// How often what the house ruled there applied.
    pub rulings: BTreeMap<u8, u32>,
    /// Rulings that decided the game.
    pub decided: BTreeSet<u8>,
}

impl Marks {
    /// The log tells something by this clause: `LT-13`.
    pub fn told(&mut self, clause: &str) {
        let number = clause.rsplit('-').next().and_then(|number| number.parse().ok());
        *self.clauses.entry(number.unwrap_or_default()).or_default() += 1;
    }

    pub fn applied(&mut self, clause: u8) {
        *self.rulings.entry(clause).or_default() += 1;
    }

    /// It applied, and that decided the game.
    pub fn decided(&mut self, clause: u8) {
        self.applied(clause);
        self.decided.insert(clause);
    }
}

/// A game in which it can be seen what its clauses and the house's rulings do.
pub trait Ruled: Spoken {
    /// The clauses by which an event can be told, in order.
    const TOLD: &'static [u8];
    const RULINGS: &'static [Ruling];
    /// What a game is counted in beside decisions: the clause whose events are counted, and what they are
    /// called.
    const STAGES: (u8, &'static str);

    /// What has to be remembered of a game.
    type Trace: Default;

    /// A seat is about to choose one of these.
    fn choice(
        trace: &mut Self::Trace,
        view: &Self::View,
        legal: &[Self::Action],
        marks: &mut Marks,
    );
    /// Something has happened, as everybody is told of it.
    fn event(trace: &mut Self::Trace, sight: &SightOf<Self>, marks: &mut Marks);
    /// The game is over.
    fn end(_trace: &Self::Trace, _played: &Played, _marks: &mut Marks) {}
}
