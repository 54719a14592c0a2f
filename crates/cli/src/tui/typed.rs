//! A line of text that is being typed.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::{Frame, style::Style};

use super::key::Key;
use super::wrap::width;

#[derive(Clone, Debug)]
pub struct Typed {
    chars: Vec<char>,
    cursor: usize,
    most: usize,
}

impl Typed {
    /// A text to go on with, and how many characters it may grow to.
    pub fn new(text: &str, most: usize) -> Typed {
        let chars: Vec<char> = text.chars().take(most).collect();
        Typed { cursor: chars.len(), chars, most }
    }

    pub fn text(&self) -> String {
        self.chars.iter().collect()
    }

    /// How many more characters fit.
    pub fn left(&self) -> usize {
        self.most - self.chars.len()
    }

    pub fn is_empty(&self) -> bool {
        self.chars.is_empty()
    }

    pub fn clear(&mut self) {
        self.chars.clear();
        self.cursor = 0;
    }

    pub fn key(&mut self, key: Key) {
        let end = self.chars.len();
        match key {
            Key::Char(char) if self.left() > 0 && !words::steers(char) => {
                self.chars.insert(self.cursor, char);
                self.cursor += 1;
            }
            Key::Backspace if self.cursor > 0 => {
                self.cursor -= 1;
                self.chars.remove(self.cursor);
            }
            Key::Delete if self.cursor < end => drop(self.chars.remove(self.cursor)),
            Key::Left => self.cursor = self.cursor.saturating_sub(1),
            Key::Right => self.cursor = end.min(self.cursor + 1),
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = end,
            _ => {}
        }
    }

    /// Draws the part around the cursor after `label`, and sets the terminal's cursor there.
    pub fn draw(&self, frame: &mut Frame<'_>, area: Rect, label: &str, style: Style) {
        let room = area.width.saturating_sub(width(label) + 1).max(1);
        let before = |from: usize| self.chars[from..self.cursor].iter().collect::<String>();
        let from = (0..=self.cursor).find(|&from| width(&before(from)) < room).unwrap_or(0);
        let shown: String = self.chars[from..].iter().collect();
        let line = Line::from(vec![Span::styled(label.to_owned(), style), Span::raw(shown)]);
        frame.render_widget(line, area);
        let x = area.x + width(label) + width(&before(from));
        frame.set_cursor_position((x.min(area.right().saturating_sub(1)), area.y));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_moving_and_taking_back() {
        let mut typed = Typed::new("ac", 3);
        for key in [Key::Left, Key::Char('b'), Key::Char('x'), Key::End, Key::Backspace] {
            typed.key(key);
        }
        assert_eq!((typed.text().as_str(), typed.left()), ("ab", 1));
        for key in [Key::Home, Key::Delete, Key::Backspace, Key::Right, Key::Right, Key::Char('é')]
        {
            typed.key(key);
        }
        assert_eq!(typed.text(), "bé");
    }
}
