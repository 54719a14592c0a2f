//! The solver of Lucktails for more than three seats: whole matches in which every seat learns at every round.

use bots::Whim;
use solved::MOST_SEATS;

use super::TREMBLE;
use super::deals::shuffled;
use super::learner::{Learner, Odds};
use super::solver::{next_totals, played};
use super::tree::{Ends, Going};

/// So many rounds are looked at from each set of totals.
const AHEAD: u32 = 120;

/// So many rounds make an epoch.
const EPOCH: u64 = 5_000;

/// So many rounds are learned from between two questions whether to stop.
const BETWEEN_STOPS: u32 = 10;

/// Learns to play rounds for one number of seats.
#[derive(Clone)]
pub struct Walked {
    n: u8,
    learner: Learner,
    ends: Ends,
    whim: Whim,
    totals: [u8; MOST_SEATS],
    first: u8,
    epochs: u32,
    rounds: u64,
}

impl Walked {
    pub fn new(n: u8, seed: u64, ends: Ends) -> Walked {
        Walked {
            n,
            learner: Learner::new(TREMBLE),
            ends,
            whim: Whim::new(seed),
            totals: [0; MOST_SEATS],
            first: 0,
            epochs: 0,
            rounds: 0,
        }
    }

    /// One epoch: so many rounds, or fewer if it is told to stop; the next one counts more.
    pub fn epoch(&mut self, stop: impl Fn() -> bool) {
        let until = self.rounds + EPOCH;
        while self.rounds < until {
            for _ in 0..BETWEEN_STOPS {
                self.learn();
            }
            if stop() {
                return;
            }
        }
        self.epochs += 1;
        self.learner.weight = self.epochs as f32 + 1.0;
    }

    /// Every seat learns from one deal; then the round is played, and the match goes on.
    fn learn(&mut self) {
        let round = shuffled(self.totals, self.n, self.first, &mut self.whim);
        self.rounds += 1;
        for seat in 0..self.n {
            self.learner.walk(&Going::from(round), seat, &self.ends, &mut self.whim);
        }
        let mut after = round;
        let learner = &self.learner;
        played(&mut after, &mut self.whim, |key| learner.now(key));
        self.totals = next_totals(&after);
        self.first = after.left(self.first);
    }

    /// From time to time totals are weighed anew: early, the way to play changes much; later, once in a while is enough.
    pub fn weigh(&mut self) {
        let Walked { learner, ends, whim, epochs, .. } = self;
        if !epochs.is_power_of_two() && !epochs.is_multiple_of(16) {
            return;
        }
        if let Ends::Match(hopes) = ends {
            hopes.look_ahead(AHEAD, whim, |round, whim| {
                played(round, whim, |key| learner.now(key));
            });
        }
    }

    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// Places in the tree that were walked through.
    pub fn visits(&self) -> u64 {
        self.learner.visits
    }

    pub fn ends(&self) -> &Ends {
        &self.ends
    }

    /// Every key, how often its moves were made, and how often it was met.
    pub fn averages(&self) -> Vec<(u32, Odds, f32)> {
        let average = |key| self.learner.average(key).map(|(odds, met)| (key, odds, met));
        self.learner.keys().filter_map(average).collect()
    }
}
