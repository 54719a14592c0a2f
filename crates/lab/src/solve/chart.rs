//! Counterfactual-regret minimisation where all that can come of some deals is laid out once and gone through many
//! times: no path is walked twice that leads to the same place, and nothing is looked up on the way.

use std::collections::HashMap;

use super::book::Book;
use super::index::Index;
use super::tree::{Tree, each};

/// As many seats as a chart is made for, at most.
pub const CHARTED: usize = 3;

/// What an end is worth to each seat.
type Each = [f32; CHARTED];

/// A place: whose turn it is, and where its moves begin, in the chart and in the book.
#[derive(Copy, Clone, Debug)]
struct Spot {
    turn: u8,
    count: u8,
    to: u32,
    slot: u32,
}

/// The places of some deals, each after all that lead to it. Ends come behind the places.
#[derive(Clone, Debug, Default)]
pub struct Chart {
    spots: Vec<Spot>,
    /// Where each move leads.
    to: Vec<u32>,
    /// What the ends are worth; ends that are worth the same are one.
    ends: Vec<Each>,
    /// Where each deal begins.
    begin: Vec<u32>,
    /// How many ends the moves lead to, counted each time.
    ended: u64,
    /// How likely the others let a place be reached by the seat that learns, how likely that seat comes there itself, and
    /// what it gets there.
    others: Vec<f32>,
    own: Vec<f32>,
    worth: Vec<f32>,
}

/// Numbers from here on are those of ends, until all places are known.
const END: u32 = 1 << 31;

impl Chart {
    /// Lays out all that can come of these deals, one as likely as another.
    pub fn of<T: Tree>(
        deals: impl IntoIterator<Item = T>,
        ends: &T::Ends,
        book: &mut Book,
    ) -> Chart {
        let mut maker = Maker::<T> { chart: Chart::default(), known: HashMap::new(), ends };
        deals.into_iter().for_each(|deal| maker.add(deal, book));
        let mut chart = maker.chart;
        let places = chart.spots.len() as u32;
        for to in chart.to.iter_mut().filter(|to| **to >= END) {
            *to = *to - END + places;
            chart.ended += 1;
        }
        let all = chart.spots.len() + chart.ends.len();
        chart.others = vec![0.0; all];
        chart.own = vec![0.0; all];
        chart.worth = vec![0.0; all];
        chart
    }

    /// Every seat learns once, one after the other. What they do now counts so much on the whole.
    pub fn learn(&mut self, book: &mut Book, weight: f32) {
        for seat in 0..CHARTED as u8 {
            self.reach(seat, book);
            self.regret(seat, book, weight);
            book.decide();
        }
    }

    /// Places and ends that are come to when every seat learns once.
    pub fn visits(&self) -> u64 {
        CHARTED as u64 * (self.spots.len() as u64 + self.ended)
    }

    pub fn deals(&self) -> u64 {
        self.begin.len() as u64
    }

    fn reach(&mut self, seat: u8, book: &Book) {
        let Chart { spots, to, others, own, begin, .. } = self;
        others.fill(0.0);
        own.fill(0.0);
        let part = 1.0 / begin.len() as f32;
        for &at in begin.iter() {
            (others[at as usize], own[at as usize]) = (part, 1.0);
        }
        for (at, spot) in spots.iter().enumerate() {
            let (theirs, mine) = (others[at], own[at]);
            let (slot, first) = (spot.slot as usize, spot.to as usize);
            let odds = if spot.turn == seat { &book.odds } else { &book.seen };
            let odds = &odds[slot..slot + usize::from(spot.count)];
            for (&to, &odds) in to[first..].iter().zip(odds) {
                let (theirs, mine) =
                    if spot.turn == seat { (theirs, mine * odds) } else { (theirs * odds, mine) };
                others[to as usize] += theirs;
                own[to as usize] += mine;
            }
        }
    }

