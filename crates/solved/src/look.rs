//! What a seat goes by: all it knows that matters most, as a number.

use lucktails::{Action, Place};

use crate::round::{BONUS_AT, CAP, Cards, LUCK, Round};

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

const CLASSES: u32 = 4;
const SEATS: u32 = 5;
const BAITS: u32 = CAP as u32 + 1;
const MEANS: u32 = 10;
const RIGHTS: u32 = 5;
/// Which cards were not seen, and which one was seen at the right.
const CARDS: u32 = 256 * 8;
const LEFTS: u32 = 3;
const KINDS: u32 = 7;
const PAIRS: u32 = KINDS * (KINDS + 1) / 2;
/// Who has raised besides, and what the Lucktails card would bring.
const RAISERS: u32 = 4;
const LIFTS: u32 = 8;

const EACH_CLASS: u32 = SEATS * BAITS * CARDS * LEFTS * PAIRS * RAISERS * LIFTS;
const EACH_PUBLIC: u32 = SEATS * BAITS;

/// Keys of what everybody sees come behind the others.
const PUBLIC: u32 = CLASSES * EACH_CLASS;

/// What may lie at a middle place, from what is liked least to what is liked best.
mod kind {
    pub const WORSE: u8 = 0;
    pub const ANOTHERS: u8 = 1;
    pub const FRESH: u8 = 2;
    pub const BETTER: u8 = 3;
    pub const ANOTHERS_WITH_BONUS: u8 = 4;
    pub const FRESH_WITH_BONUS: u8 = 5;
    pub const BEST: u8 = 6;
}

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

impl Look {
    /// How the seat on turn looks at the round. Nothing it cannot know goes in.
    #[inline]
    pub fn of(round: &Round) -> Look {
        let unseen = round.unseen();
        let (count, sum) = (unseen.count(), unseen.sum(round.lift()));
        let kinds = Place::BOTH.map(|place| kind_at(round, place, count, sum));
        let (liked, best, least) = if kinds[1] > kinds[0] {
            (Place::Second, kinds[1], kinds[0])
        } else {
            (Place::First, kinds[0], kinds[1])
        };
        let inside = round.inside.count_ones();
        let pair = u32::from(best) * (u32::from(best) + 1) / 2 + u32::from(least);
        let cards = match round.n {
            3 => u32::from(unseen.0) << 3 | u32::from(round.secret().unwrap_or(0)),
            _ => mean(count, sum) * RIGHTS + right(round),
        };
        let mut key = class(round);
        key = key * SEATS + (inside - 1);
        key = key * BAITS + bait(round);
        key = key * CARDS + cards;
        key = key * LEFTS + left(round);
        key = key * PAIRS + pair;
        key = key * RAISERS + raisers(round);
        key = key * LIFTS + lift(round, unseen);
        Look { key, moves: moves_at(round.bait, inside, best != least), liked }
    }

    /// How the seat on turn decides by how much to raise: by what everybody sees, so that it tells nothing
    /// about any card. `None` where there is nothing to decide.
    #[inline]
    pub fn how_far(round: &Round) -> Option<Look> {
        if round.bait + 2 > CAP {
            return None;
        }
        let inside = round.inside.count_ones();
        let key = (class(round) * SEATS + (inside - 1)) * BAITS + u32::from(round.bait);
        let moves = 1 << moves::BY_ONE | 1 << moves::BY_TWO;
        Some(Look { key: PUBLIC + key, moves, liked: Look::of(round).liked })
    }

    /// The same look when nobody has many points yet.
    pub fn early(key: u32) -> u32 {
        match key.checked_sub(PUBLIC) {
            None => key % EACH_CLASS,
            Some(public) => PUBLIC + public % EACH_PUBLIC,
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

/// With three seats the bait as it is; with more, what it is worth and how near it is to the end of all
/// raising. Whoever is alone has nothing to do with it, LT-16.
#[inline]
fn bait(round: &Round) -> u32 {
    match round.bait {
        _ if round.inside.is_power_of_two() => 0,
        exact if round.n == 3 => exact.min(CAP).into(),
        0 => 0,
        1..3 => 1,
        3..6 => 2,
        6..9 => 3,
        9 => 4,
        10..16 => 5,
        16..18 => 6,
        18 => 7,
        19 => 8,
        _ => 9,
    }
}

/// How near the end is, and how the seat stands: the highest total, and how far it is ahead of the
/// best of the others.
#[inline]
fn class(round: &Round) -> u32 {
    let me = usize::from(round.turn);
    let mine = round.totals[me];
    let mut best = 0;
    for (seat, &total) in round.totals.iter().enumerate() {
        best = if seat == me { best } else { total.max(best) };
    }
    let ahead = i16::from(mine) - i16::from(best);
    match (mine.max(best), ahead) {
        (..9, _) => 0,
        (_, 2..) => 1,
        (_, -1..2) => 2,
        _ => 3,
    }
}

/// What the own card is worth on average, in thirds of a point.
#[inline]
fn mean(unseen: u8, sum: u8) -> u32 {
    let thirds = 3 * u32::from(sum) / u32::from(unseen.max(1));
    thirds.clamp(4, 3 + MEANS) - 4
}

/// Whether the right neighbour is in, and if so about what it has.
#[inline]
fn right(round: &Round) -> u32 {
    let right = round.right(round.turn);
    if !round.is_in(right) {
        return 0;
    }
    match round.points(round.cards[usize::from(right)]) {
        ..2 => 1,
        2..4 => 2,
        4..6 => 3,
        _ => 4,
    }
}

/// Whether the left neighbour, who knows one's own card, is in, and whether it has raised.
#[inline]
fn left(round: &Round) -> u32 {
    let left = round.left(round.turn);
    if round.is_in(left) { 1 + u32::from(round.raised >> left & 1) } else { 0 }
}

/// With three seats, whether one has raised oneself, and whether the right neighbour has.
#[inline]
fn raisers(round: &Round) -> u32 {
    let raised = |seat: u8| u32::from(round.raised >> seat & 1);
    if round.n == 3 { raised(round.turn) << 1 | raised(round.right(round.turn)) } else { 0 }
}

/// With three seats, what the Lucktails card would bring, while it may still be anywhere.
#[inline]
fn lift(round: &Round, unseen: Cards) -> u32 {
    let hidden = unseen.0 >> LUCK == 1 || round.secret() == Some(LUCK);
    if round.n == 3 && hidden { u32::from(round.lift()).min(LIFTS - 1) } else { 0 }
}

#[inline]
fn kind_at(round: &Round, place: Place, unseen: u8, sum: u8) -> u8 {
    let bonus = round.bonus[place.index()];
    if round.knows(place) {
        let there = usize::from(round.n) + place.index();
        let worth = 2 * u16::from(round.points(round.cards[there]) + bonus) * u16::from(unseen);
        let own = 2 * u16::from(sum);
        return match worth {
            _ if worth < own => kind::WORSE,
            _ if worth < own + 3 * u16::from(unseen) => kind::BETTER,
            _ => kind::BEST,
        };
    }
    match (round.touched >> place.index() & 1, bonus) {
        (0, 0) => kind::FRESH,
        (0, _) => kind::FRESH_WITH_BONUS,
        (_, 0) => kind::ANOTHERS,
        _ => kind::ANOTHERS_WITH_BONUS,
    }
}
