//! One program for all of these: it takes less to build.

mod get_lucky;
mod locales;
mod lucktails;
mod lucky_bastard;
mod lucky_duck;
