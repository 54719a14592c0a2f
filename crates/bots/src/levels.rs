//! The six levels of the house at each game. How far apart they are is measured by
//! `luckhouse lab strength`.

use get_lucky::GetLucky;
use lucktails::Lucktails;
use lucky_bastard::LuckyBastard;
use lucky_duck::LuckyDuck;

use crate::{Searched, Temper, Thumb};

/// How well the house plays, from 1 to 6.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Level(u8);

impl Level {
    pub const LEAST: u8 = 1;
    pub const MOST: u8 = 6;

    pub fn new(level: u8) -> Option<Level> {
        (Level::LEAST..=Level::MOST).contains(&level).then_some(Level(level))
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// How quick it is in a race, in milliseconds: at best, and so much more at worst.
    pub fn reaction(self) -> (u32, u32) {
        REACTIONS[usize::from(self.0 - Level::LEAST)]
    }
}

/// A game the house plays.
pub trait Housed: Thumb + Searched {
    /// From the friendliest to the strongest.
    const TEMPERS: [Temper; Level::MOST as usize];

    fn temper(level: Level) -> Temper {
        Self::TEMPERS[usize::from(level.0 - Level::LEAST)]
    }
}

/// Quick enough to be human, however strong.
const REACTIONS: [(u32, u32); Level::MOST as usize] =
    [(900, 1200), (700, 900), (550, 700), (420, 500), (320, 350), (250, 250)];

/// Whoever slips, forgets and tries as much as that, level by level.
const fn tempers(ways: [(u8, u16, u32); Level::MOST as usize]) -> [Temper; Level::MOST as usize] {
    let mut tempers = [Temper::STEADY; Level::MOST as usize];
    let mut at = 0;
    while at < ways.len() {
        let (slips, forgets, iterations) = ways[at];
        tempers[at] = Temper { slips, forgets, iterations, exact: 0, reaction: REACTIONS[at] };
        at += 1;
    }
    tempers
}

/// The same, and the highest looks at so many places where it can say the rest exactly.
const fn exact(mut tempers: [Temper; 6], most: u32) -> [Temper; 6] {
    tempers[5].exact = most;
    tempers
}

impl Housed for Lucktails {
    const TEMPERS: [Temper; 6] =
        tempers([(89, 0, 0), (55, 0, 0), (31, 0, 0), (14, 0, 0), (3, 0, 0), (0, 0, 1000)]);
}

impl Housed for GetLucky {
    const TEMPERS: [Temper; 6] =
        tempers([(80, 0, 0), (60, 0, 0), (42, 0, 0), (20, 0, 0), (0, 0, 0), (0, 0, 6000)]);
}

impl Housed for LuckyBastard {
    const TEMPERS: [Temper; 6] =
        tempers([(20, 40, 0), (12, 25, 0), (7, 15, 0), (3, 8, 0), (1, 4, 0), (0, 0, 10_000)]);
}

impl Housed for LuckyDuck {
    const TEMPERS: [Temper; 6] = exact(
        tempers([(70, 0, 0), (42, 0, 0), (14, 0, 0), (0, 0, 150), (0, 0, 800), (0, 0, 8000)]),
        130_000,
    );
}
