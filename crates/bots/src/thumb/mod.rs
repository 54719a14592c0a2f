//! Rules of thumb, one per game.

mod get_lucky;
mod lucktails;
mod lucky_bastard;
mod lucky_duck;

use game::{Game, Seat};

use crate::Pick;

/// A game the house has a rule of thumb for.
pub trait Thumb: Game {
    /// What a decent beginner with a good memory would do. `memory` is all the seat knows (its view
    /// is part of it); the answer is one of `legal`.
    fn thumb(
        seat: Seat,
        memory: &Self::View,
        legal: &[Self::Action],
        pick: Pick<'_>,
    ) -> Self::Action;
}
