//! Get Lucky as text: a block of guests for each seat and for the drawing room, then the hand.

use catalog::get_lucky::{Card, Character, Characters, GetLucky, Kind, MOST_SWAPS, Upgrades};
use game::{Seat, SeatSet, View as _, Viewer};
use ratatui::text::{Line, Span, Text};
use words::Message;

use crate::tui::board::{Board, Drawing};
use crate::tui::wrap::{fit_close as fit, width, wrap};

const LINES: usize = 10;
/// What stands before the guests: who owns them.
const OWNER: u16 = 16;
/// No guest needs more.
const WIDEST_GUEST: u16 = 44;
/// From so many swaps in a row on they are worth a word.
const MANY_SWAPS: u8 = 20;

impl Board for GetLucky {
    fn draw(board: &Drawing<'_, Self>) -> Text<'static> {
        let mut lines = vec![board.headline()];
        let seats = SeatSet::first(board.view.n_seats());
        lines.extend(seats.iter().flat_map(|seat| board.seat(seat)));
        let (aside, hand) = (board.set_aside(), board.hand());
        let left = LINES.saturating_sub(lines.len() + usize::from(aside.is_some()));
        // A long hand takes a row from the drawing room.
        let rows = if hand.len() + 2 > left { 1 } else { 2 };
        lines.extend(board.drawing_room(rows));
        lines.extend(aside);
        lines.extend(cut(hand, left.saturating_sub(rows)));
        Text::from(lines)
    }
}

impl Drawing<'_, GetLucky> {
    /// What is going on, and how many cards are left.
    fn headline(&self) -> Line<'static> {
        let right = self.words.say(&self.piles());
        let room = self.width.saturating_sub(width(&right) + 2);
        let left = fit(&self.words.say(&self.news()), room);
        Line::from(vec![Span::styled(left, self.paint.strong()), Span::raw(format!("  {right}"))])
    }

    fn news(&self) -> Message {
        let about = |key, seat: Option<Seat>| match (self.view.doctor(), seat) {
            (Some(at), Some(seat)) => self.teller.about(key, seat).with("number", at.number()),
            (Some(_), None) => Message::new("gl-board-nobody"),
            (None, _) => Message::new("gl-board-dealing"),
        };
        match (self.view.attempt(), self.on_turn()) {
            (Some(it), seat) => about("gl-board-attempt", seat).with("value", it.value),
            (None, Some(seat)) => about("gl-board-turn", Some(seat)),
            (None, None) => about("gl-board-won", self.view.winner()),
        }
    }

    fn piles(&self) -> Message {
        let swaps = self.view.swaps();
        let key = if swaps < MANY_SWAPS { "gl-board-pile" } else { "gl-board-swaps" };
        Message::new(key)
            .with("pile", self.view.pile_left())
            .with("discard", self.view.discard().len())
            .with("swaps", swaps)
            .with("most", MOST_SWAPS)
    }

    fn on_turn(&self) -> Option<Seat> {
        self.view.turn().seats().iter().next()
    }

    /// A seat with its guests; `►` is to act, `•` is the viewer.
    fn seat(&self, seat: Seat) -> Vec<Line<'static>> {
        let (is_on_turn, is_own) = (self.on_turn() == Some(seat), self.teller.is_viewer(seat));
        let size = self.view.hand_size(seat);
        let hand = if self.view.hand(seat).is_some() { "" } else { "▒▒" };
        let hand = format!("{hand}×{size}");
        let name = fit(&self.teller.who(seat), OWNER - 4 - width(&hand));
        let marks = [if is_on_turn { '►' } else { ' ' }, if is_own { '•' } else { ' ' }];
        let owner = format!("{}{}{name} {hand} ", marks[0], marks[1]);
        self.rows(Span::styled(owner, self.style(seat, is_on_turn)), self.view.owned(seat), 2)
    }

    /// In two rows, the last has room for what the signs mean.
    fn drawing_room(&self, in_rows: usize) -> Vec<Line<'static>> {
        let title = format!("  {}", self.words.get("gl-board-drawing-room"));
        let guests = self.view.drawing_room();
        let mut rows = self.rows(Span::raw(fit(&title, OWNER)), guests, 4 - in_rows);
        if let Some(last) = rows.last_mut().filter(|_| in_rows > 1) {
            let room = self.width.saturating_sub(last.width() as u16);
            let signs = fit(&format!(" {}", self.words.get("gl-board-signs")), room);
            last.push_span(Span::styled(signs, self.paint.faint()));
        }
        rows
    }

    /// So many guests to a row, whoever they belong to before the first.
    fn rows(&self, owner: Span<'static>, guests: Characters, each: usize) -> Vec<Line<'static>> {
        let wide = (self.width.saturating_sub(OWNER) / each as u16).min(WIDEST_GUEST);
        let guests: Vec<Span<'static>> = guests.iter().map(|it| self.guest(it, wide)).collect();
        let owners =
            std::iter::once(owner).chain(std::iter::repeat(Span::raw(" ".repeat(OWNER.into()))));
        let row = |(owner, guests): (Span<'static>, &[Span<'static>])| -> Line<'static> {
            std::iter::once(owner).chain(guests.iter().cloned()).collect()
        };
        owners.zip(guests.chunks(each)).map(row).collect()
    }

    /// `†` is Doctor Lucky; the name takes what is left by the cards, the spite and the value.
    fn guest(&self, guest: Character, wide: u16) -> Span<'static> {
        let is_visited = self.view.doctor() == Some(guest);
        let facts = self.facts(guest);
        let name = (self.teller.card)(&format!("guest-{guest}"));
        let name = fit(&name, wide.saturating_sub(width(&facts) + 6));
        let mark = if is_visited { '†' } else { ' ' };
        let number = guest.number();
        let text = fit(&format!("{mark}{number:>2} {name} {facts}"), wide);
        let is_own = self.view.owner(guest).is_some_and(|seat| self.teller.is_viewer(seat));
        match (is_visited, is_own) {
            (true, _) => Span::styled(text, self.paint.strong()),
            (false, true) => Span::styled(text, self.paint.own()),
            (false, false) => Span::raw(text),
        }
    }

    /// `W7* M12 −2 =3`: perfect for that guest, not perfect, two spite, worth 3.
    fn facts(&self, guest: Character) -> String {
        let cards = self.view.cards_at(guest);
        let perfect = Upgrades::perfect_for(guest);
        let star = |card| if perfect.contains(card) { "*" } else { "" };
        let on = cards.upgrades().iter().map(|card| format!("{}{} ", self.tag(card), star(card)));
        let on: String = on.collect();
        let spite =
            if cards.spite() > 0 { format!("−{} ", cards.spite()) } else { String::new() };
        format!("{on}{spite}={}", self.view.value(guest))
    }

    /// A card in three letters at most; spite by its name.
    fn tag(&self, card: Card) -> String {
        let Some((kind, guest)) = card.as_upgrade() else { return (self.teller.card)("S") };
        let key = match kind {
            Kind::Weapon => "gl-tag-weapon",
            Kind::Motive => "gl-tag-motive",
            Kind::Opportunity => "gl-tag-opportunity",
        };
        self.words.say(&Message::new(key).with("number", guest.number()))
    }

    /// Who is absent, and what was discarded, the last first. With six seats nobody is absent.
    fn set_aside(&self) -> Option<Line<'static>> {
        let absent: Vec<String> = self.view.absent().iter().map(|it| it.to_string()).collect();
        let discard: Vec<String> =
            self.view.discard().iter().rev().map(|&it| self.tag(it)).collect();
        let say = |key, name, list: &[String]| {
            self.words.say(&Message::new(key).with(name, list.join(" ")))
        };
        let mut text = format!("  {}", say("gl-board-absent", "guests", &absent));
        if !discard.is_empty() {
            text += &format!("   {}", say("gl-board-discard", "cards", &discard));
        }
        (!absent.is_empty()).then(|| Line::styled(fit(&text, self.width), self.paint.faint()))
    }

    /// The viewer's hand; without a seat, that of the seat on turn if it is face up.
    fn hand(&self) -> Vec<Line<'static>> {
        let seat = match self.teller.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => self.on_turn(),
        };
        let shown = seat.filter(|&seat| self.view.hand(seat).is_some_and(|hand| !hand.is_empty()));
        let Some(seat) = shown else { return Vec::new() };
        let title = self.words.say(&self.teller.about("gl-board-hand", seat));
        let lucky = (0..=2).rev().filter_map(|luck| self.of_luck(seat, luck));
        let text = format!("{title} {}", lucky.collect::<Vec<_>>().join(" | "));
        let rows = wrap(&text, self.width.saturating_sub(4));
        let line = |row| Line::styled(format!("  {row}"), self.paint.own());
        rows.into_iter().map(line).collect()
    }

    /// The cards of that luck in a hand; `*` is perfect for a guest of its seat.
    fn of_luck(&self, seat: Seat, luck: u8) -> Option<String> {
        let hand = self.view.hand(seat)?;
        let deck = self.view.rules().deck();
        let own = |card: Card| {
            card.as_upgrade().is_some_and(|(_, it)| self.view.owned(seat).contains(it))
        };
        let star = |card| if own(card) { "*" } else { "" };
        let upgrades = hand.upgrades().iter().filter(|&card| deck.luck(card) == luck);
        let mut cards: Vec<String> =
            upgrades.map(|card| format!("{}{}", self.tag(card), star(card))).collect();
        if hand.spite() > 0 && deck.luck(Card::SPITE) == luck {
            cards.push(format!("{}×{}", self.tag(Card::SPITE), hand.spite()));
        }
        let group = Message::new("gl-board-luck").with("luck", luck).with("cards", cards.join(" "));
        (!cards.is_empty()).then(|| self.words.say(&group))
    }
}

/// The first of these lines, with a sign that there were more.
fn cut(mut lines: Vec<Line<'static>>, most: usize) -> Vec<Line<'static>> {
    let is_cut = lines.len() > most;
    lines.truncate(most);
    if let Some(last) = lines.last_mut().filter(|_| is_cut) {
        last.push_span(Span::raw(" …"));
    }
    lines
}

#[cfg(test)]
mod tests;
