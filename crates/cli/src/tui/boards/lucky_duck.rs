//! Lucky Duck as text: what is named, a line per pile that explains the signs, then the hands.

mod signs;
#[cfg(test)]
mod tests;

use catalog::lucky_duck::{ByTrait, Card, LuckyDuck, Trait, View};
use game::Seat;
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use words::{Message, Teller, Words};

use self::signs::{Signs, rank};
use crate::tui::board::{Board, Paint};

/// Columns of a pile's line: its trait and each of the three values.
const TITLE: usize = 9;
const VALUE: usize = 16;
/// From so many seats on, two share a line.
const CROWD: u8 = 6;
const NAME: usize = 16;

impl Board for LuckyDuck {
    fn draw(
        view: &View,
        teller: &Teller<'_>,
        words: &Words,
        paint: Paint,
        width: u16,
    ) -> Text<'static> {
        let signs = Signs::new(teller);
        let board = Drawing { view, teller, words, paint, signs, width: width.into() };
        let mut lines = vec![board.head()];
        lines.extend(Trait::ALL.map(|pile| board.pile(pile)));
        lines.extend(board.seats());
        lines.push(board.gone());
        Text::from(lines)
    }
}

struct Drawing<'a> {
    view: &'a View,
    teller: &'a Teller<'a>,
    words: &'a Words,
    paint: Paint,
    signs: Signs,
    width: usize,
}

impl Drawing<'_> {
    /// What is named, and who is to choose.
    fn head(&self) -> Line<'static> {
        let turn = self.turn();
        let message = match self.view.named() {
            Some(complete) => Message::new("ld-board-named")
                .with("sign", self.signs.complete(complete))
                .with("complete", self.named(complete))
                .with("turn", turn),
            None => turn,
        };
        Line::styled(cut(&self.words.say(&message), self.width), self.paint.strong())
    }

    fn turn(&self) -> Message {
        match (self.view.chooser(), self.view.winner()) {
            (Some(seat), _) => self.about("ld-board-choose", seat),
            (None, Some(seat)) => self.about("ld-board-won", seat),
            (None, None) => Message::new("ld-board-dealer"),
        }
    }

    /// As [`Teller::about`], with a name that leaves room for the rest.
    fn about(&self, key: &'static str, seat: Seat) -> Message {
        let mut message = self.teller.about(key, seat);
        message.args.retain(|(name, _)| *name != "who");
        message.with("who", cut(&self.teller.who(seat), NAME))
    }

    fn named(&self, complete: Card) -> Message {
        let name = |single: Card| self.name(single);
        let message = Message::new("ld-complete");
        let Some(ByTrait(singles)) = complete.singles() else { return message };
        let [pattern, color, shape] = singles.map(name);
        message.with("pattern", pattern).with("color", color).with("shape", shape)
    }

    fn name(&self, single: Card) -> String {
        cut(&(self.teller.card)(&single.to_string()), VALUE - 6)
    }

    /// The values of a trait, the face-up one in brackets, and what is left in the pile.
    fn pile(&self, pile: Trait) -> Line<'static> {
        let title = self.words.get(match pile {
            Trait::Pattern => "ld-board-pattern",
            Trait::Color => "ld-board-color",
            Trait::Shape => "ld-board-shape",
        });
        let mut spans = vec![Span::raw(fit(&title, TITLE))];
        spans.extend(Card::values(pile).map(|value| self.value(pile, value)));
        spans.push(Span::styled(self.hidden(pile), self.paint.faint()));
        Line::from(spans)
    }

    fn value(&self, pile: Trait, value: Card) -> Span<'static> {
        let is_up = self.view.shown()[pile] == Some(value);
        let text = format!("{} {}", self.signs.value(value), self.name(value));
        let text = if is_up { format!("[{text}]") } else { format!(" {text} ") };
        let style = if is_up { self.paint.strong() } else { Style::new() };
        Span::styled(fit(&text, VALUE), style)
    }

    /// How many singles lie in the pile; those that are known one by one, from the top.
    fn hidden(&self, pile: Trait) -> String {
        let singles: Vec<Option<Card>> = self.view.pile(pile).collect();
        if singles.iter().any(Option::is_some) {
            return singles.iter().map(|it| self.signs.single(*it)).collect();
        }
        let unseen = singles.len() - self.view.seen(pile).saturating_sub(1);
        let message = Message::new("ld-board-pile").with("count", singles.len());
        self.words.say(&message.with("new", unseen))
    }

    fn seats(&self) -> Vec<Line<'static>> {
        let seats: Vec<Seat> = self.view.seats().iter().collect();
        let abreast = if self.view.rules().n_seats() < CROWD { 1 } else { 2 };
        let row = |row: &[Seat]| {
            let cells = row.iter().map(|&seat| padded(self.seat(seat), self.width / abreast));
            cells.flat_map(|cell| cell.spans).collect::<Line<'static>>()
        };
        seats.chunks(abreast).map(row).collect()
    }

    /// A seat with its completes; `►` is to choose, `★` has won, `•` is the viewer.
    fn seat(&self, seat: Seat) -> Line<'static> {
        let is_first = [self.view.chooser(), self.view.winner()].contains(&Some(seat));
        let is_own = self.teller.is_viewer(seat);
        let sign = match (is_first, self.view.winner()) {
            (true, Some(_)) => '★',
            (true, None) => '►',
            (false, _) => ' ',
        };
        let own = if is_own { '•' } else { ' ' };
        let (name, hands) = (fit(&self.teller.who(seat), NAME), self.view.hands());
        let style = match (is_first, is_own) {
            (true, _) => self.paint.strong(),
            (false, true) => self.paint.own(),
            (false, false) => Style::new(),
        };
        let head = format!("{sign}{own}{name} {:>2} ", hands.left(seat));
        let mut line = Line::from(Span::styled(head, style));
        for complete in hands.of(seat).iter() {
            line.extend([Span::raw(" "), self.complete(complete)]);
        }
        line
    }

    fn complete(&self, complete: Card) -> Span<'static> {
        let color = complete.singles().map_or(0, |singles| rank(singles[Trait::Color]));
        Span::styled(self.signs.complete(complete), self.paint.hue(color))
    }

    /// What was discarded, the last first, and before it what was set aside.
    fn gone(&self) -> Line<'static> {
        let (aside, discarded) = (self.view.aside(), self.view.discarded());
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
        let title = self.words.say(&Message::new(key).with("count", count));
        line.push_span(Span::styled(title, self.paint.faint()));
        for complete in completes {
            let complete = self.complete(complete);
            if line.width() + complete.width() + 3 > self.width {
                return line.push_span(Span::raw(" …"));
            }
            line.extend([Span::raw(" "), complete]);
        }
    }
}

fn columns(text: &str) -> usize {
    Span::raw(text).width()
}

/// At most that many columns, and marked where it is cut.
fn cut(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    let mut cut = String::new();
    for char in text.chars() {
        if columns(&cut) + columns(&char.to_string()) >= width {
            break;
        }
        cut.push(char);
    }
    format!("{}…", cut.trim_end())
}

/// Exactly that many columns.
fn fit(text: &str, width: usize) -> String {
    let text = cut(text, width);
    let gap = width.saturating_sub(columns(&text));
    text + &" ".repeat(gap)
}

fn padded(mut line: Line<'static>, width: usize) -> Line<'static> {
    let gap = width.saturating_sub(line.width());
    line.push_span(Span::raw(" ".repeat(gap)));
    line
}
