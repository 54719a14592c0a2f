//! The laws and the twins, over random tables.

use std::collections::BTreeMap;

use game::laws::{Pick, any_rules, hold, legal, told_is_read, viewers, wander};
use game::{Game, Viewer, twins};
use lucktails::{Action, BaitStep, Card, Deck, Event, Lucktails, Place};
use serde::Serialize;
use serde::de::DeserializeOwned;

const MOST_STEPS: u32 = 400;

/// How many games are drawn: 2,000 in the tests, many more in `cargo xtask soak`.
fn games() -> u64 {
    std::env::var("LUCKHOUSE_LAW_GAMES").map_or(2000, |games| games.parse().expect("a number"))
}

/// Any table, now and then with another bait table.
fn rules(pick: &mut impl Pick) -> <Lucktails as Game>::Rules {
    let deck = if pick(4) == 0 { any_deck(pick) } else { Deck::default() };
    any_rules::<Lucktails>(&deck, pick)
}

fn any_deck(pick: &mut impl Pick) -> Deck {
    let steps: Vec<BaitStep> = (0..=pick(8))
        .map(|step| BaitStep { from: 1 + step * 12, worth: pick(100) })
        .take(8)
        .collect();
    Deck::new(&steps).expect("a rising table")
}

#[test]
fn the_laws_hold_and_every_clause_is_reached() {
    let mut reached: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..games() {
        let pick = &mut wander(seed);
        let rules = rules(pick);
        hold::<Lucktails>(&rules, MOST_STEPS, pick, |table, _, events| {
            names_of(events).for_each(|name| *reached.entry(name).or_default() += 1);
            words_and_json_are_true(table);
        });
    }
    if games() < 2000 {
        return; // Too few to ask for rarities.
    }
    let rare = [
        "bait",
        "bonus",
        "take",
        "swap",
        "keep",
        "bonus scored",
        "lifted",
        "not lifted",
        "paid",
        "unpaid",
        "returned",
        "won",
    ];
    for name in rare {
        assert!(reached.get(name).copied().unwrap_or(0) > 100, "{name}: {reached:?}");
    }
}

fn names_of<K: game::Knowledge>(events: &[Event<K>]) -> impl Iterator<Item = &'static str> {
    events.iter().flat_map(|event| match *event {
        Event::Dealt { .. } => vec!["dealt"],
        Event::Baited { bonus, .. } => vec![if bonus.is_some() { "bonus" } else { "bait" }],
        Event::Took { .. } => vec!["take"],
        Event::OptedOut { swap, bonus, card, points, .. } => {
            let lift = match (card, points) {
                (Card::Lucktails, 0) => "not lifted",
                (Card::Lucktails, _) => "lifted",
                _ => "number",
            };
            let swap = if swap.is_some() { "swap" } else { "keep" };
            vec![lift, swap, if bonus > 0 { "bonus scored" } else { "no bonus" }]
        }
        Event::Slipped { paid, .. } => vec![if paid > 0 { "paid" } else { "unpaid" }],
        Event::RoundEnded { returned, .. } => vec![if returned > 0 { "returned" } else { "ended" }],
        Event::Won { .. } => vec!["won"],
    })
}

fn words_and_json_are_true(table: &Lucktails) {
    for viewer in viewers::<Lucktails>(table.table_rules()) {
        let Viewer::Seat(seat) = viewer else { continue };
        legal(table, seat).into_iter().for_each(round_trips);
    }
}

fn round_trips(action: Action) {
    assert_eq!(action.to_string().parse(), Ok(action));
    let json = serde_json::to_string(&action).expect("an action is JSON");
    assert_eq!(serde_json::from_str::<Action>(&json).expect("its own JSON"), action);
}

#[test]
fn every_possible_action_round_trips() {
    let places = [None, Some(Place::First), Some(Place::Second)];
    for (to, bonus) in (0..=255).flat_map(|to| places.map(|place| (to, place))) {
        round_trips(Action::Bait { to, bonus });
    }
    for swap in places {
        round_trips(Action::OptOut { swap });
    }
    round_trips(Action::Take {});
    round_trips(Action::Slip {});
}

#[test]
fn twins_agree() {
    let together: u32 = (0..games())
        .map(|seed| {
            let pick = &mut wander(seed);
            let rules = rules(pick);
            twins::agree::<Lucktails>(&rules, MOST_STEPS, pick)
        })
        .sum();
    if games() < 2000 {
        return; // Too few to ask for rarities.
    }
    assert!(together > 20_000, "twins went {together} steps together");
}

#[test]
fn everything_stays_small() {
    assert!(size_of::<Action>() <= 8);
    assert_eq!(size_of::<Option<Card>>(), 1);
    assert!(size_of::<Lucktails>() < 128, "{}", size_of::<Lucktails>());
    assert_eq!(size_of::<Lucktails>(), size_of::<lucktails::View>());
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
        hold::<Lucktails>(&rules, MOST_STEPS, pick, |table, _, events| {
            told_is_read(table, events, through_json, through_json);
        });
    }
}
