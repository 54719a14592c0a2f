//! The terminal table: to play against the house, and to step through a record.

mod app;
pub mod board;
pub mod boards;
mod cast;
mod choices;
mod claim;
mod desk;
mod draw;
mod file;
mod frame;
mod hosted;
mod house;
mod key;
mod leave;
mod log;
mod menu;
mod pages;
pub mod remote;
mod replay;
mod saving;
mod screen;
mod talk;
mod terminal;
#[cfg(test)]
mod tests;
mod typed;
mod wrap;

use std::path::PathBuf;
use std::time::Duration;

use catalog::{GameId, with_game};
use record::Record;
use serde_json::{Map, Value};
use words::Words;

pub use hosted::{default_seats, name_key, read_deck};
pub use terminal::PACE;

use self::app::App;
use self::hosted::{Hosted, Setup};
use self::menu::Menu;
use self::replay::Replay;

/// What a person asked for. What is not said is asked or has a default.
#[derive(Clone, Debug)]
pub struct PlayOptions {
    pub game: Option<GameId>,
    pub seats: Option<u8>,
    /// The person's own seat.
    pub seat: u8,
    /// How well the house plays.
    pub level: u8,
    /// Without one, the operating system's randomness deals.
    pub seed: Option<String>,
    pub options: Map<String, Value>,
    pub deck: Option<DeckText>,
    pub colour: bool,
    /// How long the house takes over a move.
    pub pace: Duration,
    /// Where the record goes, unasked, at the end.
    pub record_to: Option<PathBuf>,
}

impl Default for PlayOptions {
    fn default() -> PlayOptions {
        PlayOptions {
            game: None,
            seats: None,
            seat: 0,
            level: 3,
            seed: None,
            options: Map::new(),
            deck: None,
            colour: true,
            pace: PACE,
            record_to: None,
        }
    }
}

/// A deck file that has been read.
#[derive(Clone, Debug)]
pub struct DeckText {
    pub path: PathBuf,
    /// TOML
    pub text: String,
}

/// Through whose eyes a record is shown.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Look {
    Seat(u8),
    Watcher,
    Referee,
}

/// Plays a game against the house, until the person leaves.
pub fn play(mut options: PlayOptions, words: &Words) -> anyhow::Result<()> {
    if options.game.is_none() {
        let mut menu = Menu::new(options.seats, options.colour, words);
        terminal::run(&mut menu, words)?;
        (options.game, options.seats) = menu.chosen.unzip();
    }
    let Some(game) = options.game else { return Ok(()) };
    with_game!(game, G => sit_down::<G>(&options, words))
}

fn sit_down<G: Hosted>(options: &PlayOptions, words: &Words) -> anyhow::Result<()> {
    let mut app = App::<G>::new(Setup::new(options, words)?, words);
    terminal::run(&mut app, words)?;
    if let Some(farewell) = app.farewell() {
        println!("{farewell}");
    }
    Ok(())
}

/// Steps through a record as somebody saw it; as seat 0 if nobody is named.
pub fn replay(
    record: &Record,
    look: Option<Look>,
    colour: bool,
    words: &Words,
) -> anyhow::Result<()> {
    with_game!(record.game, G => {
        let look = look.unwrap_or(Look::Seat(0));
        terminal::run(&mut Replay::<G>::new(record, look, colour, words)?, words)
    })
}
