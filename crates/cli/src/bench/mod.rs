//! How fast the rules are on this machine: random play, every legal action listed at every decision.

pub mod engine;

use std::hint::black_box;
use std::time::{Duration, Instant};

use catalog::{GameId, with_game};
use decks::Decked;
use game::{Game, Viewer, default_options};
use room::{Fast, Playout, playout};
use serde_json::json;

/// A game that will not end is left after so many decisions.
const LONGEST_GAME: u64 = 100_000;

/// So many decisions are made between two looks at the clock: a short game takes hardly longer than
/// a look.
const BETWEEN_LOOKS: u64 = 10_000;

/// What to measure.
#[derive(Copy, Clone, Debug)]
pub struct Bench {
    pub length: Length,
    /// Build the acting seat's view at every decision.
    pub views: bool,
    pub json: bool,
}

#[derive(Copy, Clone, Debug)]
pub enum Length {
    Seconds(u64),
    /// A fixed amount of work, the same on every machine: for counting instructions.
    Decisions(u64),
}

/// Measures the games asked for, one line per game and number of seats.
pub fn run(games: &[GameId], seats: Option<u8>, bench: Bench, mut print: impl FnMut(String)) {
    for &game in games {
        with_game!(game, G => {
            let (least, most) = G::SEATS;
            let chosen = (least..=most).filter(|n| seats.is_none_or(|seats| seats == *n));
            for n_seats in chosen {
                print(bench.measure::<G>(n_seats));
            }
        });
    }
}

impl Bench {
    fn measure<G: Decked>(&self, n_seats: u8) -> String {
        let rules = G::set_up(n_seats, &default_options::<G>(), &G::Deck::default());
        let rules = rules.expect("default options suit every number of seats");
        let begin = Instant::now();
        let (decisions, games) = self.play::<G>(&rules, begin);
        let seconds = begin.elapsed().as_secs_f64();
        #[expect(
            clippy::cast_precision_loss,
            reason = "far fewer decisions than a float can count"
        )]
        let per_s = |n: u64| n as f64 / seconds;
        if self.json {
            let line = json!({
                "game": G::NAME, "seats": n_seats,
                "decisions_per_s": per_s(decisions), "games_per_s": per_s(games),
            });
            return line.to_string();
        }
        let (millions, games) = (per_s(decisions) / 1e6, per_s(games));
        format!("{:<14} {n_seats}  {millions:>8.1} M/s  {games:>11.0}/s", G::NAME)
    }

    fn play<G: Game>(&self, rules: &G::Rules, begin: Instant) -> (u64, u64) {
        let mut fast = Fast::new(1);
        let mut buffers = Playout::<G>::default();
        let (mut decisions, mut games) = (0, 0);
        while let Some(left) = self.left(decisions, begin) {
            let end = decisions.saturating_add(left);
            let look = end.min(decisions + BETWEEN_LOOKS);
            while decisions < look {
                let mut table = G::start(rules);
                let most = LONGEST_GAME.min(end - decisions);
                decisions += if self.views {
                    playout(&mut table, most, &mut buffers, &mut fast, |table, seat| {
                        black_box(table.view(Viewer::Seat(seat)));
                    })
                } else {
                    playout(&mut table, most, &mut buffers, &mut fast, |_, _| ())
                };
                games += u64::from(table.turn() == game::Turn::Over);
            }
        }
        (decisions, games)
    }

    /// How many decisions may still be made; `None` when it is time to stop.
    fn left(&self, decisions: u64, begin: Instant) -> Option<u64> {
        match self.length {
            Length::Seconds(seconds) => {
                (begin.elapsed() < Duration::from_secs(seconds)).then_some(u64::MAX)
            }
            Length::Decisions(all) => all.checked_sub(decisions).filter(|left| *left > 0),
        }
    }
}
