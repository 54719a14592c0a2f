//! Why a table refused something: a code for programs, a sentence for people.

use game::Illegal;
use room::Refused;
use wire::{Answer, Code};
use words::{Message, Words};

#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Refusal {
    TooLate,
    Because(Code, Message),
}

impl Refusal {
    pub fn new(code: Code, key: &'static str) -> Refusal {
        Refusal::Because(code, Message::new(key))
    }

    /// Nothing has come of it; the same can be asked again.
    pub fn unavailable() -> Refusal {
        Refusal::new(Code::Unavailable, "server-unavailable")
    }

    /// The person or the address is connected to too many tables at once.
    pub fn too_many_tables() -> Refusal {
        Refusal::new(Code::TooManyTables, "server-too-many-tables")
    }

    pub fn answer(&self, words: &Words) -> Answer {
        match self {
            Refusal::TooLate => Answer::TooLate {},
            Refusal::Because(code, why) => Answer::Refused { code: *code, why: words.say(why) },
        }
    }
}

impl From<Refused> for Refusal {
    fn from(why: Refused) -> Refusal {
        match why {
            Refused::Illegal(Illegal::NotYourTurn) => {
                Refusal::new(Code::NotYourTurn, "server-not-your-turn")
            }
            Refused::Illegal(Illegal::GameOver) => Refusal::new(Code::NotNow, "server-game-over"),
            Refused::Illegal(_) => Refusal::new(Code::IllegalAction, "server-illegal"),
            Refused::NoDeal(_) => Refusal::unavailable(),
        }
    }
}
