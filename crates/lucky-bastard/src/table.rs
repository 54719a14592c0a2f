//! The table and the one place where it changes.

use arrayvec::ArrayVec;
use game::{Knowledge, Masked, Moment, Seat, SeatSet, Turn, Whole};
use serde::Serialize;

use crate::rules::{CARDS, LONGEST_LINE, MOST_SEATS};
use crate::spread::{Spread, each};
use crate::{At, Card, Event, Power, Rules, Short};

/// What is to be done in a round, by the words of the rules.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Look,
    Draw,
    Play,
    Race,
    Power,
}

/// What the table waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Stage {
    /// The cards of the next round.
    Deal,
    /// The cards of the same round, once more.
    Redeal,
    Look,
    Draw,
    /// A new pile for the seat on turn to draw from.
    DrawShort,
    Play,
    Race,
    /// A new pile to penalise a seat from.
    RaceShort,
    Power,
    Over,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Table<K: Knowledge> {
    pub(crate) rules: Rules,
    pub(crate) moment: Moment,
    pub(crate) round: u32,
    /// Turns begun in this round.
    pub(crate) turns: u16,
    pub(crate) starter: Seat,
    /// How many rounds in a row the starting seat has just won, as far as they count (LB-18).
    pub(crate) streak: u8,
    pub(crate) on_turn: Seat,
    pub(crate) stage: Stage,
    /// Who may act: has still to look, is not yet done with the race, is on turn, has a power.
    /// While the dealer owes a new pile, who may act after that.
    pub(crate) acting: SeatSet,
    /// Who waits for a card of the new pile.
    pub(crate) owed: Seat,
    pub(crate) spread: Spread<K>,
    pub(crate) discard: ArrayVec<Card, CARDS>,
    /// Who has laid the power cards of this turn and not yet used them, in that order (LB-12).
    pub(crate) powers: ArrayVec<Seat, CARDS>,
    pub(crate) tokens: [u32; MOST_SEATS],
    pub(crate) best: [u8; MOST_SEATS],
}

pub type LuckyBastard = Table<Whole>;
pub type View = Table<Masked>;

impl<K: Knowledge> Table<K> {
    #[expect(clippy::inline_always, reason = "each caller needs the arm of its one event")]
    #[inline(always)]
    pub(crate) fn evolve(&mut self, event: &Event<K>) {
        if event.opens() {
            self.moment.0 = self.moment.0.saturating_add(1);
        }
        match *event {
            Event::Dealt { round, starter, ref lines, cards } => {
                (self.round, self.starter) = (round, starter);
                self.deal(lines);
                self.spread.deal(lines, cards);
            }
            Event::Looked { seat, slots, cards } => {
                self.acting = self.acting.without(seat);
                if let Some((slots, cards)) = K::known(slots).zip(K::known(cards)) {
                    for (slot, card) in slots.iter().zip(cards.iter()) {
                        let place = self.spread.start(seat, slot);
                        self.spread.look(seat, place, K::of(card));
                    }
                }
            }
            Event::Unsealed { ref slots } => {
                let seats = self.seats().iter();
                seats.zip(slots).for_each(|(seat, &slots)| self.spread.unseal(seat, slots));
            }
            Event::TurnBegan { seat, number } => {
                (self.on_turn, self.turns) = (seat, number);
                (self.stage, self.acting) = (Stage::Draw, SeatSet::only(seat));
            }
            Event::Drawn { seat, card } => {
                self.spread.look_away(seat);
                self.spread.draw(seat, card);
                self.stage = Stage::Play;
            }
            Event::Kept { seat, slot, played, .. } => {
                let place = self.place(At::new(seat, slot));
                self.spread.all_look_away();
                self.spread.keep(seat, place);
                self.play(seat, played);
            }
            Event::Thrown { seat, played } => {
                self.spread.all_look_away();
                self.spread.throw();
                self.play(seat, played);
            }
            // In a race nobody looks at anything: the played card has ended all looks (LB-22).
            Event::Matched { seat, slot, card } => {
                let place = self.place(At::new(seat, slot));
                self.spread.discard(seat, place);
                self.lay(seat, card);
            }
            Event::Missed { seat, slot, card } => {
                let place = self.place(At::new(seat, slot));
                self.spread.show(place, card);
                self.acting = self.acting.without(seat);
            }
            Event::Penalized { seat, .. } => {
                self.spread.add(seat);
                self.stage = Stage::Race;
            }
            Event::Waived { .. } => {}
            Event::Stopped { seat } => self.acting = self.acting.without(seat),
            Event::RanOut { seat, short: Short::Draw } => {
                self.spread.look_away(seat);
                (self.stage, self.owed) = (Stage::DrawShort, seat);
            }
            Event::RanOut { seat, short: Short::Penalty } => {
                (self.stage, self.owed) = (Stage::RaceShort, seat);
            }
            Event::Reshuffled { count, cards } => {
                self.discard.drain(..usize::from(count));
                self.spread.restock(count, cards);
            }
            Event::Called { seat, .. } => {
                (self.stage, self.acting) = (Stage::Power, SeatSet::only(seat));
            }
            Event::Switched { seat, a, b } => {
                self.resolve(seat);
                let ends = [a, b].map(|at| self.place(at));
                self.spread.exchange(ends[0], ends[1]);
            }
            Event::Peeked { seat, slot, card } => {
                self.resolve(seat);
                let place = self.place(At::new(seat, slot));
                self.spread.look(seat, place, card);
            }
            Event::Declined { seat, .. } => self.resolve(seat),
            Event::Won { seat, tokens } => self.win(seat, tokens),
            Event::Voided { .. } => {
                (self.stage, self.on_turn) = (Stage::Redeal, self.starter);
            }
            Event::Ended { .. } => self.stage = Stage::Over,
        }
    }

