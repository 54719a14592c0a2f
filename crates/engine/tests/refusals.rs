//! Whatever is wrong is refused with its code, and changes nothing.

use std::io::Cursor;

use crate::harness::Talk;
use engine::{Engine, LONGEST_LINE, Limits, serve};
use serde_json::{Value, json};
use words::{Lang, Words};

/// A running game of Lucktails at three seats, seat 0 to open; every refusal must leave it so.
fn check(expected: &str, requests: &[Value]) {
    let mut talk = Talk::new();
    let table = talk.table("lucktails", 3, "refusals");
    let before = (talk.record(&table), talk.view(&table, "referee"));
    for request in requests {
        assert_eq!(talk.refusal(request), expected, "{request}");
        let after = (talk.record(&table), talk.view(&table, "referee"));
        assert_eq!(before, after, "{request} changed something");
    }
}

#[expect(clippy::needless_pass_by_value, reason = "made to be asked")]
fn new(changes: Value) -> Value {
    let mut request =
        json!({"do": "new", "game": "lucky-bastard", "seats": 3, "chance": {"seed": "s"}});
    for (name, value) in changes.as_object().unwrap() {
        request[name] = value.clone();
    }
    request
}

#[test]
fn requests_that_cannot_be_read() {
    let lines: [&[u8]; 12] = [
        b"nonsense",
        b"[]",
        b"7",
        b"{\"do\":\"games\"} x",
        b"{\"do\":\"games\",\"do\":\"games\"}",
        b"{}",
        b"{\"do\":7}",
        b"{\"do\":\"dance\"}",
        b"{\"do\":\"games\",\"extra\":1}",
        b"{\"do\":\"legal\"}",
        b"\xff\xfe",
        b"{\"do\":\"legal\",\"table\":\"\\ud800\"}",
    ];
    for line in lines {
        let answer = Talk::new().line(line);
        assert_eq!(answer["error"]["code"], "bad_request", "{}", String::from_utf8_lossy(line));
    }
}

/// At any depth, and whatever it is part of.
#[test]
fn what_is_said_twice() {
    let mut talk = Talk::new();
    talk.table("lucktails", 3, "twice");
    let make = r#"{"do":"new","game":"lucktails","seats":3,"#;
    let cases = [
        ("bad_chance", format!("{make}\"chance\":{{\"seed\":\"x\",\"seed\":\"y\"}}}}")),
        (
            "bad_options",
            format!(
                "{make}\"options\":{{\"slips\":true,\"slips\":true}},\"chance\":{{\"seed\":\"x\"}}}}"
            ),
        ),
        (
            "bad_deck",
            format!(
                "{make}\"deck\":{{\"bait\":[{{\"from\":1,\"from\":1}}]}},\"chance\":{{\"seed\":\"x\"}}}}"
            ),
        ),
        (
            "bad_request",
            r#"{"do":"say","table":"t1","seat":0,"say":{"text":"a","text":"b"}}"#.into(),
        ),
        (
            "bad_record",
            r#"{"do":"replay","record":{"game":"lucktails","game":"lucktails"}}"#.into(),
        ),
    ];
    for (code, line) in cases {
        let answer = talk.line(line.as_bytes());
        assert_eq!(answer["error"]["code"], code, "{line}: {answer}");
        assert!(answer["error"]["message"].as_str().unwrap().contains("twice"), "{answer}");
    }
}

