//! What a search needs to know of each game.

mod get_lucky;
mod lucktails;
mod lucky_bastard;
mod lucky_duck;

pub(super) use lucky_duck::hopes;

use game::{Seat, SeatSet};

use super::Shares;

/// Each seat's part of the weight of all.
fn parts(n_seats: u8, weight: impl Fn(Seat) -> f32) -> Shares {
    let mut shares = [0.0; Seat::MAX];
    let mut all = 0.0;
    for seat in SeatSet::first(n_seats).iter() {
        shares[seat.index()] = weight(seat);
        all += shares[seat.index()];
    }
    shares.map(|share| share / all)
}
