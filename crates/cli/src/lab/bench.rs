//! How fast the house thinks on this machine: tables it imagines, and what it tries in them.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Search, Searched, Whim};
use catalog::{GameId, with_game};
use decks::Decked;
use game::{Game, Seat, Turn, Viewer, default_options};
use room::{Fast, Playout, playout};
use serde_json::json;

/// It thinks at so many moments, from different games, and so long at each before the next.
const MOMENTS: usize = 16;
const ITERATIONS: u32 = 20_000;

/// A moment lies so many decisions into a game, at most.
const DEEPEST: u32 = 24;

/// So many tables are imagined between two looks at the clock.
const BETWEEN_LOOKS: u32 = 1_000;

/// Measures the games asked for, one line per game and number of seats.
pub fn run(
    games: &[GameId],
    seats: Option<u8>,
    (each, json): (Duration, bool),
    mut print: impl FnMut(String),
) {
    for &game in games {
        with_game!(game, G => {
            let (least, most) = G::SEATS;
            for n_seats in (least..=most).filter(|n| seats.is_none_or(|seats| seats == *n)) {
                print(measured::<G>(n_seats, each, json));
            }
        });
    }
}

fn measured<G: Searched + Decked>(n_seats: u8, each: Duration, json: bool) -> String {
    let rules = G::set_up(n_seats, &default_options::<G>(), &G::Deck::default());
    let moments = moments::<G>(&rules.expect("default options suit every number of seats"));
    let (iterations, worlds) = (thought::<G>(&moments, each), imagined::<G>(&moments, each));
    let nanoseconds = 1e9 / worlds;
    if json {
        let line = json!({
            "game": G::NAME, "seats": n_seats,
            "iterations_per_s": iterations, "imagined_ns": nanoseconds,
        });
        return line.to_string();
    }
    format!("{:<14} {n_seats}  {:>9.0} k/s  {nanoseconds:>7.0} ns", G::NAME, iterations / 1e3)
}

/// Moments at which somebody has something to decide, and all they remember there.
fn moments<G: Searched>(rules: &G::Rules) -> Vec<(Seat, G::View)> {
    let mut fast = Fast::new(1);
    let mut buffers = Playout::<G>::default();
    let mut moments = vec![];
    while moments.len() < MOMENTS {
        let mut table = G::start(rules);
        let depth = u64::from(1 + fast.below(DEEPEST));
        playout(&mut table, depth, &mut buffers, &mut fast, |_, _| ());
        if !matches!(table.turn(), Turn::Chance | Turn::Over)
            && let Some(seat) = table.waits_for().iter().next()
        {
            moments.push((seat, table.knows(Viewer::Seat(seat))));
        }
    }
    moments
}

/// Iterations in a second.
fn thought<G: Searched>(moments: &[(Seat, G::View)], each: Duration) -> f64 {
    let (mut search, mut fast) = (Search::<G>::default(), Fast::new(2));
    let mut think = |seat: Seat, memory: &G::View| {
        let pick = &mut |below| fast.below(below);
        black_box(search.think(memory, seat, ITERATIONS, pick, Some(&mut || false)));
    };
    per_second(moments, each, ITERATIONS, |(seat, memory)| think(*seat, memory))
}

/// Tables imagined in a second.
fn imagined<G: Searched>(moments: &[(Seat, G::View)], each: Duration) -> f64 {
    let mut whim = Whim::new(3);
    per_second(moments, each, BETWEEN_LOOKS, |(_, memory)| {
        for _ in 0..BETWEEN_LOOKS {
            black_box(G::imagined(memory, |pool| whim.shuffle(pool)));
        }
    })
}

/// How much is done in a second, when each time so much is done.
fn per_second<M>(moments: &[M], each: Duration, steps: u32, mut act: impl FnMut(&M)) -> f64 {
    let begin = Instant::now();
    let mut done = 0.0;
    for moment in moments.iter().cycle() {
        act(moment);
        done += f64::from(steps);
        if begin.elapsed() >= each {
            break;
        }
    }
    done / begin.elapsed().as_secs_f64()
}
