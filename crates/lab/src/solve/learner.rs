//! Counterfactual-regret minimisation with sampled deals: every seat in turn tries all its moves while
//! the others draw theirs, and comes to regret what it did not do.

use bots::Whim;
use solved::MOVES;

use super::tree::{Tree, each};

/// How often each move is made.
pub type Odds = [f32; MOVES];

/// One of so many times all answers to a small question are tried.
pub const NOW_AND_THEN: u32 = 8;

/// Where nothing is known.
pub const EVEN: Odds = [1.0 / MOVES as f32; MOVES];

/// So many numbers are matched side by side.
const LANES: usize = 8;

/// What was learned about one key: a line of the cache.
#[derive(Copy, Clone, Debug, Default)]
#[repr(align(64))]
struct Node {
    /// How much better each move would have been, by all that was tried; nothing where there is no such move.
    regrets: [f32; LANES],
    /// How often each move was made, by all that was played.
    made: Odds,
    /// None where the key was never met.
    moves: u8,
}

/// All that is learned about the keys of a tree, which are small numbers: nodes lie where their keys say.
#[derive(Clone, Debug)]
pub struct Learner {
    nodes: Vec<Node>,
    /// Whoever does not learn at the moment makes one of so many moves without a thought, so that
    /// everybody also learns what to do where nobody should come.
    tremble: u32,
    /// How much it counts what is learned now: more and more, so that first guesses are forgotten.
    pub weight: f32,
    /// Places in the tree that were walked through.
    pub visits: u64,
}

impl Learner {
    pub fn new(tremble: u8) -> Learner {
        Learner { nodes: vec![], tremble: tremble.into(), weight: 1.0, visits: 0 }
    }

    #[inline]
    fn enter(&mut self, key: u32, moves: u8) -> &mut Node {
        let at = key as usize;
        if at >= self.nodes.len() {
            self.nodes.resize(at + 1, Node::default());
        }
        let node = &mut self.nodes[at];
        node.moves = moves;
        node
    }

    #[inline]
    fn met(&self, key: u32) -> Option<&Node> {
        self.nodes.get(key as usize).filter(|node| node.moves != 0)
    }

    /// What `seat` gets from here when it learns and the others draw.
    pub fn walk<T: Tree>(&mut self, tree: &T, seat: u8, ends: &T::Ends, whim: &mut Whim) -> f32 {
        let (mut tree, weight) = (*tree, self.weight);
        loop {
            self.visits += 1;
            let Some(turn) = tree.turn() else { return tree.share(seat, ends) };
            let seen = tree.seen();
            let (key, moves) = (T::key(seen), T::moves(seen));
            let node = self.enter(key, moves);
            if turn == seat && !(tree.is_small() && whim.below(NOW_AND_THEN) > 0) {
                let walk = |learner: &mut Learner, it| {
                    learner.walk(&tree.after(seen, it), seat, ends, whim)
                };
                return self.try_at(key, moves, walk);
            }
            let odds = node.make(weight);
            tree.go(seen, drawn(&odds, moves, self.tremble, whim));
        }
    }

    /// Tries every move at a key, and learns from what each brings.
    pub fn try_all(
        &mut self,
        key: u32,
        moves: u8,
        each: impl FnMut(&mut Learner, usize) -> f32,
    ) -> f32 {
        let weight = self.weight;
        self.enter(key, moves).make(weight);
        self.try_at(key, moves, each)
    }

    #[inline]
    fn try_at(
        &mut self,
        key: u32,
        moves: u8,
        mut try_one: impl FnMut(&mut Learner, usize) -> f32,
    ) -> f32 {
        let odds = self.nodes[key as usize].odds();
        let mut worths = [0.0; MOVES];
        let mut mean = 0.0;
        for it in each(moves) {
            worths[it] = try_one(self, it);
            mean += odds[it] * worths[it];
        }
        let weight = self.weight;
        let regrets = &mut self.nodes[key as usize].regrets;
        for it in each(moves) {
            regrets[it] += weight * (worths[it] - mean);
        }
        mean
    }

    /// How often each move is made at a key now, if it was ever met.
    #[inline]
    pub fn now(&self, key: u32) -> Option<Odds> {
        self.met(key).map(Node::odds)
    }

    /// How often each move was made on the whole, and how often the key was met as it counts now.
    pub fn average(&self, key: u32) -> Option<(Odds, f32)> {
        let node = self.met(key)?;
        let sum: f32 = node.made.iter().sum();
        let odds = if sum > 0.0 { node.made.map(|it| it / sum) } else { node.odds() };
        Some((odds, sum / self.weight))
    }

    /// The keys that were met.
    pub fn keys(&self) -> impl Iterator<Item = u32> {
        (0..self.nodes.len() as u32).filter(|&key| self.met(key).is_some())
    }
}

impl Node {
    /// A move is made, by these odds.
    #[inline]
    fn make(&mut self, weight: f32) -> Odds {
        let odds = self.odds();
        (0..MOVES).for_each(|at| self.made[at] += weight * odds[at]);
        odds
    }

    /// Moves are made as often as they are regretted; where nothing is, all alike.
    #[inline]
    fn odds(&self) -> Odds {
        let regrets = self.regrets.map(|it| it.max(0.0));
        let sum: f32 = (0..LANES / 2).map(|at| regrets[at] + regrets[at + LANES / 2]).sum();
        let each = 1.0 / self.moves.count_ones() as f32;
        let part = 1.0 / sum;
        std::array::from_fn(|at| {
            if sum > f32::MIN_POSITIVE {
                regrets[at] * part
            } else if self.moves >> at & 1 == 1 {
                each
            } else {
                0.0
            }
        })
    }
}

/// Chances are so fine.
const FINE: u32 = 1 << 24;

/// A move, as often as the odds say, or one of so many times any.
#[inline]
fn drawn(odds: &[f32], moves: u8, tremble: u32, whim: &mut Whim) -> usize {
    let chance = whim.below(tremble.max(1) * FINE);
    if tremble > 0 && chance < FINE {
        let any = whim.below(moves.count_ones()) as usize;
        return each(moves).nth(any).unwrap_or_default();
    }
    by_chance(odds, moves, chance % FINE)
}

/// A move, as often as the odds say.
#[inline]
pub fn draw(odds: &Odds, moves: u8, whim: &mut Whim) -> usize {
    by_chance(odds, moves, whim.below(FINE))
}

#[inline]
fn by_chance(odds: &[f32], moves: u8, chance: u32) -> usize {
    let mut rest = chance as f32 / FINE as f32;
    let mut last = 0;
    for (at, &part) in odds.iter().enumerate() {
        if moves >> at & 1 == 1 && part > 0.0 {
            last = at;
            rest -= part;
            if rest < 0.0 {
                break;
            }
        }
    }
    last
}
