//! The laws and the twins over tables drawn at random, and the round trips of all that is written.

use std::collections::BTreeMap;
use std::str::FromStr;

use game::laws::{Pick, any_rules, hold, legal, told_is_read, viewers, wander};
use game::{Determinize, Game, Kept, Turn, Viewer, twins};
use lucky_bastard::{Action, At, Card, Cards, Deck, Event, LuckyBastard, Phase, Power, Short, Why};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How many games are drawn: 2,000 in the tests, many more in `cargo xtask soak`.
fn games() -> u64 {
    std::env::var("LUCKHOUSE_LAW_GAMES").map_or(2000, |games| games.parse().expect("a number"))
}

/// Most games are short, so that there are many; some are long enough for what takes long.
fn steps(seed: u64) -> u32 {
    if seed.is_multiple_of(25) { 3000 } else { 150 }
}

/// Few cards of a kind, or so many that lines are soon empty.
fn deck(pick: &mut impl Pick) -> Deck {
    match pick(4) {
        0 => Deck::new(&[58], 0, 0),
        1 => Deck::new(&[24, 20], 7, 7),
        2 => Deck::new(&[1; 26], 16, 16),
        _ => Ok(Deck::default()),
    }
    .expect("a deck of 58")
}

fn name(event: &<LuckyBastard as Game>::Event) -> &'static str {
    match event {
        Event::Dealt { lines, .. } if lines.iter().any(|&n| n > 4) => "streak dealt",
        Event::Dealt { .. } => "dealt",
        Event::Looked { .. } => "looked",
        Event::Unsealed { .. } => "unsealed",
        Event::TurnBegan { .. } => "turn began",
        Event::Drawn { .. } => "drawn",
        Event::Kept { .. } => "kept",
        Event::Thrown { .. } => "thrown",
        Event::Matched { .. } => "matched",
        Event::Missed { .. } => "missed",
        Event::Penalized { .. } => "penalized",
        Event::Waived { .. } => "waived",
        Event::Stopped { .. } => "stopped",
        Event::RanOut { short: Short::Draw, .. } => "ran out for a draw",
        Event::RanOut { short: Short::Penalty, .. } => "ran out for a penalty",
        Event::Reshuffled { count: 1, .. } => "reshuffled one card",
        Event::Reshuffled { .. } => "reshuffled",
        Event::Called { power: Power::Switch, .. } => "called to switch",
        Event::Called { power: Power::Peek, .. } => "called to peek",
        Event::Switched { .. } => "switched",
        Event::Peeked { .. } => "peeked",
        Event::Declined { .. } => "declined",
        Event::Won { .. } => "won",
        Event::Voided { why: Why::NoCards } => "void without cards",
        Event::Voided { why: Why::TooLong } => "void after 400 turns",
        Event::Ended { .. } => "ended",
    }
}

const KINDS_OF_EVENT: usize = 26;

#[test]
fn the_laws_hold_and_every_clause_is_reached() {
    let mut count = BTreeMap::new();
    let mut over = 0;
    for seed in 0..games() {
        let mut pick = wander(seed);
        let rules = any_rules::<LuckyBastard>(&deck(&mut pick), &mut pick);
        let walked = hold(&rules, steps(seed), &mut pick, |table: &LuckyBastard, step, events| {
            for event in events {
                *count.entry(name(event)).or_insert(0) += 1;
            }
            written(table, step);
            lies_where_it_may(table);
            shuffles_stay_apart(table, events);
        });
        assert!(!(walked.over && rules.tokens() == 0), "LB-19: nobody wins");
        over += u32::from(walked.over);
    }
    if games() < 2000 {
        return; // Too few to ask for rarities.
    }
    assert_eq!(count.len(), KINDS_OF_EVENT, "{count:?}");
    assert!(count.values().all(|&n| n >= 2) && over > 100, "{over}, {count:?}");
}

/// Every action that is listed and every card that is shuffled comes back from text and JSON.
fn written(table: &LuckyBastard, step: &Kept<LuckyBastard>) {
    match step {
        Kept::Act(_, action) => round_trip(*action),
        Kept::Shuffle(cards) => cards.iter().copied().for_each(round_trip),
    }
    if matches!(table.phase(), Some(Phase::Look | Phase::Play)) {
        for seat in table.turn().seats().iter() {
            legal(table, seat).into_iter().for_each(round_trip);
        }
    }
}

fn round_trip<T>(it: T)
where
    T: Copy + Eq + std::fmt::Debug + std::fmt::Display + FromStr,
    T: Serialize + for<'a> serde::Deserialize<'a>,
{
    assert_eq!(it.to_string().parse().ok(), Some(it));
    let json = serde_json::to_string(&it).unwrap();
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), it, "{json}");
    let value = serde_json::to_value(it).unwrap();
    assert_eq!(serde_json::from_value::<T>(value).unwrap(), it, "{json}");
}

