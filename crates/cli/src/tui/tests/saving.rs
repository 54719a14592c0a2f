//! Records that are saved, and those that are not.

use std::fs;
use std::path::{Path, PathBuf};

use catalog::lucktails::Lucktails;
use game::Game;
use record::Record;

use super::super::PlayOptions;
use super::super::app::App;
use super::super::hosted::Hosted;
use super::super::key::Key;
use super::super::screen::Screen;
use super::{app, english, options, play_on, press, shown};

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("luckhouse-tui-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// Types another file name over the one that is offered.
fn type_name<G: Hosted>(app: &mut App<'_, G>, path: &Path) {
    (0..400).for_each(|_| app.key(Key::Backspace));
    press(app, &path.display().to_string());
    app.key(Key::Enter);
}

fn verified(path: &Path) -> record::Verified {
    let text = fs::read_to_string(path).expect("the file is there");
    let record = Record::parse(&text).expect("a record");
    record.verify::<Lucktails>().expect("a record that follows the rules")
}

#[test]
fn a_finished_game_is_saved_and_verifies() {
    let (words, folder) = (english(), folder("finished"));
    let mut app = app::<Lucktails>(&options(3, "saved"), &words);
    press(&mut app, "shello");
    app.key(Key::Enter);
    play_on(&mut app);
    press(&mut app, "1");
    let path = folder.join("new.json");
    type_name(&mut app, &path);
    let verified = verified(&path);
    assert_eq!(verified.entries, app.house.room().log().len());
    assert_eq!(verified.outcome, app.house.table().outcome());
    assert!(!app.is_done());
    press(&mut app, "q");
    assert!(app.is_done(), "what is saved is not asked about");
}

#[test]
fn no_file_is_written_over_unasked() {
    let (words, folder) = (english(), folder("over"));
    let path = folder.join("old.json");
    fs::write(&path, "old").expect("an old file");
    let mut app = app::<Lucktails>(&options(3, "over"), &words);
    press(&mut app, "qe");
    type_name(&mut app, &path);
    assert!(shown(&app).contains("already"), "{}", shown(&app));
    press(&mut app, "n");
    assert_eq!(fs::read_to_string(&path).expect("still there"), "old");
    app.key(Key::Enter);
    press(&mut app, "y");
    assert!(app.is_done());
    assert!(verified(&path).outcome.is_none());
}

#[test]
fn a_failed_save_can_be_tried_again() {
    let (words, folder) = (english(), folder("failed"));
    let mut app = app::<Lucktails>(&options(3, "failed"), &words);
    press(&mut app, "qe");
    type_name(&mut app, &folder.join("no/such/folder.json"));
    assert!(shown(&app).contains("could not be saved"), "{}", shown(&app));
    assert!(!app.is_done());
    type_name(&mut app, &folder.join("good.json"));
    assert!(app.is_done());
    verified(&folder.join("good.json"));
}

#[test]
fn esc_plays_on_and_n_leaves() {
    let words = english();
    let mut app = app::<Lucktails>(&options(3, "leave"), &words);
    let before = shown(&app);
    app.key(Key::Interrupt);
    assert!(shown(&app).contains("lucktails-leave.json"));
    press(&mut app, "1x");
    app.key(Key::Esc);
    assert_eq!((shown(&app), app.is_done()), (before, false));
    press(&mut app, "qn");
    assert!(app.is_done() && app.farewell().is_none());
}

#[test]
fn a_record_asked_for_beforehand_is_saved_unasked() {
    let (words, folder) = (english(), folder("unasked"));
    let path = folder.join("asked.json");
    let options = PlayOptions { record_to: Some(path.clone()), ..options(3, "unasked") };
    let mut one = app::<Lucktails>(&options, &words);
    play_on(&mut one);
    assert!(verified(&path).outcome.is_some());
    press(&mut one, "q");
    assert!(one.is_done());
    let mut other = app::<Lucktails>(&options, &words);
    press(&mut other, "q");
    assert!(other.leave.is_some(), "there is one already");
    other.key(Key::Esc);
    other.key(Key::Esc);
    other.key(Key::Esc);
    play_on(&mut other);
    assert!(other.leave.is_some(), "asked again at the end");
    assert!(other.farewell().is_none());
}

#[test]
fn playing_again_is_another_game() {
    let words = english();
    let mut app = app::<Lucktails>(&options(4, "again"), &words);
    play_on(&mut app);
    press(&mut app, "2");
    assert!(app.desk.seen.outcome.is_none());
    assert_ne!(app.setup.seed, "again");
}

#[test]
fn a_record_asked_for_beforehand_is_kept_when_the_program_is_cut_off() {
    let (words, folder) = (english(), folder("cut-off"));
    let path = folder.join("asked.json");
    let options = PlayOptions { record_to: Some(path.clone()), ..options(3, "cut-off") };
    app::<Lucktails>(&options, &words).cut_off();
    assert!(verified(&path).outcome.is_none());
    let mut other = app::<Lucktails>(&options, &words);
    other.cut_off();
    verified(&folder.join("asked.json-2"));
    assert!(other.farewell().is_some_and(|it| it.contains("asked.json-2")));
}
