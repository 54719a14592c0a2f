//! The protocol as it is meant to be used.

use crate::harness::{Talk, games};
use serde_json::{Value, json};
use words::{Lang, Words, rules};

#[test]
fn games_are_listed_with_their_options() {
    let games = Talk::new().ask(json!({"do": "games"}));
    let seats: Vec<_> = games.as_array().unwrap().iter().map(|it| &it["seats"]).collect();
    assert_eq!(seats, [&json!([3, 5]), &json!([2, 6]), &json!([2, 6]), &json!([2, 9])]);
    let lucktails = &games[0]["options"];
    assert_eq!(lucktails["bait_cap"]["default"], 20);
    assert_eq!(lucktails["bait_cap"]["least"], 10);
    assert_eq!(lucktails["bait_cap"]["most"], 99);
    assert_eq!(lucktails["slips"]["default"], false);
    let about = games[2]["options"]["memory_aid"]["about"].as_str().unwrap();
    assert!(about.contains(' '), "{about}");
    assert_eq!(games[1]["options"], json!({}));
    assert_eq!(games[3]["options"], json!({}));
}

#[test]
fn every_game_has_its_rules_and_every_option_its_sentence() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (name, ..) in games() {
            let (intro, sections) = rules(&words, name).expect("a game of the house has rules");
            assert!(intro.contains(' ') && sections.len() > 3, "{name}");
        }
    }
    let listed = Talk::new().ask(json!({"do": "games"}));
    for game in listed.as_array().unwrap() {
        for (name, option) in game["options"].as_object().unwrap() {
            let about = option["about"].as_str().unwrap();
            assert!(about.contains(' '), "{}: {name}: {about}", game["game"]);
        }
    }
}

#[test]
fn an_id_comes_back_unchanged() {
    for id in ["1", "1.0", "\"é\"", "null", "{\"a\":[1,2.50]}", "123456789012345678901234567890"] {
        let mut out = String::new();
        Talk::new().0.answer(format!("{{\"id\":{id},\"do\":\"games\"}}").as_bytes(), &mut out);
        assert!(out.starts_with(&format!("{{\"id\":{id},\"ok\":")), "{out}");
        let mut out = String::new();
        Talk::new().0.answer(format!("{{\"do\":\"dance\",\"id\":{id}}}").as_bytes(), &mut out);
        assert!(out.starts_with(&format!("{{\"id\":{id},\"error\":")), "{out}");
    }
}

#[test]
fn the_house_plays_every_game_at_every_table() {
    for (game, least, most) in games() {
        for seats in least..=most {
            let mut talk = Talk::new();
            let table = talk.table(game, seats, "evening");
            let ended = talk.play(&table, 5, 4000);
            let outcome = talk.ask(json!({"do": "outcome", "table": table}));
            assert_eq!(ended, !outcome.is_null(), "{game} at {seats}");
            assert!(ended, "{game} at {seats} came to an end");
            assert_eq!(outcome["scores"].as_array().unwrap().len(), seats);
        }
    }
}

/// With time every level says why; without, those that think.
#[test]
fn the_house_says_why() {
    for (game, least, _) in games() {
        let mut talk = Talk::new();
        let table = talk.table(game, least, "why");
        let seat = first_to_act(&mut talk, &table);
        for (level, seconds) in [(1, 1e300), (6, 0.0)] {
            let request = json!({"do": "bot", "table": table, "seat": seat, "level": level, "seconds": seconds});
            let answer = talk.ask(request);
            let why = answer["why"].as_array().expect("reasons");
            assert!((1..=5).contains(&why.len()), "{answer}");
            for because in why {
                let [chance, error] = ["chance", "error"].map(|it| because[it].as_f64().unwrap());
                assert!((0.0..=1.0).contains(&chance) && (0.0..=0.5).contains(&error), "{because}");
            }
            assert!(level == 1 || why[0]["action"] == answer["action"], "{answer}");
        }
        let mut plainly =
            |level| talk.ask(json!({"do": "bot", "table": table, "seat": seat, "level": level}));
        assert!(plainly(1).get("why").is_none());
        assert_eq!(plainly(6), plainly(6));
        assert!(plainly(6)["why"][0]["chance"].is_number());
    }
}

#[test]
fn a_record_replays_to_the_same_table() {
    for (game, least, _) in games() {
        let mut talk = Talk::new();
        let table = talk.table(game, least, "again");
        talk.play(&table, 1, 60);
        talk.ask(json!({"do": "say", "table": table, "seat": 0, "say": {"text": "Hm…"}}));
        let record = talk.record(&table);
        let again = talk.ask(json!({"do": "replay", "record": record}));
        let again = again["table"].as_str().unwrap().to_owned();
        assert_ne!(again, table);
        assert_eq!(talk.record(&again), record);
        for who in [json!("referee"), json!("watcher"), json!(0), json!(1)] {
            assert_eq!(talk.view(&again, who.clone()), talk.view(&table, who));
        }
    }
}

#[test]
fn upto_counts_entries_and_takes_the_shuffles_along() {
    let mut talk = Talk::new();
    let table = talk.table("get-lucky", 3, "upto");
    let fresh = talk.view(&table, "referee");
    let seat = first_to_act(&mut talk, &table);
    talk.act(&table, seat, json!({"type": "draw"}));
    let record = talk.record(&table);
    let entries = |talk: &mut Talk, upto: usize| {
        let made = talk.ask(json!({"do": "replay", "record": record, "upto": upto}));
        let made = made["table"].as_str().unwrap().to_owned();
        (talk.record(&made)["log"].as_array().unwrap().len(), talk.view(&made, "referee"))
    };
    for upto in 0..=2 {
        assert_eq!(entries(&mut talk, upto), (2, fresh.clone()));
    }
    assert_eq!(entries(&mut talk, 3).0, 3);
    assert_eq!(talk.refusal(json!({"do": "replay", "record": record, "upto": 4})), "bad_request");
    assert_eq!(talk.refusal(json!({"do": "replay", "record": record, "upto": -1})), "bad_request");
}

