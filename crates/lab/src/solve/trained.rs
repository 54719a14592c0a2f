//! What a seat learns to get from others whose way to play is known, where not everything can be gone
//! through: what it gets is the least that could be won.

use bots::Whim;
use lucktails::Action;
use solved::{MOST_SEATS, Round};

use super::deals::shuffled;
use super::learner::{EVEN, Learner, NOW_AND_THEN, draw};
use super::profile::Profile;
use super::tree::{Ends, Going, Tree};

/// What was measured, with the standard error of the difference.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Gain {
    /// What the seat gets when it plays like the others.
    pub alike: f64,
    /// How much more it gets by what it has learned.
    pub gain: f64,
    pub error: f64,
}

/// A seat that learns, while the others go on as they do. Seat 0 starts.
#[derive(Clone, Debug)]
pub struct Trainee<'a> {
    pub seat: u8,
    pub n: u8,
    pub totals: [u8; MOST_SEATS],
    pub profile: Profile<'a>,
    pub ends: &'a Ends,
}

impl Trainee<'_> {
    /// Learns from so many rounds, and then measures on half as many others.
    pub fn gain(&self, rounds: u32, seed: u64) -> Gain {
        let (mut learner, mut whim) = (Learner::new(0), Whim::new(seed));
        for _ in 0..rounds {
            let round = shuffled(self.totals, self.n, 0, &mut whim);
            self.learn(&mut learner, &round.into(), &mut whim);
        }
        let mut measured = Measured::default();
        for _ in 0..(rounds / 2).max(2) {
            let mut alike = shuffled(self.totals, self.n, 0, &mut whim);
            let mut best = alike;
            self.profile.play(&mut alike, &mut whim);
            self.play(&learner, &mut best, &mut whim);
            measured.add(self.ends.share(&alike, self.seat), self.ends.share(&best, self.seat));
        }
        measured.gain()
    }

    fn learn(&self, learner: &mut Learner, going: &Going, whim: &mut Whim) -> f32 {
        let mut going = *going;
        while going.turn().is_some_and(|turn| turn != self.seat) {
            going = after(&going.round, self.profile.draw(&going.round, whim));
        }
        if going.turn().is_none() {
            return going.share(self.seat, self.ends);
        }
        let seen = going.seen();
        if going.is_small() && whim.below(NOW_AND_THEN) > 0 {
            let odds = learner.now(seen.key).unwrap_or(EVEN);
            return self.learn(learner, &going.after(seen, draw(&odds, seen.moves, whim)), whim);
        }
        learner.try_all(seen.key, seen.moves, |learner, at| {
            self.learn(learner, &going.after(seen, at), whim)
        })
    }

    /// It plays as it has learned to; where it has learned nothing, like the others.
    fn play(&self, learner: &Learner, round: &mut Round, whim: &mut Whim) {
        let mut going = Going::from(*round);
        while let Some(turn) = going.turn() {
            let seen = going.seen();
            let odds = learner.average(seen.key).filter(|_| turn == self.seat);
            match odds {
                Some((odds, _)) => going.go(seen, draw(&odds, seen.moves, whim)),
                None => going = after(&going.round, self.profile.draw(&going.round, whim)),
            }
        }
        *round = going.round;
    }
}

fn after(round: &Round, action: Action) -> Going {
    let mut round = *round;
    round.play(action);
    round.into()
}

/// Sums of what was measured.
#[derive(Default)]
struct Measured {
    count: f64,
    alike: f64,
    gain: f64,
    squares: f64,
}

impl Measured {
    fn add(&mut self, alike: f32, best: f32) {
        let (alike, gain) = (f64::from(alike), f64::from(best) - f64::from(alike));
        self.count += 1.0;
        self.alike += alike;
        self.gain += gain;
        self.squares += gain * gain;
    }

    fn gain(&self) -> Gain {
        let gain = self.gain / self.count;
        let variance = self.squares / self.count - gain * gain;
        Gain { alike: self.alike / self.count, gain, error: (variance / self.count).sqrt() }
    }
}
