//! Solved games: a table that was computed beforehand, and somebody who plays by it.
//!
//! Knows: a round of Lucktails in a few bytes, what a seat goes by, the table. Must never know: how the
//! table was made, the truth of a table that is played at.

mod bot;
mod look;
mod parts;
mod round;
mod table;
mod thumb;

use std::sync::LazyLock;

use bots::Bot;
use game::{Game, Seat};
use get_lucky::GetLucky;
use lucktails::Lucktails;
use lucky_bastard::LuckyBastard;
use lucky_duck::LuckyDuck;

pub use bot::ByTable;
pub use look::{Look, MOVES, Stand, moves};
pub use round::{BONUS_AT, CAP, Cards, ENOUGH, LUCK, MOST_SEATS, Round, UNSEEN, WORTHS};
pub use table::{MOST_WEIGHT, NoTable, Table, Tables, Weights};
pub use thumb::thumb;

/// The tables the house has; `docs/solver.md` says how they were made.
pub static HOUSE: LazyLock<Tables> = LazyLock::new(|| {
    Tables::from_bytes(include_bytes!("../lucktails.table")).expect("a test reads them")
});

/// A game somebody may play by a table.
pub trait Solved: Game {
    /// Somebody at that seat, where there is a table for the game. `memory` is what the seat knows
    /// before anything has happened.
    fn solved(_seat: Seat, _memory: Self::View) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// Whether there is a table for the game at all.
    const IS_SOLVED: bool = false;
}

impl Solved for Lucktails {
    const IS_SOLVED: bool = true;

    fn solved(seat: Seat, memory: Self::View) -> Option<Box<dyn Bot<Lucktails>>> {
        let table = HOUSE.get(memory.rules().n_seats())?;
        Some(Box::new(ByTable::new(seat, memory, table)))
    }
}

impl Solved for GetLucky {}
impl Solved for LuckyBastard {}
impl Solved for LuckyDuck {}
