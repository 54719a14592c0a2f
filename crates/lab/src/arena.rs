//! Many games between the same entrants, on every core: the same for the same seed, however many
//! threads there are.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use game::{Game, Seat, SeatSet};
use room::Chance;
use serde::{Deserialize, Serialize};

use crate::crew::{share_out, whims};
use crate::{Entered, Entrant, Forfeit, Pairing, Party, Played, Unit, play};

/// What is played.
#[derive(Clone, Debug)]
pub struct Arena<G: Game> {
    pub rules: G::Rules,
    pub entrants: Vec<Entrant>,
    pub pairings: Vec<Pairing>,
    pub deals: u32,
    pub seed: String,
}

/// A unit that was played: a game with the one at each seat, in the order of the seats.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finished {
    pub unit: usize,
    pub games: Vec<Played>,
}

impl<G: Entered> Arena<G> {
    /// How many units there are.
    pub fn units(&self) -> usize {
        self.pairings.len() * self.deals as usize
    }

    /// Plays every unit that is not done yet, in no order, until all are played or it is told to stop.
    pub fn run(
        &self,
        threads: usize,
        done: &BTreeSet<usize>,
        stop: &AtomicBool,
        each: impl FnMut(Finished),
    ) {
        let todo: Vec<_> = (0..self.units()).filter(|unit| !done.contains(unit)).collect();
        share_out(&todo, threads, stop, |unit| self.played(unit, stop), each);
    }

    /// All games of a unit, or nothing if it is told to stop before the last.
    fn played(&self, number: usize, stop: &AtomicBool) -> Option<Finished> {
        let unit = Unit::at(number, self.pairings.len());
        let Pairing { one, others } = self.pairings[unit.pairing];
        let seats = SeatSet::first(G::n_seats(&self.rules));
        let games = seats.iter().map(|alone| {
            let entrant = |seat: Seat| if seat == alone { one } else { others };
            let whims = whims(&self.seed, number, alone.index());
            let sit = |seat, memory| self.entrants[entrant(seat)].sit::<G>(seat, memory, whims);
            let chance = Chance::seeded(&format!("{}/{}", self.seed, unit.deal));
            let mut party = Party::<G>::new(&self.rules, whims, sit);
            let mut played = play(&self.rules, chance, &mut party, (&mut (), stop))?;
            // Whoever forfeits loses wherever they sit; the others share what is won.
            if let Some(Forfeit { seat: lost, .. }) = played.forfeit {
                played.winners =
                    seats.iter().filter(|&seat| entrant(seat) != entrant(lost)).collect();
            }
            Some(played)
        });
        Some(Finished { unit: number, games: games.collect::<Option<_>>()? })
    }
}
