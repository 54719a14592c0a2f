//! Numbers from outside, at every way into a table: no seat that is none gets past them.

mod about_seats;

use std::collections::BTreeSet;

use about_seats::{HOST, asks, asks_about_no_seat, items, share};
use catalog::GameId;
use game::{Seat, Viewer};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sitting::{Dated, Founding, Item, Moved, Refusal, Table};
use wire::{Ask, Code};

const SEATS: u8 = 2;

fn set_up(game: GameId, race: &str) -> Value {
    let race = if game == GameId::LuckyBastard { race } else { "live" };
    let seats = if game == GameId::Lucktails { 3 } else { SEATS };
    json!({ "game": game.name(), "seats": seats, "race": race })
}

/// What a device has kept of a table at which the host sits on every seat, begun or not.
fn kept(set_up: &Value, begun: bool) -> Vec<Value> {
    let seats = set_up["seats"].as_u64().unwrap();
    let sat = |seat| json!({ "item": "sat", "seat": seat, "person": HOST, "name": "Ann", "share": share() });
    let mut items: Vec<Value> = (0..seats).map(sat).collect();
    items.extend(begun.then(|| json!({ "item": "started" })));
    items
}

fn table(set_up: &Value, begun: bool) -> Table {
    let founding =
        Founding::new(serde_json::from_value(set_up.clone()).unwrap(), HOST, "a".repeat(64));
    let mut table = Table::new("CODES".to_owned(), founding).unwrap();
    for item in kept(set_up, begun) {
        table.apply(&dated(&item).unwrap()).unwrap();
    }
    table
}

/// Reads an item as the storage does.
fn dated(item: &Value) -> Option<Dated> {
    Some(Dated { at: 0, item: serde_json::from_value::<Item>(item.clone()).ok()? })
}

/// All that is asked of a table while it runs.
fn look_everywhere(table: &mut Table) {
    for viewer in table.seats().map(Viewer::Seat).chain([Viewer::Watcher]) {
        let _ = (table.standing(Some(HOST), viewer, 0, 0), table.last(viewer));
    }
    let _ = (table.overdue(u64::MAX), table.clocks(), table.due(), table.deadline());
    let _ = (table.next_of_house(|_| false), table.sign(None), table.record());
    for seat in table.house_seats().iter() {
        let _ = (table.house(seat, 1), table.ponders(seat));
    }
}

fn every_table(check: impl Fn(&Value, bool)) {
    for game in GameId::ALL {
        for (race, begun) in [("live", false), ("live", true), ("sealed", true)] {
            check(&set_up(game, race), begun);
        }
    }
}

