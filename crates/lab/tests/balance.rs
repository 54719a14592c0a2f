//! Whole weighings, small ones.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::sync::atomic::{AtomicBool, Ordering};
use std::{env, process};

use catalog::get_lucky::GetLucky;
use catalog::lucktails::Lucktails;
use catalog::lucky_bastard::LuckyBastard;
use catalog::lucky_duck::LuckyDuck;
use game::{Seat, default_options};
use lab::{Balance, BalanceReport, Clauses, Dealt, Entered, Ruled, Seats, luck};
use parquet::file::reader::{FileReader, SerializedFileReader};
use words::{Lang, Words};

fn balance<G: Entered + Ruled>(n_seats: u8, entrants: &[&str], deals: [u32; 2]) -> Balance<G> {
    let rules = G::set_up(n_seats, &default_options::<G>(), &G::Deck::default()).unwrap();
    Balance {
        rules,
        entrants: entrants.iter().map(|name| name.parse().unwrap()).collect(),
        deals: deals[0],
        mixed: deals[1],
        seed: "a test".to_owned(),
    }
}

/// Everything that was not done, by unit.
fn played<G: Entered + Ruled>(
    balance: &Balance<G>,
    threads: usize,
    done: &BTreeSet<usize>,
) -> Vec<Dealt> {
    let mut dealt = vec![];
    balance.run(threads, done, &AtomicBool::new(false), |deal| dealt.push(deal));
    dealt.sort_by_key(|it| it.unit);
    dealt
}

fn report<'a, G: Entered + Ruled>(
    balance: &'a Balance<G>,
    dealt: &'a [Dealt],
    entrants: &'a [String],
) -> BalanceReport<'a> {
    let n_seats = G::n_seats(&balance.rules);
    BalanceReport {
        id: G::NAME,
        game: G::NAME.to_owned(),
        n_seats,
        options: String::new(),
        seed: &balance.seed,
        entrants,
        stages: G::STAGES.1,
        seats: Seats::of::<G>(dealt, n_seats),
        clauses: Clauses::of::<G>(dealt, false),
        luck: luck(dealt, &balance.entrants, n_seats, &balance.seed),
        dealt,
    }
}

