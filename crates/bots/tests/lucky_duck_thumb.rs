//! The rule of thumb for Lucky Duck, against chance.

use game::{Game, SeatSet, default_options};
use lucky_duck::{Deck, LuckyDuck, Rules};

use crate::arena;

fn rules(n_seats: u8) -> Rules {
    LuckyDuck::set_up(n_seats, &default_options::<LuckyDuck>(), &Deck).expect("a number of seats")
}

/// Games per number of seats; `THUMB_GAMES=4000` measures more closely.
fn games() -> u32 {
    let asked = std::env::var("THUMB_GAMES").ok().and_then(|games| games.parse().ok());
    asked.unwrap_or(1000)
}

/// In percent, over 10,000 games each: 88, 73, 57, 45, 35, 27, 24 and 20 for 2 to 9 seats. Half as much
/// again as the fair share is far below all of these and far above luck.
#[test]
fn a_rule_of_thumb_beats_chance() {
    let games = games();
    for n_seats in 2..=9 {
        let won = arena::wins::<LuckyDuck>(&rules(n_seats), games);
        let fair = games / u32::from(n_seats);
        assert!(2 * won > 3 * fair, "{n_seats} seats: {won} of {games}");
    }
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_mind() {
    let apart = arena::twins::<LuckyDuck>((2..=9).cycle().take(160).map(rules), SeatSet::default());
    assert!(apart > 500, "only {apart} twins differed");
}
