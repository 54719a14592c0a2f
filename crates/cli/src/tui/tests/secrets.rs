//! A person's screen shows nothing that their seat does not know.

use catalog::get_lucky::GetLucky;
use catalog::lucktails::Lucktails;
use catalog::lucky_bastard::LuckyBastard;
use game::Determinize;
use room::Fast;

use super::super::hosted::Hosted;
use super::{app, english, options, shown, step};

/// How far into a game the screens are compared.
const STEPS: usize = 120;

/// At every step, the table with all that is unknown dealt anew gives the same screen.
fn check<G: Hosted + Determinize>(seats: u8, seed: &str) {
    let words = english();
    let mut app = app::<G>(&options(seats, seed), &words);
    let mut fast = Fast::new(5);
    for at in 0..STEPS {
        let table = app.house.table().clone();
        let real = shown(&app);
        app.stand_on(&table.redealt(app.desk.viewer, |cards| fast.shuffle(cards)));
        assert_eq!(real, shown(&app), "step {at} of {seed}");
        app.stand_on(&table);
        step(&mut app);
    }
}

#[test]
fn lucky_bastard_keeps_its_secrets() {
    check::<LuckyBastard>(3, "a");
    check::<LuckyBastard>(5, "b");
}

#[test]
fn get_lucky_keeps_its_secrets() {
    check::<GetLucky>(2, "a");
    check::<GetLucky>(4, "b");
}

#[test]
fn lucktails_keeps_its_secrets() {
    check::<Lucktails>(3, "a");
    check::<Lucktails>(5, "b");
}
