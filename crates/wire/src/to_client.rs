//! What a device is told.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Json, SetUp};

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// Where the table stands, and what happened since the number the device named.
    Standing(Box<Standing>),
    /// One more thing happened; the table stands like this now.
    Happened {
        happening: Happening,
        /// Only where the cards moved.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(type = "unknown")]
        view: Option<Json>,
        #[ts(type = "unknown[]")]
        legal: Json,
        moment: u32,
        /// Whom the table waits for. Others may have something to do, and need not (LT-22).
        to_act: Vec<u8>,
        /// Who may do something, whether the table waits for them or not.
        #[serde(default)]
        may_act: Vec<u8>,
        /// What time it is at the table, in milliseconds since 1970: as the table goes, and not what a clock on
        /// some wall shows. Until `deadline` there is as much time as between the two.
        #[ts(type = "number")]
        now: u64,
        /// Until when the first of them has to act.
        #[ts(type = "number | null")]
        deadline: Option<u64>,
        /// How long each person among them has.
        #[serde(default)]
        clocks: Vec<Clock>,
        stage: Stage,
    },
    /// A page of what happened after number `after`, as this device is told of it: the answer to `history`.
    History { after: u32, happenings: Vec<Happening> },
    /// The answer to the message with this id.
    Answered { id: u32, answer: Answer },
    /// The server stops; the table does not. Come back in a moment.
    Stopping {},
}

/// Everything a device needs to show a table it knows nothing of.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Standing {
    pub code: String,
    pub set_up: SetUp,
    /// What the server has bound itself to before the first card (see docs/fair-deal.md); empty where the table
    /// began on a device, of whose deal nothing is promised.
    pub commitment: String,
    pub stage: Stage,
    pub chairs: Vec<Chair>,
    /// The seats of this device, and the one it looks as.
    pub yours: Vec<u8>,
    pub looking_as: Option<u8>,
    pub host: bool,
    /// The number of the last thing that happened.
    pub number: u32,
    /// What happened after this number is told or can be asked for; 0 tells the table anew.
    pub after: u32,
    /// The number with which `since` begins. What happened between `after` and this was too much for one
    /// message: see `history`.
    pub from: u32,
    pub since: Vec<Happening>,
    #[ts(type = "unknown")]
    pub view: Option<Json>,
    #[ts(type = "unknown[]")]
    pub legal: Json,
    pub moment: u32,
    pub to_act: Vec<u8>,
    #[serde(default)]
    pub may_act: Vec<u8>,
    #[ts(type = "number")]
    pub now: u64,
    #[ts(type = "number | null")]
    pub deadline: Option<u64>,
    #[serde(default)]
    pub clocks: Vec<Clock>,
}

/// How long somebody has whom the table waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Clock {
    pub seat: u8,
    /// By the time of the table, as `now` tells it.
    #[ts(type = "number")]
    pub until: u64,
    /// How many milliseconds before that come from the reserve.
    #[ts(type = "number")]
    pub bank: u64,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People are sitting down.
    Gathering,
    Playing,
    Over,
    Abandoned,
}

/// Who sits on a chair.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Chair {
    pub seat: u8,
    pub sitter: Sitter,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Sitter {
    Nobody,
    /// `away`: the house plays for them until they are back; before the start, the seat is kept for
    /// them until they sit down.
    Person {
        name: String,
        away: bool,
    },
    /// `offered`: whoever comes may take it over while the game goes on.
    House {
        level: u8,
        offered: bool,
    },
}

/// One thing that happened at a table, numbered alike for everybody.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Happening {
    pub number: u32,
    #[serde(flatten)]
    pub what: What,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum What {
    /// Somebody sat down, got up, left or came back; the house took a seat or gave it back.
    Seated {
        chair: Chair,
    },
    Started {
        #[ts(type = "unknown[]")]
        sights: Vec<Json>,
    },
    /// A seat acted, by itself or by the house.
    Acted {
        seat: u8,
        house: bool,
        #[ts(type = "unknown[]")]
        sights: Vec<Json>,
    },
    /// A seat has sealed what it will do, by itself or by the house. The last to do so opens them all.
    Sealed {
        seat: u8,
        house: bool,
        #[ts(type = "unknown[]")]
        sights: Vec<Json>,
    },
    Said {
        seat: u8,
        #[ts(type = "unknown")]
        say: Value,
    },
    /// The host lets this seat speak no more, or again.
    Muted {
        seat: u8,
        muted: bool,
    },
    Abandoned {},
    /// The game goes on at another table.
    Rematch {
        code: String,
    },
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    Done {},
    /// `why` is a sentence in the language of the device.
    Refused {
        code: Code,
        why: String,
    },
    /// The moment it answered has passed.
    TooLate {},
}

/// Why a message was refused, for programs.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    BadMessage,
    NotYourSeat,
    NotTheHost,
    NoSuchSeat,
    SeatTaken,
    /// This person has sat down on this seat before, with another share: the first one counts.
    OtherShare,
    NotNow,
    NotYourTurn,
    IllegalAction,
    BadTalk,
    Muted,
    /// The host has removed this person from the chairs of this table.
    Removed,
    /// Another seat of this device looks: pass the phone on first.
    HandOver,
    TooOften,
    /// The person, or the address they come from, is connected to too many tables at once.
    TooManyTables,
    /// The journal of this table has no room for more of this; only play goes on.
    TooMuch,
    /// The storage did not take it: nothing was changed.
    Unavailable,
    /// The storage did not answer: it was kept or not, whoever joins again sees which.
    Unsure,
}
