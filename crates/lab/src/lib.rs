//! The lab: plays many games and says what they show.
//!
//! Knows: rules, bots and what came of their games. Must never know: who plays for pleasure.

#![expect(clippy::cast_precision_loss, reason = "nobody plays 2^52 games")]

mod arena;
mod balance;
mod crew;
mod entrant;
mod forfeit;
mod journal;
mod outside;
mod plan;
mod play;
mod rating;
mod report;
mod sitter;
pub mod solve;
mod strength;
mod tally;

pub use arena::{Arena, Finished};
pub use balance::{
    Balance, BalanceReport, Clauses, Dealt, Luck, Marks, Parts, Ruled, Ruling, RulingSeen, Seats,
    Seen, Shows, Spread, TooMuch, luck,
};
pub use entrant::{Entered, Entrant, Nobody};
pub use forfeit::{Fault, Forfeit, shortened};
pub use journal::{Journal, NoJournal};
pub use outside::{Errors, Outsider, Program};
pub use plan::{Meeting, Pairing, Unit};
pub use play::{Party, Played, Witness, play};
pub use rating::{Rating, ratings};
pub use report::Report;
pub use report::page::{Block, Page, Table};
pub use sitter::Sitter;
pub use strength::{APART, Pace, Rung, Strength, StrengthReport, TIMED, Times, Top, times};
pub use tally::{NINETY_FIVE, Share, Tally, tallies};
