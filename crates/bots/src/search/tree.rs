//! What a search has learned: for each thing a seat may know, what came of each action there.

use super::Reason;
use super::whim::{Whim, stir};

/// How much a seldom tried action is worth trying; results are between 0 and 1.
const CURIOSITY: f32 = 0.4;

/// No edge.
const NONE: u32 = u32::MAX;

/// All that one seat cannot tell apart.
#[derive(Copy, Clone, Debug)]
struct Node {
    key: u64,
    first: u32,
    last: u32,
}

/// An action that has been tried there. What came of it counts for the acting seat alone.
#[derive(Copy, Clone, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    /// How often it could have been chosen since it was first tried.
    available: u32,
    next: u32,
    pub(super) sum: f64,
    pub(super) squares: f64,
}

/// Nodes and edges lie in two lists, and a table leads from keys to nodes. None of them grows as long
/// as no more iterations are made than were announced: each adds one of both at most.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// One more than the number of a node, or 0. Twice as many places as nodes, a power of two.
    table: Vec<u32>,
    /// Which of the actions of one decision have no edge yet.
    untried: Vec<u32>,
}

impl<A: Copy + Eq> Tree<A> {
    pub(super) fn new() -> Tree<A> {
        Tree { nodes: vec![], edges: vec![], table: vec![], untried: vec![] }
    }

    /// Forgets all, and makes room for so many iterations.
    pub(super) fn clear(&mut self, iterations: u32) {
        let most = iterations as usize + 1;
        self.nodes.clear();
        self.edges.clear();
        self.table.clear();
        self.nodes.reserve(most);
        self.edges.reserve(most);
        self.table.resize((2 * most).next_power_of_two(), 0);
    }

    /// The node with this key, which may be new.
    #[inline]
    pub(super) fn enter(&mut self, key: u64) -> u32 {
        let mask = self.table.len() - 1;
        let mut at = stir(key) as usize & mask;
        loop {
            match self.table[at] {
                0 => break,
                found if self.nodes[found as usize - 1].key == key => return found - 1,
                _ => at = (at + 1) & mask,
            }
        }
        self.nodes.push(Node { key, first: NONE, last: NONE });
        self.table[at] = self.nodes.len() as u32;
        self.nodes.len() as u32 - 1
    }

    /// One of these actions, of which `likely` is what the seat would do without thinking: that first,
    /// then whatever promises most by the upper bound of what may come of it, counted from when it could
    /// be chosen. What was never tried promises as much as all that was, seen a few times.
    pub(super) fn choose(
        &mut self,
        node: u32,
        actions: &[A],
        likely: impl FnOnce(&mut Whim) -> A,
        whim: &mut Whim,
    ) -> u32 {
        let mut next = self.nodes[node as usize].first;
        if next == NONE {
            return self.add(node, likely(whim));
        }
        let (mut best, mut all) = ((f32::NEG_INFINITY, NONE), (0, 0.0));
        self.untried.clear();
        for (at, action) in actions.iter().enumerate() {
            let Some(found) = self.find(node, next, *action) else {
                self.untried.push(at as u32);
                continue;
            };
            let edge = &mut self.edges[found as usize];
            edge.available += 1;
            next = edge.next;
            all = (all.0 + edge.visits, all.1 + edge.sum);
            let bound = edge.bound();
            if bound > best.0 {
                best = (bound, found);
            }
        }
        if self.untried.is_empty() || best.0 > unknown_bound(all) && best.1 != NONE {
            return best.1;
        }
        let untried = self.untried[whim.below(self.untried.len() as u32) as usize];
        self.add(node, actions[untried as usize])
    }

