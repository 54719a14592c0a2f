//! The laws and the twins over random tables, and proof that the rare clauses were reached.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Display};
use std::str::FromStr;

use game::laws::{any_rules, due, hold, legal, told_is_read, viewers, wander};
use game::{Game, Step, Turn, Whole, twins};
use lucky_duck::{Action, Card, Deck, Event, LuckyDuck, Traits};
use serde::Serialize;
use serde::de::DeserializeOwned;

const MOST_STEPS: u32 = 1000;

/// How many games are drawn: 2,000 in the tests, many more in `cargo xtask soak`.
fn games() -> u64 {
    std::env::var("LUCKHOUSE_LAW_GAMES").map_or(2000, |games| games.parse().expect("a number"))
}

/// How often each rare thing happened.
#[derive(Default)]
struct Seen {
    counts: BTreeMap<&'static str, u32>,
    winners: BTreeSet<(u8, usize)>,
    /// Whether the last thing but shuffles and reveals was an LD-9.
    gathered: bool,
}

impl Seen {
    fn note(&mut self, n_seats: u8, event: &Event<Whole>) {
        match *event {
            Event::Gathered {} => {
                self.count("LD-9");
                if self.gathered {
                    self.count("LD-9 twice in a row");
                }
                self.gathered = true;
            }
            Event::Discarded { .. } => self.gathered = false,
            Event::Kept { singles, .. } if singles == Traits::ALL => self.count("all kept"),
            Event::Kept { singles, .. } if singles == Traits::NONE => self.count("none kept"),
            Event::Won { seat } => {
                self.winners.insert((n_seats, seat.index()));
            }
            _ => (),
        }
    }

    fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }
}

#[test]
fn every_law_holds_and_every_rarity_is_reached() {
    let mut seen = Seen::default();
    for seed in 0..games() {
        let mut pick = wander(seed);
        let rules = any_rules::<LuckyDuck>(&Deck, &mut pick);
        seen.gathered = false;
        let walked = hold::<LuckyDuck>(&rules, MOST_STEPS, &mut pick, |table, _, events| {
            for event in events {
                seen.note(rules.n_seats(), event);
            }
            words_come_back(table);
            all_is_none(table);
        });
        assert!(walked.over, "game {seed} is not over after {MOST_STEPS} steps");
    }
    if games() < 2000 {
        return; // Too few to ask for rarities.
    }
    let rare = ["LD-9", "LD-9 twice in a row", "all kept", "none kept"];
    for what in rare {
        assert!(seen.counts.get(what) > Some(&20), "{what}: {:?}", seen.counts);
    }
    let all = (2..=9).flat_map(|n| (0..usize::from(n)).map(move |seat| (n, seat)));
    assert_eq!(seen.winners, all.collect(), "every seat of every table has won");
}

#[test]
fn twins_agree() {
    let together: u32 = (0..games())
        .map(|seed| {
            let mut pick = wander(!seed);
            let rules = any_rules::<LuckyDuck>(&Deck, &mut pick);
            twins::agree::<LuckyDuck>(&rules, MOST_STEPS, &mut pick)
        })
        .sum();
    if games() < 2000 {
        return; // Too few to ask for rarities.
    }
    assert!(together > 10_000, "twins went {together} steps together");
}

/// LD-7: keeping all comes to the same as keeping none, LD-9 included.
fn all_is_none(table: &LuckyDuck) {
    let Turn::One(seat) = table.turn() else { return };
    let [all, none] = [Traits::ALL, Traits::NONE].map(|singles| {
        let mut twin = table.clone();
        twin.advance(Step::Act(seat, Action::Keep { singles }), |_| ());
        // What lies face up when a shuffle is due is shuffled with the rest.
        let shown = (twin.turn() != Turn::Chance).then(|| twin.shown());
        (twin.turn(), shown, twin.hands().held(), due(&twin))
    });
    assert!(all == none, "{table:?}");
}

/// Every card due and every action listed, as text and as JSON; the same table, the same view.
fn words_come_back(table: &LuckyDuck) {
    due(table).iter().for_each(comes_back);
    for seat in table.turn().seats().iter() {
        legal(table, seat).iter().for_each(comes_back);
    }
    if table.turn() == Turn::Over {
        for viewer in viewers::<LuckyDuck>(table.rules()) {
            assert_eq!(table.view(viewer).told().turn, None);
        }
    }
}

fn comes_back<T>(word: &T)
where
    T: Display + FromStr + Serialize + DeserializeOwned + PartialEq + Debug,
{
    assert_eq!(word.to_string().parse().ok().as_ref(), Some(word));
    let json = serde_json::to_string(word).unwrap();
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), *word);
    let value = serde_json::to_value(word).unwrap();
    assert_eq!(serde_json::from_value::<T>(value).unwrap(), *word);
}

#[test]
fn every_card_comes_back_in_the_order_of_the_deck() {
    let cards: Vec<Card> = serde_json::from_str(include_str!("cards.json")).unwrap();
    assert_eq!(cards.len(), 36);
    assert!(cards.is_sorted_by(|one, next| one < next));
    cards.iter().for_each(comes_back);
}

/// Three completes nobody has, and piles in the order of the deck, which name only those.
#[test]
fn ld_9_piles_can_be_gathered_before_anybody_could_choose() {
    let rules = LuckyDuck::set_up(7, &[].into_iter().collect(), &Deck).unwrap();
    let (mut twelves, mut gathered, mut chosen) = (0, false, false);
    // The twelfth card of the completes, then the last of each pile.
    let mut pick = |n: u32| {
        twelves += u32::from(n == 12);
        match n {
            26 if twelves == 0 => 13,
            25 if twelves == 0 => 0,
            // The second time one pile comes otherwise.
            _ if twelves == 5 => 0,
            n => n - 1,
        }
    };
    hold(&rules, 20, &mut pick, |table: &LuckyDuck, _, events| {
        gathered |= !chosen && events.iter().any(|it| matches!(it, Event::Gathered {}));
        chosen |= table.chooser().is_some();
    });
    assert!(gathered && chosen, "{gathered}, {chosen}");
}

/// What is written as JSON and read again.
fn through_json<T: Serialize, R: DeserializeOwned>(told: &T) -> R {
    serde_json::from_str(&serde_json::to_string(told).expect("it is JSON")).expect("its own JSON")
}

#[test]
fn what_is_told_is_read() {
    for seed in 0..games() / 20 {
        let pick = &mut wander(seed);
        let rules = any_rules::<LuckyDuck>(&Deck, pick);
        hold::<LuckyDuck>(&rules, MOST_STEPS, pick, |table, _, events| {
            told_is_read(table, events, through_json, through_json);
        });
    }
}
