//! A view, and its shape in JSON.

use alloc::vec::Vec;

use game::{List, Masked, Outcome, Readable, Seat, Turn, Unreadable, View, Viewer};
use serde::{Deserialize, Serialize, Serializer};

use crate::{Action, ByTrait, Card, Event, LuckyDuck, Rules, Table};

/// What a viewer is told of a table. Hidden singles are `None`.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// The seat that chooses; nobody while a shuffle is due and after the end.
    pub turn: Option<Seat>,
    pub hands: Vec<Vec<Card>>,
    pub aside: Vec<Card>,
    pub discarded: Vec<Card>,
    /// The face-up singles.
    pub shown: ByTrait<Option<Card>>,
    /// The complete they name.
    pub named: Option<Card>,
    /// Top first, without the face-up single.
    pub piles: ByTrait<Vec<Option<Card>>>,
    /// How many singles of each pile have been turned up since its last shuffle.
    pub seen: ByTrait<usize>,
    /// Reveals that nobody had, since the last discard or shuffle.
    pub in_a_row: u8,
    pub winner: Option<Seat>,
}

impl Table<Masked> {
    pub fn told(&self) -> Told {
        Told {
            turn: self.chooser(),
            hands: self.seats().iter().map(|seat| self.hands().of(seat).iter().collect()).collect(),
            aside: self.aside().iter().collect(),
            discarded: self.discarded().to_vec(),
            shown: self.shown(),
            named: self.named(),
            piles: ByTrait::of(|pile| self.pile(pile).collect()),
            seen: ByTrait::of(|pile| self.seen(pile)),
            in_a_row: self.in_a_row(),
            winner: self.winner(),
        }
    }
}

impl Serialize for Table<Masked> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told().serialize(serializer)
    }
}

impl View for Table<Masked> {
    type Action = Action;
    type Sight = Event<Masked>;

    fn observe(&mut self, sight: &Event<Masked>) {
        self.evolve(sight);
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn legal_actions(&self, seat: Seat, mut list: impl List<Action>) {
        self.list(seat, |action| list.push(action));
    }
}

impl Readable for LuckyDuck {
    type Told = Told;

    fn read_view(rules: &Rules, _: Viewer, told: &Told) -> Result<Table<Masked>, Unreadable> {
        Table::read(*rules, told).ok_or(Unreadable)
    }

    fn outcome_seen(view: &Table<Masked>) -> Option<Outcome> {
        view.ended()
    }
}
