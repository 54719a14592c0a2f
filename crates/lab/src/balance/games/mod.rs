//! The house's rulings, game by game.

mod get_lucky;
mod lucktails;
mod lucky_bastard;
mod lucky_duck;

#[cfg(test)]
mod tests;
