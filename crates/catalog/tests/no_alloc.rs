//! Once a table is set up, playing it, looking at it and telling of it take no memory.

use allocation_counter::measure;
use catalog::{GameId, with_game};
use game::{Game, Seat, Step, Turn, Viewer, default_options};
use room::{Fast, Playout, playout};

const DECISIONS: u64 = 20_000;

fn allocations<G: Game>(n_seats: u8) -> u64 {
    let rules = G::set_up(n_seats, &default_options::<G>(), &G::Deck::default()).unwrap();
    let mut buffers = Playout::<G>::default();
    let mut fast = Fast::new(1);
    let mut decisions = 0;
    let counted = measure(|| {
        while decisions < DECISIONS {
            let mut table = G::start(&rules);
            let left = DECISIONS - decisions;
            decisions += playout(&mut table, left, &mut buffers, &mut fast, |table, seat| {
                std::hint::black_box(table.view(Viewer::Seat(seat)));
                std::hint::black_box(table.knows(Viewer::Watcher));
            });
        }
    });
    counted.count_total
}

/// Checked steps with every event told to everybody.
fn allocations_of_telling<G: Game>(n_seats: u8) -> u64 {
    let rules = G::set_up(n_seats, &default_options::<G>(), &G::Deck::default()).unwrap();
    let mut table = G::start(&rules);
    let buffers = Playout::<G>::default();
    let mut fast = Fast::new(2);
    let mut first = Vec::with_capacity(4096);
    let mut total = 0;
    for _ in 0..500 {
        if table.turn() == Turn::Over {
            table = G::start(&rules);
        }
        if table.turn() == Turn::Chance {
            buffers.deal(&mut table, &mut fast);
            continue;
        }
        let counted = measure(|| {
            first.clear();
            let seat = table.turn().seats().nth(0);
            table.legal_actions(seat, |action| first.push(action));
            let action = first[fast.below(first.len() as u32) as usize];
            let told = |event: &G::Event| {
                for viewer in (0..usize::from(n_seats)).map(|i| Viewer::Seat(Seat::at(i))) {
                    std::hint::black_box(G::sight(&rules, event, viewer));
                }
            };
            table.apply(Step::Act(seat, action), told).unwrap();
        });
        total += counted.count_total;
    }
    total
}

#[test]
fn no_action_allocates() {
    for game in GameId::ALL {
        with_game!(game, G => for n_seats in G::SEATS.0..=G::SEATS.1 {
            assert_eq!(allocations::<G>(n_seats), 0, "{} at {n_seats}", G::NAME);
            assert_eq!(allocations_of_telling::<G>(n_seats), 0, "{} at {n_seats}", G::NAME);
        });
    }
}

#[test]
fn what_counts_is_counted() {
    assert!(measure(|| drop(std::hint::black_box(vec![1]))).count_total > 0);
}
