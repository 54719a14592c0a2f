//! The rulebook, clause by clause.

mod asking;
mod between;
mod forms;
mod knowing;
mod reading;
mod set_up;
mod stopping;
mod turns;

use game::laws::due;
use game::{Game, Seat, Viewer};
use get_lucky::{Deck, GetLucky};
use serde::Serialize;
use serde_json::Value;

type Scene = game::scene::Scene<GetLucky>;

/// Three seats with 4 7, 5 8 and 6 9, so that they have turns in their order. In the drawing room
/// are 1, 2 and 3, where nobody draws who holds three cards.
fn three(cards: &str) -> Scene {
    Scene::of(&format!("seats 3; shuffle 4 7 / 5 8 / 6 9 / 1 2 3 ...; shuffle {cards}"))
}

/// The same for two seats, with 4 6 8 and 5 7 9.
fn two(cards: &str) -> Scene {
    Scene::of(&format!("seats 2; shuffle 4 6 8 / 5 7 9 / 1 2 3 ...; shuffle {cards}"))
}

/// Plays a line and compares what happened, as the referee is told of it.
fn happens(scene: &mut Scene, line: &str, expected: &[&str]) {
    let before = scene.events.len();
    scene.act(line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    let happened: Vec<String> = scene.events[before..]
        .iter()
        .map(|event| plain(&GetLucky::unveil_event(scene.table.table_rules(), event).into_open()))
        .collect();
    assert_eq!(happened, expected, "{line}");
}

/// Compares fields of the referee's view.
fn stands(scene: &Scene, expected: &[(&str, &str)]) {
    let view = serde_json::to_value(scene.table.unveil().into_open()).unwrap();
    for (at, value) in expected {
        assert_eq!(plain(view.pointer(at).expect(at)), *value, "{at}");
    }
}

/// Compares the attempt that goes on.
fn attempts(scene: &Scene, expected: &str) {
    assert_eq!(plain(&scene.table.attempt()), expected);
}

fn view(scene: &Scene, viewer: Viewer) -> Value {
    serde_json::to_value(scene.table.view(viewer)).unwrap()
}

/// JSON with fewer signs: `drew seat:0 card:W7`.
fn plain(value: &impl Serialize) -> String {
    let json = serde_json::to_string(value).unwrap();
    json.replace("{\"type\":", "").replace(['{', '}', '"'], "").replace(',', " ")
}

/// Whoever is on turn does this, so many times.
fn all_do(scene: &mut Scene, action: &str, times: usize) {
    for _ in 0..times {
        let line = format!("{} {action}", scene.to_act());
        scene.act(&line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    }
}

fn seat(index: usize) -> Viewer {
    Viewer::Seat(Seat::at(index))
}
