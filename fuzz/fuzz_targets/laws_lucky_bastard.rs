//! Lucky Bastard obeys the laws, whatever is chosen.
#![no_main]

use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::{Bytes, obey};
use lucky_bastard::{Deck, LuckyBastard};

fuzz_target!(|bytes: &[u8]| obey::<LuckyBastard>(&Deck::default(), Bytes::new(bytes)));
