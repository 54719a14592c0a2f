//! Answers: what was asked for, or why not.

use words::Message;

/// An answer's `ok`, already written as JSON.
pub type Answer = Result<String, Error>;

/// What kind of refusal it is: the words programs depend on.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Code {
    BadRequest,
    UnknownGame,
    UnknownTable,
    BadOptions,
    BadDeck,
    BadChance,
    NotYourTurn,
    IllegalAction,
    GameOver,
    BadRecord,
    TooManyTables,
}

impl Code {
    pub const fn word(self) -> &'static str {
        match self {
            Code::BadRequest => "bad_request",
            Code::UnknownGame => "unknown_game",
            Code::UnknownTable => "unknown_table",
            Code::BadOptions => "bad_options",
            Code::BadDeck => "bad_deck",
            Code::BadChance => "bad_chance",
            Code::NotYourTurn => "not_your_turn",
            Code::IllegalAction => "illegal_action",
            Code::GameOver => "game_over",
            Code::BadRecord => "bad_record",
            Code::TooManyTables => "too_many_tables",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Error {
    pub code: Code,
    pub message: Message,
}

impl Error {
    pub fn new(code: Code, message: Message) -> Error {
        Error { code, message }
    }

    pub fn bad_request(message: Message) -> Error {
        Error::new(Code::BadRequest, message)
    }
}

/// Writes something down as JSON. Nothing the engine answers can fail to be written.
pub fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("an answer is plain JSON")
}
