//! Scenes as every viewer is told of them. `UPDATE_TRANSCRIPTS=1` writes them anew, for a person
//! to read.

use std::fs;
use std::path::Path;

use game::transcript;
use lucky_duck::LuckyDuck;
use serde_json::to_string;

#[test]
fn every_viewer_is_told_what_the_transcripts_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut read = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|it| it == "scene") {
            check(&path);
            read += 1;
        }
    }
    assert_eq!(read, 3);
}

fn check(scene: &Path) {
    let text = fs::read_to_string(scene).unwrap();
    let told = transcript::<LuckyDuck>(
        &text,
        |sight| to_string(sight).unwrap(),
        |view| to_string(view).unwrap(),
    );
    let kept = scene.with_extension("txt");
    if std::env::var_os("UPDATE_TRANSCRIPTS").is_some() {
        fs::write(&kept, &told).unwrap();
    }
    assert_eq!(fs::read_to_string(&kept).unwrap(), told, "{}", kept.display());
}
