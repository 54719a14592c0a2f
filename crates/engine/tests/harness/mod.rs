//! Asking an engine as a program would: a line in, a line out.
#![expect(clippy::needless_pass_by_value, reason = "a request is made to be asked")]

use catalog::{GameId, with_game};
use engine::{Engine, Limits};
use game::Game;
use serde_json::{Value, json};
use words::{Lang, Words};

pub struct Talk(pub Engine);

impl Talk {
    pub fn new() -> Talk {
        Talk::with(Limits::default())
    }

    pub fn with(limits: Limits) -> Talk {
        Talk(Engine::new(Words::new(Lang::En), limits))
    }

    /// The answer to a line as it stands.
    pub fn line(&mut self, line: impl AsRef<[u8]>) -> Value {
        let mut out = String::new();
        self.0.answer(line.as_ref(), &mut out);
        assert!(out.ends_with('\n') && !out.trim_end().contains('\n'), "{out:?} is one line");
        let answer: Value = serde_json::from_str(&out).unwrap();
        assert_ne!(answer.get("ok").is_some(), answer.get("error").is_some(), "{answer}");
        answer
    }

    /// What is answered in `ok`.
    pub fn ask(&mut self, request: Value) -> Value {
        let mut answer = self.line(request.to_string());
        assert!(answer.get("ok").is_some(), "{request}: {answer}");
        answer["ok"].take()
    }

    /// The code of the error that is answered.
    pub fn refusal(&mut self, request: impl ToString) -> String {
        let answer = self.line(request.to_string());
        let message = answer["error"]["message"].as_str().expect("an error has a message");
        assert!(message.len() > 10, "{message}");
        answer["error"]["code"].as_str().unwrap().to_owned()
    }

    /// A new table with default options.
    pub fn table(&mut self, game: &str, seats: usize, seed: &str) -> String {
        let request = json!({"do": "new", "game": game, "seats": seats, "chance": {"seed": seed}});
        self.ask(request)["table"].as_str().unwrap().to_owned()
    }

    pub fn act(&mut self, table: &str, seat: usize, action: Value) -> Value {
        self.ask(json!({"do": "act", "table": table, "seat": seat, "action": action}))
    }

    pub fn record(&mut self, table: &str) -> Value {
        self.ask(json!({"do": "record", "table": table}))
    }

    pub fn view(&mut self, table: &str, who: impl Into<Value>) -> Value {
        self.ask(json!({"do": "view", "table": table, "as": who.into()}))
    }

    /// Has the house play on for at most `most` actions; says whether the game ended.
    pub fn play(&mut self, table: &str, level: u8, most: usize) -> bool {
        for n in 0..most {
            let legal = self.ask(json!({"do": "legal", "table": table}));
            if legal["over"] == true {
                return true;
            }
            let to_act = legal["to_act"].as_array().unwrap();
            let seat = to_act[n % to_act.len()].as_u64().unwrap() as usize;
            let request = json!({"do": "bot", "table": table, "seat": seat, "level": level});
            let action = self.ask(request)["action"].take();
            let listed = legal["legal"][seat.to_string()].as_array().unwrap();
            assert!(listed.contains(&action), "{action} is legal");
            self.act(table, seat, action);
        }
        false
    }
}

/// Every game of the house with its least and most seats.
pub fn games() -> impl Iterator<Item = (&'static str, usize, usize)> {
    GameId::ALL.into_iter().map(|game| {
        let (least, most) = with_game!(game, G => G::SEATS);
        (game.name(), least.into(), most.into())
    })
}