/// All kinds there are, as whoever names one that is none is told.
fn kinds<T: DeserializeOwned>(unknown: &Value) -> BTreeSet<String> {
    let told = serde_json::from_value::<T>(unknown.clone()).err().unwrap().to_string();
    told.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn everything_there_is_is_tried() {
    let named = |all: Vec<Value>, tag: &str| -> BTreeSet<String> {
        all.iter().map(|it| it[tag].as_str().unwrap().to_owned()).collect()
    };
    let about_no_seat = ["started", "abandoned", "rematch"].map(|it| json!({ "item": it }));
    let items = [items(0), about_no_seat.to_vec()].concat();
    assert_eq!(kinds::<Item>(&json!({ "item": "?" })), named(items, "item"));
    let asks = [asks(0, 0), asks_about_no_seat()].concat();
    assert_eq!(kinds::<Ask>(&json!({ "type": "?" })), named(asks, "type"));
}

#[test]
fn no_item_of_a_seat_that_is_none_gets_into_a_table() {
    let standing = |table: &Table| json!(table.standing(None, Viewer::Watcher, 0, 0));
    every_table(|set_up, begun| {
        let mut kept = table(set_up, begun);
        let (seats, before) = (kept.seats().count() as u8, standing(&kept));
        for item in (0..seats).flat_map(items) {
            let mut table = table(set_up, begun);
            let _ = dated(&item).map(|it| table.apply(&it));
            look_everywhere(&mut table);
        }
        for item in (seats..=255).flat_map(items) {
            let applied = dated(&item).map(|it| kept.apply(&it));
            assert!(!matches!(applied, Some(Ok(()))), "{item}");
        }
        assert_eq!(standing(&kept), before);
        look_everywhere(&mut kept);
    });
}

#[test]
fn no_ask_of_a_seat_that_is_none_leads_to_anything() {
    every_table(|set_up, begun| {
        let mut table = table(set_up, begun);
        for seat in 0..=255 {
            for ask in asks(seat, table.moment()) {
                let ask: Ask = serde_json::from_value(ask).unwrap();
                let proposed = table.propose(HOST, "Ann", &ask);
                if usize::from(seat) >= table.seats().count() {
                    let none = Err(Refusal::new(Code::NoSuchSeat, "server-no-such-seat"));
                    assert_eq!(proposed.map(|it| it.len()), none, "{ask:?}");
                } else {
                    for item in proposed.unwrap_or_default() {
                        let _ = table.apply(&Dated { at: 0, item });
                    }
                }
            }
        }
        look_everywhere(&mut table);
    });
}

#[test]
fn no_table_is_moved_with_a_seat_that_is_none() {
    every_table(|set_up, _| {
        let seats = set_up["seats"].as_u64().unwrap();
        let begun = kept(set_up, true);
        for item in (0..=255).flat_map(items) {
            for at in [0, 1, begun.len()] {
                let mut items = begun.clone();
                items.insert(at, item.clone());
                let taken = moved(set_up, &items, 0);
                assert!(item["seat"].as_u64() < Some(seats) || !taken, "{item}");
            }
        }
        assert!(moved(set_up, &begun, 0));
    });
}

/// A seat that is kept for somebody since before anything happened, in a journal.
#[test]
fn no_seat_is_kept_that_is_none() {
    every_table(|set_up, _| {
        for seat in 0..=255_u8 {
            let kept = json!([{ "seat": seat, "person": HOST, "name": "Ann" }]);
            let founding =
                json!({ "set_up": set_up, "host": HOST, "secret": "a".repeat(64), "kept": kept });
            let founding = serde_json::from_value::<Founding>(founding);
            assert_eq!(founding.is_ok(), usize::from(seat) < Seat::MAX, "{seat}");
            let table = founding.ok().map(|it| Table::new("CODES".to_owned(), it).unwrap());
            let keeps = table.as_ref().is_some_and(|it| it.sign(Some(HOST)).kept);
            let has = u64::from(seat) < set_up["seats"].as_u64().unwrap();
            assert_eq!(keeps, has, "{seat}");
            if let Some(mut table) = table {
                look_everywhere(&mut table);
            }
        }
    });
}

/// A seat of the house, in a set-up.
#[test]
fn no_table_is_set_up_with_a_seat_of_the_house_that_is_none() {
    every_table(|set_up, _| {
        for seat in 0..=255_u8 {
            let mut set_up = set_up.clone();
            set_up["house"] = json!([{ "seat": seat, "level": 1 }]);
            let has = u64::from(seat) < set_up["seats"].as_u64().unwrap();
            let set_up = serde_json::from_value(set_up).unwrap();
            let founding = Founding::new(set_up, HOST, "a".repeat(64));
            assert_eq!(Table::new("CODES".to_owned(), founding).is_ok(), has, "{seat}");
        }
    });
}

fn moved(set_up: &Value, items: &[Value], at: u64) -> bool {
    let items: Vec<Value> = items.iter().map(|item| json!({ "at": at, "item": item })).collect();
    let founding = json!({ "set_up": set_up, "secret": "a".repeat(64) });
    let moved = serde_json::from_value::<Moved>(json!({ "founding": founding, "items": items }));
    moved.is_ok_and(|moved| moved.take_over(HOST).is_ok())
}

/// What is added to a time must stay a time.
#[test]
fn no_table_is_moved_with_a_time_that_is_none() {
    let set_up = set_up(GameId::LuckyDuck, "live");
    let begun = kept(&set_up, true);
    for (at, may) in [(1_700_000_000_000, true), (u64::MAX, false), (1 << 63, false)] {
        assert_eq!(moved(&set_up, &begun, at), may, "{at}");
    }
}

#[test]
fn a_seat_of_a_table_is_found_by_its_number_and_no_other() {
    let table = table(&set_up(GameId::LuckyDuck, "live"), false);
    for number in 0..=255 {
        let seat = (number < SEATS).then(|| Seat::at(number.into()));
        assert_eq!(table.seat(number).ok(), seat, "{number}");
    }
}
