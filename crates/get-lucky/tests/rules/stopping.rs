//! GL-13 to GL-19.

use super::*;
use game::Illegal;

const FAILED: [&str; 2] = ["failed seat:0 character:4", "arrived at:5 seat:1"];

/// Seat 0 attempts with 4, for 3. The others hold these six cards and two without luck.
fn attempt(seat_1: &str, seat_2: &str) -> Scene {
    let hands = format!("W1 M2 W13 W14 M14 M15 / {seat_1} / {seat_2} / W3 W6 W9 W12 ...");
    let lines = "0 play W1 4; 1 draw; 2 draw; 0 play M2 4; 1 draw; 2 draw; 0 kill";
    let scene = three(&hands).then(lines);
    attempts(&scene, "seat:0 character:4 value:3");
    stands(&scene, &[("/turn", "1"), ("/attempt/seat", "0"), ("/attempt/character", "4")]);
    scene
}

const LUCKLESS: &str = "M1 M7 M10 O2 O5 O8";
const SPITEFUL: &str = "S S S S S S";

/// Plays a card that stops the attempt of seat 0.
fn stops(mut scene: Scene, line: &str) -> Scene {
    let (seat, card) = line.split_once(" foil ").unwrap();
    let foiled = format!("foiled seat:{seat} card:{card} value:0");
    happens(&mut scene, line, &[&foiled, FAILED[0], FAILED[1]]);
    stands(&scene, &[("/attempt", "null"), ("/turn", "1"), ("/swaps", "0")]);
    scene
}

#[test]
fn gl_13_the_others_answer_from_the_attackers_left() {
    let mut scene = three("...").then("0 draw");
    happens(&mut scene, "1 kill", &["attempted seat:1 character:5 value:1"]);
    stands(&scene, &[("/turn", "2")]);
    attempts(&scene, "seat:1 character:5 value:1");
    assert_eq!((scene.legal(0), scene.legal(1)), (String::new(), String::new()));
    happens(&mut scene, "2 done", &["passed seat:2"]);
    stands(&scene, &[("/turn", "0")]);
    attempts(&scene, "seat:1 character:5 value:1");
    assert_eq!(scene.act("1 done"), Err(Illegal::NotYourTurn));
    assert_eq!(scene.act("0 draw"), Err(Illegal::NotAllowed));
    assert_eq!(scene.table.active(), Seat::new(1));
}

#[test]
fn gl_13_each_card_takes_its_luck_off() {
    let mut scene = attempt("W7 W8 S O3 M5 M6", SPITEFUL);
    assert_eq!(scene.legal(1), "foil W7, foil W8, foil M5, foil M6, foil O3, foil S, done");
    happens(&mut scene, "1 foil W7", &["foiled seat:1 card:W7 value:2"]);
    stands(
        &scene,
        &[("/attempt/value", "2"), ("/turn", "1"), ("/hands/1", "[W3 W8 W9 M5 M6 O3 S]")],
    );
    assert_eq!(scene.legal(1), "foil W8, foil M5, foil M6, foil O3, foil S, done");
    happens(&mut scene, "1 foil S", &["foiled seat:1 card:S value:1"]);
    // Luck to spare is lost.
    stops(scene, "1 foil M6");
}

#[test]
fn gl_13_a_seat_may_stop_playing_and_the_next_goes_on() {
    let mut scene = attempt("W7 W8 S O3 M5 M6", SPITEFUL).then("1 foil W8");
    happens(&mut scene, "1 done", &["passed seat:1"]);
    stands(&scene, &[("/attempt/value", "1"), ("/turn", "2")]);
    stops(scene, "2 foil S");
}

#[test]
fn gl_13_a_seat_with_nothing_to_play_has_its_turn_all_the_same() {
    assert_eq!(attempt(LUCKLESS, SPITEFUL).legal(1), "done");
}

#[test]
fn gl_14_a_perfect_card_stops_it_whatever_its_luck() {
    for card in ["W4", "M4", "O4"] {
        let scene = attempt(&format!("{card} S S S S S"), LUCKLESS);
        let scene = stops(scene, &format!("1 foil {card}"));
        stands(&scene, &[("/discard", &format!("[{card}]"))]);
    }
}

