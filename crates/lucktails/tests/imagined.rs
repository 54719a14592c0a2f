//! What a perfect memory imagines at Lucktails.

use game::laws::{any_rules, wander};
use game::scene::Scene;
use game::worlds::{exact, fit};
use game::{Seat, Viewer};
use lucktails::{Deck, Lucktails};

/// How many games are drawn: fewer than for the laws, for every viewer imagines at every step.
fn games() -> u64 {
    std::env::var("LUCKHOUSE_LAW_GAMES").map_or(500, |games| games.parse().expect("a number"))
}

#[test]
fn what_is_imagined_fits() {
    let others: u64 = (0..games())
        .map(|seed| {
            let pick = &mut wander(seed);
            let rules = any_rules::<Lucktails>(&Deck::default(), pick);
            u64::from(fit::<Lucktails>(&rules, 200, pick))
        })
        .sum();
    assert!(others > 50 * games(), "{others}");
}

/// All 20,160 deals: those that a viewer cannot tell apart are imagined, each as often as the others.
#[test]
fn lt_20_every_table_that_fits_is_imagined_as_often_as_it_is_dealt() {
    let check = |scene: &str, viewer: Viewer, tables: usize| {
        let scene = Scene::<Lucktails>::of(scene);
        let rules = *scene.table.rules();
        assert_eq!(exact::<Lucktails>(&rules, &scene.steps, viewer), tables);
    };
    let [zero, one, two] = [0, 1, 2].map(|at| Viewer::Seat(Seat::at(at)));
    let three = "seats 3; shuffle 1 2 3 / 4 5 / 6 1 L; ";
    check(three, zero, 24);
    check(three, Viewer::Watcher, 120);
    // Two ones that nobody can tell apart.
    check("seats 3; shuffle 1 1 3 / 4 5 / 6 2 L", zero, 12);
    check("seats 4; shuffle 1 1 3 6 / 4 5 / 2 L", one, 120);
    check("seats 4; shuffle 1 3 1 6 / 4 5 / 2 L", two, 60);
    check("seats 5; shuffle 1 3 1 6 L / 4 5 / 2", two, 360);
    // Seat 0's card has gone to the middle: seat 1 knows where it is, the others do not.
    let exchanged = format!("{three}0 opt_out swap 1; ");
    check(&exchanged, zero, 6);
    check(&exchanged, one, 6);
    check(&exchanged, Viewer::Watcher, 24);
    check(&format!("{three}0 bait 2; 1 take; "), zero, 6);
    check(&format!("{three}0 bait 2; 1 take; 2 opt_out swap 0; 0 opt_out"), zero, 1);
    let slipped = "seats 3, slips on; shuffle 1 2 3 / 4 5 / 6 1 L; 1 slip";
    check(slipped, one, 6);
    check(slipped, zero, 24);
}
