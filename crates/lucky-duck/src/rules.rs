//! The set-up of a table.

/// Seats, and with them how many completes each is dealt. There is nothing else to choose.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Rules {
    n_seats: u8,
}

/// What a deck file may change: nothing. LD-1 to LD-3 fix every card.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Deck;

impl Rules {
    /// The least and the most seats.
    pub const SEATS: (u8, u8) = (2, 9);

    pub(crate) const fn new(n_seats: u8) -> Rules {
        Rules { n_seats }
    }

    #[inline]
    pub const fn n_seats(self) -> u8 {
        self.n_seats
    }

    /// How many completes each seat is dealt (LD-4).
    #[inline]
    pub const fn dealt(self) -> usize {
        match self.n_seats {
            2 => 12,
            3 => 9,
            4 => 6,
            5 => 5,
            6 => 4,
            _ => 3,
        }
    }
}
