//! While a table gathers: who sits where, and what one may do about it.

use bots::Level;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use wire::{Ask, Chair, Race, Sitter, Stage};
use words::{Message, Words};

use super::listed::clock;
use super::{Hosted, Remote};
use crate::remote::plain;
use crate::tui::desk::Mode;
use crate::tui::draw::saying;
use crate::tui::frame::bar;
use crate::tui::hosted::name_of;
use crate::tui::key::Key;
use crate::tui::wrap::wrap;

/// So many rows of what was said are always shown.
const LEAST_TALK: u16 = 2;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum InLobby {
    Start,
    Sit(u8),
    Stand(u8),
    /// A free seat for the house.
    House(u8),
    /// The house gives it back.
    Free(u8),
    /// One more seat for this keyboard.
    SitToo(u8),
    Remove(u8),
    Leave,
}

impl<G: Hosted> Remote<'_, G> {
    /// What may be done here now.
    pub(super) fn offers(&self) -> Vec<(InLobby, String)> {
        if self.stage == Stage::Abandoned {
            return vec![(InLobby::Leave, self.lobby_label(InLobby::Leave))];
        }
        let seats = |fits: &dyn Fn(&Chair) -> bool| {
            let fitting = self.chairs.iter().filter(|chair| fits(chair));
            fitting.map(|chair| chair.seat).collect::<Vec<u8>>()
        };
        let free = seats(&|chair| chair.sitter == Sitter::Nobody);
        let house = seats(&|chair| matches!(chair.sitter, Sitter::House { .. }));
        let others = seats(&|chair| {
            matches!(chair.sitter, Sitter::Person { .. }) && !self.yours.contains(&chair.seat)
        });
        let mut offers = Vec::new();
        let mut offer = |seats: &[u8], make: fn(u8) -> InLobby, may: bool| {
            offers.extend(seats.iter().filter(|_| may).map(|&seat| make(seat)));
        };
        let (stands, hosts) = (self.yours.is_empty(), self.is_host);
        let kept = |chair: &Chair| matches!(chair.sitter, Sitter::Person { away: true, .. });
        let own_kept = seats(&|chair| kept(chair) && self.yours.contains(&chair.seat));
        let all_sit = free.is_empty() && !self.chairs.iter().any(kept);
        offer(&[0], |_| InLobby::Start, hosts && all_sit);
        offer(&own_kept, InLobby::Sit, true);
        offer(&free, InLobby::Sit, stands);
        offer(&self.yours, InLobby::Stand, true);
        // What is given comes before what is taken back: the same key fills one seat after the other.
        offer(&free, InLobby::House, hosts);
        offer(&free, InLobby::SitToo, !stands);
        offer(&house, InLobby::Free, hosts);
        offer(&others, InLobby::Remove, hosts);
        offer(&[0], |_| InLobby::Leave, true);
        offers.into_iter().map(|offer| (offer, self.lobby_label(offer))).collect()
    }

    fn lobby_label(&self, offer: InLobby) -> String {
        let about = |key, seat: u8| Message::new(key).with("seat", seat);
        self.desk.words.say(&match offer {
            InLobby::Start => Message::new("remote-do-start"),
            InLobby::Sit(seat) => about("remote-do-sit", seat),
            InLobby::Stand(seat) => about("remote-do-stand", seat),
            InLobby::House(seat) => {
                about("remote-do-house", seat).with("level", self.options.level)
            }
            InLobby::Free(seat) => about("remote-do-free", seat),
            InLobby::SitToo(seat) => about("remote-do-sit-too", seat),
            InLobby::Remove(seat) => {
                let name = self.person_at(seat).unwrap_or_default();
                about("remote-do-remove", seat).with("name", name)
            }
            InLobby::Leave => Message::new("tui-end-leave"),
        })
    }

    pub(super) fn lobby_key(&mut self, key: Key) {
        match key {
            key if matches!(self.desk.mode, Mode::Say(_)) => {
                if let Some(wish) = self.desk.key(key) {
                    self.wish(wish);
                }
            }
            Key::Char('s' | 'S') if self.speaks_as().is_some() => self.desk.begin_say(),
            Key::Char('q' | 'Q') | Key::Interrupt => self.leave(),
            Key::Char('?') | Key::Help => drop(self.desk.key(key)),
            // So few need no filter.
            Key::Char('/') => {}
            Key::Left => self.set_level(self.options.level - 1),
            Key::Right => self.set_level(self.options.level + 1),
            key => {
                self.desk.notice = None;
                if let Some(offer) = self.lobby.key(key) {
                    self.take(offer);
                }
            }
        }
    }

    /// How well the house will play at the seats that it is given from now on.
    fn set_level(&mut self, level: u8) {
        if Level::new(level).is_some() {
            self.options.level = level;
            self.lobby.replace(self.offers());
        }
    }

    fn take(&mut self, offer: InLobby) {
        let ask = match offer {
            InLobby::Leave => return self.leave(),
            InLobby::Sit(seat) | InLobby::SitToo(seat) => return self.sit(seat),
            InLobby::Start => Ask::Start {},
            InLobby::Stand(seat) => return self.stand_up(seat),
            InLobby::House(seat) => Ask::Level { seat, level: Some(self.options.level) },
            InLobby::Free(seat) => Ask::Level { seat, level: None },
            InLobby::Remove(seat) => Ask::Remove { seat },
        };
        self.line.ask(ask);
    }

    pub(super) fn draw_lobby(&self, frame: &mut Frame<'_>) {
        let (words, paint, area) = (self.desk.words, self.desk.paint, frame.area());
        let title = Rect { height: 1, ..area };
        bar(frame, title, &name_of::<G>(words), &self.desk.title, paint);
        let below = Rect { x: 2, y: 2, width: area.width - 4, height: area.height - 4 };
        let abandoned = self.stage == Stage::Abandoned;
        let heading = if abandoned { "remote-abandoned" } else { "remote-gathering" };
        let mut text = Text::styled(self.about_table(heading), paint.strong());
        let server = self.visitor.address().url();
        let joins = format!("luckhouse play --server {server}/t/{}", self.code);
        for doubt in self.doubts() {
            let rows = wrap(&doubt, below.width);
            text.extend(rows.into_iter().map(|row| Line::styled(row, paint.strong())));
        }
        let mut facts = vec![joins, self.clock()];
        facts.extend(self.noted());
        let rows = facts.iter().flat_map(|fact| wrap(fact, below.width));
        text.extend(rows.map(Line::raw));
        text.extend([Line::default()]);
        for chair in &self.chairs {
            let own = self.yours.contains(&chair.seat);
            let row = format!("  {}  {}", chair.seat, sitter(chair, own, words));
            text.extend([if own { Line::styled(row, paint.own()) } else { Line::raw(row) }]);
        }
        text.extend([Line::default()]);
        if !self.is_host && !abandoned {
            text.extend([Line::styled(words.get("remote-host-starts"), paint.faint())]);
        }
        // What was said last stands at the bottom, however much there is to choose.
        let said = self.desk.log.text(paint, below.width, LEAST_TALK).height() as u16;
        let left = below.height.saturating_sub(text.height() as u16 + said);
        text.extend(self.lobby.text(paint, below.width, left));
        let left = below.height.saturating_sub(text.height() as u16);
        let log = self.desk.log.text(paint, below.width, left);
        let y = below.bottom() - log.height() as u16;
        frame.render_widget(text, below);
        frame.render_widget(log, Rect { y, height: below.bottom() - y, ..below });
        let status = Rect { y: area.bottom() - 1, height: 1, ..area };
        if let Mode::Say(typed) = &self.desk.mode {
            return saying(typed, frame, status, words, paint);
        }
        let keys = words.get("remote-lobby-keys");
        let said = self.desk.trouble.as_ref().or(self.desk.notice.as_ref()).unwrap_or(&keys);
        bar(frame, status, said, "", paint);
    }

    /// How long a seat may take, and how races are decided.
    fn clock(&self) -> String {
        let message = clock(self.set_up.pace);
        let sealed = (self.set_up.race == Race::Sealed).then(|| Message::new("remote-sealed-race"));
        let said = [Some(message), sealed].into_iter().flatten();
        said.map(|it| self.desk.words.say(&it)).collect::<Vec<_>>().join(" ")
    }
}

fn sitter(chair: &Chair, own: bool, words: &Words) -> String {
    let message = match &chair.sitter {
        Sitter::Nobody => Message::new("remote-free"),
        Sitter::House { level, .. } => Message::new("remote-house").with("level", *level),
        Sitter::Person { name, .. } if own => Message::new("remote-you").with("name", plain(name)),
        Sitter::Person { name, away: true } => {
            Message::new("remote-kept").with("name", plain(name))
        }
        Sitter::Person { name, .. } => return plain(name),
    };
    words.say(&message)
}
