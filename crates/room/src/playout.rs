//! Random play to the end, as fast as the rules allow: what benchmarks and searches run.

use game::{Game, Seat, Step, Turn};

use crate::Fast;

/// The buffers a playout needs, so that playing on allocates nothing.
#[derive(Debug)]
pub struct Playout<G: Game> {
    actions: Vec<G::Action>,
    cards: Vec<G::Card>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Playout<G> {
        Playout { actions: Vec::with_capacity(4096), cards: Vec::with_capacity(game::MOST_CARDS) }
    }
}

impl<G: Game> Playout<G> {
    /// Shuffles what is due.
    #[inline]
    pub fn deal(&mut self, table: &mut G, fast: &mut Fast) {
        self.cards.clear();
        table.unshuffled(|card| self.cards.push(card));
        fast.shuffle(&mut self.cards);
        table.advance(Step::Shuffle(&self.cards), |_| ());
    }

    /// One decision: a seat that may act, every legal action of it, one of them.
    #[inline]
    pub fn decide(&mut self, table: &mut G, seat: Seat, fast: &mut Fast) {
        self.actions.clear();
        table.legal_actions(seat, |action| self.actions.push(action));
        let action = self.actions[fast.below(self.actions.len() as u32) as usize];
        table.advance(Step::Act(seat, action), |_| ());
    }
}

/// Plays a table on until it is over or `most` decisions are made; returns how many were. `look`
/// is called before each of them.
#[inline]
pub fn playout<G: Game>(
    table: &mut G,
    most: u64,
    buffers: &mut Playout<G>,
    fast: &mut Fast,
    mut look: impl FnMut(&G, Seat),
) -> u64 {
    let mut decisions = 0;
    while decisions < most {
        let seat = match table.turn() {
            Turn::Over => break,
            Turn::Chance => {
                buffers.deal(table, fast);
                continue;
            }
            Turn::One(seat) => seat,
            Turn::All(seats) | Turn::Race(seats) => {
                seats.nth(fast.below(seats.len() as u32) as usize)
            }
        };
        look(table, seat);
        buffers.decide(table, seat, fast);
        decisions += 1;
    }
    decisions
}
