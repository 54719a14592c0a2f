//! A rule of thumb for GetLucky.

use game::Seat;
use get_lucky::GetLucky;

use crate::{Pick, Thumb};

impl Thumb for GetLucky {
    fn thumb(_: Seat, _: &Self::View, legal: &[Self::Action], pick: Pick<'_>) -> Self::Action {
        legal[pick(legal.len() as u32) as usize]
    }
}