    /// The edge of an action: most often the one after the last that was found.
    #[inline]
    fn find(&self, node: u32, next: u32, action: A) -> Option<u32> {
        if next != NONE && self.edges[next as usize].action == action {
            return Some(next);
        }
        let mut at = self.nodes[node as usize].first;
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.action == action {
                return Some(at);
            }
            at = edge.next;
        }
        None
    }

    fn add(&mut self, node: u32, action: A) -> u32 {
        let new = self.edges.len() as u32;
        let edge = Edge { action, visits: 0, available: 1, next: NONE, sum: 0.0, squares: 0.0 };
        self.edges.push(edge);
        let node = &mut self.nodes[node as usize];
        if node.last == NONE {
            node.first = new;
        } else {
            self.edges[node.last as usize].next = new;
        }
        node.last = new;
        new
    }

    #[inline]
    pub(super) fn edge(&self, edge: u32) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    /// The seat that chose this has got so much in the end.
    #[inline]
    pub(super) fn learn(&mut self, edge: u32, result: f32) {
        let edge = &mut self.edges[edge as usize];
        let result = f64::from(result);
        edge.visits += 1;
        edge.sum += result;
        edge.squares += result * result;
    }

    /// Whether at the first node one action was tried so much more often than any other.
    pub(super) fn leads_by_more_than(&self, tries: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for (_, &Edge { visits, .. }) in self.tried(0) {
            second = second.max(visits.min(most));
            most = most.max(visits);
        }
        most - second > tries
    }

    /// What was tried at a node, in the order of the first try, and the numbers of those edges.
    pub(super) fn tried(&self, node: u32) -> impl Iterator<Item = (u32, &Edge<A>)> {
        let first = self.nodes.get(node as usize).map_or(NONE, |node| node.first);
        let edge = |at: u32| Some((at, self.edges.get(at as usize)?));
        std::iter::successors(edge(first), move |(_, last)| edge(last.next))
    }
}

impl<A: Copy> Edge<A> {
    pub(super) fn reason(&self) -> Reason<A> {
        let visits = f64::from(self.visits.max(1));
        let mean = self.sum / visits;
        // A win and a loss go into the error, so that a few tries that came to the same are not taken for certainty.
        let spread =
            (self.squares - visits * mean * mean).max(0.0) + mean * mean + (1.0 - mean).powi(2);
        let error = (spread / (visits + 1.0) / visits).sqrt();
        Reason { action: self.action, mean, error, visits: self.visits }
    }

    #[inline]
    fn bound(&self) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "a bound need not be exact")]
        let visits = self.visits as f32;
        #[expect(clippy::cast_possible_truncation, reason = "a bound need not be exact")]
        let mean = self.sum as f32 / visits;
        mean + CURIOSITY * (logarithm(self.available) / visits).sqrt()
    }
}

/// How many visits what was never tried is taken to have had.
const TAKEN_TO_HAVE: f32 = 4.0;

/// What an action promises that was never tried, where so many others came to that sum.
#[inline]
#[expect(clippy::cast_precision_loss, reason = "a bound need not be exact")]
fn unknown_bound((visits, sum): (u32, f64)) -> f32 {
    let mean = sum as f32 / visits.max(1) as f32;
    mean + CURIOSITY * (logarithm(visits + 1) / TAKEN_TO_HAVE).sqrt()
}

/// The natural logarithm, near enough, and the same on every machine.
#[inline]
fn logarithm(n: u32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "near enough")]
    let bits = (n as f32).to_bits();
    let power = f32::from((bits >> 23) as u8) - 127.0;
    let part = f32::from_bits(bits & 0x007F_FFFF | 0x3F80_0000);
    (power + part * (2.0 - part / 3.0) - 5.0 / 3.0).max(0.0) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_logarithm_is_near_enough() {
        for n in (1..2000).chain([100_000, u32::MAX]) {
            let off = f64::from(logarithm(n)) - f64::from(n).ln();
            assert!(off.abs() < 0.02, "{n}: {off}");
        }
    }

    #[test]
    fn a_node_is_found_again_and_an_edge_once() {
        let (mut tree, mut whim) = (Tree::<u8>::new(), Whim::new(1));
        tree.clear(100);
        let nodes: Vec<u32> = (0..50).map(|key| tree.enter(key)).collect();
        assert_eq!(nodes, (0..50).map(|key| tree.enter(key)).collect::<Vec<_>>());
        let mut choose = |actions: &[u8], result: f32| {
            let chosen = tree.choose(nodes[7], actions, |_| 5, &mut whim);
            tree.learn(chosen, result);
            tree.edge(chosen).action
        };
        // First the likely one; then whatever promises most, and in the end all that can be chosen.
        assert_eq!(choose(&[4, 5, 6], 0.0), 5);
        let next: Vec<u8> = (0..60).map(|_| choose(&[4, 5, 6], 0.0)).collect();
        assert!([4, 5, 6].iter().all(|it| next.contains(it)));
        assert!((0..60).map(|_| choose(&[4, 6], 1.0)).all(|it| it != 5));
        assert_eq!(tree.tried(nodes[7]).count(), 3);
    }
}
