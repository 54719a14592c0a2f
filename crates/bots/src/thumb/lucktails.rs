//! A rule of thumb for Lucktails.

use game::Seat;
use lucktails::Lucktails;

use crate::{Pick, Thumb};

impl Thumb for Lucktails {
    fn thumb(_: Seat, _: &Self::View, legal: &[Self::Action], pick: Pick<'_>) -> Self::Action {
        legal[pick(legal.len() as u32) as usize]
    }
}
