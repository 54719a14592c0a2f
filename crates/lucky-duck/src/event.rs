//! What happened, and who is told of it.

use game::{Eye, Knowledge, Masked, Seat, Whole};
use serde::{Deserialize, Serialize};

use crate::{ByTrait, Card, Completes, Hands, Ring, Trait, Traits};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[serde(bound(serialize = "K: game::Told"))]
#[serde(bound(deserialize = "K: game::Told"))]
pub enum Event<K: Knowledge> {
    /// LD-4
    Dealt { hands: Hands, aside: Completes },
    /// A pile was shuffled, top first (LD-5, LD-9). None of it is face up.
    Shuffled { pile: Trait, singles: Ring<K> },
    /// These piles turned up a new single; now these are shown, and name this complete (LD-6).
    Revealed { turned: Traits, shown: ByTrait<Card>, complete: Card },
    /// Nobody has the complete (LD-8), so many times in a row.
    Missed { complete: Card, in_a_row: u8 },
    /// The piles would repeat themselves, and are all to be shuffled (LD-9).
    Gathered {},
    /// The seat had the complete and has so many left. If any, it is to choose (LD-7).
    Discarded { seat: Seat, complete: Card, left: u8 },
    /// The seat chose which singles stay; the others go under their piles (LD-7).
    Kept { seat: Seat, singles: Traits },
    /// The game is over (LD-7).
    Won { seat: Seat },
}

impl Event<Whole> {
    pub(crate) fn told(&self, eye: Eye) -> Event<Masked> {
        match *self {
            Event::Dealt { hands, aside } => Event::Dealt { hands, aside },
            Event::Shuffled { pile, singles } => {
                Event::Shuffled { pile, singles: singles.masked(eye, 0, 0) }
            }
            Event::Revealed { turned, shown, complete } => {
                Event::Revealed { turned, shown, complete }
            }
            Event::Missed { complete, in_a_row } => Event::Missed { complete, in_a_row },
            Event::Gathered {} => Event::Gathered {},
            Event::Discarded { seat, complete, left } => Event::Discarded { seat, complete, left },
            Event::Kept { seat, singles } => Event::Kept { seat, singles },
            Event::Won { seat } => Event::Won { seat },
        }
    }
}
