//! The rulebook from the first discard to the end, clause by clause.

use game::laws::due;
use game::scene::Scene;
use game::{Game, Illegal, Moment, Seat, Turn, View, Viewer};
use lucky_duck::{Event, LuckyDuck, Table, Trait};
use serde_json::{Value, json};

type Scenery = Scene<LuckyDuck>;

/// Nine seats with three completes each, in the order of the deck: seat 0 has the filled red ones,
/// seat 1 the filled green ones, and so on.
const NINE: &str = "
    seats 9
    shuffle ...
    shuffle filled partial hollow filled ...
    shuffle red green blue red ...
    shuffle circle square triangle circle ...
";

fn told(view: &Table<game::Masked>) -> Value {
    serde_json::to_value(view).unwrap()
}

fn view(scene: &Scenery) -> Value {
    told(&scene.table.view(Viewer::Watcher))
}

fn knows(scene: &Scenery) -> Value {
    told(&scene.table.knows(Viewer::Watcher))
}

fn open(scene: &Scenery) -> Value {
    told(&scene.table.unveil().into_open())
}

fn nulls(n: usize) -> Value {
    vec![Value::Null; n].into()
}

/// What happened, in a few words.
fn story(scene: &Scenery, from: usize) -> Vec<String> {
    let tell = |event: &Event<game::Whole>| match event {
        Event::Dealt { .. } => "dealt".to_string(),
        Event::Shuffled { pile, .. } => format!("shuffled {pile}"),
        Event::Revealed { turned, complete, .. } => {
            let turned: Vec<&str> = turned.iter().map(Trait::as_str).collect();
            format!("revealed {complete} by {}", turned.join(" "))
        }
        Event::Missed { complete, in_a_row } => format!("missed {complete}, {in_a_row}"),
        Event::Gathered {} => "gathered".to_string(),
        Event::Discarded { seat, complete, left } => {
            format!("{} discarded {complete}, {left} left", seat.index())
        }
        Event::Kept { seat, singles } => {
            let kept: Vec<&str> = singles.iter().map(Trait::as_str).collect();
            format!("{} kept {}", seat.index(), kept.join(" "))
        }
        Event::Won { seat } => format!("{} won", seat.index()),
    };
    scene.events[from..].iter().map(tell).collect()
}

#[test]
fn ld_7_whoever_has_the_complete_discards_it_and_chooses() {
    let scene = Scenery::of(NINE);
    assert_eq!(
        story(&scene, 4),
        [
            "revealed filled-red-circle by pattern color shape",
            "0 discarded filled-red-circle, 2 left"
        ]
    );
    assert_eq!(scene.table.turn(), Turn::One(Seat::at(0)));
    assert_eq!(scene.table.moment(), Moment(1));
    assert_eq!(view(&scene)["turn"], 0);
    assert_eq!(view(&scene)["hands"][0], json!(["filled-red-square", "filled-red-triangle"]));
    assert_eq!(view(&scene)["discarded"], json!(["filled-red-circle"]));
    assert_eq!(
        scene.legal(0),
        "keep, keep pattern, keep color, keep pattern color, keep shape, keep pattern shape, \
         keep color shape, keep pattern color shape"
    );
    assert_eq!(scene.legal(1), "");
}

#[test]
fn ld_7_only_that_seat_may_act() {
    let mut scene = Scenery::of(NINE);
    let before = scene.table.clone();
    assert_eq!(scene.act("1 keep"), Err(Illegal::NotYourTurn));
    assert_eq!(scene.table, before);
    let mut waiting = Scenery::of("seats 9");
    assert_eq!(waiting.act("0 keep"), Err(Illegal::NotNow));
}

/// What is kept and what is then named; at this table everybody still has everything.
const CHOICES: [(&str, &str, usize, &str); 7] = [
    ("keep", "partial-green-square", 4, "pattern color shape"),
    ("keep pattern", "filled-green-square", 1, "color shape"),
    ("keep color", "partial-red-square", 3, "pattern shape"),
    ("keep shape", "partial-green-circle", 4, "pattern color"),
    ("keep pattern color", "filled-red-square", 0, "shape"),
    ("keep pattern shape", "filled-green-circle", 1, "color"),
    ("keep color shape", "partial-red-circle", 3, "pattern"),
];

