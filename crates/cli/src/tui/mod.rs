//! The terminal table.

pub mod board;
pub mod boards;
