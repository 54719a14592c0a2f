//! What a seat may do.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::card::{Card, Character};

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// GL-8
    Draw {},
    /// GL-9
    Play { card: Card, on: Character },
    /// GL-10
    Swap { give: Character, take: Character },
    /// GL-11
    Kill {},
    /// Play a card against an attempt. GL-13
    Foil { card: Card },
    /// Pass, or play no more cards. GL-13
    Done {},
}

/// No action is written like that.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoSuchAction;

impl Display for NoSuchAction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("actions are: draw, play W7 3, swap 3 12, kill, foil S, done")
    }
}

impl core::error::Error for NoSuchAction {}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw {} => f.write_str("draw"),
            Action::Play { card, on } => write!(f, "play {card} {on}"),
            Action::Swap { give, take } => write!(f, "swap {give} {take}"),
            Action::Kill {} => f.write_str("kill"),
            Action::Foil { card } => write!(f, "foil {card}"),
            Action::Done {} => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NoSuchAction;
    fn from_str(text: &str) -> Result<Action, NoSuchAction> {
        let mut words = text.split_whitespace();
        let action = read(&mut words).ok_or(NoSuchAction)?;
        if words.next().is_none() { Ok(action) } else { Err(NoSuchAction) }
    }
}

fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Action> {
    fn next<'a, T: FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Option<T> {
        words.next()?.parse().ok()
    }
    Some(match words.next()? {
        "draw" => Action::Draw {},
        "play" => Action::Play { card: next(words)?, on: next(words)? },
        "swap" => Action::Swap { give: next(words)?, take: next(words)? },
        "kill" => Action::Kill {},
        "foil" => Action::Foil { card: next(words)? },
        "done" => Action::Done {},
        _ => return None,
    })
}
