//! Whether a table can be set up like this, before there is one.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use decks::MOST_FAULTS;
use wire::{Pace, SetUp};
use words::Message;

use crate::live::{self, BadSetUp};

/// Seconds for a move, seconds in the bank, days for a move.
pub const SECONDS: RangeInclusive<u32> = 5..=3600;
pub const BANK: RangeInclusive<u32> = 0..=7200;
pub const DAYS: RangeInclusive<u32> = 1..=30;

/// All reasons why not, at once, as far as that helps anybody.
pub fn check(set_up: &SetUp) -> Result<(), BadSetUp> {
    let mut reasons = live::check(set_up).err().unwrap_or_default();
    reasons.extend(house_faults(set_up));
    reasons.extend(pace_faults(set_up.pace));
    reasons.truncate(MOST_FAULTS);
    if reasons.is_empty() { Ok(()) } else { Err(reasons) }
}

fn house_faults(set_up: &SetUp) -> impl Iterator<Item = Message> {
    let about = |key, seat: u8| Message::new(key).with("seat", seat);
    let mut seats = HashSet::new();
    let faults = set_up.house.iter().filter_map(move |house| {
        let twice = !seats.insert(house.seat);
        if house.seat >= set_up.seats {
            Some(about("server-house-no-seat", house.seat))
        } else if twice {
            Some(about("server-house-twice", house.seat))
        } else if bots::Level::new(house.level).is_none() {
            Some(about("server-bad-level", house.seat))
        } else {
            None
        }
    });
    faults.take(MOST_FAULTS)
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

#[cfg(test)]
mod tests {
    use serde_json::{Map, Value, json};

    use super::*;

    fn refused(more: &Value) -> Vec<Message> {
        let mut set_up = json!({ "game": "lucktails", "seats": 3 });
        set_up.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        check(&serde_json::from_value(set_up).unwrap()).unwrap_err()
    }

    #[test]
    fn a_set_up_is_refused_with_no_more_reasons_than_help() {
        let options: Map<_, _> = (0..17_000).map(|it| (format!("x{it}"), json!(1))).collect();
        assert_eq!(refused(&json!({ "options": options })).len(), MOST_FAULTS);
        let house = |seat: u8| json!(vec![json!({ "seat": seat, "level": 1 }); 8_500]);
        for seat in [0, 9] {
            assert_eq!(refused(&json!({ "house": house(seat) })).len(), MOST_FAULTS, "{seat}");
        }
        let pace = json!({ "type": "letter", "days": 0 });
        let all = json!({ "options": options, "house": house(9), "pace": pace });
        assert_eq!(refused(&all).len(), MOST_FAULTS);
    }

    #[test]
    fn every_seat_of_the_house_has_its_reason() {
        let house = [(0, 1), (9, 1), (0, 2), (1, 99), (9, 1)];
        let house = house.map(|(seat, level)| json!({ "seat": seat, "level": level }));
        let about = |key, seat: u8| Message::new(key).with("seat", seat);
        let expected = [
            about("server-house-no-seat", 9),
            about("server-house-twice", 0),
            about("server-bad-level", 1),
            about("server-house-no-seat", 9),
        ];
        assert_eq!(refused(&json!({ "house": house })), expected);
    }
}
