//! Lucky Duck obeys the laws, whatever is chosen.
#![no_main]

use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::obey;
use lucky_duck::LuckyDuck;

fuzz_target!(|bytes: &[u8]| obey::<LuckyDuck>(bytes));
