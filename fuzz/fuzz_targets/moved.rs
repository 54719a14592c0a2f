//! A table that is brought along from a device is taken over or refused, and whatever is asked of it then is answered.
#![no_main]

use catalog::{GameId, with_game};
use game::{Game, Seat, Viewer};
use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::{Bytes, spliced};
use serde_json::{Value, json};
use sitting::{Dated, Founding, Item, Moved, PersonId, Table};
use wire::Ask;

const HOST: PersonId = 1;
const SECRET: &str = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes::new(bytes);
    let (set_up, items) = journal(&mut bytes);
    let kept = json!({ "founding": { "set_up": set_up, "secret": SECRET }, "items": items });
    let text = spliced(&kept.to_string(), &mut bytes);
    let Ok(moved) = serde_json::from_str::<Moved>(&text) else { return };
    let Ok((founding, items)) = moved.take_over(HOST) else { return };
    let table = Table::new("CODES".to_owned(), founding);
    let mut table = table.expect("what was taken over can be set up");
    for dated in &items {
        table.apply(dated).expect("what was taken over can be folded");
    }
    while bytes.left() > 0 {
        asked(&mut table, &mut bytes);
        look_everywhere(&table);
    }
});

/// A set-up and its items: people sit down, the game begins, the house plays, and in between comes anything.
fn journal(bytes: &mut Bytes<'_>) -> (Value, Vec<Value>) {
    let game = GameId::ALL[bytes.below(GameId::ALL.len() as u32) as usize];
    let (least, most) = with_game!(game, G => G::SEATS);
    let seats = least + bytes.below(u32::from(most - least) + 1) as u8;
    let race = ["live", "sealed"][usize::from(bytes.below(4) == 0)];
    let set_up = json!({ "game": game.name(), "seats": seats, "race": race });
    let read = serde_json::from_value(set_up.clone()).expect("a set-up is one");
    let table = Table::new("CODES".to_owned(), Founding::new(read, HOST, SECRET.to_owned()));
    let mut kept = Vec::new();
    let Ok(mut table) = table else { return (set_up, kept) };
    let sat = |seat: u8| json!({ "item": "sat", "seat": seat, "person": 1, "name": "Ada", "share": "abc" });
    let begun: Vec<Value> = (0..seats).map(sat).chain([json!({ "item": "started" })]).collect();
    for item in begun {
        keep(&mut table, item, &mut kept);
    }
    for _ in 0..bytes.below(32) {
        let next = table.to_act().first().and_then(|&seat| Seat::new(seat));
        let item = next.filter(|_| bytes.below(8) > 0).and_then(|seat| table.house(seat, 1));
        let item = item.map_or_else(|| any_item(bytes), |item| json!(item));
        keep(&mut table, item, &mut kept);
    }
    (set_up, kept)
}

fn keep(table: &mut Table, item: Value, kept: &mut Vec<Value>) {
    if let Ok(item) = serde_json::from_value::<Item>(item.clone()) {
        let _ = table.apply(&Dated { at: 1, item });
    }
    kept.push(json!({ "at": 1, "item": item }));
}

fn any_item(bytes: &mut Bytes<'_>) -> Value {
    let seat = bytes.below(256);
    match bytes.below(7) {
        0 => json!({ "item": "acted", "seat": seat, "action": {}, "house": false }),
        1 => json!({ "item": "sealed", "seat": seat, "action": { "type": "done" }, "house": true }),
        2 => {
            json!({ "item": "said", "seat": seat, "say": { "claim": { "seat": seat, "card": 1 } } })
        }
        3 => json!({ "item": "left", "seat": seat, "late": true }),
        4 => json!({ "item": "house", "seat": seat, "level": seat }),
        5 => json!({ "item": "stood", "seat": seat, "removed": true }),
        _ => json!({ "item": "muted", "seat": seat, "muted": true }),
    }
}

fn asked(table: &mut Table, bytes: &mut Bytes<'_>) {
    let (seat, moment) = (bytes.below(256), table.moment());
    let ask = match bytes.below(8) {
        0 => {
            json!({ "type": "act", "seat": seat, "moment": moment, "action": { "type": "bait", "to": seat } })
        }
        1 => json!({ "type": "say", "seat": seat, "say": { "text": "so" } }),
        2 => json!({ "type": "leave", "seat": seat }),
        3 => json!({ "type": "offer", "seat": seat, "offered": true }),
        4 => json!({ "type": "sit", "seat": seat, "share": "abc" }),
        5 => json!({ "type": "look", "seat": seat }),
        6 => json!({ "type": "mute", "seat": seat, "muted": true }),
        _ => json!({ "type": "abandon" }),
    };
    let ask: Ask = serde_json::from_value(ask).expect("an ask is one");
    for item in table.propose(HOST, "Ada", &ask).unwrap_or_default() {
        table.apply(&Dated { at: 2, item }).expect("what was proposed can be taken in");
    }
}

/// All that is asked of a table while it runs.
fn look_everywhere(table: &Table) {
    for viewer in table.seats().map(Viewer::Seat).chain([Viewer::Watcher]) {
        let _ = (table.standing(Some(HOST), viewer, 0), table.last(viewer));
    }
    let _ = (table.overdue(u64::MAX), table.clocks(), table.due(), table.sign(None));
    let _ = (table.next_of_house(|_| false), table.record());
}
