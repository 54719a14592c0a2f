//! What the terminal shows and asks: everything that knows neither the terminal nor the clock.

use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::text::Text;
use words::{Message, Words};

use super::key::Key;

pub const LONG_REST: Duration = Duration::from_secs(1);

/// Something that fills the terminal.
pub trait Screen {
    fn key(&mut self, key: Key);
    /// Whether letters are a text now. What is pasted elsewhere is no row of commands.
    fn is_typing(&self) -> bool {
        false
    }
    /// Time goes by.
    fn tick(&mut self, _passed: Duration) {}
    /// How long nothing will happen by itself.
    fn rest(&self) -> Duration {
        LONG_REST
    }
    fn draw(&self, frame: &mut Frame<'_>);
    fn is_done(&self) -> bool;
    /// It is over at once, with nobody left to ask.
    fn cut_off(&mut self) {}
}

/// The least terminal a table fits on.
pub const LEAST: Size = Size { width: 80, height: 24 };

/// A screen that waits, with a friendly word, while the terminal is too small for it.
pub struct Fit<'a, S> {
    inner: &'a mut S,
    words: &'a Words,
    size: Size,
    left: bool,
}

impl<'a, S: Screen> Fit<'a, S> {
    pub fn new(inner: &'a mut S, words: &'a Words, size: Size) -> Fit<'a, S> {
        Fit { inner, words, size, left: false }
    }

    pub fn resize(&mut self, size: Size) {
        self.size = size;
    }

    /// Text from elsewhere goes where text is typed, and nowhere else.
    pub fn paste(&mut self, text: &str) {
        if self.is_typing() {
            text.chars().for_each(|char| self.key(Key::Char(char)));
        }
    }

    fn fits(&self) -> bool {
        self.size.width >= LEAST.width && self.size.height >= LEAST.height
    }

    fn ask_for_room(&self, frame: &mut Frame<'_>) {
        let message = Message::new("tui-too-small")
            .with("width", LEAST.width)
            .with("height", LEAST.height)
            .with("has-width", self.size.width)
            .with("has-height", self.size.height);
        let width = frame.area().width.max(1);
        let rows = super::wrap::wrap(&self.words.say(&message), width);
        let text = Text::from_iter(rows).centered();
        frame.render_widget(&text, middle(frame.area(), width, text.height() as u16));
    }
}

impl<S: Screen> Screen for Fit<'_, S> {
    fn key(&mut self, key: Key) {
        match key {
            key if self.fits() => self.inner.key(key),
            Key::Interrupt => {
                self.cut_off();
                self.left = true;
            }
            _ => {}
        }
    }

    fn is_typing(&self) -> bool {
        self.fits() && self.inner.is_typing()
    }

    fn tick(&mut self, passed: Duration) {
        if self.fits() {
            self.inner.tick(passed);
        }
    }

    fn rest(&self) -> Duration {
        if self.fits() { self.inner.rest() } else { LONG_REST }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        if self.fits() { self.inner.draw(frame) } else { self.ask_for_room(frame) }
    }

    fn is_done(&self) -> bool {
        self.left || self.inner.is_done()
    }

    fn cut_off(&mut self) {
        self.inner.cut_off();
    }
}

/// A part of `area` of at most this size, in its middle.
pub fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let [row] = Layout::vertical([Constraint::Length(height.min(area.height))])
        .flex(ratatui::layout::Flex::Center)
        .areas(area);
    let [cell] = Layout::horizontal([Constraint::Length(width.min(area.width))])
        .flex(ratatui::layout::Flex::Center)
        .areas(row);
    cell
}
