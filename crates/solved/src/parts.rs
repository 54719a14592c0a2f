//! The parts of a look: how the seat on turn sees one side of a round, each a small number.

use lucktails::Place;

use crate::round::{CAP, Cards, LUCK, Round};

/// Each part is below such a number.
pub const CLASSES: u32 = 4;
pub const SEATS: u32 = 5;
pub const BAITS: u32 = CAP as u32 + 1;
pub const STEPS: u32 = 10;
pub const MEANS: u32 = 10;
pub const RIGHTS: u32 = 5;
/// Which cards were not seen, and which one was seen at the right.
pub const CARDS: u32 = 256 * 8;
pub const LEFTS: u32 = 3;
/// What lies at the two middle places, the one that is liked better first.
pub const PAIRS: u32 = KINDS * (KINDS + 1) / 2;
pub const RAISERS: u32 = 4;
pub const LIFTS: u32 = 8;

const KINDS: u32 = 7;

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

/// Whoever is alone has nothing to do with the bait, LT-16.
#[inline]
pub fn bait(round: &Round) -> u32 {
    if round.inside.is_power_of_two() { 0 } else { round.bait.min(CAP).into() }
}

/// What the bait is worth, and how near it is to the end of all raising.
#[inline]
pub fn step(round: &Round) -> u32 {
    match bait(round) {
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
pub fn class(round: &Round) -> u32 {
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
pub fn mean(unseen: u8, sum: u8) -> u32 {
    let thirds = 3 * u32::from(sum) / u32::from(unseen.max(1));
    thirds.clamp(4, 3 + MEANS) - 4
}

/// Whether the right neighbour is in, and if so about what it has.
#[inline]
pub fn right(round: &Round) -> u32 {
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
pub fn left(round: &Round) -> u32 {
    let left = round.left(round.turn);
    if round.is_in(left) { 1 + u32::from(round.raised >> left & 1) } else { 0 }
}

/// Whether one has raised oneself, and whether the right neighbour has.
#[inline]
pub fn raisers(round: &Round) -> u32 {
    let raised = |seat: u8| u32::from(round.raised >> seat & 1);
    raised(round.turn) << 1 | raised(round.right(round.turn))
}

/// What the Lucktails card would bring, while it may still be anywhere.
#[inline]
pub fn lift(round: &Round, unseen: Cards) -> u32 {
    let hidden = unseen.0 >> LUCK == 1 || round.secret() == Some(LUCK);
    if hidden { u32::from(round.lift()).min(LIFTS - 1) } else { 0 }
}

#[inline]
pub fn kind_at(round: &Round, place: Place, unseen: u8, sum: u8) -> u8 {
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
