//! Questions to a scene, and their answers as text.

use game::scene::Scene;
use game::{Game, Seat, Turn, Viewer};
use lucky_bastard::{Action, Deck, LuckyBastard, View};
use serde_json::Value;

pub type Table = Scene<LuckyBastard>;

/// Plays the scene with the printed deck and compares each answer.
pub fn check(scene: &str, expect: &[(&str, &str)]) {
    answers(&Scene::of(scene), expect);
}

pub fn answers(scene: &Table, expect: &[(&str, &str)]) {
    for (question, answer) in expect {
        assert_eq!(asked(scene, question), *answer, "{question}");
    }
}

/// `act`: who may act; `turn`; `moment`; `outcome`; `legal 0`; `told 1 2`: the last 2 events as seat
/// 1 is told of them; `see 0 lines` and `knows 0 lines`: a field of a view. Viewers are seats, `w`
/// (watcher) and `r` (referee).
pub fn asked(scene: &Table, question: &str) -> String {
    let words: Vec<&str> = question.split(' ').collect();
    match words[..] {
        ["act"] => scene.to_act(),
        ["turn"] => turn(&scene.table),
        ["moment"] => scene.table.moment().0.to_string(),
        ["outcome"] => serde_json::to_string(&scene.table.outcome()).unwrap(),
        ["legal", seat] => scene.legal(seat.parse().unwrap()),
        ["told", who, n] => told(scene, who, n.parse().unwrap()),
        ["see", who, field] => part(&view(scene, who, LuckyBastard::view), field),
        ["knows", who, field] => part(&view(scene, who, LuckyBastard::knows), field),
        _ => panic!("{question}: no such question"),
    }
}

/// The refusal of an action.
pub fn refused(scene: &str, line: &str) -> String {
    let mut scene = Table::of(scene);
    let before = scene.table.clone();
    let why = scene.act(line).expect_err(line);
    assert_eq!(scene.table, before);
    format!("{why:?}")
}

pub fn deck(plain: &[u32], switch: u32, peek: u32) -> Deck {
    Deck::new(plain, switch, peek).unwrap()
}

/// Plays on until `stop`: whoever may act does what `choose` says, and the dealer shuffles nothing.
pub fn play_on(
    mut scene: Table,
    stop: impl Fn(&LuckyBastard) -> bool,
    choose: impl Fn(&LuckyBastard, Seat) -> String,
) -> Table {
    while !stop(&scene.table) {
        if scene.table.turn() == Turn::Chance {
            scene = scene.then("shuffle ...");
            continue;
        }
        let seat = scene.table.turn().seats().nth(0);
        let action = choose(&scene.table, seat);
        scene.act(&format!("{} {action}", seat.index())).unwrap();
    }
    scene
}

/// Draws and throws, never races, never uses a power.
pub fn idle(table: &LuckyBastard, seat: Seat) -> String {
    let mut words = Vec::new();
    table.legal_actions(seat, |action: Action| words.push(action.to_string()));
    let lazy = ["throw", "done", "decline"].map(String::from);
    words.iter().find(|word| lazy.contains(word)).unwrap_or(&words[0]).clone()
}

/// Like [`idle`], but tries a wrong card in every race.
pub fn blunder(table: &LuckyBastard, seat: Seat) -> String {
    let wrong = table.line(seat).find(|(_, card)| *card != table.played());
    match (table.played(), wrong) {
        (Some(_), Some((slot, _))) => format!("match {slot}"),
        _ => idle(table, seat),
    }
}

fn turn(table: &LuckyBastard) -> String {
    match table.turn() {
        Turn::Chance => "chance",
        Turn::One(_) => "one",
        Turn::All(_) => "all",
        Turn::Race(_) => "race",
        Turn::Over => "over",
    }
    .to_string()
}

fn viewer(who: &str) -> Viewer {
    if who == "w" { Viewer::Watcher } else { Viewer::Seat(Seat::at(who.parse().unwrap())) }
}

fn view(scene: &Table, who: &str, look: impl Fn(&LuckyBastard, Viewer) -> View) -> Value {
    let table = &scene.table;
    let view = if who == "r" { table.unveil().into_open() } else { look(table, viewer(who)) };
    serde_json::to_value(view).unwrap()
}

fn part(view: &Value, field: &str) -> String {
    assert!(view.get(field).is_some(), "{field}: no such field");
    view[field].to_string().replace('"', "")
}

fn told(scene: &Table, who: &str, n: usize) -> String {
    let rules = scene.table.table_rules();
    let last = &scene.events[scene.events.len() - n..];
    let lines: Vec<String> = last
        .iter()
        .map(|event| match who {
            "r" => serde_json::to_string(&LuckyBastard::unveil_event(rules, event).into_open()),
            _ => serde_json::to_string(&LuckyBastard::sight(rules, event, viewer(who))),
        })
        .map(|line| line.unwrap().replace('"', ""))
        .collect();
    lines.join(" ")
}
