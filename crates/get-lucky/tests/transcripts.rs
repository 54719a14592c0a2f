//! Short games as everybody is told of them. `UPDATE_TRANSCRIPTS=1` writes them anew: read them as
//! each viewer before keeping them.

use std::fs;
use std::path::Path;

use game::transcript;
use get_lucky::GetLucky;
use serde::Serialize;

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

fn check(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let scene = fs::read_to_string(folder.join(name).with_extension("scene")).unwrap();
    let told = transcript::<GetLucky>(&scene, json, json);
    let kept = folder.join(name).with_extension("txt");
    if std::env::var_os("UPDATE_TRANSCRIPTS").is_some() {
        fs::write(&kept, &told).unwrap();
    }
    assert_eq!(told, fs::read_to_string(kept).unwrap(), "{name}");
}

#[test]
fn a_card_is_drawn_and_one_is_played() {
    check("draw_and_play");
}

#[test]
fn an_attempt_is_stopped_by_the_last_seat() {
    check("stopped");
}

#[test]
fn the_drawing_room_fills_hands() {
    check("drawing_room");
}

#[test]
fn howard_fails_to_save_him() {
    check("howard");
}
