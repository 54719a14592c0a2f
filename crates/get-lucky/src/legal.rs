//! What a seat may do: the same from the truth and from the seat's own view.

use game::{Knowledge, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::cards::{Cards, Upgrades};
use crate::table::{Phase, Table};

impl<K: Knowledge> Table<K> {
    #[inline]
    pub(crate) fn list(&self, seat: Seat, push: impl FnMut(Action)) {
        match self.phase {
            Phase::Turn if seat == self.active => self.list_turn(seat, push),
            Phase::Attempt { answering, value } if seat == answering => {
                self.list_answers(seat, value, push);
            }
            _ => (),
        }
    }

    #[inline]
    fn list_turn(&self, seat: Seat, mut push: impl FnMut(Action)) {
        let Some(hand) = self.hand(seat) else { return };
        let owned = self.owned[seat.index()];
        // GL-8
        if self.pile_left > 0 {
            push(Action::Draw {});
        }
        for on in owned.iter() {
            for card in (hand.upgrades() & self.room_for(on)).iter() {
                push(Action::Play { card, on });
            }
        }
        for give in owned.iter() {
            self.drawing_room.iter().for_each(|take| push(Action::Swap { give, take }));
        }
        // GL-11
        if self.value(self.doctor) > 0 {
            push(Action::Kill {});
        }
    }

    #[inline]
    fn list_answers(&self, seat: Seat, value: u8, mut push: impl FnMut(Action)) {
        let Some(hand) = self.hand(seat) else { return };
        // GL-15
        let useful = self.rules.deck.lucky() | Upgrades::perfect_for(self.doctor);
        (hand.upgrades() & useful).iter().for_each(|card| push(Action::Foil { card }));
        if hand.spite() > 0 {
            push(Action::Foil { card: Card::SPITE });
        }
        if !(self.has_last_chance(seat) && self.can_stop(hand, value)) {
            push(Action::Done {});
        }
    }

    /// GL-16, GL-19
    #[inline]
    fn has_last_chance(&self, seat: Seat) -> bool {
        !self.rules.is_for_two() && seat.left(self.rules.n_seats) == self.active
    }

    /// GL-13, GL-14
    #[inline]
    fn can_stop(&self, hand: Cards, value: u8) -> bool {
        let perfect = hand.upgrades() & Upgrades::perfect_for(self.doctor);
        !perfect.is_empty() || self.rules.deck.luck_of(hand) >= value
    }
}
