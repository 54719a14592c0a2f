//! How much of who wins is skill, the cards, the seat, or none of these.
//!
//! Of each deal there is a game for every way to turn its line-up around the table: everybody sits once at
//! every seat. What a seat wins in a game is taken apart:
//!
//! * **skill**: how much the entrants differ, each on average over all seats and deals of a line-up;
//! * **cards and seat**: what two games of a deal have in common at a seat at which different entrants sit;
//! * of that the **seat**: how much the seats differ on average over all deals;
//! * **neither**: the rest, such as whims, and who plays which cards well.
//!
//! Squares of averages hold the noise of what was averaged. So none is taken: products of different deals
//! (or of different games of a deal) are, which hold none. All shares of a game make one, so the average
//! needs no estimate.

#[cfg(test)]
mod tests;

use game::Seat;
use room::Fast;

use super::{Dealt, Seen};
use crate::crew::whims;
use crate::{Entrant, Share};

/// So many times the deals are drawn anew, to see how far the result would be another.
const RESAMPLES: usize = 1000;

/// A value for each of the parts.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub struct Parts<T> {
    pub skill: T,
    pub cards: T,
    pub seat: T,
    pub neither: T,
}

impl<T: Copy> Parts<T> {
    pub fn each(self) -> [T; 4] {
        [self.skill, self.cards, self.seat, self.neither]
    }
}

/// What is skill and what is luck.
#[derive(Clone, PartialEq, Debug)]
pub struct Luck {
    pub deals: usize,
    /// Shares of the variance of what a seat wins. An estimate can be below nothing.
    pub parts: Parts<Share>,
    /// What each entrant won on average.
    pub entrants: Vec<Share>,
}

/// From the deals with different entrants at the seats. Nothing, where no line-up has had two deals, or
/// where every game was the same for all seats.
pub fn luck(dealt: &[Dealt], entrants: &[Entrant], n_seats: u8, seed: &str) -> Option<Luck> {
    let mixed = dealt.iter().filter(|it| it.is_mixed());
    from_squares(mixed.map(|deal| Square::of(deal, n_seats)), entrants.len(), n_seats, seed)
}

fn from_squares(
    squares: impl Iterator<Item = Square>,
    entrants: usize,
    n_seats: u8,
    seed: &str,
) -> Option<Luck> {
    let mut strata: Vec<Stratum> = vec![];
    for square in squares {
        let lineup = counts(&square.chairs(), entrants);
        let sums = DealSums::of(&square, &lineup);
        match strata.iter_mut().find(|it| it.lineup == lineup) {
            Some(stratum) => stratum.deals.push(sums),
            None => strata.push(Stratum { lineup, deals: vec![sums] }),
        }
    }
    strata.retain(|it| it.deals.len() > 1);
    let parts = taken_apart(&strata, usize::from(n_seats))?;
    let others = resampled(&strata, usize::from(n_seats), seed);
    Some(Luck {
        deals: strata.iter().map(|it| it.deals.len()).sum(),
        parts: with_intervals(parts, &others),
        entrants: (0..entrants).map(|it| won(&strata, it)).collect(),
    })
}

/// The games of a deal: what every seat won, and who sat there.
struct Square(Vec<Vec<(usize, f64)>>);

impl Square {
    fn of(deal: &Dealt, n_seats: u8) -> Square {
        let row = |game: &Seen| {
            let seats = 0..usize::from(n_seats);
            seats.map(|seat| (game.seating[seat], game.share(Seat::at(seat)))).collect()
        };
        Square(deal.games.iter().map(row).collect())
    }

    fn chairs(&self) -> Vec<usize> {
        self.0.first().map(|row| row.iter().map(|it| it.0).collect()).unwrap_or_default()
    }
}

fn counts(chairs: &[usize], entrants: usize) -> Vec<usize> {
    (0..entrants).map(|it| chairs.iter().filter(|&&chair| chair == it).count()).collect()
}

/// All that is needed of a deal.
#[derive(Clone, Debug)]
struct DealSums {
    /// What each entrant won on average, and what was won at each seat.
    entrants: Vec<f64>,
    seats: Vec<f64>,
    /// The average product of what was won at a seat in two games by different entrants.
    pairs: f64,
    squares: f64,
}

