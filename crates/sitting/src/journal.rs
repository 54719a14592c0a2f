//! What is kept of a table: an item for everything that happened to it, numbered from 1.
//!
//! A table is nothing but its set-up and its items, folded in order: after a restart the same items
//! make the same table.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::{Json, SetUp};

/// A person, as the storage numbers them.
pub type PersonId = i64;

/// How a table was set up, and the secret its deal begins with.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Founding {
    pub set_up: SetUp,
    pub host: PersonId,
    /// Kept from everybody until the game is over; what all are shown before is its commitment.
    pub secret: String,
    /// It began on a device, which drew the secret: whoever moved it may know every card, and nothing is
    /// promised of the deal.
    #[serde(default)]
    pub moved: bool,
    /// Seats that are kept for people since before anything happened: they have not sat down yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<KeptSeat>,
    /// Shuffles that come before those of the seed: how tests make tables that differ in one card. The
    /// program is built without it.
    #[cfg(feature = "scripted")]
    #[serde(default)]
    pub script: Vec<Value>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptSeat {
    pub seat: Seat,
    pub person: PersonId,
    pub name: String,
}

/// A script with this in it panics when the game begins, and when a table with it is moved.
#[cfg(feature = "scripted")]
const PANIC: &str = "panic";

#[cfg(feature = "scripted")]
pub(crate) fn obey(script: &[Value]) {
    assert!(!script.iter().any(|it| it == PANIC), "the script says so");
}

impl Founding {
    pub fn new(set_up: SetUp, host: PersonId, secret: String) -> Founding {
        Founding {
            set_up,
            host,
            secret,
            moved: false,
            kept: Vec::new(),
            #[cfg(feature = "scripted")]
            script: Vec::new(),
        }
    }

    #[cfg(feature = "scripted")]
    pub fn script(&self) -> &[Value] {
        obey(&self.script);
        &self.script
    }

    #[cfg(not(feature = "scripted"))]
    #[expect(clippy::unused_self, reason = "with a script there is something to say")]
    pub fn script(&self) -> &[Value] {
        &[]
    }
}

/// One thing that happened. A seat is one that some table has: whether this table has it, [`crate::Table::apply`] sees.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "item", rename_all = "snake_case")]
pub enum Item {
    /// Without a share: the seat is kept for them, and they have not sat down yet. So rematches were made
    /// before a founding kept seats.
    Sat {
        seat: Seat,
        person: PersonId,
        name: String,
        share: Option<String>,
    },
    /// Got up, or was removed.
    Stood {
        seat: Seat,
        #[serde(default)]
        removed: bool,
    },
    /// The house plays here at this level, or no longer.
    House {
        seat: Seat,
        level: Option<u8>,
    },
    /// The host lets whoever comes take over this seat of the house, or no longer.
    Offered {
        seat: Seat,
        offered: bool,
    },
    Started {},
    /// `house`: nobody chose this but the house, for itself or for somebody who is away.
    Acted {
        seat: Seat,
        action: Json,
        house: bool,
    },
    /// A claim of a sealed race, known to nobody else before all are there.
    Sealed {
        seat: Seat,
        action: Json,
        house: bool,
    },
    Said {
        seat: Seat,
        say: Value,
    },
    /// The house plays for this person until they are back. `late`: their time was up.
    Left {
        seat: Seat,
        #[serde(default)]
        late: bool,
    },
    Returned {
        seat: Seat,
    },
    /// The host lets this seat speak no more, or again.
    Muted {
        seat: Seat,
        muted: bool,
    },
    Abandoned {},
    /// The game goes on at the table with this code.
    Rematch {
        code: String,
    },
}

impl Item {
    /// The seat it is about.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Item::Sat { seat, .. }
            | Item::Stood { seat, .. }
            | Item::House { seat, .. }
            | Item::Offered { seat, .. }
            | Item::Acted { seat, .. }
            | Item::Sealed { seat, .. }
            | Item::Said { seat, .. }
            | Item::Left { seat, .. }
            | Item::Returned { seat }
            | Item::Muted { seat, .. } => Some(seat),
            Item::Started {} | Item::Abandoned {} | Item::Rematch { .. } => None,
        }
    }
}

/// When nobody could play, by the clock that items are dated by: what was asked before has so much longer.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Outage {
    pub began: u64,
    pub ended: u64,
}

impl Outage {
    pub fn lasted(self) -> u64 {
        self.ended.saturating_sub(self.began)
    }
}

/// An item with the time it was written, in milliseconds since 1970.
#[derive(Clone, Debug)]
pub struct Dated {
    pub at: u64,
    pub item: Item,
}
