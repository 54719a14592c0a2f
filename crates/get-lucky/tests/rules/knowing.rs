//! GL-24.

use super::*;
use serde_json::json;

/// Seat 1 stops seat 0's attempt with 7; then seat 2 attempts with 9.
const SCENE: &str = "
    seats 3
    shuffle 4 7 / 5 8 / 6 9 / 1 2 3 ...
    shuffle W1 W2 W4 S S M1 / W5 M5 O5 S W3 M2 / O1 M4 S O3 O2 W6 / W7 M7 ...
    0 play W1 4; 1 draw; 2 play W6 9; 0 kill; 1 foil M2; 1 swap 8 2; 2 kill; 0 foil S
";

fn scene() -> Scene {
    Scene::of(SCENE)
}

/// An event as somebody is told of it.
fn told(scene: &Scene, event: usize, viewer: Viewer) -> String {
    plain(&GetLucky::sight(scene.table.table_rules(), &scene.events[event], viewer))
}

fn hands(scene: &Scene, viewer: Viewer) -> Value {
    view(scene, viewer)["hands"].clone()
}

#[test]
fn gl_24_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() {
    let (scene, hidden) = (scene(), Value::Null);
    let own = [json!(["W2", "W4", "M1", "S"]), json!(["W3", "W5", "W7", "M5", "O5", "S"])];
    let own = [&own[0], &own[1], &json!(["M4", "O1", "O2", "O3", "S"])];
    let backs = [4, 6, 5].map(|n| json!(vec![&hidden; n]));
    assert_eq!(hands(&scene, seat(0)), json!([own[0], backs[1], backs[2]]));
    assert_eq!(hands(&scene, seat(1)), json!([backs[0], own[1], backs[2]]));
    assert_eq!(hands(&scene, seat(2)), json!([backs[0], backs[1], own[2]]));
    assert_eq!(hands(&scene, Viewer::Watcher), json!(backs));
    stands(&scene, &[("/hands/0", "[W2 W4 M1 S]"), ("/pile/0", "M7")]);
}

#[test]
fn gl_24_everybody_sees_all_the_rest_alike() {
    let scene = scene();
    let mut expected = view(&scene, Viewer::Watcher);
    expected["hands"] = Value::Null;
    for index in 0..3 {
        let mut told = view(&scene, seat(index));
        told["hands"] = Value::Null;
        assert_eq!(told, expected, "seat {index}");
    }
    assert_eq!(expected["pile"], json!(vec![Value::Null; 38]));
    assert_eq!(expected["discard"], json!(["M2"]));
}

#[test]
fn gl_24_the_fields_of_a_view() {
    let scene = scene();
    let each = |of: &dyn Fn(u8) -> Value| -> Value {
        (1..=15)
            .map(|number| (number.to_string(), of(number)))
            .collect::<serde_json::Map<_, _>>()
            .into()
    };
    let upgrades = |number| match number {
        4 => json!(["W1"]),
        9 => json!(["W6"]),
        _ => json!([]),
    };
    let mut told = view(&scene, Viewer::Watcher);
    for hidden in ["hands", "pile"] {
        told.as_object_mut().unwrap().remove(hidden);
    }
    let expected = json!({
        "turn": 0,
        "doctor": 9,
        "discard": ["M2"],
        "owned": [[4, 7], [2, 5], [6, 9]],
        "drawing_room": [1, 3, 8],
        "absent": [10, 11, 12, 13, 14, 15],
        "upgrades": each(&upgrades),
        "spite": each(&|number| json!(u8::from(number == 9))),
        "attempt": { "seat": 2, "character": 9, "value": 1 },
        "values": each(&|number| json!(if number == 4 { 2 } else { 1 })),
        "swaps": 0,
        "winner": null,
    });
    assert_eq!(told, expected);
}

#[test]
fn gl_24_a_drawn_card_is_seen_by_its_seat_alone() {
    let scene = three("...").then("0 draw");
    assert_eq!(told(&scene, 3, seat(0)), "drew seat:0 card:M4");
    for other in [seat(1), seat(2), Viewer::Watcher] {
        assert_eq!(told(&scene, 3, other), "drew seat:0 card:null");
    }
}

#[test]
fn gl_24_so_is_a_card_drawn_in_the_drawing_room() {
    let party = "seats 3; shuffle 1 8 / 9 10 / 11 12 / 7 15 14 ...; shuffle ...";
    let scene = Scene::of(party).then("0 play W1 1");
    assert_eq!(told(&scene, 6, seat(1)), "caught_up seat:1 card:M5");
    for other in [seat(0), seat(2), Viewer::Watcher] {
        assert_eq!(told(&scene, 6, other), "caught_up seat:1 card:null");
    }
}

#[test]
fn gl_24_the_deal_shows_each_seat_its_own_hand() {
    let scene = three("...");
    let seated = "characters_dealt owned:[[4 7] [5 8] [6 9]] drawing_room:[1 2 3] \
                  absent:[10 11 12 13 14 15]";
    assert_eq!(told(&scene, 0, seat(0)), seated);
    let own = "cards_dealt hands:[null [W7 W8 W9 W10 W11 W12] null] pile:null";
    assert_eq!(told(&scene, 1, seat(1)), own);
    let none = "cards_dealt hands:[null null null] pile:null";
    assert_eq!(told(&scene, 1, Viewer::Watcher), none);
}

/// Howard turns a card without luck, and Doctor Lucky is dead.
fn killed() -> Scene {
    let cards = "W1 W2 W4 W5 W7 W8 W10 W11 / W13 W14 M2 M3 M5 M6 M8 M9 / O2 ...";
    two(cards).then("0 kill; 1 done")
}

#[test]
fn gl_24_howards_cards_are_seen_by_all() {
    for viewer in [seat(0), seat(1), Viewer::Watcher] {
        assert_eq!(told(&killed(), 5, viewer), "turned card:O2 value:1");
    }
}

#[test]
fn gl_24_the_end_reveals_nothing() {
    let scene = killed();
    assert!(scene.table.outcome().is_some());
    assert_eq!(hands(&scene, seat(0))[1], json!(vec![Value::Null; 8]));
    for viewer in [seat(0), Viewer::Watcher] {
        assert_eq!(view(&scene, viewer)["pile"], json!(vec![Value::Null; 40]));
        assert_eq!(scene.table.view(viewer), scene.table.knows(viewer));
    }
}

#[test]
fn a_seat_that_is_not_there_may_do_nothing() {
    let scene = three("...");
    assert_eq!(scene.legal(8), "");
    let seen = scene.table.view(Viewer::Watcher);
    game::View::legal_actions(&seen, Seat::at(0), |action| panic!("a watcher may {action}"));
}
