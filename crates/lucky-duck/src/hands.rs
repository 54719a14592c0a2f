//! Who has which completes.

use arrayvec::ArrayVec;
use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize, Serializer};

use crate::card::COMPLETES;
use crate::{Card, Completes};

/// The hands of all seats, laid out so that one look finds the seat that has a complete.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(from = "ArrayVec<Completes, { Seat::MAX }>")]
pub struct Hands {
    seats: SeatSet,
    /// How many completes each seat has left.
    left: [u8; Seat::MAX],
    /// The seat that has each complete, where it is held.
    owners: [Seat; COMPLETES],
    held: Completes,
}

impl Hands {
    pub(crate) const fn none(seats: SeatSet) -> Hands {
        Hands {
            seats,
            left: [0; Seat::MAX],
            owners: [Seat::at(0); COMPLETES],
            held: Completes::NONE,
        }
    }

    /// Gives each seat in turn so many of these cards, all but those aside (LD-4).
    #[inline]
    pub(crate) fn deal(mut self, cards: &[Card], each: usize, aside: Completes) -> Hands {
        for (seat, hand) in self.seats.iter().zip(cards.chunks_exact(each)) {
            self.left[seat.index()] = each as u8;
            for complete in hand {
                self.owners[complete.index()] = seat;
            }
        }
        self.held = aside.others();
        self
    }

    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, complete: Card) {
        self.left[seat.index()] -= 1;
        self.held = self.held.without(complete);
    }

    /// The completes of all hands.
    #[inline]
    pub const fn held(&self) -> Completes {
        self.held
    }

    /// How many completes this seat has left.
    #[inline]
    pub const fn left(&self, seat: Seat) -> u8 {
        self.left[seat.index()]
    }

    /// What this seat holds.
    pub fn of(&self, seat: Seat) -> Completes {
        let theirs = |complete: &Card| self.owners[complete.index()] == seat;
        self.held.iter().filter(theirs).fold(Completes::NONE, Completes::with)
    }

    /// The seat that has this complete.
    #[inline]
    pub fn holder(&self, complete: Card) -> Option<Seat> {
        self.held.contains(complete).then(|| self.owner(complete))
    }

    /// The same for a complete that is held.
    #[inline]
    pub(crate) const fn owner(&self, complete: Card) -> Seat {
        self.owners[complete.index()]
    }
}

impl From<ArrayVec<Completes, { Seat::MAX }>> for Hands {
    fn from(each: ArrayVec<Completes, { Seat::MAX }>) -> Hands {
        let mut hands = Hands::none(SeatSet::first(each.len() as u8));
        for (seat, theirs) in hands.seats.iter().zip(each) {
            hands.left[seat.index()] = theirs.len() as u8;
            theirs.iter().for_each(|complete| hands.owners[complete.index()] = seat);
            hands.held = hands.held.and(theirs);
        }
        hands
    }
}

impl Serialize for Hands {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.seats.iter().map(|seat| self.of(seat)))
    }
}
