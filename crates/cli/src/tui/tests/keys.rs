//! Keys at the right and at the wrong time.

use std::time::Duration;

use catalog::lucktails::Lucktails;
use catalog::lucky_bastard::LuckyBastard;
use game::{Seat, Turn};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;
use room::{Entry, Say};
use serde_json::json;

use super::super::PlayOptions;
use super::super::desk::Mode;
use super::super::key::Key;
use super::super::screen::{Fit, LONG_REST, Screen};
use super::{app, english, options, press, shown, step, wait};

/// A table at which the house takes a second and seat 1 begins.
fn slow() -> PlayOptions {
    let first = json!({ "first": 1 }).as_object().cloned().unwrap_or_default();
    PlayOptions { pace: Duration::from_secs(1), options: first, ..options(3, "slow") }
}

#[test]
fn keys_while_others_think_change_nothing() {
    let words = english();
    let mut app = app::<Lucktails>(&slow(), &words);
    let (before, entries) = (shown(&app), app.house.room().log().len());
    press(&mut app, "1239abdxyz/0!");
    for key in [Key::Enter, Key::Up, Key::Down, Key::Esc, Key::Home, Key::Left, Key::Other] {
        app.key(key);
    }
    assert_eq!((shown(&app), app.house.room().log().len()), (before, entries));
}

#[test]
fn the_house_takes_its_time() {
    let words = english();
    let mut app = app::<Lucktails>(&slow(), &words);
    let entries = app.house.room().log().len();
    app.tick(Duration::from_millis(900));
    assert_eq!(app.house.room().log().len(), entries);
    assert_eq!(app.rest(), Duration::from_millis(100));
    app.tick(Duration::from_millis(100));
    assert_eq!(app.house.room().log().len(), entries + 1);
}

#[test]
fn the_house_waits_while_somebody_reads() {
    let words = english();
    let mut app = app::<Lucktails>(&slow(), &words);
    let entries = app.house.room().log().len();
    press(&mut app, "?");
    assert_eq!(app.rest(), LONG_REST);
    (0..9).for_each(|_| app.tick(Duration::from_secs(1)));
    assert_eq!(app.house.room().log().len(), entries);
    app.key(Key::Esc);
    app.tick(Duration::from_secs(1));
    assert_eq!(app.house.room().log().len(), entries + 1);
}

#[test]
fn in_a_race_the_house_does_not_wait() {
    let words = english();
    let options = PlayOptions { pace: Duration::from_secs(1), ..options(4, "race") };
    let mut app = app::<LuckyBastard>(&options, &words);
    while !matches!(app.desk.seen.turn, Turn::Race(_)) {
        app.key(Key::Enter);
        app.tick(Duration::from_secs(2));
    }
    assert!(!app.desk.choices.is_empty());
    (0..40).for_each(|_| app.tick(Duration::from_secs(1)));
    // Everybody else is done with it, and it is still the person's to end.
    assert_eq!(app.desk.seen.turn, Turn::Race(game::SeatSet::only(Seat::at(0))));
    assert_eq!(app.house.rest(), None);
}

#[test]
fn who_need_not_slip_does_not() {
    let words = english();
    let slips = json!({ "slips": true, "first": 0 }).as_object().cloned().unwrap_or_default();
    let options = PlayOptions { options: slips, ..options(5, "slips") };
    let mut app = app::<Lucktails>(&options, &words);
    assert!(matches!(app.desk.seen.turn, Turn::Race(_)));
    assert_eq!(app.house.rest(), None, "seat 0 begins, the others only could slip");
    app.key(Key::Char('1'));
    assert_eq!(app.desk.seen.turn, Turn::One(Seat::at(1)));
}

#[test]
fn what_is_said_is_kept() {
    let words = english();
    let mut app = app::<Lucktails>(&options(3, "talk"), &words);
    press(&mut app, "sq? é");
    app.key(Key::Enter);
    press(&mut app, "s");
    app.key(Key::Esc);
    press(&mut app, "c27");
    let said = |it: &Entry<Lucktails>| match it {
        Entry::Said(seat, say) => Some((*seat, say.clone())),
        Entry::Step(_) => None,
    };
    let said: Vec<_> = app.house.room().log().iter().filter_map(said).collect();
    let claim = Say::Claim { seat: Seat::at(1), card: catalog::lucktails::Card::Lucktails };
    let text = Say::Text("q? é".to_owned());
    assert_eq!(said, [(Seat::at(0), text), (Seat::at(0), claim)]);
}

