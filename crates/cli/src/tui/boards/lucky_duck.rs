//! Lucky Duck as text: what is named, a line per pile that explains the signs, then the hands.

mod signs;
#[cfg(test)]
mod tests;

use catalog::lucky_duck::{ByTrait, Card, LuckyDuck, Trait};
use game::Seat;
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use words::Message;

use self::signs::{Signs, rank};
use crate::tui::board::{Board, Drawing};
use crate::tui::wrap::{cut_close as cut, fit_close as fit};

/// Columns of a pile's line: its trait and each of the three values.
const TITLE: u16 = 9;
const VALUE: u16 = 16;
/// From so many seats on, two share a line.
const CROWD: u8 = 6;
const NAME: u16 = 16;

impl Board for LuckyDuck {
    fn draw(base: &Drawing<'_, Self>) -> Text<'static> {
        let board = Signed { base, signs: Signs::new(base.teller) };
        let mut lines = vec![board.head()];
        lines.extend(Trait::ALL.map(|pile| board.pile(pile)));
        lines.extend(board.seats());
        lines.push(board.gone());
        Text::from(lines)
    }
}

struct Signed<'a> {
    base: &'a Drawing<'a, LuckyDuck>,
    signs: Signs,
}

impl Signed<'_> {
    /// What is named, and who is to choose.
    fn head(&self) -> Line<'static> {
        let turn = self.turn();
        let message = match self.base.view.named() {
            Some(complete) => Message::new("ld-board-named")
                .with("sign", self.signs.complete(complete))
                .with("complete", self.named(complete))
                .with("turn", turn),
            None => turn,
        };
        Line::styled(cut(&self.base.words.say(&message), self.base.width), self.base.paint.strong())
    }

    fn turn(&self) -> Message {
        match (self.base.view.chooser(), self.base.view.winner()) {
            (Some(seat), _) => self.briefly("ld-board-choose", seat),
            (None, Some(seat)) => self.briefly("ld-board-won", seat),
            (None, None) => Message::new("ld-board-dealer"),
        }
    }

    fn briefly(&self, key: &'static str, seat: Seat) -> Message {
        self.base.about(key, seat, cut(&self.base.teller.who(seat), NAME))
    }

    fn named(&self, complete: Card) -> Message {
        let name = |single: Card| self.name(single);
        let message = Message::new("ld-complete");
        let Some(ByTrait(singles)) = complete.singles() else { return message };
        let [pattern, color, shape] = singles.map(name);
        message.with("pattern", pattern).with("color", color).with("shape", shape)
    }

    fn name(&self, single: Card) -> String {
        cut(&(self.base.teller.card)(&single.to_string()), VALUE - 6)
    }

    /// The values of a trait, the face-up one in brackets, and what is left in the pile.
    fn pile(&self, pile: Trait) -> Line<'static> {
        let title = self.base.words.get(match pile {
            Trait::Pattern => "ld-board-pattern",
            Trait::Color => "ld-board-color",
            Trait::Shape => "ld-board-shape",
        });
        let mut spans = vec![Span::raw(fit(&title, TITLE))];
        spans.extend(Card::values(pile).map(|value| self.value(pile, value)));
        spans.push(Span::styled(self.hidden(pile), self.base.paint.faint()));
        Line::from(spans)
    }

    fn value(&self, pile: Trait, value: Card) -> Span<'static> {
        let is_up = self.base.view.shown()[pile] == Some(value);
        let text = format!("{} {}", self.signs.value(value), self.name(value));
        let text = if is_up { format!("[{text}]") } else { format!(" {text} ") };
        let style = if is_up { self.base.paint.strong() } else { Style::new() };
        Span::styled(fit(&text, VALUE), style)
    }

    /// How many singles lie in the pile; those that are known one by one, from the top.
    fn hidden(&self, pile: Trait) -> String {
        let singles: Vec<Option<Card>> = self.base.view.pile(pile).collect();
        if singles.iter().any(Option::is_some) {
            return singles.iter().map(|it| self.signs.single(*it)).collect();
        }
        let unseen = singles.len() - self.base.view.seen(pile).saturating_sub(1);
        let message = Message::new("ld-board-pile").with("count", singles.len());
        self.base.words.say(&message.with("new", unseen))
    }

    fn seats(&self) -> Vec<Line<'static>> {
        let seats: Vec<Seat> = self.base.view.seats().iter().collect();
        let abreast = if self.base.view.rules().n_seats() < CROWD { 1 } else { 2 };
        let wide = usize::from(self.base.width) / abreast;
        let row = |row: &[Seat]| {
            let cells = row.iter().map(|&seat| padded(self.seat(seat), wide));
            cells.flat_map(|cell| cell.spans).collect::<Line<'static>>()
        };
        seats.chunks(abreast).map(row).collect()
    }

    /// A seat with its completes; `►` is to choose, `★` has won, `•` is the viewer.
    fn seat(&self, seat: Seat) -> Line<'static> {
        let is_first = [self.base.view.chooser(), self.base.view.winner()].contains(&Some(seat));
        let sign = match (is_first, self.base.view.winner()) {
            (true, Some(_)) => '★',
            (true, None) => '►',
            (false, _) => ' ',
        };
        let own = if self.base.teller.is_viewer(seat) { '•' } else { ' ' };
        let (name, hands) = (fit(&self.base.teller.who(seat), NAME), self.base.view.hands());
        let head = format!("{sign}{own}{name} {:>2} ", hands.left(seat));
        let mut line = Line::from(Span::styled(head, self.base.style(seat, is_first)));
        for complete in hands.of(seat).iter() {
            line.extend([Span::raw(" "), self.complete(complete)]);
        }
        line
    }

    fn complete(&self, complete: Card) -> Span<'static> {
        let color = complete.singles().map_or(0, |singles| rank(singles[Trait::Color]));
        Span::styled(self.signs.complete(complete), self.base.paint.hue(color))
    }

    /// What was discarded, the last first, and before it what was set aside.
    fn gone(&self) -> Line<'static> {
        let (aside, discarded) = (self.base.view.aside(), self.base.view.discarded());
        let mut line = Line::default();
        if !aside.is_empty() {
            self.heap(&mut line, "ld-board-aside", aside.len(), aside.iter());
            line.push_span(Span::raw("  "));
        }
        self.heap(&mut line, "ld-board-discard", discarded.len(), discarded.iter().rev().copied());
        line
    }

    /// As many of these as there is room for.
    fn heap(
        &self,
        line: &mut Line<'static>,
        key: &'static str,
        count: usize,
        completes: impl Iterator<Item = Card>,
    ) {
        let title = self.base.words.say(&Message::new(key).with("count", count));
        line.push_span(Span::styled(title, self.base.paint.faint()));
        for complete in completes {
            let complete = self.complete(complete);
            if line.width() + complete.width() + 3 > self.base.width.into() {
                return line.push_span(Span::raw(" …"));
            }
            line.extend([Span::raw(" "), complete]);
        }
    }
}

fn padded(mut line: Line<'static>, width: usize) -> Line<'static> {
    let gap = width.saturating_sub(line.width());
    line.push_span(Span::raw(" ".repeat(gap)));
    line
}
