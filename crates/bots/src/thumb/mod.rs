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

    /// A memory that is not perfect loses, of a thousand things it knows, so many. What is lost follows
    /// from what is known and from how much has happened, so that it is lost again whenever the game is
    /// gone through anew. Where nothing lies hidden that one has seen, there is nothing to lose.
    fn forget(_memory: &mut Self::View, _of_a_thousand: u16, _age: u32) {}
}
