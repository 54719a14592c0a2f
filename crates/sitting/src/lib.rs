//! A table with its chairs, its journal and its game, wherever it stands: on a server or in a browser.
//!
//! Knows: who sits where, what may happen at a table, what is told of it and to whom. Must never know: sockets,
//! storage, real clocks, where randomness comes from, how a game is played.

mod house;
mod journal;
mod live;
mod moved;
mod refusal;
mod set_up;
mod table;

pub use house::{Call, HouseClock, USUAL_PACE};
pub use journal::{Dated, Founding, Item, KeptSeat, Outage, PersonId};
pub use live::{BadSetUp, Thought};
pub use moved::{Moved, MovedItem, Origin};
pub use refusal::Refusal;
pub use set_up::{BANK, DAYS, SECONDS, check};
pub use table::{LONGEST_JOURNAL, Table};
