//! What happened, and who is told what of it.

use arrayvec::ArrayVec;
use game::{Audience, Eye, Knowledge, Masked, Seat, Whole};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Character};
use crate::cards::{Cards, Stack};
use crate::characters::Characters;
use crate::rules::MOST_SEATS;

/// The most cards the pile ever has: at a table of two, after the deal.
pub(crate) const MOST_IN_PILE: usize = 41;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[serde(bound(serialize = "K: game::Told, K::Of<Card>: Serialize, K::Of<Cards>: Serialize, \
                           K::Of<Stack<MOST_IN_PILE>>: Serialize"))]
#[serde(bound(deserialize = "K: game::Told, K::Of<Card>: Deserialize<'de>, \
                             K::Of<Cards>: Deserialize<'de>, \
                             K::Of<Stack<MOST_IN_PILE>>: Deserialize<'de>"))]
pub enum Event<K: Knowledge> {
    /// GL-4, GL-6
    CharactersDealt {
        owned: ArrayVec<Characters, MOST_SEATS>,
        drawing_room: Characters,
        absent: Characters,
    },
    /// GL-5, GL-6
    CardsDealt { hands: ArrayVec<K::Of<Cards>, MOST_SEATS>, pile: K::Of<Stack<MOST_IN_PILE>> },
    /// Doctor Lucky came to a character: `seat` has the next turn; nobody, in the drawing room.
    /// GL-7, GL-20
    Arrived { at: Character, seat: Option<Seat> },
    /// GL-22
    CaughtUp { seat: Seat, card: K::Of<Card> },
    /// GL-8
    Drew { seat: Seat, card: K::Of<Card> },
    /// `discarded` is what lay in its place. GL-9
    Played { seat: Seat, card: Card, on: Character, discarded: Option<Card> },
    /// GL-10
    Swapped { seat: Seat, gave: Character, took: Character },
    /// GL-11
    Attempted { seat: Seat, character: Character, value: u8 },
    /// A card was played against the attempt; `value` is what is left of it. GL-13
    Foiled { seat: Seat, card: Card, value: u8 },
    /// A seat's chance is over. GL-13
    Passed { seat: Seat },
    /// Howard turned a card; `value` is what is left of the attempt. GL-19
    Turned { card: Card, value: u8 },
    /// GL-13
    Failed { seat: Seat, character: Character },
    /// The seat has won. GL-18
    Killed { seat: Seat, character: Character },
    /// So many swaps in a row: nobody has won. GL-23
    Abandoned { swaps: u8 },
}

impl Event<Whole> {
    pub(crate) fn told(&self, eye: Eye) -> Event<Masked> {
        let own = |seat, card| eye.shown(Audience::only(seat), card);
        match *self {
            Event::CharactersDealt { ref owned, drawing_room, absent } => {
                Event::CharactersDealt { owned: owned.clone(), drawing_room, absent }
            }
            Event::CardsDealt { ref hands, pile } => Event::CardsDealt {
                hands: (0..)
                    .map(Seat::at)
                    .zip(hands)
                    .map(|(seat, hand)| eye.shown(Audience::only(seat), *hand))
                    .collect(),
                pile: eye.shown(Audience::NOBODY, pile),
            },
            Event::Arrived { at, seat } => Event::Arrived { at, seat },
            Event::CaughtUp { seat, card } => Event::CaughtUp { seat, card: own(seat, card) },
            Event::Drew { seat, card } => Event::Drew { seat, card: own(seat, card) },
            Event::Played { seat, card, on, discarded } => {
                Event::Played { seat, card, on, discarded }
            }
            Event::Swapped { seat, gave, took } => Event::Swapped { seat, gave, took },
            Event::Attempted { seat, character, value } => {
                Event::Attempted { seat, character, value }
            }
            Event::Foiled { seat, card, value } => Event::Foiled { seat, card, value },
            Event::Passed { seat } => Event::Passed { seat },
            Event::Turned { card, value } => Event::Turned { card, value },
            Event::Failed { seat, character } => Event::Failed { seat, character },
            Event::Killed { seat, character } => Event::Killed { seat, character },
            Event::Abandoned { swaps } => Event::Abandoned { swaps },
        }
    }
}
