//! What is said exactly, against brute force on tables with a few completes left.

use game::laws::{due, legal, mix, wander};
use game::{Determinize, Game, Seat, Step, Turn, Viewer, default_options};
use lucky_duck::{Action, Deck, LuckyDuck, View};

use super::{named, reasons};
use crate::search::{Reason, Searched, Shares, shared};
use crate::{Temper, Tempered};

const PLENTY: u32 = 100_000;

fn is_known(memory: &View) -> bool {
    named(memory).is_some()
}

/// Shows every decision of a random game, with what the seat remembers.
fn each_decision(n_seats: u8, seed: u64, mut show: impl FnMut(&LuckyDuck, Seat, &View)) {
    let rules = LuckyDuck::set_up(n_seats, &default_options::<LuckyDuck>(), &Deck);
    let mut table = LuckyDuck::start(&rules.expect("a number of seats"));
    let pick = &mut wander(seed);
    while table.turn() != Turn::Over {
        let mut cards = due(&table);
        mix(&mut cards, pick);
        let Some(seat) = table.turn().seats().iter().next() else {
            table.advance(Step::Shuffle(&cards), |_| ());
            continue;
        };
        show(&table, seat, &table.knows(Viewer::Seat(seat)));
        let legal = legal(&table, seat);
        table.advance(Step::Act(seat, legal[pick(legal.len() as u32) as usize]), |_| ());
    }
}

/// The same where the order is known and at most so many completes are left.
fn each_known(left: usize, mut show: impl FnMut(&LuckyDuck, Seat, &View)) -> u32 {
    let mut shown = 0;
    for seed in 0..120 {
        each_decision(2 + (seed % 5) as u8, seed, |table, seat, memory| {
            if is_known(memory) && table.hands().held().len() <= left {
                shown += 1;
                show(table, seat, memory);
            }
        });
    }
    shown
}

/// What comes of an action if everybody then takes the best for themselves, any of several.
fn brute(table: &LuckyDuck, seat: Seat, action: Action) -> Shares {
    let mut next = table.clone();
    next.advance(Step::Act(seat, action), |_| ());
    if let Some(outcome) = next.outcome() {
        return shared(&outcome);
    }
    let Turn::One(chooser) = next.turn() else { return next.hopes() };
    // Keeping all is keeping none, and counts once.
    let choices = legal(&next, chooser).into_iter().take(7);
    let worths: Vec<Shares> = choices.map(|action| brute(&next, chooser, action)).collect();
    let own = |it: &Shares| it[chooser.index()];
    let most = worths.iter().map(own).fold(0.0, f32::max);
    let best: Vec<&Shares> = worths.iter().filter(|it| own(it) >= most).collect();
    let mean = |at| best.iter().map(|it| it[at]).sum::<f32>() / f32::from(best.len() as u8);
    std::array::from_fn(mean)
}

#[test]
fn it_says_what_brute_force_says() {
    let shown = each_known(6, |table, seat, memory| {
        let reasons = reasons(memory, seat, PLENTY).expect("the order is known");
        assert_eq!(reasons.len(), legal(table, seat).len());
        for Reason { action, mean, error, .. } in reasons {
            let brute = f64::from(brute(table, seat, action)[seat.index()]);
            assert!((mean - brute).abs() < 1e-6 && error == 0.0, "{action}: {mean}, {brute}");
        }
    });
    assert!(shown > 40, "{shown}");
}

/// LD-10: known is what cannot be imagined otherwise.
#[test]
fn an_order_is_known_where_it_cannot_be_imagined_otherwise() {
    let mut counts = [0; 2];
    for seed in 0..40 {
        each_decision(2 + (seed % 8) as u8, seed, |_, seat, memory| {
            let one = LuckyDuck::imagined(memory, |_| ());
            let known = one == LuckyDuck::imagined(memory, <[_]>::reverse);
            assert_eq!(is_known(memory), known);
            assert!(known || reasons(memory, seat, PLENTY).is_none());
            counts[usize::from(known)] += 1;
        });
    }
    assert!(counts.iter().all(|&it| it > 50), "{counts:?}");
}

fn answer(memory: &View, seat: Seat, exact: u32) -> (Action, Vec<Reason<Action>>) {
    let temper = Temper { iterations: 100, exact, ..Temper::STEADY };
    let legal = legal(&LuckyDuck::imagined(memory, |_| ()), seat);
    Tempered::<LuckyDuck>::new(seat, memory.clone(), temper).answer(&legal, &mut wander(3), None)
}

#[test]
fn a_win_that_can_be_forced_is_certain_and_chosen() {
    let mut forced = 0;
    each_known(6, |table, seat, memory| {
        let (action, why) = answer(memory, seat, PLENTY);
        assert_eq!(
            (action, &why),
            (answer(memory, seat, PLENTY).0, &answer(memory, seat, PLENTY).1)
        );
        assert!(why[0].action == action && why.iter().all(|it| it.error == 0.0));
        assert!(why.windows(2).all(|pair| pair[0].mean >= pair[1].mean));
        let wins = |action: &Action| brute(table, seat, *action)[seat.index()] >= 1.0;
        if legal(table, seat).iter().any(wins) {
            forced += 1;
            assert!(why[0].mean >= 1.0 && wins(&action));
        }
    });
    assert!(forced > 10, "{forced}");
}

/// With more to look at than it may, it searches, as if nothing could be said.
#[test]
fn it_searches_where_there_is_too_much_to_look_at() {
    let mut searched = 0;
    each_decision(2, 1, |_, seat, memory| {
        if reasons(memory, seat, 3).is_none() {
            assert_eq!(answer(memory, seat, 3), answer(memory, seat, 0));
            searched += u32::from(is_known(memory));
        }
    });
    assert!(searched > 0);
}