#[test]
fn only_lucktails_knows_claims() {
    let words = english();
    let mut app = app::<LuckyBastard>(&options(3, "claims"), &words);
    press(&mut app, "c");
    assert!(matches!(app.desk.mode, Mode::Table));
}

#[test]
fn a_long_list_is_narrowed_and_the_mark_moves() {
    let words = english();
    let mut app = app::<Lucktails>(&options(3, "list"), &words);
    wait(&mut app);
    let entries = app.house.room().log().len();
    press(&mut app, "/zzzz1");
    assert!(shown(&app).contains("Nothing fits"));
    app.key(Key::Enter);
    app.key(Key::Enter);
    assert_eq!(app.house.room().log().len(), entries);
    app.key(Key::Esc);
    app.key(Key::Enter);
    assert_eq!(app.house.room().log().len(), entries + 1);
}

#[test]
fn hundreds_of_choices_can_be_scrolled_and_narrowed() {
    let words = english();
    let mut app = app::<LuckyBastard>(&options(6, "many"), &words);
    while app.desk.choices.len() < 100 {
        assert!(app.desk.seen.outcome.is_none(), "no switch in this game: take another seed");
        step(&mut app);
    }
    let entries = app.house.room().log().len();
    let first = shown(&app);
    app.key(Key::End);
    assert_ne!(shown(&app), first);
    app.key(Key::Home);
    assert_eq!(shown(&app), first);
    press(&mut app, "/Dario Greta");
    app.key(Key::Enter);
    let narrowed = shown(&app);
    assert!(!narrowed.contains("Nothing fits"), "{narrowed}");
    assert_eq!(app.house.room().log().len(), entries);
    app.key(Key::Enter);
    assert_eq!(app.house.room().log().len(), entries + 1);
}

#[test]
fn a_small_terminal_loses_nothing() {
    let words = english();
    let mut app = app::<Lucktails>(&slow(), &words);
    let before = shown(&app);
    let mut fit = Fit::new(&mut app, &words, Size::new(79, 24));
    fit.tick(Duration::from_mins(1));
    press(&mut fit, "q1s");
    fit.resize(Size::new(80, 24));
    assert_eq!(shown(&fit), before);
    fit.resize(Size::new(80, 23));
    fit.key(Key::Interrupt);
    assert!(fit.is_done());
}

#[test]
fn keys_are_read() {
    let read = |code, held| Key::from(KeyEvent::new(code, held));
    let (plain, control, alt) = (KeyModifiers::NONE, KeyModifiers::CONTROL, KeyModifiers::ALT);
    assert_eq!(read(KeyCode::Char('c'), control), Key::Interrupt);
    assert_eq!(read(KeyCode::Char('q'), control), Key::Other);
    assert_eq!(read(KeyCode::Char('q'), alt), Key::Other);
    assert_eq!(read(KeyCode::Char('@'), control | alt), Key::Char('@'));
    assert_eq!(read(KeyCode::Char('Q'), KeyModifiers::SHIFT), Key::Char('Q'));
    assert_eq!(read(KeyCode::F(1), plain), Key::Help);
    assert_eq!(read(KeyCode::F(2), plain), Key::Other);
}

#[test]
fn pasted_text_is_typed_where_text_is_typed_and_does_nothing_elsewhere() {
    let words = english();
    let mut app = app::<Lucktails>(&options(3, "pasted"), &words);
    wait(&mut app);
    let before = (shown(&app), app.house.room().log().len());
    let size = Size { width: 80, height: 24 };
    Fit::new(&mut app, &words, size).paste("1q?s2");
    assert_eq!((shown(&app), app.house.room().log().len()), before);
    press(&mut app, "s");
    Fit::new(&mut app, &words, size).paste("q1\n?");
    assert!(shown(&app).contains("q1?"), "{}", shown(&app));
    app.key(Key::Esc);
    press(&mut app, "q");
    Fit::new(&mut app, &words, size).paste("n");
    assert!(!app.is_done(), "a question is answered by a key");
}
