//! Leaving a table and keeping its record.

use std::path::{Path, PathBuf};

use record::Written;
use words::Message;

use super::app::App;
use super::file::{self, Unsaved};
use super::hosted::Hosted;
use super::key::Key;
use super::leave::{Answer, Leave};
use crate::failure::io_reason;

impl<G: Hosted> App<'_, G> {
    /// The person wants to go. Whatever is not kept is asked about.
    pub(super) fn leave(&mut self) -> Option<Leave> {
        let entries = self.house.room().log().len();
        if self.saved.as_ref().is_some_and(|(_, saved)| *saved == entries) {
            self.done = true;
            return None;
        }
        let leave = Leave::ask(&self.setup.file());
        if self.setup.record_to.is_some() { self.try_save(leave, false) } else { Some(leave) }
    }

    pub(super) fn leave_key(&mut self, mut leave: Leave, key: Key) -> Option<Leave> {
        match leave.key(key) {
            Answer::NotYet => return Some(leave),
            Answer::PlayOn => {}
            Answer::LeaveUnsaved => self.done = true,
            Answer::Save { over } => return self.try_save(leave, over),
        }
        None
    }

    /// At the end of a game whose record was asked for beforehand.
    pub(super) fn save_unasked(&mut self) {
        if self.setup.record_to.is_some() && self.saved.is_none() {
            self.leave = self.try_save(Leave::save(&self.setup.file()), false);
        }
    }

    /// Nobody can be asked any more: under the name that was given, or the next that is free.
    pub(super) fn save_unattended(&mut self) {
        let given = self.setup.file();
        let others = (2..100).map(|n| format!("{given}-{n}"));
        for path in [given.clone()].into_iter().chain(others).map(PathBuf::from) {
            match self.save(&path, false) {
                Ok(()) => return self.saved = Some((path, self.house.room().log().len())),
                Err(Unsaved::Exists) => {}
                Err(Unsaved::Failed(_)) => return,
            }
        }
    }

    fn try_save(&mut self, mut leave: Leave, over: bool) -> Option<Leave> {
        let path = leave.path();
        match self.save(&path, over) {
            Ok(()) => {
                self.done = leave.leaves;
                self.saved = Some((path, self.house.room().log().len()));
                self.desk.notice = self.farewell();
                return None;
            }
            Err(Unsaved::Exists) => leave.exists(),
            Err(Unsaved::Failed(error)) => {
                let message = Message::new("tui-not-saved").with("why", io_reason(&error));
                leave.failed(self.desk.words.say(&message));
            }
        }
        Some(leave)
    }

    fn save(&self, path: &Path, over: bool) -> Result<(), Unsaved> {
        let deck = self.setup.own_deck.then_some(&self.setup.deck.json);
        let written = Written::new(self.house.room(), deck);
        let text = serde_json::to_string(&written);
        let text = text.map_err(|error| Unsaved::Failed(error.into()))?;
        file::save(path, &(text + "\n"), over)
    }

    /// What remains to be said when the terminal is a plain one again.
    pub fn farewell(&self) -> Option<String> {
        let (path, _) = self.saved.as_ref()?;
        let message = Message::new("tui-saved").with("file", path.display().to_string());
        Some(self.desk.words.say(&message))
    }
}
