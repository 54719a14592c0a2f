//! The question whether to save the record, and under which name.

use std::path::PathBuf;

use ratatui::Frame;
use ratatui::layout::{Margin, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear};
use words::{Message, Words};

use super::board::Paint;
use super::key::Key;
use super::screen::middle;
use super::typed::Typed;
use super::wrap::wrap;

const LONGEST_NAME: usize = 400;
const WIDTH: u16 = 72;

#[derive(Clone, Debug)]
pub struct Leave {
    name: Typed,
    step: Step,
    /// What went wrong the last time.
    why: Option<String>,
    /// Whether the person leaves once the record is saved.
    pub leaves: bool,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Step {
    Ask,
    Name,
    Exists,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Answer {
    NotYet,
    PlayOn,
    LeaveUnsaved,
    Save { over: bool },
}

impl Leave {
    /// Leaving: save it before?
    pub fn ask(file: &str) -> Leave {
        let name = Typed::new(file, LONGEST_NAME);
        Leave { name, step: Step::Ask, why: None, leaves: true }
    }

    /// Only saving: under which name?
    pub fn save(file: &str) -> Leave {
        Leave { step: Step::Name, leaves: false, ..Leave::ask(file) }
    }

    pub fn is_typing(&self) -> bool {
        self.step == Step::Name
    }

    pub fn path(&self) -> PathBuf {
        self.name.text().into()
    }

    pub fn exists(&mut self) {
        (self.step, self.why) = (Step::Exists, None);
    }

    pub fn failed(&mut self, why: String) {
        (self.step, self.why) = (Step::Name, Some(why));
    }

    pub fn key(&mut self, key: Key) -> Answer {
        match (self.step, key) {
            (_, Key::Interrupt) => Answer::LeaveUnsaved,
            (Step::Ask, Key::Enter) => Answer::Save { over: false },
            (Step::Ask, Key::Char(char)) => self.asked(char),
            (Step::Ask, Key::Esc) => Answer::PlayOn,
            (Step::Name, Key::Enter) if !self.name.text().trim().is_empty() => {
                Answer::Save { over: false }
            }
            (Step::Name, Key::Esc) if !self.leaves => Answer::PlayOn,
            (Step::Name, Key::Esc) => self.go(Step::Ask),
            (Step::Name, key) => {
                self.name.key(key);
                Answer::NotYet
            }
            (Step::Exists, Key::Char(char)) if is_yes(char) => Answer::Save { over: true },
            (Step::Exists, Key::Esc | Key::Char('n' | 'N')) => self.go(Step::Name),
            _ => Answer::NotYet,
        }
    }

    fn asked(&mut self, char: char) -> Answer {
        match char.to_ascii_lowercase() {
            char if is_yes(char) => Answer::Save { over: false },
            'n' => Answer::LeaveUnsaved,
            'e' => self.go(Step::Name),
            _ => Answer::NotYet,
        }
    }

    fn go(&mut self, step: Step) -> Answer {
        (self.step, self.why) = (step, None);
        Answer::NotYet
    }

    pub fn draw(&self, frame: &mut Frame<'_>, words: &Words, paint: Paint) {
        let texts = self.texts(words);
        let typing = u16::from(self.step == Step::Name) * 2;
        let inner = question(frame, &texts, typing, paint);
        let typed = Rect { y: inner.bottom().saturating_sub(1), height: 1, ..inner };
        if self.step == Step::Name {
            self.name.draw(frame, typed, &words.get("tui-file"), paint.strong());
        }
    }

    fn texts(&self, words: &Words) -> Vec<String> {
        let file = self.name.text();
        let said = |key| words.say(&Message::new(key).with("file", file.as_str()));
        match self.step {
            Step::Ask => {
                ["tui-leave", "tui-leave-yes", "tui-leave-no", "tui-leave-name", "tui-leave-not"]
                    .map(said)
                    .into()
            }
            Step::Name => self.why.iter().cloned().chain([words.get("tui-name")]).collect(),
            Step::Exists => vec![said("tui-exists"), words.get("tui-exists-keys")],
        }
    }
}

/// Lays a question and what can be answered over the table, with so many lines left free below it;
/// returns the place inside the frame.
pub fn question(frame: &mut Frame<'_>, texts: &[String], free: u16, paint: Paint) -> Rect {
    let mut rows: Vec<Line<'static>> = Vec::new();
    for (at, text) in texts.iter().enumerate() {
        // The question stands by itself.
        rows.extend((at == 1).then(Line::default));
        rows.extend(wrap(text, WIDTH - 4).into_iter().map(Line::raw));
    }
    let outer = middle(frame.area(), WIDTH, rows.len() as u16 + 2 + free);
    frame.render_widget(Clear, outer);
    frame.render_widget(Block::bordered().border_style(paint.strong()), outer);
    let inner = outer.inner(Margin::new(2, 1));
    frame.render_widget(Text::from(rows), inner);
    inner
}

/// “yes”, “ja” and “oui”.
pub fn is_yes(char: char) -> bool {
    matches!(char.to_ascii_lowercase(), 'y' | 'j' | 'o')
}
