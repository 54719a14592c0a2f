//! A rule of thumb for LuckyDuck.

use game::Seat;
use lucky_duck::LuckyDuck;

use crate::{Pick, Thumb};

impl Thumb for LuckyDuck {
    fn thumb(_: Seat, _: &Self::View, legal: &[Self::Action], pick: Pick<'_>) -> Self::Action {
        legal[pick(legal.len() as u32) as usize]
    }
}
