//! After the end: the record, and another game with the same people.

use wire::{Ask, Stage};
use words::Message;

use super::{Arrived, Hosted, JoinOptions, Over, Remote};
use crate::failure::io_reason;
use crate::remote::{Invitation, Wanted, table_code};
use crate::tui::desk::AtEnd;
use crate::tui::file::{self, Unsaved};
use crate::tui::key::Key;
use crate::tui::leave::{Answer, Leave};

impl<G: Hosted> Remote<'_, G> {
    /// What there is to do when the game is over. One that was broken off is not kept.
    pub(super) fn endings(&self) -> Vec<(AtEnd, String)> {
        let words = self.desk.words;
        let mut all = Vec::new();
        if self.stage == Stage::Over {
            all.push((AtEnd::Save, words.get("tui-end-save")));
            let follow = |code: &String| {
                words.say(&Message::new("remote-end-follow").with("code", code.as_str()))
            };
            let again = (!self.yours.is_empty()).then(|| words.get("remote-end-again"));
            let again = self.rematch.as_ref().map(follow).or(again);
            all.extend(again.map(|label| (AtEnd::Again, label)));
        }
        all.push((AtEnd::Leave, words.get("tui-end-leave")));
        all
    }

    pub(super) fn end(&mut self, choice: AtEnd) {
        match (choice, self.rematch.clone()) {
            (AtEnd::Save, _) => self.save(),
            (AtEnd::Again, Some(code)) => self.follow(code),
            (AtEnd::Again, None) => {
                self.wants_rematch = true;
                self.line.ask(Ask::Rematch {});
            }
            (AtEnd::Leave, _) => self.leave(),
        }
    }

    /// Somebody has asked for another game. Who has asked too goes there at once.
    pub(super) fn rematch_made(&mut self, code: &str) {
        let Some(code) = table_code(code) else { return };
        let message = Message::new("remote-rematch").with("code", code.as_str());
        self.desk.notice = Some(self.desk.words.say(&message));
        self.rematch = Some(code);
    }

    /// Goes where the game goes on, if this person has asked for it.
    pub(super) fn follow_if_wanted(&mut self) {
        if let Some(code) = self.rematch.clone().filter(|_| self.wants_rematch) {
            self.follow(code);
        }
    }

    fn follow(&mut self, code: String) {
        self.wants_rematch = false;
        let address = self.visitor.address().clone();
        let invitation = Invitation { address, table: Wanted::Code(code.clone()), name: None };
        // The record that was asked for beforehand was that of the first game.
        let options =
            JoinOptions { invitation, seat: None, record_to: None, ..self.options.clone() };
        let words = self.desk.words;
        let arrived = Arrived::by(self.visitor.clone(), code);
        match arrived.and_then(|arrived| Remote::new(arrived, &options, words)) {
            Ok(table) => {
                let mut earlier = std::mem::take(&mut self.earlier);
                earlier.push(self.about_table("remote-farewell-over"));
                earlier.extend(self.proof());
                *self = Remote { earlier, sat_before: self.sat(), ..table };
                self.sit_again();
            }
            Err(failure) => self.desk.notice = Some(failure.say(words)),
        }
    }

    /// Where the record would be saved.
    pub(super) fn file(&self) -> String {
        match &self.options.record_to {
            Some(path) => path.display().to_string(),
            None => format!("{}-{}.json", G::NAME, self.code),
        }
    }

    fn save(&mut self) {
        match self.visitor.record(&self.code) {
            Ok(record) => self.over = Over::Save(Leave::save(&self.file()), record),
            Err(failure) => self.desk.notice = Some(failure.say(self.desk.words)),
        }
    }

    /// At the end of a game whose record was asked for beforehand.
    pub(super) fn save_unasked(&mut self) {
        let wanted = self.options.record_to.is_some() && self.saved.is_none();
        if !wanted || self.stage != Stage::Over || !matches!(self.over, Over::Nothing) {
            return;
        }
        self.save();
        if let Over::Save(leave, record) = std::mem::replace(&mut self.over, Over::Nothing) {
            self.try_save(leave, record, false);
        }
    }

    pub(super) fn save_key(&mut self, mut leave: Leave, record: String, key: Key) {
        self.desk.notice = None;
        match leave.key(key) {
            Answer::NotYet => self.over = Over::Save(leave, record),
            Answer::PlayOn => {}
            Answer::LeaveUnsaved => self.leave(),
            Answer::Save { over } => self.try_save(leave, record, over),
        }
    }

    fn try_save(&mut self, mut leave: Leave, record: String, over: bool) {
        let path = leave.path();
        match file::save(&path, &(record.trim_end().to_owned() + "\n"), over) {
            Ok(()) => {
                let name = path.display().to_string();
                let message = Message::new("tui-saved").with("file", name);
                self.desk.notice = Some(self.desk.words.say(&message));
                return self.saved = Some(path);
            }
            Err(Unsaved::Exists) => leave.exists(),
            Err(Unsaved::Failed(error)) => {
                let message = Message::new("tui-not-saved").with("why", io_reason(&error));
                leave.failed(self.desk.words.say(&message));
            }
        }
        self.over = Over::Save(leave, record);
    }
}
