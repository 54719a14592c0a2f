//! What the games between two entrants say about them.

use game::Seat;

use crate::{Finished, Unit};

/// How much more of an error than its standard is taken for an interval of 95 %.
pub const NINETY_FIVE: f64 = 1.96;

/// A share of wins, with the interval in which it lies nineteen times of twenty.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Share {
    pub mean: f64,
    pub least: f64,
    pub most: f64,
}

impl Share {
    /// From one share for each deal. One deal that is lost and one that is won go into the error, so that a
    /// row of wins is not taken for certainty.
    pub(crate) fn of(deals: &[f64]) -> Share {
        let n = deals.len().max(1) as f64;
        let mean = deals.iter().sum::<f64>() / n;
        let with = deals.iter().copied().chain([0.0, 1.0]);
        let spread: f64 = with.map(|deal| (deal - mean).powi(2)).sum();
        let error = NINETY_FIVE * (spread / (n + 1.0) / n).sqrt();
        Share { mean, least: (mean - error).max(0.0), most: (mean + error).min(1.0) }
    }

    /// As if there had been two seats: the one against the average of the others.
    #[must_use]
    pub fn between_two(self, n_seats: u8) -> Share {
        let others = f64::from(n_seats) - 1.0;
        let two = |share: f64| share / (share + (1.0 - share) / others);
        Share { mean: two(self.mean), least: two(self.least), most: two(self.most) }
    }
}

/// What came of a pairing.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    pub deals: usize,
    /// The one's share of the wins. Several winners share; what nobody won is shared by all.
    pub share: Share,
    /// Games that nobody won.
    pub nobodys: usize,
    /// Decisions in a game, on average.
    pub length: f64,
}

/// Sums up each pairing.
pub fn tallies(finished: &[Finished], pairings: usize, n_seats: u8) -> Vec<Tally> {
    let of =
        |pairing| finished.iter().filter(move |it| Unit::at(it.unit, pairings).pairing == pairing);
    (0..pairings).map(|pairing| tally(&of(pairing).collect::<Vec<_>>(), n_seats)).collect()
}

fn tally(finished: &[&Finished], n_seats: u8) -> Tally {
    let games = || finished.iter().flat_map(|unit| &unit.games);
    let shares: Vec<f64> = finished.iter().map(|unit| share(unit, n_seats)).collect();
    let decisions: f64 = games().map(|game| f64::from(game.decisions)).sum();
    Tally {
        deals: finished.len(),
        share: Share::of(&shares),
        nobodys: games().filter(|game| game.winners.is_empty()).count(),
        length: decisions / (games().count().max(1) as f64),
    }
}

/// What the one won of one deal.
fn share(unit: &Finished, n_seats: u8) -> f64 {
    let won = unit.games.iter().enumerate().map(|(alone, game)| match game.winners.len() {
        0 => 1.0 / f64::from(n_seats),
        winners if game.winners.contains(&Seat::at(alone)) => 1.0 / winners as f64,
        _ => 0.0,
    });
    won.sum::<f64>() / unit.games.len().max(1) as f64
}
