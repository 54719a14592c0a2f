//! GL-8 to GL-12.

use super::*;
use game::Illegal;

const SWAPS_OF_SEAT_0: &str = "swap 4 1, swap 4 2, swap 4 3, swap 7 1, swap 7 2, swap 7 3";

fn refuses(scene: &mut Scene, lines: &[&str]) {
    for line in lines {
        assert_eq!(scene.act(line), Err(Illegal::NotAllowed), "{line}");
    }
}

#[test]
fn gl_8_the_top_card_is_drawn() {
    let mut scene = three("S S S S S S / W1 W2 W3 W4 W5 W6 / W7 W8 W9 W10 W11 W12 / O9 M9 ...");
    assert_eq!(scene.legal(0), format!("draw, {SWAPS_OF_SEAT_0}, kill"));
    happens(&mut scene, "0 draw", &["drew seat:0 card:O9", "arrived at:5 seat:1"]);
    stands(&scene, &[("/hands/0", "[O9 S S S S S S]"), ("/pile/0", "M9")]);
    assert_eq!(scene.table.pile_left(), 38);
}

#[test]
fn gl_8_a_hand_has_no_limit_and_the_pile_is_never_renewed() {
    let mut scene = two("...");
    all_do(&mut scene, "draw", 40);
    assert!(scene.legal(0).starts_with("draw, "));
    all_do(&mut scene, "draw", 1);
    stands(&scene, &[("/pile", "[]"), ("/turn", "1")]);
    assert_eq!([0, 1].map(|it| scene.table.hand_size(Seat::at(it))), [29, 28]);
    assert!(!scene.legal(1).contains("draw"));
    refuses(&mut scene, &["1 draw"]);
}

#[test]
fn gl_9_an_upgrade_is_played_on_an_own_character() {
    let mut scene = three("W4 O2 S M3 W1 S ...");
    assert_eq!(
        scene.legal(0),
        format!(
            "draw, play W1 4, play W4 4, play M3 4, play O2 4, \
             play W1 7, play W4 7, play M3 7, play O2 7, {SWAPS_OF_SEAT_0}, kill"
        )
    );
    refuses(
        &mut scene,
        &["0 play W4 5", "0 play W4 1", "0 play W4 15", "0 play W2 4", "0 play S 4"],
    );
    happens(
        &mut scene,
        "0 play W4 7",
        &["played seat:0 card:W4 on:7 discarded:null", "arrived at:5 seat:1"],
    );
    stands(
        &scene,
        &[
            ("/hands/0", "[W1 M3 O2 S S]"),
            ("/upgrades/7", "[W4]"),
            ("/upgrades/4", "[]"),
            ("/discard", "[]"),
        ],
    );
}

/// What seat 0 may play when it has played these, each at its next turn.
fn playable(cards: &str, plays: &str) -> String {
    let mut scene = three(&format!("{cards} ..."));
    for play in plays.split(", ").filter(|it| !it.is_empty()) {
        scene.act(&format!("0 play {play}")).unwrap();
        all_do(&mut scene, "draw", 2);
    }
    let legal = scene.legal(0);
    legal.split(", ").filter_map(|it| it.strip_prefix("play ")).collect::<Vec<_>>().join(", ")
}

#[test]
fn gl_9_a_filled_place_takes_only_the_perfect_card() {
    let weapons = "W2 W4 W7 W3 W5 S";
    let mixed = "W2 M2 O2 W4 M4 O5";
    for (cards, plays, expected) in [
        (weapons, "", "W2 4, W3 4, W4 4, W5 4, W7 4, W2 7, W3 7, W4 7, W5 7, W7 7"),
        (weapons, "W2 4", "W4 4, W3 7, W4 7, W5 7, W7 7"),
        (weapons, "W2 4, W3 7", "W4 4, W7 7"),
        (weapons, "W4 4", "W2 7, W3 7, W5 7, W7 7"),
        (weapons, "W4 4, W7 7", ""),
        (weapons, "W7 4, W4 7", ""),
        ("M2 M4 M7 M3 M5 S", "M2 4, M3 7", "M4 4, M7 7"),
        ("M2 M4 M7 M3 M5 S", "M4 4, M3 7", "M7 7"),
        ("O2 O4 O7 O3 O5 S", "O2 4, O3 7", "O4 4, O7 7"),
        ("O2 O4 O7 O3 O5 S", "O2 4, O7 7", "O4 4"),
        (mixed, "W2 4, M2 4", "W4 4, M4 4, O2 4, O5 4, W4 7, M4 7, O2 7, O5 7"),
        (mixed, "W2 4, M2 4, O2 4", "W4 4, M4 4, W4 7, M4 7, O5 7"),
    ] {
        assert_eq!(playable(cards, plays), expected, "{cards}: {plays}");
    }
}

#[test]
fn gl_9_what_was_there_is_discarded() {
    let mut scene = three("W2 W4 O2 O4 S S ...").then("0 play W2 4; 1 draw; 2 draw");
    scene = scene.then("0 play O2 4; 1 draw; 2 draw");
    stands(&scene, &[("/doctor", "4"), ("/upgrades/4", "[W2 O2]"), ("/values/4", "3")]);
    let played = ["played seat:0 card:W4 on:4 discarded:W2", "arrived at:5 seat:1"];
    happens(&mut scene, "0 play W4 4", &played);
    stands(&scene, &[("/upgrades/4", "[W4 O2]"), ("/discard", "[W2]"), ("/values/4", "4")]);
    scene = scene.then("1 draw; 2 draw; 0 play O4 4");
    stands(&scene, &[("/upgrades/4", "[W4 O4]"), ("/discard", "[W2 O2]"), ("/values/4", "5")]);
    stands(&scene, &[("/hands/0", "[S S]")]);
}

