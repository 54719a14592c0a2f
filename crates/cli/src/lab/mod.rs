//! The lab: what the house can do, measured.

pub mod bench;
