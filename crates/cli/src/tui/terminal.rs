//! The only place that touches the real terminal and the real clock.

use std::io::{IsTerminal, stdin, stdout};
use std::process::exit;
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use ratatui::layout::Size;
use words::Words;

use super::key::Key;
use super::screen::{Fit, Screen};

/// Shows the screen until it is done, and leaves the terminal as it was found.
pub fn run(screen: &mut impl Screen, words: &Words) -> anyhow::Result<()> {
    anyhow::ensure!(is_there(), words.get("tui-no-terminal"));
    let shown_now = Arc::new(());
    watch(Arc::downgrade(&shown_now));
    // Restores the terminal on a panic too.
    let terminal = ratatui::try_init();
    let shown = terminal.and_then(|mut terminal| show(&mut terminal, screen, words));
    ratatui::restore();
    drop(shown_now);
    shown.with_context(|| words.get("tui-terminal-lost"))
}

fn is_there() -> bool {
    stdout().is_terminal() && stdin().is_terminal()
}

/// Ends the process when its terminal has been closed and the hang-up went unheard: crossterm would
/// wait for keys for ever, and busily.
fn watch(shown: Weak<()>) {
    thread::spawn(move || {
        while shown.strong_count() > 0 {
            if !is_there() {
                exit(1);
            }
            thread::sleep(Duration::from_secs(1));
        }
    });
}

fn show(
    terminal: &mut DefaultTerminal,
    screen: &mut impl Screen,
    words: &Words,
) -> std::io::Result<()> {
    let mut screen = Fit::new(screen, words, terminal.size()?);
    let mut last = Instant::now();
    while !screen.is_done() {
        terminal.draw(|frame| screen.draw(frame))?;
        let pressed = event::poll(screen.rest())?;
        let now = Instant::now();
        screen.tick(now.saturating_duration_since(last));
        last = now;
        if pressed {
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => screen.key(Key::from(key)),
                Event::Resize(width, height) => screen.resize(Size { width, height }),
                _ => {}
            }
        }
    }
    Ok(())
}

/// A seed nobody can guess: the operating system's randomness, which the standard library keys its
/// hashers with.
pub fn fresh_seed() -> String {
    use std::hash::{BuildHasher, RandomState};
    let word = || RandomState::new().hash_one("luckhouse");
    format!("{:016x}{:04x}", word(), word() >> 48)
}

/// How long the house takes over a move if nothing else is asked for.
pub const PACE: Duration = Duration::from_millis(700);
