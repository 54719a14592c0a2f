//! How much one address may ask for: so that nobody can use up what is for all.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::allowance::Allowance;
use crate::panics::lock;

/// As many addresses are kept in mind before those that are quiet are forgotten.
const ADDRESSES: usize = 4096;
/// As many codes are kept in mind that came from one address and were right.
const CODES: usize = 64;

#[derive(Clone, Debug)]
pub struct Limits {
    settings: LimitSettings,
    seen: Arc<Mutex<Seen>>,
}

#[derive(Copy, Clone, Debug)]
pub struct LimitSettings {
    /// Sockets that may be open at a time: of all, and of one address.
    pub sockets: u32,
    pub sockets_per_address: u32,
    /// Names, tables and links that one address may ask for: so many at once, and so many a second.
    pub requests: (f64, f64),
    /// Codes of no table that one address may try: so many at once, and so many a second.
    pub guesses: (f64, f64),
    /// Messages that one socket may send: so many at once, and so many a second. Whoever goes on and
    /// on, ten times as many at once and twice as many a second, is let go. One address may send as
    /// much as a twentieth of its sockets.
    pub messages: (f64, f64),
    /// So long a device may take to say what it wants, to read a message, to answer a beat.
    pub patience: Duration,
}

impl Default for LimitSettings {
    fn default() -> LimitSettings {
        LimitSettings {
            sockets: 20_000,
            sockets_per_address: 200,
            requests: (40.0, 1.0),
            guesses: (20.0, 1.0 / 3.0),
            messages: (40.0, 20.0),
            patience: Duration::from_secs(10),
        }
    }
}

#[derive(Debug, Default)]
struct Seen {
    sockets: u32,
    addresses: HashMap<IpAddr, Address>,
}

#[derive(Debug)]
struct Address {
    sockets: u32,
    requests: Allowance,
    messages: Allowance,
    guesses: Allowance,
    /// The last codes that were right: who has one does not guess it.
    right: VecDeque<String>,
}

impl Address {
    fn is_quiet(&self, now: Instant) -> bool {
        let allowances = [&self.requests, &self.messages, &self.guesses];
        self.sockets == 0 && allowances.iter().all(|it| it.is_full(now))
    }
}

/// An open socket; dropped when it is closed.
#[derive(Debug)]
pub struct Ticket {
    address: IpAddr,
    seen: Arc<Mutex<Seen>>,
}

impl Limits {
    pub fn new(settings: LimitSettings) -> Limits {
        Limits { settings, seen: Arc::default() }
    }

    /// A socket for this address, if there is one left.
    pub fn socket(&self, address: IpAddr) -> Option<Ticket> {
        let mut seen = lock(&self.seen);
        let room = seen.sockets < self.settings.sockets;
        let at = self.address(&mut seen, address);
        if !room || at.sockets >= self.settings.sockets_per_address {
            return None;
        }
        at.sockets += 1;
        seen.sockets += 1;
        metrics::gauge!("luckhouse_sockets").set(f64::from(seen.sockets));
        Some(Ticket { address, seen: self.seen.clone() })
    }

    /// How many sockets there are.
    pub fn sockets(&self) -> u32 {
        lock(&self.seen).sockets
    }

    /// Whether this address may ask for something that has to be kept.
    pub fn request(&self, address: IpAddr) -> bool {
        let mut seen = lock(&self.seen);
        self.address(&mut seen, address).requests.take()
    }

    /// Whether somebody at this address may try this code: one that was right there before always.
    /// Where too many were wrong, not even a right one is looked up, or it would stand out.
    pub fn may_try(&self, address: IpAddr, code: &str) -> bool {
        let mut seen = lock(&self.seen);
        let Some(at) = seen.addresses.get_mut(&address) else { return true };
        at.right.iter().any(|it| it == code) || !at.guesses.is_spent()
    }

    /// A code from this address was right.
    pub fn was_right(&self, address: IpAddr, code: &str) {
        let mut seen = lock(&self.seen);
        let at = self.address(&mut seen, address);
        if !at.right.iter().any(|it| it == code) {
            at.right.truncate(CODES - 1);
            at.right.push_front(code.to_owned());
        }
    }

    /// A code from this address was wrong. Returns whether there were too many before it.
    pub fn was_wrong(&self, address: IpAddr) -> bool {
        let mut seen = lock(&self.seen);
        let guesses = &mut self.address(&mut seen, address).guesses;
        let spent = guesses.is_spent();
        guesses.owe();
        spent
    }

