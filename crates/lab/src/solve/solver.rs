//! The solver of Lucktails, for any number of seats.

use bots::Whim;
use solved::{ENOUGH, MOST_SEATS, MOST_WEIGHT, Round, Table, Weights};

use super::Hopes;
use super::chart::CHARTED;
use super::charted::Charted;
use super::learner::{EVEN, Odds, draw};
use super::tree::{Ends, Going, Tree};
use super::walked::Walked;

/// A move that is made less often than that is not made.
const RARE: f32 = 0.01;

/// Learns to play rounds for one number of seats.
pub struct Solver {
    n: u8,
    way: Way,
}

/// Three seats can be gone through as a whole; with more, moves of the others are drawn.
enum Way {
    Charted(Box<Charted>),
    Walked(Box<Walked>),
}

impl Solver {
    /// `points` plays for points, and not for the match.
    pub fn new(n: u8, seed: u64, points: bool) -> Solver {
        let ends = if points { Ends::Points } else { Ends::Match(Hopes::new(n)) };
        let way = if usize::from(n) <= CHARTED {
            Way::Charted(Box::new(Charted::new(seed, ends)))
        } else {
            Way::Walked(Box::new(Walked::new(n, seed, ends)))
        };
        Solver { n, way }
    }

    /// One epoch, or less if it is told to stop. What is learned does not depend on the number of threads.
    pub fn epoch(&mut self, threads: usize, stop: impl Fn() -> bool + Sync) {
        match &mut self.way {
            Way::Charted(it) => it.epoch(threads, stop),
            Way::Walked(it) => it.epoch(stop),
        }
    }

    /// After an epoch: says anew what totals are worth, where that is due.
    pub fn weigh(&mut self) {
        match &mut self.way {
            Way::Charted(it) => it.weigh(),
            Way::Walked(it) => it.weigh(),
        }
    }

    pub fn n_seats(&self) -> u8 {
        self.n
    }

    /// How many deals were learned from, each time counted.
    pub fn deals(&self) -> u64 {
        match &self.way {
            Way::Charted(it) => it.deals(),
            Way::Walked(it) => it.rounds(),
        }
    }

    /// Places and ends that were come to while a seat learned, whoever was on turn there, counted each time.
    pub fn visits(&self) -> u64 {
        match &self.way {
            Way::Charted(it) => it.visits(),
            Way::Walked(it) => it.visits(),
        }
    }

    pub fn ends(&self) -> &Ends {
        match &self.way {
            Way::Charted(it) => it.ends(),
            Way::Walked(it) => it.ends(),
        }
    }

    /// What was learned, small enough to be carried along.
    pub fn table(&self) -> Table {
        let (all, seldom) = match &self.way {
            Way::Charted(it) => (it.averages(), SELDOM_CHARTED),
            Way::Walked(it) => (it.averages(), SELDOM_WALKED),
        };
        let some = all.into_iter().filter(|it| it.2 >= seldom);
        Table::new(some.map(|(key, odds, _)| (key, weights(&odds))).collect())
    }
}

/// A key that was met less often than that says nothing: by chance, and by count.
const SELDOM_CHARTED: f32 = 1e-5;
const SELDOM_WALKED: f32 = 0.01;

/// Everybody plays by these odds; where there are none, as it comes.
pub fn played(round: &mut Round, whim: &mut Whim, odds: impl Fn(u32) -> Option<Odds>) {
    let mut going = Going::from(*round);
    while going.turn().is_some() {
        let seen = going.seen();
        let odds = odds(seen.key).unwrap_or(EVEN);
        going.go(seen, draw(&odds, seen.moves, whim));
    }
    *round = going.round;
}

/// The totals of the next round: from the beginning if the match is over, LT-18.
pub fn next_totals(after: &Round) -> [u8; MOST_SEATS] {
    let highest = after.highest();
    let leaders = (0..MOST_SEATS).filter(|&seat| after.totals[seat] == highest).count();
    let over = highest >= ENOUGH && leaders == 1 || highest > 2 * ENOUGH;
    if over { [0; MOST_SEATS] } else { after.totals }
}

#[expect(clippy::cast_sign_loss, reason = "nothing is less than never")]
fn weights(odds: &Odds) -> Weights {
    let most = odds.iter().fold(0.0_f32, |most, &it| most.max(it));
    odds.map(|it| if it < RARE { 0 } else { (it / most * f32::from(MOST_WEIGHT)).round() as u8 })
}
