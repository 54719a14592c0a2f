//! A view as it is sent.

use alloc::vec::Vec;

use game::{Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::{Card, Place, View};

/// The JSON shape of a view. `None` is what the viewer has not seen.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Told {
    pub round: u32,
    /// The starting seat of this round.
    pub first: Seat,
    /// Before a deal, the seat that will start; after the end, none.
    pub turn: Option<Seat>,
    pub bait: u8,
    /// What taking the bait scores now.
    pub worth: u32,
    pub bait_cap: u8,
    pub scores: Vec<u32>,
    pub hands: Vec<Option<Card>>,
    pub in_round: Vec<bool>,
    pub middle: Vec<Option<Card>>,
    pub bonus: [u8; 2],
    pub open: Vec<Option<Card>>,
    /// Who has looked at its own card in this round, LT-22.
    pub slipped: Vec<bool>,
}

impl View {
    pub fn told(&self) -> Told {
        let flags = |set: SeatSet| self.seats().iter().map(|seat| set.contains(seat)).collect();
        Told {
            round: self.round(),
            first: self.first(),
            turn: self.on_turn(),
            bait: self.bait(),
            worth: self.worth(),
            bait_cap: self.rules().bait_cap(),
            scores: self.scores().to_vec(),
            hands: self.cards.hands().collect(),
            in_round: flags(self.in_round()),
            middle: Place::BOTH.map(|place| self.cards.middle(place)).to_vec(),
            bonus: self.bonus,
            open: self.cards.open().collect(),
            slipped: flags(self.slipped()),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told().serialize(serializer)
    }
}
