//! Cards lying together: as sets where order does not matter, as stacks where it does.

use core::fmt::{self, Debug, Formatter};
use core::ops::{BitAnd, BitOr, Sub};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, Serializer};

use crate::card::{Card, Character, Kind};

/// A set of upgrades, a bit for each at the place of its code.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct Upgrades(u64);

const FIRST_CODE: u32 = 16;
const EACH_KIND: u64 = (1 << Character::COUNT) - 1;

impl Upgrades {
    pub const NONE: Upgrades = Upgrades(0);
    pub(crate) const ALL: Upgrades = Upgrades(((1 << 45) - 1) << FIRST_CODE);

    #[inline]
    pub const fn of_kind(kind: Kind) -> Upgrades {
        Upgrades(EACH_KIND << (FIRST_CODE + 15 * kind as u32))
    }

    /// The weapon, the motive and the opportunity that are perfect for it.
    #[inline]
    pub const fn perfect_for(character: Character) -> Upgrades {
        Upgrades((1 << 15 | 1 << 30 | 1 << 45) << character.number())
    }

    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.code() & 1 != 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of the deck file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = Card::coded(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                card
            })
        })
    }
}

impl BitAnd for Upgrades {
    type Output = Upgrades;
    #[inline]
    fn bitand(self, others: Upgrades) -> Upgrades {
        Upgrades(self.0 & others.0)
    }
}

impl BitOr for Upgrades {
    type Output = Upgrades;
    #[inline]
    fn bitor(self, others: Upgrades) -> Upgrades {
        Upgrades(self.0 | others.0)
    }
}

impl Sub for Upgrades {
    type Output = Upgrades;
    #[inline]
    fn sub(self, others: Upgrades) -> Upgrades {
        Upgrades(self.0 & !others.0)
    }
}

impl FromIterator<Card> for Upgrades {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Upgrades {
        Cards::from_iter(cards).upgrades()
    }
}

impl Debug for Upgrades {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Cards of which the order does not matter: a hand, or what lies on and under a character.
/// The upgrades as in [`Upgrades`]; the number of spite cards in the bits below them.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Deserialize)]
#[serde(try_from = "ArrayVec<Card, { Card::COUNT }>")]
pub struct Cards(u64);

impl Cards {
    pub const NONE: Cards = Cards(0);

    #[inline]
    pub const fn upgrades(self) -> Upgrades {
        Upgrades(self.0 & Upgrades::ALL.0)
    }

    #[inline]
    pub const fn spite(self) -> u8 {
        (self.0 & 15) as u8
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.upgrades().len() as usize + self.spite() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    #[inline]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 + Cards::only(card).0)
    }

    /// There must be such a card.
    #[must_use]
    #[inline]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 - Cards::only(card).0)
    }

    #[inline]
    const fn only(card: Card) -> Cards {
        Cards(if card.is_upgrade() { 1 << card.code() } else { 1 })
    }

    /// Upgrades in the order of the deck file, then spite.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let spite = core::iter::repeat_n(Card::SPITE, usize::from(self.spite()));
        self.upgrades().iter().chain(spite)
    }
}

impl FromIterator<Card> for Cards {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl<const MOST: usize> TryFrom<ArrayVec<Card, MOST>> for Cards {
    type Error = &'static str;

    fn try_from(list: ArrayVec<Card, MOST>) -> Result<Cards, &'static str> {
        list.into_iter().try_fold(Cards::NONE, |cards, card| {
            let fits = match card {
                Card::SPITE => cards.spite() < Card::SPITE_COUNT,
                card => card.is_upgrade() && !cards.upgrades().contains(card),
            };
            if fits { Ok(cards.with(card)) } else { Err("each upgrade once, and spite") }
        })
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Debug for Cards {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Cards in an order. Unlike an `ArrayVec` it is `Copy`, so that it can be a secret.
#[derive(Copy, Clone, Eq, PartialEq, Deserialize)]
#[serde(from = "ArrayVec<Card, MOST>")]
pub struct Stack<const MOST: usize> {
    len: u8,
    cards: [Card; MOST],
}

impl<const MOST: usize> Stack<MOST> {
    pub const EMPTY: Stack<MOST> = Stack { len: 0, cards: [Card::SPITE; MOST] };

    #[inline]
    pub(crate) fn of(cards: &[Card]) -> Stack<MOST> {
        let mut stack = Stack::EMPTY;
        stack.cards[..cards.len()].copy_from_slice(cards);
        stack.len = cards.len() as u8;
        stack
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The last `n` cards.
    #[inline]
    pub(crate) fn last(&self, n: u8) -> &[Card] {
        &self.as_slice()[usize::from(self.len - n)..]
    }
}

impl<const MOST: usize> From<ArrayVec<Card, MOST>> for Stack<MOST> {
    fn from(cards: ArrayVec<Card, MOST>) -> Stack<MOST> {
        Stack::of(&cards)
    }
}

impl<const MOST: usize> Serialize for Stack<MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<const MOST: usize> Debug for Stack<MOST> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    extern crate alloc;
    use alloc::format;

    use super::*;

    #[test]
    fn a_stack_shows_the_cards_that_lie_in_it() {
        let stack = Stack::<3>::of(&[Card::SPITE]);
        assert_eq!(format!("{stack:?}"), format!("[{:?}]", Card::SPITE));
    }
}
