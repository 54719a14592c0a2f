//! The two places in the middle.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the two places in the middle: `0` or `1`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Place {
    First,
    Second,
}

impl Place {
    pub const BOTH: [Place; 2] = [Place::First, Place::Second];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.index().fmt(f)
    }
}

impl FromStr for Place {
    type Err = NoSuchPlace;

    fn from_str(text: &str) -> Result<Place, NoSuchPlace> {
        match text {
            "0" => Ok(Place::First),
            "1" => Ok(Place::Second),
            _ => Err(NoSuchPlace),
        }
    }
}

/// The middle has places 0 and 1 only.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoSuchPlace;

impl Display for NoSuchPlace {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("the middle has places 0 and 1")
    }
}

impl TryFrom<u8> for Place {
    type Error = NoSuchPlace;

    fn try_from(index: u8) -> Result<Place, NoSuchPlace> {
        Place::BOTH.get(usize::from(index)).copied().ok_or(NoSuchPlace)
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place as u8
    }
}
