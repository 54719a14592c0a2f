//! Everything a person reads, in English, German and French.
//!
//! Knows: languages, messages, how each game's sights and actions are told in words.
//! Must never know: the truth of a table, files, terminals.

mod games;
mod lang;
mod message;
mod options;
mod rules;
mod spoken;
mod steers;
mod words;

pub use lang::Lang;
pub use message::{Arg, Message};
pub use options::option_about;
pub use rules::{Clause, Section, rules};
pub use spoken::{Spoken, Teller};
pub use steers::{LONGEST_NAME, is_blank, is_steered, plain_name, steers};
pub use words::{SOURCES, Words};
