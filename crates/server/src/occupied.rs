//! At how many tables somebody is connected, which is where the house works for them: each person, and each address.
//! It counts for who connects and never for the host, whom others could otherwise lock out.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use sitting::PersonId;

use crate::panics::lock;

/// The most tables at which one person and one address may be connected at the same time.
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
    people: Tables<PersonId>,
    addresses: Tables<IpAddr>,
}

/// The tables of each, with how many are connected there.
type Tables<K> = HashMap<K, HashMap<i64, u32>>;

/// Somebody who is connected to a table; dropped when they go.
#[derive(Debug)]
pub struct Stay {
    counts: Arc<Mutex<Counts>>,
    table: i64,
    who: Who,
}

/// Whoever connects; who has not said a name is only their address.
#[derive(Copy, Clone, Debug)]
pub struct Who {
    pub person: Option<PersonId>,
    pub from: IpAddr,
}

impl Occupied {
    pub fn new(most: TableLimits) -> Occupied {
        Occupied { most, counts: Arc::default() }
    }

    /// Somebody comes to this table, unless that is one table too many.
    pub fn enter(&self, table: i64, who: Who) -> Option<Stay> {
        let mut counts = lock(&self.counts);
        self.fits(&counts, Some(table), who).then(|| {
            if let Some(person) = who.person {
                enter(&mut counts.people, person, table);
            }
            enter(&mut counts.addresses, who.from, table);
            Stay { counts: self.counts.clone(), table, who }
        })
    }

    /// Whether there is room for one more table, or for this one.
    pub fn has_room(&self, table: Option<i64>, who: Who) -> bool {
        self.fits(&lock(&self.counts), table, who)
    }

    fn fits(&self, counts: &Counts, table: Option<i64>, who: Who) -> bool {
        let person = who.person;
        person.is_none_or(|it| fits(&counts.people, &it, table, self.most.per_person))
            && fits(&counts.addresses, &who.from, table, self.most.per_address)
    }
}

impl Stay {
    /// The address they connect from.
    pub fn from(&self) -> IpAddr {
        self.who.from
    }
}

fn enter<K: Eq + Hash>(tables: &mut Tables<K>, whose: K, table: i64) {
    *tables.entry(whose).or_default().entry(table).or_default() += 1;
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
        if let Some(person) = &self.who.person {
            leave(&mut counts.people, person, self.table);
        }
        leave(&mut counts.addresses, &self.who.from, self.table);
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

    fn who(person: Option<PersonId>, last: u8) -> Who {
        Who { person, from: Ipv4Addr::new(10, 0, 0, last).into() }
    }

    #[test]
    fn a_person_is_at_no_more_tables_at_once_than_they_may() {
        let occupied = Occupied::new(TableLimits { per_person: 2, per_address: 100 });
        let first = occupied.enter(1, who(Some(7), 1)).unwrap();
        let again = occupied.enter(1, who(Some(7), 2)).unwrap();
        let _second = occupied.enter(2, who(Some(7), 3)).unwrap();
        assert!(occupied.enter(3, who(Some(7), 4)).is_none(), "from whatever address");
        assert!(occupied.enter(3, who(Some(8), 4)).is_some(), "somebody else");
        assert!(occupied.enter(2, who(Some(7), 4)).is_some(), "where they are already");
        drop(first);
        assert!(occupied.enter(3, who(Some(7), 4)).is_none(), "another device is still there");
        drop(again);
        assert!(occupied.has_room(None, who(Some(7), 4)));
        assert!(occupied.enter(3, who(Some(7), 4)).is_some());
    }

    #[test]
    fn an_address_is_at_no_more_tables_at_once_than_it_may() {
        let occupied = Occupied::new(TableLimits { per_person: 100, per_address: 2 });
        let stays = [(1, None), (2, Some(7))]
            .map(|(table, person)| occupied.enter(table, who(person, 1)).expect("there is room"));
        assert!(occupied.enter(3, who(Some(8), 1)).is_none());
        assert!(!occupied.has_room(None, who(None, 1)));
        assert!(occupied.enter(3, who(Some(8), 2)).is_some());
        drop(stays);
        let counts = occupied.counts.lock().unwrap();
        assert!(counts.people.is_empty() && counts.addresses.is_empty(), "nothing is left");
    }
}
