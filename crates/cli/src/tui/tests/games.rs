//! Whole games by keys alone.

use catalog::{GameId, with_game};
use game::Game;

use super::super::PlayOptions;
use super::super::hosted::Hosted;
use super::{app, english, options, play_on, shown};

/// The person sits at the first or at the last seat.
fn check<G: Hosted>(seats: u8, seat: u8) {
    let words = english();
    let options = PlayOptions { seat, ..options(seats, "whole") };
    let mut app = app::<G>(&options, &words);
    play_on(&mut app);
    let outcome = app.house.table().outcome().expect("it is over");
    assert_eq!(outcome.scores.len(), usize::from(seats));
    assert!(shown(&app).contains("Seed: whole"));
}

#[test]
fn every_game_is_played_to_its_end_at_the_least_and_the_most_seats() {
    for game in GameId::ALL {
        with_game!(game, G => {
            check::<G>(G::SEATS.0, 0);
            check::<G>(G::SEATS.1, G::SEATS.1 - 1);
        });
    }
}

#[test]
fn the_same_seed_and_keys_are_the_same_game() {
    let words = english();
    let log = || {
        let mut app = app::<catalog::lucktails::Lucktails>(&options(4, "same"), &words);
        play_on(&mut app);
        app.house.room().log().to_vec()
    };
    assert_eq!(log(), log());
}
