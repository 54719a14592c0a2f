//! A log of Get Lucky, as each viewer reads it.

use game::scene::Scene;
use game::{Game, Seat, Viewer};
use get_lucky::GetLucky;
use words::{Lang, Spoken, Teller, Words};

const STOPPED: &str = "seats 3
    shuffle 4 7 / 5 8 / 6 9 / 1 2 3 ...
    shuffle W7 W2 W4 S S M1 / W5 M5 O5 S W3 M2 / O1 M4 S O3 O2 W6 / W1 M7 ...
    0 play W2 7; 1 draw; 2 swap 6 2; 0 play W7 7; 1 draw; 2 draw
    2 draw; 0 play W4 4; 1 draw; 0 kill; 1 foil S; 1 done; 2 foil S; 2 foil O1";

const HOWARD: &str = "seats 2
    shuffle 4 6 8 / 5 7 9 / 1 2 3 ...
    shuffle W1 M2 W10 W13 W14 M14 M15 O13 / S S M3 M5 O14 O15 W3 W6 / M1 O2 ...
    0 play W1 6; 1 swap 5 1; 0 kill; 1 foil S; 1 done";

fn log(scene: &str, viewer: Viewer, lang: Lang) -> Vec<String> {
    let scene = Scene::<GetLucky>::of(scene);
    let people = ["Ada", "Bruno", "Clara"].map(str::to_owned);
    let card = |code: &str| format!("<{code}>");
    let teller = Teller { viewer, people: &people, card: &card };
    let words = Words::new(lang);
    let sights = scene.events.iter().map(|it| GetLucky::sight(scene.table.rules(), it, viewer));
    sights.filter_map(|it| GetLucky::line(&it, &teller)).map(|it| words.say(&it)).collect()
}

fn check(scene: &str, viewer: Viewer, lang: Lang, expected: &[&str]) {
    let lines = log(scene, viewer, lang);
    let from = lines.len() - expected.len();
    assert_eq!(lines[from..], *expected);
    assert!(lines.iter().all(|line| !line.contains("gl-")), "{lines:?}");
}

#[test]
fn a_seat_reads_what_it_did() {
    let expected = [
        "You play on <guest-4> (4): W4 <W4>",
        "Doctor Lucky visits <guest-5> (5): Bruno’s turn.",
        "Bruno draws a card.",
        "Doctor Lucky drops in on <guest-6> (6) in the drawing room.",
        "You hold few cards and draw: W11 <W11>",
        "Doctor Lucky visits <guest-7> (7): your turn.",
        "You attempt to kill Doctor Lucky with <guest-7> (7), value 3!",
        "Bruno plays against it (2 left): <S>",
        "Bruno leaves it at that.",
        "Clara plays against it (1 left): <S>",
        "Clara plays against it (0 left): O1 <O1>",
        "Your attempt with <guest-7> (7) has failed.",
        "Doctor Lucky visits <guest-8> (8): Bruno’s turn.",
    ];
    check(STOPPED, Viewer::Seat(Seat::at(0)), Lang::En, &expected);
}

#[test]
fn a_watcher_reads_names_and_no_drawn_card() {
    let lines = log(STOPPED, Viewer::Watcher, Lang::En);
    assert!(lines.contains(&"Ada replaces W2 on <guest-7> (7) with: W7 <W7>".to_owned()));
    assert!(lines.contains(&"Ada holds few cards and draws one.".to_owned()));
    assert!(!lines.concat().contains("W11"));
    assert!(lines.iter().all(|line| !line.to_lowercase().contains("you")), "{lines:?}");
}

#[test]
fn the_end_is_told_in_german() {
    let expected = [
        "Du verübst einen Anschlag auf Doctor Lucky, mit <guest-6> (6), Wert 2!",
        "Bruno spielt dagegen (Rest 1): <S>",
        "Bruno belässt es dabei.",
        "Howard deckt auf (Rest 1): M1 <M1>",
        "Doctor Lucky ist tot. Du warst es, mit <guest-6> (6): Du hast gewonnen!",
    ];
    check(HOWARD, Viewer::Seat(Seat::at(0)), Lang::De, &expected);
}

#[test]
fn the_end_is_told_in_french() {
    let expected = [
        "Ada commet un attentat contre Doctor Lucky avec <guest-6> (6), valeur 2\u{a0}!",
        "Vous ripostez (reste 1)\u{a0}: <S>",
        "Vous en restez là.",
        "Howard retourne (reste 1)\u{a0}: M1 <M1>",
        "Doctor Lucky est mort. C’était Ada, avec <guest-6> (6)\u{a0}: Ada a gagné\u{a0}!",
    ];
    check(HOWARD, Viewer::Seat(Seat::at(1)), Lang::Fr, &expected);
}
