//! The JSON of a view.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use game::{Masked, Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::View;
use crate::card::{Card, Character};
use crate::table::{Attempt, Table};

/// A view, field by field. What the viewer does not see is null.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Told {
    /// The seat to act: during an attempt, the one that answers.
    pub turn: Option<Seat>,
    pub doctor: Option<Character>,
    pub hands: Vec<Vec<Option<Card>>>,
    pub pile: Vec<Option<Card>>,
    pub discard: Vec<Card>,
    pub owned: Vec<Vec<Character>>,
    pub drawing_room: Vec<Character>,
    pub absent: Vec<Character>,
    pub upgrades: BTreeMap<Character, Vec<Card>>,
    pub spite: BTreeMap<Character, u8>,
    pub attempt: Option<Attempt>,
    /// What an attempt with each character would be worth. GL-11
    pub values: BTreeMap<Character, u8>,
    /// How many of the last turns were swaps. GL-23
    pub swaps: u8,
    pub winner: Option<Seat>,
}

impl View {
    pub fn told(&self) -> Told {
        let seats = || SeatSet::first(self.n_seats()).iter();
        Told {
            turn: self.turn_now().seats().iter().next(),
            doctor: self.doctor(),
            hands: seats().map(|seat| self.hand_told(seat)).collect(),
            pile: self.pile_told(),
            discard: self.discard().to_vec(),
            owned: seats().map(|seat| self.owned(seat).iter().collect()).collect(),
            drawing_room: self.drawing_room.iter().collect(),
            absent: self.absent.iter().collect(),
            upgrades: each(|it| self.cards_at(it).upgrades().iter().collect()),
            spite: each(|it| self.cards_at(it).spite()),
            attempt: self.attempt(),
            values: each(|it| self.value(it)),
            swaps: self.swaps,
            winner: self.winner(),
        }
    }

    fn hand_told(&self, seat: Seat) -> Vec<Option<Card>> {
        match self.hand(seat) {
            Some(cards) => cards.iter().map(Some).collect(),
            None => alloc::vec![None; usize::from(self.hand_size(seat))],
        }
    }

    fn pile_told(&self) -> Vec<Option<Card>> {
        match &self.pile {
            Some(pile) => pile.last(self.pile_left).iter().copied().map(Some).collect(),
            None => alloc::vec![None; usize::from(self.pile_left)],
        }
    }
}

fn each<T>(about: impl Fn(Character) -> T) -> BTreeMap<Character, T> {
    Character::all().map(|character| (character, about(character))).collect()
}

impl Serialize for Table<Masked> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told().serialize(serializer)
    }
}
