//! A rule of thumb for LuckyBastard.

use game::Seat;
use lucky_bastard::LuckyBastard;

use crate::{Pick, Thumb};

impl Thumb for LuckyBastard {
    fn thumb(_: Seat, _: &Self::View, legal: &[Self::Action], pick: Pick<'_>) -> Self::Action {
        legal[pick(legal.len() as u32) as usize]
    }
}
