//! Completes lying side by side.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, Serializer};

use crate::Card;
use crate::card::COMPLETES;

/// A set of completes, one bit each: there is only one of every kind (LD-2).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Deserialize)]
#[serde(try_from = "ArrayVec<Card, COMPLETES>")]
pub struct Completes(u32);

impl Completes {
    pub const NONE: Completes = Completes(0);

    #[inline]
    pub(crate) fn of(cards: &[Card]) -> Completes {
        cards.iter().fold(Completes::NONE, |set, &card| set.with(card))
    }

    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        card.is_complete() && self.has(card)
    }

    /// The same for what is known to be a complete.
    #[inline]
    pub(crate) const fn has(self, complete: Card) -> bool {
        self.0 & Completes::bit(complete) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    #[inline]
    pub(crate) const fn with(self, complete: Card) -> Completes {
        Completes(self.0 | Completes::bit(complete))
    }

    #[must_use]
    #[inline]
    pub(crate) const fn without(self, complete: Card) -> Completes {
        Completes(self.0 & !Completes::bit(complete))
    }

    /// The completes that are not in this set.
    #[must_use]
    #[inline]
    pub const fn others(self) -> Completes {
        Completes(self.0 ^ ((1 << COMPLETES) - 1))
    }

    /// The completes of both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, more: Completes) -> Completes {
        Completes(self.0 | more.0)
    }

    /// In the order of the deck.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::completes().filter(move |&complete| self.contains(complete))
    }

    #[inline]
    const fn bit(complete: Card) -> u32 {
        1 << (complete.index() % 32)
    }
}

impl TryFrom<ArrayVec<Card, COMPLETES>> for Completes {
    type Error = &'static str;

    fn try_from(cards: ArrayVec<Card, COMPLETES>) -> Result<Completes, &'static str> {
        let complete = cards.iter().all(|card| card.is_complete());
        if complete { Ok(Completes::of(&cards)) } else { Err("completes only") }
    }
}

impl Serialize for Completes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complete_is_in_a_set_once() {
        let mut cards = Card::completes();
        let (one, other) = (cards.next().unwrap(), cards.next().unwrap());
        let set = Completes::NONE.with(one).with(one);
        assert!(set.contains(one) && set.len() == 1);
        let both = set.and(Completes::NONE.with(one).with(other));
        assert!(both.contains(one) && both.contains(other) && both.len() == 2);
    }
}
