//! How the rulebook tests look at a scene.

use game::scene::Scene;
use game::{Game, Seat, Viewer};
use lucktails::{BaitStep, Deck, Lucktails};
use serde_json::{Value, to_string, to_value};

/// Three seats: hands 1 2 3, middle 4 5, open 1 6 L.
pub const THREE: &str = "seats 3; shuffle 1 2 3 / 4 5 / 1 6 L";

pub fn scene(text: &str) -> Scene<Lucktails> {
    Scene::of(text)
}

/// A scene in which taking a bait of 1 or more is worth this, whatever the bait.
pub fn scene_worth(worth: u32, text: &str) -> Scene<Lucktails> {
    Scene::with_deck(text, &Deck::new(&[BaitStep { from: 1, worth }]).unwrap())
}

/// The legal actions of a seat, in words.
pub fn check_legal(text: &str, seat: usize, expect: &str) {
    assert_eq!(scene(text).legal(seat), expect, "seat {seat} after {text}");
}

/// What one more line makes happen, whole, as JSON.
pub fn check_events(mut scene: Scene<Lucktails>, line: &str, expect: &[&str]) -> Scene<Lucktails> {
    let before = scene.events.len();
    scene.act(line).unwrap();
    let rules = *scene.table.table_rules();
    let tell = |event| to_string(&Lucktails::unveil_event(&rules, event).into_open()).unwrap();
    assert_eq!(scene.events[before..].iter().map(tell).collect::<Vec<_>>(), expect);
    scene
}

/// One field of the referee's view.
pub fn check_field(scene: &Scene<Lucktails>, field: &str, expect: &str) {
    let view = to_value(scene.table.unveil().into_open()).unwrap();
    assert_eq!(view[field].to_string(), expect, "{field}");
}

/// One field as seat 0, 1, … and, last, the watcher see it; and as a perfect memory knows it.
pub fn check_seen(scene: &Scene<Lucktails>, field: &str, expect: &[&str]) {
    let seats = (0..expect.len() - 1).map(|i| Viewer::Seat(Seat::at(i)));
    for (viewer, expect) in seats.chain([Viewer::Watcher]).zip(expect) {
        for view in [scene.table.view(viewer), scene.table.knows(viewer)] {
            let view: Value = to_value(view).unwrap();
            assert_eq!(view[field].to_string(), *expect, "{field} as {viewer:?}");
        }
    }
}

/// Seats 0, 1, 2, 0, … raise the bait by twos, then by one, up to here. The bonus goes to place 0.
pub fn climb(to: u8) -> String {
    let mut lines = String::new();
    let (mut bait, mut seat) = (0, 0);
    while bait < to {
        let next = if bait + 2 <= to { bait + 2 } else { to };
        let bonus = if bait < 10 && next >= 10 { " bonus 0" } else { "" };
        lines += &format!("; {seat} bait {next}{bonus}");
        (bait, seat) = (next, (seat + 1) % 3);
    }
    lines
}
