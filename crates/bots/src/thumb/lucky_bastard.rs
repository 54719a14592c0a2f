//! A rule of thumb for Lucky Bastard.

use game::{Game, Seat, SeatSet};
use lucky_bastard::{Action, At, Card, LuckyBastard, View};

use crate::{Pick, Thumb};

/// A card promises as much as there are copies of it still to come up; one that you have not seen
/// promises nothing, for you would not notice.
/// 1. Start by looking at any slots.
/// 2. On turn play what lets you lay the most cards that you know to match.
/// 3. If that is nothing, put the drawn card where your least promising one is, first of all one
///    you have not seen; if it promises less than any of yours, throw it.
/// 4. In the race lay what you know to match, and never guess.
/// 5. Peek at a card you have not seen.
/// 6. Switch a card of yours for a more promising one that you know of; else one you have not seen
///    for one of whoever has the fewest cards; else stir up the others, those with the fewest first.
/// 7. Of choices that are as good, any.
impl Thumb for LuckyBastard {
    fn thumb(seat: Seat, memory: &View, legal: &[Action], pick: Pick<'_>) -> Action {
        let eye = Beginner { seat, table: memory };
        let urges: Vec<_> = legal.iter().map(|&action| (eye.urge(action), action)).collect();
        let most = urges.iter().map(|(urge, _)| *urge).max();
        let best: Vec<_> = urges.iter().filter(|(urge, _)| Some(*urge) == most).collect();
        best[pick(best.len() as u32) as usize].1
    }

    fn forget(memory: &mut View, of_a_thousand: u16, age: u32) {
        let seats = SeatSet::first(LuckyBastard::n_seats(memory.rules()));
        let lost = |&(at, card): &(At, Card)| {
            crate::mark_of((age, at.seat(), at.slot(), card)) % 1000 < of_a_thousand.into()
        };
        let known = |seat: Seat| {
            let line = memory.line(seat);
            line.filter_map(move |(slot, card)| card.map(|card| (At::new(seat, slot), card)))
        };
        let lost: Vec<_> = seats.iter().flat_map(known).filter(lost).collect();
        for (at, _) in lost {
            memory.forget(at);
        }
    }
}

/// What a seat makes of what it knows.
struct Beginner<'a> {
    seat: Seat,
    table: &'a View,
}

impl Beginner<'_> {
    /// How much it wants to do that: first by the cards it lets go or by rule, then by promise.
    fn urge(&self, action: Action) -> (i16, i16) {
        match action {
            Action::Look { .. } | Action::Draw {} | Action::Done {} | Action::Decline {} => (0, 0),
            Action::Throw {} => (self.alike(self.table.drawn()), 0),
            Action::Keep { slot } => self.keep(slot),
            Action::Match { slot } => (self.matches(slot), 0),
            Action::Peek { slot } => (if self.own(slot).is_none() { 1 } else { -1 }, 0),
            Action::Switch { a, b } => self.switch(a, b),
        }
    }

    /// Rules 2 and 3. The card put out lets those like it go, but not itself.
    fn keep(&self, slot: u16) -> (i16, i16) {
        let (drawn, out) = (self.table.drawn(), self.own(slot));
        let others = out.map_or(0, |_| self.alike(out) - 1);
        (others, self.promise(drawn) - self.promise(out))
    }

    /// Rule 4.
    fn matches(&self, slot: u16) -> i16 {
        let card = self.own(slot);
        if card.is_some() && card == self.table.played() { 1 } else { -1 }
    }

    /// Rule 6.
    fn switch(&self, a: At, b: At) -> (i16, i16) {
        let (mine, other) = if a.seat() == self.seat { (a, b) } else { (b, a) };
        if mine.seat() != self.seat {
            return (0, self.threat(mine.seat()).max(self.threat(other.seat())));
        }
        let [give, take] = [mine, other].map(|at| self.table.card_in(at.seat(), at.slot()));
        let gain = self.promise(take) - self.promise(give);
        match (give, take) {
            (_, Some(_)) if gain > 0 => (2, gain),
            (None, None) => (1, self.threat(other.seat())),
            _ => (-1, 0),
        }
    }

    fn threat(&self, seat: Seat) -> i16 {
        -i16::from(self.table.line_len(seat) as u8)
    }

    fn own(&self, slot: u16) -> Option<Card> {
        self.table.card_in(self.seat, slot)
    }

    /// How many cards of the own line are known to be like this one.
    fn alike(&self, card: Option<Card>) -> i16 {
        let line = self.table.line(self.seat);
        let alike = line.filter(|(_, it)| it.is_some() && *it == card).count();
        i16::from(alike as u8)
    }

    /// How many copies are still to come up, as far as the seat knows.
    fn promise(&self, card: Option<Card>) -> i16 {
        let (table, Some(card)) = (self.table, card) else { return 0 };
        let seats = SeatSet::first(LuckyBastard::n_seats(table.rules()));
        let lines = seats.iter().flat_map(|seat| table.line(seat)).filter_map(|(_, it)| it);
        let seen = lines.chain(table.drawn()).chain(table.discard().iter().copied());
        let copies = table.rules().deck().copies(card);
        i16::from(copies) - i16::from(seen.filter(|it| *it == card).count() as u8)
    }
}
