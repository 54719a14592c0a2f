//! What is learned of keys whose places are gone through many times: regrets that never fall below nothing, and
//! what was done on the whole, of which the later part counts more.

use solved::MOVES;

use super::index::Index;
use super::learner::Odds;
use super::tree::each;

/// All moves of all keys in one row, those of a key side by side.
#[derive(Clone, Debug)]
pub struct Book {
    index: Index,
    /// The key, its moves, and where they begin.
    nodes: Vec<(u32, u8, u32)>,
    /// How much better each move would have been.
    pub(super) regrets: Vec<f32>,
    /// How often each is made now, as its own seat and as the others see it.
    pub(super) odds: Vec<f32>,
    pub(super) seen: Vec<f32>,
    /// How often each was made on the whole.
    pub(super) made: Vec<f32>,
    /// How often a key was met on the whole, where its moves begin.
    pub(super) met: Vec<f32>,
    /// Such a part of each seat's moves is anybody's guess to the others, so that everybody also learns
    /// what to do where nobody should come.
    tremble: f32,
}

impl Book {
    pub fn new(tremble: f32) -> Book {
        Book {
            index: Index::new(),
            nodes: vec![],
            regrets: vec![],
            odds: vec![],
            seen: vec![],
            made: vec![],
            met: vec![],
            tremble,
        }
    }

    /// Where the moves of a key begin.
    pub fn enter(&mut self, key: u32, moves: u8) -> u32 {
        let at = self.index.enter(key.into());
        if at == self.nodes.len() {
            self.nodes.push((key, moves, self.odds.len() as u32));
            let part = 1.0 / moves.count_ones() as f32;
            for _ in each(moves) {
                self.regrets.push(0.0);
                self.odds.push(part);
                self.seen.push(part);
                self.made.push(0.0);
                self.met.push(0.0);
            }
        }
        self.nodes[at].2
    }

    /// Makes up its mind anew by what is regretted.
    pub fn decide(&mut self) {
        for &(_, moves, at) in &self.nodes {
            let some = at as usize..at as usize + moves.count_ones() as usize;
            let part = 1.0 / some.len() as f32;
            let mut sum = 0.0;
            for regret in &mut self.regrets[some.clone()] {
                *regret = regret.max(0.0);
                sum += *regret;
            }
            for at in some {
                let odds = if sum > 0.0 { self.regrets[at] / sum } else { part };
                self.odds[at] = odds;
                self.seen[at] = odds * (1.0 - self.tremble) + self.tremble * part;
            }
        }
    }

    /// How often each move is made at a key now, if it was ever met.
    pub fn now(&self, key: u32) -> Option<Odds> {
        let &(_, moves, at) = &self.nodes[self.index.find(key.into())?];
        Some(spread(moves, &self.odds[at as usize..]))
    }

    /// Every key, how often each of its moves was made on the whole, and how often it was met.
    pub fn averages(&self) -> impl Iterator<Item = (u32, Odds, f32)> {
        self.nodes.iter().map(|&(key, moves, at)| {
            let made = spread(moves, &self.made[at as usize..]);
            let sum: f32 = made.iter().sum();
            (key, made.map(|it| it / sum.max(f32::MIN_POSITIVE)), self.met[at as usize])
        })
    }
}

/// Numbers for the moves that there are.
fn spread(moves: u8, numbers: &[f32]) -> Odds {
    let mut odds = [0.0; MOVES];
    each(moves).zip(numbers).for_each(|(at, &number)| odds[at] = number);
    odds
}
