//! The solver: on a game whose answer is known, and on Lucktails.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use bots::Whim;
use lab::solve::{
    Book, Care, Chart, Ends, Going, Learner, Profile, Responder, Solver, Tree, face_up, measured,
    orders,
};
use solved::{Look, Round};

/// Kuhn's poker: three cards, two seats; a pass or a bet, twice at most.
#[derive(Copy, Clone)]
struct Kuhn {
    cards: [u8; 2],
    said: [Option<bool>; 3],
}

impl Kuhn {
    fn count(self) -> usize {
        self.said.iter().flatten().count()
    }
}

impl Tree for Kuhn {
    type Ends = ();
    type Seen = u32;

    fn turn(&self) -> Option<u8> {
        let over = match self.said {
            [Some(false), Some(true), last] => last.is_some(),
            [_, second, _] => second.is_some(),
        };
        (!over).then_some((self.count() % 2) as u8)
    }

    fn seen(&mut self) -> u32 {
        let said = self.said.iter().flatten().fold(1, |said, &bet| said << 1 | u32::from(bet));
        said * 3 + u32::from(self.cards[self.count() % 2])
    }

    fn key(seen: u32) -> u32 {
        seen
    }

    fn moves(_: u32) -> u8 {
        0b11
    }

    fn go(&mut self, _: u32, at: usize) {
        self.said[self.count()] = Some(at == 1);
    }

    fn code(&self) -> u64 {
        self.said.iter().flatten().fold(1, |code, &bet| code << 1 | u64::from(bet))
    }

    fn rank(&self) -> usize {
        self.count()
    }

    fn share(&self, seat: u8, (): &()) -> f32 {
        let higher = u8::from(self.cards[0] <= self.cards[1]);
        let (winner, stake) = match self.said {
            [Some(false), Some(false), _] => (higher, 1.0),
            [Some(true), Some(false), _] => (0, 1.0),
            [Some(false), Some(true), Some(false)] => (1, 1.0),
            _ => (higher, 2.0),
        };
        if seat > 1 {
            0.0
        } else if seat == winner {
            stake
        } else {
            -stake
        }
    }
}

const DEALS: [[u8; 2]; 6] = [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]];

/// What seat 0 gets when both play as they do on the whole.
fn value(odds: &dyn Fn(u32) -> [f32; 6], mut kuhn: Kuhn) -> f64 {
    if kuhn.turn().is_none() {
        return kuhn.share(0, &()).into();
    }
    let now = odds(kuhn.seen());
    (0..2).map(|at| f64::from(now[at]) * value(odds, kuhn.after(0, at))).sum()
}

fn deals() -> impl Iterator<Item = Kuhn> {
    DEALS.iter().map(|&cards| Kuhn { cards, said: [None; 3] })
}

/// It costs whoever begins an eighteenth.
fn is_kuhn_s_value(odds: &dyn Fn(u32) -> [f32; 6]) {
    let value = deals().map(|deal| value(odds, deal)).sum::<f64>() / 6.0;
    assert!((value + 1.0 / 18.0).abs() < 0.02, "{value}");
}

#[test]
fn kuhn_s_poker_is_solved_move_by_move() {
    let (mut learner, mut whim) = (Learner::new(0), Whim::new(1));
    for _ in 0..5_000 {
        for deal in deals() {
            (0..2).for_each(|seat| {
                learner.walk(&deal, seat, &(), &mut whim);
            });
        }
    }
    is_kuhn_s_value(&|key| learner.average(key).unwrap().0);
}

#[test]
fn kuhn_s_poker_is_solved_as_a_whole() {
    let mut book = Book::new(0.0);
    let mut chart = Chart::of(deals(), &(), &mut book);
    (0_u8..200).for_each(|pass| chart.learn(&mut book, pass.into()));
    let averages: BTreeMap<u32, _> = book.averages().map(|(key, odds, _)| (key, odds)).collect();
    is_kuhn_s_value(&|key| averages[&key]);
    // Whoever holds the lowest card never calls a bet, and with the highest always does: by said and card.
    let [lowest, highest] = [0b11 * 3, 0b11 * 3 + 2].map(|key| averages[&key][1]);
    assert!(lowest < 0.02 && highest > 0.98, "{lowest} {highest}");
}

