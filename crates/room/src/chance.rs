//! Where a room's shuffles come from: a script, a seed, or one after the other.

use std::sync::Arc;

use game::{Game, Step};

use crate::Seeded;

/// One shuffle of a script. Whether its cards can be read is known at once, but counts only when
/// the shuffle is needed.
pub type Scripted<C> = Option<Box<[C]>>;

/// A room's dealer.
#[derive(Clone, Debug)]
pub struct Chance<C> {
    script: Arc<[Scripted<C>]>,
    seed: Option<Seeded>,
    /// How many shuffles the script has given.
    given: usize,
}

/// Why there was no shuffle. Nothing has changed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum NoDeal {
    /// The script is used up (or there was none) and no seed follows it.
    NothingLeft { given: usize },
    /// The script's shuffle with this number (from 1) does not hold the cards that are due.
    WrongCards { shuffle: usize },
}

impl<C> Default for Chance<C> {
    /// No chance at all: enough to replay what has been dealt.
    fn default() -> Chance<C> {
        Chance::new([].into(), None)
    }
}

impl<C: Copy> Chance<C> {
    pub fn seeded(seed: &str) -> Chance<C> {
        Chance::new([].into(), Some(seed))
    }

    /// The next shuffle of what the table is due.
    pub fn deal<G: Game<Card = C>>(&mut self, table: &G) -> Result<Box<[C]>, NoDeal> {
        if let Some(next) = self.script.get(self.given) {
            let shuffle = self.given + 1;
            let is_due = |cards: &&[C]| table.is_legal(Step::Shuffle(cards)).is_ok();
            let cards = next.as_deref().filter(is_due).ok_or(NoDeal::WrongCards { shuffle })?;
            self.given = shuffle;
            return Ok(cards.into());
        }
        let given = self.given;
        let seed = self.seed.as_mut().ok_or(NoDeal::NothingLeft { given })?;
        let mut cards = Vec::new();
        table.unshuffled(|card| cards.push(card));
        seed.shuffle(&mut cards);
        Ok(cards.into())
    }
}

impl<C> Chance<C> {
    /// A script, and the seed that goes on when it is used up, from its own beginning.
    pub fn new(script: Arc<[Scripted<C>]>, seed: Option<&str>) -> Chance<C> {
        Chance { script, seed: seed.map(Seeded::new), given: 0 }
    }

    /// Roughly how many bytes the script holds.
    pub fn weight(&self) -> usize {
        let cards = |it: &Scripted<C>| it.as_ref().map_or(0, |cards| size_of_val(&**cards));
        self.script.iter().map(|it| cards(it) + size_of::<Scripted<C>>()).sum()
    }
}
