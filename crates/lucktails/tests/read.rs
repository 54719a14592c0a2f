//! Views that are read, and views that are of no table.

use crate::table::{THREE, scene};
use game::laws::spoiled_is_refused;
use game::{Game, Seat, Viewer};
use lucktails::{Lucktails, Told};

#[test]
fn a_view_of_no_table_is_refused() {
    let scene = scene(&format!("{THREE}; 0 bait 2; 1 bait 3"));
    let rules = scene.table.table_rules();
    let told = scene.table.view(Viewer::Watcher).told();
    let refused = |spoil: fn(&mut Told)| {
        spoiled_is_refused::<Lucktails>(rules, Viewer::Watcher, &told, spoil);
    };
    refused(|told| told.bait = told.bait_cap + 1);
    refused(|told| told.first = Seat::at(3));
    refused(|told| told.turn = Some(Seat::at(3)));
    refused(|told| told.scores.truncate(1));
    refused(|told| told.scores.push(0));
    refused(|told| told.in_round.truncate(1));
    refused(|told| told.in_round.push(true));
    refused(|told| told.slipped.truncate(1));
    refused(|told| told.slipped.extend([false; 300]));
    refused(|told| told.exchanged.truncate(1));
    refused(|told| told.hands.truncate(1));
    refused(|told| told.open.truncate(1));
    refused(|told| told.open.push(None));
    refused(|told| told.hands.extend([None; 256]));
    // Eight cards, and yet not these.
    refused(|told| told.hands.extend(told.open.pop()));
    refused(|told| told.middle.extend(told.open.pop()));
    refused(|told| told.open.extend(told.middle.pop()));
}

#[test]
fn a_bait_at_its_cap_is_read() {
    let scene = scene("seats 3, bait_cap 12; shuffle 1 2 3 / 4 5 / 1 6 L");
    let (rules, mut told) = (scene.table.table_rules(), scene.table.view(Viewer::Watcher).told());
    told.bait = 12;
    spoiled_is_refused::<Lucktails>(rules, Viewer::Watcher, &told, |told| told.bait = 13);
}
