//! How actions and cards are written, what is refused, and the small things built of them.

use std::mem::size_of;

use game::scene::Scene;
use game::{Game, Moment, Seat, Step, Viewer};
use lucky_duck::{
    Action, ByTrait, Card, LuckyDuck, NoSuchAction, NoSuchCard, NoSuchTrait, Trait, Traits,
};
use serde_json::{from_str, json, to_string};

/// Every action as JSON and as text, in the order they are listed.
const ACTIONS: [(&str, &str); 8] = [
    (r#"{"type":"keep","singles":[]}"#, "keep"),
    (r#"{"type":"keep","singles":["pattern"]}"#, "keep pattern"),
    (r#"{"type":"keep","singles":["color"]}"#, "keep color"),
    (r#"{"type":"keep","singles":["pattern","color"]}"#, "keep pattern color"),
    (r#"{"type":"keep","singles":["shape"]}"#, "keep shape"),
    (r#"{"type":"keep","singles":["pattern","shape"]}"#, "keep pattern shape"),
    (r#"{"type":"keep","singles":["color","shape"]}"#, "keep color shape"),
    (r#"{"type":"keep","singles":["pattern","color","shape"]}"#, "keep pattern color shape"),
];

#[test]
fn actions_are_written_as_on_the_rules_page() {
    for ((json, text), singles) in ACTIONS.into_iter().zip(Traits::each()) {
        let action = Action::Keep { singles };
        assert_eq!(from_str::<Action>(json).unwrap(), action);
        assert_eq!(text.parse(), Ok(action));
        assert_eq!((to_string(&action).unwrap().as_str(), action.to_string()), (json, text.into()));
    }
    assert_eq!(Traits::each().count(), ACTIONS.len());
}

const NO_ACTIONS: [&str; 20] = [
    "null",
    "7",
    r#""keep""#,
    "{}",
    r#"{"type":"keep"}"#,
    r#"{"singles":[]}"#,
    r#"{"type":"drop","singles":[]}"#,
    r#"{"type":0,"singles":[]}"#,
    r#"{"type":"keep","singles":null}"#,
    r#"{"type":"keep","singles":"color"}"#,
    r#"{"type":"keep","singles":{"color":true}}"#,
    r#"{"type":"keep","singles":["colour"]}"#,
    r#"{"type":"keep","singles":[1]}"#,
    r#"{"type":"keep","singles":[null]}"#,
    r#"{"type":"keep","singles":[{"color":null}]}"#,
    r#"{"type":"keep","singles":["color","color"]}"#,
    r#"{"type":"keep","singles":["shape","color"]}"#,
    r#"{"type":"keep","singles":["color","pattern"]}"#,
    r#"{"type":"keep","singles":["pattern","color","shape","shape"]}"#,
    r#"{"type":"keep","singles":[],"seat":0}"#,
];

#[test]
fn anything_else_is_no_action() {
    for json in NO_ACTIONS {
        assert!(from_str::<Action>(json).is_err(), "{json}");
    }
    for text in
        ["", "kept", "keep ", "keep color color", "keep shape color", "keep  color", "keep x"]
    {
        assert_eq!(text.parse::<Action>(), Err(NoSuchAction), "{text}");
    }
    let why = from_str::<Action>(NO_ACTIONS[16]).unwrap_err().to_string();
    assert!(why.starts_with("color: out of order"), "{why}");
    let why = from_str::<Traits>("7").unwrap_err().to_string();
    assert!(why.contains("some of pattern, color, shape, in this order"), "{why}");
}

const NO_CARDS: [&str; 11] = [
    "",
    "-",
    "yellow",
    "Red",
    "filled-red",
    "filled-red-",
    "red-filled-circle",
    "filled-filled-filled",
    "filled-red-circle-",
    "filled-red-circle-filled",
    "filled-red-star",
];

#[test]
fn anything_else_is_no_card() {
    for text in NO_CARDS {
        assert_eq!(text.parse::<Card>(), Err(NoSuchCard), "{text}");
        assert!(from_str::<Card>(&json!(text).to_string()).is_err(), "{text}");
    }
    let why = from_str::<Card>("3").unwrap_err().to_string();
    assert!(why.contains("a complete or a single"), "{why}");
    let why = from_str::<Trait>(r#""size""#).unwrap_err().to_string();
    assert!(why.contains("pattern, color or shape"), "{why}");
    assert_eq!("size".parse::<Trait>(), Err(NoSuchTrait));
}

#[test]
fn actions_and_cards_are_small() {
    assert_eq!(size_of::<Action>(), 1);
    assert_eq!(size_of::<Option<Card>>(), 1);
    assert!(size_of::<LuckyDuck>() <= 192);
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

#[test]
fn completes_are_named_by_their_singles() {
    let singles = ["hollow", "green", "square"].map(card);
    let complete = card("hollow-green-square");
    assert_eq!(complete.singles(), Some(ByTrait(singles)));
    assert_eq!(Card::named_by(ByTrait(singles)), Some(complete));
    assert_eq!(Card::named_by(ByTrait([singles[1], singles[0], singles[2]])), None);
    assert_eq!(Card::named_by(ByTrait([complete; 3])), None);
    assert_eq!((complete.is_complete(), complete.pile()), (true, None));
    for (single, pile) in singles.into_iter().zip(Trait::ALL) {
        assert_eq!((single.is_complete(), single.pile()), (false, Some(pile)));
        assert_eq!(single.singles(), None);
    }
}

#[test]
fn sets_of_traits() {
    let two = Traits::NONE.with(Trait::Pattern).with(Trait::Shape);
    assert_eq!(two.iter().collect::<Vec<_>>(), [Trait::Pattern, Trait::Shape]);
    assert_eq!(two.others().iter().collect::<Vec<_>>(), [Trait::Color]);
    assert_eq!(Trait::ALL.map(|one| two.contains(one)), [true, false, true]);
    assert_eq!(two.with(Trait::Color), Traits::ALL);
    assert_eq!(two.with(Trait::Shape), two);
}

const SCENE: &str = "
    seats 2
    shuffle ...
    shuffle filled partial ...
    shuffle red green ...
    shuffle circle square ...
    0 keep color shape
    0 keep pattern
";

#[test]
fn hands_are_found_from_either_side() {
    let scene = Scene::<LuckyDuck>::of(SCENE);
    let (hands, first) = (scene.table.hands(), Seat::at(0));
    // The filled red circle, the partial red circle and the partial green square are gone.
    assert_eq!(hands.held().len(), 21);
    assert_eq!([hands.left(first), hands.left(Seat::at(1))], [10, 11]);
    assert_eq!((hands.of(first).len(), hands.of(Seat::at(1)).len()), (10, 11));
    assert_eq!(hands.holder(card("partial-red-square")), Some(first));
    assert_eq!(hands.holder(card("hollow-red-square")), Some(Seat::at(1)));
    for gone in ["filled-red-circle", "hollow-blue-square", "red"] {
        assert_eq!(hands.holder(card(gone)), None, "{gone}");
    }
    let aside = scene.table.aside();
    assert!(aside.contains(card("hollow-blue-square")) && !aside.contains(card("blue")));
    assert!(!aside.contains(card("filled-red-circle")) && !aside.is_empty());
    assert_eq!(aside.others().len(), 24);
    assert!(aside.and(aside.others()).others().is_empty());
}

#[test]
fn a_table_answers_what_a_screen_asks() {
    let scene = Scene::<LuckyDuck>::of(SCENE);
    let table = scene.table.knows(Viewer::Watcher);
    assert_eq!(table.chooser(), Some(Seat::at(1)));
    assert_eq!(table.winner(), None);
    assert_eq!(table.named(), Some(card("partial-green-square")));
    assert_eq!(table.seats().len(), 2);
    assert_eq!(Trait::ALL.map(|pile| table.seen(pile)), [2, 2, 2]);
    assert_eq!(table.pile(Trait::Color).last(), Some(Some(card("red"))));
    assert_eq!((scene.table.moment(), scene.table.in_a_row()), (Moment(3), 0));
    let known = |kept| table.after_keeping(kept).0.map(|single| single.is_some());
    assert_eq!(known(Traits::ALL), [true, true, true]);
    assert_eq!(known(Traits::NONE), [false, false, false]);
    assert_eq!(known(Traits::NONE.with(Trait::Color)), [false, true, false]);
    let truth = scene.table.after_keeping(Traits::NONE).0.map(Option::unwrap);
    assert_eq!(truth, ["filled", "red", "circle"].map(card));
}

#[test]
fn what_is_dealt_anew_is_each_pile_from_the_first_single_never_seen() {
    use game::Determinize;
    let scene = Scene::<LuckyDuck>::of(SCENE);
    let mut pools = Vec::new();
    let turned = scene.table.redealt(Viewer::Watcher, |pool| {
        pools.push(pool.len());
        pool.reverse();
    });
    assert_eq!(pools, [10, 10, 10]);
    assert_eq!(turned.knows(Viewer::Watcher), scene.table.knows(Viewer::Watcher));
    let next = turned.after_keeping(Traits::NONE).0.map(Option::unwrap);
    assert_eq!(next, ["hollow", "blue", "triangle"].map(card));
    let mut played = turned.clone();
    let action = Action::Keep { singles: Traits::NONE };
    played.apply(Step::Act(Seat::at(1), action), |_| ()).unwrap();
    assert_ne!(played, turned);
}
