//! GL-20 to GL-23.

use super::*;
use game::Turn;

#[test]
fn gl_20_doctor_lucky_goes_round_by_number_past_the_absent() {
    let mut scene = Scene::of("seats 3; shuffle 15 4 / 12 7 / 2 9 / 1 6 3 ...; shuffle ...");
    let mut stops = vec![];
    for _ in 0..7 {
        let doctor = scene.table.doctor().unwrap();
        stops.push(format!("{}:{}", doctor, scene.to_act()));
        all_do(&mut scene, "draw", 1);
    }
    assert_eq!(stops.join(" "), "2:2 4:0 7:1 9:2 12:1 15:0 2:2");
}

#[test]
fn gl_20_from_the_highest_he_goes_to_the_lowest() {
    let mut scene = Scene::of("seats 3; shuffle 4 7 / 5 8 / 6 15 / 1 2 3 ...; shuffle ...");
    all_do(&mut scene, "draw", 5);
    stands(&scene, &[("/doctor", "15")]);
    let expected = [
        "drew seat:2 card:M9",
        "arrived at:1 seat:null",
        "arrived at:2 seat:null",
        "arrived at:3 seat:null",
        "arrived at:4 seat:0",
    ];
    happens(&mut scene, "2 draw", &expected);
}

#[test]
fn gl_21_the_same_seat_may_have_the_next_turn() {
    let mut scene = Scene::of("seats 3; shuffle 4 5 / 6 7 / 8 9 / 1 2 3 ...; shuffle ...");
    happens(&mut scene, "0 draw", &["drew seat:0 card:M4", "arrived at:5 seat:0"]);
    assert_eq!(scene.to_act(), "0");
}

#[test]
fn gl_21_who_swapped_for_the_next_character_has_it() {
    let mut scene = Scene::of("seats 3; shuffle 1 9 / 3 7 / 4 8 / 2 5 6 ...; shuffle ...");
    happens(&mut scene, "0 swap 9 2", &["swapped seat:0 gave:9 took:2", "arrived at:2 seat:0"]);
}

/// Seat 2 has 3 and 7, seat 1 has 5: between them lies 6, in the drawing room; 10 and 11 lie there
/// too.
const ROOMS: &str = "
    seats 3
    shuffle 1 4 / 2 5 / 3 7 / 6 10 11 ...
    shuffle W1 W2 W3 W4 W5 W6 / M1 M2 M3 M4 M5 M6 / O1 O2 O3 O4 O5 O6 / S S S O7 O8 O9 O10 O11 ...
";

#[test]
fn gl_22_who_holds_fewer_cards_than_the_number_draws_one() {
    let mut scene = Scene::of(ROOMS).then("0 play W1 1; 1 play M1 2; 2 draw; 0 draw");
    // At 6 cards seat 0 draws none, at 5 seat 1 does.
    let expected = [
        "swapped seat:1 gave:5 took:11",
        "arrived at:6 seat:null",
        "caught_up seat:1 card:S",
        "arrived at:7 seat:2",
    ];
    happens(&mut scene, "1 swap 5 11", &expected);
    stands(&scene, &[("/hands/1", "[M2 M3 M4 M5 M6 S]"), ("/swaps", "1")]);
    assert_eq!(scene.table.hand_size(Seat::at(0)), 6);
}

#[test]
fn gl_22_the_seat_that_last_had_a_turn_draws_first() {
    let lines = "0 play W1 1; 1 play M1 2; 2 play O1 3; 0 play W2 4";
    let mut scene = Scene::of(ROOMS).then(lines);
    let expected = [
        "played seat:1 card:M2 on:5 discarded:null",
        "arrived at:6 seat:null",
        "caught_up seat:1 card:S",
        "caught_up seat:2 card:S",
        "caught_up seat:0 card:S",
        "arrived at:7 seat:2",
    ];
    happens(&mut scene, "1 play M2 5", &expected);
    let expected = [
        "swapped seat:2 gave:3 took:6",
        "arrived at:10 seat:null",
        "caught_up seat:2 card:O7",
        "caught_up seat:0 card:O8",
        "caught_up seat:1 card:O9",
        "arrived at:11 seat:null",
        "caught_up seat:2 card:O10",
        "caught_up seat:0 card:O11",
        "caught_up seat:1 card:W7",
        "arrived at:1 seat:0",
    ];
    happens(&mut scene, "2 swap 3 6", &expected);
}

