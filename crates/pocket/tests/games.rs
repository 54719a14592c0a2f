//! Whole games on a device, as the worker of the page plays them.

use crate::device::Device;
use serde_json::{Value, json};

const GAMES: [(&str, [u8; 2]); 4] = [
    ("lucktails", [3, 5]),
    ("get-lucky", [2, 6]),
    ("lucky-bastard", [2, 6]),
    ("lucky-duck", [2, 9]),
];
/// No game here is longer.
const MOST: u32 = 20_000;

fn against_the_house(game: &str, seats: u8) -> Value {
    let house: Vec<Value> = (1..seats).map(|seat| json!({ "seat": seat, "level": 4 })).collect();
    json!({ "game": game, "seats": seats, "house": house })
}

/// Plays the first legal action whenever there is one, and the house in between.
fn play(device: &mut Device, mut each: impl FnMut(&mut Device, &Value)) -> Value {
    let mut last = device.join();
    for turn in 0..MOST {
        each(device, &last);
        if last["stage"] == "over" {
            return last;
        }
        let legal = last["legal"].as_array().expect("a list");
        let told = match (legal.get(turn as usize % legal.len().max(1)), &last["moment"]) {
            (Some(action), moment) => {
                device.ask(&json!({ "type": "act", "seat": 0, "moment": moment, "action": action }))
            }
            (None, _) => device.tick(turn),
        };
        last = told.into_iter().rfind(|it| it["type"] == "happened").unwrap_or(last);
    }
    panic!("it has no end");
}

#[test]
fn every_game_is_played_to_its_end_against_the_house() {
    for (game, seats) in GAMES {
        for seats in seats {
            let mut device = Device::default();
            device.open(&against_the_house(game, seats), &[]);
            play(&mut device, |_, _| ());
            let record = device.ok(&json!({ "do": "record", "lang": "en", "id": "t" }));
            let about =
                device.ok(&json!({ "do": "replay", "lang": "en", "record": record.to_string() }));
            assert!(about["shuffles"].as_u64().unwrap() > 0, "{game}: {about}");
            let upto = &about["entries"];
            for look in [json!("all"), json!("watcher"), json!({ "seat": 1 })] {
                let ask = json!({ "do": "watch", "lang": "en", "upto": upto, "look": look });
                let scene = device.ok(&ask);
                assert_eq!(scene["happened"].as_array().unwrap().len() as u64, *upto, "{game}");
            }
        }
    }
}

#[test]
fn what_was_kept_makes_the_same_table_at_every_step() {
    for (game, [seats, _]) in GAMES {
        let mut device = Device::default();
        device.open(&against_the_house(game, seats), &[]);
        let mut steps = 0;
        play(&mut device, |device, _| {
            steps += 1;
            if steps % 7 == 1 {
                let (here, there) = (device.join(), device.woken().join());
                assert_eq!(here, there, "{game} after {steps}");
            }
        });
    }
}

#[test]
fn everything_that_happens_and_may_be_done_has_words_in_every_language() {
    for (game, [seats, _]) in GAMES {
        let set_up = against_the_house(game, seats);
        let mut device = Device::default();
        device.open(&set_up, &[]);
        let mut said = [0, 0];
        play(&mut device, |device, last| {
            let sights = &last["happening"]["sights"];
            for lang in ["en", "de", "fr"] {
                let spoken = device.ok(&json!({
                    "do": "speak", "lang": lang, "set_up": set_up, "people": vec!["Ann"; seats.into()],
                    "looking_as": 0, "view": last["view"], "legal": last["legal"],
                    "sights": sights.as_array().cloned().unwrap_or_default(),
                }));
                let labels = spoken["labels"].as_array().unwrap();
                assert_eq!(labels.len(), last["legal"].as_array().unwrap().len());
                let lines = spoken["lines"].as_array().unwrap().iter().filter(|it| !it.is_null());
                let texts = lines.map(|it| &it["text"]).chain(labels);
                for text in texts.map(|it| it.as_str().unwrap()) {
                    said[0] += 1;
                    said[1] += usize::from(text.contains(' '));
                }
            }
        });
        assert!(said[0] > 50 && said[1] * 10 > said[0] * 9, "{game}: {said:?}");
    }
}

#[test]
fn what_may_come_next_is_told_by_all_that_was_seen() {
    let set_up = against_the_house("lucky-duck", 3);
    let mut device = Device::default();
    device.open(&set_up, &[]);
    let printed = device.ok(&json!({ "do": "printed", "lang": "en", "set_up": set_up }));
    assert_eq!(printed["foresees"], true);
    let (mut told, mut one) = (0, 0);
    play(&mut device, |device, last| {
        let standing = device.join();
        let since = standing["since"].as_array().unwrap();
        let past: Vec<&Value> =
            since.iter().filter_map(|it| it["sights"].as_array()).flatten().collect();
        let spoken = device.ok(&json!({
            "do": "speak", "lang": "en", "set_up": set_up, "people": ["a", "b", "c"], "looking_as": 0,
            "view": last["view"], "legal": last["legal"], "past": past,
        }));
        let ahead = spoken["ahead"].as_array().unwrap();
        assert_eq!(ahead.len(), last["legal"].as_array().unwrap().len());
        for it in ahead {
            let chances = it.as_object().unwrap().values().map(|it| it.as_f64().unwrap());
            assert!((chances.sum::<f64>() - 1.0).abs() < 1e-9, "{it}");
            told += 1;
            one += usize::from(it.as_object().unwrap().len() == 1);
        }
    });
    // Keeping all three is certain; what else is, is known because it was seen.
    assert!(told > 8 && one >= told / 8, "{one} of {told}");
}