#[test]
fn the_result_does_not_depend_on_threads_nor_on_stops() {
    let balance = balance::<LuckyBastard>(3, &["thumb/50", "search:10"], [4, 3]);
    let all = played(&balance, 1, &BTreeSet::new());
    assert_eq!(all.iter().map(|it| it.unit).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(played(&balance, 2, &BTreeSet::new()), all);
    let names = ["thumb/50", "search:10"].map(str::to_owned);
    let text = |dealt: &[Dealt]| {
        let report = report(&balance, dealt, &names);
        (report.page(&Words::new(Lang::En)).html(Lang::En), report.csv())
    };
    // Stopped after some, kept as a journal keeps it, and gone on with.
    let (stop, mut kept) = (AtomicBool::new(false), vec![]);
    balance.run(2, &BTreeSet::new(), &stop, |deal| {
        kept.push(serde_json::to_string(&deal).unwrap());
        stop.store(kept.len() >= 2, Ordering::Relaxed);
    });
    let mut dealt: Vec<Dealt> = kept.iter().map(|it| serde_json::from_str(it).unwrap()).collect();
    let done = dealt.iter().map(|it| it.unit).collect();
    dealt.extend(played(&balance, 2, &done));
    dealt.sort_by_key(|it| it.unit);
    assert_eq!(dealt, all);
    assert!(all.iter().all(|it| balance.is_possible(it)));
    let mut tampered = all[0].clone();
    tampered.games[0].seating[2] = 7;
    assert!(
        !balance.is_possible(&tampered)
            && !balance.is_possible(&Dealt { unit: 1, ..all[0].clone() })
    );
    assert_eq!(text(&dealt), text(&all));
}

#[test]
fn everybody_sits_everywhere_with_the_same_cards() {
    let balance = balance::<LuckyDuck>(3, &["random", "thumb", "random", "thumb"], [1, 8]);
    let dealt = played(&balance, 2, &BTreeSet::new());
    let lineups: BTreeSet<Vec<usize>> = dealt
        .iter()
        .filter(|it| it.is_mixed())
        .map(|deal| {
            assert_eq!(deal.games.len(), 3);
            for seat in 0..3 {
                let sat: BTreeSet<_> = deal.games.iter().map(|game| game.seating[seat]).collect();
                assert_eq!(sat.len(), 3, "{deal:?}");
            }
            let mut lineup = deal.games[0].seating.clone();
            lineup.sort_unstable();
            lineup
        })
        .collect();
    assert_eq!(lineups.len(), 4);
    assert_eq!(dealt[0].games[0].seating, [3, 3, 3]);
}

#[test]
fn skill_is_seen_where_there_is_some() {
    let parts = |entrants: &[&str]| {
        let balance = balance::<Lucktails>(3, entrants, [1, 150]);
        let dealt = played(&balance, 2, &BTreeSet::new());
        luck(&dealt, &balance.entrants, 3, "skill").unwrap()
    };
    let unequal = parts(&["random", "thumb"]);
    assert!(unequal.parts.skill.least > 0.02, "{unequal:?}");
    assert!(unequal.entrants[0].most < unequal.entrants[1].least, "{unequal:?}");
    let equal = parts(&["random", "random"]);
    assert!(equal.parts.skill.mean.abs() < 0.02, "{equal:?}");
    for luck in [unequal, equal] {
        let whole: f64 = luck.parts.each().iter().map(|part| part.mean).sum();
        assert!((whole - 1.0).abs() < 1e-9, "{luck:?}");
    }
}

#[test]
fn what_the_seats_win_is_everything() {
    let balance = balance::<GetLucky>(4, &["random", "thumb"], [60, 2]);
    let dealt = played(&balance, 2, &BTreeSet::new());
    let seats = Seats::of::<GetLucky>(&dealt, 4);
    let whole: f64 = seats.shares.iter().map(|share| share.mean).sum();
    assert!((whole - 1.0).abs() < 1e-9 && seats.games == 60, "{seats:?}");
    let games = || dealt.iter().filter(|it| !it.is_mixed()).map(|it| &it.games[0]);
    let first = games().map(|game| game.share(Seat::at(0))).sum::<f64>() / 60.0;
    assert!((seats.shares[0].mean - first).abs() < 1e-9, "{seats:?}");
    // GL-7: whoever owns the lowest number begins, so it is not always the same seat.
    assert!(games().map(|it| it.begins).collect::<BTreeSet<_>>().len() > 1);
    let clauses = Clauses::of::<GetLucky>(&dealt, false);
    let fired = |clause| clauses.fired.iter().find(|it| it.clause == clause);
    assert!((fired(5).unwrap().per_game - 1.0).abs() < 1e-9, "{clauses:?}");
    assert!(clauses.silent.contains(&19), "Howard is for two: {clauses:?}");
    // The luck on the cards is the house's only where the deck is.
    let own = Clauses::of::<GetLucky>(&dealt, true);
    assert_eq!(clauses.rulings.len(), own.rulings.len() + 1);
}

#[test]
fn a_report_says_all_of_it_in_every_language() {
    let balance = balance::<LuckyDuck>(2, &["random", "thumb"], [30, 6]);
    let dealt = played(&balance, 2, &BTreeSet::new());
    let names = ["random", "thumb"].map(str::to_owned);
    let report = report(&balance, &dealt, &names);
    assert_eq!(report.csv().lines().count(), 1 + 30 + 6 * 2);
    for lang in Lang::ALL {
        let page = report.page(&Words::new(lang));
        let (html, text, markdown) = (page.html(lang), page.text(), page.markdown());
        assert_eq!(html.matches("<svg").count(), 3);
        assert!(!html.contains("src=") && !html.contains("<link"), "it needs no other file");
        for it in [&html, &text, &markdown] {
            assert!(it.contains("LD-9") && !it.contains("lab-balance"), "{lang:?}: {it}");
        }
        assert!(markdown.starts_with("## ") && markdown.contains("--:|"), "{markdown}");
    }
}

#[test]
fn columns_hold_what_the_lines_hold() {
    let balance = balance::<LuckyDuck>(3, &["random", "thumb"], [3, 2]);
    let dealt = played(&balance, 2, &BTreeSet::new());
    let names = ["random", "thumb"].map(str::to_owned);
    let report = report(&balance, &dealt, &names);
    let path = env::temp_dir().join(format!("luckhouse-balance-columns-{}", process::id()));
    fs::write(&path, report.parquet()).unwrap();
    let file = SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
    fs::remove_file(path).unwrap();
    let mut read = vec![];
    for row in file.get_row_iter(None).unwrap() {
        let row = row.unwrap();
        let cells = row.get_column_iter().map(|(_, cell)| {
            let cell = cell.to_string().replace(" -> ", ":");
            let cell = cell.replace(['[', ']', '{', '}', '"', ','], "");
            if cell == "null" { String::new() } else { cell }
        });
        read.push(cells.collect::<Vec<_>>().join(","));
    }
    assert_eq!(read, report.csv().lines().skip(1).collect::<Vec<_>>());
}
