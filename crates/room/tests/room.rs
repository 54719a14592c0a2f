//! Rooms and dealers, tried on the toy.

use std::process::Command;

use game::toy::{Action, Blink, Card};
use game::{Game, Illegal, Kept, Seat, Turn, default_options};
use room::{Chance, Entry, NoDeal, Refused, Room, Say, Seeded};

fn rules() -> <Blink as Game>::Rules {
    Blink::set_up(2, &default_options::<Blink>(), &()).unwrap()
}

fn script(shuffles: &[[u8; 8]]) -> Chance<Card> {
    Chance::new(shuffles.iter().map(|it| Some(it.map(Card).into())).collect(), None)
}

fn seat(i: usize) -> Seat {
    Seat::at(i)
}

#[test]
fn a_script_is_dealt_as_it_stands() {
    let room = Room::<Blink>::open(&rules(), script(&[[4, 3, 2, 1, 4, 3, 2, 1]])).unwrap();
    let dealt = Kept::Shuffle([4, 3, 2, 1, 4, 3, 2, 1].map(Card).into());
    assert_eq!(room.log(), [Entry::Step(dealt)]);
}

#[test]
fn a_wrong_or_missing_shuffle_is_refused_when_it_is_needed() {
    let refused = |chance| Room::<Blink>::open(&rules(), chance).unwrap_err();
    let wrong = script(&[[1, 1, 1, 1, 1, 1, 1, 1]]);
    assert_eq!(refused(wrong), NoDeal::WrongCards { shuffle: 1 });
    assert_eq!(refused(script(&[])), NoDeal::NothingLeft { given: 0 });
    assert_eq!(
        refused(Chance::new([None].into(), Some("seed"))),
        NoDeal::WrongCards { shuffle: 1 }
    );
    let unneeded =
        Chance::new([Some([1, 1, 2, 2, 3, 3, 4, 4].map(Card).into()), None].into(), None);
    assert!(Room::<Blink>::open(&rules(), unneeded).is_ok());
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut room = Room::<Blink>::open(&rules(), Chance::seeded("a")).unwrap();
    let before = room.clone();
    let refused = room.act(seat(0), Action::Flip {}).unwrap_err();
    assert_eq!(refused, Refused::Illegal(Illegal::NotAllowed));
    assert_eq!((room.table(), room.log()), (before.table(), before.log()));
}

#[test]
fn a_log_can_be_repeated_with_what_was_said() {
    let mut room = Room::<Blink>::open(&rules(), Chance::seeded("a")).unwrap();
    for i in [0, 1] {
        room.act(seat(i), Action::Peep {}).unwrap();
        room.say(seat(i), Say::Claim { seat: seat(0), card: Card(4) });
    }
    let mut again = Room::<Blink>::bare(&rules(), Chance::default());
    for entry in room.log() {
        again.repeat(entry.clone()).unwrap();
    }
    assert_eq!((room.table(), room.log()), (again.table(), again.log()));
    assert_eq!(again.repeat(room.log()[1].clone()), Err(Illegal::NotAllowed));
    let mut events = 0;
    room.history(|_, _, happened| events += happened.len());
    assert_eq!(events, 4);
    assert_eq!(room.table().turn(), Turn::One(seat(0)));
}

/// `docs/shuffle.md`'s vectors: seed, number of cards, and the first three shuffles.
const VECTORS: &str = include_str!("../../../docs/shuffle-vectors.txt");

fn orders(seed: &str, n: usize) -> String {
    let mut seeded = Seeded::new(seed);
    let mut lines = String::new();
    for _ in 0..3 {
        let mut cards: Vec<usize> = (0..n).collect();
        seeded.shuffle(&mut cards);
        let words: Vec<String> = cards.iter().map(usize::to_string).collect();
        lines += &format!("{}\n", words.join(" "));
    }
    lines
}

#[test]
fn seeds_shuffle_as_documented() {
    let mut expected = String::new();
    for (seed, n) in [("luck", 8), ("", 12), ("Glück & Œuvre", 27), ("luck", 58)] {
        expected += &format!("seed {seed:?} cards {n}\n{}", orders(seed, n));
    }
    assert_eq!(VECTORS, expected);
}

#[test]
fn the_python_script_gives_the_same_shuffles() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/shuffle.py");
    for (seed, n) in [("luck", 8), ("Glück & Œuvre", 58)] {
        let out =
            Command::new("python3").args([script, seed, &n.to_string(), "3"]).output().unwrap();
        assert_eq!(String::from_utf8(out.stdout).unwrap(), orders(seed, n));
    }
}

#[test]
fn a_seeded_shuffle_is_unbiased() {
    // Chi-square over the 24 orders of four cards, 23 degrees of freedom: 49.7 is passed once in
    // a thousand.
    let mut seeded = Seeded::new("chi");
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..12_000 {
        let mut cards = [0, 1, 2, 3];
        seeded.shuffle(&mut cards);
        *counts.entry(cards).or_insert(0) += 1;
    }
    let chi: f64 = counts.values().map(|&n| (f64::from(n) - 500.0).powi(2) / 500.0).sum();
    assert!(counts.len() == 24 && chi < 49.7, "{chi}");
}
