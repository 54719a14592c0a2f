//! How much one address may ask for: so that nobody can use up what is for all.

mod guesses;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::allowance::Allowance;
use crate::panics::lock;
use crate::proxies::household;

pub use guesses::Guess;
use guesses::LOOK_UPS;

/// The records that are sent to one address at a time, each of which may have megabytes.
const TURNS: usize = 8;
/// As long a body counts as one request, and everything beyond it as more.
const REQUEST_BYTES: usize = 32 * 1024;
/// As many addresses are kept in mind before those that are quiet are forgotten.
const ADDRESSES: usize = 4096;
/// Where there are more, it is not looked for quiet ones more often.
const TIDY: Duration = Duration::from_secs(1);

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
    /// Connections of any kind that may be open at a time: of all, and of one address. A browser keeps
    /// several beside its WebSocket.
    pub connections: u32,
    pub connections_per_address: u32,
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
    /// An HTTP/2 connection is closed after this, and clients that need one open another: with pings and windows that
    /// stay shut, answers would wait on it for ever.
    pub http_2_age: Duration,
}

impl Default for LimitSettings {
    fn default() -> LimitSettings {
        LimitSettings {
            sockets: 20_000,
            sockets_per_address: 200,
            connections: 25_000,
            connections_per_address: 464,
            requests: (40.0, 1.0),
            guesses: (20.0, 1.0 / 3.0),
            messages: (40.0, 20.0),
            patience: Duration::from_secs(10),
            http_2_age: Duration::from_mins(10),
        }
    }
}

impl LimitSettings {
    /// With so many sockets, of all and of one address, and connections for pages beside them; no
    /// address gets more than a quarter of all connections.
    #[must_use]
    pub fn for_sockets(self, sockets: u32, sockets_per_address: u32) -> LimitSettings {
        let connections = sockets.saturating_add((sockets / 4).max(64));
        let of_address = sockets_per_address.saturating_mul(2).saturating_add(64);
        let connections_per_address = of_address.min(connections / 4);
        let limits = LimitSettings { sockets, sockets_per_address, ..self };
        LimitSettings { connections, connections_per_address, ..limits }
    }
}

#[derive(Debug, Default)]
struct Seen {
    connections: u32,
    sockets: u32,
    addresses: HashMap<IpAddr, Address>,
    tidied: Option<Instant>,
}

impl Seen {
    /// Forgets addresses that are quiet, where there are many.
    fn tidy(&mut self, now: Instant) {
        let is_early = self.tidied.is_some_and(|at| now < at + TIDY);
        if self.addresses.len() >= ADDRESSES && !is_early {
            self.addresses.retain(|_, it| !it.is_quiet(now));
            self.tidied = Some(now);
        }
    }
}

#[derive(Debug)]
struct Address {
    connections: u32,
    sockets: u32,
    requests: Allowance,
    messages: Allowance,
    guesses: Allowance,
    pending: guesses::Pending,
    look_ups: Arc<Semaphore>,
    turns: Arc<Semaphore>,
    /// The last codes that were right: who has one does not guess it.
    right: VecDeque<String>,
}

impl Address {
    fn is_quiet(&self, now: Instant) -> bool {
        let allowances = [&self.requests, &self.messages, &self.guesses];
        let is_open = self.connections + self.sockets > 0
            || self.pending.is_any()
            || self.look_ups.available_permits() < LOOK_UPS
            || self.turns.available_permits() < TURNS;
        !is_open && allowances.iter().all(|it| it.is_full(now))
    }
}

/// A record that is being sent; dropped when it has been.
pub type Turn = OwnedSemaphorePermit;

/// An open connection; dropped when it is closed.
#[derive(Debug)]
pub struct Connected {
    /// Whose it is, if it counts for one address.
    address: Option<IpAddr>,
    seen: Arc<Mutex<Seen>>,
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

    /// A connection from this address, if there is one left; without an address it counts only for all.
    pub fn connection(&self, address: Option<IpAddr>) -> Option<Connected> {
        let mut seen = lock(&self.seen);
        if seen.connections >= self.settings.connections {
            return None;
        }
        let address = address.map(household);
        if let Some(address) = address {
            let at = self.address(&mut seen, address);
            if at.connections >= self.settings.connections_per_address {
                return None;
            }
            at.connections += 1;
        }
        seen.connections += 1;
        metrics::gauge!("luckhouse_connections").set(f64::from(seen.connections));
        Some(Connected { address, seen: self.seen.clone() })
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

    /// This address was read a body of so many bytes: a long one counts as several requests, for all of it may be kept.
    pub fn was_read(&self, address: IpAddr, bytes: usize) {
        let mut seen = lock(&self.seen);
        let requests = &mut self.address(&mut seen, address).requests;
        for _ in 0..bytes / REQUEST_BYTES {
            requests.owe();
        }
    }

    /// Waits until this address may be sent one more record.
    pub async fn turn(&self, address: IpAddr) -> Turn {
        let turns = self.address(&mut lock(&self.seen), address).turns.clone();
        turns.acquire_owned().await.expect("turns are never closed")
    }

    fn messages(&self) -> Allowance {
        let (at_once, per_second) = self.settings.messages;
        let at_full_speed = f64::from((self.settings.sockets_per_address / 20).max(1));
        Allowance::new(at_full_speed * at_once, at_full_speed * per_second)
    }

    fn address<'a>(&self, seen: &'a mut Seen, address: IpAddr) -> &'a mut Address {
        seen.tidy(Instant::now());
        let allowance = |(at_once, per_second)| Allowance::new(at_once, per_second);
        let new = || Address {
            connections: 0,
            sockets: 0,
            requests: allowance(self.settings.requests),
            messages: self.messages(),
            guesses: allowance(self.settings.guesses),
            pending: guesses::Pending::default(),
            look_ups: Semaphore::new(LOOK_UPS).into(),
            turns: Semaphore::new(TURNS).into(),
            right: VecDeque::new(),
        };
        seen.addresses.entry(address).or_insert_with(new)
    }
}

impl Ticket {
    /// Whether this address may ask for something that has to be kept.
    pub fn request(&self) -> bool {
        let mut seen = lock(&self.seen);
        seen.addresses.get_mut(&self.address).is_none_or(|address| address.requests.take())
    }

    /// Whether one more message may come from this address.
    pub fn message(&self) -> bool {
        let mut seen = lock(&self.seen);
        seen.addresses.get_mut(&self.address).is_none_or(|address| address.messages.take())
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut seen = lock(&self.seen);
        seen.connections -= 1;
        metrics::gauge!("luckhouse_connections").set(f64::from(seen.connections));
        if let Some(at) = self.address.and_then(|it| seen.addresses.get_mut(&it)) {
            at.connections -= 1;
        }
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
