//! Short games as every viewer is told of them, to be read for leaks. `UPDATE_TRANSCRIPTS=1`
//! writes them anew.

use std::fs;
use std::path::Path;

use game::transcript;
use lucky_bastard::LuckyBastard;
use serde_json::to_string;

#[test]
fn transcripts_are_as_they_were_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut read = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "scene") {
            continue;
        }
        let scene = fs::read_to_string(&path).unwrap();
        let told = transcript::<LuckyBastard>(
            &scene,
            |sight| to_string(sight).unwrap(),
            |view| to_string(view).unwrap(),
        );
        let kept = path.with_extension("txt");
        if std::env::var_os("UPDATE_TRANSCRIPTS").is_some() {
            fs::write(&kept, &told).unwrap();
        }
        assert_eq!(fs::read_to_string(&kept).unwrap(), told, "{}", path.display());
        read += 1;
    }
    assert_eq!(read, 4);
}