impl DealSums {
    fn of(Square(rows): &Square, lineup: &[usize]) -> DealSums {
        let n = rows.len();
        let mut sums = DealSums {
            entrants: vec![0.0; lineup.len()],
            seats: vec![0.0; n],
            pairs: 0.0,
            squares: 0.0,
        };
        let mut pairs = 0;
        for (seat, game) in (0..n).flat_map(|seat| rows.iter().map(move |row| (seat, row))) {
            let (entrant, won) = game[seat];
            sums.entrants[entrant] += won / (n * lineup[entrant]) as f64;
            sums.seats[seat] += won / n as f64;
            sums.squares += won * won / (n * n) as f64;
            let others = rows.iter().map(|row| row[seat]).filter(|other| other.0 != entrant);
            for (_, other) in others {
                sums.pairs += won * other;
                pairs += 1;
            }
        }
        sums.pairs /= f64::from(pairs.max(1));
        sums
    }
}

/// The deals of one line-up.
#[derive(Clone, Debug)]
struct Stratum {
    /// How often each entrant sits in it.
    lineup: Vec<usize>,
    deals: Vec<DealSums>,
}

/// The square of an average, from products of different deals alone.
fn square(values: impl Iterator<Item = f64> + Clone) -> f64 {
    let n = values.clone().count() as f64;
    let sum: f64 = values.clone().sum();
    let squares: f64 = values.map(|it| it * it).sum();
    (sum * sum - squares) / (n * (n - 1.0))
}

/// The parts of one line-up, not yet as shares: skill, cards with seat, seat, and the whole.
fn sums(Stratum { lineup, deals }: &Stratum, n: usize) -> [f64; 4] {
    let seats = n as f64;
    let even = 1.0 / (seats * seats);
    let average = |of: fn(&DealSums) -> f64| deals.iter().map(of).sum::<f64>() / deals.len() as f64;
    let (mut skill, mut alike, mut same) = (-even, 0.0, 0.0);
    for (entrant, &chairs) in lineup.iter().enumerate().filter(|(_, chairs)| **chairs > 0) {
        let chairs = chairs as f64;
        let square = square(deals.iter().map(|deal| deal.entrants[entrant]));
        skill += chairs / seats * square;
        alike += chairs * chairs * square;
        same += chairs * chairs;
    }
    // By skill alone, the product for two different entrants is this on average.
    let by_skill = (1.0 - alike) / (seats * seats - same).max(1.0);
    let of_seat = |seat: usize| square(deals.iter().map(move |deal| deal.seats[seat]));
    let seat = (0..n).map(of_seat).sum::<f64>() / seats - even;
    [skill, average(|it| it.pairs) - by_skill, seat, average(|it| it.squares) - even]
}

fn taken_apart(strata: &[Stratum], n: usize) -> Option<Parts<f64>> {
    let mut total = [0.0; 4];
    for stratum in strata {
        for (total, sum) in total.iter_mut().zip(sums(stratum, n)) {
            *total += sum * stratum.deals.len() as f64;
        }
    }
    let [skill, both, seat, whole] = total;
    (whole > 0.0).then(|| Parts {
        skill: skill / whole,
        cards: (both - seat) / whole,
        seat: seat / whole,
        neither: 1.0 - (skill + both) / whole,
    })
}

/// The same from deals that are drawn from these, again and again.
fn resampled(strata: &[Stratum], n: usize, seed: &str) -> Vec<Parts<f64>> {
    let mut fast = Fast::new(whims(seed, 0, 15));
    let mut once = || {
        let mut drawn = strata.to_vec();
        for (drawn, stratum) in drawn.iter_mut().zip(strata) {
            for deal in &mut drawn.deals {
                let at = fast.below(stratum.deals.len() as u32);
                deal.clone_from(&stratum.deals[at as usize]);
            }
        }
        taken_apart(&drawn, n)
    };
    (0..RESAMPLES).filter_map(|_| once()).collect()
}

/// How far the results lie from their own average, nineteen times of twenty, is how far this one may lie
/// from the truth.
fn with_intervals(parts: Parts<f64>, others: &[Parts<f64>]) -> Parts<Share> {
    let mut shares = parts.each().into_iter().enumerate().map(|(at, mean)| {
        let mut values: Vec<f64> = others.iter().map(|it| it.each()[at]).collect();
        values.sort_by(f64::total_cmp);
        let average = values.iter().sum::<f64>() / values.len().max(1) as f64;
        let nth = |part: usize| values.get(values.len() * part / 1000).copied().unwrap_or(mean);
        Share { mean, least: mean + nth(25) - average, most: mean + nth(975) - average }
    });
    let mut next = || shares.next().expect("there are as many as parts");
    Parts { skill: next(), cards: next(), seat: next(), neither: next() }
}

/// What an entrant won on average, wherever it sat.
fn won(strata: &[Stratum], entrant: usize) -> Share {
    let with = strata.iter().filter(|it| it.lineup[entrant] > 0);
    Share::of(&with.flat_map(|it| &it.deals).map(|it| it.entrants[entrant]).collect::<Vec<_>>())
}
