//! Lucktails: bait the others, and turn over a card you have not seen.
//!
//! Knows: the rules of Lucktails. Must never know: other games, rooms, people.
#![no_std]

extern crate alloc;

mod action;
mod card;
mod deck;
mod event;
mod layout;
mod place;
mod play;
mod rules;
mod table;
mod told;

pub use action::{Action, NoSuchAction};
pub use card::{Card, NoSuchCard};
pub use deck::{BaitStep, Deck, DeckFault, MOST_STEPS};
pub use event::{Event, Sight};
pub use layout::Layout;
pub use place::{NoSuchPlace, Place};
pub use rules::Rules;
pub use table::{Lucktails, Table, View};
pub use told::Told;
