//! Random play to the end, as fast as the rules allow: what benchmarks and searches run.

use arrayvec::ArrayVec;
use game::{Game, List, MOST_CARDS, Seat, Step, Turn};

use crate::Fast;

/// The most actions a seat can have at once: the exchanges of Lucky Bastard with every card in a
/// line are about 1,400. A power of two, so that a place is found without a check.
const MOST_ACTIONS: usize = 2048;
/// How many may be written behind the last that counts.
const SPARE: usize = 64;

type Actions<G> = [Option<<G as Game>::Action>; MOST_ACTIONS + SPARE];

/// The buffer a playout needs, so that playing on allocates nothing. An array that is written by
/// place and not a vector that is pushed to: the count stays in a register.
#[derive(Debug)]
pub struct Playout<G: Game> {
    actions: Box<Actions<G>>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Playout<G> {
        Playout { actions: Box::new([None; MOST_ACTIONS + SPARE]) }
    }
}

impl<G: Game> Playout<G> {
    /// Shuffles what is due.
    #[inline]
    pub fn deal(&self, table: &mut G, fast: &mut Fast) {
        let mut cards = ArrayVec::<G::Card, MOST_CARDS>::new();
        table.unshuffled(|card| cards.push(card));
        fast.shuffle(&mut cards);
        table.advance(Step::Shuffle(&cards), |_| ());
    }

    /// One decision: a seat that may act, every legal action of it, one of them.
    #[inline]
    pub fn decide(&mut self, table: &mut G, seat: Seat, fast: &mut Fast) {
        let mut legal = Legal::<G> { actions: &mut self.actions, count: 0 };
        table.legal_actions(seat, &mut legal);
        let chosen = fast.below(legal.count as u32) as usize;
        let action = self.actions[chosen % MOST_ACTIONS].expect("listed above");
        table.advance(Step::Act(seat, action), |_| ());
    }
}

/// The legal actions of one decision.
struct Legal<'a, G: Game> {
    actions: &'a mut Actions<G>,
    count: usize,
}

impl<G: Game> List<G::Action> for &mut Legal<'_, G> {
    #[inline]
    fn push(&mut self, action: G::Action) {
        self.actions[self.count % MOST_ACTIONS] = Some(action);
        self.count += 1;
    }

    /// Writes all of them: what is not counted is written over.
    #[inline]
    fn push_each<T: Copy, const N: usize>(
        &mut self,
        of: &[T; N],
        count: usize,
        action: impl Fn(T) -> G::Action,
    ) {
        let at = self.count % MOST_ACTIONS;
        for (to, &one) in self.actions[at..at + N].iter_mut().zip(of) {
            *to = Some(action(one));
        }
        self.count += count;
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
