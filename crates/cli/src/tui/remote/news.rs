//! What comes over the line, and what it changes.

use std::time::{Duration, Instant};

use game::{Seat, SeatSet, SightOf, Turn, Viewer};
use record::say_from_json;
use serde::de::DeserializeOwned;
use wire::{Answer, Chair, Happening, Json, Sitter, Stage, Standing, ToClient, What};
use words::Message;

use super::going::Going;
use super::memory::Remembered;
use super::{Hosted, Remote, Seen};
use crate::remote::{News, plain};

/// Something the server said makes no sense here.
struct Strange;

impl<G: Hosted> Remote<'_, G> {
    pub(super) fn hear(&mut self, news: News) {
        match news {
            News::Told(told) => self.told(*told),
            News::Page => {}
            News::Strange => self.notice("remote-unread"),
            News::Cut => {
                self.pending = None;
                self.deal.cut();
                self.trouble(&Message::new("remote-cut"));
                if let Going::Asked(_) = self.going {
                    self.going = Going::No;
                }
            }
            News::Lost(why) => self.trouble(&Message::new("remote-lost").with("why", why)),
        }
    }

    fn told(&mut self, told: ToClient) {
        match told {
            ToClient::Standing(standing) => {
                let was_cut = self.desk.trouble.take().is_some();
                self.stand(*standing);
                if was_cut {
                    self.notice("remote-again");
                }
            }
            ToClient::Happened {
                happening,
                view,
                legal,
                moment,
                to_act,
                now,
                deadline,
                stage,
                ..
            } => {
                if self.in_lobby() && stage == Stage::Playing {
                    self.look_at_start();
                }
                self.stage = stage;
                if let What::Seated { chair } = &happening.what {
                    self.chair_changed(chair);
                }
                self.happened(happening);
                self.see_seats();
                (self.moment, self.deadline) = (moment, by_own_clock(deadline, now));
                self.lay(view.as_ref(), &legal, &to_act);
                self.follow_if_wanted();
            }
            // The line puts pages into the standing that they belong to.
            ToClient::History { .. } => {}
            ToClient::Answered { id, answer } => self.answered(id, answer),
            ToClient::Stopping {} => self.trouble(&Message::new("remote-stopping")),
        }
    }

    fn notice(&mut self, key: &'static str) {
        self.desk.notice = Some(self.desk.words.get(key));
    }

    fn trouble(&mut self, why: &Message) {
        self.desk.trouble = Some(self.desk.words.say(why));
    }

    /// Stands where the table stands, after all that happened meanwhile.
    pub(super) fn stand(&mut self, standing: Standing) {
        self.pending = None;
        self.stage = standing.stage;
        self.moment = standing.moment;
        self.deadline = by_own_clock(standing.deadline, standing.now);
        self.is_host = standing.host;
        let seats = G::n_seats(&self.desk.rules);
        let seat = standing.looking_as.filter(|&seat| seat < seats).and_then(Seat::new);
        let viewer = seat.map_or(Viewer::Watcher, Viewer::Seat);
        // Every seat has a chair, whatever a server says.
        let sitter = |seat| standing.chairs.iter().find(|it| it.seat == seat).map(|it| &it.sitter);
        let sitter = |seat| sitter(seat).cloned().unwrap_or(Sitter::Nobody);
        let chairs: Vec<_> = (0..seats).map(|seat| Chair { seat, sitter: sitter(seat) }).collect();
        let is_new = viewer != self.desk.viewer;
        let before = match standing.since.first() {
            // From the beginning on, when nobody sat there.
            Some(first) if first.number == 1 => {
                (0..seats).map(|seat| Chair { seat, sitter: Sitter::Nobody }).collect()
            }
            _ if self.chairs.is_empty() => chairs.clone(),
            _ => self.chairs.clone(),
        };
        let is_new = is_new || standing.since.first().is_some_and(|first| first.number == 1);
        self.has_begun = match standing.since.first() {
            Some(first) if first.number == 1 => false,
            _ => standing.stage != Stage::Gathering,
        };
        self.sit_as(viewer, standing.yours.clone(), before);
        if standing.stage != Stage::Gathering {
            self.see_left(&standing.since);
        }
        for happening in standing.since {
            self.happened(happening);
        }
        self.sit_as(viewer, standing.yours, chairs);
        if is_new {
            self.tell_again();
        }
        self.lay(standing.view.as_ref(), &standing.legal, &standing.to_act);
        self.hands_looked(standing.looking_as);
        self.see_commitment(&standing.commitment);
        self.see_seats();
        self.sit_again();
    }

    /// When a game begins, a device looks as its one seat; with several, as none of them.
    fn look_at_start(&mut self) {
        let one = match self.yours[..] {
            [seat] => Seat::new(seat),
            _ => None,
        };
        self.desk.viewer = one.map_or(Viewer::Watcher, Viewer::Seat);
        self.desk.cast = self.cast();
    }

    fn sit_as(&mut self, viewer: Viewer, yours: Vec<u8>, chairs: Vec<Chair>) {
        (self.desk.viewer, self.yours, self.chairs) = (viewer, yours, chairs);
        self.desk.cast = self.cast();
    }

    /// Stands on the cards as they lie now, with what may be done.
    fn lay(&mut self, view: Option<&Json>, legal: &Json, to_act: &[u8]) {
        self.lobby.replace(self.offers());
        self.desk.end.replace(self.endings());
        if let Some(view) = view.filter(|_| !self.in_lobby()) {
            match self.seen(view, to_act).zip(read::<Vec<G::Action>>(legal)) {
                Some((seen, actions)) => self.desk.stand_on(seen, actions),
                None => self.trouble(&Message::new("remote-strange")),
            }
        }
        self.refresh_over();
        self.hands_hint();
        if self.stage == Stage::Over {
            self.save_unasked();
        }
    }

    fn seen(&mut self, view: &Json, to_act: &[u8]) -> Option<Seen<G>> {
        let view =
            G::read_view(&self.desk.rules, self.desk.viewer, &read::<G::Told>(view)?).ok()?;
        let seats = to_act.iter().filter(|seat| **seat < G::n_seats(&self.desk.rules));
        let to_act: SeatSet = seats.filter_map(|&seat| Seat::new(seat)).collect();
        if self.stage == Stage::Abandoned {
            self.desk.end_note = self.desk.words.get("remote-abandoned");
            return Some(Seen { view, turn: Turn::Over, to_act, outcome: None });
        }
        let (turn, outcome) = (game::View::turn(&view), G::outcome_seen(&view));
        Some(Seen { view, turn, to_act, outcome })
    }

    fn happened(&mut self, happening: Happening) {
        let Happening { number, what } = happening;
        self.memory.begin(number, self.desk.viewer);
        let done = match what {
            What::Seated { chair } => {
                self.seated(number, chair);
                Ok(())
            }
            What::Started { sights } => {
                self.has_begun = true;
                let seen = self.saw(number, None, &sights);
                if self.yours.len() > 1 && self.own_seat().is_none() && self.stage == Stage::Playing
                {
                    self.cover();
                }
                seen
            }
            What::Acted { seat, sights, .. } => self.saw(number, Some(seat), &sights),
            What::Sealed { seat, sights, .. } => {
                self.note(number, "remote-sealed", seat);
                self.saw(number, Some(seat), &sights)
            }
            What::Said { seat, say } => self.said(number, seat, &say),
            What::Muted { seat, muted } => {
                if muted {
                    self.muted.insert(seat);
                } else {
                    self.muted.remove(&seat);
                }
                self.note(number, if muted { "remote-muted" } else { "remote-unmuted" }, seat);
                Ok(())
            }
            What::Abandoned {} => Ok(()),
            What::Rematch { code } => {
                self.rematch_made(&code);
                Ok(())
            }
        };
        if done.is_err() {
            self.notice("remote-unread");
        }
    }

    /// After an action of one's own, what was seen before it is known.
    fn saw(&mut self, number: u32, by: Option<u8>, sights: &[Json]) -> Result<(), Strange> {
        if by.is_some() && by == self.own_seat() {
            self.desk.log.read(G::is_forgetful(&self.desk.rules));
        }
        for sight in sights {
            let sight: SightOf<G> = read(sight).ok_or(Strange)?;
            self.remember(number, Remembered::Saw(sight));
        }
        Ok(())
    }

    fn said(&mut self, number: u32, seat: u8, say: &serde_json::Value) -> Result<(), Strange> {
        let n_seats = G::n_seats(&self.desk.rules);
        let say = say_from_json::<G>(say, n_seats).map_err(|_| Strange)?;
        let seat = Seat::of(seat, n_seats).ok_or(Strange)?;
        self.remember(number, Remembered::Said(seat, say));
        Ok(())
    }

    fn seated(&mut self, number: u32, chair: Chair) {
        let seat = chair.seat;
        let is_away = |chair: &Chair| matches!(chair.sitter, Sitter::Person { away: true, .. });
        let now = is_away(&chair);
        let Some(old) = self.chairs.iter_mut().find(|it| it.seat == seat) else { return };
        let before = is_away(old);
        *old = chair;
        self.desk.cast = self.cast();
        // Before the game begins, nobody plays for anybody.
        match (before, now) {
            (false, true) if self.has_begun => self.note(number, "remote-away", seat),
            (true, false) if self.has_begun => self.note(number, "remote-back", seat),
            _ => {}
        }
    }

    /// Somebody took one's chair away just now.
    fn chair_changed(&mut self, chair: &Chair) {
        let seat = chair.seat;
        if matches!(chair.sitter, Sitter::Person { .. }) {
            return;
        }
        self.yours.retain(|it| *it != seat);
        if self.own_seat() == Some(seat) {
            self.desk.viewer = Viewer::Watcher;
        }
    }

    /// A line of the log about somebody at the table.
    fn note(&mut self, number: u32, key: &'static str, seat: u8) {
        let known = seat < G::n_seats(&self.desk.rules);
        if let Some(seat) = Seat::new(seat).filter(|_| known) {
            self.remember(number, Remembered::Note(key, seat));
        }
    }

    fn answered(&mut self, id: u32, answer: Answer) {
        if self.pending == Some(id) {
            self.pending = None;
        }
        if self.deal.answered(id, &answer) {
            self.keep_notes();
        }
        let is_leave = self.going == Going::Asked(id);
        match answer {
            Answer::Done {} if is_leave => self.going = Going::Gone,
            Answer::Done {} => {}
            Answer::Refused { why, .. } => self.desk.notice = Some(plain(&why)),
            Answer::TooLate {} => self.notice("tui-refused"),
        }
        if is_leave && self.going != Going::Gone {
            self.going = Going::No;
        }
    }
}

fn read<T: DeserializeOwned>(json: &Json) -> Option<T> {
    json::read(json.get()).ok()
}

/// When that is by the clock of this program, which nobody sets, if this is what time it is at the table.
fn by_own_clock(deadline: Option<u64>, now: u64) -> Option<Instant> {
    let left = Duration::from_millis(deadline?.saturating_sub(now));
    Instant::now().checked_add(left)
}
