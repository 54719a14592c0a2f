//! The rulebook from the parts to the first reveal, clause by clause.

use game::laws::due;
use game::scene::Scene;
use game::{BadOption, Game, Moment, OptionValues, Step, Turn, Viewer};
use lucky_duck::{Card, Deck, LuckyDuck, Rules, Trait};
use serde_json::{Value, json};

type Table = Scene<LuckyDuck>;

fn words(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn view(scene: &Table) -> Value {
    serde_json::to_value(scene.table.view(Viewer::Watcher)).unwrap()
}

fn nulls(n: usize) -> Value {
    vec![Value::Null; n].into()
}

fn events(scene: &Table) -> Vec<Value> {
    let open = |event| LuckyDuck::unveil_event(scene.table.rules(), event).into_open();
    scene.events.iter().map(|event| serde_json::to_value(open(event)).unwrap()).collect()
}

#[test]
fn ld_1_three_traits_with_three_values_each() {
    let values = Trait::ALL.map(|one| words(&Card::values(one)));
    assert_eq!(values, ["filled partial hollow", "red green blue", "circle square triangle"]);
    assert_eq!(Trait::ALL.map(Trait::as_str), ["pattern", "color", "shape"]);
}

#[test]
fn ld_2_one_complete_for_each_combination() {
    let scene = Table::of("seats 2");
    let all: Vec<Card> = serde_json::from_str(include_str!("cards.json")).unwrap();
    assert_eq!(due(&scene.table), all[..27]);
    assert_eq!(Card::completes().collect::<Vec<_>>(), all[..27]);
    assert_eq!(scene.table.turn(), Turn::Chance);
}

const PILES: [&str; 3] = [
    "filled filled filled filled partial partial partial partial hollow hollow hollow hollow",
    "red red red red green green green green blue blue blue blue",
    "circle circle circle circle square square square square triangle triangle triangle triangle",
];

#[test]
fn ld_3_three_piles_of_twelve_with_four_of_each_value() {
    let mut text = "seats 2; shuffle ...".to_string();
    for pile in PILES {
        assert_eq!(words(&due(&Table::of(&text).table)), pile);
        text += "; shuffle ...";
    }
    assert_eq!(due(&Table::of(&text).table), []);
}

/// Seats, completes for each, completes aside.
const DEAL: [(usize, usize, usize); 8] =
    [(2, 12, 3), (3, 9, 0), (4, 6, 3), (5, 5, 2), (6, 4, 3), (7, 3, 6), (8, 3, 3), (9, 3, 0)];

#[test]
fn ld_4_each_seat_is_dealt_the_same_number_face_up_and_the_others_lie_aside() {
    let all: Vec<Card> = Card::completes().collect();
    for (seats, each, aside) in DEAL {
        let scene = Table::of(&format!("seats {seats}; shuffle ..."));
        let hands: Vec<&[Card]> = all[..seats * each].chunks(each).collect();
        let told = view(&scene);
        assert_eq!(told["hands"], json!(hands));
        assert_eq!(told["aside"], json!(all[27 - aside..]));
        assert_eq!(told["discarded"], json!([]));
        let dealt = json!({"type": "dealt", "hands": hands, "aside": all[27 - aside..]});
        assert_eq!(events(&scene), [dealt]);
    }
}

#[test]
fn ld_4_seat_0_gets_the_first_and_seat_1_the_next() {
    let scene = Table::of(
        "seats 9
        shuffle hollow-blue-triangle filled-red-circle partial-red-square / hollow-red-circle ...",
    );
    let told = view(&scene);
    let first = json!(["filled-red-circle", "partial-red-square", "hollow-blue-triangle"]);
    assert_eq!(told["hands"][0], first);
    let next = json!(["filled-red-square", "filled-red-triangle", "hollow-red-circle"]);
    assert_eq!(told["hands"][1], next);
}

#[test]
fn ld_4_two_to_nine_seats() {
    let none = OptionValues::new();
    for seats in 2..=9 {
        let rules = LuckyDuck::set_up(seats, &none, &Deck).unwrap();
        assert_eq!(LuckyDuck::n_seats(&rules), seats);
        assert_eq!(LuckyDuck::options(&rules), none);
    }
    for seats in [0, 1, 10] {
        let refused = LuckyDuck::set_up(seats, &none, &Deck);
        assert_eq!(refused, Err(vec![BadOption::Seats { least: 2, most: 9 }]));
    }
    assert_eq!(Rules::SEATS, (2, 9));
    assert_eq!((LuckyDuck::NAME, LuckyDuck::RULES_VERSION), ("lucky-duck", 1));
}

#[test]
fn ld_5_the_piles_are_shuffled_one_by_one_pattern_color_shape() {
    let scene = Table::of("seats 3; shuffle ...; shuffle hollow ...; shuffle blue ...");
    let told = events(&scene);
    let piles: Vec<&Value> = told[1..].iter().map(|event| &event["pile"]).collect();
    assert_eq!(piles, ["pattern", "color"]);
    assert_eq!(told[1]["singles"][0], "hollow");
    assert_eq!(told[1]["singles"][11], "hollow");
    assert_eq!(told[2]["singles"].as_array().unwrap().len(), 12);
    // Nothing is face up before the third.
    assert_eq!(view(&scene)["shown"], json!({"pattern": null, "color": null, "shape": null}));
    assert_eq!(view(&scene)["named"], json!(null));
    assert_eq!(view(&scene)["piles"]["pattern"], nulls(12));
    assert_eq!(words(&due(&scene.table)), PILES[2]);
    assert_eq!((scene.table.turn(), scene.table.moment()), (Turn::Chance, Moment(0)));
}

const FIRST: &str = "
    seats 2
    shuffle ...
    shuffle partial filled ...
    shuffle blue ...
    shuffle square ...
";

#[test]
fn ld_6_the_top_single_of_each_pile_is_turned_up_and_together_they_name_a_complete() {
    let scene = Table::of(FIRST);
    let shown = json!({"pattern": "partial", "color": "blue", "shape": "square"});
    let told = events(&scene);
    let revealed = json!({
        "type": "revealed",
        "turned": ["pattern", "color", "shape"],
        "shown": shown,
        "complete": "partial-blue-square",
    });
    let discarded = json!({
        "type": "discarded", "seat": 1, "complete": "partial-blue-square", "left": 11,
    });
    assert_eq!(told[4..], [revealed, discarded]);
    assert_eq!(view(&scene)["shown"], shown);
    assert_eq!(view(&scene)["named"], "partial-blue-square");
    assert_eq!(view(&scene)["piles"]["pattern"], nulls(11));
    let open = serde_json::to_value(scene.table.unveil().into_open()).unwrap();
    assert_eq!(open["piles"]["pattern"][0], "filled");
    assert_eq!(open["piles"]["color"].as_array().unwrap().len(), 11);
}

#[test]
fn ld_6_nothing_else_may_be_shuffled() {
    let mut table = Table::of("seats 2; shuffle ...").table;
    let mut cards = due(&table);
    cards[0] = cards[11];
    assert_eq!(table.apply(Step::Shuffle(&cards), |_| ()), Err(game::Illegal::WrongCards));
}
