//! The engine protocol: one JSON object per line in, one per line out.
//!
//! Knows: requests, answers, tables by name, how much memory they may take.
//! Must never know: terminals, files, real clocks.

mod advice;
mod answer;
mod engine;
mod fields;
mod new;
mod serve;
mod table;

pub use engine::{Engine, Limits};
pub use serve::{LONGEST_LINE, serve};
