//! Whoever sits at a seat in the lab, from the house or from outside.

use bots::{Bot, Pick};
use game::{Game, Outcome, SightOf};

use crate::Fault;

/// Somebody at a seat. The house always answers; a program from outside may fail to, and forfeits the
/// game then.
pub trait Sitter<G: Game> {
    fn told(&mut self, sight: &SightOf<G>);
    /// One of the `legal` actions, of which there is at least one.
    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        pick: Pick<'_>,
    ) -> Result<G::Action, Fault>;
    /// How long it takes to act in a race, in milliseconds.
    fn reaction(&mut self, pick: Pick<'_>) -> u32;
    /// The game is over: with nothing, where it was not played to its end.
    fn over(&mut self, outcome: Option<&Outcome>) -> Result<(), Fault>;
}

impl<G: Game> Sitter<G> for Box<dyn Bot<G>> {
    fn told(&mut self, sight: &SightOf<G>) {
        (**self).told(sight);
    }

    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        pick: Pick<'_>,
    ) -> Result<G::Action, Fault> {
        Ok((**self).choose(view, legal, pick))
    }

    fn reaction(&mut self, pick: Pick<'_>) -> u32 {
        (**self).reaction(pick)
    }

    fn over(&mut self, _: Option<&Outcome>) -> Result<(), Fault> {
        Ok(())
    }
}
