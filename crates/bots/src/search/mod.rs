//! Search: information-set Monte Carlo tree search over imagined tables, for any number of seats.
//!
//! Each iteration imagines a table from what the seat remembers, goes down the tree by what each acting
//! seat could know there, tries one action that was not tried before, plays on by a rule, and lets every
//! seat that chose on the way learn what came of it for itself. A shuffle ends the tree.

mod exact;
mod games;
mod halves;
mod known;
mod reason;
#[cfg(test)]
mod tests;
mod tree;
mod whim;

use game::{Determinize, Game, MOST_CARDS, Outcome, Seat, SeatSet, Step, Turn};

use self::halves::Halves;
use self::known::Known;
pub use self::reason::Reason;
use self::reason::{is_settled, rank};
use self::tree::Tree;
pub use self::whim::{Whim, mark_of};
use crate::Pick;

/// How much of a win each seat has.
pub type Shares = [f32; Seat::MAX];

/// A game the house can search.
pub trait Searched: Determinize {
    /// A playout is cut after so many decisions, and what it is worth is estimated.
    const LONGEST: u32;
    /// Whether a playout goes on past a shuffle.
    const PAST_SHUFFLES: bool;

    /// That many, at this table.
    #[inline]
    fn longest(&self) -> u32 {
        Self::LONGEST
    }

    /// Whatever this seat can tell here that does not follow from what everybody has done in the open:
    /// cards it has seen, and those that have come up. The coarser, the more often a node is met again.
    fn mark(&self, seat: Seat) -> u64;

    /// Lists the legal actions worth thinking about: all but those that a seat can know to be worse
    /// than another. At least one.
    fn consider(&self, seat: Seat, list: impl FnMut(Self::Action)) {
        self.legal_actions(seat, list);
    }

    /// What this seat does in a playout: one of its legal actions. `buffer` may be used to list them.
    fn play_on(&self, seat: Seat, buffer: &mut Vec<Self::Action>, whim: &mut Whim) -> Self::Action {
        buffer.clear();
        self.legal_actions(seat, |action| buffer.push(action));
        buffer[whim.below(buffer.len() as u32) as usize]
    }

    /// What each seat may hope for at a table that is not over.
    fn hopes(&self) -> Shares;

    /// What each choice of this seat is worth where that can be said without guessing, by looking at no
    /// more than so many places.
    #[inline]
    fn exact(_: &Self::View, _: Seat, _: u32) -> Option<Vec<Reason<Self::Action>>> {
        None
    }
}

/// A search and its buffers, which are kept from one decision to the next.
#[derive(Clone, Debug)]
pub struct Search<G: Game> {
    tree: Tree<G::Action>,
    legal: Vec<G::Action>,
    /// For playouts.
    buffer: Vec<G::Action>,
    path: Vec<(Seat, u32)>,
    /// How what is thought of the choices at hand has changed.
    halves: Halves,
    whim: Whim,
    /// So many places are looked at where that says exactly what each choice is worth.
    most: u32,
}

/// So many iterations are made between two questions whether to stop.
const BETWEEN_STOPS: u32 = 64;

impl<G: Searched> Default for Search<G> {
    fn default() -> Search<G> {
        Search::exact(0)
    }
}

impl<G: Searched> Search<G> {
    /// Somebody who looks at so many places, if that is enough to say exactly what each choice is worth.
    pub(crate) fn exact(most: u32) -> Search<G> {
        Search {
            tree: Tree::new(),
            legal: vec![],
            buffer: vec![],
            path: vec![],
            halves: Halves::default(),
            whim: Whim::new(0),
            most,
        }
    }

    /// Thinks about what `seat` should do, given all it remembers, for so many iterations or until it
    /// is told to stop. Where nobody tells it, it stops as soon as more would not change what it does. The
    /// best comes first: what was tried most often, or what is known to be best.
    pub fn think(
        &mut self,
        memory: &G::View,
        seat: Seat,
        iterations: u32,
        pick: Pick<'_>,
        stop: Option<&mut dyn FnMut() -> bool>,
    ) -> Vec<Reason<G::Action>> {
        match stop {
            Some(stop) => self.think_while(memory, seat, iterations, pick, |_| stop()),
            None => self.think_until(memory, seat, iterations, pick, &mut || false),
        }
    }

    /// The same, until more would not change what it does or it is told to stop, whichever comes first.
    pub fn think_until(
        &mut self,
        memory: &G::View,
        seat: Seat,
        iterations: u32,
        pick: Pick<'_>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Vec<Reason<G::Action>> {
        self.think_while(memory, seat, iterations, pick, |is_clear| is_clear || stop())
    }

    /// `is_enough` is told whether more would not change what it does.
    fn think_while(
        &mut self,
        memory: &G::View,
        seat: Seat,
        iterations: u32,
        pick: Pick<'_>,
        mut is_enough: impl FnMut(bool) -> bool,
    ) -> Vec<Reason<G::Action>> {
        let seed = u64::from(pick(u32::MAX)) << 32 | u64::from(pick(u32::MAX));
        self.whim = Whim::new(seed);
        let exact = if self.most == 0 { None } else { G::exact(memory, seat, self.most) };
        let iterations = if exact.as_deref().is_some_and(is_settled) { 0 } else { iterations };
        self.tree.clear(iterations);
        self.halves.clear();
        for done in 0..iterations {
            if done % BETWEEN_STOPS == BETWEEN_STOPS - 1 {
                let left = iterations - done;
                if is_enough(exact.is_none() && self.tree.leads_by_more_than(left)) {
                    break;
                }
            }
            self.iterate(memory, seat);
        }
        self.reasons(exact)
    }

