//! What bots, log lines and screens ask a table or a view.

use game::{Knowledge, Memory, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::spread::each;
use crate::table::Stage;
use crate::{At, Card, Power, Rules, Table};

/// What is to be done in a round, by the words of the rules.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Look,
    Draw,
    Play,
    Race,
    Power,
}

impl<K: Knowledge> Table<K> {
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub fn round(&self) -> u32 {
        self.round
    }

    /// How many turns have begun in this round.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// Who starts this round (LB-5).
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// The seat whose turn it is, whoever may act; `None` after the end.
    pub fn on_turn(&self) -> Option<Seat> {
        (self.stage != Stage::Over).then_some(self.on_turn)
    }

    pub fn phase(&self) -> Option<Phase> {
        match self.stage {
            Stage::Deal | Stage::Redeal | Stage::Look => Some(Phase::Look),
            Stage::Draw | Stage::DrawShort => Some(Phase::Draw),
            Stage::Play => Some(Phase::Play),
            Stage::Race | Stage::RaceShort => Some(Phase::Race),
            Stage::Power => Some(Phase::Power),
            Stage::Over => None,
        }
    }

    /// Whether the seat has said or been told that this race is over for it.
    pub fn is_done(&self, seat: Seat) -> bool {
        self.phase() == Some(Phase::Race) && !self.acting.contains(seat)
    }

    /// A seat's filled slots and what is known of their cards.
    #[inline]
    pub fn line(&self, seat: Seat) -> impl Iterator<Item = (u16, Option<Card>)> {
        let places = each(self.spread.lines[seat.index()]);
        places.map(|place| (self.spread.at(place).slot(), K::known(self.spread.card(place))))
    }

    #[inline]
    pub fn line_len(&self, seat: Seat) -> usize {
        self.spread.line_len(seat)
    }

    /// What is known of the card in a slot; `None` too where the slot is empty.
    pub fn card_in(&self, seat: Seat, slot: u16) -> Option<Card> {
        self.spread.find(At::new(seat, slot)).and_then(|place| K::known(self.spread.card(place)))
    }

    /// Whether this table keeps what was seen before.
    pub fn remembers(&self) -> bool {
        self.spread.memory() == Memory::Perfect
    }

    /// Of which slots a seat has seen the card that lies there now, as far as that is told (LB-20).
    pub fn seen(&self, seat: Seat) -> impl Iterator<Item = At> {
        each(self.spread.seen_by(seat) & !self.spread.drawn).map(|place| self.spread.at(place))
    }

    /// Which slots of all lines a seat looks at now, as far as that is told.
    pub fn looks(&self, seat: Seat) -> impl Iterator<Item = At> {
        let looks = self.spread.looks[seat.index()];
        each(looks & !self.spread.drawn).map(|place| self.spread.at(place))
    }

    #[inline]
    pub fn pile_len(&self) -> usize {
        self.spread.pile.count_ones() as usize
    }

    /// The discard pile; the last card is the top.
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// The card everybody races to match: the same as the top of the discard pile.
    pub fn played(&self) -> Option<Card> {
        self.discard.last().copied().filter(|_| self.phase() == Some(Phase::Race))
    }

    /// The card the seat on turn has drawn, as far as it is known.
    pub fn drawn(&self) -> Option<Card> {
        each(self.spread.drawn).find_map(|place| K::known(self.spread.card(place)))
    }

    /// The power that is due, of the first seat in [`Table::powers`].
    #[inline]
    pub fn power(&self) -> Option<Power> {
        self.top_power().filter(|_| self.stage == Stage::Power)
    }

    /// Who has laid power cards in this turn and not yet used them, in the order they act.
    pub fn powers(&self) -> &[Seat] {
        &self.powers
    }

    pub fn tokens(&self, seat: Seat) -> u32 {
        self.tokens[seat.index()]
    }

    /// The largest line the seat has started a round with (LB-19).
    pub fn best(&self, seat: Seat) -> u8 {
        self.best[seat.index()]
    }
    pub(crate) fn ended(&self) -> Option<Outcome> {
        (self.stage == Stage::Over).then(|| Outcome {
            winners: SeatSet::only(self.starter),
            scores: self.seats().iter().map(|seat| self.tokens(seat)).collect(),
        })
    }
}
