//! The rest of Lucky Duck where the order of its piles is known: every place that can still come is
//! looked at once.
//!
//! A pile is a ring of which one single is face up, so three numbers below twelve say what all piles
//! will ever show; what is left in the hands is the rest. Whoever has just discarded chooses: that is
//! whose complete the face-up singles name.

#[cfg(test)]
mod tests;

use game::Seat;
use lucky_duck::{Action, Card, Trait, Traits, View};

use super::games::hopes;
use super::tree::Tree;
use super::{Reason, Shares};

const SINGLES: usize = 12;
/// A place is which single of each pile is face up, four bits each; the first is what lies there now.
const SHIFTS: [usize; 3] = [8, 4, 0];
const PLACES: usize = 1 << 12;
/// Keeping all comes to the same as keeping none (LD-7), which is the first of the eight.
const CHOICES: usize = 7;

/// What each choice is worth to `seat`; nothing where the order is not known, or `most` places or more
/// would have to be looked at.
pub(super) fn reasons(memory: &View, seat: Seat, most: u32) -> Option<Vec<Reason<Action>>> {
    let mut rest = Rest::new(memory, most)?;
    let mut reasons = vec![];
    for (choice, singles) in Traits::each().enumerate() {
        let mean = rest.after(0, choice % CHOICES, rest.held)[seat.index()].into();
        reasons.push(Reason { action: Action::Keep { singles }, mean, error: 0.0, visits: 0 });
    }
    (!rest.is_too_much()).then_some(reasons)
}

struct Rest {
    /// What is named at each place.
    named: Vec<u8>,
    hands: [u32; Seat::MAX],
    n_seats: u8,
    held: u32,
    most: u32,
    seen: Tree<Action>,
    /// What has been found of the places that were seen, in their order.
    worths: Vec<Shares>,
}

impl Rest {
    fn new(memory: &View, most: u32) -> Option<Rest> {
        let mut rest = Rest {
            named: named(memory)?,
            hands: [0; Seat::MAX],
            n_seats: memory.rules().n_seats(),
            held: 0,
            most,
            seen: Tree::new(),
            worths: vec![],
        };
        for (at, complete) in Card::completes().enumerate() {
            if let Some(holder) = memory.hands().holder(complete) {
                rest.hands[holder.index()] |= 1 << at;
                rest.held |= 1 << at;
            }
        }
        rest.seen.clear(most);
        Some(rest)
    }

    /// From then on nothing that is found counts.
    fn is_too_much(&self) -> bool {
        self.worths.len() as u32 >= self.most
    }

    /// What everybody may expect after this choice.
    fn after(&mut self, place: usize, choice: usize, held: u32) -> Shares {
        let mut place = turned(place, choice);
        for _ in 0..SINGLES {
            let complete = 1 << self.named[place];
            if held & complete != 0 {
                return self.discarded(place, complete, held & !complete);
            }
            place = turned(place, 0);
        }
        // LD-9: what comes after a shuffle nobody can say, but by what they have left.
        hopes(self.n_seats, self.hands.map(|hand| (hand & held).count_ones() as u8))
    }

    fn discarded(&mut self, place: usize, complete: u32, held: u32) -> Shares {
        let mut won = [0.0; Seat::MAX];
        let seat = self.hands.iter().position(|hand| hand & complete != 0).unwrap_or(0);
        if self.hands[seat] & held == 0 {
            won[seat] = 1.0;
        }
        if self.hands[seat] & held == 0 || self.is_too_much() {
            return won;
        }
        let node = self.seen.enter(u64::from(held) << 12 | place as u64) as usize;
        if node == self.worths.len() {
            self.worths.push(won);
            self.worths[node] = self.best(seat, place, held);
        }
        self.worths[node]
    }

    /// Whoever chooses takes what is best for themselves, and any of several that are.
    fn best(&mut self, seat: usize, place: usize, held: u32) -> Shares {
        let (mut sum, mut count, mut most) = ([0.0; Seat::MAX], 0.0, -1.0);
        for choice in 0..CHOICES {
            let shares = self.after(place, choice, held);
            if shares[seat] > most {
                (sum, count, most) = ([0.0; Seat::MAX], 0.0, shares[seat]);
            }
            if shares[seat] >= most {
                count += 1.0;
                for (sum, share) in sum.iter_mut().zip(shares) {
                    *sum += share;
                }
            }
            // Nothing is better than to win for certain, and nobody else has a share in it.
            if most >= 1.0 {
                break;
            }
        }
        sum.map(|sum| sum / count)
    }
}

/// The complete that is named at each place, if the order of all piles is known: each single that was
/// not turned up can then be only one.
fn named(memory: &View) -> Option<Vec<u8>> {
    let mut named = vec![0; PLACES];
    for (pile, shift) in Trait::ALL.into_iter().zip(SHIFTS) {
        let odds = memory.odds(pile);
        for (place, named) in named.iter_mut().enumerate() {
            let value = odds[(place >> shift & 15) % SINGLES].iter().position(|&it| it >= 1.0)?;
            *named = 3 * *named + value as u8;
        }
    }
    Some(named)
}

/// The place after all piles but those that are kept are turned.
#[inline]
fn turned(mut place: usize, kept: usize) -> usize {
    for (pile, shift) in SHIFTS.into_iter().enumerate() {
        if kept >> pile & 1 == 0 {
            let is_last = place >> shift & 15 == SINGLES - 1;
            place = if is_last { place & !(15 << shift) } else { place + (1 << shift) };
        }
    }
    place
}
