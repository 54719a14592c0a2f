//! What has happened, kept so that it can be told to whoever has the keyboard next.

use game::{Seat, SightOf, Viewer};
use room::Say;

use super::{Hosted, Remote};
use crate::tui::desk::Desk;
use crate::tui::log::Log;

pub enum Remembered<G: Hosted> {
    Saw {
        /// Who had the keyboard.
        by: Viewer,
        own: SightOf<G>,
        /// What anybody saw of it.
        open: Option<SightOf<G>>,
    },
    Said(Seat, Say<G::Card>),
    Note(&'static str, Seat),
}

impl<G: Hosted> Remote<'_, G> {
    pub(super) fn remember(&mut self, it: Remembered<G>) {
        write(&mut self.desk, &it);
        self.memory.push(it);
    }

    /// Tells it all again: each seat is told what it saw itself and what anybody did, and nothing that
    /// another seat saw. Where remembering is part of the game, only what anybody saw.
    pub(super) fn tell_again(&mut self) {
        self.desk.log = Log::default();
        let (viewer, forgetful) = (self.desk.viewer, G::is_forgetful(&self.desk.rules));
        for it in &self.memory {
            match it {
                Remembered::Saw { by, open, .. } if forgetful || *by != viewer => {
                    if let Some(open) = open {
                        self.desk.told(open, Some(open));
                    }
                }
                it => write(&mut self.desk, it),
            }
        }
        self.desk.log.read(forgetful);
    }
}

fn write<G: Hosted>(desk: &mut Desk<'_, G>, it: &Remembered<G>) {
    match it {
        Remembered::Saw { own, open, .. } => desk.told(own, open.as_ref()),
        Remembered::Said(seat, say) => desk.said(*seat, say),
        Remembered::Note(key, seat) => {
            let about = desk.cast.tell(desk.viewer, |teller| teller.about(key, *seat));
            let text = desk.words.say(&about);
            desk.log.happened(Some(text.clone()), Some(text));
        }
    }
}
