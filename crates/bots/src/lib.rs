//! The house: bots that answer with an action to what their seat has seen.
//!
//! Knows: sights, views and legal actions of one seat. Must never know: the truth of a table.

mod levels;
mod search;
mod temper;
mod thumb;

use game::{Game, Seat, SightOf};

pub use levels::{Housed, Level};
pub use search::{Reason, Search, Searched, Shares, Whim, mark_of};
pub use temper::{Temper, Tempered};
pub use thumb::Thumb;

/// Where a bot's whims come from: `pick(n)` is below `n`.
pub type Pick<'a> = &'a mut dyn FnMut(u32) -> u32;

/// Somebody of the house at a seat. It is told what its seat sees and asked for an action; the
/// table itself never reaches it.
pub trait Bot<G: Game> {
    fn told(&mut self, sight: &SightOf<G>);
    /// One of the `legal` actions, of which there is at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], pick: Pick<'_>) -> G::Action;

    /// How long it takes to act in a race, in milliseconds.
    fn reaction(&mut self, pick: Pick<'_>) -> u32 {
        let (least, more) = Temper::STEADY.reaction;
        least + pick(more)
    }
}

/// Seats somebody of the house. `memory` is what the seat knows before anything has happened
/// ([`Game::knows`] of a table just started).
pub fn seat_bot<G: Housed>(level: Level, seat: Seat, memory: G::View) -> Tempered<G> {
    Tempered::new(seat, memory, G::temper(level))
}

/// Plays uniformly at random.
#[derive(Copy, Clone, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn told(&mut self, _: &SightOf<G>) {}

    fn choose(&mut self, _: &G::View, legal: &[G::Action], pick: Pick<'_>) -> G::Action {
        legal[pick(legal.len() as u32) as usize]
    }
}
