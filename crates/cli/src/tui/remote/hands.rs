//! One keyboard for several seats: nobody sees another's cards before they have it.

use game::Seat;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use wire::{Ask, Stage};
use words::Message;

use super::{Hosted, Over, Remote};
use crate::tui::choices::Choices;
use crate::tui::desk::Mode;
use crate::tui::frame::bar;
use crate::tui::hosted::name_of;
use crate::tui::key::Key;
use crate::tui::wrap::wrap;

/// Who may have the keyboard, and who has said so.
pub struct Hands {
    seats: Choices<u8>,
    next: Option<u8>,
    asked: Option<u8>,
}

impl<G: Hosted> Remote<'_, G> {
    /// Whether the cards are covered.
    #[cfg(test)]
    pub fn is_covered(&self) -> bool {
        matches!(self.over, Over::Hands(_))
    }

    /// The other seat of this person that is waited for, if their own is not.
    pub(super) fn next_hands(&self) -> Option<u8> {
        let playing = self.stage == Stage::Playing && self.yours.len() > 1;
        let waited =
            |seat: u8| Seat::new(seat).is_some_and(|it| self.desk.seen.to_act.contains(it));
        let idle = !self.own_seat().is_some_and(waited) && matches!(self.desk.mode, Mode::Table);
        self.to_act().filter(|_| playing && idle)
    }

    fn to_act(&self) -> Option<u8> {
        let acts = |seat: &u8| {
            let waits = Seat::new(*seat).is_some_and(|it| self.desk.seen.to_act.contains(it));
            waits && !self.is_away(*seat) && self.own_seat() != Some(*seat)
        };
        self.yours.iter().copied().find(acts)
    }

    /// Covers the cards, and comes to the table anew: as long as nobody has said that they have the
    /// keyboard, nobody's cards come over the line, and history is told as anybody saw it.
    pub(super) fn pass_on(&mut self) {
        self.cover();
        match self.visitor.line(&self.code) {
            Ok(line) => (self.line, self.pending) = (line, None),
            Err(failure) => self.desk.notice = Some(failure.say(self.desk.words)),
        }
    }

    /// Covers the cards until somebody says that they have the keyboard.
    pub(super) fn cover(&mut self) {
        let next = self.to_act();
        let mut seats = self.yours.clone();
        // Who is waited for comes first.
        seats.sort_by_key(|seat| Some(*seat) != next);
        let label = |seat: u8| self.desk.words.say(&self.whose("remote-hands-have", seat));
        let seats = Choices::new(seats.into_iter().map(|seat| (seat, label(seat))));
        (self.desk.mode, self.desk.aside) = (Mode::Table, None);
        let asked = match &self.over {
            Over::Hands(hands) => hands.asked,
            _ => None,
        };
        self.over = Over::Hands(Hands { seats, next, asked });
    }

    fn whose(&self, key: &'static str, seat: u8) -> Message {
        let name = self.person_at(seat).unwrap_or_default();
        Message::new(key).with("name", name).with("seat", seat)
    }

    /// Where the table stands for the seat this device looks as now.
    pub(super) fn hands_looked(&mut self, seat: Option<u8>) {
        let covers = self.yours.len() > 1 && self.stage == Stage::Playing;
        match &self.over {
            Over::Hands(hands) if seat.is_some() && hands.asked == seat => {
                self.over = Over::Nothing;
            }
            _ if covers && seat.is_none() => self.cover(),
            _ => {}
        }
    }

    /// Whoever is waited for changes while the cards are covered. When the game is over they lie open for
    /// everybody.
    pub(super) fn refresh_hands(&mut self) {
        let Over::Hands(hands) = &self.over else { return };
        if self.stage == Stage::Over {
            self.over = Over::Nothing;
        } else if hands.asked.is_none() && hands.next != self.to_act() {
            self.cover();
        }
    }

    pub(super) fn hands_key(&mut self, mut hands: Hands, key: Key) {
        self.desk.notice = None;
        match key {
            Key::Char('q' | 'Q') | Key::Interrupt => self.leave(),
            Key::Char('/') => {}
            key => {
                if let Some(seat) = hands.seats.key(key) {
                    if self.own_seat() == Some(seat) {
                        return;
                    }
                    hands.asked = Some(seat);
                    self.line.ask(Ask::Look { seat });
                }
            }
        }
        self.over = Over::Hands(hands);
    }

    pub(super) fn draw_hands(&self, hands: &Hands, frame: &mut Frame<'_>) {
        let (words, paint, area) = (self.desk.words, self.desk.paint, frame.area());
        bar(frame, Rect { height: 1, ..area }, &name_of::<G>(words), &self.desk.title, paint);
        let below = Rect { x: 2, y: 4, width: area.width - 4, height: area.height - 6 };
        let heading = match hands.next {
            Some(seat) => words.say(&self.whose("remote-hands-next", seat)),
            None => words.get("remote-hands-any"),
        };
        let rows = wrap(&heading, below.width).into_iter();
        let mut text: Text<'_> = rows.map(|row| Line::styled(row, paint.strong())).collect();
        text.extend([Line::default()]);
        text.extend(wrap(&words.get("remote-hands-why"), below.width).into_iter().map(Line::raw));
        text.extend([Line::default()]);
        let left = below.height.saturating_sub(text.height() as u16);
        text.extend(hands.seats.text(paint, below.width, left));
        frame.render_widget(text, below);
        let status = Rect { y: area.bottom() - 1, height: 1, ..area };
        let keys = words.get("remote-hands-keys");
        let said = self.desk.trouble.as_ref().or(self.desk.notice.as_ref()).unwrap_or(&keys);
        bar(frame, status, said, "", paint);
    }

    /// What is said to whoever waits while another of their seats is waited for.
    pub(super) fn hands_hint(&mut self) {
        let next = self.next_hands();
        let hint = next.map(|seat| self.desk.words.say(&self.whose("remote-hands-hint", seat)));
        self.desk.aside = hint;
    }
}
