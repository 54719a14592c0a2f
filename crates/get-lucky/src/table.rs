//! The table, and what changes it.

use game::{Knowledge, Moment, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Character};
use crate::cards::{Cards, Stack};
use crate::characters::Characters;
use crate::event::{Event, MOST_IN_PILE};
use crate::rules::{MOST_SEATS, Rules};

/// GL-23
pub const MOST_SWAPS: u8 = 60;

/// The table of a game: the truth, or as far as one viewer knows it. No card that was seen is
/// ever hidden again, so a perfect memory holds no more than a view.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Table<K: Knowledge> {
    pub(crate) rules: Rules,
    pub(crate) moment: Moment,
    pub(crate) phase: Phase,
    /// Where Doctor Lucky is, once he has come.
    pub(crate) doctor: Character,
    /// Who has the turn, or had the last one.
    pub(crate) active: Seat,
    /// In a row, up to now.
    pub(crate) swaps: u8,
    pub(crate) owned: [Characters; MOST_SEATS],
    pub(crate) drawing_room: Characters,
    pub(crate) absent: Characters,
    /// What lies on and under each character, by its number.
    pub(crate) at: [Cards; Character::COUNT as usize + 1],
    pub(crate) hands: [K::Of<Cards>; MOST_SEATS],
    pub(crate) sizes: [u8; MOST_SEATS],
    /// The pile as it was dealt: its last `pile_left` cards are still there.
    pub(crate) pile: K::Of<Stack<MOST_IN_PILE>>,
    pub(crate) pile_left: u8,
    pub(crate) discard: Stack<45>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Phase {
    Characters,
    Cards,
    Turn,
    Attempt { answering: Seat, value: u8 },
    Over { won: bool },
}

/// An attempt that goes on.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attempt {
    pub seat: Seat,
    pub character: Character,
    /// What is left of it.
    pub value: u8,
}

impl<K: Knowledge> Table<K> {
    /// The only thing that changes a table.
    #[inline]
    pub(crate) fn evolve(&mut self, event: &Event<K>) {
        self.moment.0 += 1;
        match *event {
            Event::CharactersDealt { ref owned, drawing_room, absent } => {
                self.owned[..owned.len()].copy_from_slice(owned);
                (self.drawing_room, self.absent) = (drawing_room, absent);
                self.phase = Phase::Cards;
            }
            Event::CardsDealt { ref hands, pile } => self.take_hands(hands, pile),
            Event::Arrived { at, seat } => {
                self.doctor = at;
                if let Some(seat) = seat {
                    (self.active, self.phase) = (seat, Phase::Turn);
                }
            }
            Event::CaughtUp { seat, card } => self.take_top(seat, card),
            Event::Drew { seat, card } => {
                self.swaps = 0;
                self.take_top(seat, card);
            }
            Event::Played { seat, card, on, discarded } => {
                self.swaps = 0;
                self.leave_hand(seat, card);
                self.lay_on(on, card, discarded);
            }
            Event::Swapped { seat, gave, took } => {
                self.swaps += 1;
                self.change_places(seat, gave, took);
            }
            Event::Attempted { seat, value, .. } => {
                self.swaps = 0;
                let answering = seat.left(self.rules.n_seats);
                self.phase = Phase::Attempt { answering, value };
            }
            Event::Foiled { seat, card, value } => {
                self.leave_hand(seat, card);
                self.lay_against(card);
                self.phase = Phase::Attempt { answering: seat, value };
            }
            Event::Passed { seat } => {
                let answering = seat.left(self.rules.n_seats);
                self.phase = Phase::Attempt { answering, value: self.value_left() };
            }
            Event::Turned { card, value } => {
                self.pile_left -= 1;
                self.lay_against(card);
                self.phase = Phase::Attempt { answering: self.active, value };
            }
            Event::Failed { .. } => self.phase = Phase::Turn,
            Event::Killed { .. } => self.phase = Phase::Over { won: true },
            Event::Abandoned { .. } => self.phase = Phase::Over { won: false },
        }
    }

    fn take_hands(&mut self, hands: &[K::Of<Cards>], pile: K::Of<Stack<MOST_IN_PILE>>) {
        let each = self.rules.cards_each() as u8;
        self.hands[..hands.len()].copy_from_slice(hands);
        self.sizes[..hands.len()].fill(each);
        self.pile = pile;
        self.pile_left = self.rules.pile_dealt() as u8;
    }

    #[inline]
    fn take_top(&mut self, seat: Seat, card: K::Of<Card>) {
        self.pile_left -= 1;
        self.sizes[seat.index()] += 1;
        let hand = &mut self.hands[seat.index()];
        if let (Some(cards), Some(card)) = (K::known(*hand), K::known(card)) {
            *hand = K::of(cards.with(card));
        }
    }

    #[inline]
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.sizes[seat.index()] -= 1;
        let hand = &mut self.hands[seat.index()];
        if let Some(cards) = K::known(*hand) {
            *hand = K::of(cards.without(card));
        }
    }

    /// GL-9
    #[inline]
    fn lay_on(&mut self, on: Character, card: Card, discarded: Option<Card>) {
        let there = &mut self.at[on.index()];
        *there = there.with(card);
        if let Some(old) = discarded {
            *there = there.without(old);
            self.discard.push(old);
        }
    }

    /// Upgrades are gone, spite stays. GL-17
    #[inline]
    fn lay_against(&mut self, card: Card) {
        if card == Card::SPITE {
            let there = &mut self.at[self.doctor.index()];
            *there = there.with(card);
        } else {
            self.discard.push(card);
        }
    }

    /// Whatever belongs to a character is kept by its number, and so travels with it. GL-10
    #[inline]
    fn change_places(&mut self, seat: Seat, gave: Character, took: Character) {
        let (gave, took) = (Characters::only(gave), Characters::only(took));
        let owned = &mut self.owned[seat.index()];
        *owned = (*owned - gave) | took;
        self.drawing_room = (self.drawing_room - took) | gave;
    }

    #[inline]
    pub(crate) fn value_left(&self) -> u8 {
        if let Phase::Attempt { value, .. } = self.phase { value } else { 0 }
    }

    #[inline]
    pub(crate) fn turn_now(&self) -> Turn {
        match self.phase {
            Phase::Characters | Phase::Cards => Turn::Chance,
            Phase::Turn => Turn::One(self.active),
            Phase::Attempt { answering, .. } => Turn::One(answering),
            Phase::Over { .. } => Turn::Over,
        }
    }
}
