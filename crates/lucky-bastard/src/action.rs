//! What a seat may do, in JSON and in words.

use core::fmt::{self, Display, Formatter};
use core::iter::successors;
use core::str::FromStr;

use game::Seat;
use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::{LONGEST_LINE, MOST_SEATS};
use crate::spread::each;

/// Laid out so that it is written in one go and read in two: long lines mean long lists.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[repr(u32, align(8))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Look {
        slots: Slots,
    },
    Draw {},
    Keep {
        slot: u16,
    },
    Throw {},
    Match {
        slot: u16,
    },
    Done {},
    /// `a` is of the lower seat.
    Switch {
        a: At,
        b: At,
    },
    Peek {
        slot: u16,
    },
    Decline {},
}

/// No action is written like this.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoAction;

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Look { slots } => write!(f, "look{slots}"),
            Action::Draw {} => f.write_str("draw"),
            Action::Keep { slot } => write!(f, "keep {slot}"),
            Action::Throw {} => f.write_str("throw"),
            Action::Match { slot } => write!(f, "match {slot}"),
            Action::Done {} => f.write_str("done"),
            Action::Switch { a, b } => write!(f, "switch {a} {b}"),
            Action::Peek { slot } => write!(f, "peek {slot}"),
            Action::Decline {} => f.write_str("decline"),
        }
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Action, NoAction> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let slot = || rest.parse::<u16>().map_err(|_| NoAction);
        match (word, rest) {
            ("look", slots) => Ok(Action::Look { slots: slots.parse()? }),
            ("draw", "") => Ok(Action::Draw {}),
            ("keep", _) => Ok(Action::Keep { slot: slot()? }),
            ("throw", "") => Ok(Action::Throw {}),
            ("match", _) => Ok(Action::Match { slot: slot()? }),
            ("done", "") => Ok(Action::Done {}),
            ("switch", ends) => {
                let (a, b) = ends.split_once(' ').ok_or(NoAction)?;
                Ok(Action::Switch { a: a.parse()?, b: b.parse()? })
            }
            ("peek", _) => Ok(Action::Peek { slot: slot()? }),
            ("decline", "") => Ok(Action::Decline {}),
            _ => Err(NoAction),
        }
    }
}

/// Some of the slots a line starts with.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Slots(u16);

impl Slots {
    /// With one more slot, which must be above all those already there.
    pub fn and(self, slot: u16) -> Option<Slots> {
        let fits = slot < u16::from(LONGEST_LINE) && self.0 >> slot == 0;
        fits.then(|| Slots(self.0 | 1 << slot))
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u16> {
        each(self.0.into()).map(|slot| slot as u16)
    }

    /// Every choice of `k` slots of the first `n`, as rising numbers with `k` bits.
    #[inline]
    pub(crate) fn choices(n: u32, k: u32) -> impl Iterator<Item = Slots> {
        let after = |bits: &u16| {
            let carried = bits + (bits & bits.wrapping_neg());
            Some(carried | ((bits ^ carried) >> 2) >> bits.trailing_zeros())
        };
        let choices = successors(Some((1 << k) - 1), after);
        choices.take_while(move |bits| bits >> n == 0).map(Slots)
    }
}

impl Display for Slots {
    /// Each with a space before it.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|slot| write!(f, " {slot}"))
    }
}

impl FromStr for Slots {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Slots, NoAction> {
        text.split_whitespace().try_fold(Slots::default(), |slots, word| {
            let slot = word.parse().map_err(|_| NoAction)?;
            slots.and(slot).ok_or(NoAction)
        })
    }
}

impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'a> Deserialize<'a> for Slots {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Slots, D::Error> {
        deserializer.deserialize_seq(Rising)
    }
}

struct Rising;

impl<'a> Visitor<'a> for Rising {
    type Value = Slots;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("starting slots in rising order")
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut list: A) -> Result<Slots, A::Error> {
        let mut slots = Slots::default();
        while let Some(slot) = list.next_element::<u16>()? {
            let wrong = || A::Error::invalid_value(Unexpected::Unsigned(slot.into()), &self);
            slots = slots.and(slot).ok_or_else(wrong)?;
        }
        Ok(slots)
    }
}

/// A slot of a seat's line, in two bytes that are never zero.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "(u8, u16)", try_from = "(u8, u16)")]
pub struct At(u16);

impl At {
    const BITS: u32 = 3;
    const MOST_SLOT: u16 = u16::MAX >> At::BITS;

    /// LB-17 keeps slot numbers far below what fits.
    #[inline]
    pub const fn new(seat: Seat, slot: u16) -> At {
        At(slot << At::BITS | (seat.index() as u16 + 1))
    }

    #[inline]
    pub const fn seat(self) -> Seat {
        Seat::at((self.0 & ((1 << At::BITS) - 1)) as usize - 1)
    }

    #[inline]
    pub const fn slot(self) -> u16 {
        self.0 >> At::BITS
    }

    /// What stands for it among the places of a table; 0 stands for none.
    #[inline]
    pub(crate) const fn code(self) -> u16 {
        self.0
    }

    #[inline]
    pub(crate) const fn coded(code: u16) -> At {
        At(code)
    }
}

impl TryFrom<(u8, u16)> for At {
    type Error = NoAction;

    fn try_from((seat, slot): (u8, u16)) -> Result<At, NoAction> {
        let fits = usize::from(seat) < MOST_SEATS && slot <= At::MOST_SLOT;
        let seat = Seat::new(seat).filter(|_| fits).ok_or(NoAction)?;
        Ok(At::new(seat, slot))
    }
}

impl From<At> for (u8, u16) {
    fn from(at: At) -> (u8, u16) {
        (at.seat().index() as u8, at.slot())
    }
}

impl Display for NoAction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("no such place at the table")
    }
}

impl Display for At {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.seat().index(), self.slot())
    }
}

impl FromStr for At {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<At, NoAction> {
        let (seat, slot) = text.split_once('.').ok_or(NoAction)?;
        let seat = seat.parse().map_err(|_| NoAction)?;
        At::try_from((seat, slot.parse().map_err(|_| NoAction)?))
    }
}
