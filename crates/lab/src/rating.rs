//! One number for each entrant, from games of any number of seats: Weng–Lin.

use game::Seat;
use room::Fast;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::{Finished, Pairing, Unit};

/// What all entrants have on average: only how far they are apart means something.
const MIDDLE: f64 = 25.0;

/// Deals are drawn anew so often to see how much depends on them, less often where there are many games.
const DRAWN: usize = 200;
const FEWEST_DRAWN: usize = 20;
const GAMES_DRAWN: usize = 1_000_000;

/// How strong an entrant is, and the standard error of that.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    pub mean: f64,
    pub error: f64,
}

/// Ratings from all games. How sure they are is seen from how much they change when the units are drawn anew:
/// what the ratings themselves are sure of holds for strengths that change.
pub fn ratings(finished: &[Finished], pairings: &[Pairing], entrants: usize) -> Vec<Rating> {
    let means = rated(finished.iter(), pairings, entrants);
    let games: usize = finished.iter().map(|unit| unit.games.len()).sum();
    let draws = (GAMES_DRAWN / games.max(1)).clamp(FEWEST_DRAWN, DRAWN);
    let mut fast = Fast::new(1);
    let mut squares = vec![0.0; entrants];
    for _ in 0..draws {
        let any = |_| &finished[fast.below(finished.len() as u32) as usize];
        let again = rated((0..finished.len()).map(any), pairings, entrants);
        for ((square, again), mean) in squares.iter_mut().zip(again).zip(&means) {
            *square += (again - mean).powi(2);
        }
    }
    let error = |square: f64| (square / draws as f64).sqrt();
    means.into_iter().zip(squares).map(|(mean, it)| Rating { mean, error: error(it) }).collect()
}

/// The ratings after these units, one after the other.
fn rated<'a>(
    units: impl Iterator<Item = &'a Finished>,
    pairings: &[Pairing],
    entrants: usize,
) -> Vec<f64> {
    let mut ratings = vec![WengLinRating::new(); entrants];
    for unit in units {
        let Pairing { one, others } = pairings[Unit::at(unit.unit, pairings.len()).pairing];
        for (alone, game) in unit.games.iter().enumerate() {
            let rank = |seat| if game.winners.contains(&Seat::at(seat)) { 1 } else { 2 };
            let entrant = |seat| if seat == alone { one } else { others };
            rate(
                &mut ratings,
                &(0..unit.games.len()).map(|it| (entrant(it), rank(it))).collect::<Vec<_>>(),
            );
        }
    }
    let sum: f64 = ratings.iter().map(|it| it.rating).sum();
    let off = sum / entrants.max(1) as f64 - MIDDLE;
    ratings.iter().map(|it| it.rating - off).collect()
}

/// Who sits at several seats learns from each of them.
fn rate(ratings: &mut [WengLinRating], seats: &[(usize, usize)]) {
    let before: Vec<_> = seats.iter().map(|&(entrant, _)| [ratings[entrant]]).collect();
    let teams: Vec<_> = before
        .iter()
        .zip(seats)
        .map(|(team, &(_, rank))| (team.as_slice(), MultiTeamOutcome::new(rank)))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for ((&(entrant, _), before), after) in seats.iter().zip(&before).zip(&after) {
        let share = seats.iter().filter(|it| it.0 == entrant).count() as f64;
        let (before, after) = (before[0], after[0]);
        ratings[entrant].rating += (after.rating - before.rating) / share;
        ratings[entrant].uncertainty *= (after.uncertainty / before.uncertainty).powf(1.0 / share);
    }
}
