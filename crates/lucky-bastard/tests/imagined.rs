//! What a perfect memory imagines at Lucky Bastard.

use crate::asked::{Table, deck, idle, play_on};
use game::laws::{Pick, Taste, any_rules, mix, wander};
use game::worlds::{exact, fit, lying};
use game::{Determinize, Game, Seat, Turn, View, Viewer};
use lucky_bastard::{At, Deck, LuckyBastard, Phase};

/// How many games are drawn: fewer than for the laws, for every viewer imagines at every step.
fn games() -> u64 {
    std::env::var("LUCKHOUSE_LAW_GAMES").map_or(200, |games| games.parse().expect("a number"))
}

/// Some are long enough for a pile to be made anew.
fn steps(seed: u64) -> u32 {
    if seed.is_multiple_of(10) { 1500 } else { 120 }
}

fn any_deck(pick: &mut impl Pick) -> Deck {
    match pick(3) {
        0 => deck(&[24, 20], 7, 7),
        1 => deck(&[1; 26], 16, 16),
        _ => Deck::default(),
    }
}

#[test]
fn what_is_imagined_fits() {
    let others: u64 = (0..games())
        .map(|seed| {
            let pick = &mut wander(seed);
            let rules = any_rules::<LuckyBastard>(&any_deck(pick), pick);
            u64::from(fit::<LuckyBastard>(&rules, steps(seed), pick))
        })
        .sum();
    assert!(others > 100 * games(), "{others}");
}

const ZERO: Viewer = Viewer::Seat(Seat::at(0));
const ONE: Viewer = Viewer::Seat(Seat::at(1));

#[track_caller]
fn counted(scene: &Table, viewer: Viewer, tables: usize) {
    let rules = *scene.table.rules();
    assert_eq!(exact::<LuckyBastard>(&rules, &scene.steps, viewer), tables, "{viewer:?}");
}

/// One B and one switch among 56 A: 58 × 57 deals.
fn rare(text: &str) -> Table {
    Table::with_deck(&format!("seats 2; {text}"), &deck(&[56, 1], 1, 0))
}

#[test]
fn lb_21_every_table_that_fits_is_imagined_as_often_as_it_is_dealt() {
    let begun = rare("shuffle A A B A / A A A A / switch ...; ");
    counted(&begun, ZERO, 58 * 57);
    let looked = begun.then("0 look 0 1; 1 look 0 1");
    counted(&looked, ZERO, 56 * 55);
    counted(&looked, Viewer::Watcher, 58 * 57);
    let drawn = looked.then("0 draw");
    counted(&drawn, ZERO, 55);
    counted(&drawn, ONE, 56 * 55);
    // The B is put out, and the drawn switch lies there, which seat 1 has not seen.
    let kept = drawn.clone().then("0 keep 2");
    counted(&kept, ZERO, 1);
    counted(&kept, ONE, 55);
    // A wrong card is seen by all; the penalty by nobody.
    let missed = drawn.then("0 throw; 0 match 2; 1 match 3");
    counted(&missed, ZERO, 1);
    let missed = rare("shuffle A A A B / A A A A / switch ...; 0 look 0 1; 1 look 0 1; 0 draw");
    let missed = missed.then("0 throw; 0 match 2; 1 match 3");
    counted(&missed, ZERO, 58 - 2 - 1 - 2);
    // What was unknown is unknown wherever it goes, and what was known is known there.
    let switched = missed.clone().then("0 switch 0.3 1.0");
    counted(&switched, ONE, 58 - 2 - 1 - 2);
    counted(&missed.then("0 switch 0.0 1.0; 1 draw"), ZERO, 58 - 2 - 1 - 2);
}

