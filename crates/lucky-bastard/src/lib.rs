//! Lucky Bastard: a memory game with a race in every turn. The numbered rules are in the README.
//!
//! Knows: its own rules, who may see which card, and what a perfect memory holds.
//! Must never know: other games, rooms, people, time, where chance comes from.
#![no_std]

extern crate alloc;

mod action;
mod ask;
mod card;
mod contract;
mod event;
mod legal;
mod play;
mod read;
mod rules;
mod spread;
mod table;
mod told;

pub use action::{Action, At, NoAction, Slots};
pub use ask::Phase;
pub use card::{Card, Cards, NoCard, Power};
pub use event::{Event, Short, Sight, Why};
pub use rules::{CARDS, Deck, DeckFault, MOST_KINDS, MOST_SEATS, Rules};
pub use table::{LuckyBastard, Table, View};
pub use told::Told;
