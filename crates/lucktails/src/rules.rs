//! A checked set-up.

use game::{OptionSpec, OptionValues, Range, Seat};

use crate::Deck;

pub(crate) const LEAST_SEATS: u8 = 3;
pub(crate) const MOST_SEATS: u8 = 5;

pub(crate) const OPTIONS: [OptionSpec; 3] = [
    OptionSpec { name: "first", range: Range::Seat, default: 0 },
    OptionSpec { name: "bait_cap", range: Range::Number { least: 10, most: 99 }, default: 20 },
    OptionSpec { name: "slips", range: Range::Flag, default: 0 },
];

/// Seats, options and bait table of one game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Rules {
    pub(crate) n_seats: u8,
    pub(crate) first: Seat,
    pub(crate) bait_cap: u8,
    pub(crate) slips: bool,
    pub(crate) deck: Deck,
}

impl Rules {
    /// From values that are within the ranges of [`OPTIONS`].
    pub(crate) fn new(n_seats: u8, options: &OptionValues, deck: &Deck) -> Rules {
        Rules {
            n_seats,
            first: Seat::at(usize::from(options[0])),
            bait_cap: options[1] as u8,
            slips: options[2] == 1,
            deck: *deck,
        }
    }

    pub(crate) fn options(&self) -> OptionValues {
        let first = self.first.index() as u16;
        [first, self.bait_cap.into(), self.slips.into()].into_iter().collect()
    }

    pub const fn n_seats(&self) -> u8 {
        self.n_seats
    }

    /// The starting seat of the first round, LT-5.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The highest bait, LT-4.
    pub const fn bait_cap(&self) -> u8 {
        self.bait_cap
    }

    /// Whether seats may slip, LT-22.
    pub const fn slips(&self) -> bool {
        self.slips
    }

    /// What baits are worth, LT-3.
    pub const fn deck(&self) -> &Deck {
        &self.deck
    }
}
