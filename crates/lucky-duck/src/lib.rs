//! Knows: the rules of Lucky Duck, and what each viewer may know of a table.
//! Must never know: other games, rooms, people, time, where chance comes from.
#![no_std]

extern crate alloc;

mod action;
mod card;
mod completes;
mod event;
mod hands;
mod odds;
mod pile;
mod play;
mod ring;
mod rules;
mod singles;
mod table;
mod told;

pub use action::{Action, NoSuchAction};
pub use card::{Card, NoSuchCard};
pub use completes::Completes;
pub use event::Event;
pub use hands::Hands;
pub use odds::Odds;
pub use ring::Ring;
pub use rules::{Deck, Rules};
pub use singles::{ByTrait, NoSuchTrait, Trait, Traits};
pub use table::Table;
pub use told::Told;

/// The whole truth about one table.
pub type LuckyDuck = Table<game::Whole>;
/// The table as one viewer knows it.
pub type View = Table<game::Masked>;
/// What happened, as one viewer is told of it.
pub type Sight = Event<game::Masked>;