fn first_to_act(talk: &mut Talk, table: &str) -> usize {
    let legal = talk.ask(json!({"do": "legal", "table": table}));
    legal["to_act"][0].as_u64().unwrap() as usize
}

/// Three seats opt out one after the other, which ends a round of Lucktails and asks for a shuffle.
fn play_a_round(talk: &mut Talk, table: &str) {
    for seat in [0, 1, 2] {
        talk.act(table, seat, json!({"type": "opt_out"}));
    }
}

const DEAL: [&str; 8] = ["1", "1", "2", "3", "4", "5", "6", "L"];

#[test]
fn a_replayed_table_needs_chance_only_past_a_shuffle() {
    let mut talk = Talk::new();
    let chance = json!({"script": [DEAL]});
    let request = json!({"do": "new", "game": "lucktails", "seats": 3, "chance": chance});
    let table = talk.ask(request)["table"].as_str().unwrap().to_owned();
    for seat in [0, 1] {
        talk.act(&table, seat, json!({"type": "opt_out"}));
    }
    let last = |table: &str| json!({"do": "act", "table": table, "seat": 2, "action": {"type": "opt_out"}});
    let before = talk.record(&table);
    assert_eq!(talk.refusal(last(&table)), "bad_chance");
    assert_eq!(talk.record(&table), before);
    let again = talk.ask(json!({"do": "replay", "record": before, "chance": {"seed": "x"}}));
    let again = again["table"].as_str().unwrap().to_owned();
    talk.ask(last(&again));
    let fresh = talk.table("lucktails", 3, "x");
    let shuffles = |talk: &mut Talk, table: &str| {
        let log = talk.record(table)["log"].take();
        let log = log.as_array().unwrap().clone();
        log.into_iter().filter(|it| it.get("shuffle").is_some()).collect::<Vec<_>>()
    };
    // The seed begins at its beginning.
    assert_eq!(shuffles(&mut talk, &again)[1], shuffles(&mut talk, &fresh)[0]);
}

#[test]
fn a_script_goes_on_with_its_seed_from_the_beginning() {
    let mut talk = Talk::new();
    let chance = json!({"script": [DEAL], "seed": "x"});
    let request = json!({"do": "new", "game": "lucktails", "seats": 3, "chance": chance});
    let table = talk.ask(request)["table"].as_str().unwrap().to_owned();
    play_a_round(&mut talk, &table);
    let scripted = talk.record(&table);
    let fresh = talk.table("lucktails", 3, "x");
    assert_eq!(scripted["log"][0]["shuffle"], json!(DEAL));
    assert_eq!(scripted["log"][4], talk.record(&fresh)["log"][0]);
}

#[test]
fn every_viewer_is_shown_the_same_fields() {
    for (game, least, _) in games() {
        let mut talk = Talk::new();
        let table = talk.table(game, least, "fields");
        talk.play(&table, 1, 5);
        let keys = |value: Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        let referee = keys(talk.view(&table, "referee"));
        for who in [json!("watcher"), json!(0), json!(1)] {
            assert_eq!(keys(talk.view(&table, who.clone())), referee);
            talk.ask(json!({"do": "knows", "table": table, "as": who}));
        }
    }
}

#[test]
fn talk_is_kept_in_the_record_also_after_the_end() {
    let mut talk = Talk::new();
    let table = talk.table("lucktails", 3, "talk");
    let claim = json!({"claim": {"seat": 1, "card": "6"}});
    talk.ask(json!({"do": "say", "table": table, "seat": 2, "say": claim}));
    assert!(talk.play(&table, 1, 4000));
    talk.ask(json!({"do": "say", "table": table, "seat": 0, "say": {"text": "x".repeat(500)}}));
    let record = talk.record(&table);
    let log = record["log"].as_array().unwrap();
    assert_eq!(log[1], json!({"seat": 2, "say": claim}));
    assert_eq!(log.last().unwrap()["say"]["text"].as_str().unwrap().len(), 500);
    talk.ask(json!({"do": "replay", "record": record}));
}

#[test]
fn a_deck_of_ones_own_is_played_with_and_kept() {
    let mut talk = Talk::new();
    let deck = json!({"game": "lucktails", "bait": [{"from": 1, "worth": 9}]});
    let request = json!({
        "do": "new", "game": "lucktails", "seats": 3, "deck": deck, "chance": {"seed": "deck"}
    });
    let table = talk.ask(request)["table"].as_str().unwrap().to_owned();
    talk.act(&table, 0, json!({"type": "bait", "to": 1}));
    talk.act(&table, 1, json!({"type": "take"}));
    assert_eq!(talk.view(&table, "watcher")["scores"], json!([0, 9, 0]));
    let record = talk.record(&table);
    assert_eq!(record["deck"], deck);
    let again = talk.ask(json!({"do": "replay", "record": record}));
    let again = again["table"].as_str().unwrap().to_owned();
    assert_eq!(talk.view(&again, "watcher")["scores"], json!([0, 9, 0]));
}
