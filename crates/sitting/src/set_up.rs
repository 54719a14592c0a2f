//! Whether a table can be set up like this, before there is one.

use std::ops::RangeInclusive;

use wire::{Pace, SetUp};
use words::Message;

use crate::live::{self, BadSetUp};

/// Seconds for a move, seconds in the bank, days for a move.
pub const SECONDS: RangeInclusive<u32> = 5..=3600;
pub const BANK: RangeInclusive<u32> = 0..=7200;
pub const DAYS: RangeInclusive<u32> = 1..=30;

/// All reasons why not, at once.
pub fn check(set_up: &SetUp) -> Result<(), BadSetUp> {
    let mut reasons = live::check(set_up).err().unwrap_or_default();
    reasons.extend(house_faults(set_up));
    reasons.extend(pace_faults(set_up.pace));
    if reasons.is_empty() { Ok(()) } else { Err(reasons) }
}

fn house_faults(set_up: &SetUp) -> impl Iterator<Item = Message> {
    let about = |key, seat: u8| Message::new(key).with("seat", seat);
    (0..).zip(&set_up.house).filter_map(move |(at, house)| {
        let twice = set_up.house[..at].iter().any(|it| it.seat == house.seat);
        if house.seat >= set_up.seats {
            Some(about("server-house-no-seat", house.seat))
        } else if twice {
            Some(about("server-house-twice", house.seat))
        } else if bots::Level::new(house.level).is_none() {
            Some(about("server-bad-level", house.seat))
        } else {
            None
        }
    })
}

fn pace_faults(pace: Pace) -> impl Iterator<Item = Message> {
    let parts = match pace {
        Pace::Relaxed => [None, None],
        Pace::Quick { seconds, bank } => {
            [Some(("seconds", seconds, SECONDS)), Some(("bank", bank, BANK))]
        }
        Pace::Letter { days } => [Some(("days", days, DAYS)), None],
    };
    parts.into_iter().flatten().filter(|(_, value, range)| !range.contains(value)).map(
        |(name, _, range)| {
            let message = Message::new("server-bad-pace").with("name", name);
            message.with("least", *range.start()).with("most", *range.end())
        },
    )
}
