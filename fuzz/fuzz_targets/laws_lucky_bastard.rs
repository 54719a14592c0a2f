//! Lucky Bastard obeys the laws, whatever is chosen.
#![no_main]

use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::obey;
use lucky_bastard::LuckyBastard;

fuzz_target!(|bytes: &[u8]| obey::<LuckyBastard>(bytes));
