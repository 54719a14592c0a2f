//! What a table is set up with: seats, and the luck a deck file gives to the upgrades.

use alloc::vec::Vec;

use crate::card::{Card, Character, Kind};
use crate::cards::{Cards, Upgrades};

pub const MOST_SEATS: usize = 6;

/// The luck of every card.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Deck {
    lucky: Upgrades,
    doubly: Upgrades,
}

/// What is wrong with a deck.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum DeckFault {
    /// An upgrade's luck is 0, 1 or 2. GL-3
    Luck { card: Card, luck: u8 },
}

impl Deck {
    /// The luck of each character's weapon, motive and opportunity: rows as in [`Kind::ALL`].
    pub fn new(luck: [[u8; Character::COUNT as usize]; 3]) -> Result<Deck, Vec<DeckFault>> {
        let entries = || {
            Kind::ALL.into_iter().zip(luck).flat_map(|(kind, row)| {
                Character::all().zip(row).map(move |(it, luck)| (Card::upgrade(kind, it), luck))
            })
        };
        let faults: Vec<DeckFault> = entries()
            .filter(|(_, luck)| *luck > 2)
            .map(|(card, luck)| DeckFault::Luck { card, luck })
            .collect();
        let with = |least| entries().filter(move |it| it.1 >= least).map(|it| it.0);
        if faults.is_empty() {
            Ok(Deck { lucky: with(1).collect(), doubly: with(2).collect() })
        } else {
            Err(faults)
        }
    }

    /// GL-3
    #[inline]
    pub fn luck(&self, card: Card) -> u8 {
        if card == Card::SPITE {
            return 1;
        }
        u8::from(self.lucky.contains(card)) + u8::from(self.doubly.contains(card))
    }

    /// All the luck that lies in these cards.
    #[inline]
    pub fn luck_of(&self, cards: Cards) -> u8 {
        let upgrades = cards.upgrades();
        let luck = (upgrades & self.lucky).len() + (upgrades & self.doubly).len();
        luck as u8 + cards.spite()
    }

    /// The upgrades that have luck.
    #[inline]
    pub fn lucky(&self) -> Upgrades {
        self.lucky
    }
}

impl Default for Deck {
    /// GL-3
    fn default() -> Deck {
        let row = |t| core::array::from_fn(|i| ((i + 1 + t) % 3) as u8);
        Deck::new([row(0), row(2), row(1)]).expect("a remainder of 3 is at most 2")
    }
}

/// A checked set-up.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Rules {
    pub(crate) n_seats: u8,
    pub(crate) deck: Deck,
}

impl Rules {
    #[inline]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Howard plays, and nobody is obliged. GL-6, GL-19
    #[inline]
    pub fn is_for_two(&self) -> bool {
        self.n_seats == 2
    }

    /// GL-4, GL-6
    pub(crate) fn characters_each(&self) -> usize {
        if self.is_for_two() { 3 } else { 2 }
    }

    /// GL-5, GL-6
    pub(crate) fn cards_each(&self) -> usize {
        if self.is_for_two() { 8 } else { 6 }
    }

    /// What is left for the pile.
    pub(crate) fn pile_dealt(&self) -> usize {
        Card::COUNT - self.cards_each() * usize::from(self.n_seats)
    }
}