#[test]
fn a_hint_is_something_that_may_be_done() {
    for (game, [seats, _]) in GAMES {
        let (mut device, mut turns) = (Device::default(), 0);
        device.open(&against_the_house(game, seats), &[]);
        play(&mut device, |device, last| {
            // The house at its best takes its time: it is not asked at every turn.
            turns += 1;
            if turns % 5 != 1 && last["stage"] == "playing" {
                return;
            }
            let legal = last["legal"].as_array().unwrap();
            let hint = device.ok(&json!({ "do": "hint", "lang": "en", "id": "t", "whim": 7 }));
            assert!(
                legal.is_empty() && last["stage"] == "playing"
                    || hint.is_null()
                    || legal.contains(&hint)
            );
            assert_eq!(hint.is_null(), legal.is_empty(), "{game}: {hint} {last}");
        });
    }
}

#[test]
fn rules_names_and_offers_are_there_in_every_language() {
    let mut device = Device::default();
    for lang in ["en", "de", "fr"] {
        let games = device.ok(&json!({ "do": "games", "lang": lang }));
        assert_eq!(games.as_array().unwrap().len(), 4);
        for (game, [seats, _]) in GAMES {
            let rules = device.ok(&json!({ "do": "rules", "lang": lang, "game": game }));
            assert!(rules["sections"].as_array().unwrap().len() > 3, "{game}");
            let set_up = json!({ "game": game, "seats": seats });
            let printed = device.ok(&json!({ "do": "printed", "lang": lang, "set_up": set_up }));
            assert!(printed["names"].as_object().unwrap().len() >= 7, "{game}: {printed}");
            assert_eq!(printed["deck"]["game"], game);
        }
    }
}

#[test]
fn what_cannot_be_read_is_refused_with_a_sentence() {
    let mut device = Device::default();
    let mut check = |request: &Value, why: &str| assert_eq!(device.call(request).unwrap_err(), why);
    let unreadable = "What this table said cannot be read. Load the page again: it may be newer than what you see.";
    check(&json!({ "do": "what", "id": "t" }), unreadable);
    check(&json!([]), unreadable);
    check(
        &json!({ "do": "join", "id": "t", "since": 0, "now": 0 }),
        "There is no such table on this device.",
    );
    check(&json!({ "do": "watch", "upto": 0, "look": "all" }), "No record is open.");
    let open = json!({ "do": "open", "id": "t", "secret": "x", "people": [], "takes": 0, "now": 0,
        "set_up": { "game": "lucktails", "seats": 9 } });
    check(&open, "This game is played at 3 to 5 seats");
    assert!(device.call(&json!({ "do": "replay", "record": "{}" })).is_err());
    let broken: Value = serde_json::from_str(&pocket::Pocket::default().call(b"\xff{")).unwrap();
    assert!(broken["error"].is_string());
}

#[test]
fn a_text_that_is_no_json_is_told_where_it_stops() {
    let fault = |text: &str| Device::default().ok(&json!({ "do": "fault", "text": text }));
    assert_eq!(fault("{ \"a\": [1, 2] }"), Value::Null);
    assert_eq!(fault("{\n  \"a\" 1\n}"), json!({ "line": 2, "column": 7 }));
}

#[test]
fn whoever_was_too_slow_plays_again_once_they_come_in() {
    let mut set_up = against_the_house("lucky-duck", 2);
    set_up["pace"] = json!({ "type": "quick", "seconds": 5, "bank": 0 });
    let mut device = Device::default();
    device.open(&set_up, &[]);
    let away = |standing: &Value| standing["chairs"][0]["sitter"]["away"] == true;
    let is_late = |device: &mut Device| {
        let told = device.tick(1);
        told.iter().any(|it| it["happening"]["chair"]["sitter"]["away"] == true)
    };
    assert!((0..20).any(|_| is_late(&mut device)), "their time runs out");
    assert!(!away(&device.join()), "back");
    // And so it is kept.
    assert!(!away(&device.woken().join()));
}

#[test]
fn a_table_that_is_put_away_and_woken_takes_no_time_of_anybody_however_often() {
    let mut set_up = against_the_house("lucky-duck", 2);
    set_up["pace"] = json!({ "type": "quick", "seconds": 30, "bank": 600 });
    let mut device = Device::default();
    device.now = 1_000_000;
    device.open(&set_up, &[]);
    let play_on = |device: &mut Device| {
        let mut standing = device.join();
        while standing["legal"].as_array().expect("a list").is_empty() {
            device.tick(1);
            standing = device.join();
        }
        let left = |of: &str| standing["clocks"][0][of].as_u64().expect("a time");
        let now = standing["now"].as_u64().expect("a time");
        let (moment, action) = (&standing["moment"], &standing["legal"][0]);
        let ask = json!({ "type": "act", "seat": 0, "moment": moment, "action": action });
        let left = (left("until") - now, left("bank"));
        device.ask(&ask);
        left
    };
    let full = play_on(&mut device);
    assert_eq!(full.1, 600_000, "{full:?}");
    // A night, and a wall clock that was set back.
    for (later, back) in [(36_000_000, 0), (500, 0), (0, 900_000), (36_000_000, 0)] {
        device.now = device.now + later - back;
        device = device.woken();
        assert_eq!(play_on(&mut device), full);
    }
}
