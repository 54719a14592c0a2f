//! What was pressed, without the terminal's finer points.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Key {
    Char(char),
    Enter,
    Esc,
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    Backspace,
    Delete,
    Tab,
    /// F1
    Help,
    /// Ctrl-C
    Interrupt,
    Other,
}

impl From<KeyEvent> for Key {
    fn from(event: KeyEvent) -> Key {
        let held = event.modifiers;
        // AltGr comes as Ctrl and Alt together and is how many keyboards write their signs.
        let alt_gr = held.contains(KeyModifiers::CONTROL | KeyModifiers::ALT);
        match event.code {
            KeyCode::Char('c' | 'C') if held == KeyModifiers::CONTROL => Key::Interrupt,
            KeyCode::Char(_)
                if held.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) && !alt_gr =>
            {
                Key::Other
            }
            KeyCode::Char(char) => Key::Char(char),
            code => bare(code),
        }
    }
}

fn bare(code: KeyCode) -> Key {
    match code {
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Tab => Key::Tab,
        KeyCode::F(1) => Key::Help,
        _ => Key::Other,
    }
}