#[test]
fn gl_15_a_card_without_luck_cannot_be_played_against_it() {
    // M7 and O5 are perfect for others, W3 and W9 were drawn.
    let mut scene = attempt("M4 M7 O5 W2 O7 M5", SPITEFUL);
    assert_eq!(scene.legal(1), "foil W2, foil M4, foil M5, foil O7, done");
    for line in ["1 foil M7", "1 foil O5", "1 foil W3", "1 foil S"] {
        assert_eq!(scene.act(line), Err(Illegal::NotAllowed), "{line}");
    }
}

#[test]
fn gl_16_the_last_seat_must_stop_it_if_it_can() {
    for (seat_2, expected) in [
        ("S S S M1 O2 O5", "foil S"),
        ("S S M1 O2 O5 O8", "foil S, done"),
        ("S S W10 O2 O5 O8", "foil W10, foil S"),
        ("W11 S M1 O2 O5 O8", "foil W11, foil S"),
        ("W11 W7 M1 O2 O5 O8", "foil W7, foil W11"),
        ("W11 W8 M1 O2 O5 O8", "foil W8, foil W11"),
        ("W11 M7 M1 O2 O5 O8", "foil W11, done"),
        ("M4 M7 M1 O2 O5 O8", "foil M4"),
        ("M4 S M1 O2 O5 O8", "foil M4, foil S"),
        ("M7 M10 M1 O2 O5 O8", "done"),
    ] {
        let scene = attempt("W5 W2 O3 M5 M6 M8", seat_2).then("1 done");
        assert_eq!(scene.legal(2), expected, "{seat_2}");
    }
}

#[test]
fn gl_16_it_counts_what_is_left_of_the_attempt() {
    let scene = attempt("W5 W2 O3 M5 M6 M8", "S M10 M1 O2 O5 O8").then("1 foil O3; 1 done");
    assert_eq!(scene.legal(2), "foil S, done");
    let mut scene = attempt("W5 W2 O3 M5 M6 M8", "S M10 M1 O2 O5 O8").then("1 foil W5; 1 done");
    assert_eq!(scene.legal(2), "foil S");
    assert_eq!(scene.act("2 done"), Err(Illegal::NotAllowed));
}

#[test]
fn gl_16_it_may_choose_with_which_but_not_stop_before() {
    let scene = attempt("W5 W2 O3 M5 M6 M8", "W11 W8 S S M4 O8").then("1 done; 2 foil S");
    assert_eq!(scene.legal(2), "foil W8, foil W11, foil M4, foil S");
    let scene = scene.then("2 foil S");
    assert_eq!(scene.legal(2), "foil W8, foil W11, foil M4");
    stops(scene, "2 foil W11");
}

#[test]
fn gl_16_the_seats_before_it_are_never_obliged() {
    let scene = attempt("S S S S S M4", LUCKLESS);
    assert_eq!(scene.legal(1), "foil M4, foil S, done");
    let four = "seats 4; shuffle 4 8 / 5 9 / 6 10 / 7 11 / 1 2 3 ...; shuffle ...";
    let scene = Scene::of(four).then("0 draw; 1 kill");
    assert_eq!(scene.legal(2), "foil W13, foil W14, foil M2, foil M3, done");
    let scene = scene.then("2 done");
    assert_eq!(scene.legal(3), "foil M5, foil M6, foil M8, foil M9, done");
    let scene = scene.then("3 done");
    assert_eq!(scene.legal(0), "foil W1, foil W2, foil W4, foil W5");
}

#[test]
fn gl_17_upgrades_are_discarded_and_spite_stays_for_good() {
    let scene = attempt("W7 S S O3 M5 M6", SPITEFUL).then("1 foil S; 1 foil O3; 1 foil S");
    stands(
        &scene,
        &[
            ("/discard", "[O3]"),
            ("/spite/4", "2"),
            ("/spite/5", "0"),
            ("/upgrades/4", "[W1 M2]"),
            ("/values/4", "1"),
        ],
    );
    let scene = scene.then("1 kill; 2 foil S; 2 draw");
    stands(&scene, &[("/spite/4", "2"), ("/spite/5", "1"), ("/discard", "[O3]")]);
}

#[test]
fn gl_18_whom_nobody_stops_has_won() {
    let mut scene = attempt(SPITEFUL, LUCKLESS).then("1 foil S; 1 foil S; 1 done");
    stands(&scene, &[("/attempt/value", "1"), ("/winner", "null")]);
    happens(&mut scene, "2 done", &["passed seat:2", "killed seat:0 character:4"]);
    let ended = [("/turn", "null"), ("/attempt", "null"), ("/winner", "0"), ("/doctor", "4")];
    stands(&scene, &ended);
    assert_eq!(plain(&scene.table.outcome()), "winners:[0] scores:[1 0 0]");
    assert_eq!(scene.act("1 draw"), Err(Illegal::GameOver));
    assert_eq!(scene.legal(0), "");
}

