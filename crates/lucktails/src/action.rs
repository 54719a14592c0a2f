//! What a seat may do.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};

use crate::Place;

/// What a seat may do. As JSON `{"type":"bait","to":10,"bonus":1}`, as text `bait 10 bonus 1`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Open or raise the bait, LT-9 to LT-11.
    Bait {
        to: u8,
        /// On which middle card the bonus point goes, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        bonus: Option<Place>,
    },
    /// Take the bait, LT-12.
    Take {},
    /// Turn a card over, LT-13.
    OptOut {
        /// With which middle card to exchange before.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        swap: Option<Place>,
    },
    /// Look at your own card, LT-22.
    Slip {},
}

/// A field that may be left out, but not be null.
fn present<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Option<Place>, D::Error> {
    Place::deserialize(deserializer).map(Some)
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bait { to, bonus: None } => write!(f, "bait {to}"),
            Action::Bait { to, bonus: Some(place) } => write!(f, "bait {to} bonus {place}"),
            Action::Take {} => f.write_str("take"),
            Action::OptOut { swap: None } => f.write_str("opt_out"),
            Action::OptOut { swap: Some(place) } => write!(f, "opt_out swap {place}"),
            Action::Slip {} => f.write_str("slip"),
        }
    }
}

/// The text is no action.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoSuchAction;

impl FromStr for Action {
    type Err = NoSuchAction;

    fn from_str(text: &str) -> Result<Action, NoSuchAction> {
        let mut words = text.split(' ');
        let action = match words.next() {
            Some("bait") => Action::Bait {
                to: words.next().and_then(|to| to.parse().ok()).ok_or(NoSuchAction)?,
                bonus: place_after("bonus", &mut words)?,
            },
            Some("take") => Action::Take {},
            Some("opt_out") => Action::OptOut { swap: place_after("swap", &mut words)? },
            Some("slip") => Action::Slip {},
            _ => return Err(NoSuchAction),
        };
        if words.next().is_none() { Ok(action) } else { Err(NoSuchAction) }
    }
}

/// Nothing more, or this word and a place.
fn place_after<'a>(
    word: &str,
    words: &mut impl Iterator<Item = &'a str>,
) -> Result<Option<Place>, NoSuchAction> {
    match (words.next(), words.next()) {
        (None, _) => Ok(None),
        (Some(it), Some(place)) if it == word => place.parse().map(Some).map_err(|_| NoSuchAction),
        _ => Err(NoSuchAction),
    }
}
