//! Views that are read, and views that are of no table.

use game::laws::spoiled_is_refused;
use game::{Game, Readable, Seat, Viewer};
use get_lucky::{Card, Cards, GetLucky, Told};

use super::{Scene, seat, three};

fn begun() -> Scene {
    three("W1 M2 O3 / W4 S M6 / O7 W8 M9 / S W10 ...")
}

fn refused(scene: &Scene, viewer: Viewer, spoil: impl FnOnce(&mut Told)) {
    let told = scene.table.view(viewer).told();
    spoiled_is_refused::<GetLucky>(scene.table.table_rules(), viewer, &told, spoil);
}

fn card(name: &str) -> Card {
    serde_json::from_str(&format!("\"{name}\"")).unwrap()
}

#[test]
fn a_view_of_no_table_is_refused() {
    let scene = begun();
    let refused = |spoil: fn(&mut Told)| refused(&scene, seat(0), spoil);
    refused(|told| told.doctor = None);
    refused(|told| told.turn = Some(Seat::at(3)));
    refused(|told| (told.turn, told.winner) = (None, Some(Seat::at(3))));
    refused(|told| told.owned.truncate(1));
    refused(|told| told.owned.push(Vec::new()));
    refused(|told| told.hands.truncate(1));
    refused(|told| told.hands.extend(vec![Vec::new(); 300]));
    refused(|told| told.upgrades.retain(|character, _| character.number() != 7));
    refused(|told| told.spite.retain(|character, _| character.number() != 7));
    refused(|told| told.discard = vec![card("W1"); 61]);
}

#[test]
fn cards_that_cannot_be_together_are_refused() {
    let scene = begun();
    let refused = |spoil: fn(&mut Told)| refused(&scene, seat(0), spoil);
    // Half of a hand hidden, the same card twice, a guest among the cards, too many.
    refused(|told| told.hands[0][1] = None);
    refused(|told| told.hands[0][1] = Some(card("W1")));
    refused(|told| told.hands[0][1] = serde_json::from_str("7").unwrap());
    refused(|told| told.hands[1] = vec![None; Card::COUNT + 1]);
    refused(|told| told.pile[3] = Some(card("O3")));
    refused(|told| told.pile = vec![None; 42]);
    refused(|told| told.pile = vec![Some(card("S")); 42]);
    refused(|told| told.upgrades.values_mut().for_each(|on| *on = vec![card("W1"); 2]));
    refused(|told| told.spite.values_mut().for_each(|spite| *spite = 255));
}

/// Of an attempt both seats are looked at: the one that tries and the one that answers.
#[test]
fn an_attempt_by_or_against_nobody_is_refused() {
    let mut scene = begun();
    while scene.table.attempt().is_none() {
        let line = format!("{} kill", scene.to_act());
        if scene.act(&line).is_err() {
            let line = format!("{} draw", scene.to_act());
            scene.act(&line).unwrap();
        }
    }
    refused(&scene, seat(0), |told| told.turn = Some(Seat::at(3)));
    refused(&scene, seat(0), |told| {
        told.attempt.as_mut().expect("there is one").seat = Seat::at(3);
    });
}

/// An empty hand is known to who has it, and to who sees another's hand; to nobody else.
#[test]
fn whose_empty_hand_is_known() {
    let scene = begun();
    let rules = scene.table.table_rules();
    let read = |viewer, told: &Told| GetLucky::read_view(rules, viewer, told).unwrap();
    let mut told = scene.table.view(seat(0)).told();
    told.hands[0].clear();
    told.hands[1].clear();
    let hands = |viewer, told: &Told| [0, 1, 2].map(|at| read(viewer, told).hand(Seat::at(at)));
    assert_eq!(hands(seat(0), &told), [Some(Cards::NONE), None, None]);
    assert_eq!(hands(seat(1), &told), [None, Some(Cards::NONE), None]);
    assert_eq!(hands(Viewer::Watcher, &told), [None, None, None]);
    let mut told = scene.table.unveil().into_open().told();
    told.hands[1].clear();
    let known = hands(Viewer::Watcher, &told);
    assert_eq!(known[1], Some(Cards::NONE));
    assert!(known[0].is_some() && known[2].is_some());
    // Who sees only their own hand sees no other.
    let own = scene.table.view(seat(0)).told();
    assert_eq!(hands(seat(0), &own)[1..], [None, None]);
}

#[test]
fn a_hand_is_each_upgrade_once_and_spite() {
    let read = |json: &str| serde_json::from_str::<Cards>(json);
    let spite = |n: usize| format!("[{}]", vec!["\"S\""; n].join(","));
    for good in ["[]", r#"["W1","M1","S","S"]"#, &spite(Card::SPITE_COUNT.into())] {
        let again = serde_json::to_string(&read(good).unwrap()).unwrap();
        assert_eq!(again, good);
    }
    for bad in [r#"["W1","W1"]"#, "[7]", "[1]", &spite(usize::from(Card::SPITE_COUNT) + 1)] {
        assert!(read(bad).is_err(), "{bad}");
    }
}
