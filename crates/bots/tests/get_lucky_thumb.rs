//! The rule of thumb for Get Lucky: it wins more than its share, and it does not peek.

use game::{Game, SeatSet, default_options};
use get_lucky::{Deck, GetLucky, Rules};

use crate::arena;

const GAMES: u32 = 600;

fn rules(n_seats: u8) -> Rules {
    let rules = GetLucky::set_up(n_seats, &default_options::<GetLucky>(), &Deck::default());
    rules.expect("a number of seats")
}

#[test]
fn it_wins_far_more_than_its_share() {
    // Per number of seats, the least share in percent: some eight below what 2,000 games gave.
    for (n_seats, least) in [(2, 95), (3, 85), (4, 78), (5, 70), (6, 65)] {
        let won = arena::wins::<GetLucky>(&rules(n_seats), GAMES);
        assert!(won * 100 >= least * GAMES, "{n_seats} seats: {won} of {GAMES}");
    }
}

#[test]
fn twins_get_the_same_answer() {
    let apart = arena::twins::<GetLucky>((2..=6).cycle().take(60).map(rules), SeatSet::default());
    assert!(apart > 1000, "{apart} with another twin");
}
