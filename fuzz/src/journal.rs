//! Tables as a device keeps them.

use catalog::{GameId, with_game};
use game::{Game, Seat};
use serde_json::{Value, json};
use sitting::{Dated, Founding, Item, PersonId, Table};

use crate::Bytes;

/// Who sits on every seat.
pub const HOST: PersonId = 1;
const SECRET: &str = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";

/// A table that is brought along: people sit down, the game begins, the house plays, and in between comes anything.
pub fn journal(bytes: &mut Bytes<'_>) -> Value {
    let (set_up, items) = played(bytes);
    json!({ "founding": { "set_up": set_up, "secret": SECRET }, "items": items })
}

fn played(bytes: &mut Bytes<'_>) -> (Value, Vec<Value>) {
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
