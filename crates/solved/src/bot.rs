//! Somebody who plays by the table.

use bots::{Bot, Pick, Thumb};
use game::{Masked, Seat, View as _};
use lucktails::{Action, Deck, Event, Layout, Lucktails, Place, Sight, View};

use crate::look::{Look, MOVES, moves};
use crate::round::{MOST_SEATS, Round, UNSEEN};
use crate::table::{Table, Weights};

/// Follows a round by what its seat is told, looks it up and draws a move. Where the table says nothing,
/// and where baits are worth something else, it goes by the rule of thumb.
#[derive(Clone, Debug)]
pub struct ByTable<'a> {
    seat: Seat,
    memory: View,
    table: &'a Table,
    /// None before the first deal, and where the table was not made for these rules.
    round: Option<Round>,
}

impl<'a> ByTable<'a> {
    /// `memory` is what the seat knows before anything has happened.
    pub fn new(seat: Seat, memory: View, table: &'a Table) -> ByTable<'a> {
        ByTable { seat, memory, table, round: None }
    }

    /// What the seat knows of the round, if it was told of its deal.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    fn follow(&mut self, sight: &Sight) {
        if let Event::Dealt { first, cards, .. } = sight {
            let usual = *self.memory.rules().deck() == Deck::default();
            self.round = usual.then(|| dealt(&self.memory, *first, cards));
        }
        let Some(round) = &mut self.round else { return };
        let (action, card) = match *sight {
            Event::Baited { to, bonus, .. } => (Action::Bait { to, bonus }, None),
            Event::Took { card, .. } => (Action::Take {}, Some(card)),
            Event::OptedOut { swap, card, .. } => (Action::OptOut { swap }, Some(card)),
            _ => return,
        };
        if let (Some(at), Some(card)) = (round.turned_by(action), card) {
            round.cards[at] = card as u8;
        }
        round.play(action);
    }

    fn by_table(&self, legal: &[Action], pick: Pick<'_>) -> Option<Action> {
        let round =
            self.round.as_ref().filter(|round| usize::from(round.turn) == self.seat.index());
        let look = Look::of(round?);
        let mut at = drawn(*self.table.weights(look.key)?, look.moves, pick)?;
        if let (moves::RAISE, Some(far)) = (at, Look::how_far(round?)) {
            at = drawn(*self.table.weights(far.key)?, far.moves, pick)?;
        }
        let action = look.action(round?, at);
        legal.contains(&action).then_some(action)
    }
}

/// A move that is open, by its weight.
fn drawn(weights: Weights, moves: u8, pick: Pick<'_>) -> Option<usize> {
    let open = |at: &usize| moves >> at & 1 == 1;
    let sum: u32 = (0..MOVES).filter(open).map(|at| u32::from(weights[at])).sum();
    let mut rest = if sum == 0 { return None } else { pick(sum) };
    (0..MOVES).filter(open).find(|&at| {
        let weight = u32::from(weights[at]);
        let is_it = rest < weight;
        rest = rest.saturating_sub(weight);
        is_it
    })
}

fn dealt(memory: &View, first: Seat, layout: &Layout<Masked>) -> Round {
    let middle = Place::BOTH.map(|place| layout.middle(place));
    let mut cards = [UNSEEN; 8];
    for (at, card) in layout.hands().chain(middle).chain(layout.open()).enumerate() {
        cards[at] = card.map_or(UNSEEN, |card| card as u8);
    }
    let mut totals = [0; MOST_SEATS];
    for (total, &score) in totals.iter_mut().zip(memory.scores()) {
        *total = u8::try_from(score).unwrap_or(u8::MAX);
    }
    Round::dealt(totals, memory.rules().n_seats(), first.index() as u8, &cards)
}

impl Bot<Lucktails> for ByTable<'_> {
    fn told(&mut self, sight: &Sight) {
        self.memory.observe(sight);
        self.follow(sight);
    }

    fn choose(&mut self, _: &View, legal: &[Action], pick: Pick<'_>) -> Action {
        let action = self.by_table(legal, pick);
        action.unwrap_or_else(|| Lucktails::thumb(self.seat, &self.memory, legal, pick))
    }
}
