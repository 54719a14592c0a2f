//! What the seats have to do with it, and how long a game takes.

use game::Seat;

use super::{Dealt, Ruled, Seen};
use crate::Share;

/// How a number is spread over the games.
#[derive(Clone, PartialEq, Debug)]
pub struct Spread {
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    pub median: f64,
    /// Nine of ten games lie between these.
    pub low: f64,
    pub high: f64,
    pub most: f64,
}

impl Spread {
    pub fn of(mut values: Vec<f64>) -> Spread {
        values.sort_by(f64::total_cmp);
        let n = values.len().max(1) as f64;
        let mean = values.iter().sum::<f64>() / n;
        let squares: f64 = values.iter().map(|it| (it - mean).powi(2)).sum();
        let at = |part: usize| values.get(values.len() * part / 100).copied().unwrap_or_default();
        Spread {
            mean,
            deviation: (squares / (n - 1.0).max(1.0)).sqrt(),
            median: at(50),
            low: at(5),
            high: at(95),
            most: values.last().copied().unwrap_or_default(),
        }
    }
}

/// What games between equals showed.
#[derive(Clone, PartialEq, Debug)]
pub struct Seats {
    pub games: usize,
    /// What each seat won.
    pub shares: Vec<Share>,
    /// What whoever had the first turn won.
    pub beginner: Share,
    pub decisions: Spread,
    /// Each game's length, for a picture of it.
    pub lengths: Vec<u32>,
    /// Rounds, or whatever the game is counted in.
    pub stages: Spread,
    /// The share of decisions in which there was only one thing to do.
    pub forced: f64,
    /// The scores of those who won, and of all others.
    pub winning: Spread,
    pub losing: Spread,
    /// Games that ended without a winner, and games that did not end.
    pub nobodys: usize,
    pub endless: usize,
}

impl Seats {
    /// From the deals with the same entrant at every seat.
    pub fn of<G: Ruled>(dealt: &[Dealt], n_seats: u8) -> Seats {
        let games: Vec<&Seen> =
            dealt.iter().filter(|it| !it.is_mixed()).flat_map(|it| &it.games).collect();
        let each = |number: &dyn Fn(&Seen) -> f64| -> Vec<f64> {
            games.iter().map(|game| number(game)).collect()
        };
        let count = |which: &dyn Fn(&Seen) -> bool| games.iter().filter(|it| which(it)).count();
        let decisions = each(&|it| it.played.decisions.into());
        let stage = |it: &Seen| it.marks.clauses.get(&G::STAGES.0).copied().unwrap_or(0);
        let forced: f64 = each(&|it| it.forced.into()).iter().sum();
        let share = |seat: usize| Share::of(&each(&|game| game.share(Seat::at(seat))));
        let even = 1.0 / f64::from(n_seats);
        Seats {
            games: games.len(),
            shares: (0..usize::from(n_seats)).map(share).collect(),
            beginner: Share::of(&each(&|it| it.begins.map_or(even, |seat| it.share(seat)))),
            forced: forced / decisions.iter().sum::<f64>().max(1.0),
            decisions: Spread::of(decisions),
            lengths: games.iter().map(|it| it.played.decisions).collect(),
            stages: Spread::of(each(&|it| stage(it).into())),
            winning: Spread::of(scores(&games, true)),
            losing: Spread::of(scores(&games, false)),
            nobodys: count(&|it| it.ended() && it.played.winners.is_empty()),
            endless: count(&|it| !it.ended()),
        }
    }
}

fn scores(games: &[&Seen], won: bool) -> Vec<f64> {
    let of = |game: &&Seen| {
        let winners = game.played.winners.clone();
        let scores = game.played.scores.clone().into_iter().enumerate();
        scores.filter(move |&(seat, _)| winners.contains(&Seat::at(seat)) == won)
    };
    games.iter().flat_map(of).map(|(_, score)| score.into()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_says_where_nine_of_ten_lie() {
        let spread = Spread::of((0..=100).rev().map(f64::from).collect());
        assert_eq!((spread.mean, spread.median), (50.0, 50.0));
        assert_eq!((spread.low, spread.high, spread.most), (5.0, 95.0, 100.0));
        assert!((spread.deviation - 29.3).abs() < 0.1, "{spread:?}");
        assert!(Spread::of(vec![]).mean.abs() < 1e-9);
    }
}
