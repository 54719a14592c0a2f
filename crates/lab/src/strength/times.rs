//! How long somebody of the house takes for an answer, on one core of this machine.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bots::{Level, Pick, Temper};
use game::{Game, Outcome, Seat, SightOf};
use room::Chance;

use crate::crew::whims;
use crate::{Entered, Entrant, Fault, Party, Sitter, play};

/// How long answers took.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Times {
    /// Answers to more than one choice: no others count.
    pub decisions: u32,
    pub mean: Duration,
    pub longest: Duration,
}

/// Times of a level among rules of thumb in so many games, each from the next seat; nothing, when all is to
/// stop before their end.
pub fn times<G: Entered>(
    rules: &G::Rules,
    level: Level,
    (games, seed): (usize, &str),
    stop: &AtomicBool,
) -> Option<Times> {
    let took = Rc::new(RefCell::new(vec![]));
    for number in 0..games {
        let alone = Seat::at(number % usize::from(G::n_seats(rules)));
        let whims = whims(seed, number, alone.index());
        let sit = |seat: Seat, memory: G::View| {
            if seat != alone {
                return Entrant::Tempered(Temper::STEADY).sit::<G>(seat, memory, whims);
            }
            let sitter = Entrant::House(level).sit::<G>(seat, memory, whims);
            Box::new(Watched { sitter, took: took.clone() })
        };
        let mut party = Party::<G>::new(rules, whims, sit);
        let chance = Chance::seeded(&format!("{seed}/{number}"));
        play(rules, chance, &mut party, (&mut (), stop))?;
    }
    Some(Times::of(&took.borrow()))
}

impl Times {
    fn of(took: &[Duration]) -> Times {
        let decisions = took.len() as u32;
        Times {
            decisions,
            mean: took.iter().sum::<Duration>() / decisions.max(1),
            longest: took.iter().max().copied().unwrap_or_default(),
        }
    }
}

/// Somebody at a seat who is timed.
struct Watched<G: Game> {
    sitter: Box<dyn Sitter<G>>,
    took: Rc<RefCell<Vec<Duration>>>,
}

impl<G: Game> Sitter<G> for Watched<G> {
    fn told(&mut self, sight: &SightOf<G>) {
        self.sitter.told(sight);
    }

    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        pick: Pick<'_>,
    ) -> Result<G::Action, Fault> {
        let asked = Instant::now();
        let answer = self.sitter.choose(view, legal, pick);
        if legal.len() > 1 {
            self.took.borrow_mut().push(asked.elapsed());
        }
        answer
    }

    fn reaction(&mut self, pick: Pick<'_>) -> u32 {
        self.sitter.reaction(pick)
    }

    fn over(&mut self, outcome: Option<&Outcome>) -> Result<(), Fault> {
        self.sitter.over(outcome)
    }
}
