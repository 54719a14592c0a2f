//! The binary `luckhouse`: the house in a terminal.
//!
//! Knows: the command line, the terminal, files. Must never know: how a game is played.

mod tui;

fn main() {}
