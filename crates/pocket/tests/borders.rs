//! Numbers of seats that the table has not, at every way into the worker: each is refused, and it goes on.

use serde_json::{Value, json};

use crate::device::{Device, SECRET};

const SEATS: u8 = 2;

fn set_up() -> Value {
    json!({ "game": "lucky-bastard", "seats": SEATS })
}

fn sat(seat: u8) -> Value {
    json!({ "seat": seat, "name": "Ann", "share": "abc" })
}

/// What a table is opened and woken with, and what is said and looked at by a seat.
fn requests(seat: u8, device: &Device) -> Vec<Value> {
    let set_up = set_up();
    let people: Vec<Value> = (1..SEATS).chain([seat]).map(sat).collect();
    let open = json!({ "do": "open", "id": "other", "set_up": set_up, "secret": SECRET,
        "people": people, "takes": 900, "now": 0 });
    let kept = |item: Value| {
        let items: Vec<&Value> = device.items.iter().collect();
        let item = json!({ "at": 0, "item": item });
        let items: Vec<&Value> = items.into_iter().chain([&item]).collect();
        json!({ "do": "wake", "id": "other", "founding": device.founding, "items": items,
            "takes": 900, "now": 0 })
    };
    vec![
        open,
        kept(json!({ "item": "acted", "seat": seat, "action": {}, "house": false })),
        kept(json!({ "item": "said", "seat": seat, "say": { "text": "so" } })),
        kept(json!({ "item": "left", "seat": seat, "late": true })),
        json!({ "do": "speak", "set_up": set_up, "people": ["a", "b"], "looking_as": seat }),
        json!({ "do": "watch", "upto": 1, "look": { "seat": seat } }),
    ]
}

fn asks(seat: u8) -> Vec<Value> {
    vec![
        json!({ "type": "act", "seat": seat, "moment": 0, "action": {} }),
        json!({ "type": "say", "seat": seat, "say": { "text": "so" } }),
        json!({ "type": "look", "seat": seat }),
        json!({ "type": "leave", "seat": seat }),
        json!({ "type": "return", "seat": seat }),
        json!({ "type": "mute", "seat": seat, "muted": true }),
    ]
}

#[test]
fn no_request_about_a_seat_that_is_none_ends_the_worker() {
    let mut device = Device::default();
    device.open(&set_up(), &[]);
    let record = include_str!("../../record/tests/records/lucktails.json");
    let read = device.ok(&json!({ "do": "replay", "record": record }));
    let record_seats = read["set_up"]["seats"].as_u64().unwrap() as u8;
    for seat in SEATS..=255 {
        for request in requests(seat, &device) {
            let is_seat = request["do"] == "watch" && seat < record_seats;
            let answer = device.call(&request);
            assert!(answer.is_ok() == is_seat, "{request}: {answer:?}");
        }
        for ask in asks(seat) {
            let told = device.ask(&ask);
            assert_eq!(told.len(), 1, "{ask}: {told:?}");
            assert_eq!(told[0]["answer"]["code"], "no_such_seat", "{ask}");
        }
    }
    assert_eq!(device.join()["stage"], "playing");
}
