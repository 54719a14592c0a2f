//! Every item and every ask there is, those about a seat with any number for it.

use serde_json::{Value, json};
use sitting::PersonId;

pub const HOST: PersonId = 1;

pub fn share() -> String {
    "b".repeat(32)
}

/// Every item that is about a seat.
pub fn items(seat: u8) -> Vec<Value> {
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
pub fn asks(seat: u8, moment: u32) -> Vec<Value> {
    vec![
        json!({ "type": "sit", "seat": seat, "share": share() }),
        json!({ "type": "stand", "seat": seat }),
        json!({ "type": "level", "seat": seat, "level": 255 }),
        json!({ "type": "level", "seat": seat, "level": null }),
        json!({ "type": "offer", "seat": seat, "offered": true }),
        json!({ "type": "remove", "seat": seat }),
        json!({ "type": "act", "seat": seat, "moment": moment, "action": {} }),
        json!({ "type": "act", "seat": seat, "moment": moment, "action": { "type": "bait", "to": seat } }),
        json!({ "type": "say", "seat": seat, "say": { "text": "so" } }),
        json!({ "type": "say", "seat": seat, "say": { "claim": { "seat": seat, "card": "a" } } }),
        json!({ "type": "leave", "seat": seat }),
        json!({ "type": "return", "seat": seat }),
        json!({ "type": "look", "seat": seat }),
        json!({ "type": "mute", "seat": seat, "muted": true }),
    ]
}

/// The other asks, those first that change nothing.
pub fn asks_about_no_seat() -> Vec<Value> {
    vec![
        json!({ "type": "history", "after": 0, "before": u32::MAX }),
        json!({ "type": "ping" }),
        json!({ "type": "start" }),
        json!({ "type": "rematch" }),
        json!({ "type": "abandon" }),
    ]
}
