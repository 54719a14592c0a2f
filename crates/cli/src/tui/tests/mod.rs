//! Screens, keys and whole games, without a terminal.

mod games;
mod keys;
mod remote;
mod replays;
mod saving;
mod screens;
mod secrets;

use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use words::{Lang, Words};

use super::PlayOptions;
use super::app::App;
use super::hosted::{Hosted, Setup};
use super::key::Key;
use super::screen::Screen;

/// A table at which the house does not think about its moves.
fn options(seats: u8, seed: &str) -> PlayOptions {
    PlayOptions {
        seats: Some(seats),
        seed: Some(seed.to_owned()),
        colour: false,
        pace: Duration::ZERO,
        ..PlayOptions::default()
    }
}

fn english() -> Words {
    Words::new(Lang::En)
}

fn app<'w, G: Hosted>(options: &PlayOptions, words: &'w Words) -> App<'w, G> {
    App::new(Setup::new(options, words).expect("a good set-up"), words)
}

/// What a terminal of this size shows.
fn shown_at(screen: &impl Screen, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test terminal");
    terminal.draw(|frame| screen.draw(frame)).expect("a test terminal draws");
    let buffer = terminal.backend().buffer();
    let symbols: Vec<&str> = buffer.content().iter().map(Cell::symbol).collect();
    let rows = symbols.chunks(width.into()).map(<[&str]>::concat);
    rows.map(|row| format!("{}\n", row.trim_end())).collect()
}

fn shown(screen: &impl Screen) -> String {
    shown_at(screen, 80, 24)
}

fn press(screen: &mut impl Screen, keys: &str) {
    keys.chars().for_each(|char| screen.key(Key::Char(char)));
}

/// Lets the house play until the person must act or the game is over.
fn wait<G: Hosted>(app: &mut App<'_, G>) {
    while app.desk.choices.is_empty() && app.desk.seen.outcome.is_none() {
        app.tick(Duration::ZERO);
    }
}

/// One step of the house, or the first thing the person may do.
fn step<G: Hosted>(app: &mut App<'_, G>) {
    if app.desk.choices.is_empty() {
        app.tick(Duration::ZERO);
    } else {
        app.key(Key::Char('1'));
    }
}

/// To the end of the game; the person always does the first thing.
fn play_on<G: Hosted>(app: &mut App<'_, G>) {
    for _ in 0..200_000 {
        if app.desk.seen.outcome.is_some() {
            return;
        }
        step(app);
    }
    panic!("no end in sight");
}
