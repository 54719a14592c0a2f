//! Numbers from outside, at every way into a table: no seat that is none gets past them.

use std::collections::BTreeSet;

use catalog::GameId;
use game::{Seat, Viewer};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sitting::{Dated, Founding, Item, Moved, PersonId, Refusal, Table};
use wire::{Ask, Code};

const HOST: PersonId = 1;
const SEATS: u8 = 2;

fn set_up(game: GameId, race: &str) -> Value {
    let race = if game == GameId::LuckyBastard { race } else { "live" };
    let seats = if game == GameId::Lucktails { 3 } else { SEATS };
    json!({ "game": game.name(), "seats": seats, "race": race })
}

fn share() -> String {
    "b".repeat(32)
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

/// Every item that is about a seat.
fn items(seat: u8) -> Vec<Value> {
    let (action, claim) = (json!({}), json!({ "claim": { "seat": seat, "card": "a" } }));
    vec![
        json!({ "item": "sat", "seat": seat, "person": HOST, "name": "Ann", "share": share() }),
        json!({ "item": "sat", "seat": seat, "person": HOST, "name": "Ann", "share": null }),
        json!({ "item": "stood", "seat": seat, "removed": true }),
        json!({ "item": "house", "seat": seat, "level": 255 }),
        json!({ "item": "house", "seat": seat, "level": null }),
        json!({ "item": "offered", "seat": seat, "offered": true }),
        json!({ "item": "acted", "seat": seat, "action": action, "house": false }),
        json!({ "item": "acted", "seat": seat, "action": { "type": "done" }, "house": true }),
        json!({ "item": "sealed", "seat": seat, "action": action, "house": false }),
        json!({ "item": "sealed", "seat": seat, "action": { "type": "done" }, "house": true }),
        json!({ "item": "said", "seat": seat, "say": { "text": "so" } }),
        json!({ "item": "said", "seat": seat, "say": claim }),
        json!({ "item": "left", "seat": seat, "late": true }),
        json!({ "item": "left", "seat": seat }),
        json!({ "item": "returned", "seat": seat }),
        json!({ "item": "muted", "seat": seat, "muted": true }),
    ]
}

/// Every ask that is about a seat, with what is inside of it about that seat, too.
fn asks(seat: u8, moment: u32) -> Vec<Ask> {
    let asks = json!([
        { "type": "sit", "seat": seat, "share": share() },
        { "type": "stand", "seat": seat },
        { "type": "level", "seat": seat, "level": 255 },
        { "type": "level", "seat": seat, "level": null },
        { "type": "offer", "seat": seat, "offered": true },
        { "type": "remove", "seat": seat },
        { "type": "act", "seat": seat, "moment": moment, "action": {} },
        { "type": "act", "seat": seat, "moment": moment, "action": { "type": "bait", "to": seat } },
        { "type": "say", "seat": seat, "say": { "text": "so" } },
        { "type": "say", "seat": seat, "say": { "claim": { "seat": seat, "card": "a" } } },
        { "type": "leave", "seat": seat },
        { "type": "return", "seat": seat },
        { "type": "look", "seat": seat },
        { "type": "mute", "seat": seat, "muted": true },
    ]);
    serde_json::from_value(asks).unwrap()
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
fn everything_about_a_seat_is_tried() {
    let named = |all: Vec<Value>, tag: &str, about_none: &[&str]| -> BTreeSet<String> {
        let tried = all.iter().map(|it| it[tag].as_str().unwrap().to_owned());
        tried.chain(about_none.iter().map(|&it| it.to_owned())).collect()
    };
    let items = named(items(0), "item", &["started", "abandoned", "rematch"]);
    assert_eq!(kinds::<Item>(&json!({ "item": "?" })), items);
    let asks = asks(0, 0).iter().map(|ask| json!(ask)).collect();
    let asks = named(asks, "type", &["start", "abandon", "rematch", "history", "ping"]);
    assert_eq!(kinds::<Ask>(&json!({ "type": "?" })), asks);
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
