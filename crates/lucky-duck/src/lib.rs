//! Knows: its own rules. Must never know: other games, rooms, people.
#![no_std]
