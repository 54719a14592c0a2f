//! The table and the one place where it changes.

use arrayvec::ArrayVec;
use game::{Knowledge, Masked, Moment, Seat, SeatSet, Turn, Whole};

use crate::event::MOST_LOOKS;
use crate::rules::{CARDS, LONGEST_LINE, MOST_SEATS};
use crate::spread::Spread;
use crate::{At, Card, Cards, Event, Power, Rules, Short, Slots};

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
                self.spread.deal(lines, cards, &self.rules.deck);
            }
            Event::Looked { seat, slots, cards } => self.see(seat, slots, cards),
            Event::Unsealed { ref slots } => {
                let seats = self.seats().iter();
                seats.zip(slots).for_each(|(seat, &slots)| self.spread.unseal(seat, slots));
            }
            Event::TurnBegan { seat, number } => {
                (self.on_turn, self.turns) = (seat, number);
                self.go_to(Stage::Draw, SeatSet::only(seat));
            }
            Event::Drawn { seat, card } => {
                self.spread.look_away(seat);
                self.spread.draw(seat, card);
                self.stage = Stage::Play;
            }
            Event::Kept { seat, slot, played, .. } => {
                self.spread.all_look_away();
                self.spread.keep(seat, self.place(At::new(seat, slot)), played);
                self.play(seat, played);
            }
            Event::Thrown { seat, played } => {
                self.spread.all_look_away();
                self.spread.throw(played);
                self.play(seat, played);
            }
            // In a race nobody looks at anything: the played card has ended all looks (LB-22).
            Event::Matched { seat, slot, card } => {
                self.spread.discard(seat, self.place(At::new(seat, slot)), card);
                self.lay(seat, card);
            }
            Event::Missed { seat, slot, card } => {
                self.spread.show(self.place(At::new(seat, slot)), card);
                self.acting = self.acting.without(seat);
            }
            Event::Penalized { seat, .. } => {
                self.spread.add(seat);
                self.stage = Stage::Race;
            }
            Event::Waived { .. } => {}
            Event::Stopped { seat } => self.acting = self.acting.without(seat),
            Event::RanOut { seat, short } => self.run_out(seat, short),
            Event::Reshuffled { count, cards } => self.restock(count, cards),
            Event::Called { seat, .. } => self.go_to(Stage::Power, SeatSet::only(seat)),
            Event::Switched { seat, a, b } => {
                self.resolve(seat);
                self.spread.exchange(self.place(a), self.place(b));
            }
            Event::Peeked { seat, slot, card } => {
                self.resolve(seat);
                self.spread.look(seat, self.place(At::new(seat, slot)), card);
            }
            Event::Declined { seat, .. } => self.resolve(seat),
            Event::Won { seat, tokens } => self.win(seat, tokens),
            Event::Voided { .. } => (self.stage, self.on_turn) = (Stage::Redeal, self.starter),
            Event::Ended { .. } => self.stage = Stage::Over,
        }
    }

    fn deal(&mut self, lines: &[u8]) {
        self.on_turn = self.starter;
        self.turns = 0;
        self.go_to(Stage::Look, self.seats());
        self.discard.clear();
        self.powers.clear();
        let best = self.best.iter_mut().zip(lines);
        best.for_each(|(best, &line)| *best = line.max(*best));
    }

    /// LB-4: a view that is not told at what can only see that it was done.
    fn see(&mut self, seat: Seat, slots: K::Of<Slots>, cards: K::Of<Cards<MOST_LOOKS>>) {
        self.acting = self.acting.without(seat);
        let Some((slots, cards)) = K::known(slots).zip(K::known(cards)) else { return };
        for (slot, card) in slots.iter().zip(cards.iter()) {
            self.spread.look(seat, self.spread.start(seat, slot), K::of(card));
        }
    }

    #[inline]
    fn go_to(&mut self, stage: Stage, acting: SeatSet) {
        (self.stage, self.acting) = (stage, acting);
    }

    fn run_out(&mut self, seat: Seat, short: Short) {
        self.owed = seat;
        match short {
            Short::Draw => {
                self.spread.look_away(seat);
                self.stage = Stage::DrawShort;
            }
            Short::Penalty => self.stage = Stage::RaceShort,
        }
    }

    /// LB-16
    #[inline]
    fn restock(&mut self, count: u8, cards: K::Of<Cards<CARDS>>) {
        if K::known(cards).is_none() && self.spread.counts() {
            self.spread.count_in(self.rules.deck.sorted(buried(&self.discard)));
        }
        self.bare_top();
        self.spread.restock(count, cards);
    }

    /// LB-16: all discards but the top one are taken away.
    #[inline]
    fn bare_top(&mut self) {
        let top = self.discard.pop();
        self.discard.clear();
        self.discard.extend(top);
    }

    /// LB-8: this is the played card, and the race begins.
    #[inline]
    fn play(&mut self, seat: Seat, card: Card) {
        self.go_to(Stage::Race, self.seats());
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

/// LB-16: all discards but the top one.
#[inline]
pub(crate) fn buried(discard: &[Card]) -> &[Card] {
    discard.split_last().map_or(&[], |(_, below)| below)
}
