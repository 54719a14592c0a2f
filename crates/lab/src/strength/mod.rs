//! How strong the levels of the house are, and how long they think.

mod report;
mod times;

use std::time::Duration;

pub use report::StrengthReport;
pub use times::{Times, times};

use crate::{Entrant, Tally};

/// Which levels are timed, and within what time an answer of theirs is asked for.
pub const TIMED: [(u8, Duration); 2] =
    [(3, Duration::from_millis(50)), (6, Duration::from_secs(1))];

/// Less than that, in percent and as of two seats, is too little for a level over the one below; and for the lowest over
/// play at random.
pub const APART: u8 = 60;
const ABOVE_CHANCE: u8 = 50;

/// What was measured at a game.
#[derive(Clone, Debug)]
pub struct Strength {
    /// The game's name in the reader's language.
    pub game: String,
    /// At how many seats the ladder was climbed.
    pub n_seats: u8,
    pub rungs: Vec<Rung>,
    pub tops: Vec<Top>,
    pub paces: Vec<Pace>,
}

/// One of a level among those of the level below.
#[derive(Clone, Debug)]
pub struct Rung {
    pub level: String,
    pub over: String,
    pub tally: Tally,
}

impl Rung {
    /// How much it should win at least, in percent.
    fn asked(&self) -> u8 {
        if self.over == Entrant::Random.to_string() { ABOVE_CHANCE } else { APART }
    }
}

/// One of the highest level among rules of thumb.
#[derive(Clone, Debug)]
pub struct Top {
    pub n_seats: u8,
    pub tally: Tally,
}

/// How long a level thinks.
#[derive(Copy, Clone, Debug)]
pub struct Pace {
    pub n_seats: u8,
    pub level: u8,
    pub asked: Duration,
    pub times: Times,
}
