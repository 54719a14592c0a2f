//! One program for all of these: it takes less to build.

mod arena;

mod get_lucky_thumb;
mod levels;
mod lucktails_thumb;
mod lucky_bastard_thumb;
mod lucky_duck_thumb;
mod search;
