//! What a host may choose when a table is set up.

use alloc::vec::Vec;

use arrayvec::ArrayVec;

use crate::Game;

/// One choice of a game's set-up, as data.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct OptionSpec {
    pub name: &'static str,
    pub range: Range,
    pub default: u16,
}

/// Which values an option takes.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Range {
    /// 0 is no, 1 is yes.
    Flag,
    /// The widest range; a game may narrow it by [`Game::narrow`].
    Number { least: u16, most: u16 },
    /// A seat of the table: 0 to the number of seats − 1.
    Seat,
}

impl Range {
    /// The least and the most value at a table of `n_seats`.
    pub fn bounds(self, n_seats: u8) -> (u16, u16) {
        match self {
            Range::Flag => (0, 1),
            Range::Number { least, most } => (least, most),
            Range::Seat => (0, u16::from(n_seats.max(1)) - 1),
        }
    }
}

/// One value for each of a game's options, in the order of [`Game::OPTIONS`].
pub type OptionValues = ArrayVec<u16, 8>;

/// Why a set-up was refused.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum BadOption {
    /// The number of seats is not one the game is played with.
    Seats { least: u8, most: u8 },
    /// The value of this option is outside its range.
    Outside { name: &'static str, least: u16, most: u16 },
}

/// Every reason why a set-up was refused.
pub type BadOptions = Vec<BadOption>;

/// The value of every option when nothing is chosen.
pub fn default_options<G: Game>() -> OptionValues {
    G::OPTIONS.iter().map(|spec| spec.default).collect()
}

/// Checks the number of seats and the range of every value.
pub(crate) fn faults<G: Game>(n_seats: u8, values: &OptionValues) -> BadOptions {
    assert_eq!(values.len(), G::OPTIONS.len(), "one value per option");
    let mut faults = BadOptions::new();
    let (least, most) = G::SEATS;
    if !(least..=most).contains(&n_seats) {
        faults.push(BadOption::Seats { least, most });
    }
    let seats_for_range = n_seats.clamp(least, most);
    for (spec, &value) in G::OPTIONS.iter().zip(values) {
        let (least, most) = G::narrow(spec, seats_for_range, values);
        if !(least..=most).contains(&value) {
            let name = spec.name;
            faults.push(BadOption::Outside { name, least, most });
        }
    }
    faults
}
