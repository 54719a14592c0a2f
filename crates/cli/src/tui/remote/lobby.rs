//! While a table gathers: who sits where, and what one may do about it.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use wire::{Ask, Chair, Sitter};
use words::{Message, Words};

use super::{Hosted, Remote};
use crate::remote::plain;
use crate::tui::choices::Choices;
use crate::tui::frame::bar;
use crate::tui::hosted::name_of;
use crate::tui::key::Key;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum InLobby {
    Start,
    Sit(u8),
    Stand(u8),
    /// A free seat for the house.
    House(u8),
    /// The house gives it back.
    Free(u8),
    Leave,
}

impl<G: Hosted> Remote<'_, G> {
    /// What may be done here now.
    pub(super) fn offers(&self) -> Choices<InLobby> {
        let mut offers = Vec::new();
        let is_full = self.chairs.iter().all(|chair| chair.sitter != Sitter::Nobody);
        if self.is_host && is_full {
            offers.push(InLobby::Start);
        }
        let free = |chair: &&Chair| chair.sitter == Sitter::Nobody;
        if self.yours.is_empty() {
            offers.extend(self.chairs.iter().filter(free).map(|chair| InLobby::Sit(chair.seat)));
        }
        offers.extend(self.yours.iter().map(|&seat| InLobby::Stand(seat)));
        if self.is_host {
            // What is given comes before what is taken back: the same key fills one seat after the other.
            let house = |chair: &&Chair| matches!(chair.sitter, Sitter::House { .. });
            offers.extend(self.chairs.iter().filter(free).map(|chair| InLobby::House(chair.seat)));
            offers.extend(self.chairs.iter().filter(house).map(|chair| InLobby::Free(chair.seat)));
        }
        offers.push(InLobby::Leave);
        Choices::new(offers.into_iter().map(|offer| (offer, offer.label(self.desk.words))))
    }

    pub(super) fn lobby_key(&mut self, key: Key) {
        match key {
            Key::Char('q' | 'Q') | Key::Interrupt => self.leave(),
            Key::Char('?') | Key::Help => drop(self.desk.key(key)),
            // So few need no filter.
            Key::Char('/') => {}
            key => {
                self.desk.notice = None;
                if let Some(offer) = self.lobby.key(key) {
                    self.take(offer);
                }
            }
        }
    }

    fn take(&mut self, offer: InLobby) {
        let ask = match offer {
            InLobby::Leave => return self.leave(),
            InLobby::Sit(seat) => return self.sit(seat),
            InLobby::Start => Ask::Start {},
            InLobby::Stand(seat) => Ask::Stand { seat },
            InLobby::House(seat) => Ask::Level { seat, level: Some(self.options.level) },
            InLobby::Free(seat) => Ask::Level { seat, level: None },
        };
        self.line.ask(ask);
    }

    pub(super) fn draw_lobby(&self, frame: &mut Frame<'_>) {
        let (words, paint, area) = (self.desk.words, self.desk.paint, frame.area());
        let title = Rect { height: 1, ..area };
        bar(frame, title, &name_of::<G>(words), &self.desk.title, paint);
        let below = Rect { x: 2, y: 2, width: area.width - 4, height: area.height - 4 };
        let code = self.options.invitation.code.as_str();
        let heading = words.say(&Message::new("remote-gathering").with("code", code));
        let mut text = Text::styled(heading, paint.strong());
        text.extend([Line::default()]);
        for chair in &self.chairs {
            let own = self.yours.contains(&chair.seat);
            let row = format!("  {}  {}", chair.seat, sitter(chair, own, words));
            text.extend([if own { Line::styled(row, paint.own()) } else { Line::raw(row) }]);
        }
        text.extend([Line::default()]);
        if !self.is_host {
            text.extend([Line::styled(words.get("remote-host-starts"), paint.faint())]);
        }
        let left = below.height.saturating_sub(text.height() as u16);
        text.extend(self.lobby.text(paint, below.width, left));
        frame.render_widget(text, below);
        let status = Rect { y: area.bottom() - 1, height: 1, ..area };
        let keys = words.get("remote-lobby-keys");
        let said = self.desk.trouble.as_ref().or(self.desk.notice.as_ref()).unwrap_or(&keys);
        bar(frame, status, said, "", paint);
    }
}

fn sitter(chair: &Chair, own: bool, words: &Words) -> String {
    let message = match &chair.sitter {
        Sitter::Nobody => Message::new("remote-free"),
        Sitter::House { level } => Message::new("remote-house").with("level", *level),
        Sitter::Person { name, .. } if own => Message::new("remote-you").with("name", plain(name)),
        Sitter::Person { name, .. } => return plain(name),
    };
    words.say(&message)
}

impl InLobby {
    fn label(self, words: &Words) -> String {
        let about = |key, seat: u8| Message::new(key).with("seat", seat);
        words.say(&match self {
            InLobby::Start => Message::new("remote-do-start"),
            InLobby::Sit(seat) => about("remote-do-sit", seat),
            InLobby::Stand(seat) => about("remote-do-stand", seat),
            InLobby::House(seat) => about("remote-do-house", seat),
            InLobby::Free(seat) => about("remote-do-free", seat),
            InLobby::Leave => Message::new("tui-end-leave"),
        })
    }
}