#[test]
fn there_are_as_many_face_up_sets_as_can_be_counted() {
    assert_eq!([3, 4, 5].map(|n_seats| face_up(n_seats).len()), [41, 22, 7]);
    let chances: f64 = face_up(3).iter().map(|it| it.chance).sum();
    assert!((chances - 1.0).abs() < 1e-9);
    assert_eq!(orders(&face_up(5)[0]).len(), 5040);
}

#[test]
fn the_best_answer_is_no_worse_than_to_play_alike() {
    let set = &face_up(3)[20];
    for profile in [Profile::Random, Profile::Thumb] {
        for seat in 0..3 {
            let found =
                Responder::new(seat, profile, &Ends::Points).respond([3, 9, 0, 0, 0], 3, set);
            assert!(found.best >= found.alike, "{seat}: {found:?}");
            // The totals are part of what it has; nobody gets more than 6 and a few bonus points.
            let before = f64::from([3, 9, 0][usize::from(seat)]);
            assert!(found.alike > before && found.best < before + 12.0, "{seat}: {found:?}");
        }
    }
}

/// A solver that is stopped after it was asked so often whether to go on.
fn learned(n_seats: u8, seed: u64, threads: usize, steps: u32) -> Solver {
    let (mut solver, asked) = (Solver::new(n_seats, seed, false), AtomicU32::new(0));
    solver.epoch(threads, || asked.fetch_add(1, Ordering::Relaxed) >= steps);
    solver
}

#[test]
fn the_same_seed_learns_the_same_and_others_something_else() {
    let walked = |seed| {
        let solver = learned(4, seed, 1, 20);
        (solver.table(), solver.visits())
    };
    assert_eq!(walked(1), walked(1));
    assert_ne!(walked(1).0, walked(2).0);
}

#[test]
fn what_is_kept_of_a_look_is_what_would_be_seen_anew() {
    let (mut whim, mut seen) = (Whim::new(5), 0);
    for at in 0..600_u32 {
        let set = &face_up(3 + (at % 3) as u8)[at as usize % 7];
        let all = orders(set);
        let cards = &all[whim.below(all.len() as u32) as usize];
        let mut going = Going::from(Round::dealt([3, 9, 0, 0, 0], 3 + (at % 3) as u8, 0, cards));
        while going.turn().is_some() {
            let look = going.seen();
            let far = Look::how_far(&going.round).filter(|_| going.is_small());
            assert_eq!(look, far.unwrap_or_else(|| Look::of(&going.round)));
            let moves: Vec<usize> = (0..6).filter(|at| look.moves >> at & 1 == 1).collect();
            // Mostly the first: long raising is what keeps looks.
            let any = whim.below(2) * whim.below(moves.len() as u32);
            going.go(look, moves[any as usize]);
            seen += 1;
        }
    }
    assert!(seen > 5_000, "{seen}");
}

#[test]
fn the_table_of_the_house_can_be_beaten_by_less_than_the_rule_of_thumb() {
    let house = solved::HOUSE.get(3).unwrap();
    let [thumb, house] = [Profile::Thumb, Profile::Table(house)].map(|profile| {
        let mut responder = Responder::new(0, profile, &Ends::Points);
        let found = responder.respond([0; 5], 3, &face_up(3)[7]);
        found.best - found.alike
    });
    assert!(house < thumb / 2.0, "{house} {thumb}");
}

#[test]
fn nothing_is_measured_once_it_is_stopped() {
    let table = solved::Table::default();
    let rows = |stop| {
        let mut rows = vec![];
        let stop = &AtomicBool::new(stop);
        let care = Care { threads: 1, one_of: 41, rounds: 10, seed: 1, stop };
        measured(3, &table, care, |row| rows.push(row));
        rows
    };
    assert_eq!(rows(true), []);
    let rows = rows(false);
    assert_eq!(rows.len(), 12);
    // Where a table says nothing, it is the rule of thumb.
    assert_eq!(rows[0].gains, rows[2].gains);
}