#[test]
fn fields_that_are_missing_or_mistyped() {
    check(
        "bad_request",
        &[
            json!({"do": "legal", "table": 1}),
            json!({"do": "legal", "table": "t1", "extra": 1}),
            json!({"do": "act", "table": "t1", "seat": "0", "action": {"type": "take"}}),
            json!({"do": "act", "table": "t1", "seat": 0.5, "action": {"type": "take"}}),
            json!({"do": "act", "table": "t1", "seat": 3, "action": {"type": "take"}}),
            json!({"do": "act", "table": "t1", "seat": -1, "action": {"type": "take"}}),
            json!({"do": "act", "table": "t1", "seat": 0, "action": "take"}),
            json!({"do": "act", "table": "t1", "seat": 0, "action": null}),
            json!({"do": "act", "table": "t1", "seat": 0}),
            json!({"do": "view", "table": "t1"}),
            json!({"do": "view", "table": "t1", "as": 3}),
            json!({"do": "view", "table": "t1", "as": "dealer"}),
            json!({"do": "knows", "table": "t1", "as": "referee"}),
            json!({"do": "bot", "table": "t1", "seat": 0, "level": 0}),
            json!({"do": "bot", "table": "t1", "seat": 0, "level": 7}),
            json!({"do": "bot", "table": "t1", "seat": 0, "level": 2, "seconds": -1}),
            json!({"do": "bot", "table": "t1", "seat": 9, "level": 2}),
            json!({"do": "say", "table": "t1", "seat": 0, "say": "hello"}),
            json!({"do": "say", "table": "t1", "seat": 0, "say": {}}),
            json!({"do": "say", "table": "t1", "seat": 0, "say": {"text": "é".repeat(501)}}),
            json!({"do": "say", "table": "t1", "seat": 0, "say": {"text": "a", "loud": true}}),
            json!({"do": "say", "table": "t1", "seat": 0, "say": {"claim": {"seat": 3, "card": "6"}}}),
            json!({"do": "say", "table": "t1", "seat": 0, "say": {"claim": {"seat": 1, "card": "7"}}}),
            new(json!({"options": 1})),
            new(json!({"chance": 1})),
            new(json!({"chance": null})),
            new(json!({"deck": []})),
            new(json!({"seats": "3"})),
            new(json!({"game": 3})),
            json!({"do": "replay", "record": []}),
            json!({"do": "replay"}),
            json!({"do": "replay", "record": {}, "upto": "1"}),
            json!({"do": "replay", "record": {}, "chance": 1}),
        ],
    );
}

#[test]
fn seats_that_no_table_has() {
    let numbers = (3..=255).chain([-1, 256, i64::MIN, i64::MAX]);
    let about = |seat: i64| {
        [
            json!({"do": "act", "table": "t1", "seat": seat, "action": {"type": "take"}}),
            json!({"do": "bot", "table": "t1", "seat": seat, "level": 2}),
            json!({"do": "say", "table": "t1", "seat": seat, "say": {"text": "so"}}),
            json!({"do": "say", "table": "t1", "seat": 0, "say": {"claim": {"seat": seat, "card": "6"}}}),
            json!({"do": "view", "table": "t1", "as": seat}),
            json!({"do": "knows", "table": "t1", "as": seat}),
        ]
    };
    check("bad_request", &numbers.flat_map(about).collect::<Vec<_>>());
    let claimed = |seat| json!({"do": "act", "table": "t1", "seat": 0, "action": {"type": "bait", "to": seat}});
    check("illegal_action", &(15..=255).map(claimed).collect::<Vec<_>>());
}

#[test]
fn what_is_mistyped_counts_before_the_table() {
    let say = |say: Value| json!({"do": "say", "table": "t9", "seat": 0, "say": say});
    check(
        "bad_request",
        &[
            say(json!([])),
            say(json!("x")),
            say(json!({})),
            say(json!({"text": 3})),
            say(json!({"text": "a", "x": 1})),
            say(json!({"text": "é".repeat(501)})),
            say(json!({"claim": {"seat": 0}})),
            say(json!({"claim": {"seat": "0", "card": "6"}})),
            json!({"do": "act", "table": "t9", "seat": 0, "action": []}),
            json!({"do": "view", "table": "t9", "as": []}),
            json!({"do": "view", "table": "t9", "as": 1.5}),
            json!({"do": "bot", "table": "t9", "seat": 0, "level": 9}),
        ],
    );
}

#[test]
fn very_many_fields_are_refused_as_quickly_as_one() {
    let fields: String = (0..90_000).map(|n| format!(",\"{n:x}\":1")).collect();
    let answer = Talk::new().line(format!("{{\"do\":\"games\"{fields}}}"));
    assert_eq!(answer["error"]["code"], "bad_request");
    let guests = vec![json!({}); 100_000];
    let deck = json!({"game": "get-lucky", "guest": guests});
    let answer = Talk::new().line(new(json!({"game": "get-lucky", "deck": deck})).to_string());
    assert_eq!(answer["error"]["code"], "bad_deck");
    assert!(answer["error"]["message"].as_str().unwrap().len() < 4000);
}

#[test]
fn numbers_that_fit_nowhere_are_numbers_all_the_same() {
    let line = |seats: &str| {
        let chance = "\"chance\":{\"seed\":\"\"}";
        format!("{{\"do\":\"new\",\"game\":\"get-lucky\",\"seats\":{seats},{chance}}}")
    };
    for seats in ["9223372036854775808", "-9223372036854775809", "100000000000000000000"] {
        assert_eq!(Talk::new().line(line(seats))["error"]["code"], "bad_options", "{seats}");
    }
    for seats in ["3.0", "3e0", "\"3\"", "null"] {
        assert_eq!(Talk::new().line(line(seats))["error"]["code"], "bad_request", "{seats}");
    }
}

