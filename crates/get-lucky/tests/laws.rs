//! What every game obeys, over games drawn at random; and that they come to the rare clauses.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::mem::size_of;
use std::str::FromStr;

use game::laws::{Pick, any_rules, due, hold, legal, mix, told_is_read, wander};
use game::{Game, Kept, Step, Turn, Whole, twins};
use get_lucky::{Action, Card, Deck, Event, GetLucky};
use serde::Serialize;
use serde::de::DeserializeOwned;

const MOST_STEPS: u32 = 10_000;

/// How many games are drawn: 2,000 in the tests, many more in `cargo xtask soak`.
fn games() -> u64 {
    std::env::var("LUCKHOUSE_LAW_GAMES").map_or(2000, |games| games.parse().expect("a number"))
}

/// Every second game with a deck of its own.
fn deck(pick: &mut impl Pick) -> Deck {
    let mut luck = [[0; 15]; 3];
    luck.iter_mut().flatten().for_each(|luck| *luck = pick(3) as u8);
    if pick(2) == 0 { Deck::default() } else { Deck::new(luck).unwrap() }
}

fn rules(pick: &mut impl Pick) -> <GetLucky as Game>::Rules {
    let deck = deck(pick);
    any_rules::<GetLucky>(&deck, pick)
}

fn text_and_json<T>(value: T)
where
    T: Copy + Eq + Debug + Display + FromStr + Serialize + DeserializeOwned,
    T::Err: Debug,
{
    assert_eq!(value.to_string().parse::<T>().unwrap(), value);
    let json = serde_json::to_string(&value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), value);
}

#[test]
fn the_laws_hold_and_every_clause_is_come_to() {
    let mut seen = BTreeMap::<&str, u32>::new();
    for seed in 0..games() {
        let pick = &mut wander(seed);
        let rules = rules(pick);
        let walked = hold::<GetLucky>(&rules, MOST_STEPS, pick, |table, step, events| {
            for word in rare(table, step, events) {
                *seen.entry(word).or_default() += 1;
            }
            for seat in table.turn().seats().iter() {
                legal(table, seat).into_iter().for_each(text_and_json);
            }
        });
        assert!(walked.over, "game {seed} of {rules:?} does not end");
    }
    if games() < 2000 {
        return; // Too few to ask for rarities.
    }
    for clause in RARE {
        assert!(seen.get(clause).is_some_and(|&times| times >= 10), "{clause}: {seen:?}");
    }
}

const RARE: &[&str] = &[
    "GL-8 the pile is empty",
    "GL-9 over another card",
    "GL-10 the visited one",
    "GL-11 worth nothing",
    "GL-13 more than one card",
    "GL-13 luck to spare",
    "GL-14 perfect",
    "GL-16 obliged",
    "GL-18",
    "GL-19 Howard stops it",
    "GL-19 an empty pile",
    "GL-19 perfect from Howard",
    "GL-19 a card without luck",
    "GL-21 the same seat again",
    "GL-22",
    "GL-22 the pile runs out",
    "GL-22 two rooms in a row",
    "GL-23",
];

/// The rare clauses that a step was played by, or led to.
fn rare(table: &GetLucky, step: &Kept<GetLucky>, events: &[Event<Whole>]) -> Vec<&'static str> {
    let mut words = of_the_table(table, events);
    for event in events {
        words.extend(of_the_event(table, step, events, event));
    }
    words.into_iter().filter(|(_, it)| *it).map(|(word, _)| word).collect()
}

fn of_the_table(table: &GetLucky, events: &[Event<Whole>]) -> Vec<(&'static str, bool)> {
    let Turn::One(seat) = table.turn() else { return vec![] };
    let listed = legal(table, seat);
    let turn = table.attempt().is_none();
    let rooms = events.iter().filter(|it| matches!(it, Event::Arrived { seat: None, .. })).count();
    let caught_up = events.iter().any(|it| matches!(it, Event::CaughtUp { .. }));
    vec![
        ("GL-8 the pile is empty", turn && !listed.contains(&Action::Draw {})),
        ("GL-11 worth nothing", turn && !listed.contains(&Action::Kill {})),
        ("GL-16 obliged", !turn && !listed.contains(&Action::Done {})),
        ("GL-22", caught_up),
        ("GL-22 the pile runs out", caught_up && table.pile_left() == 0),
        ("GL-22 two rooms in a row", rooms > 1),
    ]
}

fn of_the_event(
    table: &GetLucky,
    step: &Kept<GetLucky>,
    events: &[Event<Whole>],
    event: &Event<Whole>,
) -> Vec<(&'static str, bool)> {
    let luck = |card| table.rules().deck().luck(card);
    match *event {
        Event::Played { discarded, .. } => vec![("GL-9 over another card", discarded.is_some())],
        Event::Swapped { gave, .. } => {
            let left =
                |it: &Event<_>| matches!(it, Event::Arrived { at, .. } if *at == table.after(gave));
            vec![("GL-10 the visited one", events.get(1).is_some_and(left))]
        }
        Event::Foiled { card, value, .. } => vec![
            ("GL-13 luck to spare", value == 0 && luck(card) == 2),
            ("GL-13 more than one card", value > 0),
            ("GL-14 perfect", value == 0 && luck(card) == 0),
        ],
        Event::Turned { card, value } => vec![
            ("GL-19 Howard stops it", value == 0),
            ("GL-19 perfect from Howard", value == 0 && luck(card) == 0),
            ("GL-19 a card without luck", value > 0 && luck(card) == 0),
        ],
        Event::Killed { .. } => vec![
            ("GL-18", true),
            ("GL-19 an empty pile", table.rules().is_for_two() && table.pile_left() == 0),
        ],
        Event::Arrived { seat: Some(next), .. } => {
            vec![("GL-21 the same seat again", matches!(step, Kept::Act(seat, _) if *seat == next))]
        }
        Event::Abandoned { .. } => vec![("GL-23", true)],
        _ => vec![],
    }
}

#[test]
fn twins_agree() {
    let walk = |seed| {
        let pick = &mut wander(seed);
        u64::from(twins::agree::<GetLucky>(&rules(pick), MOST_STEPS, pick))
    };
    let steps: u64 = (0..games()).map(walk).sum();
    assert!(steps > 20 * games(), "twins went {steps} steps together");
}

#[test]
fn every_card_has_one_name() {
    let mut table = GetLucky::start(&rules(&mut wander(1)));
    for expected in [15, 57] {
        let mut cards = due(&table);
        assert_eq!(cards.len(), expected);
        cards.iter().copied().for_each(text_and_json);
        mix(&mut cards, &mut wander(1));
        table.advance(Step::Shuffle(&cards), |_| ());
    }
}

#[test]
fn everything_small_is_small() {
    assert_eq!(size_of::<Option<Card>>(), 1);
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<GetLucky>() <= 400, "{}", size_of::<GetLucky>());
}

/// What is written as JSON and read again.
fn through_json<T: Serialize, R: DeserializeOwned>(told: &T) -> R {
    serde_json::from_str(&serde_json::to_string(told).expect("it is JSON")).expect("its own JSON")
}

#[test]
fn what_is_told_is_read() {
    for seed in 0..games() / 20 {
        let pick = &mut wander(seed);
        let rules = rules(pick);
        hold::<GetLucky>(&rules, MOST_STEPS, pick, |table, _, events| {
            told_is_read(table, events, through_json, through_json);
        });
    }
}
