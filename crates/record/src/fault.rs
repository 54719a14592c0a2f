//! What can be wrong with a record.

use decks::Fault;
use game::Illegal;
use words::{Arg, Message};

use crate::{DealFault, JsonFault, OptionFault, SayFault};

/// Why a record was refused.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum BadRecord {
    NotJson(JsonFault),
    /// This field is missing or not of its type.
    Field {
        name: &'static str,
    },
    UnknownGame {
        name: String,
    },
    /// Written by rules this house does not know.
    Version {
        version: u64,
        known: u16,
    },
    Options(Vec<OptionFault>),
    Deck(Vec<Fault>),
    Deal(DealFault),
    /// The entry with this number, counted from 1.
    Entry {
        number: usize,
        why: EntryFault,
    },
    /// The log ends where a shuffle is due.
    CutShort {
        entries: usize,
    },
    /// Fewer entries than were asked for.
    UpTo {
        entries: usize,
    },
}

/// Why an entry of a log was refused.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum EntryFault {
    NotAnEntry,
    NoSuchSeat,
    UnknownCard,
    /// The action cannot be read.
    NoSuchAction {
        action: String,
    },
    Say(SayFault),
    Illegal(Illegal),
    /// Something else where a shuffle is due.
    ShuffleDue,
}

impl BadRecord {
    pub fn message(&self) -> Message {
        match self {
            BadRecord::NotJson(why) => Message::new("record-not-json").with("why", why.message()),
            BadRecord::Field { name } => Message::new("record-field").with("name", *name),
            BadRecord::UnknownGame { name } => {
                Message::new("record-unknown-game").with("name", name.as_str())
            }
            BadRecord::Version { version, known } => Message::new("record-version")
                .with("version", version.to_string())
                .with("known", *known),
            BadRecord::Options(faults) => {
                let why = Arg::reasons(faults.iter().map(OptionFault::message));
                Message::new("record-options").with("why", why)
            }
            BadRecord::Deck(faults) => {
                let why = Arg::reasons(faults.iter().map(Fault::message));
                Message::new("record-deck").with("why", why)
            }
            BadRecord::Deal(why) => why.message(),
            BadRecord::Entry { number, why } => {
                Message::new("record-entry").with("number", *number).with("why", why.message())
            }
            BadRecord::CutShort { entries } => {
                Message::new("record-cut-short").with("entries", *entries)
            }
            BadRecord::UpTo { entries } => Message::new("record-up-to").with("entries", *entries),
        }
    }
}

impl EntryFault {
    pub fn message(&self) -> Message {
        match self {
            EntryFault::NotAnEntry => Message::new("entry-not-an-entry"),
            EntryFault::NoSuchSeat => Message::new("entry-no-such-seat"),
            EntryFault::UnknownCard => Message::new("entry-unknown-card"),
            EntryFault::NoSuchAction { action } => {
                Message::new("entry-no-such-action").with("action", action.as_str())
            }
            EntryFault::Say(why) => why.message(),
            EntryFault::ShuffleDue => Message::new("entry-shuffle-due"),
            EntryFault::Illegal(why) => Message::new(match why {
                Illegal::GameOver => "entry-game-over",
                Illegal::NotYourTurn => "entry-not-your-turn",
                Illegal::NotAllowed => "entry-not-allowed",
                Illegal::NotNow => "entry-not-now",
                Illegal::WrongCards => "entry-wrong-cards",
            }),
        }
    }
}
