//! One number for each entrant, from games of any number of seats: Weng–Lin.

use game::Seat;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::{Finished, Pairing, Unit};

/// How strong an entrant is, and how sure that is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    pub mean: f64,
    pub uncertainty: f64,
}

/// Ratings from all games; they depend on the order in which the games are given.
pub fn ratings(finished: &[Finished], pairings: &[Pairing], entrants: usize) -> Vec<Rating> {
    let mut ratings = vec![WengLinRating::new(); entrants];
    for unit in finished {
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
    ratings.iter().map(|it| Rating { mean: it.rating, uncertainty: it.uncertainty }).collect()
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
