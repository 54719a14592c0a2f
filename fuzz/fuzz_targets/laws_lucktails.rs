//! Lucktails obeys the laws, whatever is chosen.
#![no_main]

use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::obey;
use lucktails::Lucktails;

fuzz_target!(|bytes: &[u8]| obey::<Lucktails>(bytes));
