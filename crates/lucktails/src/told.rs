//! A view: kept up by sights, and as it is sent.

use alloc::vec::Vec;

use game::{List, Seat, Turn};
use serde::{Serialize, Serializer};

use crate::{Action, Card, Place, Sight, View};

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
    /// With which middle place each seat exchanged in this round, LT-19.
    pub exchanged: Vec<Option<Place>>,
    /// Who has looked at its own card in this round, LT-22.
    pub slipped: Vec<bool>,
}

impl View {
    pub fn told(&self) -> Told {
        Told {
            round: self.round(),
            first: self.first(),
            turn: self.on_turn(),
            bait: self.bait(),
            worth: self.worth(),
            bait_cap: self.rules().bait_cap(),
            scores: self.scores().to_vec(),
            hands: self.cards.hands().collect(),
            in_round: self.seats().iter().map(|seat| self.in_round().contains(seat)).collect(),
            middle: Place::BOTH.map(|place| self.cards.middle(place)).to_vec(),
            bonus: self.bonus,
            open: self.cards.open().collect(),
            exchanged: self.seats().iter().map(|seat| self.exchanged[seat.index()]).collect(),
            slipped: self.seats().iter().map(|seat| self.has_slipped(seat)).collect(),
        }
    }
}

impl game::View for View {
    type Action = Action;
    type Sight = Sight;

    fn observe(&mut self, sight: &Sight) {
        self.evolve(sight);
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn legal_actions(&self, seat: Seat, mut list: impl List<Action>) {
        self.list(seat, |action| list.push(action));
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told().serialize(serializer)
    }
}