#[test]
fn gl_10_a_swap_takes_cards_and_doctor_along() {
    let mut scene = three("W2 W1 O2 O1 S M1 / S S S S S S ...").then("0 kill; 1 foil S");
    scene = scene.then("1 draw; 2 draw; 0 play W2 4; 1 draw; 2 draw");
    stands(&scene, &[("/doctor", "4"), ("/turn", "0"), ("/spite/4", "1")]);
    let swapped = ["swapped seat:0 gave:4 took:2", "arrived at:5 seat:1"];
    happens(&mut scene, "0 swap 4 2", &swapped);
    stands(
        &scene,
        &[
            ("/owned", "[[2 7] [5 8] [6 9]]"),
            ("/drawing_room", "[1 3 4]"),
            ("/absent", "[10 11 12 13 14 15]"),
            ("/upgrades/4", "[W2]"),
            ("/spite/4", "1"),
            ("/upgrades/2", "[]"),
            ("/spite/2", "0"),
            ("/swaps", "1"),
        ],
    );
    refuses(&mut scene, &["1 swap 2 1", "1 swap 5 2", "1 swap 1 5", "1 swap 7 1", "1 swap 5 10"]);
    scene = scene.then("1 swap 8 4");
    stands(&scene, &[("/owned/1", "[4 5]"), ("/drawing_room", "[1 3 8]"), ("/upgrades/4", "[W2]")]);
    stands(&scene, &[("/spite/4", "1"), ("/swaps", "2"), ("/doctor", "6")]);
}

#[test]
fn gl_10_doctor_lucky_goes_on_from_where_he_was_carried() {
    // Seat 0 gives 4 for 3, on which he is not: he goes on from 4.
    let mut scene = three("...");
    let swapped = ["swapped seat:0 gave:4 took:3", "arrived at:5 seat:1"];
    happens(&mut scene, "0 swap 4 3", &swapped);
    // Seat 1 gives one away on which he is not.
    let swapped = ["swapped seat:1 gave:8 took:1", "arrived at:6 seat:2"];
    happens(&mut scene, "1 swap 8 1", &swapped);
}

#[test]
fn gl_11_an_attempt_is_worth_its_upgrades_less_its_spite() {
    for (plays, value) in [
        ("", 1),
        ("W2 4", 2),
        ("W4 4", 3),
        ("W2 4, M2 4", 3),
        ("W2 4, M4 4", 4),
        ("W2 4, M2 4, O2 4", 4),
        ("W4 4, M4 4, O4 4", 7),
        ("W4 6, M4 8", 1),
    ] {
        let mut scene = two("W4 W2 M4 M2 O4 O2 S S / S S S S S S S S ...");
        for play in plays.split(", ").filter(|it| !it.is_empty()) {
            scene.act(&format!("0 play {play}")).unwrap();
            all_do(&mut scene, "draw", 5);
        }
        stands(
            &scene,
            &[("/values/4", &value.to_string()), ("/attempt", "null"), ("/doctor", "4")],
        );
        happens(&mut scene, "0 kill", &[&format!("attempted seat:0 character:4 value:{value}")]);
        attempts(&scene, &format!("seat:0 character:4 value:{value}"));
        scene.act("1 foil S").unwrap();
        stands(&scene, &[("/values/4", &(value - 1).to_string()), ("/spite/4", "1")]);
    }
}

#[test]
fn gl_11_an_attempt_of_no_value_is_not_offered() {
    let mut scene = three("W2 W1 M1 O2 O1 O3 / S S S S S S ...");
    assert!(scene.legal(0).ends_with(", kill"));
    scene = scene.then("0 kill; 1 foil S; 1 draw; 2 draw");
    // At 7 it is offered; at 4, with spite under it, no more.
    assert!(scene.legal(0).ends_with(", kill"));
    scene = scene.then("0 draw; 1 draw; 2 draw");
    stands(&scene, &[("/doctor", "4"), ("/values/4", "0"), ("/values/7", "1")]);
    assert!(scene.legal(0).ends_with(", swap 7 3"));
    refuses(&mut scene, &["0 kill"]);
    scene = scene.then("0 play W2 4; 1 draw; 2 draw; 0 draw; 1 draw; 2 draw");
    stands(&scene, &[("/doctor", "4"), ("/values/4", "1")]);
    assert!(scene.legal(0).ends_with(", kill"));
}

#[test]
fn gl_12_a_swap_is_always_possible_and_there_is_no_passing() {
    // The pile is empty, and 9 is worth nothing any more: what is left is to play and to swap.
    let mut scene = two("S S S S S S S S / S S S S ...");
    all_do(&mut scene, "draw", 41);
    scene =
        scene.then("1 kill; 0 foil S; 0 swap 4 1; 1 swap 5 2; 0 swap 6 3; 1 swap 7 4; 0 swap 8 5");
    stands(&scene, &[("/doctor", "9"), ("/turn", "1"), ("/owned/1", "[2 4 9]")]);
    let legal = scene.legal(1);
    let swaps =
        "swap 2 6, swap 2 7, swap 2 8, swap 4 6, swap 4 7, swap 4 8, swap 9 6, swap 9 7, swap 9 8";
    let (plays, rest) = legal.split_at(legal.find("swap").unwrap());
    assert_eq!(rest, swaps);
    assert!(plays.split_terminator(", ").all(|it| it.starts_with("play ")), "{plays}");
    refuses(&mut scene, &["1 draw", "1 kill", "1 done"]);
}
