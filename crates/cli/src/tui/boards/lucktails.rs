//! Lucktails as text: the bait, a line per seat, the middle and what lies face up.

use catalog::lucktails::{Card, Lucktails, Place};
use game::{Seat, SeatSet, Viewer};
use ratatui::text::{Line, Span, Text};
use words::Message;

use crate::tui::board::{Board, Drawing};
use crate::tui::wrap::{cut, fit, width};

const HIDDEN: &str = "▒▒";
const NAME: u16 = 14;
const POINTS: u16 = 6;
const CARD: u16 = 20;
/// How wide the words before the middle and the open cards are.
const LEAD: u16 = 9;

impl Board for Lucktails {
    fn draw(drawing: &Drawing<'_, Self>) -> Text<'static> {
        let mut lines = vec![drawing.head(), drawing.columns()];
        let seats = SeatSet::first(drawing.view.rules().n_seats());
        lines.extend(seats.iter().map(|seat| drawing.seat(seat)));
        lines.extend([Line::default(), drawing.middle(), drawing.open()]);
        lines.into_iter().map(|line| shortened(&line, drawing.width)).collect()
    }
}

impl Drawing<'_, Lucktails> {
    fn head(&self) -> Line<'static> {
        let head = Message::new("lt-board-head").with("round", self.view.round());
        let head = head.with("bait", self.bait()).with("turn", self.turn());
        Line::styled(self.words.say(&head), self.paint.strong())
    }

    fn bait(&self) -> Message {
        let cap = self.view.rules().bait_cap();
        match self.view.bait() {
            0 => Message::new("lt-board-no-bait").with("cap", cap),
            bait => {
                let message = Message::new("lt-board-bait").with("bait", bait).with("cap", cap);
                message.with("worth", self.view.worth())
            }
        }
    }

    fn turn(&self) -> Message {
        match (self.view.winner(), self.view.on_turn()) {
            (Some(winner), _) => self.briefly("lt-board-won", winner),
            (None, Some(seat)) => self.briefly("lt-board-turn", seat),
            (None, None) => unreachable!("a game that is over has a winner"),
        }
    }

    fn briefly(&self, key: &'static str, seat: Seat) -> Message {
        self.about(key, seat, cut(&self.teller.who(seat), NAME))
    }

    fn columns(&self) -> Line<'static> {
        let word = |key| self.words.get(key);
        let (name, points) = (word("lt-board-seat"), word("lt-board-points"));
        let row = row("  ", &name, &points, &word("lt-board-card"), "");
        Line::styled(row, self.paint.faint())
    }

    fn seat(&self, seat: Seat) -> Line<'static> {
        let is_on_turn = self.view.on_turn() == Some(seat);
        let sign = if is_on_turn { "▶ " } else { "  " };
        let (who, points) = (self.teller.who(seat), self.view.score(seat).to_string());
        let card = self.card(self.view.cards().hand(seat));
        let row = row(sign, &who, &points, &card, &self.notes(seat));
        let is_bright =
            is_on_turn || self.teller.is_viewer(seat) || self.view.in_round().contains(seat);
        let style = if is_bright { self.style(seat, is_on_turn) } else { self.paint.faint() };
        Line::styled(row, style)
    }

    /// “you, out, start”
    fn notes(&self, seat: Seat) -> String {
        let view = self.view;
        let out = !view.in_round().contains(seat);
        let notes = [
            (self.teller.is_viewer(seat), "lt-board-you"),
            (out, "lt-board-out"),
            (!out && self.is_known(view.cards().hand(seat)), "lt-board-known"),
            (view.first() == seat, "lt-board-starts"),
            (view.rules().slips() && view.has_slipped(seat), "lt-board-slipped"),
        ];
        let told = notes.into_iter().filter(|(told, _)| *told).map(|(_, key)| self.words.get(key));
        told.collect::<Vec<_>>().join(", ")
    }

    fn middle(&self) -> Line<'static> {
        let places = Place::BOTH.map(|place| self.place(place));
        self.lead("lt-board-middle", &places.join("  ·  "))
    }

    /// “0: King Pike, bonus +1 (you know it)”
    fn place(&self, place: Place) -> String {
        let (card, bonus) = (self.view.cards().middle(place), self.view.bonus(place));
        let message = Message::new("lt-board-place").with("place", place.index() + 1);
        let mut text = self.words.say(&message.with("card", self.card(card)));
        if bonus > 0 {
            let bonus = Message::new("lt-board-bonus").with("bonus", bonus);
            text += &format!(", {}", self.words.say(&bonus));
        }
        if self.is_known(card) {
            text += &format!(" ({})", self.words.get("lt-board-known"));
        }
        text
    }

    /// A card that lies face down, but not for the seat that looks. The referee is at no seat.
    fn is_known(&self, card: Option<Card>) -> bool {
        card.is_some() && self.teller.viewer != Viewer::Watcher
    }

    fn open(&self) -> Line<'static> {
        let open: Vec<String> = self.view.cards().open().map(|card| self.card(card)).collect();
        self.lead("lt-board-open", &open.join("  ·  "))
    }

    fn lead(&self, key: &str, text: &str) -> Line<'static> {
        let lead =
            Span::styled(fit(&format!("  {}", self.words.get(key)), LEAD + 2), self.paint.faint());
        Line::from(vec![lead, Span::raw(format!(" {text}"))])
    }

    /// “6 King Pike”
    fn card(&self, card: Option<Card>) -> String {
        let named = |card: Card| format!("{card} {}", (self.teller.card)(card.as_str()));
        card.map_or_else(|| HIDDEN.to_owned(), |card| cut(&named(card), CARD))
    }
}

fn row(sign: &str, who: &str, points: &str, card: &str, notes: &str) -> String {
    let gap = " ".repeat(usize::from(POINTS.saturating_sub(width(points))));
    format!("{sign}{} {gap}{points}  {}  {notes}", fit(who, NAME), fit(card, CARD))
}

fn shortened(line: &Line<'static>, most: u16) -> Line<'static> {
    let mut left = most;
    let mut spans = Vec::new();
    for span in &line.spans {
        let text = cut(&span.content, left);
        left -= width(&text);
        spans.push(Span::styled(text, span.style));
    }
    Line::from(spans).style(line.style)
}

#[cfg(test)]
mod tests;
