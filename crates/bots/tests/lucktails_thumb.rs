//! The rule of thumb for Lucktails wins more than its share, and does not peek.

use game::scene::Scene;
use game::{Game, Seat, SeatSet, default_options};
use lucktails::{Deck, Lucktails, Rules};

use crate::arena;

const GAMES: u32 = 2000;

fn rules(n_seats: u8, slips: bool) -> Rules {
    let mut options = default_options::<Lucktails>();
    options[2] = slips.into();
    Lucktails::set_up(n_seats, &options, &Deck::default()).expect("a number of seats")
}

#[test]
fn it_wins_far_more_than_its_share() {
    // Seats, and the least share in percent: about seven below what is measured.
    for (n_seats, least) in [(3, 66), (4, 58), (5, 52)] {
        let won = arena::wins::<Lucktails>(&rules(n_seats, false), GAMES);
        assert!(won * 100 >= least * GAMES, "{n_seats} seats: {won} of {GAMES}");
    }
}

#[test]
fn twins_get_the_same_answer() {
    let rules = (3..=5).cycle().take(150).map(|n_seats| rules(n_seats, true));
    let apart = arena::twins::<Lucktails>(rules, SeatSet::only(Seat::at(0)));
    assert!(apart > 1000, "{apart} with another twin");
}

#[test]
fn it_plays_by_simple_rules() {
    let check = |scene: &str, seat: usize, expected: &str| {
        let table = Scene::<Lucktails>::of(scene).table;
        let action = arena::answer(&table, Seat::at(seat), &mut |_| 0);
        assert_eq!(action.to_string(), expected, "{scene}");
    };
    let bad_deal = "seats 3; shuffle 1 2 1 3 L 4 5 6; ";
    let raised = "0 bait 2; 1 bait 4; 2 bait 6; ";
    check(bad_deal, 0, "bait 1");
    check(&format!("{bad_deal}{raised}"), 0, "take");
    // What is left to seat 1, who knows of one 1 and sees 4, 5 and 6: 1, 2, 3 and L for 0 points.
    check(&format!("{bad_deal}0 bait 1; "), 1, "bait 2");
    // Seat 1 has seen the 6 that seat 0 puts into the middle.
    check("seats 3; shuffle 6 2 3 1 4 5 1 L; 0 opt_out swap 0", 1, "opt_out swap 0");
    check("seats 3; shuffle 2 6 3 1 4 5 1 L; 0 opt_out swap 0", 1, "bait 1");
}
