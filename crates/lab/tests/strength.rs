//! What a report says of the levels, and how they are timed.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::Level;
use game::{Game, default_options};
use lab::{Pace, Rung, Share, Strength, StrengthReport, TIMED, Tally, Times, Top, times};
use lucktails::Lucktails;
use words::{Lang, Words};

fn tally(deals: usize, [least, mean, most]: [f64; 3]) -> Tally {
    Tally { deals, share: Share { mean, least, most }, nobodys: 2, length: 9.0 }
}

/// Of four levels one is far above, one perhaps, one is not, and one has not played.
fn strength() -> Strength {
    let rung = |level: &str, over: &str, tally| Rung {
        level: level.to_owned(),
        over: over.to_owned(),
        tally,
    };
    let pace = |level, longest| Pace {
        n_seats: 3,
        level,
        asked: TIMED[usize::from(level > 3)].1,
        times: Times { decisions: 7, mean: Duration::from_micros(1500), longest },
    };
    Strength {
        game: "Lucktails".to_owned(),
        n_seats: 3,
        rungs: vec![
            rung("1", "random", tally(50, [0.35, 0.4, 0.45])),
            rung("2", "1", tally(50, [0.4, 0.5, 0.6])),
            rung("3", "2", tally(50, [0.3, 0.4, 0.5])),
            rung("4", "3", tally(0, [0.0, 0.0, 1.0])),
        ],
        tops: vec![Top { n_seats: 4, tally: tally(20, [0.2, 0.25, 0.3]) }],
        paces: vec![pace(3, Duration::from_millis(50)), pace(6, Duration::from_millis(1001))],
    }
}

fn document(strength: Strength, lang: Lang) -> String {
    StrengthReport { seed: "a test", games: &[strength] }.page(&Words::new(lang)).document()
}

#[test]
fn a_level_that_is_not_far_enough_above_is_named() {
    let told = document(strength(), Lang::En);
    let lines = [
        "# How strong the house is",
        "## Lucktails",
        "| 1 | random | 50 | 40.0 % | 35.0 % – 45.0 % | 57.1 % | 51.9 % – 62.1 % | 2 |",
        "| 4 | 3 | 0 | – | – | – | – | 2 |",
        "Level 2 may win less than 60 % at two seats over 1: its interval reaches below.",
        "Level 3 wins less than 60 % at two seats over 2.",
        "| 4 | 20 | 25.0 % | 25.0 % | 20.0 % – 30.0 % | 50.0 % | 42.9 % – 56.3 % | 2 |",
        "| 3 | 6 | 1000 | 7 | 1.50 | 1001.00 |",
        "Longer than asked at least once: level 6 at 3 seats.",
    ];
    for line in lines {
        assert!(told.lines().any(|it| it == line), "{line}\n{told}");
    }
    assert!(!told.contains("Level 1 ") && !told.contains("Level 4 "), "{told}");
    assert!(!told.contains("Every level"), "{told}");
}

#[test]
fn levels_that_are_far_apart_are_said_to_be_in_every_language() {
    for (lang, apart) in
        [(Lang::En, "Every level wins"), (Lang::De, "Jede Stufe"), (Lang::Fr, "Chaque niveau")]
    {
        let mut strength = strength();
        assert!(!document(strength.clone(), lang).contains(apart));
        strength.rungs.truncate(1);
        assert!(document(strength, lang).contains(apart));
    }
}

#[test]
fn only_choices_are_timed() {
    let rules = Lucktails::set_up(3, &default_options::<Lucktails>(), &<_>::default()).unwrap();
    let timed = |games, stop: bool| {
        times::<Lucktails>(&rules, Level::new(3).unwrap(), (games, "a"), &AtomicBool::new(stop))
    };
    let (one, four) = (timed(1, false).unwrap(), timed(4, false).unwrap());
    assert!(one.decisions > 0 && one.decisions < four.decisions);
    assert!(one.mean <= one.longest);
    assert_eq!(timed(1, false).map(|it| it.decisions), Some(one.decisions));
    assert_eq!(timed(1, true), None);
}
