//! The house: bots that answer with an action to what their seat has seen.
//!
//! Knows: sights, views and legal actions of one seat. Must never know: the truth of a table.

mod search;
mod thumb;

use game::{Game, Seat, SightOf, View};

pub use search::{Reason, Search, Searched, Searcher, Shares, Whim, mark_of};
pub use thumb::Thumb;

/// Where a bot's whims come from: `pick(n)` is below `n`.
pub type Pick<'a> = &'a mut dyn FnMut(u32) -> u32;

/// Somebody of the house at a seat. It is told what its seat sees and asked for an action; the
/// table itself never reaches it.
pub trait Bot<G: Game> {
    fn told(&mut self, sight: &SightOf<G>);
    /// One of the `legal` actions, of which there is at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], pick: Pick<'_>) -> G::Action;
}

/// How well the house plays, from 1 to 6.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Level(u8);

impl Level {
    pub const LEAST: u8 = 1;
    pub const MOST: u8 = 6;

    pub fn new(level: u8) -> Option<Level> {
        (Level::LEAST..=Level::MOST).contains(&level).then_some(Level(level))
    }
}

/// Seats a bot of that level. `memory` is what the seat knows before anything has happened
/// ([`Game::knows`] of a table just started).
pub fn seat_bot<G: Thumb + 'static>(level: Level, seat: Seat, memory: G::View) -> Box<dyn Bot<G>>
where
    G::View: 'static,
{
    match level.0 {
        1 => Box::new(Random),
        _ => Box::new(RuleOfThumb { seat, memory }),
    }
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

/// Remembers what it has seen and plays as a decent beginner would.
#[derive(Clone, Debug)]
pub struct RuleOfThumb<V> {
    seat: Seat,
    memory: V,
}

impl<G: Thumb> Bot<G> for RuleOfThumb<G::View> {
    fn told(&mut self, sight: &SightOf<G>) {
        self.memory.observe(sight);
    }

    fn choose(&mut self, _: &G::View, legal: &[G::Action], pick: Pick<'_>) -> G::Action {
        let action = G::thumb(self.seat, &self.memory, legal, pick);
        debug_assert!(legal.contains(&action), "{action:?} is not legal");
        action
    }
}
