//! Chairs at a table.

use alloc::vec::Vec;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A chair at the table, counted from zero. Always absolute; only a screen rotates.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The most chairs any game of the house has.
    pub const MAX: usize = 9;

    /// The chair with this number, if a table can have one.
    pub const fn new(index: u8) -> Option<Seat> {
        if (index as usize) < Seat::MAX { Some(Seat(index)) } else { None }
    }

    /// The chair with this number at a table of so many, if it has one: for numbers from outside.
    pub fn of(number: impl TryInto<u8>, n_seats: u8) -> Option<Seat> {
        let number = number.try_into().ok().filter(|&number| number < n_seats)?;
        Seat::new(number)
    }

    /// The chair with this number. For constants and numbers that come from the rules themselves: what comes from
    /// outside goes through [`Seat::of`] or [`Seat::new`].
    pub const fn at(index: usize) -> Seat {
        assert!(index < Seat::MAX);
        Seat(index as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, as messages say it.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The left neighbour: clockwise is the direction of rising numbers.
    #[must_use]
    #[inline]
    pub const fn left(self, n_seats: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= n_seats { 0 } else { next })
    }

    /// The right neighbour.
    #[must_use]
    #[inline]
    pub const fn right(self, n_seats: u8) -> Seat {
        Seat(if self.0 == 0 { n_seats - 1 } else { self.0 - 1 })
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let index = u8::deserialize(deserializer)?;
        let wrong = || D::Error::invalid_value(Unexpected::Unsigned(index.into()), &"a seat");
        Seat::new(index).ok_or_else(wrong)
    }
}

/// A set of seats, one bit each.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The seats 0 to `n_seats` − 1.
    pub const fn first(n_seats: u8) -> SeatSet {
        SeatSet((1 << n_seats) - 1)
    }

    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        COUNT[self.0 as usize % COUNT.len()] as usize
    }

    /// The seats in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            (rest != 0).then(|| {
                let seat = Seat(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                seat
            })
        })
    }

    /// The `n`th seat of the set in rising order; there must be more than `n`.
    #[inline]
    pub const fn nth(self, n: usize) -> Seat {
        assert!(n < self.len(), "a set has as many seats as its length says");
        Seat(NTH[self.0 as usize % NTH.len()][n])
    }
}

/// How many seats each set has, and which is its nth: looked up, because a race asks for a random
/// one at every decision and a loop would be guessed wrong every other time.
static COUNT: [u8; 1 << Seat::MAX] = {
    let mut counts = [0; 1 << Seat::MAX];
    let mut set = 0;
    while set < counts.len() {
        counts[set] = set.count_ones() as u8;
        set += 1;
    }
    counts
};

static NTH: [[u8; Seat::MAX]; 1 << Seat::MAX] = {
    let mut seats = [[0; Seat::MAX]; 1 << Seat::MAX];
    let mut set = 0;
    while set < seats.len() {
        let (mut rest, mut n) = (set, 0);
        while rest != 0 {
            seats[set][n] = rest.trailing_zeros() as u8;
            (rest, n) = (rest & (rest - 1), n + 1);
        }
        set += 1;
    }
    seats
};

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}
