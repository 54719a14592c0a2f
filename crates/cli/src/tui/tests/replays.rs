//! Stepping through a record.

use catalog::lucktails::Lucktails;
use insta::assert_snapshot;
use record::{Record, Written};

use super::super::Look;
use super::super::key::Key;
use super::super::replay::Replay;
use super::super::screen::Screen;
use super::{app, english, options, play_on, press, shown};

fn record() -> Record {
    let words = english();
    let mut app = app::<Lucktails>(&options(3, "replay"), &words);
    press(&mut app, "shello");
    app.key(Key::Enter);
    press(&mut app, "c37");
    play_on(&mut app);
    let written = serde_json::to_value(Written::new(app.house.room(), None)).expect("JSON");
    Record::from_json(written).expect("a record")
}

#[test]
fn screen_of_a_replay() {
    let (words, record) = (english(), record());
    for (name, look) in
        [("seat", Look::Seat(1)), ("watcher", Look::Watcher), ("referee", Look::Referee)]
    {
        let mut replay = Replay::<Lucktails>::new(&record, look, false, &words).expect("a replay");
        assert_snapshot!(format!("replay_{name}_start"), shown(&replay));
        (0..8).for_each(|_| replay.key(Key::Right));
        assert_snapshot!(format!("replay_{name}_middle"), shown(&replay));
        replay.key(Key::End);
        assert_snapshot!(format!("replay_{name}_end"), shown(&replay));
    }
}

#[test]
fn steps_back_and_forth_come_out_even() {
    let (words, record) = (english(), record());
    let mut replay = Replay::<Lucktails>::new(&record, Look::Seat(0), false, &words).expect("good");
    let start = shown(&replay);
    replay.key(Key::Left);
    assert_eq!(shown(&replay), start);
    for key in [Key::Right, Key::PageDown, Key::PageUp, Key::Left] {
        replay.key(key);
    }
    assert_eq!(shown(&replay), start);
    for key in [Key::End, Key::Right, Key::PageDown] {
        replay.key(key);
    }
    let end = shown(&replay);
    replay.key(Key::Left);
    replay.key(Key::Right);
    assert_eq!(shown(&replay), end);
}

#[test]
fn the_viewer_goes_round() {
    let (words, record) = (english(), record());
    let mut replay = Replay::<Lucktails>::new(&record, Look::Seat(0), false, &words).expect("good");
    let seen: Vec<bool> = ["Seat 1", "Seat 2", "a watcher", "the referee", "Seat 0"]
        .into_iter()
        .map(|who| {
            press(&mut replay, "v");
            shown(&replay).contains(&format!("Seen by {who}"))
        })
        .collect();
    assert_eq!(seen, [true; 5]);
    press(&mut replay, "27");
    assert!(shown(&replay).contains("Seen by Seat 2"));
    press(&mut replay, "q");
    assert!(replay.is_done());
}

#[test]
fn nobody_looks_from_a_seat_that_is_not_there() {
    let (words, record) = (english(), record());
    assert!(Replay::<Lucktails>::new(&record, Look::Seat(3), false, &words).is_err());
}