/// LB-16: the switch is somewhere in the new pile, the B in one of the lines.
#[test]
fn lb_16_what_was_laid_is_in_the_new_pile_and_nowhere_else() {
    let begun = rare("shuffle A A A A / A A B A / switch ...; 0 look 0 1; 1 look 0 1");
    let lone = |table: &LuckyBastard| table.turns() == 50 && table.phase() == Some(Phase::Race);
    let last = play_on(begun, lone, idle);
    // Each has two cards it has not seen, and two of the other: the pile is empty.
    assert_eq!(last.table.pile_len(), 0);
    counted(&last, ZERO, 6);
    counted(&last, Viewer::Watcher, 8);
    let anew = |table: &LuckyBastard| table.turns() == 51 && table.phase() == Some(Phase::Race);
    let anew = play_on(last, anew, idle);
    // One of 49 was drawn: an A.
    assert_eq!(anew.table.pile_len(), 48);
    counted(&anew, ZERO, 6 * 48);
    counted(&anew, Viewer::Watcher, 8 * 48);
    counted(&anew.clone().then("1 match 3"), ZERO, 5 * 48);
    // The B is shown. The penalty comes from the new pile and may be the switch.
    let missed = anew.then("1 match 2; 0 done");
    assert_eq!(missed.table.pile_len(), 47);
    counted(&missed, ZERO, 48);
}

/// LB-4: what others have looked at in secret is imagined in some way, and stays secret.
#[test]
fn lb_4_sealed_looks_are_imagined() {
    let scene = Table::of("seats 3; shuffle ...; 1 look 1 3; 0 look 2 3");
    for viewer in [ZERO, ONE, Viewer::Watcher] {
        let memory = scene.table.knows(viewer);
        let imagined = LuckyBastard::imagined(&memory, |_| ());
        assert_eq!(imagined.knows(viewer), memory);
        let looked = |seat: usize| imagined.looks(Seat::at(seat)).count();
        assert_eq!([0, 1, 2].map(looked), [2, 2, 0]);
        let slots: Vec<u16> = imagined.looks(Seat::at(0)).map(At::slot).collect();
        assert_eq!(slots, if viewer == ZERO { [2, 3] } else { [0, 1] });
    }
}

/// A memory that loses cards imagines all that are there, and the rest where it knows it to be.
#[test]
fn what_is_forgotten_may_be_anything_that_has_not_come_up() {
    let mut lost = 0;
    for seed in 0..games() / 4 {
        let pick = &mut wander(seed);
        let rules = any_rules::<LuckyBastard>(&any_deck(pick), pick);
        let (mut game, taste) = (LuckyBastard::start(&rules), Taste::draw(pick));
        let mut memory = game.knows(ZERO);
        for _ in 0..steps(seed) {
            if game.turn() == Turn::Over {
                break;
            }
            let step = taste.choose(&game, pick);
            game.advance(step.step(), |event| {
                memory.observe(&LuckyBastard::sight(&rules, event, ZERO));
            });
            let known: Vec<At> = (0..usize::from(LuckyBastard::n_seats(&rules)))
                .flat_map(|at| memory.line(Seat::at(at)).map(move |it| (Seat::at(at), it)))
                .filter_map(|(seat, (slot, card))| card.map(|_| At::new(seat, slot)))
                .collect();
            for &at in &known {
                assert_eq!(
                    memory.card_in(at.seat(), at.slot()),
                    game.card_in(at.seat(), at.slot())
                );
                if pick(10) == 0 {
                    memory.forget(at);
                    let seen = game.looks(Seat::at(0)).any(|it| it == at);
                    assert_eq!(memory.card_in(at.seat(), at.slot()).is_some(), seen);
                    lost += u64::from(!seen);
                }
            }
            let imagined = LuckyBastard::imagined(&memory, |pool| mix(pool, pick));
            let [mut one, mut other] = [lying(&imagined), lying(&game)];
            one.sort_unstable();
            other.sort_unstable();
            assert_eq!(one, other);
            assert!(imagined.knows(ZERO) == memory, "nothing else has changed");
        }
    }
    assert!(lost > 10 * games(), "{lost}");
}
