//! How even a game is: what the seats, the cards, the rulings and skill have to do with who wins.

mod clauses;
mod columns;
mod csv;
mod games;
mod lineup;
mod luck;
mod report;
mod ruled;
mod seats;
mod watch;

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use game::{Game, Seat};
use room::{Chance, Fast};
use serde::{Deserialize, Serialize};

pub use clauses::{Clauses, RulingSeen, TooMuch};
pub use luck::{Luck, Parts, luck};
pub use report::BalanceReport;
pub use ruled::{Marks, Ruled, Ruling, Shows};
pub use seats::{Seats, Spread};
pub use watch::Seen;

use crate::crew::{share_out, whims};
use crate::{Entered, Entrant, Party, Played, play};
use watch::Watch;

/// What is played. Each of `deals` is one game with the last entrant at every seat; each of `mixed` is one
/// game for every way to turn a line-up of all entrants around the table.
#[derive(Clone, Debug)]
pub struct Balance<G: Game> {
    pub rules: G::Rules,
    pub entrants: Vec<Entrant>,
    pub deals: u32,
    pub mixed: u32,
    pub seed: String,
}

/// A deal that was played.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Dealt {
    pub unit: usize,
    pub games: Vec<Seen>,
}

impl Dealt {
    /// Even numbers are the deals with the same entrant at every seat.
    pub fn is_mixed(&self) -> bool {
        self.unit % 2 == 1
    }

    pub fn deal(&self) -> usize {
        self.unit / 2
    }
}

impl<G: Entered + Ruled> Balance<G> {
    /// The numbers of what is to be played: whatever is stopped has come as far with the one as with the
    /// other, and more can be asked for later.
    pub fn units(&self) -> Vec<usize> {
        let (deals, mixed) = (self.deals as usize, self.mixed as usize);
        let wanted = |unit: &usize| unit / 2 < [deals, mixed][unit % 2];
        (0..2 * deals.max(mixed)).filter(wanted).collect()
    }

    /// Plays every unit that is not done yet, in no order, until all are played or it is told to stop.
    pub fn run(
        &self,
        threads: usize,
        done: &BTreeSet<usize>,
        stop: &AtomicBool,
        each: impl FnMut(Dealt),
    ) {
        let mut todo = self.units();
        todo.retain(|unit| !done.contains(unit));
        share_out(&todo, threads, stop, |unit| self.played(unit, stop), each);
    }

    /// Whether it can have come of this: the right seatings, and nobody at a seat there is not.
    pub fn is_possible(&self, dealt: &Dealt) -> bool {
        let n_seats = usize::from(G::n_seats(&self.rules));
        let here = |seat: &Seat| seat.index() < n_seats;
        let sound = |game: &Seen| {
            let Played { winners, scores, .. } = &game.played;
            let scored = scores.len() == if game.ended() { n_seats } else { 0 };
            scored && winners.iter().all(here) && game.begins.iter().all(here)
        };
        dealt.games.iter().all(sound)
            && dealt.games.iter().map(|it| &it.seating).eq(&self.seatings(dealt.unit))
    }

    fn played(&self, unit: usize, stop: &AtomicBool) -> Option<Dealt> {
        let games = self.seatings(unit).into_iter().enumerate();
        let games = games.map(|(at, it)| self.game((unit, at), it, stop));
        Some(Dealt { unit, games: games.collect::<Option<_>>()? })
    }

    fn game(
        &self,
        (unit, number): (usize, usize),
        seating: Vec<usize>,
        stop: &AtomicBool,
    ) -> Option<Seen> {
        let whims = whims(&self.seed, unit, number);
        let chance = Chance::seeded(&format!("{}/{}", self.seed, unit / 2));
        let sit =
            |seat: Seat, memory| self.entrants[seating[seat.index()]].sit::<G>(seat, memory, whims);
        let mut party = Party::<G>::new(&self.rules, whims, sit);
        let mut watch = Watch::<G>::default();
        let played = play(&self.rules, chance, &mut party, (&mut watch, stop))?;
        Some(watch.seen(seating, played))
    }

    /// The last entrant everywhere; or a line-up in some order, turned around the table, so that everybody
    /// sits once at every seat.
    fn seatings(&self, unit: usize) -> Vec<Vec<usize>> {
        let n_seats = usize::from(G::n_seats(&self.rules));
        if unit.is_multiple_of(2) {
            return vec![vec![self.entrants.len() - 1; n_seats]];
        }
        let lineups = lineup::lineups(self.entrants.len(), n_seats);
        let mut chairs = lineups[unit / 2 % lineups.len()].clone();
        Fast::new(whims(&self.seed, unit, n_seats)).shuffle(&mut chairs);
        let turned = |by: usize| {
            let mut turned = chairs.clone();
            turned.rotate_left(by);
            turned
        };
        (0..n_seats).map(turned).collect()
    }
}
