//! The rule of thumb for Lucky Bastard wins more than its share, and does not peek.

use game::scene::Scene;
use game::{Game, Seat, SeatSet, default_options};
use lucky_bastard::{Deck, LuckyBastard, Rules};
use room::Fast;

use crate::arena::{self, Arena};

const GAMES: u32 = 600;

fn rules(n_seats: u8) -> Rules {
    let mut options = default_options::<LuckyBastard>();
    options[1] = 1;
    LuckyBastard::set_up(n_seats, &options, &Deck::default()).expect("a number of seats")
}

#[test]
fn it_wins_far_more_than_its_share() {
    // Seats, and the least share in percent: well below what is measured. Chance at five other seats
    // soon has all the cards in its lines, and the round is void before anybody can win it.
    for (n_seats, least) in [(2, 98), (3, 98), (4, 97), (5, 93), (6, 60)] {
        let won = arena::wins::<LuckyBastard>(&rules(n_seats), GAMES);
        assert!(won * 100 >= least * GAMES, "{n_seats} seats: {won} of {GAMES}");
    }
}

/// Plays a game of rules of thumb that somebody wins: in how many turns of the round.
fn turns(n_seats: u8, fast: &mut Fast) -> u16 {
    let mut arena = Arena::<LuckyBastard>::open(&rules(n_seats), SeatSet::first(n_seats));
    arena.finish(fast, |_, _, _| ());
    assert!(arena.table.outcome().is_some(), "{n_seats} seats");
    arena.table.turns()
}

#[test]
fn among_themselves_they_come_to_an_end() {
    for n_seats in 2..=6 {
        let fast = &mut Fast::new(n_seats.into());
        let games: Vec<u16> = (0..GAMES / 4).map(|_| turns(n_seats, fast)).collect();
        let turns: u32 = games.iter().copied().map(u32::from).sum();
        let mean = f64::from(turns) / f64::from(GAMES / 4);
        println!("{n_seats} seats: {mean:.1} turns a round, {:?} the longest", games.iter().max());
        assert!(mean < 20.0, "{n_seats} seats: {mean} turns");
    }
}

#[test]
fn twins_get_the_same_answer() {
    let rules = (2..=6).cycle().take(50).map(rules);
    let apart = arena::twins::<LuckyBastard>(rules, SeatSet::only(Seat::at(0)));
    assert!(apart > 1000, "{apart} with another twin");
}

/// Both have seen their slots 0 and 1, and seat 0 is on turn.
fn looked(deal: &str) -> String {
    format!("seats 2; shuffle {deal} ...; 0 look 0 1; 1 look 0 1; 0 draw; ")
}

#[test]
fn it_plays_by_simple_rules() {
    let check = |scene: &str, seat: usize, expected: &str| {
        let table = Scene::<LuckyBastard>::of(scene).table;
        let action = arena::answer(&table, Seat::at(seat), &mut |_| 0);
        assert_eq!(action.to_string(), expected, "{scene}");
    };
    // It throws what two known cards match, puts out one of a pair, and lays only what it knows.
    check(&looked("H H A B / C C D D / H"), 0, "throw");
    check(&looked("H H A B / C C D D / G"), 0, "keep 0");
    check(&(looked("H H A B / C C D D / G") + "0 keep 0"), 0, "match 1");
    check(&(looked("H C H B / C F D D / H") + "0 throw; 0 match 0"), 0, "done");
    // The drawn card goes where nothing is known.
    check(&looked("G H A B / C C D D / F"), 0, "keep 2");
    // Powers: a look at what is not known, an exchange of it.
    check(&(looked("G H A B / C F D D / peek") + "0 throw; 0 done; 1 done"), 0, "peek 2");
    let switch = looked("G H A B / C F D D / switch") + "0 throw; 0 done; ";
    check(&(switch.clone() + "1 done"), 0, "switch 0.2 1.0");
    // Seat 1 has shown an F.
    check(&(switch + "1 match 1"), 0, "switch 0.2 1.1");
}
