//! At how many tables something goes on for somebody: for each person as the host, and for each address that is
//! connected there.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use sitting::PersonId;

use crate::panics::lock;

/// The most tables of one person and of one address.
#[derive(Copy, Clone, Debug)]
pub struct TableLimits {
    pub per_person: u32,
    pub per_address: u32,
}

impl Default for TableLimits {
    fn default() -> TableLimits {
        TableLimits { per_person: 20, per_address: 100 }
    }
}

#[derive(Clone, Debug, Default)]
pub struct Occupied {
    most: TableLimits,
    counts: Arc<Mutex<Counts>>,
}

#[derive(Debug, Default)]
struct Counts {
    hosts: Tables<PersonId>,
    addresses: Tables<IpAddr>,
}

/// The tables of each, with how many are connected there.
type Tables<K> = HashMap<K, HashMap<i64, u32>>;

/// Somebody who is connected to a table; dropped when they go.
#[derive(Debug)]
pub struct Stay {
    counts: Arc<Mutex<Counts>>,
    table: i64,
    host: PersonId,
    from: IpAddr,
}

impl Occupied {
    pub fn new(most: TableLimits) -> Occupied {
        Occupied { most, counts: Arc::default() }
    }

    /// Somebody comes to a table of this host from this address, unless that is one table too many.
    pub fn enter(&self, table: i64, host: PersonId, from: IpAddr) -> Option<Stay> {
        let mut counts = lock(&self.counts);
        let may = self.fits(&counts, Some(table), host, from);
        may.then(|| {
            *counts.hosts.entry(host).or_default().entry(table).or_default() += 1;
            *counts.addresses.entry(from).or_default().entry(table).or_default() += 1;
            Stay { counts: self.counts.clone(), table, host, from }
        })
    }

    /// Whether there is room for one more table, or for this one.
    pub fn has_room(&self, table: Option<i64>, host: PersonId, from: IpAddr) -> bool {
        let counts = lock(&self.counts);
        self.fits(&counts, table, host, from)
    }

    fn fits(&self, counts: &Counts, table: Option<i64>, host: PersonId, from: IpAddr) -> bool {
        fits(&counts.hosts, &host, table, self.most.per_person)
            && fits(&counts.addresses, &from, table, self.most.per_address)
    }
}

fn fits<K: Eq + Hash>(tables: &Tables<K>, whose: &K, table: Option<i64>, most: u32) -> bool {
    tables.get(whose).is_none_or(|theirs| {
        let is_there = table.is_some_and(|table| theirs.contains_key(&table));
        is_there || theirs.len() < most as usize
    })
}

impl Drop for Stay {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts);
        leave(&mut counts.hosts, &self.host, self.table);
        leave(&mut counts.addresses, &self.from, self.table);
    }
}

fn leave<K: Eq + Hash>(tables: &mut Tables<K>, whose: &K, table: i64) {
    let Some(theirs) = tables.get_mut(whose) else { return };
    if let Some(count) = theirs.get_mut(&table) {
        *count -= 1;
        if *count == 0 {
            theirs.remove(&table);
        }
    }
    if theirs.is_empty() {
        tables.remove(whose);
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn at(last: u8) -> IpAddr {
        Ipv4Addr::new(10, 0, 0, last).into()
    }

    #[test]
    fn a_person_hosts_no_more_tables_at_once_than_they_may() {
        let occupied = Occupied::new(TableLimits { per_person: 2, per_address: 100 });
        let first = occupied.enter(1, 7, at(1)).unwrap();
        let again = occupied.enter(1, 7, at(2)).unwrap();
        let _second = occupied.enter(2, 7, at(3)).unwrap();
        assert!(occupied.enter(3, 7, at(4)).is_none(), "from whatever address");
        assert!(occupied.enter(3, 8, at(4)).is_some(), "somebody else");
        assert!(occupied.enter(2, 7, at(4)).is_some(), "where something goes on already");
        drop(first);
        assert!(occupied.enter(3, 7, at(4)).is_none(), "somebody is still there");
        drop(again);
        assert!(occupied.has_room(None, 7, at(4)) && occupied.enter(3, 7, at(4)).is_some());
    }

    #[test]
    fn an_address_is_at_no_more_tables_at_once_than_it_may() {
        let occupied = Occupied::new(TableLimits { per_person: 100, per_address: 2 });
        let stays: Vec<Stay> = (1..=2).map(|it| occupied.enter(it, it, at(1)).unwrap()).collect();
        assert!(occupied.enter(3, 3, at(1)).is_none() && !occupied.has_room(None, 3, at(1)));
        assert!(occupied.enter(3, 3, at(2)).is_some());
        drop(stays);
        let counts = occupied.counts.lock().unwrap();
        assert!(counts.hosts.is_empty() && counts.addresses.is_empty(), "nothing is left");
    }
}
