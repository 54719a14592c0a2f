//! How a table is asked for, and what is answered.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Stage;

/// A table as somebody wants it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct SetUp {
    pub game: String,
    pub seats: u8,
    /// By name; those not named have their defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// A deck file's content, where it is not the house's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(type = "unknown")]
    pub deck: Option<Value>,
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub race: Race,
    /// Whether it stands in the list of open tables.
    #[serde(default)]
    pub open: bool,
    /// Whether people at no seat may watch.
    #[serde(default = "yes")]
    pub watched: bool,
    /// Which seats the house takes.
    #[serde(default)]
    pub house: Vec<House>,
}

/// A seat of the house, and how well it plays there.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct House {
    pub seat: u8,
    pub level: u8,
}

/// How long a seat may take.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// Nobody is hurried.
    #[default]
    Relaxed,
    /// Seconds for each move, and a bank of seconds for the whole game.
    Quick {
        #[schema(minimum = 5, maximum = 3600)]
        seconds: u32,
        #[schema(maximum = 7200)]
        bank: u32,
    },
    /// Days for each move.
    Letter {
        #[schema(minimum = 1, maximum = 30)]
        days: u32,
    },
}

/// How a race of reflexes is decided (LB-9).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Race {
    /// By who was quickest, fair to slow lines.
    #[default]
    Live,
    /// All claims are collected, then played in a drawn order.
    Sealed,
}

/// The table that was made.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// What one says to somebody who wants to join.
    pub code: String,
}

/// What is told of a table to somebody who has not come in.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Sign {
    pub code: String,
    pub game: String,
    pub seats: u8,
    /// How many seats somebody who comes may take: those that are free, and those of the house that are offered.
    pub free: u8,
    /// Who made the table, if they sit at it.
    pub host: Option<String>,
    pub pace: Pace,
    pub stage: Stage,
    /// Whether a seat is kept here for whoever asks, until they sit down.
    #[serde(default)]
    pub kept: bool,
    /// Where the game goes on; told only to those who sat here.
    #[serde(default)]
    pub next: Option<String>,
}

fn yes() -> bool {
    true
}
