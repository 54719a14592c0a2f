//! Whole tournaments, small ones.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

use catalog::lucktails::Lucktails;
use catalog::lucky_bastard::LuckyBastard;
use catalog::lucky_duck::LuckyDuck;
use game::{Seat, default_options};
use lab::{Arena, Entered, Finished, Meeting, NINETY_FIVE, ratings, tallies};

fn arena<G: Entered>(n_seats: u8, entrants: &[&str], deals: u32) -> Arena<G> {
    let rules = G::set_up(n_seats, &default_options::<G>(), &G::Deck::default()).unwrap();
    Arena {
        rules,
        entrants: entrants.iter().map(|name| name.parse().unwrap()).collect(),
        pairings: Meeting::RoundRobin.pairings(entrants.len(), n_seats),
        deals,
        seed: "a test".to_owned(),
    }
}

/// Everything that was not done, by unit.
fn played<G: Entered>(arena: &Arena<G>, threads: usize, done: &BTreeSet<usize>) -> Vec<Finished> {
    let mut finished = vec![];
    arena.run(threads, done, &AtomicBool::new(false), |unit| finished.push(unit));
    finished.sort_by_key(|it| it.unit);
    finished
}

#[test]
fn the_result_does_not_depend_on_threads_nor_on_stops() {
    let arena = arena::<LuckyBastard>(3, &["random", "thumb", "search:20"], 2);
    let all = played(&arena, 1, &BTreeSet::new());
    assert_eq!(all.iter().map(|it| it.unit).collect::<Vec<_>>(), (0..12).collect::<Vec<_>>());
    assert_eq!(played(&arena, 3, &BTreeSet::new()), all);
    let half = (0..12).filter(|unit| unit % 2 == 0).collect();
    let rest: Vec<_> = all.iter().filter(|it| it.unit % 2 == 1).cloned().collect();
    assert_eq!(played(&arena, 2, &half), rest);
}

#[test]
fn whoever_is_told_to_stop_stops() {
    let arena = arena::<LuckyDuck>(2, &["random", "thumb"], 1000);
    let (stop, mut finished) = (AtomicBool::new(false), 0);
    arena.run(2, &BTreeSet::new(), &stop, |_| {
        finished += 1;
        stop.store(finished >= 10, Ordering::Relaxed);
    });
    assert!((10..1000).contains(&finished), "{finished}");
}

#[test]
fn a_deal_is_the_same_from_every_seat() {
    // With the same at every seat, the cards alone make the difference: who wins one game of a deal wins
    // the others of it more often than not.
    let arena = arena::<LuckyDuck>(2, &["thumb", "thumb"], 1000);
    let same = played(&arena, 2, &BTreeSet::new());
    let alike = same.iter().filter(|unit| unit.games[0].winners == unit.games[1].winners).count();
    assert!(alike > 580, "{alike} of 1000");
}

#[test]
fn a_rule_of_thumb_is_better_than_chance() {
    let arena = arena::<Lucktails>(3, &["random", "thumb"], 150);
    let finished = played(&arena, 2, &BTreeSet::new());
    let tallies = tallies(&finished, arena.pairings.len(), 3);
    let [chance, thumb] = [&tallies[0].share, &tallies[1].share];
    assert!(chance.most < 1.0 / 3.0 && thumb.least > 1.0 / 3.0, "{chance:?} {thumb:?}");
    assert!(thumb.between_two(3).least > 0.5, "{thumb:?}");
    let ratings = ratings(&finished, &arena.pairings, 2);
    assert!(ratings[1].mean - 2.0 * ratings[1].error > 25.0, "{ratings:?}");
    assert!((ratings[0].mean + ratings[1].mean - 50.0).abs() < 1e-9, "{ratings:?}");
    assert!(
        finished
            .iter()
            .flat_map(|it| &it.games)
            .all(|it| it.winners.iter().all(|it| *it < Seat::at(3)))
    );
}

#[test]
fn a_rating_lies_in_its_interval_nineteen_times_of_twenty() {
    let means: Vec<_> = (0..40)
        .map(|seed| {
            let mut arena = arena::<LuckyDuck>(2, &["random", "thumb"], 30);
            arena.seed = seed.to_string();
            ratings(&played(&arena, 2, &BTreeSet::new()), &arena.pairings, 2)[1]
        })
        .collect();
    let truth = means.iter().map(|it| it.mean).sum::<f64>() / 40.0;
    let inside = means.iter().filter(|it| (it.mean - truth).abs() < NINETY_FIVE * it.error);
    let inside = inside.count();
    assert!((34..=40).contains(&inside), "{inside} of 40: {means:?}");
}

#[test]
fn equals_share() {
    let arena = arena::<Lucktails>(4, &["random", "random"], 150);
    for tally in tallies(&played(&arena, 2, &BTreeSet::new()), 2, 4) {
        assert!((tally.share.mean - 0.25).abs() < 0.05, "{tally:?}");
        assert!((tally.share.between_two(4).mean - 0.5).abs() < 0.07, "{tally:?}");
    }
}
