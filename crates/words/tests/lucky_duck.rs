//! Lucky Duck in words: what each viewer is told, and what the choices are called.

use game::scene::Scene;
use game::{Game, Seat, View, Viewer};
use lucky_duck::LuckyDuck;
use words::{Lang, Spoken, Teller, Words};

/// Some stay, all stay, none stays.
const CHOICES: &str = "seats 2
    shuffle ...
    shuffle filled hollow hollow partial ...
    shuffle red blue green ...
    shuffle circle square triangle ...
    0 keep color shape; 1 keep; 1 keep pattern color shape";

/// Twelve reveals that nobody has.
const GATHERED: &str = "seats 7
    shuffle ... / filled-red-circle partial-green-square hollow-blue-triangle
    shuffle ...; shuffle ...; shuffle ...
    shuffle hollow partial filled ...; shuffle green blue ...; shuffle triangle ...";

/// Seat 0 is out of cards.
const WON: &str = "seats 9
    shuffle ...; shuffle ...; shuffle ...; shuffle circle square triangle ...
    0 keep pattern color; 0 keep pattern color";

/// The house's own names, which need no deck file here.
const NAMES: [(&str, [&str; 3]); 9] = [
    ("filled", ["filled", "gefüllt", "plein"]),
    ("partial", ["partial", "halbvoll", "partiel"]),
    ("hollow", ["hollow", "hohl", "creux"]),
    ("red", ["red", "rot", "rouge"]),
    ("green", ["green", "grün", "vert"]),
    ("blue", ["blue", "blau", "bleu"]),
    ("circle", ["circle", "Kreis", "cercle"]),
    ("square", ["square", "Quadrat", "carré"]),
    ("triangle", ["triangle", "Dreieck", "triangle"]),
];

fn told<R>(viewer: Viewer, lang: Lang, tell: impl FnOnce(&Teller<'_>) -> R) -> R {
    let people = ["Ada", "Bruno", "Clara"].map(str::to_owned);
    let card = |code: &str| {
        let named = NAMES.iter().find(|(it, _)| *it == code);
        named.expect("every single has a name").1[lang as usize].to_owned()
    };
    tell(&Teller { viewer, people: &people, card: &card })
}

fn log(scene: &str, viewer: Viewer, lang: Lang) -> Vec<String> {
    let (scene, words) = (Scene::<LuckyDuck>::of(scene), Words::new(lang));
    let rules = scene.table.rules();
    let sights = scene.events.iter().map(|it| LuckyDuck::sight(rules, it, viewer));
    told(viewer, lang, |teller| {
        sights.filter_map(|it| LuckyDuck::line(&it, teller)).map(|it| words.say(&it)).collect()
    })
}

fn labels(table: &LuckyDuck, seat: Seat, words: &Words) -> Vec<String> {
    let view = table.view(Viewer::Seat(seat));
    let mut labels = Vec::new();
    told(Viewer::Seat(seat), words.lang(), |teller| {
        view.legal_actions(seat, |it| {
            labels.push(words.say(&LuckyDuck::label(&it, &view, teller)));
        });
    });
    labels
}

fn check(scene: &str, viewer: Viewer, lang: Lang, first: usize, expected: &[&str]) {
    let lines = log(scene, viewer, lang);
    assert_eq!(lines[first..first + expected.len()], *expected, "{lines:#?}");
}

const ADA: Viewer = Viewer::Seat(Seat::at(0));

#[test]
fn a_seat_reads_what_it_did_and_what_came_of_it() {
    let expected = [
        "Each seat is dealt 12 completes, face up; 3 are set aside.",
        "The three piles are shuffled.",
        "You discard the filled red circle; 11 left.",
        "You keep the colour and the shape.",
        "Bruno discards the hollow red circle; 11 left.",
        "Bruno keeps none of the singles.",
        "Nobody has the hollow blue square.",
        "Bruno discards the partial green triangle; 10 left.",
        "Bruno keeps all three singles, which comes to the same as none.",
        "Nobody has the partial green triangle.",
        "Nobody has the filled red circle (2 misses in a row).",
    ];
    check(CHOICES, ADA, Lang::En, 0, &expected);
}

#[test]
fn twelve_misses_are_told_before_the_shuffle() {
    let expected = [
        "Niemand hat „Dreieck blau hohl“ (12 Nieten in Folge).",
        "Zwölf Nieten in Folge: Die drei Stapel werden eingesammelt.",
        "Die drei Stapel werden gemischt.",
        "Niemand hat „Dreieck grün hohl“.",
    ];
    check(GATHERED, Viewer::Watcher, Lang::De, 13, &expected);
}

#[test]
fn the_last_card_is_told_as_the_last() {
    let expected = [
        "Vous défaussez «\u{a0}carré rouge plein\u{a0}»\u{a0}; il vous en reste une.",
        "Vous gardez le motif et la couleur.",
        "Vous défaussez «\u{a0}triangle rouge plein\u{a0}», votre dernière carte.",
        "Vous avez gagné la partie\u{a0}!",
    ];
    check(WON, ADA, Lang::Fr, 4, &expected);
    let watched = [
        "Ada legt „Quadrat rot gefüllt“ ab und hat noch eine.",
        "Ada behält das Muster und die Farbe.",
        "Ada legt „Dreieck rot gefüllt“ ab, die letzte Karte.",
        "Ada hat das Spiel gewonnen!",
    ];
    check(WON, Viewer::Watcher, Lang::De, 4, &watched);
}

#[test]
fn a_label_says_what_fits() {
    let scene = Scene::<LuckyDuck>::of(CHOICES);
    let expected = [
        "Keep none: yours 9, others’ 11",
        "Keep partial: yours 4, others’ 3",
        "Keep green: yours 4, others’ 3",
        "Keep partial and green: yours 1, others’ 0",
        "Keep square: yours 3, others’ 4",
        "Keep partial and square: yours 1, others’ 1",
        "Keep green and square: yours 1, others’ 1",
        "Keep all three: the same as keeping none",
    ];
    assert_eq!(labels(&scene.table, Seat::at(1), &Words::new(Lang::En)), expected);
}

#[test]
fn every_label_is_short_and_every_line_has_words() {
    for words in Lang::ALL.map(Words::new) {
        for scene in [CHOICES, GATHERED] {
            let table = Scene::<LuckyDuck>::of(scene).table;
            let labels = labels(&table, table.chooser().unwrap(), &words);
            assert!(labels.iter().all(|it| it.chars().count() <= 60), "{labels:#?}");
            let lines = log(scene, ADA, words.lang());
            assert!(!lines.iter().chain(&labels).any(|it| it.contains("ld-")), "{lines:#?}");
        }
    }
}
