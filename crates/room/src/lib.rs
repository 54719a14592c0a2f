//! One running table: who deals, what happened, what is legal to ask.
//!
//! Knows: steps in, events out, dealers. Must never know: sockets, tasks, real clocks, names.

mod fast;
mod playout;

pub use fast::Fast;
pub use playout::{Playout, playout};
