//! The solver of Lucktails for three seats: with the same cards face up, all deals and all that can come of them are
//! gone through again and again.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use bots::Whim;
use solved::{Cards, MOST_SEATS, Round};

use super::book::Book;
use super::chart::Chart;
use super::deals::{FaceUp, face_up, orders, shuffled};
use super::learner::Odds;
use super::solver::{next_totals, played};
use super::tree::{Ends, Going};
use super::{TREMBLE, in_parallel};

const SEATS: u8 = 3;

/// So often the deals of one set of cards and totals are gone through in an epoch.
const PASSES: u32 = 20;

/// In each epoch so many totals of matches are learned at, for each set of cards; and always 0-0-0.
const ELSEWHERE: usize = 3;

/// So many rounds are looked at from each set of totals.
const AHEAD: u32 = 300;

type Totals = [u8; MOST_SEATS];

/// Every set of cards that may lie face up has a book of its own. Keys of how far one raises, and of rounds that somebody has
/// left, are in several of them: a table keeps those of the first set.
pub struct Charted {
    sets: Vec<FaceUp>,
    books: Vec<Mutex<Book>>,
    ends: Ends,
    whim: Whim,
    epochs: u32,
    deals: u64,
    visits: u64,
}

impl Charted {
    pub fn new(seed: u64, ends: Ends) -> Charted {
        let sets = face_up(SEATS);
        let books = sets.iter().map(|_| Mutex::new(Book::new(1.0 / f32::from(TREMBLE)))).collect();
        Charted { sets, books, ends, whim: Whim::new(seed), epochs: 0, deals: 0, visits: 0 }
    }

    /// All sets of cards once, on several threads; fewer if it is told to stop.
    pub fn epoch(&mut self, threads: usize, stop: impl Fn() -> bool + Sync) {
        let totals = self.elsewhere(ELSEWHERE * self.sets.len());
        let (deals, visits) = (AtomicU64::new(0), AtomicU64::new(0));
        let weight = (self.epochs + 1) as f32;
        in_parallel(threads, self.sets.len(), |at| {
            let mut book = self.books[at].lock().unwrap_or_else(PoisonError::into_inner);
            let some = &totals[at * ELSEWHERE..][..ELSEWHERE];
            for &totals in [[0; MOST_SEATS]].iter().chain(some).filter(|_| !stop()) {
                let deals_of = orders(&self.sets[at]);
                let going = |cards| Going::from(Round::dealt(totals, SEATS, 0, cards));
                let mut chart = Chart::of(deals_of.iter().map(going), &self.ends, &mut book);
                (0..PASSES).for_each(|_| chart.learn(&mut book, weight));
                deals.fetch_add(u64::from(PASSES) * chart.deals(), Ordering::Relaxed);
                visits.fetch_add(u64::from(PASSES) * chart.visits(), Ordering::Relaxed);
            }
        });
        self.deals += deals.into_inner();
        self.visits += visits.into_inner();
        self.epochs += 1;
    }

    /// Totals that matches come to, as seen from the seat that starts.
    fn elsewhere(&mut self, count: usize) -> Vec<Totals> {
        let (mut totals, mut met, mut whim) = ([0; MOST_SEATS], vec![], self.whim.clone());
        while met.len() < count {
            let mut round = shuffled(totals, SEATS, 0, &mut whim);
            self.play(&mut round, &mut whim);
            totals = next_totals(&round);
            totals[..SEATS.into()].rotate_left(1);
            if totals != [0; MOST_SEATS] {
                met.push(totals);
            }
        }
        self.whim = whim;
        met
    }

    /// Totals are weighed anew.
    pub fn weigh(&mut self) {
        if let Ends::Match(hopes) = &self.ends {
            let (mut hopes, mut whim) = (hopes.clone(), self.whim.clone());
            hopes.look_ahead(AHEAD, &mut whim, |round, whim| self.play(round, whim));
            (self.ends, self.whim) = (Ends::Match(hopes), whim);
        }
    }

    /// Everybody plays as they do now.
    fn play(&self, round: &mut Round, whim: &mut Whim) {
        let shown =
            |set: &FaceUp| set.cards.iter().fold(Cards::default(), |it, &card| it.with(card));
        let set = self.sets.iter().position(|set| shown(set) == round.shown);
        let book = self.books[set.unwrap_or_default()].lock();
        let book = book.unwrap_or_else(PoisonError::into_inner);
        played(round, whim, |key| book.now(key));
    }

    pub fn deals(&self) -> u64 {
        self.deals
    }

    pub fn visits(&self) -> u64 {
        self.visits
    }

    pub fn ends(&self) -> &Ends {
        &self.ends
    }

    /// Every key, how often its moves were made, and how often it was met in a round at such totals.
    pub fn averages(&self) -> Vec<(u32, Odds, f32)> {
        let all: f32 = (1..=self.epochs).map(|epoch| (epoch * PASSES) as f32).sum();
        let books = self.books.iter().map(|it| it.lock().unwrap_or_else(PoisonError::into_inner));
        let averages = books.flat_map(|book| book.averages().collect::<Vec<_>>());
        averages.map(|(key, odds, met)| (key, odds, met / all)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Hopes;

    #[test]
    fn the_same_is_learned_on_any_number_of_threads() {
        let learned = |threads, seed| {
            let mut charted = Charted::new(seed, Ends::Match(Hopes::new(SEATS)));
            charted.sets.truncate(2);
            charted.epoch(threads, || false);
            charted.weigh();
            charted.epoch(threads, || false);
            (charted.averages(), charted.deals(), charted.visits())
        };
        let one = learned(1, 1);
        assert_eq!(one, learned(2, 1));
        assert_ne!(one.0, learned(2, 2).0);
    }
}
