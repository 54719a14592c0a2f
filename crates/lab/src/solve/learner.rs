//! Counterfactual-regret minimisation with sampled deals: every seat in turn tries all its moves while
//! the others draw theirs, and comes to regret what it did not do.

use bots::Whim;
use solved::MOVES;

use super::index::Index;
use super::tree::{Tree, each};

/// How often each move is made.
pub type Odds = [f32; MOVES];

/// One of so many times all answers to a small question are tried.
pub const NOW_AND_THEN: u32 = 8;

/// Where nothing is known.
pub const EVEN: Odds = [1.0 / MOVES as f32; MOVES];

/// What was learned about one key.
#[derive(Copy, Clone, Debug, Default)]
struct Node {
    /// How much better each move would have been, by all that was tried.
    regrets: Odds,
    /// How often each move was made, by all that was played.
    made: Odds,
    key: u32,
    moves: u8,
}

/// All that is learned about the keys of a tree.
#[derive(Clone, Debug)]
pub struct Learner {
    index: Index,
    nodes: Vec<Node>,
    /// Whoever does not learn at the moment makes one of so many moves without a thought, so that
    /// everybody also learns what to do where nobody should come.
    pub tremble: u32,
    /// Places in the tree that were walked through.
    pub visits: u64,
}

impl Learner {
    pub fn new(tremble: u32) -> Learner {
        Learner { index: Index::new(), nodes: vec![], tremble, visits: 0 }
    }

    /// The node of a key, which is a new one if it was never met.
    #[inline]
    pub fn enter(&mut self, key: u32, moves: u8) -> usize {
        let at = self.index.enter(key.into());
        if at == self.nodes.len() {
            self.nodes.push(Node { key, moves, ..Node::default() });
        }
        at
    }

    /// What `seat` gets from here when it learns and the others draw.
    pub fn walk<T: Tree>(&mut self, tree: &T, seat: u8, ends: &T::Ends, whim: &mut Whim) -> f32 {
        self.visits += 1;
        let Some(turn) = tree.turn() else { return tree.share(seat, ends) };
        let seen = tree.seen();
        let moves = T::moves(seen);
        let at = self.enter(T::key(seen), moves);
        let odds = matched(&self.nodes[at].regrets, moves);
        if turn != seat || tree.is_small() && whim.below(NOW_AND_THEN) > 0 {
            let made = &mut self.nodes[at].made;
            (0..MOVES).for_each(|it| made[it] += odds[it]);
            let drawn = self.drawn(&odds, moves, whim);
            return self.walk(&tree.after(seen, drawn), seat, ends, whim);
        }
        self.try_at(at, moves, |learner, it| learner.walk(&tree.after(seen, it), seat, ends, whim))
    }

    /// Tries every move at a key, and learns from what each brings.
    pub fn try_all(
        &mut self,
        key: u32,
        moves: u8,
        each: impl FnMut(&mut Learner, usize) -> f32,
    ) -> f32 {
        let at = self.enter(key, moves);
        let odds = matched(&self.nodes[at].regrets, moves);
        (0..MOVES).for_each(|it| self.nodes[at].made[it] += odds[it]);
        self.try_at(at, moves, each)
    }

    #[inline]
    fn try_at(
        &mut self,
        at: usize,
        moves: u8,
        mut try_one: impl FnMut(&mut Learner, usize) -> f32,
    ) -> f32 {
        let odds = matched(&self.nodes[at].regrets, moves);
        let mut worths = [0.0; MOVES];
        let mut mean = 0.0;
        for it in each(moves) {
            worths[it] = try_one(self, it);
            mean += odds[it] * worths[it];
        }
        let regrets = &mut self.nodes[at].regrets;
        for it in each(moves) {
            regrets[it] += worths[it] - mean;
        }
        mean
    }

    #[inline]
    fn drawn(&self, odds: &Odds, moves: u8, whim: &mut Whim) -> usize {
        if self.tremble > 0 && whim.below(self.tremble) == 0 {
            let any = whim.below(moves.count_ones()) as usize;
            return each(moves).nth(any).unwrap_or_default();
        }
        draw(odds, moves, whim)
    }

    /// Makes all that was learned so far count less, so that first guesses are forgotten.
    pub fn fade(&mut self, regrets: f32, made: f32) {
        for node in &mut self.nodes {
            node.regrets.iter_mut().for_each(|it| *it *= regrets);
            node.made.iter_mut().for_each(|it| *it *= made);
        }
    }

    /// How often each move is made at a key now, if it was ever met.
    pub fn now(&self, key: u32) -> Option<Odds> {
        let node = &self.nodes[self.index.find(key.into())?];
        Some(matched(&node.regrets, node.moves))
    }

    /// How often each move was made on the whole, and how often the key was met.
    pub fn average(&self, key: u32) -> Option<(Odds, f32)> {
        let node = &self.nodes[self.index.find(key.into())?];
        let sum: f32 = node.made.iter().sum();
        let odds = if sum > 0.0 {
            node.made.map(|it| it / sum)
        } else {
            matched(&node.regrets, node.moves)
        };
        Some((odds, sum))
    }

    /// The keys that were met.
    pub fn keys(&self) -> impl Iterator<Item = u32> {
        self.nodes.iter().map(|node| node.key)
    }
}

/// Moves are made as often as they are regretted; where nothing is, all alike.
#[inline]
fn matched(regrets: &Odds, moves: u8) -> Odds {
    let mut odds = [0.0; MOVES];
    let mut sum = 0.0;
    for at in 0..MOVES {
        odds[at] = if moves >> at & 1 == 1 { regrets[at].max(0.0) } else { 0.0 };
        sum += odds[at];
    }
    if sum > 0.0 {
        odds.map(|it| it / sum)
    } else {
        let part = 1.0 / moves.count_ones() as f32;
        each(moves).for_each(|at| odds[at] = part);
        odds
    }
}

/// A move, as often as the odds say.
#[inline]
pub fn draw(odds: &Odds, moves: u8, whim: &mut Whim) -> usize {
    let mut rest = whim.below(1 << 24) as f32 / (1 << 24) as f32;
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
