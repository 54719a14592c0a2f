//! Tables that panicked when they last ran, or could not be read: their clocks wake them ever less.

use std::collections::HashMap;
use std::time::{Duration, Instant};

/// So long a table is left alone that has broken once, and so often that is doubled: to nearly five hours.
const FIRST_REST: Duration = Duration::from_secs(4);
const MOST_DOUBLED: u32 = 12;

#[derive(Default)]
pub struct Broken(HashMap<String, Rest>);

/// Nobody wakes a broken table before this, twice as late every time it breaks again. People may still come.
struct Rest {
    times: u32,
    until: Instant,
}

impl Broken {
    pub fn broke(&mut self, code: &str) {
        let times = self.0.get(code).map_or(0, |rest| rest.times + 1);
        let until = Instant::now() + FIRST_REST * (1 << times.min(MOST_DOUBLED));
        self.0.insert(code.to_owned(), Rest { times, until });
    }

    /// It has run without breaking.
    pub fn works(&mut self, code: &str) {
        self.0.remove(code);
    }

    pub fn rests(&self, code: &str) -> bool {
        self.0.get(code).is_some_and(|rest| Instant::now() < rest.until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_breaks_again_and_again_is_woken_ever_less() {
        let mut broken = Broken::default();
        for times in 0..40 {
            broken.broke("BROKE");
            let rests = broken.0["BROKE"].until - Instant::now();
            let longest = FIRST_REST * (1 << times.min(MOST_DOUBLED));
            assert!(rests <= longest && rests > longest / 2, "{times}: {rests:?}");
            assert!(broken.rests("BROKE") && !broken.rests("OTHER"));
        }
        broken.works("BROKE");
        assert!(!broken.rests("BROKE"));
    }
}
