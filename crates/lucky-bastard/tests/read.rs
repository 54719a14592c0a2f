//! Views that are read, and views that are of no table.

use std::collections::BTreeMap;

use crate::asked::{Table, blunder, idle, play_on};
use game::laws::spoiled_is_refused;
use game::{Game, Readable, Seat, SeatSet, Turn, Viewer};
use lucky_bastard::{Card, LuckyBastard, Phase, Told};

const OWN: Viewer = Viewer::Seat(Seat::at(0));

fn begun() -> Table {
    Table::of("seats 2; shuffle ...")
}

fn refused(scene: &Table, spoil: impl FnOnce(&mut Told)) {
    let told = scene.table.view(OWN).told();
    spoiled_is_refused::<LuckyBastard>(scene.table.table_rules(), OWN, &told, spoil);
}

#[test]
fn a_view_of_no_table_is_refused() {
    let scene = begun();
    let refused = |spoil: fn(&mut Told)| refused(&scene, spoil);
    refused(|told| told.starter = Seat::at(2));
    refused(|told| told.turn = Some(Seat::at(2)));
    refused(|told| told.acting = SeatSet::EMPTY);
    refused(|told| told.acting = SeatSet::first(3));
    refused(|told| told.tokens.truncate(1));
    refused(|told| told.tokens.push(0));
    refused(|told| told.best.truncate(1));
    refused(|told| told.lines.truncate(1));
    refused(|told| told.lines.push(BTreeMap::new()));
    refused(|told| told.lines.extend(vec![BTreeMap::new(); 300]));
    refused(|told| told.powers = vec![Seat::at(2)]);
}

#[test]
fn more_cards_than_there_are_are_refused() {
    let scene = begun();
    let refused = |spoil: fn(&mut Told)| refused(&scene, spoil);
    refused(|told| told.pile.push(None));
    refused(|told| told.lines[1].extend([(900, None)]));
    refused(|told| told.lines[0].extend((100..160).map(|slot| (slot, None))));
    refused(|told| told.lines[0].extend([(u16::MAX, None)]));
    refused(|told| told.discard = vec![Card::PEEK; 59]);
    refused(|told| told.powers = vec![Seat::at(0); 59]);
    // The drawn card is one more.
    refused(|told| told.phase = Some(Phase::Play));
}

#[test]
fn looks_at_slots_where_nothing_lies_are_refused() {
    let scene = begun();
    refused(&scene, |told| told.looks[0] = vec![(0, 900).try_into().unwrap()]);
    refused(&scene, |told| told.seen = Some(vec![vec![(1, 900).try_into().unwrap()]]));
}

/// A power that is due needs somebody who has laid it, and the card that has it.
#[test]
fn a_power_that_nobody_has_is_refused() {
    let racing = |table: &LuckyBastard| table.phase() == Some(Phase::Power);
    let scene = play_on(begun(), racing, |table, seat| {
        if table.phase() == Some(Phase::Play) { "throw".into() } else { idle(table, seat) }
    });
    assert_ne!(scene.table.turn(), Turn::Chance);
    refused(&scene, |told| told.powers.clear());
    refused(&scene, |told| told.discard.clear());
}

/// Only a game that is over waits for nobody.
#[test]
fn over_is_read_without_anybody_to_act() {
    let scene = begun();
    let mut told = scene.table.view(OWN).told();
    (told.phase, told.turn, told.acting) = (None, None, SeatSet::EMPTY);
    let view = LuckyBastard::read_view(scene.table.table_rules(), OWN, &told).unwrap();
    assert_eq!(game::View::turn(&view), Turn::Over);
}

#[test]
fn lb_22_is_a_game_of_remembering_without_the_aid() {
    for (aid, forgetful) in [("off", true), ("on", false)] {
        let scene = Table::of(&format!("seats 2, memory_aid {aid}; shuffle ..."));
        assert_eq!(LuckyBastard::is_forgetful(scene.table.table_rules()), forgetful);
    }
}

/// LB-22: a drawn card is looked at until it is kept, also by who has come in between.
#[test]
fn lb_22_a_card_drawn_before_the_view_was_read_is_hidden_when_it_is_kept() {
    for aid in ["off", "on"] {
        let deal =
            format!("seats 2, memory_aid {aid}; shuffle ...; 0 look 0 1; 1 look 0 1; 0 draw");
        let mut scene = Table::of(&deal);
        let rules = *scene.table.table_rules();
        let viewers: Vec<Viewer> = game::laws::viewers::<LuckyBastard>(&rules).collect();
        let read = |&viewer| {
            let told = scene.table.view(viewer).told();
            LuckyBastard::read_view(&rules, viewer, &told).unwrap()
        };
        let mut views: Vec<_> = viewers.iter().map(read).collect();
        let before = scene.events.len();
        scene.act("0 keep 2").unwrap();
        for (&viewer, view) in viewers.iter().zip(&mut views) {
            for event in &scene.events[before..] {
                game::View::observe(view, &LuckyBastard::sight(&rules, event, viewer));
            }
            assert_eq!(view.told(), scene.table.view(viewer).told(), "{viewer:?}, aid {aid}");
        }
    }
}

/// LB-6, LB-22: a view that was read follows what happens next: cards are laid into new slots, and
/// what the viewer looked at is hidden again.
#[test]
fn lb_22_a_view_that_was_read_keeps_up() {
    let mut scene = begun();
    let rules = *scene.table.table_rules();
    for _ in 0..80 {
        if scene.table.turn() == Turn::Chance {
            scene = scene.then("shuffle ...");
            continue;
        }
        let told = scene.table.view(OWN).told();
        let mut read = LuckyBastard::read_view(&rules, OWN, &told).unwrap();
        let before = scene.events.len();
        let seat = scene.table.turn().seats().nth(0);
        scene.act(&format!("{} {}", seat.index(), blunder(&scene.table, seat))).unwrap();
        for event in &scene.events[before..] {
            game::View::observe(&mut read, &LuckyBastard::sight(&rules, event, OWN));
        }
        assert_eq!(read.told(), scene.table.view(OWN).told());
    }
}
