//! What is told of a table, and to whom.

use game::{Seat, Viewer};
use room::{Millis, commitment};
use wire::{Chair, Happening, Json, Sign, Sitter, Stage, Standing, What};

use super::{Seated, Table};
use crate::journal::PersonId;

impl Table {
    pub(super) fn chair_told(&self, seat: Seat) -> Chair {
        let sitter = match self.seated(seat) {
            Seated::Nobody => Sitter::Nobody,
            Seated::Person { name, share, away, .. } => {
                Sitter::Person { name: name.clone(), away: share.is_none() || away.is_some() }
            }
            Seated::House { level, offered } => Sitter::House { level: *level, offered: *offered },
        };
        Chair { seat: seat.number(), sitter }
    }

    /// What is told of the table outside, to this person or to somebody unknown.
    pub fn sign(&self, person: Option<PersonId>) -> Sign {
        let playing = self.stage == Stage::Playing;
        let is_free = |chair: &&Seated| match chair {
            Seated::Nobody => true,
            Seated::House { offered, .. } => *offered && playing,
            Seated::Person { .. } => false,
        };
        let host = self.chairs.iter().find_map(|chair| match chair {
            Seated::Person { person, name, .. } if *person == self.founding.host => Some(name),
            _ => None,
        });
        let theirs = |chair: &Seated| matches!(chair, Seated::Person { person: it, .. } if Some(*it) == person);
        let is_kept =
            |chair: &Seated| theirs(chair) && matches!(chair, Seated::Person { share: None, .. });
        let gathers = self.stage == Stage::Gathering;
        Sign {
            code: self.code.clone(),
            game: self.founding.set_up.game.clone(),
            seats: self.founding.set_up.seats,
            free: self.chairs.iter().filter(is_free).count() as u8,
            host: host.cloned(),
            pace: self.founding.set_up.pace,
            stage: self.stage,
            kept: gathers && self.chairs.iter().any(is_kept),
            next: self.rematch.clone().filter(|_| self.chairs.iter().any(theirs)),
        }
    }

    /// The last thing that happened, as this viewer is told of it.
    pub fn last(&self, viewer: Viewer) -> Option<Happening> {
        let mut what = self.happened.last()?.told();
        if let (Some(sights), Some(live)) = (sights(&mut what), &self.live) {
            *sights = live.last(viewer, self.number);
        }
        Some(Happening { number: self.number, what })
    }

    /// The last of what happened after this number, as much of it as one message holds.
    fn since(&self, number: u32, viewer: Viewer) -> Vec<Happening> {
        let end = self.number + 1;
        let mut told = self.between(number.max(end.saturating_sub(PAGE + 1)), end, viewer);
        let kept = on_a_page(told.iter().rev());
        told.drain(..told.len() - kept);
        told
    }

    /// The first of what happened between these numbers, as much of it as one message holds.
    pub fn page(&self, after: u32, before: u32, viewer: Viewer) -> Vec<Happening> {
        let end = before.min(self.number + 1).min(after.saturating_add(PAGE + 1));
        let mut told = self.between(after, end, viewer);
        told.truncate(on_a_page(told.iter()));
        told
    }

    /// All that happened after one number and before another. Where remembering is part of the game,
    /// history is told as everybody saw it: no card is shown again (LB-22).
    fn between(&self, after: u32, before: u32, viewer: Viewer) -> Vec<Happening> {
        let mut told = self.bare_between(after, before);
        let Some(live) = self.live.as_ref().filter(|_| !told.is_empty()) else { return told };
        let viewer = if live.is_forgetful() { Viewer::Watcher } else { viewer };
        let mut seen = live.sights(after, before, viewer);
        for happening in &mut told {
            if let Some(sights) = sights(&mut happening.what) {
                *sights = seen.remove(&happening.number).unwrap_or_default();
            }
        }
        told
    }

    fn bare_between(&self, after: u32, before: u32) -> Vec<Happening> {
        let numbered = (1..before).zip(&self.happened).skip(after as usize);
        numbered.map(|(number, what)| Happening { number, what: what.told() }).collect()
    }

    /// The cards as this viewer sees them; all of them when the game is over.
    pub fn view(&self, viewer: Viewer) -> Option<Json> {
        let live = self.live.as_ref()?;
        let unveiled = live.unveiled().filter(|_| self.stage == Stage::Over);
        Some(unveiled.unwrap_or_else(|| live.view(viewer)))
    }

    /// What a viewer may do.
    pub fn legal(&self, viewer: Viewer) -> Json {
        let none = || Json::of(&[(); 0]);
        match (viewer, self.playing()) {
            (Viewer::Seat(seat), Ok(live)) if self.may_act().contains(seat) => live.legal(seat),
            _ => none(),
        }
    }

    /// Whom the table waits for.
    pub fn to_act(&self) -> Vec<u8> {
        numbers(self.choosing().iter())
    }

    /// Who may act now, whether the table waits for them or not.
    pub fn who_may_act(&self) -> Vec<u8> {
        numbers(self.may_act().iter())
    }

    /// The finished game, with what its deal followed from.
    pub fn record(&self) -> Option<Json> {
        let live = self.live.as_ref().filter(|_| self.stage == Stage::Over)?;
        // Of cards that a script laid down nothing is to be proven.
        live.record(!self.founding.moved && self.founding.script().is_empty())
    }

    /// Where the table stands now, to this person, and what happened since.
    pub fn standing(
        &self,
        person: Option<PersonId>,
        viewer: Viewer,
        since: u32,
        now: Millis,
    ) -> Standing {
        let looking_as = match viewer {
            Viewer::Seat(seat) => Some(seat.number()),
            Viewer::Watcher => None,
        };
        let told = self.since(since, viewer);
        Standing {
            code: self.code.clone(),
            set_up: self.founding.set_up.clone(),
            commitment: if self.founding.moved {
                String::new()
            } else {
                commitment(&self.founding.secret)
            },
            stage: self.stage,
            chairs: self.seats().map(|seat| self.chair_told(seat)).collect(),
            yours: person.map_or_else(Vec::new, |person| numbers(self.seats_of(person))),
            looking_as,
            host: person == Some(self.founding.host),
            number: self.number,
            after: since.min(self.number),
            from: told.first().map_or(self.number + 1, |first| first.number),
            since: told,
            view: self.view(viewer),
            legal: self.legal(viewer),
            moment: self.moment(),
            to_act: self.to_act(),
            may_act: self.who_may_act(),
            now,
            deadline: self.deadline(),
            clocks: self.clocks(),
        }
    }
}

/// The most that one message tells of what happened: things, and bytes of them.
const PAGE: u32 = 200;
const PAGE_BYTES: usize = 32 * 1024;

/// How many of these one message holds; always one, or nobody would be told any more.
fn on_a_page<'a>(told: impl Iterator<Item = &'a Happening>) -> usize {
    let mut bytes = 0;
    let fits = told.enumerate().take_while(|(at, happening)| {
        bytes += Json::of(*happening).get().len();
        *at == 0 || bytes <= PAGE_BYTES
    });
    fits.count()
}

fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<u8> {
    seats.into_iter().map(Seat::number).collect()
}

/// Where what was seen is written.
fn sights(what: &mut What) -> Option<&mut Vec<Json>> {
    match what {
        What::Started { sights } | What::Acted { sights, .. } | What::Sealed { sights, .. } => {
            Some(sights)
        }
        _ => None,
    }
}
