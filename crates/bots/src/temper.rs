//! Somebody of the house as a level has them: how often they slip, what they forget, how long they
//! think.

use game::{Game, Seat, SightOf, View};

use crate::{Bot, Pick, Reason, Search, Searched, Thumb};

/// What makes somebody of the house.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Temper {
    /// Of a hundred decisions, so many are left to chance.
    pub slips: u8,
    /// Of a thousand things remembered, so many are gone whenever something happens.
    pub forgets: u16,
    /// So much is tried at each decision that is not left to chance; nothing is a rule of thumb.
    pub iterations: u32,
    /// Where the rest of a game can be said exactly, it is, as long as no more than so many places have to
    /// be looked at.
    pub exact: u32,
    /// How quick they are in a race, in milliseconds: at best, and so much more at worst.
    pub reaction: (u32, u32),
}

impl Temper {
    /// Somebody who goes by rules of thumb, forgets nothing and never slips.
    pub const STEADY: Temper =
        Temper { slips: 0, forgets: 0, iterations: 0, exact: 0, reaction: (250, 400) };
}

/// However much time there is: more would not fit into the memory of a small machine.
const DEEPEST: u32 = 1 << 20;
/// Enough to say something about the choices of somebody who does not think.
const A_FEW: u32 = 2000;

/// Somebody of some temper at a seat.
#[derive(Clone, Debug)]
pub struct Tempered<G: Game> {
    seat: Seat,
    memory: G::View,
    /// How much has happened.
    age: u32,
    temper: Temper,
    search: Search<G>,
}

impl<G: Thumb + Searched> Tempered<G> {
    /// `memory` is what the seat knows before anything has happened.
    pub fn new(seat: Seat, memory: G::View, temper: Temper) -> Tempered<G> {
        Tempered { seat, memory, age: 0, temper, search: Search::exact(temper.exact) }
    }

    /// What it remembers.
    pub fn memory(&self) -> &G::View {
        &self.memory
    }

    /// What it does, and what it thinks of its choices, the best first: nothing where it does not
    /// think. Whoever gives it time, until it is told to `stop`, always hears what it thinks; and where
    /// it never slips, the more time, the better.
    pub fn answer(
        &mut self,
        legal: &[G::Action],
        pick: Pick<'_>,
        stop: Option<&mut dyn FnMut() -> bool>,
    ) -> (G::Action, Vec<Reason<G::Action>>) {
        let Temper { slips, iterations, .. } = self.temper;
        let at_once = self.unthinking(legal, pick);
        let why = match (stop, at_once) {
            (None, Some(_)) => vec![],
            (None, None) => self.think(iterations, pick, None),
            (Some(stop), _) if slips == 0 && iterations > 0 => {
                self.think(DEEPEST, pick, Some(stop))
            }
            (Some(stop), _) => self.think(iterations.max(A_FEW), pick, Some(stop)),
        };
        let best = why.first().map_or(legal[0], |best| best.action);
        (at_once.unwrap_or(best), why)
    }

    /// What it does. It thinks until more would not change that, or until it is told to `stop`.
    pub fn choose_until(
        &mut self,
        legal: &[G::Action],
        pick: Pick<'_>,
        stop: &mut dyn FnMut() -> bool,
    ) -> G::Action {
        if let Some(at_once) = self.unthinking(legal, pick) {
            return at_once;
        }
        let Tempered { seat, memory, temper, search, .. } = self;
        let why = search.think_until(memory, *seat, temper.iterations, pick, stop);
        why.first().map_or(legal[0], |best| best.action)
    }

    fn think(
        &mut self,
        iterations: u32,
        pick: Pick<'_>,
        stop: Option<&mut dyn FnMut() -> bool>,
    ) -> Vec<Reason<G::Action>> {
        self.search.think(&self.memory, self.seat, iterations, pick, stop)
    }

    /// What chance or a rule of thumb decides, where they do.
    fn unthinking(&self, legal: &[G::Action], pick: Pick<'_>) -> Option<G::Action> {
        if let [only] = legal {
            return Some(*only);
        }
        if pick(100) < self.temper.slips.into() {
            return Some(legal[pick(legal.len() as u32) as usize]);
        }
        let by_thumb = self.temper.iterations == 0;
        by_thumb.then(|| G::thumb(self.seat, &self.memory, legal, pick))
    }
}

impl<G: Thumb + Searched> Bot<G> for Tempered<G> {
    fn told(&mut self, sight: &SightOf<G>) {
        self.memory.observe(sight);
        self.age += 1;
        if self.temper.forgets > 0 {
            G::forget(&mut self.memory, self.temper.forgets, self.age);
        }
    }

    fn choose(&mut self, _: &G::View, legal: &[G::Action], pick: Pick<'_>) -> G::Action {
        self.answer(legal, pick, None).0
    }

    fn reaction(&mut self, pick: Pick<'_>) -> u32 {
        let (least, more) = self.temper.reaction;
        least + pick(more.max(1))
    }
}
