//! What has happened, kept so that it can be told to whoever has the keyboard next.

use std::collections::BTreeMap;

use game::{Seat, SightOf, Viewer};
use room::Say;

use super::{Hosted, Remote};
use crate::tui::desk::Desk;
use crate::tui::log::Log;

/// By its number, as each who looked was told of it.
pub struct Memory<G: Hosted>(BTreeMap<u32, Vec<(Viewer, Remembered<G>)>>);

pub enum Remembered<G: Hosted> {
    Saw(SightOf<G>),
    Said(Seat, Say<G::Card>),
    Note(&'static str, Seat),
}

impl<G: Hosted> Default for Memory<G> {
    fn default() -> Memory<G> {
        Memory(BTreeMap::new())
    }
}

impl<G: Hosted> Memory<G> {
    /// This number is told to this viewer, perhaps not for the first time.
    pub fn begin(&mut self, number: u32, viewer: Viewer) {
        self.0.entry(number).or_default().retain(|(by, _)| *by != viewer);
    }
}

impl<G: Hosted> Remote<'_, G> {
    pub(super) fn remember(&mut self, number: u32, it: Remembered<G>) {
        write(&mut self.desk, &it, false);
        self.memory.0.entry(number).or_default().push((self.desk.viewer, it));
    }

    /// Tells it all again: each seat is told what it saw itself and what anybody did, and nothing that
    /// another seat saw. Where remembering is part of the game, only what anybody saw.
    pub(super) fn tell_again(&mut self) {
        self.desk.log = Log::default();
        let (viewer, forgetful) = (self.desk.viewer, G::is_forgetful(&self.desk.rules));
        for all in self.memory.0.values() {
            let has = |viewer: &Viewer| all.iter().any(|(by, _)| by == viewer);
            let own = Some(viewer).filter(|viewer| !forgetful && has(viewer));
            let told = own.or(Some(Viewer::Watcher).filter(has));
            // What nobody else was told is told without what was secret in it.
            let by = told.or(all.first().map(|(by, _)| *by));
            for (_, it) in all.iter().filter(|(it, _)| Some(*it) == by) {
                write(&mut self.desk, it, told.is_none());
            }
        }
        self.desk.log.read(forgetful);
        self.log_doubts();
    }
}

fn write<G: Hosted>(desk: &mut Desk<'_, G>, it: &Remembered<G>, only_open: bool) {
    match it {
        Remembered::Saw(sight) => {
            let open = G::open(sight);
            match (only_open, &open) {
                (false, open) => desk.told(sight, open.as_ref()),
                (true, Some(open)) => desk.told(open, Some(open)),
                (true, None) => {}
            }
        }
        Remembered::Said(seat, say) => desk.said(*seat, say),
        Remembered::Note(key, seat) => {
            let about = desk.cast.tell(desk.viewer, |teller| teller.about(key, *seat));
            let text = desk.words.say(&about);
            desk.log.happened(Some(text.clone()), Some(text));
        }
    }
}