#[test]
fn gl_22_an_attempt_is_the_attackers_turn() {
    let lines = "0 play W1 1; 1 play M1 2; 2 play O1 3; 0 play W2 4; 1 kill; 2 done";
    let mut scene = Scene::of(ROOMS).then(lines);
    let expected = [
        "foiled seat:0 card:W4 value:0",
        "failed seat:1 character:5",
        "arrived at:6 seat:null",
        "caught_up seat:1 card:S",
        "caught_up seat:2 card:S",
        "caught_up seat:0 card:S",
        "arrived at:7 seat:2",
    ];
    happens(&mut scene, "0 foil W4", &expected);
}

#[test]
fn gl_22_they_draw_while_the_pile_lasts() {
    let mut scene = Scene::of("seats 6; shuffle ...; shuffle ...");
    all_do(&mut scene, "draw", 11);
    let caught_up = |seat| format!("caught_up seat:{seat} card:S");
    let mut expected = vec!["drew seat:5 card:S".into(), "arrived at:13 seat:null".into()];
    expected.extend([5, 0, 1, 2, 3, 4].map(caught_up));
    expected.push("arrived at:14 seat:null".into());
    expected.extend([5, 0, 1].map(caught_up));
    expected.extend(["arrived at:15 seat:null".into(), "arrived at:1 seat:0".into()]);
    happens(&mut scene, "5 draw", &expected.iter().map(String::as_str).collect::<Vec<_>>());
    stands(&scene, &[("/pile", "[]"), ("/turn", "0")]);
}

#[test]
fn gl_23_the_sixtieth_swap_in_a_row_ends_the_game() {
    let mut scene = three("...");
    swap(&mut scene, 59);
    assert_eq!(scene.table.outcome(), None);
    let before = scene.table.doctor();
    let line = format!("{} {}", scene.to_act(), first_swap(&scene));
    let (seat, rest) = line.split_once(" swap ").unwrap();
    let (gave, took) = rest.split_once(' ').unwrap();
    let swapped = format!("swapped seat:{seat} gave:{gave} took:{took}");
    happens(&mut scene, &line, &[&swapped, "abandoned swaps:60"]);
    assert_eq!((scene.table.turn(), scene.table.doctor()), (Turn::Over, before));
    assert_eq!(plain(&scene.table.outcome()), "winners:[] scores:[0 0 0]");
    stands(&scene, &[("/turn", "null"), ("/winner", "null"), ("/swaps", "60")]);
    assert_eq!(scene.table.swaps(), 60);
}

fn first_swap(scene: &Scene) -> String {
    let legal = scene.legal(scene.to_act().parse().unwrap());
    legal.split(", ").find(|it| it.starts_with("swap")).unwrap().to_string()
}

fn swap(scene: &mut Scene, times: usize) {
    for _ in 0..times {
        let swap = first_swap(scene);
        all_do(scene, &swap, 1);
    }
}

#[test]
fn gl_23_any_other_turn_begins_the_count_anew() {
    for other in ["draw", "kill", "play"] {
        let mut scene = three("... S S S S S S S S S S S S");
        swap(&mut scene, 59);
        stands(&scene, &[("/swaps", "59")]);
        let legal = scene.legal(scene.to_act().parse().unwrap());
        let action = legal.split(", ").find(|it| it.starts_with(other)).unwrap().to_string();
        all_do(&mut scene, &action, 1);
        stands(&scene, &[("/swaps", "0")]);
        if other == "kill" {
            let legal = scene.legal(scene.to_act().parse().unwrap());
            let foil = legal.split(", ").find(|it| it.starts_with("foil W")).unwrap().to_string();
            all_do(&mut scene, &foil, 1);
        }
        swap(&mut scene, 59);
        assert_eq!(scene.table.outcome(), None, "{other}");
        swap(&mut scene, 1);
        assert_eq!(scene.table.turn(), Turn::Over, "{other}");
    }
}
