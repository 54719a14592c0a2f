//! Who has which completes.

use game::{Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::{Card, Completes};

/// The hands of all seats. Each complete was dealt to one seat at most, so the number of that seat
/// is written across four sets, one for each of its binary digits: one look finds the seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Hands {
    seats: SeatSet,
    /// What all hands hold together.
    held: Completes,
    digits: [Completes; 4],
}

impl Hands {
    pub(crate) const fn none(seats: SeatSet) -> Hands {
        Hands { seats, held: Completes::NONE, digits: [Completes::NONE; 4] }
    }

    #[must_use]
    #[inline]
    pub(crate) fn with(mut self, seat: Seat, hand: Completes) -> Hands {
        self.held = self.held.and(hand);
        for (i, digit) in self.digits.iter_mut().enumerate() {
            if seat.index() >> i & 1 == 1 {
                *digit = digit.and(hand);
            }
        }
        self
    }

    #[inline]
    pub(crate) fn discard(&mut self, complete: Card) {
        self.held = self.held.without(complete);
    }

    /// The completes of all hands.
    #[inline]
    pub const fn held(&self) -> Completes {
        self.held
    }

    #[inline]
    pub fn of(&self, seat: Seat) -> Completes {
        let digits = self.digits.iter().enumerate();
        digits.fold(self.held, |hand, (i, &digit)| hand.split_by(digit, seat.index() >> i & 1 == 1))
    }

    /// The seat that has this complete.
    #[inline]
    pub fn holder(&self, complete: Card) -> Option<Seat> {
        let digit = |i: usize| usize::from(self.digits[i].contains(complete)) << i;
        self.held.contains(complete).then(|| Seat::at(digit(0) | digit(1) | digit(2) | digit(3)))
    }
}

impl Serialize for Hands {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.seats.iter().map(|seat| self.of(seat)))
    }
}
