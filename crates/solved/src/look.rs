//! What a seat goes by: all it knows that matters most, as a number.

use lucktails::{Action, Place};

use crate::parts::{
    BAITS, CARDS, CLASSES, LEFTS, LIFTS, MEANS, PAIRS, RAISERS, RIGHTS, SEATS, STEPS,
};
use crate::parts::{bait, class, kind_at, left, lift, mean, raisers, right, step};
use crate::round::{BONUS_AT, CAP, Round};

/// How many moves a seat has at most.
pub const MOVES: usize = 6;

/// A way to act that means the same wherever it stands in a table.
pub mod moves {
    /// Raise the bait: by how much is another question.
    pub const RAISE: usize = 0;
    /// The answers to that question.
    pub const BY_ONE: usize = 0;
    pub const BY_TWO: usize = 1;
    pub const TAKE: usize = 2;
    pub const KEEP: usize = 3;
    /// Exchange with the middle card that is liked better, and with the other.
    pub const LIKED: usize = 4;
    pub const OTHER: usize = 5;
}

/// What a step of each part adds to a key of three seats.
const A_RAISER: u32 = LIFTS;
const A_PAIR: u32 = A_RAISER * RAISERS;
const A_LEFT: u32 = A_PAIR * PAIRS;
const A_CARD: u32 = A_LEFT * LEFTS;
const A_BAIT: u32 = A_CARD * CARDS;
const A_SEAT: u32 = A_BAIT * BAITS;
const A_CLASS: u32 = A_SEAT * SEATS;

/// To a key of more seats: these are few, so that what is learned of them can lie where the key says.
const MORE_A_LEFT: u32 = CLASSES * STEPS;
const MORE_A_PAIR: u32 = MORE_A_LEFT * LEFTS;

/// Keys of what everybody sees come behind the others, and those of three seats behind those of more.
const MORE_PUBLIC: u32 = MORE_A_PAIR * PAIRS * RIGHTS * MEANS * SEATS;
const FROM_THREE: u32 = MORE_PUBLIC + CLASSES * SEATS * BAITS;
const PUBLIC: u32 = CLASSES * A_CLASS;

/// What the seat on turn goes by, and what it may do by that.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Look {
    /// Rounds with the same key are played alike.
    pub key: u32,
    /// A bit for each of its moves.
    pub moves: u8,
    /// Which of the middle cards it likes better.
    pub liked: Place,
}

/// The part of a look that stays until somebody leaves the round or a bonus is laid.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Stand {
    key: u32,
    class: u32,
    liked: Place,
    /// Whether it sees a difference between the middle cards.
    differ: bool,
}

impl Stand {
    /// Nothing that the seat on turn cannot know goes in.
    #[inline]
    pub fn of(round: &Round) -> Stand {
        let unseen = round.unseen();
        let (count, sum) = (unseen.count(), unseen.sum(round.lift()));
        let kinds = Place::BOTH.map(|place| kind_at(round, place, count, sum));
        let (liked, best, least) = if kinds[1] > kinds[0] {
            (Place::Second, kinds[1], kinds[0])
        } else {
            (Place::First, kinds[0], kinds[1])
        };
        let pair = u32::from(best) * (u32::from(best) + 1) / 2 + u32::from(least);
        let (inside, class) = (round.inside.count_ones() - 1, class(round));
        let key = if round.n == 3 {
            let cards = u32::from(unseen.0) << 3 | u32::from(round.secret().unwrap_or(0));
            let key = class * A_CLASS + inside * A_SEAT + cards * A_CARD;
            FROM_THREE + key + pair * A_PAIR + lift(round, unseen)
        } else {
            let key = (inside * MEANS + mean(count, sum)) * RIGHTS + right(round);
            (key * PAIRS + pair) * MORE_A_PAIR + class
        };
        Stand { key, class, liked, differ: best != least }
    }

    /// The whole look.
    #[inline]
    pub fn look(self, round: &Round) -> Look {
        let moving = if round.n == 3 {
            bait(round) * A_BAIT + left(round) * A_LEFT + raisers(round) * A_RAISER
        } else {
            left(round) * MORE_A_LEFT + step(round) * CLASSES
        };
        let moves = moves_at(round.bait, round.inside.count_ones(), self.differ);
        Look { key: self.key + moving, moves, liked: self.liked }
    }

    /// How the seat on turn decides by how much to raise: by what everybody sees, so that it tells nothing
    /// about any card. `None` where there is nothing to decide.
    #[inline]
    pub fn how_far(self, round: &Round) -> Option<Look> {
        if round.bait + 2 > CAP {
            return None;
        }
        let key = (round.inside.count_ones() - 1) * BAITS + u32::from(round.bait);
        let key = if round.n == 3 {
            FROM_THREE + PUBLIC + self.class * SEATS * BAITS + key
        } else {
            MORE_PUBLIC + key * CLASSES + self.class
        };
        let moves = 1 << moves::BY_ONE | 1 << moves::BY_TWO;
        Some(Look { key, moves, liked: self.liked })
    }
}

impl Look {
    /// How the seat on turn looks at the round.
    #[inline]
    pub fn of(round: &Round) -> Look {
        Stand::of(round).look(round)
    }

    /// How the seat on turn decides by how much to raise, see [`Stand::how_far`].
    #[inline]
    pub fn how_far(round: &Round) -> Option<Look> {
        Stand::of(round).how_far(round)
    }

    /// The same look when nobody has many points yet.
    pub fn early(key: u32) -> u32 {
        let Some(three) = key.checked_sub(FROM_THREE) else { return key - key % CLASSES };
        match three.checked_sub(PUBLIC) {
            None => FROM_THREE + three % A_CLASS,
            Some(public) => FROM_THREE + PUBLIC + public % (SEATS * BAITS),
        }
    }

    /// What a move means here. To raise where nothing is said of how far is to raise by one.
    #[inline]
    pub fn action(&self, round: &Round, at: usize) -> Action {
        match at {
            moves::BY_ONE | moves::BY_TWO => {
                let to = round.bait + 1 + at as u8;
                let bonus = (round.bait < BONUS_AT && to >= BONUS_AT).then_some(self.liked);
                Action::Bait { to, bonus }
            }
            moves::TAKE => Action::Take {},
            moves::KEEP => Action::OptOut { swap: None },
            moves::LIKED => Action::OptOut { swap: Some(self.liked) },
            _ => Action::OptOut { swap: Some(self.disliked()) },
        }
    }

    fn disliked(self) -> Place {
        match self.liked {
            Place::First => Place::Second,
            Place::Second => Place::First,
        }
    }
}

/// Of two middle cards that look alike one is enough.
#[inline]
fn moves_at(bait: u8, inside: u32, differ: bool) -> u8 {
    let raise = u8::from(inside > 1 && bait < CAP) << moves::RAISE;
    let take = u8::from(inside > 1 && bait > 0) << moves::TAKE;
    let other = u8::from(differ) << moves::OTHER;
    raise | take | 1 << moves::KEEP | 1 << moves::LIKED | other
}
