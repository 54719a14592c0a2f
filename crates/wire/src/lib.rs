//! What a device and a table say to each other.
//!
//! Knows: the messages, and how they look in TypeScript. Must never know: the web framework, the insides of
//! rooms.

mod json;
mod set_up;
mod to_client;
mod to_server;

pub use json::Json;
pub use set_up::{Created, House, Pace, Race, SetUp, Sign};
pub use to_client::{
    Answer, Chair, Clock, Code, Happening, Sitter, Stage, Standing, ToClient, What,
};
pub use to_server::{Ask, ToServer};
