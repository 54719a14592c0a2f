//! What is written down: actions as JSON and as text, the deck file's faults, the shape of a view.

use game::scene::Scene;
use game::{Game, Seat};
use lucktails::{Action, BaitStep, Deck, DeckFault, Lucktails, Place, Rules};

const FORMS: [(&str, &str); 8] = [
    ("bait 5", r#"{"type":"bait","to":5}"#),
    ("bait 10 bonus 1", r#"{"type":"bait","to":10,"bonus":1}"#),
    ("bait 11 bonus 0", r#"{"type":"bait","to":11,"bonus":0}"#),
    ("take", r#"{"type":"take"}"#),
    ("opt_out", r#"{"type":"opt_out"}"#),
    ("opt_out swap 0", r#"{"type":"opt_out","swap":0}"#),
    ("opt_out swap 1", r#"{"type":"opt_out","swap":1}"#),
    ("slip", r#"{"type":"slip"}"#),
];

#[test]
fn an_action_is_written_as_on_the_rules_page() {
    for (text, json) in FORMS {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
        assert_eq!(serde_json::to_string(&action).unwrap(), json);
        assert_eq!(serde_json::from_str::<Action>(json).unwrap(), action);
    }
}

#[test]
fn anything_else_is_refused() {
    let wrong = [
        r#"{"type":"take","to":5}"#,
        r#"{"type":"slip","x":null}"#,
        r#"{"type":"bait"}"#,
        r#"{"type":"bait","to":256}"#,
        r#"{"type":"bait","to":-1}"#,
        r#"{"type":"bait","to":5.0}"#,
        r#"{"type":"bait","to":"5"}"#,
        r#"{"type":"bait","to":null}"#,
        r#"{"type":"bait","to":5,"swap":0}"#,
        r#"{"type":"bait","to":5,"bonus":null}"#,
        r#"{"type":"bait","to":5,"bonus":2}"#,
        r#"{"type":"bait","to":5,"to":5}"#,
        r#"{"type":"opt_out","swap":2}"#,
        r#"{"type":"opt_out","swap":true}"#,
        r#"{"type":"opt_out","swap":null}"#,
        r#"{"type":"Take"}"#,
        r#"{"type":0}"#,
        "{}",
        r#""take""#,
        "null",
    ];
    for json in wrong {
        assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
    }
    let words = "|bait|bait x|bait 256|bait 5 swap 0|bait 5 bonus|bait 5 bonus 2|take 1|opt_out 0|\
                 opt_out swap|opt_out bonus 0|opt_out swap 0 0|slip 1|pass|Take|take ";
    for text in words.split('|') {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    let why = serde_json::from_str::<Action>(r#"{"type":"opt_out","swap":2}"#).unwrap_err();
    assert_eq!(why.to_string(), "the middle has places 0 and 1");
}

fn steps<const N: usize>(steps: [(u32, u32); N]) -> [BaitStep; N] {
    steps.map(|(from, worth)| BaitStep { from, worth })
}

#[test]
fn a_deck_is_a_rising_bait_table() {
    let printed = steps([(1, 1), (3, 2), (6, 3), (10, 4)]);
    assert_eq!(Deck::new(&printed).unwrap(), Deck::default());
    assert_eq!(Deck::default().steps().collect::<Vec<_>>(), printed);
    let widest = steps([(1, 99), (2, 0), (3, 7), (4, 6), (5, 5), (50, 4), (98, 3), (99, 2)]);
    let deck = Deck::new(&widest).unwrap();
    assert_eq!(deck.steps().collect::<Vec<_>>(), widest);
    assert_eq!(
        [0, 1, 2, 3, 49, 50, 97, 98, 99].map(|bait| deck.worth(bait)),
        [0, 99, 0, 7, 5, 4, 4, 3, 2]
    );
}

#[test]
fn every_fault_of_a_deck_is_named_at_once() {
    use DeckFault::{FromTooHigh, NoSteps, NotFromOne, NotRising, TooManySteps, WorthTooHigh};
    assert_eq!(Deck::new(&[]), Err(vec![NoSteps]));
    assert_eq!(Deck::new(&steps([(0, 1)])), Err(vec![NotFromOne]));
    assert_eq!(Deck::new(&steps([(2, 100)])), Err(vec![NotFromOne, WorthTooHigh { entry: 0 }]));
    let mixed = steps([(1, 1), (1, 2), (100, 100), (99, 3)]);
    let faults = [
        NotRising { entry: 1 },
        FromTooHigh { entry: 2 },
        WorthTooHigh { entry: 2 },
        NotRising { entry: 3 },
    ];
    assert_eq!(Deck::new(&mixed), Err(faults.to_vec()));
    let ten: Vec<BaitStep> = (1..=10).map(|from| BaitStep { from, worth: 1 }).collect();
    assert!(Deck::new(&ten[..8]).is_ok());
    assert_eq!(Deck::new(&ten[..9]), Err(vec![TooManySteps { entry: 8 }]));
    assert_eq!(Deck::new(&ten), Err(vec![TooManySteps { entry: 8 }]));
}

#[test]
fn a_fault_says_where_and_what() {
    let faults = [
        (DeckFault::NoSteps, None, "the bait table needs at least one step"),
        (DeckFault::TooManySteps { entry: 8 }, Some(8), "the bait table has at most 8 steps"),
        (DeckFault::NotFromOne, Some(0), "the first step must be from bait 1"),
        (
            DeckFault::NotRising { entry: 2 },
            Some(2),
            "a step must be from a higher bait than the one before",
        ),
        (DeckFault::FromTooHigh { entry: 3 }, Some(3), "no bait goes above 99"),
        (DeckFault::WorthTooHigh { entry: 4 }, Some(4), "a bait is worth at most 99 points"),
    ];
    for (fault, entry, words) in faults {
        assert_eq!((fault.entry(), fault.to_string().as_str()), (entry, words));
    }
}

#[test]
fn a_deck_file_line_has_two_keys() {
    let json = r#"{"from":3,"worth":2}"#;
    let step: BaitStep = serde_json::from_str(json).unwrap();
    assert_eq!(
        (step, serde_json::to_string(&step).unwrap().as_str()),
        (BaitStep { from: 3, worth: 2 }, json)
    );
    for wrong in [r#"{"from":3}"#, r#"{"from":3,"worth":2,"x":1}"#, r#"{"from":-3,"worth":2}"#] {
        assert!(serde_json::from_str::<BaitStep>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn places_are_numbers() {
    assert_eq!(serde_json::to_string(&Place::BOTH).unwrap(), "[0,1]");
    assert_eq!(Place::BOTH.map(|place| place.to_string().parse::<Place>()), Place::BOTH.map(Ok));
    assert!(serde_json::from_str::<Place>("2").is_err());
}

#[test]
fn a_view_has_the_fields_of_the_rules_page() {
    let scene = Scene::<Lucktails>::of("seats 4; shuffle 1 2 3 4 / 5 6 / L 1; 0 bait 2");
    let view = scene.table.view(game::Viewer::Seat(Seat::at(3)));
    let json = r#"{"round":1,"first":0,"turn":1,"bait":2,"worth":1,"bait_cap":20,"scores":[0,0,0,0],"hands":[null,null,"3",null],"in_round":[true,true,true,true],"middle":[null,null],"bonus":[0,0],"open":["L","1"],"exchanged":[null,null,null,null],"slipped":[false,false,false,false]}"#;
    assert_eq!(serde_json::to_string(&view).unwrap(), json);
    assert_eq!(serde_json::to_string(&view.told()).unwrap(), json);
}

#[test]
fn a_dealt_round_is_told_by_places() {
    let scene = Scene::<Lucktails>::of("seats 4, first 2; shuffle 1 2 3 4 / 5 6 / L 1");
    let rules: &Rules = scene.table.table_rules();
    let watcher = Lucktails::sight(rules, &scene.events[0], game::Viewer::Watcher);
    assert_eq!(
        serde_json::to_string(&watcher).unwrap(),
        r#"{"type":"dealt","round":1,"first":2,"hands":[null,null,null,null],"middle":[null,null],"open":["L","1"]}"#
    );
}

#[test]
fn a_table_answers_what_bots_and_screens_ask() {
    let scene = Scene::<Lucktails>::of("seats 3; shuffle 1 2 3 / 4 5 / 1 6 L; 0 opt_out; 1 bait 2");
    let table = &scene.table;
    assert_eq!((table.round(), table.first(), table.bait(), table.worth()), (1, Seat::at(0), 2, 1));
    assert_eq!((table.on_turn(), table.scores()), (Some(Seat::at(2)), &[1, 0, 0][..]));
    assert_eq!(table.in_round().iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(table.score(Seat::at(0)), 1);
    let cards = table.cards();
    assert_eq!(cards.hand(Seat::at(1)).unwrap().to_string(), "2");
    assert_eq!(cards.middle(Place::Second).unwrap().to_string(), "5");
    assert_eq!((cards.hands().count(), cards.open().count()), (3, 3));
}
