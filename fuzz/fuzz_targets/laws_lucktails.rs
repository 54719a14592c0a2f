//! Lucktails obeys the laws, whatever is chosen.
#![no_main]

use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::{Bytes, obey};
use lucktails::{Deck, Lucktails};

fuzz_target!(|bytes: &[u8]| obey::<Lucktails>(&Deck::default(), Bytes::new(bytes)));