    fn regret(&mut self, seat: u8, book: &mut Book, weight: f32) {
        let Chart { spots, to, others, own, worth, ends, .. } = self;
        for (worth, end) in worth[spots.len()..].iter_mut().zip(ends.iter()) {
            *worth = end[usize::from(seat)];
        }
        for (at, spot) in spots.iter().enumerate().rev() {
            let slots = spot.slot as usize..spot.slot as usize + usize::from(spot.count);
            let to = &to[spot.to as usize..][..slots.len()];
            let odds = if spot.turn == seat { &book.odds } else { &book.seen };
            let parts = to.iter().zip(&odds[slots.clone()]);
            let mean: f32 = parts.map(|(&to, &odds)| odds * worth[to as usize]).sum();
            worth[at] = mean;
            if spot.turn != seat {
                continue;
            }
            let (theirs, mine) = (others[at], own[at] * weight);
            book.met[slots.start] += theirs * mine;
            for (slot, &to) in slots.zip(to) {
                book.regrets[slot] += theirs * (worth[to as usize] - mean);
                book.made[slot] += mine * book.odds[slot];
            }
        }
    }
}

/// Puts one deal after the other into a chart.
struct Maker<'a, T: Tree> {
    chart: Chart,
    /// The numbers of ends, by what they are worth.
    known: HashMap<[u32; CHARTED], u32>,
    ends: &'a T::Ends,
}

/// The places of one deal, as they are found.
struct Found<T: Tree> {
    places: Vec<(T, T::Seen, [u32; 8])>,
    met: Index,
    /// Places by rank: moves lead from a lower to a higher one.
    ranks: Vec<Vec<u32>>,
}

impl<T: Tree> Maker<'_, T> {
    fn add(&mut self, deal: T, book: &mut Book) {
        let mut found = Found { places: vec![], met: Index::new(), ranks: vec![] };
        if self.number(deal, &mut found) >= END {
            return;
        }
        let mut rank = 0;
        while rank < found.ranks.len() {
            for at in 0..found.ranks[rank].len() {
                let at = found.ranks[rank][at] as usize;
                let (tree, seen, mut to) = found.places[at];
                for (place, it) in to.iter_mut().zip(each(T::moves(seen))) {
                    *place = self.number(tree.after(seen, it), &mut found);
                }
                found.places[at].2 = to;
            }
            rank += 1;
        }
        self.lay(&found, book);
    }

    /// The number of a place or an end; a place may have been found before.
    fn number(&mut self, mut tree: T, found: &mut Found<T>) -> u32 {
        if tree.turn().is_none() {
            let worth: Each = std::array::from_fn(|seat| tree.share(seat as u8, self.ends));
            let next = self.chart.ends.len() as u32;
            let number = *self.known.entry(worth.map(f32::to_bits)).or_insert(next);
            if number == next {
                self.chart.ends.push(worth);
            }
            return END + number;
        }
        let at = found.met.enter(tree.code());
        if at == found.places.len() {
            let seen = tree.seen();
            found.places.push((tree, seen, [0; 8]));
            let rank = tree.rank();
            if found.ranks.len() <= rank {
                found.ranks.resize(rank + 1, vec![]);
            }
            found.ranks[rank].push(at as u32);
        }
        at as u32
    }

    /// Puts the places of a deal behind those that are there, by rank.
    fn lay(&mut self, found: &Found<T>, book: &mut Book) {
        let chart = &mut self.chart;
        let before = chart.spots.len() as u32;
        let mut place = vec![0; found.places.len()];
        for (new, &old) in found.ranks.iter().flatten().enumerate() {
            place[old as usize] = before + new as u32;
        }
        chart.begin.push(before);
        for &old in found.ranks.iter().flatten() {
            let (tree, seen, to) = &found.places[old as usize];
            let moves = T::moves(*seen);
            chart.spots.push(Spot {
                turn: tree.turn().unwrap_or_default(),
                count: moves.count_ones() as u8,
                to: chart.to.len() as u32,
                slot: book.enter(T::key(*seen), moves),
            });
            let some = to.iter().take(moves.count_ones() as usize);
            chart.to.extend(some.map(|&to| if to >= END { to } else { place[to as usize] }));
        }
    }
}
