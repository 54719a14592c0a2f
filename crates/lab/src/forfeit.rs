//! Games that a program loses by what it does, or does not, instead of playing.

use game::Seat;
use serde::{Deserialize, Serialize};
use words::{Message, steers};

/// What was written is told again up to here.
const LONGEST_TOLD: usize = 120;

/// Who forfeited a game, and why.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    pub seat: Seat,
    pub why: Fault,
}

/// What a program from outside did wrong.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Fault {
    /// It could not be started anew.
    NotStarted {
        why: String,
    },
    /// It ended, or closed its output.
    Ended,
    TooSlow {
        seconds: u64,
    },
    NoAnswer {
        line: String,
    },
    NotUtf8,
    Illegal {
        action: String,
    },
    /// It answered with an error.
    GaveUp {
        error: String,
    },
    TooLong,
    /// It wrote when nothing was asked.
    Unasked,
    /// It does not read what it is told.
    Deaf,
}

impl Fault {
    /// Its name, as in a journal.
    pub const fn kind(&self) -> &'static str {
        match self {
            Fault::NotStarted { .. } => "not_started",
            Fault::Ended => "ended",
            Fault::TooSlow { .. } => "too_slow",
            Fault::NoAnswer { .. } => "no_answer",
            Fault::NotUtf8 => "not_utf8",
            Fault::Illegal { .. } => "illegal",
            Fault::GaveUp { .. } => "gave_up",
            Fault::TooLong => "too_long",
            Fault::Unasked => "unasked",
            Fault::Deaf => "deaf",
        }
    }

    pub fn message(&self) -> Message {
        match self {
            Fault::NotStarted { why } => {
                Message::new("lab-fault-not-started").with("why", why.as_str())
            }
            Fault::Ended => Message::new("lab-fault-ended"),
            Fault::TooSlow { seconds } => {
                Message::new("lab-fault-too-slow").with("seconds", seconds.to_string())
            }
            Fault::NoAnswer { line } => {
                Message::new("lab-fault-no-answer").with("line", line.as_str())
            }
            Fault::NotUtf8 => Message::new("lab-fault-not-utf8"),
            Fault::Illegal { action } => {
                Message::new("lab-fault-illegal").with("action", action.as_str())
            }
            Fault::GaveUp { error } => {
                Message::new("lab-fault-gave-up").with("error", error.as_str())
            }
            Fault::TooLong => Message::new("lab-fault-too-long"),
            Fault::Unasked => Message::new("lab-fault-unasked"),
            Fault::Deaf => Message::new("lab-fault-deaf"),
        }
    }
}

/// What a program wrote, as far as it helps to see it again: short, and nothing in it steers a terminal.
pub fn shortened(text: &str) -> String {
    let mut plain = text.chars().filter(|&char| !steers(char));
    let short: String = plain.by_ref().take(LONGEST_TOLD).collect();
    if plain.next().is_some() { short + "…" } else { short }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_fault_has_one_name() {
        let text = || "what".to_owned();
        let all = [
            Fault::NotStarted { why: text() },
            Fault::Ended,
            Fault::TooSlow { seconds: 10 },
            Fault::NoAnswer { line: text() },
            Fault::NotUtf8,
            Fault::Illegal { action: text() },
            Fault::GaveUp { error: text() },
            Fault::TooLong,
            Fault::Unasked,
            Fault::Deaf,
        ];
        for fault in all {
            let kept = json!(fault);
            assert_eq!(kept["type"], fault.kind());
            assert_eq!(serde_json::from_value::<Fault>(kept).unwrap(), fault);
        }
    }

    #[test]
    fn what_was_written_is_short_and_plain() {
        assert_eq!(shortened("\u{1b}[31mred\u{202e}\n"), "[31mred");
        assert_eq!(shortened(&"ä".repeat(120)), "ä".repeat(120));
        assert_eq!(shortened(&"ä".repeat(121)), "ä".repeat(120) + "…");
    }
}
