//! Lucky Bastard as text: what is going on, a line of cards per seat, the discards.

mod cells;
#[cfg(test)]
mod tests;

use catalog::lucky_bastard::{Card, LuckyBastard, Phase, Power};
use game::{Game, Seat, SeatSet, Turn, View as _};
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use words::Message;

use self::cells::{Cell, HIDDEN, Room, rows};
use crate::tui::board::{Board, Drawing};
use crate::tui::wrap::{cut, fit, width};

const NAME: u16 = 12;
const TOKENS: u16 = 6;
/// Where the cards of a line begin.
const LEAD: u16 = NAME + TOKENS + 5;
/// How many lines all seats may take together.
const SEATS: usize = 6;

impl Board for LuckyBastard {
    fn draw(board: &Drawing<'_, Self>) -> Text<'static> {
        let mut lines = vec![board.head(), board.pile(), board.columns()];
        lines.extend(board.seats().iter().flat_map(|seat| board.seat(seat)));
        lines.push(board.discard());
        Text::from(lines)
    }
}

impl Drawing<'_, LuckyBastard> {
    fn seats(&self) -> SeatSet {
        SeatSet::first(LuckyBastard::n_seats(self.view.rules()))
    }

    fn line(&self, text: &str, style: Style) -> Line<'static> {
        Line::styled(cut(text, self.width), style)
    }

    fn head(&self) -> Line<'static> {
        let head = Message::new("lb-board-head").with("round", self.view.round());
        let head = head.with("turn", self.view.turns()).with("phase", self.phase());
        self.line(&self.words.say(&head), self.paint.strong())
    }

    fn phase(&self) -> Message {
        let view = self.view;
        let on_turn = view.on_turn().unwrap_or(view.starter());
        match view.phase() {
            // Whoever wins the last round would start the next.
            None => self.briefly("lb-board-over", view.starter()),
            Some(Phase::Look) => Message::new("lb-board-look"),
            Some(Phase::Draw) => self.briefly("lb-board-draw", on_turn),
            Some(Phase::Play) => self.briefly("lb-board-play", on_turn),
            Some(Phase::Race) => {
                self.briefly("lb-board-race", on_turn).with("card", self.quoted(view.played()))
            }
            Some(Phase::Power) => {
                let seat = view.powers().first().copied().unwrap_or(on_turn);
                self.briefly("lb-board-power", seat).with("card", self.quoted(self.power()))
            }
        }
    }

    fn briefly(&self, key: &'static str, seat: Seat) -> Message {
        self.about(key, seat, cut(&self.teller.who(seat), NAME))
    }

    fn power(&self) -> Option<Card> {
        self.view.power().map(|power| match power {
            Power::Switch => Card::SWITCH,
            Power::Peek => Card::PEEK,
        })
    }

    fn quoted(&self, card: Option<Card>) -> Message {
        let name = card.map_or_else(|| HIDDEN.to_owned(), |card| self.name(card));
        Message::new("lb-card").with("name", name)
    }

    fn name(&self, card: Card) -> String {
        (self.teller.card)(&card.to_string())
    }

    /// A card as it is printed: with how many copies there are.
    fn printed(&self, card: Card) -> String {
        let copies = self.view.rules().deck().copies(card);
        let message = Message::new("lb-board-copies").with("name", self.name(card));
        self.words.say(&message.with("copies", copies))
    }

    fn pile(&self) -> Line<'static> {
        let pile = Message::new("lb-board-pile").with("pile", self.view.pile_len());
        let mut text = format!("  {}", self.words.say(&pile));
        if self.view.phase() == Some(Phase::Play) {
            let card = self.view.drawn().map_or_else(|| HIDDEN.to_owned(), |it| self.printed(it));
            let drawn = Message::new("lb-board-drawn").with("card", card);
            text += &format!("  ·  {}", self.words.say(&drawn));
        }
        self.line(&text, Style::new())
    }

    fn columns(&self) -> Line<'static> {
        let [seat, tokens, line] =
            ["lb-board-seat", "lb-board-tokens", "lb-board-line"].map(|key| self.words.get(key));
        let text = format!("  {} {}  {line}", fit(&seat, NAME), fit(&tokens, TOKENS));
        self.line(&text, self.paint.faint())
    }

    /// `►` may act, `•` is the viewer.
    fn seat(&self, seat: Seat) -> Vec<Line<'static>> {
        let is_acting = self.view.turn().seats().contains(seat);
        let acts = if is_acting { '►' } else { ' ' };
        let own = if self.teller.is_viewer(seat) { '•' } else { ' ' };
        let (name, tokens) = (fit(&self.teller.who(seat), NAME), fit(&self.tokens(seat), TOKENS));
        let mut lead = format!("{acts}{own}{name} {tokens}  ");
        let mut lines = Vec::new();
        for row in self.cards(seat) {
            lines.push(self.line(&(lead + &row), self.style(seat, is_acting)));
            lead = " ".repeat(LEAD.into());
        }
        lines
    }

    fn tokens(&self, seat: Seat) -> String {
        match (self.view.tokens(seat), self.view.rules().tokens()) {
            (tokens, 0) => tokens.to_string(),
            (tokens, goal) => format!("{tokens}/{goal}"),
        }
    }

    /// The cards of a line and what is to be said of the seat, in as many rows as there is room for.
    fn cards(&self, seat: Seat) -> Vec<String> {
        // People count from 1.
        let cell = |(slot, card): (u16, Option<Card>)| Cell {
            slot: slot + 1,
            shown: card.map(|card| (self.printed(card), self.name(card))),
        };
        let mut cells: Vec<Cell> = self.view.line(seat).map(cell).collect();
        cells.sort_by_key(|cell| cell.slot);
        let notes = self.notes(seat);
        let room = self.width.saturating_sub(LEAD);
        let beside = room.saturating_sub(width(&notes) + 2);
        let mut rows = rows(&cells, Room { first: beside, more: room }, SEATS / self.seats().len());
        if !notes.is_empty() {
            rows[0] += &format!("  {notes}");
        }
        rows
    }

    /// “starts, done”
    fn notes(&self, seat: Seat) -> String {
        let (view, looks) = (self.view, self.looks(seat));
        let is_sealed = matches!(view.turn(), Turn::All(left) if !left.contains(seat));
        let notes = [
            (view.starter() == seat, "lb-board-starts"),
            (looks.is_none() && is_sealed, "lb-board-looked"),
            (view.is_done(seat), "lb-board-done"),
            (view.powers().contains(&seat), "lb-board-due"),
        ];
        let said = notes.into_iter().filter(|(told, _)| *told).map(|(_, key)| self.words.get(key));
        said.chain(looks).chain(self.best(seat)).collect::<Vec<_>>().join(", ")
    }

    /// At which cards of its own line the seat looks now.
    fn looks(&self, seat: Seat) -> Option<String> {
        let own = self.view.looks(seat).filter(|at| at.seat() == seat);
        let slots: Vec<String> = own.map(|at| (at.slot() + 1).to_string()).collect();
        let message = Message::new("lb-board-looks").with("slots", slots.join(" "));
        (!slots.is_empty()).then(|| self.words.say(&message))
    }

    /// LB-19
    fn best(&self, seat: Seat) -> Option<String> {
        let message = Message::new("lb-board-best").with("best", self.view.best(seat));
        self.view.rules().origins().then(|| self.words.say(&message))
    }

    fn discard(&self) -> Line<'static> {
        let discard = self.view.discard();
        let mut cards: Vec<String> = discard.iter().rev().map(|&card| self.name(card)).collect();
        if let Some((top, first)) = discard.last().zip(cards.first_mut()) {
            *first = self.printed(*top);
        }
        let lead = Message::new("lb-board-discard").with("count", discard.len());
        let text = format!("  {} {}", self.words.say(&lead), cards.join(", "));
        self.line(text.trim_end(), Style::new())
    }
}