/// At a table of two, seat 0 attempts with 4, for 3, and Howard has these cards to turn.
fn attempt_of_two(seat_1: &str, howards: &str) -> Scene {
    let hands = format!("W1 M2 W10 W13 W14 M14 M15 O13 / {seat_1} O14 O15 / W3 W6 W9 W12");
    let lines = "0 play W1 4; 1 draw; 0 play M2 4; 1 draw; 0 draw; 1 draw; 0 kill";
    two(&format!("{hands} / {howards} ...")).then(lines)
}

#[test]
fn gl_19_the_opponent_is_never_obliged() {
    let scene = attempt_of_two("S S S S M4 W4", "S S S");
    assert_eq!(scene.legal(1), "foil W4, foil M4, foil O15, foil S, done");
    let scene = stops(scene, "1 foil M4");
    assert_eq!(scene.table.pile_left(), 37);
}

#[test]
fn gl_19_howard_turns_as_many_cards_as_the_attempt_is_worth() {
    const KILLED: &str = "killed seat:0 character:4";
    for (howards, turned) in [
        ("S S S S", &["S value:2", "S value:1", "S value:0"][..]),
        ("W8 W7 S S", &["W8 value:1", "W7 value:0"]),
        ("W8 W5 S S", &["W8 value:1", "W5 value:0"]),
        ("S M4 S S", &["S value:2", "M4 value:0"]),
        ("O4 S S S", &["O4 value:0"]),
        ("O2 O5 O8 S", &["O2 value:3", "O5 value:3", "O8 value:3"]),
        ("W8 O5 O8 S", &["W8 value:1", "O5 value:1", "O8 value:1"]),
        ("S O5 W7 S", &["S value:2", "O5 value:2", "W7 value:1"]),
    ] {
        let mut scene = attempt_of_two("M3 M5 M6 M8 M9 O1", howards);
        let mut expected = vec!["passed seat:1".to_string()];
        expected.extend(turned.iter().map(|it| format!("turned card:{it}")));
        let failed = turned.last().unwrap().ends_with(":0");
        let end = if failed { &FAILED[..] } else { &[KILLED] };
        expected.extend(end.iter().map(ToString::to_string));
        let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
        happens(&mut scene, "1 done", &expected);
        assert_eq!(usize::from(scene.table.pile_left()), 37 - turned.len(), "{howards}");
        let winner = if failed { "null" } else { "0" };
        stands(&scene, &[("/winner", winner), ("/attempt", "null")]);
    }
}

#[test]
fn gl_19_howard_begins_with_what_the_opponent_left() {
    let mut scene = attempt_of_two("S S S S S S", "O2 M4 S").then("1 foil S; 1 foil S");
    let expected = ["passed seat:1", "turned card:O2 value:1", "killed seat:0 character:4"];
    happens(&mut scene, "1 done", &expected);
    assert_eq!(plain(&scene.table.outcome()), "winners:[0] scores:[1 0]");
}

#[test]
fn gl_19_howards_cards_lie_where_a_seats_would() {
    let scene = attempt_of_two("M3 M5 M6 M8 M9 O1", "O2 S W8").then("1 done");
    stands(&scene, &[("/discard", "[O2 W8]"), ("/spite/4", "1"), ("/values/4", "2")]);
    stands(&scene, &[("/turn", "1"), ("/doctor", "5")]);
}

#[test]
fn gl_19_an_empty_pile_gives_howard_nothing() {
    let mut scene = two("...");
    all_do(&mut scene, "draw", 41);
    scene.act("1 kill").unwrap();
    happens(&mut scene, "0 done", &["passed seat:0", "killed seat:1 character:9"]);

    let mut scene = two("W1 W2 W3 W4 W5 W6 W7 W8 / M1 ... S").then("0 draw; 1 play M1 9");
    all_do(&mut scene, "draw", 39);
    scene.act("1 kill").unwrap();
    stands(&scene, &[("/pile", "[S]"), ("/attempt/value", "2")]);
    let expected = ["passed seat:0", "turned card:S value:1", "killed seat:1 character:9"];
    happens(&mut scene, "0 done", &expected);
}