    fn deal(&mut self, lines: &[u8]) {
        self.on_turn = self.starter;
        self.turns = 0;
        (self.stage, self.acting) = (Stage::Look, self.seats());
        self.discard.clear();
        self.powers.clear();
        let best = self.best.iter_mut().zip(lines);
        best.for_each(|(best, &line)| *best = line.max(*best));
    }

    /// LB-8: this is the played card, and the race begins.
    #[inline]
    fn play(&mut self, seat: Seat, card: Card) {
        (self.stage, self.acting) = (Stage::Race, self.seats());
        self.lay(seat, card);
    }

    #[inline]
    fn lay(&mut self, seat: Seat, card: Card) {
        self.discard.push(card);
        if card.power().is_some() {
            self.powers.push(seat);
        }
    }

    /// The power that is due has been used or declined.
    fn resolve(&mut self, seat: Seat) {
        self.powers.remove(0);
        self.spread.look_away(seat);
    }

    fn win(&mut self, seat: Seat, tokens: u32) {
        let before = if seat == self.starter { self.streak } else { 0 };
        self.streak = (before + 1).min(LONGEST_LINE);
        self.tokens[seat.index()] = tokens;
        (self.starter, self.on_turn) = (seat, seat);
        self.stage = Stage::Deal;
    }

    #[inline]
    pub(crate) fn place(&self, at: At) -> usize {
        self.spread.find(at).expect("only filled slots are named")
    }

    #[inline]
    pub(crate) fn seats(&self) -> SeatSet {
        SeatSet::first(self.rules.n_seats)
    }

    #[inline]
    pub(crate) fn turn_now(&self) -> Turn {
        match self.stage {
            Stage::Deal | Stage::Redeal | Stage::DrawShort | Stage::RaceShort => Turn::Chance,
            Stage::Look => Turn::All(self.acting),
            Stage::Draw | Stage::Play => Turn::One(self.on_turn),
            Stage::Race => Turn::Race(self.acting),
            Stage::Power => Turn::One(self.powers[0]),
            Stage::Over => Turn::Over,
        }
    }

    /// What the last laid card does: all powers of one turn are alike, for they match.
    #[inline]
    pub(crate) fn top_power(&self) -> Option<Power> {
        self.discard.last().and_then(|card| card.power())
    }

    /// LB-16: whether there is anything to make a new pile of.
    #[inline]
    pub(crate) fn can_restock(&self) -> bool {
        self.discard.len() > 1
    }
}

/// What bots, log lines and screens ask.
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
        self.spread.lines[seat.index()].count_ones() as usize
    }

    /// What is known of the card in a slot; `None` too where the slot is empty.
    pub fn card_in(&self, seat: Seat, slot: u16) -> Option<Card> {
        self.spread.find(At::new(seat, slot)).and_then(|place| K::known(self.spread.card(place)))
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
}
