//! What sets the nodes of a tree apart.

use std::hash::Hash;

use game::Seat;

use super::whim::{mark_of, stir};

/// What has been done since the search began: in the open, and what each seat has sealed.
#[derive(Default)]
pub(super) struct Known {
    open: u64,
    sealed: [u64; Seat::MAX],
}

impl Known {
    #[inline]
    pub(super) fn key(&self, seat: Seat, mark: u64) -> u64 {
        let own = self.sealed[seat.index()].wrapping_add(mark.rotate_left(32));
        stir(self.open ^ own).wrapping_add(seat.index() as u64)
    }

    #[inline]
    pub(super) fn add(&mut self, seat: Seat, action: impl Hash, is_sealed: bool) {
        if is_sealed {
            let own = &mut self.sealed[seat.index()];
            *own = stir(*own ^ mark_of(action));
            self.open = stir(self.open ^ mark_of(seat));
        } else {
            self.open = stir(self.open ^ mark_of((seat, action)));
        }
    }
}
