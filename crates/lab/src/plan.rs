//! Who meets whom, at which seats, over which deals.

use serde::{Deserialize, Serialize};

/// Two entrants, by number: the one sits alone among the others.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pairing {
    pub one: usize,
    pub others: usize,
}

/// Who is compared with whom.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Meeting {
    /// Everybody with everybody.
    RoundRobin,
    /// Each with the one before.
    Ladder,
}

impl Meeting {
    /// At two seats either is alone among the others; at more, both are in turn.
    pub fn pairings(self, entrants: usize, seats: u8) -> Vec<Pairing> {
        let meets = |one: usize, others: usize| match self {
            Meeting::Ladder => one == others + 1,
            Meeting::RoundRobin if seats == 2 => one > others,
            Meeting::RoundRobin => one != others,
        };
        let all = (0..entrants).flat_map(|one| (0..entrants).map(move |others| (one, others)));
        all.filter(|&(one, others)| meets(one, others))
            .map(|(one, others)| Pairing { one, others })
            .collect()
    }
}

/// One deal of one pairing, played once with the one at each seat: what the cards give to a seat, they
/// give to both.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Unit {
    pub pairing: usize,
    pub deal: u32,
}

impl Unit {
    /// The deals in turn, each with all pairings: whatever is stopped has been even until then.
    pub fn at(number: usize, pairings: usize) -> Unit {
        Unit { pairing: number % pairings, deal: (number / pairings) as u32 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(meeting: Meeting, entrants: usize, seats: u8) -> Vec<(usize, usize)> {
        meeting.pairings(entrants, seats).iter().map(|it| (it.one, it.others)).collect()
    }

    #[test]
    fn everybody_meets_everybody_once() {
        assert_eq!(pairs(Meeting::RoundRobin, 3, 2), [(1, 0), (2, 0), (2, 1)]);
        let more = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
        assert_eq!(pairs(Meeting::RoundRobin, 3, 3), more);
    }

    #[test]
    fn on_a_ladder_each_meets_the_one_below() {
        assert_eq!(pairs(Meeting::Ladder, 3, 2), [(1, 0), (2, 1)]);
        assert_eq!(pairs(Meeting::Ladder, 3, 5), [(1, 0), (2, 1)]);
    }

    #[test]
    fn deals_come_in_turn() {
        let units: Vec<_> = (0..4).map(|number| Unit::at(number, 2)).collect();
        let expected = [(0, 0), (1, 0), (0, 1), (1, 1)];
        assert_eq!(units, expected.map(|(pairing, deal)| Unit { pairing, deal }));
    }
}