#[test]
fn ld_7_what_is_not_kept_goes_under_its_pile_and_the_next_is_shown() {
    for (kept, complete, seat, turned) in CHOICES {
        let scene = Scenery::of(NINE).then(&format!("0 {kept}"));
        let left = if seat == 0 { 1 } else { 2 };
        let happened = [
            format!("0 kept {}", kept.trim_start_matches("keep").trim()),
            format!("revealed {complete} by {turned}"),
            format!("{seat} discarded {complete}, {left} left"),
        ];
        assert_eq!(story(&scene, 6), happened);
        assert_eq!(view(&scene)["turn"], seat);
        for (name, first, second) in [
            ("pattern", "filled", "partial"),
            ("color", "red", "green"),
            ("shape", "circle", "square"),
        ] {
            let pile = &open(&scene)["piles"][name];
            let under = if turned.contains(name) { first } else { &pile_end(name) };
            assert_eq!(pile[10], under, "{kept}: the bottom of {name}");
            let up = if turned.contains(name) { second } else { first };
            assert_eq!(view(&scene)["shown"][name], up, "{kept}: {name} is up");
        }
    }
}

fn pile_end(name: &str) -> String {
    open(&Scenery::of(NINE))["piles"][name][10].as_str().unwrap().to_string()
}

#[test]
fn ld_7_keeping_all_comes_to_the_same_as_keeping_none() {
    let all = Scenery::of(NINE).then("0 keep pattern color shape");
    assert_eq!(
        story(&all, 6),
        [
            "0 kept pattern color shape",
            "revealed filled-red-circle by ",
            "missed filled-red-circle, 1",
            "revealed partial-green-square by pattern color shape",
            "4 discarded partial-green-square, 2 left",
        ]
    );
    assert_eq!(all.table, Scenery::of(NINE).then("0 keep").table);
}

/// Seat 0 has all three of the first reveals.
const QUICK: &str = "
    seats 9
    shuffle ...; shuffle ...; shuffle ...
    shuffle circle square triangle ...
    0 keep
";

#[test]
fn ld_7_whoever_discards_its_last_has_won() {
    let scene = Scenery::of(QUICK);
    assert_eq!(scene.table.turn(), Turn::One(Seat::at(0)));
    assert_eq!((scene.table.outcome(), scene.table.winner()), (None, None));
    assert_eq!(view(&scene)["winner"], json!(null));
    let mut scene = scene.then("0 keep");
    assert_eq!(
        story(&scene, 9),
        [
            "0 kept ",
            "revealed filled-red-triangle by pattern color shape",
            "0 discarded filled-red-triangle, 0 left",
            "0 won",
        ]
    );
    assert_eq!((scene.table.turn(), scene.table.moment()), (Turn::Over, Moment(3)));
    assert_eq!(
        json!(scene.table.outcome()),
        json!({"winners": [0], "scores": [0, 3, 3, 3, 3, 3, 3, 3, 3]})
    );
    assert_eq!(scene.act("0 keep"), Err(Illegal::GameOver));
    assert_eq!(scene.legal(0), "");
    assert_eq!(due(&scene.table), []);
}

#[test]
fn ld_7_the_end_reveals_nothing_and_what_is_shown_stays() {
    let scene = Scenery::of(QUICK).then("0 keep");
    let told = view(&scene);
    assert_eq!(told["turn"], json!(null));
    assert_eq!(told["winner"], 0);
    assert_eq!(told["hands"][0], json!([]));
    let shown = json!({"pattern": "filled", "color": "red", "shape": "triangle"});
    assert_eq!(told["shown"], shown);
    assert_eq!(told["piles"]["shape"], nulls(11));
    let known = json!([null, null, null, null, null, null, null, null, null, "circle", "square"]);
    assert_eq!(knows(&scene)["piles"]["shape"], known);
}

/// Seven seats leave six completes aside. The reveals are four filled red ones, four times the
/// partial green square, and four hollow blue ones.
const SEVEN: &str = "
    shuffle ...
    shuffle ...
    shuffle circle circle circle triangle / square square square square / triangle triangle triangle ...
";

/// Seat 0 has the hollow blue circle, which is the twelfth to be named.
fn eleven_missed() -> Scenery {
    Scenery::of(&format!(
        "seats 7
        shuffle hollow-blue-circle ...
        / filled-red-circle filled-red-triangle partial-green-square hollow-blue-triangle
        / partial-red-circle partial-red-square
        {SEVEN}"
    ))
}

