//! The house in a browser: tables on this device, and the words of any table.
//!
//! Knows: tables, the house, records and words, behind the same messages as a server. Must never know: the network,
//! where anything is kept, what time it is, where randomness comes from: all of that comes with a request.

mod here;
mod pocket;
mod replay;
mod speak;

pub use pocket::Pocket;