#[test]
fn claims_belong_to_lucktails() {
    let mut talk = Talk::new();
    let table = talk.table("get-lucky", 3, "claims");
    let say = json!({"claim": {"seat": 1, "card": "S"}});
    let request = json!({"do": "say", "table": table, "seat": 0, "say": say});
    assert_eq!(talk.refusal(request), "bad_request");
}

#[test]
fn games_and_tables_that_do_not_exist() {
    check(
        "unknown_game",
        &[new(json!({"game": "poker"})), new(json!({"game": "poker", "seats": 99}))],
    );
    check(
        "unknown_table",
        &[
            json!({"do": "legal", "table": "t9"}),
            json!({"do": "act", "table": "", "seat": 0, "action": {"type": "dance"}}),
            json!({"do": "drop", "table": "t2"}),
            json!({"do": "record", "table": "T1"}),
            json!({"do": "bot", "table": "t9", "seat": 0, "level": 1}),
            json!({"do": "say", "table": "t9", "seat": 0, "say": {"text": "a"}}),
        ],
    );
}

#[test]
fn options_that_are_wrong() {
    check(
        "bad_options",
        &[
            new(json!({"seats": 1})),
            new(json!({"seats": 7})),
            new(json!({"seats": -3})),
            new(json!({"seats": 300})),
            new(json!({"options": {"speed": 1}})),
            new(json!({"options": {"first": 3}})),
            new(json!({"options": {"first": -1}})),
            new(json!({"options": {"first": true}})),
            new(json!({"options": {"tokens": 10}})),
            new(json!({"options": {"tokens": 0}})),
            new(json!({"options": {"tokens": 2.5}})),
            new(json!({"options": {"origins": 1}})),
            new(json!({"options": {"tokens": 65539}})),
            new(json!({"game": "lucky-duck", "options": {"first": 0}})),
            new(json!({"game": "lucktails", "options": {"bait_cap": 9}})),
            new(json!({"game": "lucktails", "options": {"bait_cap": 100}})),
        ],
    );
    let mut talk = Talk::new();
    talk.ask(new(json!({"options": {"tokens": 0, "origins": true}})));
    talk.ask(new(json!({"game": "lucktails", "options": {"bait_cap": 99, "first": 2}})));
}

#[test]
fn all_faults_of_a_set_up_are_named_at_once() {
    let mut talk = Talk::new();
    let request = new(json!({"seats": 9, "options": {"tokens": 10, "speed": 1}}));
    let answer = talk.line(request.to_string());
    let message = answer["error"]["message"].as_str().unwrap();
    for part in ["speed", "2 to 6", "tokens"] {
        assert!(message.contains(part), "{message}");
    }
}

#[test]
fn decks_that_are_wrong() {
    check(
        "bad_deck",
        &[
            new(json!({"deck": {}})),
            new(json!({"game": "lucktails", "deck": {"game": "lucktails", "bait": []}})),
            new(
                json!({"game": "lucktails", "deck": {"game": "get-lucky", "bait": [{"from": 1, "worth": 1}]}}),
            ),
            new(json!({"game": "lucktails", "deck": {"game": "lucktails", "bait": 7}})),
        ],
    );
}

#[test]
fn chance_that_is_wrong() {
    let deal = ["1", "1", "2", "3", "4", "5", "6", "L"];
    let lucktails = |chance: Value| new(json!({"game": "lucktails", "chance": chance}));
    check(
        "bad_chance",
        &[
            lucktails(json!({})),
            lucktails(json!({"seed": 7})),
            lucktails(json!({"seed": "a", "luck": 1})),
            lucktails(json!({"script": "a"})),
            lucktails(json!({"script": [1]})),
            lucktails(json!({"script": []})),
            lucktails(json!({"script": [deal[..7]]})),
            lucktails(json!({"script": [["1", "1", "1", "3", "4", "5", "6", "L"]]})),
            lucktails(json!({"script": [["1", "1", "2", "3", "4", "5", "6", "X"]]})),
            lucktails(json!({"script": [["1", "1", "2", "3", "4", "5", 6, "L"]]})),
        ],
    );
    let mut talk = Talk::new();
    talk.ask(lucktails(json!({"script": [deal, ["X"], deal]})));
}

