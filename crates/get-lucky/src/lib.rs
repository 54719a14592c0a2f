//! Get Lucky: a dinner party at which every seat wants to be the one who kills Doctor Lucky.
//!
//! Knows: the rules of Get Lucky, and who may see what of it.
//! Must never know: other games, rooms, people, time, where chance comes from.
#![no_std]

extern crate alloc;

mod action;
mod ask;
mod card;
mod cards;
mod characters;
mod contract;
mod event;
mod legal;
mod play;
mod rules;
mod table;
mod told;

pub use action::{Action, NoSuchAction};
pub use card::{Card, Character, Kind, NoSuchCard};
pub use cards::{Cards, Stack, Upgrades};
pub use characters::Characters;
pub use event::Event;
pub use rules::{Deck, DeckFault, MOST_SEATS, Rules};
pub use table::{Attempt, MOST_SWAPS, Table};
pub use told::Told;

/// The truth.
pub type GetLucky = Table<game::Whole>;
/// The table as one viewer knows it.
pub type View = Table<game::Masked>;
/// What happened, as one viewer is told of it.
pub type Sight = Event<game::Masked>;
