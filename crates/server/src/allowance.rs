//! How much somebody may do: so much at once, and then again as time passes.

use std::time::Instant;

#[derive(Clone, Debug)]
pub struct Allowance {
    at_once: f64,
    per_second: f64,
    left: f64,
    since: Instant,
}

impl Allowance {
    pub fn new(at_once: f64, per_second: f64) -> Allowance {
        Allowance { at_once, per_second, left: at_once, since: Instant::now() }
    }

    /// Whether there is some left; then there is less.
    pub fn take(&mut self) -> bool {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> bool {
        self.refill(now);
        let may = self.left >= 1.0;
        self.left -= f64::from(u8::from(may));
        may
    }

    /// Takes one, also where there is none left: whoever has done much at once waits longer, but never
    /// longer than twice as long as until it is full. Returns how much was taken.
    pub fn owe(&mut self) -> f64 {
        self.refill(Instant::now());
        let before = self.left;
        self.left = (self.left - 1.0).max(-self.at_once);
        before - self.left
    }

    /// What was taken has not been used.
    pub fn give_back(&mut self, taken: f64) {
        self.left = (self.left + taken).min(self.at_once);
    }

    /// Whether there is none left.
    pub fn is_spent(&mut self) -> bool {
        self.refill(Instant::now());
        self.left < 1.0
    }

    fn refill(&mut self, now: Instant) {
        let passed = now.duration_since(self.since).as_secs_f64();
        self.since = now;
        self.left = (self.left + passed * self.per_second).min(self.at_once);
    }

    /// Whether nothing has been taken for so long that it is full again.
    pub fn is_full(&self, now: Instant) -> bool {
        let passed = now.duration_since(self.since).as_secs_f64();
        self.left + passed * self.per_second >= self.at_once
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn what_is_owed_has_to_come_back_first() {
        let mut allowance = Allowance::new(2.0, 0.0);
        allowance.owe();
        assert!(!allowance.is_spent());
        allowance.owe();
        allowance.owe();
        assert!(allowance.is_spent());
        allowance.left += 1.0;
        assert!(allowance.is_spent());
        allowance.left += 1.0;
        assert!(!allowance.is_spent() && allowance.take() && allowance.is_spent());
    }

    #[test]
    fn no_more_is_given_back_than_was_taken() {
        let mut allowance = Allowance::new(2.0, 0.0);
        let taken: Vec<f64> = (0..9).map(|_| allowance.owe()).collect();
        assert_eq!(taken[..5], [1.0, 1.0, 1.0, 1.0, 0.0]);
        for taken in taken.into_iter().skip(3) {
            allowance.give_back(taken);
        }
        assert!((allowance.left + 1.0).abs() < 1e-9, "{}", allowance.left);
    }

    #[test]
    fn it_runs_out_and_comes_back() {
        let mut allowance = Allowance::new(2.0, 0.5);
        let start = allowance.since;
        assert!(allowance.take_at(start) && allowance.take_at(start));
        assert!(!allowance.take_at(start + Duration::from_secs(1)));
        assert!(allowance.take_at(start + Duration::from_secs(2)));
        assert!(!allowance.is_full(start + Duration::from_secs(5)));
        assert!(allowance.is_full(start + Duration::from_secs(6)));
    }
}
