//! The rules of a game over the table, to be read by and by.

use std::cell::Cell;

use ratatui::Frame;
use ratatui::layout::Margin;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear};
use words::{Section, Words, rules};

use super::board::Paint;
use super::key::Key;
use super::screen::middle;
use super::wrap::{width, wrap};

const WIDTH: u16 = 80;
const INDENT: u16 = 7;

#[derive(Clone, Debug)]
pub struct Pages {
    title: String,
    rows: Vec<Line<'static>>,
    top: usize,
    /// How many rows were last shown.
    height: Cell<usize>,
}

impl Pages {
    /// The keys, then the rules.
    pub fn new(game: &str, name: &str, keys: &str, words: &Words, paint: Paint) -> Pages {
        let mut rows = heading(&words.get("tui-keys-heading"), paint);
        rows.extend(keys.lines().flat_map(|key| wrap(key, WIDTH - 4)).map(Line::raw));
        if let Some((intro, sections)) = rules(words, game) {
            rows.push(Line::default());
            rows.extend(heading(name, paint));
            rows.extend(wrap(&intro, WIDTH - 4).into_iter().map(Line::raw));
            rows.extend(sections.iter().flat_map(|it| section(it, paint)));
        }
        Pages { title: name.to_owned(), rows, top: 0, height: Cell::new(1) }
    }

    /// Whether the person has read enough.
    pub fn key(&mut self, key: Key) -> bool {
        let page = self.height.get().saturating_sub(1).max(1);
        let last = self.rows.len().saturating_sub(self.height.get());
        let top = match key {
            Key::Up => self.top.saturating_sub(1),
            Key::Down => self.top + 1,
            Key::PageUp => self.top.saturating_sub(page),
            Key::PageDown | Key::Char(' ') => self.top + page,
            Key::Home => 0,
            Key::End => last,
            Key::Esc | Key::Enter | Key::Help | Key::Interrupt | Key::Char('?' | 'q' | 'Q') => {
                return true;
            }
            _ => self.top,
        };
        self.top = top.min(last);
        false
    }

    pub fn draw(&self, frame: &mut Frame<'_>, words: &Words, paint: Paint) {
        let outer = middle(frame.area(), WIDTH, frame.area().height);
        let inner = outer.inner(Margin::new(2, 1));
        self.height.set(inner.height.into());
        let last = self.rows.len().saturating_sub(inner.height.into());
        let share = (self.top * 100).checked_div(last).unwrap_or(100);
        let block = Block::bordered()
            .border_style(paint.strong())
            .title(format!(" {} ", self.title))
            .title_bottom(format!(" {} ", words.get("tui-pages-keys")))
            .title_bottom(Line::from(format!(" {} % ", share.min(100))).right_aligned());
        frame.render_widget(Clear, outer);
        frame.render_widget(block, outer);
        let shown = self.rows.iter().skip(self.top.min(last)).take(inner.height.into());
        frame.render_widget(shown.cloned().collect::<Text<'_>>(), inner);
    }
}

fn heading(text: &str, paint: Paint) -> Vec<Line<'static>> {
    vec![Line::styled(text.to_owned(), paint.strong())]
}

fn section(section: &Section, paint: Paint) -> Vec<Line<'static>> {
    let mut rows = vec![Line::default()];
    rows.extend(heading(&section.heading, paint));
    for clause in &section.clauses {
        let texts = wrap(&clause.text, WIDTH - 4 - INDENT);
        let ids = [clause.id.as_str()].into_iter().chain(std::iter::repeat(""));
        let row = |(text, id): (String, &str)| {
            let gap = " ".repeat(usize::from(INDENT.saturating_sub(width(id))));
            Line::from(vec![Span::styled(format!("{id}{gap}"), paint.faint()), Span::raw(text)])
        };
        rows.extend(texts.into_iter().zip(ids).map(row));
    }
    rows
}
