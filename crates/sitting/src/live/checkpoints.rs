//! Tables along a long game: from each of them the rest can be played again without what came before.

use game::Game;
use room::Room;

/// About as many entries of the log lie between two of them.
pub const APART: usize = 256;

#[derive(Debug)]
pub struct Checkpoints<G>(Vec<Checkpoint<G>>);

/// How the table stood after so many entries of the log, and so many actions.
#[derive(Debug)]
pub struct Checkpoint<G> {
    pub entries: usize,
    pub actions: usize,
    pub table: G,
}

impl<G> Default for Checkpoints<G> {
    fn default() -> Checkpoints<G> {
        Checkpoints(Vec::new())
    }
}

impl<G: Game> Checkpoints<G> {
    /// The room stands here now, after so many actions.
    pub fn reached(&mut self, room: &Room<G>, actions: usize) {
        let entries = room.log().len();
        if entries >= self.0.last().map_or(0, |last| last.entries) + APART {
            self.0.push(Checkpoint { entries, actions, table: room.table().clone() });
        }
    }

    /// The last one of which this can be said; of all before it, it can be.
    pub fn last(&self, is_early: impl Fn(&Checkpoint<G>) -> bool) -> Option<&Checkpoint<G>> {
        self.0[..self.0.partition_point(is_early)].last()
    }
}
