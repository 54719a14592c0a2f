//! Leaving a table that plays on.

use ratatui::Frame;
use wire::{Ask, Stage};

use super::{Hosted, Remote};
use crate::tui::key::Key;
use crate::tui::leave::question;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Going {
    No,
    /// The person is asked who plays on.
    Question,
    /// The table is asked, under this number, to let the house play on.
    Asked(u32),
    Gone,
}

impl<G: Hosted> Remote<'_, G> {
    /// Only who is in the middle of a game is asked.
    pub(super) fn leave(&mut self) {
        let plays = self.stage == Stage::Playing && !self.yours.is_empty();
        self.going = if plays { Going::Question } else { Going::Gone };
    }

    /// Whether the key was meant for this.
    pub(super) fn going_key(&mut self, key: Key) -> bool {
        match (self.going, key) {
            (Going::No | Going::Gone, _) => return false,
            (_, Key::Interrupt) | (Going::Question, Key::Char('g' | 'G')) => {
                self.going = Going::Gone;
            }
            (Going::Question, Key::Esc) => self.going = Going::No,
            (Going::Question, Key::Char('h' | 'H') | Key::Enter) => self.leave_to_house(),
            _ => {}
        }
        true
    }

    fn leave_to_house(&mut self) {
        let told = self.desk.trouble.is_none();
        let seats = self.yours.iter().filter(|_| told);
        let asked = seats.map(|&seat| self.line.ask(Ask::Leave { seat })).last();
        // Where nobody can be told, what is wrong stands below.
        self.going = asked.map_or(Going::No, Going::Asked);
    }

    pub(super) fn draw_going(&self, frame: &mut Frame<'_>) {
        if self.going == Going::Question {
            let texts =
                ["remote-leave", "remote-leave-house", "remote-leave-go", "remote-leave-not"];
            let texts = texts.map(|key| self.desk.words.get(key));
            question(frame, &texts, 0, self.desk.paint);
        }
    }
}
