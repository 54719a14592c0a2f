//! Codes that one address tries: each counts as wrong until it is known to be right.

use std::net::IpAddr;

use super::Limits;
use crate::panics::lock;

/// As many codes are kept in mind that came from one address and were right.
pub(super) const CODES: usize = 64;

/// A code that is being looked up. It is taken from the allowance of its address before that, so that
/// many at the same time are no more than one after the other; dropped without a verdict it is given
/// back, since nobody has learnt anything by it.
#[derive(Debug)]
pub struct Guess {
    limits: Limits,
    address: IpAddr,
    counts: bool,
}

impl Limits {
    /// Whether somebody at this address may try this code: one that was right there before always.
    /// Where too many were wrong, not even a right one is looked up, or it would stand out.
    pub fn guess(&self, address: IpAddr, code: &str) -> Option<Guess> {
        let mut seen = lock(&self.seen);
        let at = self.address(&mut seen, address);
        let is_known = at.right.iter().any(|it| it == code);
        let may = is_known || at.guesses.take();
        may.then(|| Guess { limits: self.clone(), address, counts: !is_known })
    }

    /// Somebody tries what nobody guesses, and what is looked up in any case. Also says whether there
    /// were too many before it.
    pub fn guess_in_any_case(&self, address: IpAddr) -> (Guess, bool) {
        let mut seen = lock(&self.seen);
        let guesses = &mut self.address(&mut seen, address).guesses;
        let spent = guesses.is_spent();
        guesses.owe();
        (Guess { limits: self.clone(), address, counts: true }, spent)
    }

    /// A code is known to be right at this address.
    pub fn was_right(&self, address: IpAddr, code: &str) {
        let mut seen = lock(&self.seen);
        let right = &mut self.address(&mut seen, address).right;
        if !right.iter().any(|it| it == code) {
            right.truncate(CODES - 1);
            right.push_front(code.to_owned());
        }
    }
}

impl Guess {
    pub fn was_right(self, code: &str) {
        self.limits.was_right(self.address, code);
    }

    /// It stays taken.
    pub fn was_wrong(mut self) {
        self.counts = false;
    }
}

impl Drop for Guess {
    fn drop(&mut self) {
        let mut seen = lock(&self.limits.seen);
        if let Some(at) = seen.addresses.get_mut(&self.address).filter(|_| self.counts) {
            at.guesses.give_back();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::super::LimitSettings;
    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));
    const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 2));

    fn limits() -> Limits {
        Limits::new(LimitSettings { guesses: (2.0, 0.0), ..LimitSettings::default() })
    }

    #[test]
    fn wrong_codes_are_counted_by_address_and_right_ones_are_not() {
        let limits = limits();
        for code in ["QQQQQ"; 10] {
            limits.guess(HERE, code).unwrap().was_right(code);
        }
        for _ in 0..2 {
            limits.guess(HERE, "WRONG").unwrap().was_wrong();
        }
        assert!(limits.guess(HERE, "WRONG").is_none());
        assert!(limits.guess(HERE, "QQQQQ").is_some(), "who comes back does not guess");
        assert!(limits.guess(THERE, "WRONG").is_some(), "others do not pay for it");
    }

    #[test]
    fn a_code_counts_while_it_is_looked_up() {
        let limits = limits();
        let mut open: Vec<_> = (0..9).filter_map(|_| limits.guess(HERE, "WRONG")).collect();
        assert_eq!(open.len(), 2, "those that wait for an answer count");
        drop(open.pop());
        assert!(limits.guess(HERE, "WRONG").is_some(), "what was not answered is given back");
        open.remove(0).was_wrong();
        assert!(limits.guess(HERE, "WRONG").is_some());
        let (link, spent) = limits.guess_in_any_case(HERE);
        assert!(!spent);
        link.was_wrong();
        assert!(limits.guess(HERE, "WRONG").is_none() && limits.guess_in_any_case(HERE).1);
    }

    #[test]
    fn so_many_right_codes_are_kept_in_mind() {
        let limits = limits();
        let codes: Vec<String> = (0..=CODES).map(|n| n.to_string()).collect();
        for code in &codes {
            limits.was_right(HERE, code);
        }
        for _ in 0..2 {
            limits.guess(HERE, "WRONG").unwrap().was_wrong();
        }
        assert!(limits.guess(HERE, &codes[0]).is_none());
        assert!(limits.guess(HERE, &codes[1]).is_some());
    }
}
