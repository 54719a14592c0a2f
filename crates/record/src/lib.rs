//! The record: all that is needed to play a game again anywhere.
//!
//! Knows: the file format; reading, writing, replaying, verifying. Must never know: views, sockets.

mod deal;
mod described;
mod fault;
mod options;
mod proof;
mod read;
mod talk;
mod write;

pub use deal::{DealFault, Dealt};
pub use described::described;
pub use fault::{BadRecord, EntryFault};
pub use json::{JsonFault, MOST_TEXT, read_json};
pub use options::{OptionFault, options_from_json, options_to_json};
pub use proof::Proven;
pub use read::{Record, Verified, shortened};
pub use talk::{LONGEST_TEXT, SayFault, check_say, say_from_json, say_to_json};
pub use write::Written;