    /// Of those that are known to be worth the same, first what was tried most often: whoever sits across
    /// may err.
    fn reasons(&self, exact: Option<Vec<Reason<G::Action>>>) -> Vec<Reason<G::Action>> {
        let is_exact = exact.is_some();
        let judged = |(edge, it): (u32, &tree::Edge<G::Action>)| {
            let mut reason = it.reason();
            reason.error = self.halves.judge(edge, reason.mean, reason.error, reason.visits);
            reason
        };
        let tried = || self.tree.tried(0).map(judged);
        let mut reasons = exact.unwrap_or_else(|| tried().collect());
        if is_exact {
            for it in &mut reasons {
                it.visits =
                    tried().find(|tried| tried.action == it.action).map_or(0, |it| it.visits);
            }
        }
        rank(&mut reasons, |one, other| {
            let (mean, visits) = (one.mean.total_cmp(&other.mean), one.visits.cmp(&other.visits));
            (if is_exact { mean.then(visits) } else { visits.then(mean) }).is_gt()
        });
        reasons
    }

    fn iterate(&mut self, memory: &G::View, seat: Seat) {
        let whim = &mut self.whim;
        let mut world = G::imagined(memory, |pool| whim.shuffle(pool));
        self.descend(&mut world, seat);
        let shares = self.play_out(&mut world);
        for &(seat, edge) in &self.path {
            self.tree.learn(edge, shares[seat.index()]);
        }
        if let Some(&(_, first)) = self.path.first() {
            let tree::Edge { visits, sum, .. } = *self.tree.edge(first);
            self.halves.note(first, visits, sum);
        }
    }

    /// Down the tree to an action that was never tried before, a shuffle or the end.
    fn descend(&mut self, world: &mut G, root: Seat) {
        let (mut seat, mut known) = (root, Known::default());
        self.path.clear();
        loop {
            self.legal.clear();
            let legal = &mut self.legal;
            world.consider(seat, |action| legal.push(action));
            let node = self.tree.enter(known.key(seat, world.mark(seat)));
            let (legal, buffer) = (&self.legal, &mut self.buffer);
            let likely = |whim: &mut Whim| world.play_on(seat, buffer, whim);
            let edge = self.tree.choose(node, legal, likely, &mut self.whim);
            let (action, is_new) = (self.tree.edge(edge).action, self.tree.edge(edge).visits == 0);
            self.path.push((seat, edge));
            known.add(seat, action, matches!(world.turn(), Turn::All(_)));
            world.advance(Step::Act(seat, action), |_| ());
            match next_seat(world, &mut self.whim) {
                Some(next) if !is_new => seat = next,
                _ => return,
            }
        }
    }

    /// Plays on by the game's rule, and says what each seat got or may hope for.
    fn play_out(&mut self, world: &mut G) -> Shares {
        let (mut decisions, longest) = (0, world.longest());
        loop {
            match next_seat(world, &mut self.whim) {
                _ if decisions == longest => return world.hopes(),
                Some(seat) => {
                    let action = world.play_on(seat, &mut self.buffer, &mut self.whim);
                    world.advance(Step::Act(seat, action), |_| ());
                    decisions += 1;
                }
                None => match world.outcome() {
                    Some(outcome) => return shared(&outcome),
                    None if G::PAST_SHUFFLES => deal(world, &mut self.whim),
                    None => return world.hopes(),
                },
            }
        }
    }
}

/// Who acts next; nobody at a shuffle or at the end. In a race any of those it waits for is as quick
/// as the others.
#[inline]
fn next_seat<G: Game>(world: &G, whim: &mut Whim) -> Option<Seat> {
    match world.turn() {
        Turn::One(seat) => Some(seat),
        Turn::All(seats) => seats.iter().next(),
        Turn::Race(_) => {
            let seats: SeatSet = world.waits_for();
            Some(seats.nth(whim.below(seats.len() as u32) as usize))
        }
        Turn::Chance | Turn::Over => None,
    }
}

fn deal<G: Game>(world: &mut G, whim: &mut Whim) {
    let mut cards: [Option<G::Card>; MOST_CARDS] = [None; MOST_CARDS];
    let mut count = 0;
    world.unshuffled(|card| {
        cards[count % MOST_CARDS] = Some(card);
        count += 1;
    });
    whim.shuffle(&mut cards[..count]);
    let first = cards[0].expect("a shuffle has cards");
    let cards = cards.map(|card| card.unwrap_or(first));
    world.advance(Step::Shuffle(&cards[..count]), |_| ());
}

/// The winners share the win.
fn shared(outcome: &Outcome) -> Shares {
    let mut shares = [0.0; Seat::MAX];
    let share = 1.0 / f32::from(outcome.winners.len().max(1) as u8);
    outcome.winners.iter().for_each(|seat| shares[seat.index()] = share);
    shares
}
