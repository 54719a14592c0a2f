//! A rule of thumb for Lucky Bastard.

use game::{Game, Seat, SeatSet};
use lucky_bastard::{Action, At, Card, LuckyBastard, View};

use crate::{Pick, Thumb};

/// What a card is hoped to be that the seat has not seen: it may come up, but who would notice?
const UNSEEN: i16 = 2;
/// What it is worth to have a card twice: one of them can put the other out.
const TWIN: i16 = 4;

/// A card promises more the more copies of it are still to come up, and more again beside a twin in
/// the own line. One that the seat has not seen promises little.
/// 1. Start by looking at any slots.
/// 2. On turn play what lets you lay the most cards that you know to match; then what makes your
///    line more promising: put the drawn card where the least promising one is, or throw it.
/// 3. In the race lay what you know to match, and never guess.
/// 4. Peek at a card you have not seen.
/// 5. Switch the least promising card of yours for one that promises more, if you know of any; else
///    one that you have not seen for one of whoever has the fewest cards; else stir up others.
/// 6. Of choices that are as good, any.
impl Thumb for LuckyBastard {
    fn thumb(seat: Seat, memory: &View, legal: &[Action], pick: Pick<'_>) -> Action {
        let eye = Beginner { seat, table: memory };
        let urges: Vec<_> = legal.iter().map(|&action| eye.urge(action)).collect();
        let most = urges.iter().max();
        let best: Vec<Action> =
            legal.iter().zip(&urges).filter(|(_, it)| Some(*it) == most).map(|(it, _)| *it).collect();
        best[pick(best.len() as u32) as usize]
    }
}

/// What a seat makes of what it knows.
struct Beginner<'a> {
    seat: Seat,
    table: &'a View,
}

impl Beginner<'_> {
    /// How much it wants to do that: first by cards laid, then by what it promises.
    fn urge(&self, action: Action) -> (i16, i16) {
        match action {
            Action::Look { .. } | Action::Draw {} | Action::Done {} | Action::Decline {} => (0, 0),
            Action::Throw {} => (self.matches(self.table.drawn()), 0),
            Action::Keep { slot } => self.keep(slot),
            Action::Match { slot } => (self.matching(slot), 0),
            Action::Peek { slot } => (if self.own(slot).is_none() { 1 } else { -1 }, 0),
            Action::Switch { a, b } => self.switch(a, b),
        }
    }

    /// Rule 2: the card that is put out lets its twins go, not itself.
    fn keep(&self, slot: u16) -> (i16, i16) {
        let (drawn, out) = (self.table.drawn(), self.own(slot));
        let twins = out.map_or(0, |card| self.matches(Some(card)) - 1);
        (twins, self.promise(drawn, 0) - self.promise(out, 1))
    }

    /// Rule 3.
    fn matching(&self, slot: u16) -> i16 {
        let played = self.table.played();
        if played.is_some() && self.own(slot) == played { 1 } else { -1 }
    }

    /// Rule 5.
    fn switch(&self, a: At, b: At) -> (i16, i16) {
        let (mine, other) = if a.seat() == self.seat { (a, b) } else { (b, a) };
        let fewest = -(self.table.line_len(other.seat()) as i16);
        if mine.seat() != self.seat {
            return (0, fewest.max(-(self.table.line_len(mine.seat()) as i16)));
        }
        let [give, take] = [mine, other].map(|at| self.table.card_in(at.seat(), at.slot()));
        let gain = self.promise(take, 0) - self.promise(give, 1);
        match (give, take) {
            (_, Some(_)) if gain > 0 => (2, gain),
            (None, None) => (1, fewest),
            _ => (-1, 0),
        }
    }

    fn own(&self, slot: u16) -> Option<Card> {
        self.table.card_in(self.seat, slot)
    }

    /// How many cards of the own line are known to be like this one.
    fn matches(&self, card: Option<Card>) -> i16 {
        let line = self.table.line(self.seat);
        line.filter(|(_, it)| it.is_some() && *it == card).count() as i16
    }

    /// `within`: how many of the own line's cards like it are the card itself.
    fn promise(&self, card: Option<Card>, within: i16) -> i16 {
        let Some(card) = card else { return UNSEEN };
        self.to_come(card) + TWIN * (self.matches(Some(card)) - within).min(1)
    }

    /// How many copies have not been seen.
    fn to_come(&self, card: Card) -> i16 {
        let table = self.table;
        let seats = SeatSet::first(LuckyBastard::n_seats(table.rules()));
        let lines = seats.iter().flat_map(|seat| table.line(seat)).filter_map(|(_, it)| it);
        let seen = lines.chain(table.drawn()).chain(table.discard().iter().copied());
        i16::from(table.rules().deck().copies(card)) - seen.filter(|it| *it == card).count() as i16
    }
}
