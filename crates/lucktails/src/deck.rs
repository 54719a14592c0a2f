//! What a deck file may change: what a bait is worth, LT-3.

use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

use serde::{Deserialize, Serialize};

/// The most steps a bait table has.
pub const MOST_STEPS: usize = 8;

/// The highest bait any table allows, LT-4, and the highest worth.
const HIGHEST: u32 = 99;

/// Stands behind the last step: no bait comes so far.
const NEVER: u8 = u8::MAX;

/// One line of the bait table: from this bait on, taking it is worth so many points.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BaitStep {
    pub from: u32,
    pub worth: u32,
}

/// A checked bait table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Deck {
    from: [u8; MOST_STEPS],
    worth: [u8; MOST_STEPS],
}

impl Deck {
    /// Checks every step and names all that is wrong.
    pub fn new(steps: &[BaitStep]) -> Result<Deck, Vec<DeckFault>> {
        let faults = faults(steps);
        if faults.is_empty() { Ok(Deck::laid_out(steps)) } else { Err(faults) }
    }

    pub fn steps(&self) -> impl Iterator<Item = BaitStep> {
        let steps = self.from.iter().zip(&self.worth).take_while(|(from, _)| **from != NEVER);
        steps.map(|(&from, &worth)| BaitStep { from: from.into(), worth: worth.into() })
    }

    /// What taking this bait scores. A bait of 0 cannot be taken and is worth 0.
    #[inline]
    pub fn worth(&self, bait: u8) -> u32 {
        let reached = self.from.iter().map(|&from| u8::from(from <= bait)).sum::<u8>();
        if reached == 0 { 0 } else { self.worth[usize::from(reached - 1)].into() }
    }

    fn laid_out(steps: &[BaitStep]) -> Deck {
        let mut deck = Deck { from: [NEVER; MOST_STEPS], worth: [0; MOST_STEPS] };
        for (at, step) in steps.iter().enumerate() {
            (deck.from[at], deck.worth[at]) = (step.from as u8, step.worth as u8);
        }
        deck
    }
}

/// The printed table as far as it is printed; the last two steps are the house's.
impl Default for Deck {
    fn default() -> Deck {
        let step = |(from, worth)| BaitStep { from, worth };
        Deck::laid_out(&[(1, 1), (3, 2), (6, 3), (10, 4)].map(step))
    }
}

/// What is wrong with a bait table. Entries are counted from 0.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum DeckFault {
    /// There is no step at all.
    NoSteps,
    /// This entry and those behind it are too many.
    TooManySteps { entry: usize },
    /// The first step must begin at 1.
    NotFromOne,
    /// This step does not begin above the one before it.
    NotRising { entry: usize },
    /// This step begins above 99.
    FromTooHigh { entry: usize },
    /// This step is worth more than 99.
    WorthTooHigh { entry: usize },
}

impl DeckFault {
    /// Which entry is wrong.
    pub const fn entry(self) -> Option<usize> {
        match self {
            DeckFault::NoSteps => None,
            DeckFault::NotFromOne => Some(0),
            DeckFault::TooManySteps { entry }
            | DeckFault::NotRising { entry }
            | DeckFault::FromTooHigh { entry }
            | DeckFault::WorthTooHigh { entry } => Some(entry),
        }
    }
}

impl Display for DeckFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DeckFault::NoSteps => "the bait table needs at least one step",
            DeckFault::TooManySteps { .. } => "the bait table has at most 8 steps",
            DeckFault::NotFromOne => "the first step must be from bait 1",
            DeckFault::NotRising { .. } => "a step must be from a higher bait than the one before",
            DeckFault::FromTooHigh { .. } => "no bait goes above 99",
            DeckFault::WorthTooHigh { .. } => "a bait is worth at most 99 points",
        })
    }
}

impl core::error::Error for DeckFault {}

fn faults(steps: &[BaitStep]) -> Vec<DeckFault> {
    let mut faults = Vec::new();
    if steps.is_empty() {
        faults.push(DeckFault::NoSteps);
    }
    for (entry, step) in steps.iter().enumerate() {
        let before = entry.checked_sub(1).map(|before| steps[before].from);
        let checks = [
            (before.is_none() && step.from != 1, DeckFault::NotFromOne),
            (before.is_some_and(|it| it >= step.from), DeckFault::NotRising { entry }),
            (step.from > HIGHEST, DeckFault::FromTooHigh { entry }),
            (step.worth > HIGHEST, DeckFault::WorthTooHigh { entry }),
            (entry == MOST_STEPS, DeckFault::TooManySteps { entry }),
        ];
        faults.extend(checks.into_iter().filter(|(wrong, _)| *wrong).map(|(_, fault)| fault));
    }
    faults
}
