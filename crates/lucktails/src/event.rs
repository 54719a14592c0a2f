//! What happens at the table.

use game::{Knowledge, Masked, Seat};
use serde::{Deserialize, Serialize};

use crate::{Card, Layout, Place};

/// What happened. `next` is whose turn it is then; only opting out can leave nobody, LT-16.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[serde(bound(serialize = "K: game::Told, K::Of<Card>: Serialize"))]
#[serde(bound(
    deserialize = "K: game::Told, K::Of<Card>: Deserialize<'de>, Layout<K>: Deserialize<'de>"
))]
pub enum Event<K: Knowledge> {
    /// A round begins, or begins anew after a slip. LT-6, LT-7
    Dealt {
        round: u32,
        first: Seat,
        #[serde(flatten)]
        cards: Layout<K>,
    },
    /// LT-9 to LT-11
    Baited { seat: Seat, to: u8, bonus: Option<Place>, next: Seat },
    /// The seat scored `points` for this bait and turned its card up for nothing. LT-12
    Took { seat: Seat, bait: u8, points: u32, card: Card, total: u32, next: Seat },
    /// The seat scored `bonus` points that lay on the card it took, then `points` for the card it
    /// turned up. For the Lucktails card `total` is where it was lifted to. LT-13, LT-14
    OptedOut {
        seat: Seat,
        swap: Option<Place>,
        bonus: u8,
        card: Card,
        points: u32,
        total: u32,
        next: Option<Seat>,
    },
    /// The seat looked at its own card; the round will be dealt anew. LT-22
    Slipped { seat: Seat, card: K::Of<Card>, paid: u32 },
    /// Everybody is out; so many bonus points went back. LT-17
    RoundEnded { round: u32, returned: u8 },
    /// The game is over. LT-18
    Won { seat: Seat, total: u32 },
}

/// What happened, as one viewer is told of it.
pub type Sight = Event<Masked>;
