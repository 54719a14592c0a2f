//! The tables: people, sockets, tasks and storage around rooms.
//!
//! Knows: who sits where, what is durable, who is told what and when. Must never know: how a game is played.
//!
//! What a viewer is shown can be made into what is sent; the truth cannot, for anybody:
//!
//! ```
//! # use catalog::lucktails::{Sight, View};
//! fn send(view: &View, sight: &Sight) -> [wire::Json; 2] {
//!     [wire::Json::of(view), wire::Json::of(sight)]
//! }
//! ```
//! ```compile_fail,E0277
//! fn send(truth: &catalog::lucktails::Lucktails) -> wire::Json {
//!     wire::Json::of(truth)
//! }
//! ```
//! ```compile_fail,E0277
//! fn send(truth: &<catalog::lucktails::Lucktails as game::Game>::Event) -> wire::Json {
//!     wire::Json::of(truth)
//! }
//! ```
//! ```compile_fail,E0277
//! fn send(truth: &room::Room<catalog::lucktails::Lucktails>) -> wire::Json {
//!     wire::Json::of(truth)
//! }
//! ```
//! ```compile_fail,E0277
//! fn send(truth: &game::Unveiled<catalog::lucktails::View>) -> wire::Json {
//!     wire::Json::of(truth)
//! }
//! ```
//! ```compile_fail,E0277
//! fn send(truth: &catalog::get_lucky::GetLucky) -> wire::Json {
//!     wire::Json::of(truth)
//! }
//! ```
//! ```compile_fail,E0277
//! fn send(truth: &<catalog::get_lucky::GetLucky as game::Game>::Event) -> wire::Json {
//!     wire::Json::of(truth)
//! }
//! ```
//! ```compile_fail,E0277
//! fn send(truth: &catalog::lucky_bastard::LuckyBastard) -> wire::Json {
//!     wire::Json::of(truth)
//! }
//! ```
//! ```compile_fail,E0277
//! fn send(truth: &<catalog::lucky_bastard::LuckyBastard as game::Game>::Event) -> wire::Json {
//!     wire::Json::of(truth)
//! }
//! ```
//! ```compile_fail,E0277
//! fn send(truth: &catalog::lucky_duck::LuckyDuck) -> wire::Json {
//!     wire::Json::of(truth)
//! }
//! ```
//! ```compile_fail,E0277
//! fn send(truth: &<catalog::lucky_duck::LuckyDuck as game::Game>::Event) -> wire::Json {
//!     wire::Json::of(truth)
//! }
//! ```

mod all_words;
mod allowance;
mod app;
mod background;
mod certificate;
mod clock;
mod connection;
mod description;
mod frames;
mod front;
mod guard;
mod hosts;
mod html;
mod keeping;
mod limits;
mod listening;
mod names;
mod occupied;
mod open_tables;
mod origin;
mod outbound;
mod pages;
mod panics;
mod passes;
mod people;
mod pieces;
mod pondering;
mod preferences;
mod problem;
mod proxies;
mod retention;
mod routes;
mod secret;
mod serve;
mod socket;
mod store;
mod table_task;
mod tables;
mod upgrade;

pub use app::Doors;
pub use certificate::{BadCertificate, Certificate};
pub use clock::Wall;
pub use limits::LimitSettings;
pub use listening::listen;
pub use occupied::TableLimits;
pub use origin::Origin;
pub use panics::log_panics;
pub use proxies::Proxies;
pub use routes::{app, description};
pub use serve::serve;
pub use store::{Sole, Store, StoreError, backup, restore};
pub use tables::{Settings, Tables};
