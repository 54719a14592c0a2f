//! A record that was written can be read; one with mistakes in it is read or refused.
#![no_main]

use catalog::{GameId, with_game};
use decks::Decked;
use game::Turn;
use game::laws::{any_rules, legal};
use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::{Bytes, spliced};
use record::{Record, Written};
use room::{Chance, Room};

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes::new(bytes);
    let game = GameId::ALL[bytes.below(GameId::ALL.len() as u32) as usize];
    let text = with_game!(game, G => written::<G>(&mut bytes));
    if let Ok(record) = Record::parse(&spliced(&text, &mut bytes)) {
        let _ = with_game!(record.game, G => record.verify::<G>());
    }
});

/// The record of a game begun by the bytes.
fn written<G: Decked>(bytes: &mut Bytes<'_>) -> String {
    let rules = any_rules::<G>(&G::Deck::default(), &mut |n| bytes.below(n));
    let mut room = Room::<G>::open(&rules, Chance::seeded("fuzz")).expect("a seed never ends");
    for _ in 0..bytes.below(64) {
        if room.table().turn() == Turn::Over {
            break;
        }
        let seats = room.table().turn().seats();
        let seat = seats.nth(bytes.below(seats.len() as u32) as usize);
        let actions = legal(room.table(), seat);
        let action = actions[bytes.below(actions.len() as u32) as usize];
        room.act(seat, action).expect("listed, so legal");
    }
    let text = serde_json::to_string(&Written::new(&room, None)).expect("a record is JSON");
    let record = Record::parse(&text).expect("what was written can be read");
    record.verify::<G>().expect("what was played can be played again");
    text
}