    fn messages(&self) -> Allowance {
        let (at_once, per_second) = self.settings.messages;
        let at_full_speed = f64::from((self.settings.sockets_per_address / 20).max(1));
        Allowance::new(at_full_speed * at_once, at_full_speed * per_second)
    }

    fn address<'a>(&self, seen: &'a mut Seen, address: IpAddr) -> &'a mut Address {
        if seen.addresses.len() >= ADDRESSES {
            let now = Instant::now();
            seen.addresses.retain(|_, it| !it.is_quiet(now));
        }
        let allowance = |(at_once, per_second)| Allowance::new(at_once, per_second);
        let new = || Address {
            sockets: 0,
            requests: allowance(self.settings.requests),
            messages: self.messages(),
            guesses: allowance(self.settings.guesses),
            right: VecDeque::new(),
        };
        seen.addresses.entry(address).or_insert_with(new)
    }
}

impl Ticket {
    /// Whether one more message may come from this address.
    pub fn message(&self) -> bool {
        let mut seen = lock(&self.seen);
        seen.addresses.get_mut(&self.address).is_none_or(|address| address.messages.take())
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut seen = lock(&self.seen);
        seen.sockets -= 1;
        metrics::gauge!("luckhouse_sockets").set(f64::from(seen.sockets));
        if let Some(address) = seen.addresses.get_mut(&self.address) {
            address.sockets -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn address(last: u8) -> IpAddr {
        Ipv4Addr::new(192, 0, 2, last).into()
    }

    fn limits(sockets: u32, sockets_per_address: u32) -> Limits {
        let (requests, guesses) = ((2.0, 0.0), (2.0, 0.0));
        let settings = LimitSettings { requests, guesses, ..Default::default() };
        Limits::new(LimitSettings { sockets, sockets_per_address, ..settings })
    }

    #[test]
    fn one_address_does_not_take_the_sockets_of_others() {
        let limits = limits(10, 2);
        let first = limits.socket(address(1));
        let second = limits.socket(address(1));
        assert!(first.is_some() && second.is_some());
        assert!(limits.socket(address(1)).is_none());
        assert!(limits.socket(address(2)).is_some());
        drop(first);
        assert!(limits.socket(address(1)).is_some());
    }

    #[test]
    fn all_together_have_no_more_than_all() {
        let limits = limits(2, 2);
        let tickets = [1, 2].map(|last| limits.socket(address(last)));
        assert!(tickets.iter().all(Option::is_some));
        assert!(limits.socket(address(3)).is_none());
    }

    #[test]
    fn wrong_codes_are_counted_by_address_and_right_ones_are_not() {
        let limits = limits(1, 1);
        for code in ["QQQQQ"; 10] {
            assert!(limits.may_try(address(1), code));
            limits.was_right(address(1), code);
        }
        assert!(!limits.was_wrong(address(1)) && limits.may_try(address(1), "WRONG"));
        assert!(!limits.was_wrong(address(1)) && !limits.may_try(address(1), "WRONG"));
        assert!(limits.was_wrong(address(1)));
        assert!(limits.may_try(address(1), "QQQQQ"), "who comes back does not guess");
        assert!(limits.may_try(address(2), "WRONG"), "others do not pay for it");
    }

    #[test]
    fn so_many_right_codes_are_kept_in_mind() {
        let limits = limits(1, 1);
        let codes: Vec<String> = (0..=CODES).map(|n| n.to_string()).collect();
        for code in &codes {
            limits.was_right(address(1), code);
        }
        limits.was_wrong(address(1));
        limits.was_wrong(address(1));
        assert!(!limits.may_try(address(1), &codes[0]));
        assert!(limits.may_try(address(1), &codes[1]));
    }

    #[test]
    fn more_sockets_are_no_more_messages() {
        let settings = LimitSettings { messages: (2.0, 0.0), ..LimitSettings::default() };
        let limits = Limits::new(settings);
        let tickets: Vec<_> = (0..200).filter_map(|_| limits.socket(address(1))).collect();
        let said = tickets.iter().cycle().take(1000).filter(|ticket| ticket.message()).count();
        assert_eq!((tickets.len(), said), (200, 20));
        assert!(limits.socket(address(2)).is_some_and(|ticket| ticket.message()));
    }

    #[test]
    fn requests_are_counted_by_address() {
        let limits = limits(1, 1);
        assert!(limits.request(address(1)) && limits.request(address(1)));
        assert!(!limits.request(address(1)));
        assert!(limits.request(address(2)));
    }
}
