//! How often guests sit down before the start: each so often, so that nobody uses up what others need.

use std::collections::BTreeMap;

use crate::journal::PersonId;

/// So often one guest may sit down, under whatever name and wherever.
pub const MOST_OF_ONE: u32 = 200;
/// So often all of them together. After that each may once more who has never sat there.
pub const MOST_OF_ALL: u32 = 5000;
/// Then nobody.
pub const MOST_EVER: u32 = 25_000;

#[derive(Debug, Default)]
pub struct Guests {
    times: BTreeMap<PersonId, u32>,
    all: u32,
}

impl Guests {
    pub fn sat(&mut self, person: PersonId) {
        *self.times.entry(person).or_default() += 1;
        self.all += 1;
    }

    pub fn may_sit(&self, person: PersonId) -> bool {
        match self.times.get(&person) {
            None => self.all < MOST_EVER,
            Some(times) => *times < MOST_OF_ONE && self.all < MOST_OF_ALL,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sits down as often as they may, and returns how often that was.
    fn sits(guests: &mut Guests, person: PersonId) -> u32 {
        let before = guests.all;
        while guests.may_sit(person) {
            guests.sat(person);
        }
        guests.all - before
    }

    #[test]
    fn guests_sit_down_so_often_each_and_all_together() {
        let mut guests = Guests::default();
        let often: PersonId = (MOST_OF_ALL / MOST_OF_ONE).into();
        for person in 0..often {
            assert_eq!(sits(&mut guests, person), MOST_OF_ONE);
        }
        // From now on each newcomer may sit down once.
        let once: PersonId = (MOST_EVER - MOST_OF_ALL).into();
        for person in often..often + once {
            assert_eq!(sits(&mut guests, person), 1);
        }
        assert_eq!((sits(&mut guests, often + once), guests.all), (0, MOST_EVER));
    }
}
