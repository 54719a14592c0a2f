//! Each game's table as text.

mod get_lucky;
mod lucktails;
mod lucky_bastard;
mod lucky_duck;
#[cfg(test)]
mod tests;
