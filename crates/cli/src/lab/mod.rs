//! The lab: what the house can do, measured.

pub mod arena;
pub mod balance;
pub mod bench;
pub mod entrants;
pub mod solve;
pub mod strength;
