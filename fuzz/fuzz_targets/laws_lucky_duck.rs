//! Lucky Duck obeys the laws, whatever is chosen.
#![no_main]

use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::{Bytes, obey};
use lucky_duck::{Deck, LuckyDuck};

fuzz_target!(|bytes: &[u8]| obey::<LuckyDuck>(&Deck, Bytes::new(bytes)));
