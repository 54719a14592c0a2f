//! What is imagined at the toy, and what counting it rests on.

use game::laws::wander;
use game::scene::Scene;
use game::toy::Blink;
use game::worlds::{chi_square, exact, fit, next_order};
use game::{Game, Seat, Viewer, default_options};

#[test]
fn what_is_imagined_fits() {
    let others: u32 = (0..500)
        .map(|seed| {
            let mut options = default_options::<Blink>();
            options[0] = 3 + (seed % 7) as u16;
            let rules = Blink::set_up(2 + (seed % 3) as u8, &options, &()).unwrap();
            fit::<Blink>(&rules, 100, &mut wander(seed))
        })
        .sum();
    assert!(others > 5000, "{others}");
}

/// Six cards of three ranks: 90 deals, fewer with each card that is seen.
#[test]
fn every_table_that_fits_is_imagined_as_often_as_it_is_dealt() {
    let check = |then: &str, viewer: Viewer, tables: usize| {
        let start = "seats 2, high 3; shuffle 1 2 / 3 ...";
        let scene = Scene::<Blink>::of(start).then(then);
        let rules = scene.table.table_rules();
        assert_eq!(exact::<Blink>(rules, &scene.steps, viewer), tables, "{then}");
    };
    let [zero, one] = [0, 1].map(|at| Viewer::Seat(Seat::at(at)));
    check("", zero, 90);
    check("0 peep", zero, 30);
    check("0 peep", one, 90);
    check("0 peep; 1 trust", zero, 30);
    check("0 peep; 1 trust", Viewer::Watcher, 90);
    check("0 peep; 1 trust; 0 flip", zero, 12);
    check("0 trust; 1 trust; 0 flip", one, 30);
}

#[test]
fn orders_come_round_and_leave_out_none() {
    let mut cards = [1, 1, 2, 3];
    let mut count = 1;
    while next_order(&mut cards) {
        count += 1;
    }
    assert_eq!((count, cards), (12, [1, 1, 2, 3]));
    assert!(!next_order(&mut [0; 0]) && !next_order(&mut [7, 7]));
}

#[test]
fn counts_are_as_far_off_as_they_are() {
    assert!(chi_square(&[10, 20, 30], &[1.0, 2.0, 3.0]) < 1e-12);
    assert!((chi_square(&[15, 5], &[1.0, 1.0]) - 5.0).abs() < 1e-12);
}
