//! Get Lucky obeys the laws, whatever is chosen.
#![no_main]

use get_lucky::GetLucky;
use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::obey;

fuzz_target!(|bytes: &[u8]| obey::<GetLucky>(bytes));