#[test]
fn actions_that_are_wrong_and_which_error_counts() {
    let act = |seat: usize, action: Value| json!({"do": "act", "table": "t1", "seat": seat, "action": action});
    check(
        "not_your_turn",
        &[
            act(1, json!({"type": "bait", "to": 1})),
            act(2, json!({"type": "dance"})),
            json!({"do": "bot", "table": "t1", "seat": 1, "level": 1}),
        ],
    );
    check(
        "illegal_action",
        &[
            act(0, json!({})),
            act(0, json!({"type": "dance"})),
            act(0, json!({"type": "take"})),
            act(0, json!({"type": "bait"})),
            act(0, json!({"type": "bait", "to": 3})),
            act(0, json!({"type": "bait", "to": 257})),
            act(0, json!({"type": "bait", "to": -1})),
            act(0, json!({"type": "bait", "to": "1"})),
            act(0, json!({"type": "bait", "to": 1, "bonus": 0})),
            act(0, json!({"type": "bait", "to": 1, "why": "because"})),
            act(0, json!({"type": "opt_out", "swap": 2})),
            act(0, json!({"type": "opt_out", "to": 1})),
            act(0, json!({"type": "slip"})),
            act(0, json!({"type": "take", "swap": 0})),
        ],
    );
}

#[test]
fn nothing_is_done_after_the_end() {
    let mut talk = Talk::new();
    let table = talk.table("lucktails", 3, "end");
    assert!(talk.play(&table, 1, 4000));
    let act = |seat: usize| json!({"do": "act", "table": table, "seat": seat, "action": {"type": "take"}});
    assert_eq!(talk.refusal(act(0)), "game_over");
    assert_eq!(talk.refusal(act(3)), "bad_request");
    assert_eq!(
        talk.refusal(json!({"do": "bot", "table": table, "seat": 0, "level": 1})),
        "game_over"
    );
    let legal = talk.ask(json!({"do": "legal", "table": table}));
    assert_eq!(legal, json!({"to_act": [], "legal": {}, "over": true}));
}

#[test]
fn records_that_do_not_follow_the_rules_name_the_entry() {
    let mut talk = Talk::new();
    let table = talk.table("lucktails", 3, "record");
    talk.act(&table, 0, json!({"type": "bait", "to": 2}));
    let good = talk.record(&table);
    let mut refused = |change: &dyn Fn(&mut Value), part: &str| {
        let mut record = good.clone();
        change(&mut record);
        let answer = talk.line(json!({"do": "replay", "record": record}).to_string());
        assert_eq!(answer["error"]["code"], "bad_record", "{answer}");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains(part), "{message}");
    };
    let push = |record: &mut Value, entry: Value| record["log"].as_array_mut().unwrap().push(entry);
    refused(&|it| it["game"] = json!("poker"), "poker");
    refused(&|it| it["game"] = json!(1), "game");
    refused(&|it| it["version"] = json!(99), "99");
    refused(&|it| it["version"] = json!("1"), "version");
    refused(&|it| it["seats"] = json!(9), "3 to 5");
    refused(&|it| it["options"]["bait_cap"] = json!(1000), "bait_cap");
    refused(&|it| it["options"]["speed"] = json!(1), "speed");
    refused(&|it| it["deck"] = json!({"game": "lucktails"}), "bait");
    refused(&|it| it["log"] = json!({}), "log");
    refused(&|it| it["log"] = json!([]), "cut short");
    refused(&|it| it["log"][0]["shuffle"][0] = json!("X"), "Entry 1");
    refused(&|it| it["log"][0]["shuffle"][0] = it["log"][0]["shuffle"][1].clone(), "Entry 1");
    refused(&|it| it["log"][0] = json!({"seat": 0, "action": {"type": "take"}}), "Entry 1");
    refused(&|it| it["log"][1]["seat"] = json!(1), "Entry 2");
    refused(&|it| it["log"][1]["seat"] = json!(7), "Entry 2");
    refused(&|it| it["log"][1]["action"]["to"] = json!(7), "Entry 2");
    refused(&|it| it["log"][1]["action"]["more"] = json!(7), "Entry 2");
    refused(&|it| it["log"][1]["action"] = json!(["bait", 2]), "Entry 2");
    refused(&|it| push(it, json!({"seat": 1})), "Entry 3");
    refused(&|it| push(it, json!(7)), "Entry 3");
    refused(&|it| push(it, json!({"shuffle": ["1"]})), "Entry 3");
    refused(&|it| push(it, json!({"seat": 1, "say": {"text": "x".repeat(501)}})), "Entry 3");
    let mut further = good.clone();
    further["title"] = json!("An evening");
    further["log"][1]["at"] = json!("20:15");
    talk.ask(json!({"do": "replay", "record": further}));
}