/// LB-16: who has drawn from a new pile knows what it was made of, whatever else is unknown.
fn shuffles_stay_apart(table: &LuckyBastard, events: &[<LuckyBastard as Game>::Event]) {
    let [Event::Reshuffled { .. }, Event::Drawn { seat, .. }] = events else { return };
    let pile = |table: &LuckyBastard| {
        let mut cards = table.unveil().into_open().told().pile;
        cards.sort_unstable();
        cards
    };
    let twin = table.redealt(Viewer::Seat(*seat), <[Card]>::reverse);
    assert_eq!(pile(&twin), pile(table));
}

/// LB-6, LB-11: no line is empty, none has a number twice, and the pile is what is left.
fn lies_where_it_may(table: &LuckyBastard) {
    let seats = game::SeatSet::first(LuckyBastard::n_seats(table.rules()));
    let mut lying = table.pile_len() + table.discard().len();
    lying += usize::from(table.drawn().is_some());
    for seat in seats.iter() {
        let line: BTreeMap<_, _> = table.line(seat).collect();
        assert_eq!(line.len(), table.line_len(seat));
        assert!(line.iter().all(|(&slot, &card)| table.card_in(seat, slot) == card));
        lying += line.len();
    }
    assert!(table.round() == 0 || lying == 58, "{lying} cards");
}

#[test]
fn twins_agree() {
    let mut together = 0;
    for seed in 0..games() {
        let mut pick = wander(seed + 10_000);
        let rules = any_rules::<LuckyBastard>(&deck(&mut pick), &mut pick);
        together += twins::agree::<LuckyBastard>(&rules, steps(seed), &mut pick);
    }
    if games() < 2000 {
        return; // Too few to ask for rarities.
    }
    assert!(together > 100_000, "twins went {together} steps together");
}

/// What a viewer has seen stays, and of the rest each shuffle's cards stay together: a viewer who
/// has counted the discards knows what the new pile is made of.
#[test]
fn a_redeal_keeps_what_is_known() {
    let mut moved = 0;
    for seed in 0..200 {
        let mut pick = wander(seed + 20_000);
        let rules = any_rules::<LuckyBastard>(&Deck::default(), &mut pick);
        hold(&rules, 250, &mut pick, |table: &LuckyBastard, _, _| {
            for viewer in viewers::<LuckyBastard>(&rules) {
                let twin = table.redealt(viewer, <[Card]>::reverse);
                assert_eq!(twin.knows(viewer), table.knows(viewer));
                assert_eq!(twin.view(viewer), table.view(viewer));
                moved += u32::from(twin != *table);
            }
        });
    }
    assert!(moved > 10_000, "{moved}");
}

/// With the aid on, a seat sees what it could know; the watcher does not.
#[test]
fn a_memory_aid_is_for_seats() {
    let mut helped = 0;
    for seed in 0..200 {
        let mut pick = wander(seed + 30_000);
        let rules = any_rules::<LuckyBastard>(&Deck::default(), &mut pick);
        hold(&rules, 200, &mut pick, |table: &LuckyBastard, _, _| {
            for viewer in viewers::<LuckyBastard>(&rules) {
                let alike = table.view(viewer) == table.knows(viewer);
                let seat = viewer != Viewer::Watcher;
                assert!(alike || !(seat && rules.memory_aid()));
                assert!(seat || !alike, "a view is no memory");
                helped += u32::from(seat && !rules.memory_aid() && !alike);
            }
        });
    }
    assert!(helped > 1000, "{helped}");
}

/// LB-18, LB-19: streaks go up to ten cards, and the game goes on.
#[test]
fn an_endless_table_plays_on() {
    let deck = Deck::new(&[58], 0, 0).unwrap();
    let mut longest = [0; 2];
    for seed in 0..60 {
        let values = [1, 0, 1, (seed % 2) as u16].into_iter().collect();
        let rules = LuckyBastard::set_up(2, &values, &deck).unwrap();
        let walked = hold(&rules, 2000, &mut wander(seed), |table: &LuckyBastard, _, events| {
            for event in events {
                let Event::Dealt { lines, .. } = event else { continue };
                longest = [0, 1].map(|i| longest[i].max(lines[i]));
            }
            assert_ne!(table.turn(), Turn::Over);
        });
        assert!(!walked.over);
    }
    assert_eq!(longest, [10, 10]);
}

#[test]
fn small_things_are_small() {
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
    assert_eq!(size_of::<At>(), 2);
    assert_eq!(size_of::<Option<Card>>(), 1);
    assert_eq!(size_of::<Cards<58>>(), 59);
    assert!(size_of::<LuckyBastard>() <= 2816, "{}", size_of::<LuckyBastard>());
}

/// What is written as JSON and read again.
fn through_json<T: Serialize, R: DeserializeOwned>(told: &T) -> R {
    serde_json::from_str(&serde_json::to_string(told).expect("it is JSON")).expect("its own JSON")
}

#[test]
fn what_is_told_is_read() {
    for seed in 0..games() / 40 {
        let pick = &mut wander(seed);
        let rules = any_rules::<LuckyBastard>(&deck(pick), pick);
        hold::<LuckyBastard>(&rules, steps(seed), pick, |table, _, events| {
            told_is_read(table, events, through_json, through_json);
        });
    }
}
