//! How often each clause applies, and what the house's rulings decide.

use super::{Dealt, Marks, Ruled, Ruling, Shows};
use crate::Share;

/// More than this share of the games is too much for a ruling to decide.
const TOO_MUCH: f64 = 0.05;

/// A clause and how often something is told by it.
#[derive(Clone, PartialEq, Debug)]
pub struct Fired {
    pub clause: u8,
    pub per_game: f64,
    /// The share of the games in which it is, at least once.
    pub games: Share,
}

/// What a ruling did.
#[derive(Clone, PartialEq, Debug)]
pub struct RulingSeen {
    pub ruling: Ruling,
    pub applied: Fired,
    /// The share of the games that it decided.
    pub decided: Share,
}

/// What the games between equals showed of the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Clauses {
    pub fired: Vec<Fired>,
    /// Clauses by which something could have been told, and nothing was.
    pub silent: Vec<u8>,
    pub rulings: Vec<RulingSeen>,
    /// The share of the games that any ruling decided.
    pub decided: Share,
}

/// A ruling that decides too much, and whether that is more than a guess.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct TooMuch {
    pub clause: u8,
    pub is_sure: bool,
}

impl Clauses {
    /// `own_deck`: the cards are somebody's own, so nothing on them is a ruling of the house.
    pub fn of<G: Ruled>(dealt: &[Dealt], own_deck: bool) -> Clauses {
        let alike = dealt.iter().filter(|it| !it.is_mixed());
        let marks: Vec<&Marks> = alike.flat_map(|it| &it.games).map(|it| &it.marks).collect();
        let rulings = G::RULINGS.iter().filter(|it| !(own_deck && it.is_of_the_deck));
        let seen = |ruling: &Ruling| RulingSeen {
            ruling: *ruling,
            applied: fired(&marks, ruling.clause, |marks| &marks.rulings),
            decided: part(&marks, |it| it.decided.contains(&ruling.clause)),
        };
        let rulings: Vec<_> = rulings.map(seen).collect();
        let counts = |clause: &u8| rulings.iter().any(|it| it.ruling.clause == *clause);
        let told = |&clause: &u8| fired(&marks, clause, |marks| &marks.clauses);
        let (silent, fired): (Vec<_>, Vec<_>) =
            G::TOLD.iter().map(told).partition(|it| it.per_game == 0.0);
        Clauses {
            fired,
            silent: silent.iter().map(|it| it.clause).collect(),
            decided: part(&marks, |it| it.decided.iter().any(counts)),
            rulings,
        }
    }

    /// Rulings that decide more of the games than they should.
    pub fn too_much(&self) -> Vec<TooMuch> {
        let decisive = self.rulings.iter().filter(|it| it.ruling.shows == Shows::Decides);
        decisive
            .filter(|it| it.decided.mean > TOO_MUCH)
            .map(|it| TooMuch { clause: it.ruling.clause, is_sure: it.decided.least > TOO_MUCH })
            .collect()
    }
}

type Counts = std::collections::BTreeMap<u8, u32>;

fn fired(marks: &[&Marks], clause: u8, counts: fn(&Marks) -> &Counts) -> Fired {
    let of = |marks: &Marks| counts(marks).get(&clause).copied().unwrap_or(0);
    let total: f64 = marks.iter().map(|it| f64::from(of(it))).sum();
    Fired {
        clause,
        per_game: total / marks.len().max(1) as f64,
        games: part(marks, |it| of(it) > 0),
    }
}

/// In how many of the games that is so.
fn part(marks: &[&Marks], is: impl Fn(&Marks) -> bool) -> Share {
    Share::of(&marks.iter().map(|it| f64::from(u8::from(is(it)))).collect::<Vec<_>>())
}