#[test]
fn tables_and_memory_are_limited() {
    let mut talk = Talk::with(Limits { tables: 2, bytes: 1 << 20 });
    let first = talk.table("lucktails", 3, "1");
    talk.table("lucktails", 3, "2");
    assert_eq!(talk.refusal(new(json!({}))), "too_many_tables");
    talk.ask(json!({"do": "drop", "table": first}));
    let table = talk.table("lucktails", 3, "3");
    assert_ne!(first, table, "a name is used once");
    let say = json!({"do": "say", "table": table, "seat": 0, "say": {"text": "€".repeat(500)}});
    let refused = (0..10_000).find(|_| talk.line(say.to_string()).get("error").is_some());
    assert!(refused.is_some_and(|n| n > 300 && n < 1000), "{refused:?}");
    let before = talk.record(&table);
    assert_eq!(talk.refusal(&say), "too_many_tables");
    let act = json!({"do": "act", "table": table, "seat": 0, "action": {"type": "opt_out"}});
    assert_eq!(talk.refusal(act), "too_many_tables");
    assert_eq!(talk.record(&table), before);
    talk.ask(json!({"do": "drop", "table": table}));
    talk.table("lucktails", 3, "4");
}

/// What a whole process would answer to these bytes.
fn served(input: Vec<u8>) -> Vec<Value> {
    let mut output = Vec::new();
    let engine = Engine::new(Words::new(Lang::En), Limits::default());
    serve(engine, Cursor::new(input), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn lines_of_every_length_and_depth_are_answered() {
    let games = "{\"do\":\"games\"}";
    let padded = |length: usize| format!("{games}{}\n", " ".repeat(length - games.len()));
    let deep = format!("{{\"do\":{}1{}}}\n", "[".repeat(9000), "]".repeat(9000));
    let input = [
        "\n  \r\n".to_owned(),
        padded(LONGEST_LINE),
        padded(LONGEST_LINE + 1),
        deep,
        games.to_owned(),
    ];
    let answers = served(input.concat().into_bytes());
    let codes: Vec<_> = answers.iter().map(|it| it["error"]["code"].as_str()).collect();
    assert_eq!(codes, [None, Some("bad_request"), Some("bad_request"), None]);
    assert_eq!(answers[1].get("id"), None);
    assert_eq!(served(Vec::new()), Vec::<Value>::new());
}

/// Values that look like JSON at a glance and cannot be read: too deep, too large, no character.
#[test]
fn values_that_cannot_be_read_are_refused_by_their_field() {
    let deep = format!("{}1{}", "[".repeat(9000), "]".repeat(9000));
    for value in [deep.as_str(), "1e999", "\"\\ud800\""] {
        let object = format!("{{\"a\":{value}}}");
        let mut talk = Talk::new();
        talk.table("lucktails", 3, "deep");
        let mut refused = |line: String, code: &str| {
            assert_eq!(talk.line(line)["error"]["code"], code, "{value:.20}");
        };
        let new = |field: &str| {
            let chance = if field == "chance" { "" } else { ",\"chance\":{\"seed\":\"s\"}" };
            format!(
                "{{\"do\":\"new\",\"game\":\"lucktails\",\"seats\":3,\"{field}\":{object}{chance}}}"
            )
        };
        refused(new("options"), "bad_options");
        refused(new("deck"), "bad_deck");
        refused(new("chance"), "bad_chance");
        refused(format!("{{\"do\":\"replay\",\"record\":{object}}}"), "bad_record");
        refused(
            format!("{{\"do\":\"say\",\"table\":\"t1\",\"seat\":0,\"say\":{object}}}"),
            "bad_request",
        );
        refused(format!("{{\"do\":\"view\",\"table\":\"t1\",\"as\":{value}}}"), "bad_request");
        refused(
            format!("{{\"do\":\"act\",\"table\":\"t1\",\"seat\":0,\"action\":{object}}}"),
            "illegal_action",
        );
    }
}

#[test]
fn errors_are_told_in_the_language_asked_for() {
    for (lang, part) in [(Lang::De, "Einen Tisch"), (Lang::Fr, "Il n’y a pas de table")] {
        let mut out = String::new();
        let mut engine = Engine::new(Words::new(lang), Limits::default());
        engine.answer(b"{\"do\":\"legal\",\"table\":\"t1\"}", &mut out);
        assert!(out.contains(part), "{out}");
    }
}
