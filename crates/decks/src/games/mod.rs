//! Each game's deck file.

mod get_lucky;
mod lucktails;
mod lucky_bastard;
mod lucky_duck;
