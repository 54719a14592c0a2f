//! Whose move it is and what may be put in.

use alloc::boxed::Box;

use crate::{Game, Seat, SeatSet};

/// Whose move it is. The same for every viewer.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Turn {
    /// The dealer owes a shuffle.
    Chance,
    /// This seat, alone, must act.
    One(Seat),
    /// Each of these seats must commit once; order is irrelevant and the commits are sealed.
    All(SeatSet),
    /// Any of these seats may act; whoever is applied first changes the table.
    Race(SeatSet),
    Over,
}

impl Turn {
    /// Who may act now.
    #[inline]
    pub const fn seats(self) -> SeatSet {
        match self {
            Turn::One(seat) => SeatSet::only(seat),
            Turn::All(seats) | Turn::Race(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}

/// Grows whenever choices must be made anew. A claim names the moment it answers, so that a late
/// one is refused and a merely overtaken one still counts.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Moment(pub u32);

/// The only thing that ever changes a table. A record is a list of these.
#[derive(Debug)]
pub enum Step<'a, G: Game> {
    /// The dealer's whole shuffle, top card first.
    Shuffle(&'a [G::Card]),
    Act(Seat, G::Action),
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "derive would ask for a game that is Copy")]
impl<G: Game> Clone for Step<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<'_, G> {}

/// Why a step was refused. The table is unchanged.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Illegal {
    GameOver,
    NotYourTurn,
    /// Not among the legal actions of that seat.
    NotAllowed,
    /// A shuffle that nobody waits for, or an action while the dealer owes one.
    NotNow,
    /// A shuffle of other cards than those that are due.
    WrongCards,
}

/// A step as it is kept: in a record, in a law's history.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Kept<G: Game> {
    Shuffle(Box<[G::Card]>),
    Act(Seat, G::Action),
}

impl<G: Game> Kept<G> {
    pub fn step(&self) -> Step<'_, G> {
        match self {
            Kept::Shuffle(cards) => Step::Shuffle(cards),
            Kept::Act(seat, action) => Step::Act(*seat, *action),
        }
    }
}
