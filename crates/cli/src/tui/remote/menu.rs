//! What may be done about the table itself, on one key: its deal, and what the host may.

use ratatui::Frame;
use ratatui::layout::Rect;
use wire::{Ask, Chair, Sitter, Stage};
use words::Message;

use super::{Hosted, Over, Remote};
use crate::tui::choices::Choices;
use crate::tui::key::Key;
use crate::tui::leave::{is_yes, question};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum AtTable {
    Back,
    PassOn,
    /// The house plays there no more.
    Return(u8),
    Mute(u8),
    Unmute(u8),
    Abandon,
}

impl<G: Hosted> Remote<'_, G> {
    pub(super) fn menu(&self) -> Choices<AtTable> {
        let plays = self.stage == Stage::Playing;
        let mut offers = vec![AtTable::Back];
        if plays && self.yours.len() > 1 {
            offers.push(AtTable::PassOn);
        }
        let away = self.yours.iter().filter(|seat| plays && self.is_away(**seat));
        offers.extend(away.map(|&seat| AtTable::Return(seat)));
        if self.is_host {
            let person = |chair: &&Chair| matches!(chair.sitter, Sitter::Person { .. });
            let others = self.chairs.iter().filter(person).map(|chair| chair.seat);
            let others = others.filter(|seat| !self.yours.contains(seat));
            let hush = |seat| {
                let muted = self.muted.contains(&seat);
                if muted { AtTable::Unmute(seat) } else { AtTable::Mute(seat) }
            };
            offers.extend(others.map(hush));
            let ends = matches!(self.stage, Stage::Gathering | Stage::Playing);
            offers.extend(ends.then_some(AtTable::Abandon));
        }
        Choices::new(offers.into_iter().map(|offer| (offer, self.menu_label(offer))))
    }

    fn menu_label(&self, offer: AtTable) -> String {
        let about = |key, seat: u8| {
            let name = self.person_at(seat).unwrap_or_default();
            Message::new(key).with("name", name).with("seat", seat)
        };
        self.desk.words.say(&match offer {
            AtTable::Back => Message::new("remote-menu-back"),
            AtTable::PassOn => Message::new("remote-menu-pass"),
            AtTable::Return(seat) => about("remote-menu-return", seat),
            AtTable::Mute(seat) => about("remote-menu-mute", seat),
            AtTable::Unmute(seat) => about("remote-menu-unmute", seat),
            AtTable::Abandon => Message::new("remote-menu-abandon"),
        })
    }

    pub(super) fn is_away(&self, seat: u8) -> bool {
        let chair = self.chairs.iter().find(|chair| chair.seat == seat);
        chair.is_some_and(|chair| matches!(chair.sitter, Sitter::Person { away: true, .. }))
    }

    /// Whether the key was meant for what lies over the table.
    pub(super) fn over_key(&mut self, key: Key) -> bool {
        match std::mem::replace(&mut self.over, Over::Nothing) {
            Over::Nothing => return false,
            Over::Menu(menu) => self.menu_key(menu, key),
            Over::Abandon => self.abandon_key(key),
            Over::Hands(hands) => self.hands_key(hands, key),
            Over::Save(leave, record) => self.save_key(leave, record, key),
        }
        true
    }

    fn menu_key(&mut self, mut menu: Choices<AtTable>, key: Key) {
        match key {
            Key::Tab | Key::Esc => return,
            Key::Char('q' | 'Q') | Key::Interrupt => return self.leave(),
            // So few need no filter.
            Key::Char('/') => {}
            key => {
                if let Some(offer) = menu.key(key) {
                    return self.take_from_menu(offer);
                }
            }
        }
        self.over = Over::Menu(menu);
    }

    fn take_from_menu(&mut self, offer: AtTable) {
        let ask = match offer {
            AtTable::Back => return,
            AtTable::PassOn => return self.pass_on(),
            AtTable::Abandon => return self.over = Over::Abandon,
            AtTable::Return(seat) => Ask::Return { seat },
            AtTable::Mute(seat) => Ask::Mute { seat, muted: true },
            AtTable::Unmute(seat) => Ask::Mute { seat, muted: false },
        };
        self.line.ask(ask);
    }

    fn abandon_key(&mut self, key: Key) {
        match key {
            Key::Char(char) if is_yes(char) => drop(self.line.ask(Ask::Abandon {})),
            Key::Esc | Key::Char('n' | 'N') | Key::Interrupt => {}
            _ => self.over = Over::Abandon,
        }
    }

    /// What lies open follows what happens meanwhile.
    pub(super) fn refresh_over(&mut self) {
        if let Over::Menu(_) = self.over {
            self.over = Over::Menu(self.menu());
        }
        self.refresh_hands();
        let ends = matches!(self.stage, Stage::Gathering | Stage::Playing);
        if matches!(self.over, Over::Abandon) && !ends {
            self.over = Over::Nothing;
        }
    }

    pub(super) fn draw_over(&self, frame: &mut Frame<'_>) {
        let (words, paint) = (self.desk.words, self.desk.paint);
        match &self.over {
            Over::Menu(menu) => {
                let mut texts = vec![self.about_table("remote-menu")];
                texts.extend(self.doubts());
                texts.extend(self.noted());
                // Longer lists scroll.
                let rows = (menu.len() as u16).min(frame.area().height.saturating_sub(10));
                let inner = question(frame, &texts, rows + 1, paint);
                let y = inner.bottom().saturating_sub(rows);
                let list = Rect { y, height: rows, ..inner };
                frame.render_widget(menu.text(paint, list.width, list.height), list);
            }
            Over::Abandon => {
                let texts = ["remote-abandon", "remote-abandon-yes", "remote-abandon-no"];
                question(frame, &texts.map(|key| words.get(key)), 0, paint);
            }
            Over::Save(leave, _) => leave.draw(frame, words, paint),
            Over::Nothing | Over::Hands(_) => {}
        }
    }
}
