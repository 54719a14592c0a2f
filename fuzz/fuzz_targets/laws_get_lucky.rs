//! Get Lucky obeys the laws, whatever is chosen.
#![no_main]

use get_lucky::{Deck, GetLucky};
use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::{Bytes, obey};

fuzz_target!(|bytes: &[u8]| obey::<GetLucky>(&Deck::default(), Bytes::new(bytes)));
