//! How a table moves: steps in, events out.

use arrayvec::ArrayVec;
use game::{Seat, Whole};

use crate::event::MOST_LOOKS;
use crate::rules::{CARDS, MOST_TURNS};
use crate::spread::each;
use crate::table::Stage;
use crate::{Action, At, Card, Cards, Event, LuckyBastard, Short, Slots, Why};

pub(crate) type Happening = Event<Whole>;

impl LuckyBastard {
    #[inline]
    fn happen(&mut self, event: &Happening, emit: &mut impl FnMut(&Happening)) {
        self.evolve(event);
        emit(event);
    }

    #[inline]
    pub(crate) fn shuffled(&mut self, cards: &[Card], emit: &mut impl FnMut(&Happening)) {
        let order = Cards::of(cards);
        let count = cards.len() as u8;
        match self.stage {
            Stage::DrawShort => {
                self.happen(&Event::Reshuffled { count, cards: order }, emit);
                self.draw(self.owed, emit);
            }
            Stage::RaceShort => {
                self.happen(&Event::Reshuffled { count, cards: order }, emit);
                self.penalize(self.owed, emit);
            }
            _ => self.happen(&self.deal_of(order), emit),
        }
    }

    /// LB-3, LB-18: only the seat that won the last round has a streak.
    fn deal_of(&self, cards: Cards<CARDS>) -> Happening {
        let again = self.stage == Stage::Redeal;
        let streak = |seat: Seat| if seat == self.starter { self.streak } else { 0 };
        Event::Dealt {
            round: if again { self.round } else { self.round.saturating_add(1) },
            starter: self.starter,
            lines: self.seats().iter().map(|seat| self.rules.line(streak(seat))).collect(),
            cards,
        }
    }

    #[inline]
    fn look(&mut self, seat: Seat, slots: Slots, emit: &mut impl FnMut(&Happening)) {
        let card = |slot| self.spread.card(self.spread.start(seat, slot));
        let cards: ArrayVec<Card, MOST_LOOKS> = slots.iter().map(card).collect();
        self.happen(&Event::Looked { seat, slots, cards: Cards::of(&cards) }, emit);
        if self.acting.is_empty() {
            let slots = self.seats().iter().map(|seat| self.looked_at(seat)).collect();
            self.happen(&Event::Unsealed { slots }, emit);
            self.happen(&Event::TurnBegan { seat: self.starter, number: 1 }, emit);
        }
    }

    fn looked_at(&self, seat: Seat) -> Slots {
        let looks = each(self.spread.looks[seat.index()]);
        let slots = looks.map(|place| self.spread.at(place).slot());
        slots.fold(Slots::default(), |slots, slot| slots.and(slot).unwrap_or(slots))
    }

    /// LB-7, LB-16
    #[inline]
    fn draw(&mut self, seat: Seat, emit: &mut impl FnMut(&Happening)) {
        if let Some(card) = self.spread.top() {
            self.happen(&Event::Drawn { seat, card }, emit);
        } else if self.can_restock() {
            self.happen(&Event::RanOut { seat, short: Short::Draw }, emit);
        } else {
            self.happen(&Event::Voided { why: Why::NoCards }, emit);
        }
    }

    /// LB-9, LB-10, LB-11
    #[inline]
    fn claim(&mut self, seat: Seat, slot: u16, emit: &mut impl FnMut(&Happening)) {
        let card = self.spread.card(self.place(At::new(seat, slot)));
        if self.discard.last() != Some(&card) {
            self.happen(&Event::Missed { seat, slot, card }, emit);
            return self.penalize(seat, emit);
        }
        self.happen(&Event::Matched { seat, slot, card }, emit);
        if self.line_len(seat) == 0 {
            self.win_round(seat, emit);
        }
    }

    /// LB-10, LB-16
    #[inline]
    fn penalize(&mut self, seat: Seat, emit: &mut impl FnMut(&Happening)) {
        if let Some(card) = self.spread.top() {
            let slot = self.spread.next_slot(seat);
            self.happen(&Event::Penalized { seat, slot, card }, emit);
        } else if self.can_restock() {
            return self.happen(&Event::RanOut { seat, short: Short::Penalty }, emit);
        } else {
            self.happen(&Event::Waived { seat }, emit);
        }
        self.go_on_if_all_done(emit);
    }

    fn win_round(&mut self, seat: Seat, emit: &mut impl FnMut(&Happening)) {
        let tokens = self.tokens(seat).saturating_add(1);
        self.happen(&Event::Won { seat, tokens }, emit);
        // LB-2, LB-19
        if tokens == u32::from(self.rules.tokens) {
            self.happen(&Event::Ended { winner: seat }, emit);
        }
    }

    #[inline]
    fn go_on_if_all_done(&mut self, emit: &mut impl FnMut(&Happening)) {
        if self.acting.is_empty() {
            self.go_on(emit);
        }
    }

    /// After the race: the next power, or the next turn (LB-12, LB-15, LB-17).
    #[inline]
    fn go_on(&mut self, emit: &mut impl FnMut(&Happening)) {
        if let Some((&seat, power)) = self.powers.first().zip(self.top_power()) {
            self.happen(&Event::Called { seat, power }, emit);
        } else if self.turns == MOST_TURNS {
            self.happen(&Event::Voided { why: Why::TooLong }, emit);
        } else {
            let seat = self.on_turn.left(self.rules.n_seats);
            self.happen(&Event::TurnBegan { seat, number: self.turns + 1 }, emit);
        }
    }

    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action, emit: &mut impl FnMut(&Happening)) {
        match action {
            Action::Look { slots } => return self.look(seat, slots, emit),
            Action::Draw {} => return self.draw(seat, emit),
            Action::Match { slot } => return self.claim(seat, slot, emit),
            Action::Keep { slot } => {
                let card = self.spread.drawn_card();
                let played = self.spread.card(self.place(At::new(seat, slot)));
                return self.happen(&Event::Kept { seat, slot, card, played }, emit);
            }
            Action::Throw {} => {
                let played = self.spread.drawn_card();
                return self.happen(&Event::Thrown { seat, played }, emit);
            }
            Action::Done {} => {
                self.happen(&Event::Stopped { seat }, emit);
                return self.go_on_if_all_done(emit);
            }
            Action::Switch { a, b } => self.happen(&Event::Switched { seat, a, b }, emit),
            Action::Peek { slot } => {
                let card = self.spread.card(self.place(At::new(seat, slot)));
                self.happen(&Event::Peeked { seat, slot, card }, emit);
            }
            Action::Decline {} => {
                let power = self.power().expect("a power is due");
                self.happen(&Event::Declined { seat, power }, emit);
            }
        }
        self.go_on(emit);
    }
}
