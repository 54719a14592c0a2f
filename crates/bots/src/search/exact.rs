//! The rest of Lucky Duck where the order of its piles is known: every place that can still come is
//! looked at once.
//!
//! A pile is a ring of which one single is face up, so three numbers below twelve say what all piles
//! will ever show; what is left in the hands is the rest. Whoever has just discarded chooses: that is
//! whose complete the face-up singles name.

use game::{Determinize, Seat};
use lucky_duck::{Action, Card, LuckyDuck, Trait, Traits, View};

use super::games::hopes;
use super::tree::Tree;
use super::{Reason, Shares};

const SINGLES: u16 = 12;
/// All ways to have one single of each pile face up.
const PLACES: usize = 12 * 12 * 12;
/// Keeping all comes to the same as keeping none (LD-7), which is the first of the eight.
const CHOICES: usize = 7;

/// What each choice is worth to `seat`, the best first; nothing where the order is not known, or more
/// than `most` places would have to be looked at.
pub(crate) fn reasons(memory: &View, seat: Seat, most: u32) -> Option<Vec<Reason<Action>>> {
    let mut rest = Rest::new(memory, most)?;
    let mut reasons = vec![];
    for (choice, singles) in Traits::each().enumerate() {
        let mean = rest.after(0, choice % CHOICES, rest.held)?[seat.index()].into();
        reasons.push(Reason { action: Action::Keep { singles }, mean, error: 0.0, visits: 0 });
    }
    reasons.iter_mut().for_each(|it| it.visits = rest.worths.len() as u32);
    reasons.sort_by(|one, other| other.mean.total_cmp(&one.mean));
    Some(reasons)
}

/// Whether each single that was not turned up can be told from those that were.
pub(crate) fn is_known(memory: &View) -> bool {
    Trait::ALL.iter().all(|&pile| memory.odds(pile).iter().all(|odds| odds.contains(&1.0)))
}

struct Rest {
    /// What is named at each place, and which place comes next when all piles are turned.
    named: [u8; PLACES],
    next: [u16; PLACES],
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
        is_known(memory).then(|| Rest::of(&LuckyDuck::imagined(memory, |_| ()), most))
    }

    fn of(table: &LuckyDuck, most: u32) -> Rest {
        let rings = Trait::ALL.map(|pile| {
            let shown = table.shown()[pile].into_iter();
            let value = |it| Card::values(pile).iter().position(|&value| value == it);
            let mut singles = shown.chain(table.pile(pile).flatten()).filter_map(value);
            std::array::from_fn::<u8, 12, _>(|_| singles.next().unwrap_or(0) as u8)
        });
        let mut rest = Rest {
            named: [0; PLACES],
            next: [0; PLACES],
            hands: [0; Seat::MAX],
            n_seats: table.rules().n_seats(),
            held: 0,
            most,
            seen: Tree::new(),
            worths: vec![],
        };
        for place in 0..PLACES {
            let [a, b, c] = rings_at(place as u16);
            rest.named[place] = 9 * rings[0][a] + 3 * rings[1][b] + rings[2][c];
            rest.next[place] = turned(place as u16, 0);
        }
        for (at, complete) in Card::completes().enumerate() {
            if let Some(holder) = table.hands().holder(complete) {
                rest.hands[holder.index()] |= 1 << at;
                rest.held |= 1 << at;
            }
        }
        rest.seen.clear(most);
        rest
    }

    /// What everybody may expect after this choice.
    fn after(&mut self, place: u16, choice: usize, held: u32) -> Option<Shares> {
        let mut place = turned(place, choice);
        for _ in 0..SINGLES {
            let complete = 1 << self.named[usize::from(place)];
            if held & complete != 0 {
                return self.discarded(place, complete, held & !complete);
            }
            place = self.next[usize::from(place)];
        }
        // LD-9: what comes after a shuffle nobody can say, but by what they have left.
        let left = |seat: Seat| (self.hands[seat.index()] & held).count_ones() as u8;
        Some(hopes(self.n_seats, left))
    }

    fn discarded(&mut self, place: u16, complete: u32, held: u32) -> Option<Shares> {
        let seat = self.hands.iter().position(|hand| hand & complete != 0)?;
        if self.hands[seat] & held == 0 {
            let mut won = [0.0; Seat::MAX];
            won[seat] = 1.0;
            return Some(won);
        }
        let node = self.seen.enter(u64::from(held) << 11 | u64::from(place)) as usize;
        if node == self.worths.len() {
            if self.worths.len() as u32 >= self.most {
                return None;
            }
            self.worths.push([0.0; Seat::MAX]);
            self.worths[node] = self.best(seat, place, held)?;
        }
        Some(self.worths[node])
    }

    /// Whoever chooses takes what is best for themselves, and any of several that are.
    fn best(&mut self, seat: usize, place: u16, held: u32) -> Option<Shares> {
        let (mut sum, mut count) = ([0.0; Seat::MAX], 0.0);
        let mut most = -1.0;
        for choice in 0..CHOICES {
            let shares = self.after(place, choice, held)?;
            if shares[seat] > most {
                (sum, count, most) = ([0.0; Seat::MAX], 0.0, shares[seat]);
            }
            if shares[seat] == most {
                sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
                count += 1.0;
            }
            if most >= 1.0 {
                break;
            }
        }
        Some(sum.map(|sum| sum / count))
    }
}

fn rings_at(place: u16) -> [usize; 3] {
    [place / (SINGLES * SINGLES), place / SINGLES % SINGLES, place % SINGLES].map(usize::from)
}

/// The place after all piles but those that are kept are turned.
fn turned(place: u16, kept: usize) -> u16 {
    let at = rings_at(place);
    (0..3).fold(0, |place, pile| {
        let on = usize::from(kept >> pile & 1 == 0);
        SINGLES * place + (at[pile] + on) as u16 % SINGLES
    })
}
