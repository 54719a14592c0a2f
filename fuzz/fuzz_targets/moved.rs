//! A table that is brought along from a device is taken over or refused, and whatever is asked of it then is answered.
#![no_main]

use game::Viewer;
use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::{Bytes, HOST, journal, spliced};
use serde_json::json;
use sitting::{Dated, Moved, Table};
use wire::Ask;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes::new(bytes);
    let kept = journal(&mut bytes);
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
        let _ = (table.standing(Some(HOST), viewer, 0, 0), table.last(viewer));
    }
    let _ = (table.overdue(u64::MAX), table.clocks(), table.due(), table.sign(None));
    let _ = (table.next_of_house(|_| false), table.record());
}
