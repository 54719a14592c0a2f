//! A rule of thumb for Lucktails.

use std::cmp::Reverse;

use game::Seat;
use lucktails::{Action, Card, Lucktails, Place, View};

use crate::{Pick, Thumb};

/// What a bait must be worth more than the best way out to be taken: waiting costs nothing.
const PATIENCE: u32 = 1;

/// 1. A card you know is worth what it scores; one you do not know, yours or in the middle, is worth
///    what the cards you have not seen score on average. A bonus point is a point.
/// 2. The bait is worth at least a point more than the best way out: take it.
/// 3. A middle card is worth more than your own: go and get it before somebody else does.
/// 4. Otherwise raise by as little as you may: whoever stays sees more cards turned up, and pays
///    nothing for it. A bonus goes on the middle card you would rather have.
/// 5. You may not raise: take the best way out.
/// 6. Never look at your own card while there is anything else to do: it costs a point.
impl Thumb for Lucktails {
    fn thumb(seat: Seat, memory: &View, legal: &[Action], pick: Pick<'_>) -> Action {
        let hopes = Hopes { seat, memory, unseen: unseen(memory) };
        let (out, worth) = hopes.best_way_out();
        let wish = if hopes.points(memory.worth()) >= worth + hopes.points(PATIENCE) {
            Some(Action::Take {})
        } else if out == (Action::OptOut { swap: None }) {
            hopes.least_raise(legal)
        } else {
            None
        };
        let wishes = [wish, Some(out)];
        let may = wishes.into_iter().flatten().find(|action| legal.contains(action));
        may.unwrap_or_else(|| legal[pick(legal.len() as u32) as usize])
    }
}

/// What a seat may hope for. Hopes are compared in points times the number of unseen cards, so that
/// an average is a whole number.
struct Hopes<'a> {
    seat: Seat,
    memory: &'a View,
    unseen: Vec<Card>,
}

impl Hopes<'_> {
    fn points(&self, points: u32) -> u32 {
        points * self.unseen.len().max(1) as u32
    }

    /// The own card, unless a middle card is worth more.
    fn best_way_out(&self) -> (Action, u32) {
        let own = (Action::OptOut { swap: None }, self.card(None));
        let swap = |place| (Action::OptOut { swap: Some(place) }, self.place(place));
        let better = |best: (Action, u32), it: (Action, u32)| if it.1 > best.1 { it } else { best };
        Place::BOTH.map(swap).into_iter().fold(own, better)
    }

    fn place(&self, place: Place) -> u32 {
        let bonus = self.points(self.memory.bonus(place).into());
        self.card(self.memory.cards().middle(place)) + bonus
    }

    fn card(&self, card: Option<Card>) -> u32 {
        match card {
            Some(card) => self.points(self.score(card)),
            None => self.unseen.iter().map(|&card| self.score(card)).sum(),
        }
    }

    /// LT-14
    fn score(&self, card: Card) -> u32 {
        let highest = self.memory.scores().iter().copied().max().unwrap_or_default();
        card.number().unwrap_or(highest - self.memory.score(self.seat))
    }

    fn least_raise(&self, legal: &[Action]) -> Option<Action> {
        let raise = |action: &Action| match *action {
            Action::Bait { to, bonus } => {
                let liked = bonus.map_or(0, |place| self.place(place));
                Some(((to, Reverse(liked)), *action))
            }
            _ => None,
        };
        let least = legal.iter().filter_map(raise).min_by_key(|(order, _)| *order);
        least.map(|(_, action)| action)
    }
}

/// The cards whose places the seat does not know.
fn unseen(memory: &View) -> Vec<Card> {
    let cards = memory.cards();
    let middle = Place::BOTH.map(|place| cards.middle(place));
    let mut unseen = Card::DECK.to_vec();
    for seen in cards.hands().chain(middle).chain(cards.open()).flatten() {
        if let Some(at) = unseen.iter().position(|&card| card == seen) {
            unseen.remove(at);
        }
    }
    unseen
}
