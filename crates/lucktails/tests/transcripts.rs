//! Short games as every viewer is told of them. `UPDATE_TRANSCRIPTS=1` writes them anew: read the
//! difference as each seat and look for a card it should not see.

use std::path::Path;
use std::{env, fs};

use lucktails::{Lucktails, Sight, View};
use serde_json::to_string;

#[test]
fn transcripts_are_as_checked_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut checked = 0;
    for entry in fs::read_dir(&folder).expect("the transcripts") {
        let scene = entry.expect("a file").path();
        if scene.extension().is_some_and(|it| it == "scene") {
            check(&scene);
            checked += 1;
        }
    }
    assert_eq!(checked, 3);
}

fn check(scene: &Path) {
    let sight = |sight: &Sight| to_string(sight).expect("a sight is JSON");
    let view = |view: &View| to_string(view).expect("a view is JSON");
    let text = fs::read_to_string(scene).expect("a scene");
    let told = game::transcript::<Lucktails>(&text, sight, view);
    let file = scene.with_extension("txt");
    if env::var_os("UPDATE_TRANSCRIPTS").is_some() {
        fs::write(&file, &told).expect("a transcript can be written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(kept, told, "{}: UPDATE_TRANSCRIPTS=1 writes it anew", file.display());
}
