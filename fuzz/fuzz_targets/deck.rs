//! A deck file with mistakes in it is refused with reasons, or is a deck that the laws hold for.
#![no_main]

use catalog::{GameId, with_game};
use decks::{Decked, from_json, from_toml};
use game::Determinize;
use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::{Bytes, obey, spliced};

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes::new(bytes);
    let game = GameId::ALL[bytes.below(GameId::ALL.len() as u32) as usize];
    with_game!(game, G => read::<G>(bytes));
});

fn read<G: Decked + Determinize>(mut bytes: Bytes<'_>) {
    match from_toml::<G>(&spliced(G::FILE, &mut bytes)) {
        Ok(file) => {
            let again = from_json::<G>(&file.json).expect("what was read can be read again");
            assert_eq!(file.deck, again.deck);
            obey::<G>(&file.deck, bytes);
        }
        Err(faults) => assert!(!faults.is_empty(), "refused without a reason"),
    }
}
