//! JSON that comes from outside: devices, servers, files, programs of others.
//!
//! Knows: how long and how deep a text may be, and which names no field may have. Must never know: what any of it means.
//!
//! Texts from outside are read here and nowhere else (`cargo xtask tidy` looks), because of one name that no field may
//! have: where the feature `raw_value` of `serde_json` is on, an object with it is no object to `serde_json::Value`, but
//! whatever the text under it says as JSON of its own. Nested some thousand times that takes more stack than there
//! is, and another reader sees another value.

mod read;
mod tree;

pub use read::{read, read_bytes};
pub use tree::{JsonFault, MOST_TEXT, read_json};
