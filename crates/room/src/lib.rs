//! One running table: who deals, what happened, what was said.
//!
//! Knows: steps in, events out, dealers, the log. Must never know: sockets, tasks, real clocks, names.

mod chance;
mod fast;
mod playout;
mod room;
mod seeded;

pub use chance::{Chance, NoDeal, Scripted};
pub use fast::Fast;
pub use playout::{Playout, playout};
pub use room::{Entry, Refused, Room, Say};
pub use seeded::Seeded;
