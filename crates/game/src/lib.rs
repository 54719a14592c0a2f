//! The contract between a card game and everything that runs one.
//!
//! Knows: seats, viewers, turns, steps, views, and the laws every game obeys.
//! Must never know: any particular game, time, where chance comes from.
#![no_std]

extern crate alloc;

mod contract;
mod knowledge;
pub mod laws;
mod list;
mod options;
mod readable;
pub mod scene;
mod seat;
#[doc(hidden)]
pub mod text;
pub mod toy;
mod transcript;
mod turn;
pub mod twins;
pub mod worlds;

pub use contract::{Determinize, Game, MOST_CARDS, Outcome, SightOf, Unveiled, View};
pub use knowledge::{Audience, Eye, Knowledge, Masked, Memory, Told, Viewer, Whole};
pub use list::List;
pub use options::{BadOption, BadOptions, OptionSpec, OptionValues, Range, default_options};
pub use readable::{Readable, Unreadable, by_seat};
pub use seat::{Seat, SeatSet};
pub use transcript::transcript;
pub use turn::{Illegal, Kept, Moment, Step, Turn};