/// The hollow blue circle lies aside too.
fn twelve_missed() -> Scenery {
    Scenery::of(&format!(
        "seats 7
        shuffle ...
        / filled-red-circle filled-red-triangle partial-green-square hollow-blue-triangle
        / hollow-blue-circle partial-red-square
        {SEVEN}"
    ))
}

const ELEVEN: [&str; 11] = [
    "filled-red-circle",
    "filled-red-circle",
    "filled-red-circle",
    "filled-red-triangle",
    "partial-green-square",
    "partial-green-square",
    "partial-green-square",
    "partial-green-square",
    "hollow-blue-triangle",
    "hollow-blue-triangle",
    "hollow-blue-triangle",
];

fn missed(completes: &[&str]) -> Vec<String> {
    let reveal = |(i, complete)| {
        [
            format!("revealed {complete} by pattern color shape"),
            format!("missed {complete}, {}", i + 1),
        ]
    };
    completes.iter().enumerate().flat_map(reveal).collect()
}

#[test]
fn ld_8_if_nobody_has_it_all_three_go_under_and_three_new_ones_are_turned_up() {
    let scene = eleven_missed();
    let mut expected = missed(&ELEVEN);
    expected.push("revealed hollow-blue-circle by pattern color shape".to_string());
    expected.push("0 discarded hollow-blue-circle, 2 left".to_string());
    assert_eq!(story(&scene, 4), expected);
    assert_eq!((scene.table.moment(), scene.table.in_a_row()), (Moment(1), 0));
    assert_eq!(open(&scene)["piles"]["shape"][0], "circle");
    assert_eq!(open(&scene)["piles"]["shape"][10], "triangle");
}

/// Between two steps the count is always 0; who follows the events sees it rise.
#[test]
fn ld_9_a_view_counts_the_misses_as_it_is_told_of_them() {
    let scene = twelve_missed();
    let mut view = LuckyDuck::start(scene.table.rules()).view(Viewer::Watcher);
    let mut counts = Vec::new();
    for event in &scene.events {
        view.observe(&LuckyDuck::sight(scene.table.rules(), event, Viewer::Watcher));
        if matches!(event, Event::Missed { .. }) {
            counts.push(view.in_a_row());
        }
    }
    assert_eq!(counts, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    assert_eq!(view.in_a_row(), 0);
}

#[test]
fn ld_9_after_twelve_misses_in_a_row_all_piles_are_shuffled_in_order() {
    let scene = twelve_missed();
    let mut expected = missed(&[&ELEVEN[..], &["hollow-blue-circle"]].concat());
    expected.push("gathered".to_string());
    assert_eq!(story(&scene, 4), expected);
    assert_eq!((scene.table.turn(), scene.table.moment()), (Turn::Chance, Moment(0)));
    assert_eq!(view(&scene)["turn"], json!(null));
    assert_eq!(view(&scene)["in_a_row"], 0);

    let seen = scene.events.len();
    let scene = scene.then("shuffle filled ...; shuffle green ...");
    assert_eq!(story(&scene, seen), ["shuffled pattern", "shuffled color"]);
    // Each pile is taken up when it is its turn.
    let shown = json!({"pattern": null, "color": null, "shape": "circle"});
    assert_eq!(view(&scene)["shown"], shown);
    assert_eq!(view(&scene)["named"], json!(null));
    assert_eq!(due(&scene.table).len(), 12, "the face-up single is shuffled with the others");

    let scene = scene.then("shuffle circle ...");
    assert_eq!(
        story(&scene, seen + 2),
        [
            "shuffled shape",
            "revealed filled-green-circle by pattern color shape",
            "0 discarded filled-green-circle, 2 left",
        ]
    );
    let order: Vec<Value> = open(&scene)["piles"]["color"].as_array().unwrap().clone();
    let rest =
        ["red", "red", "red", "red", "green", "green", "green", "blue", "blue", "blue", "blue"];
    assert_eq!(order, rest);
}

#[test]
fn ld_9_the_count_starts_again_after_every_shuffle() {
    let first = twelve_missed();
    let seen = first.events.len();
    let scene = first.then(SEVEN);
    let mut expected: Vec<String> =
        Trait::ALL.map(|pile| format!("shuffled {pile}")).into_iter().collect();
    expected.extend(missed(&[&ELEVEN[..], &["hollow-blue-circle"]].concat()));
    expected.push("gathered".to_string());
    assert_eq!(story(&scene, seen), expected);
}

#[test]
fn ld_9_the_count_starts_again_after_every_discard() {
    // Eleven were missed before the discard; the thirteenth reveal is the first one again.
    let scene = eleven_missed();
    let seen = scene.events.len();
    let scene = scene.then("0 keep");
    let mut expected = vec!["0 kept ".to_string()];
    expected.extend(missed(&[&ELEVEN[..], &["hollow-blue-circle"]].concat()));
    expected.push("gathered".to_string());
    assert_eq!(story(&scene, seen), expected);
}

#[test]
fn ld_9_keeping_all_counts_as_a_reveal_that_nobody_has() {
    let scene = eleven_missed();
    let seen = scene.events.len();
    let scene = scene.then("0 keep pattern color shape");
    let mut completes = vec!["hollow-blue-circle"];
    completes.extend(ELEVEN);
    let mut expected = vec!["0 kept pattern color shape".to_string()];
    expected.extend(missed(&completes));
    expected[1] = "revealed hollow-blue-circle by ".to_string();
    expected.push("gathered".to_string());
    assert_eq!(story(&scene, seen), expected);
}

#[test]
fn ld_10_a_view_shows_no_card_of_a_pile_and_a_memory_those_that_were_turned_up() {
    let scene = Scenery::of(NINE).then("0 keep color shape");
    let hidden = nulls(11);
    let piles = json!({"pattern": hidden, "color": hidden, "shape": hidden});
    let mut known = piles.clone();
    known["pattern"][10] = json!("filled");
    for viewer in [Viewer::Watcher, Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(8))] {
        assert_eq!(told(&scene.table.view(viewer))["piles"], piles);
        assert_eq!(told(&scene.table.knows(viewer))["piles"], known);
    }
    assert_eq!(view(&scene)["seen"], json!({"pattern": 2, "color": 1, "shape": 1}));
    assert_eq!(
        open(&scene)["piles"]["pattern"],
        json!([
            "hollow", "filled", "filled", "filled", "partial", "partial", "partial", "hollow",
            "hollow", "hollow", "filled"
        ])
    );
}

