//! Cards, as they are written on a record and in a deck file's order.

use core::num::NonZeroU8;
use core::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, Serializer};

use crate::rules::MOST_KINDS;

/// A card. The order is that of the deck file: plain kinds, switch, peek.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Card(NonZeroU8);

/// What a card does for the seat that laid it (LB-12).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    Switch,
    Peek,
}

const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// No card is called this.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoCard;

impl Card {
    pub const SWITCH: Card = Card::numbered(MOST_KINDS);
    pub const PEEK: Card = Card::numbered(MOST_KINDS + 1);

    /// The plain card of the deck file's kind `index`.
    pub const fn plain(index: usize) -> Option<Card> {
        if index < MOST_KINDS { Some(Card::numbered(index)) } else { None }
    }

    #[inline]
    pub const fn power(self) -> Option<Power> {
        match self {
            Card::SWITCH => Some(Power::Switch),
            Card::PEEK => Some(Power::Peek),
            _ => None,
        }
    }

    pub fn as_str(self) -> &'static str {
        match self.power() {
            Some(Power::Switch) => "switch",
            Some(Power::Peek) => "peek",
            None => &LETTERS[self.index()..=self.index()],
        }
    }

    /// Where its copies are counted: plain kinds from 0, then switch, then peek.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    #[inline]
    pub(crate) const fn numbered(index: usize) -> Card {
        Card(NonZeroU8::MIN.saturating_add(index as u8))
    }
}

impl FromStr for Card {
    type Err = NoCard;

    fn from_str(text: &str) -> Result<Card, NoCard> {
        match text.as_bytes() {
            b"switch" => Ok(Card::SWITCH),
            b"peek" => Ok(Card::PEEK),
            [letter @ b'A'..=b'Z'] => Ok(Card::numbered(usize::from(letter - b'A'))),
            _ => Err(NoCard),
        }
    }
}

game::written_as_text!(Card, "\"A\" to \"Z\", \"switch\" or \"peek\"");

/// At most `N` cards in their order.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(from = "ArrayVec<Card, N>")]
pub struct Cards<const N: usize> {
    len: u8,
    /// Peeks after the last, so that equal lists are equal.
    cards: [Card; N],
}

impl<const N: usize> Cards<N> {
    /// The first `N` of these.
    #[inline]
    pub(crate) fn of(cards: &[Card]) -> Cards<N> {
        let mut list = [Card::PEEK; N];
        let len = cards.len().min(N);
        list[..len].copy_from_slice(&cards[..len]);
        Cards { len: len as u8, cards: list }
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards[..usize::from(self.len)].iter().copied()
    }
}

impl<const N: usize> From<ArrayVec<Card, N>> for Cards<N> {
    fn from(cards: ArrayVec<Card, N>) -> Cards<N> {
        Cards::of(&cards)
    }
}

impl<const N: usize> Serialize for Cards<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
