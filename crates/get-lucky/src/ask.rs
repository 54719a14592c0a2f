//! What anybody may ask of a table: bots, log lines, screens.

use game::{Knowledge, Outcome, Seat, SeatSet};

use crate::card::{Card, Character, Kind};
use crate::cards::{Cards, Upgrades};
use crate::characters::Characters;
use crate::rules::Rules;
use crate::table::{Attempt, Phase, Table};

impl<K: Knowledge> Table<K> {
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub fn n_seats(&self) -> u8 {
        self.rules.n_seats
    }

    /// Where Doctor Lucky is. Nowhere until everything is dealt.
    pub fn doctor(&self) -> Option<Character> {
        let here = !matches!(self.phase, Phase::Characters | Phase::Cards);
        here.then_some(self.doctor)
    }

    /// The seat whose turn it is or was last, also while others answer its attempt.
    pub fn active(&self) -> Option<Seat> {
        self.doctor().map(|_| self.active)
    }

    pub fn owned(&self, seat: Seat) -> Characters {
        self.owned[seat.index()]
    }

    pub fn drawing_room(&self) -> Characters {
        self.drawing_room
    }

    pub fn absent(&self) -> Characters {
        self.absent
    }

    /// `None`: in the drawing room, or absent.
    #[inline]
    pub fn owner(&self, character: Character) -> Option<Seat> {
        self.owned.iter().position(|owned| owned.contains(character)).map(Seat::at)
    }

    /// Where Doctor Lucky goes from here. GL-20
    #[inline]
    pub fn after(&self, character: Character) -> Character {
        let present = self.owned.iter().fold(self.drawing_room, |all, &owned| all | owned);
        present.after(character).unwrap_or(character)
    }

    /// What lies on and under a character.
    pub fn cards_at(&self, character: Character) -> Cards {
        self.at[character.index()]
    }

    /// What an attempt with this character is worth. GL-11
    #[inline]
    pub fn value(&self, character: Character) -> u8 {
        let cards = self.at[character.index()];
        let perfect = cards.upgrades() & Upgrades::perfect_for(character);
        let strength = 1 + cards.upgrades().len() + perfect.len();
        (strength as u8).saturating_sub(cards.spite())
    }

    /// The upgrades that have a place on this character. GL-9
    #[inline]
    pub fn room_for(&self, character: Character) -> Upgrades {
        let there = self.at[character.index()].upgrades();
        let better = Upgrades::perfect_for(character) - there;
        Kind::ALL
            .into_iter()
            .map(Upgrades::of_kind)
            .fold(better, |room, kind| if (there & kind).is_empty() { room | kind } else { room })
    }

    /// What is left of the attempt's value when this card is played against it. GL-13, GL-14
    #[inline]
    pub fn value_against(&self, card: Card) -> u8 {
        if Upgrades::perfect_for(self.doctor).contains(card) {
            return 0;
        }
        self.value_left().saturating_sub(self.rules.deck.luck(card))
    }

    /// `None` where this viewer does not see it.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Option<Cards> {
        K::known(self.hands[seat.index()])
    }

    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.sizes[seat.index()]
    }

    #[inline]
    pub fn pile_left(&self) -> u8 {
        self.pile_left
    }

    /// Top card last.
    pub fn discard(&self) -> &[Card] {
        self.discard.as_slice()
    }

    pub fn attempt(&self) -> Option<Attempt> {
        let Phase::Attempt { value, .. } = self.phase else { return None };
        Some(Attempt { seat: self.active, character: self.doctor, value })
    }

    /// How many of the last turns were swaps. GL-23
    pub fn swaps(&self) -> u8 {
        self.swaps
    }

    pub fn winner(&self) -> Option<Seat> {
        (self.phase == Phase::Over { won: true }).then_some(self.active)
    }
    pub(crate) fn ended(&self) -> Option<Outcome> {
        let Phase::Over { .. } = self.phase else { return None };
        let seats = SeatSet::first(self.rules.n_seats);
        Some(Outcome {
            winners: self.winner().into_iter().collect(),
            scores: seats.iter().map(|seat| u32::from(self.winner() == Some(seat))).collect(),
        })
    }
}