#[test]
fn ld_10_deduction_is_not_knowledge() {
    // Eleven of each pile have been turned up, so the last could be worked out.
    let scene = Scenery::of(
        "seats 7
        shuffle hollow-blue-circle hollow-green-circle ...
        / filled-red-circle filled-red-triangle partial-green-square hollow-blue-triangle
        / partial-red-circle partial-red-square
        shuffle ...
        shuffle red red red red / green green green / green blue blue blue blue
        shuffle circle circle circle triangle / square square square square
        / triangle triangle circle triangle",
    );
    assert_eq!(view(&scene)["seen"], json!({"pattern": 11, "color": 11, "shape": 11}));
    let eleven = json!([
        null, "circle", "circle", "circle", "triangle", "square", "square", "square", "square",
        "triangle", "triangle"
    ]);
    assert_eq!(knows(&scene)["piles"]["shape"], eleven);
    let scene = scene.then("0 keep pattern color shape");
    // Turning the last up and passing on makes it known, to a memory alone.
    assert_eq!(view(&scene)["seen"], json!({"pattern": 12, "color": 12, "shape": 12}));
    assert_eq!(knows(&scene)["piles"], open(&scene)["piles"]);
    assert_eq!(view(&scene)["piles"]["shape"], nulls(11));
}

#[test]
fn ld_10_a_shuffle_makes_a_memory_of_its_pile_worthless() {
    let scene = twelve_missed();
    let color = &open(&scene)["piles"]["color"];
    assert_eq!(&knows(&scene)["piles"]["color"], color);
    let scene = scene.then("shuffle ...");
    assert_eq!(knows(&scene)["piles"]["pattern"], nulls(12));
    assert_eq!(&knows(&scene)["piles"]["color"], color);
    assert_eq!(knows(&scene)["seen"], json!({"pattern": 0, "color": 12, "shape": 12}));
    let scene = scene.then("shuffle ...; shuffle ...");
    assert_eq!(knows(&scene)["shown"], view(&scene)["shown"]);
}
