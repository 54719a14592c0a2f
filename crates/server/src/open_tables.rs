//! The list of open tables: those at which somebody who belongs there is connected, or was a short time ago. Nothing
//! of it is stored, and a host or an address has only a few of its places.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use sitting::PersonId;
use wire::Sign;

use crate::panics::lock;

/// The most tables of the list, of one host in it, and of one address.
const MOST: usize = 50;
const OF_A_HOST: u32 = 3;
const OF_AN_ADDRESS: u32 = 10;
/// So long a table stays in the list when nobody is connected any more.
const ABSENCE: Duration = Duration::from_mins(5);

#[derive(Clone, Debug, Default)]
pub struct OpenTables(Arc<Mutex<Entries>>);

/// By code.
#[derive(Debug, Default)]
struct Entries {
    tables: HashMap<String, Entry>,
    /// So many have been entered.
    entered: u64,
}

#[derive(Debug)]
struct Entry {
    place: u64,
    sign: Sign,
    whose: Whose,
    left_at: Option<Instant>,
}

/// Who has a table in the list.
#[derive(Copy, Clone, Debug)]
pub struct Whose {
    pub host: PersonId,
    pub from: IpAddr,
}

/// A table that stands in the list; when this is dropped, nobody is connected any more.
#[derive(Debug)]
pub struct Listing {
    open: OpenTables,
    code: String,
}

impl OpenTables {
    /// Somebody waits for company at the table with this sign.
    pub fn enter(&self, sign: Sign, whose: Whose) -> Listing {
        let code = sign.code.clone();
        let mut entries = lock(&self.0);
        entries.forget(Instant::now());
        entries.entered += 1;
        let place = entries.tables.get(&code).map_or(entries.entered, |entry| entry.place);
        entries.tables.insert(code.clone(), Entry { place, sign, whose, left_at: None });
        Listing { open: self.clone(), code }
    }

    /// The signs of the list, the newest first.
    pub fn signs(&self, now: Instant) -> Vec<Sign> {
        let mut entries = lock(&self.0);
        entries.forget(now);
        let mut newest: Vec<&Entry> = entries.tables.values().collect();
        newest.sort_by_key(|entry| std::cmp::Reverse(entry.place));
        let (mut hosts, mut addresses) = (HashMap::new(), HashMap::new());
        newest.retain(|Entry { whose, .. }| {
            counted(&mut hosts, whose.host) <= OF_A_HOST
                && counted(&mut addresses, whose.from) <= OF_AN_ADDRESS
        });
        newest.into_iter().take(MOST).map(|entry| entry.sign.clone()).collect()
    }
}

impl Entries {
    /// Takes out where nobody has been for long.
    fn forget(&mut self, now: Instant) {
        let is_recent = |left: Instant| now.saturating_duration_since(left) < ABSENCE;
        self.tables.retain(|_, entry| entry.left_at.is_none_or(is_recent));
    }
}

fn counted<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, u32>, key: K) -> u32 {
    let count = counts.entry(key).or_default();
    *count += 1;
    *count
}

impl Listing {
    /// Somebody is there, and its sign may say something else now.
    pub fn show(&self, sign: Sign) {
        if let Some(entry) = lock(&self.open.0).tables.get_mut(&self.code) {
            (entry.sign, entry.left_at) = (sign, None);
        }
    }

    /// Takes the table out of the list: nobody waits for company there any more.
    pub fn end(self) {
        lock(&self.open.0).tables.remove(&self.code);
    }
}

impl Drop for Listing {
    fn drop(&mut self) {
        if let Some(entry) = lock(&self.open.0).tables.get_mut(&self.code) {
            entry.left_at = Some(Instant::now());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use serde_json::json;

    use super::*;

    fn sign(code: u32) -> Sign {
        let sign = json!({ "code": code.to_string(), "game": "lucky-duck", "seats": 2, "free": 1,
            "host": "Ada", "pace": { "type": "relaxed" }, "stage": "gathering" });
        serde_json::from_value(sign).unwrap()
    }

    fn enter(open: &OpenTables, code: u32, host: PersonId, address: u8) -> Listing {
        let from = Ipv4Addr::new(10, 0, 0, address).into();
        open.enter(sign(code), Whose { host, from })
    }

    fn codes(open: &OpenTables, later: Duration) -> Vec<u32> {
        let signs = open.signs(Instant::now() + later);
        signs.iter().map(|sign| sign.code.parse().unwrap()).collect()
    }

    #[test]
    fn a_host_and_an_address_have_a_few_places_in_the_list() {
        let open = OpenTables::default();
        let mut listings = vec![enter(&open, 1, 1, 1)];
        // One person from many addresses, and one address with many names.
        listings.extend((100..160).map(|code| enter(&open, code, 2, code as u8)));
        listings.extend((200..300).map(|code| enter(&open, code, code.into(), 2)));
        let host = (157..160).rev();
        let address = (290..300).rev();
        let expected: Vec<u32> = address.chain(host).chain([1]).collect();
        assert_eq!(codes(&open, Duration::ZERO), expected);
    }

    #[test]
    fn where_nobody_is_for_long_nobody_is_sent() {
        let open = OpenTables::default();
        let (here, left, begun) =
            (enter(&open, 1, 1, 1), enter(&open, 2, 2, 2), enter(&open, 3, 3, 3));
        assert_eq!(codes(&open, Duration::ZERO), [3, 2, 1]);
        drop(left);
        begun.end();
        assert_eq!(codes(&open, Duration::ZERO), [2, 1], "who has just gone may come back");
        let (before, back) = (enter(&open, 2, 2, 2), enter(&open, 2, 2, 2));
        // A task that ends slowly leaves when another has begun.
        drop(before);
        back.show(sign(2));
        assert_eq!(codes(&open, ABSENCE * 2), [2, 1]);
        drop(back);
        assert_eq!(codes(&open, ABSENCE * 2), [1]);
        drop(here);
        assert!(codes(&open, ABSENCE * 2).is_empty());
        assert!(lock(&open.0).tables.is_empty(), "nothing is left");
    }
}
