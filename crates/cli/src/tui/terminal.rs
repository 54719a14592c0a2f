//! The only place that touches the real terminal and the real clock.

use std::io::{IsTerminal, stdin, stdout};
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, EnableBracketedPaste, Event, KeyEventKind,
};
use ratatui::crossterm::execute;
use ratatui::layout::Size;
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use words::{Message, Words};

use super::key::Key;
use super::screen::{Fit, Screen};
use crate::failure::Failure;

/// A signal to stop is heard at least this often.
const LISTEN: Duration = Duration::from_millis(250);

/// Shows the screen until it is done, and leaves the terminal as it was found.
pub fn run(screen: &mut impl Screen, words: &Words) -> anyhow::Result<()> {
    if !is_there() {
        return Err(Failure::machine(Message::new("tui-no-terminal")).into());
    }
    let shown_now = Arc::new(());
    watch(Arc::downgrade(&shown_now));
    // Restores the terminal on a panic too.
    let terminal = ratatui::try_init();
    // A terminal that does not know it lets pasted text through as keys.
    let _ = execute!(stdout(), EnableBracketedPaste);
    let shown = terminal.and_then(|mut terminal| show(&mut terminal, screen, words));
    let _ = execute!(stdout(), DisableBracketedPaste);
    ratatui::restore();
    drop(shown_now);
    shown.map_err(|_| Failure::machine(Message::new("tui-terminal-lost")).into())
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
    let told_to_stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
        signal_hook::flag::register(signal, told_to_stop.clone())?;
    }
    while !screen.is_done() {
        if told_to_stop.load(Ordering::Relaxed) {
            screen.cut_off();
            break;
        }
        terminal.draw(|frame| screen.draw(frame))?;
        let pressed = event::poll(screen.rest().min(LISTEN))?;
        let now = Instant::now();
        screen.tick(now.saturating_duration_since(last));
        last = now;
        if pressed {
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => screen.key(Key::from(key)),
                Event::Paste(text) => screen.paste(&text),
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
