//! What a device says.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A message with a number of the device's own, under which it is answered.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ToServer {
    pub id: u32,
    pub ask: Ask,
}

/// What is asked of the table this socket belongs to.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Sits down before the start, or on one's own chair again with the same share. `share` is the
    /// device's own part of the deal's randomness (see docs/fair-deal.md). `name` is for several people
    /// with one device; without it the person of the device sits there.
    Sit {
        seat: u8,
        share: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Gets up before the start.
    Stand { seat: u8 },
    /// The host gives a free seat to the house, or takes it back (`null`).
    Level { seat: u8, level: Option<u8> },
    /// While a game goes on, the host lets whoever comes take over a seat of the house, or no longer.
    Offer { seat: u8, offered: bool },
    /// The host removes whoever sits there, before the start.
    Remove { seat: u8 },
    /// The host begins the game: every seat is taken.
    Start {},
    /// A seat of this device acts, on what it saw at this moment.
    Act {
        seat: u8,
        moment: u32,
        #[ts(type = "unknown")]
        action: Value,
    },
    /// A seat of this device says something: `{"text"}` or `{"claim"}`.
    Say {
        seat: u8,
        #[ts(type = "unknown")]
        say: Value,
    },
    /// A seat of this device is left to the house until somebody acts for it again.
    Leave { seat: u8 },
    /// Its person is back at the seat.
    Return { seat: u8 },
    /// The phone was passed on: from now on this socket looks as that seat. A device with several
    /// seats looks as none of them until it says so.
    Look { seat: u8 },
    /// The host ends a game that will not be finished.
    Abandon {},
    /// The host lets a seat speak no more, or again.
    Mute { seat: u8, muted: bool },
    /// After the end, anybody who played: the same table once more.
    Rematch {},
    /// Asks for what happened after one number and before another, as much of it as fits into a message,
    /// the earliest first.
    History { after: u32, before: u32 },
    /// Asks for an answer, to measure the way.
    Ping {},
}
