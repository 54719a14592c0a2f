//! Every line that is not blank has one answer, `ok` or `error`, whatever it holds.
#![no_main]

use std::sync::LazyLock;

use catalog::{GameId, with_game};
use engine::{Engine, Limits};
use game::Game;
use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::{Bytes, spliced};
use serde_json::Value;
use words::{Lang, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::default()));

/// Requests as they should be, for the bytes to spoil.
const REQUESTS: &str = include_str!("requests.txt");

/// Little, so that it is reached.
const LIMITS: Limits = Limits { tables: 4, bytes: 1 << 20 };

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes::new(bytes);
    let mut engine = Engine::new(WORDS.clone(), LIMITS);
    let game = GameId::ALL[bytes.below(GameId::ALL.len() as u32) as usize];
    assert!(answered(&mut engine, new(game).as_bytes()).contains("\"ok\""));
    let requests: Vec<&str> = REQUESTS.lines().collect();
    while bytes.left() > 0 {
        let request = requests[bytes.below(requests.len() as u32) as usize];
        let line = spliced(request, &mut bytes);
        for line in line.split('\n') {
            check(line.as_bytes(), &answered(&mut engine, line.as_bytes()));
        }
    }
});

/// A table to ask about.
fn new(game: GameId) -> String {
    let seats = with_game!(game, G => G::SEATS.0);
    let name = game.name();
    format!(r#"{{"do":"new","game":"{name}","seats":{seats},"chance":{{"seed":"fuzz"}}}}"#)
}

fn answered(engine: &mut Engine, line: &[u8]) -> String {
    let mut out = String::new();
    engine.answer(line, &mut out);
    out
}

fn check(line: &[u8], answer: &str) {
    if answer.is_empty() {
        assert!(line.trim_ascii().is_empty(), "no answer");
        return;
    }
    assert_eq!(answer.find('\n'), Some(answer.len() - 1), "one line");
    let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
    let has = |field| answer.get(field).is_some();
    assert!(has("ok") != has("error"), "either ok or error");
}
