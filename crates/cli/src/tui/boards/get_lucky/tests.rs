use catalog::get_lucky::{Card, GetLucky};
use game::scene::Scene;
use game::{Game, Seat, SeatSet, View as _, Viewer};
use words::{Lang, Message, Spoken, Teller, Words};

use super::*;

const TWO: &str = "seats 2
    shuffle 4 6 8 / 5 7 9 / 1 2 3 ...
    shuffle W1 M2 W10 W13 W6 M14 M15 O13 / S S M3 M5 O14 O15 W3 W8 / M1 O2 ...
    0 play W1 6; 1 play M5 5; 0 play W6 6; 1 draw; 0 draw; 1 draw; 0 draw; 1 draw; 0 kill; 1 foil S";

const SIX: &str = "seats 6
    shuffle 4 7 / 5 8 / 6 9 / 1 2 / 10 11 / 12 15 / 3 13 14
    shuffle W1 W2 W4 S S M1 / W5 M5 O5 S W3 M2 / O1 M4 S O3 O2 W6 ...
    3 draw; 3 draw; 0 swap 4 13; 1 play W5 5";

/// What the board says, and the view it is drawn from.
fn drawn(table: &GetLucky, viewer: Viewer, lang: Lang) -> String {
    shown(&table.view(viewer), viewer, lang)
}

fn shown(view: &View, viewer: Viewer, lang: Lang) -> String {
    told(viewer, lang, |teller, words| {
        GetLucky::draw(view, teller, words, Paint { colour: true }, 78).to_string()
    })
}

fn told<R>(viewer: Viewer, lang: Lang, tell: impl FnOnce(&Teller<'_>, &Words) -> R) -> R {
    let names = decks::default_deck::<GetLucky>().names;
    let card = |code: &str| names.get(code, lang).to_owned();
    let people = ["Ada", "Bruno", "Celeste", "Dario", "Edith", "Maximilian"].map(str::to_owned);
    tell(&Teller { viewer, people: &people, card: &card }, &Words::new(lang))
}

fn viewers(table: &GetLucky) -> impl Iterator<Item = Viewer> {
    SeatSet::first(table.n_seats()).iter().map(Viewer::Seat).chain([Viewer::Watcher])
}

#[test]
fn every_table_fits() {
    for text in [TWO, SIX] {
        let table = Scene::<GetLucky>::of(text).table;
        for lang in Lang::ALL {
            let seen = viewers(&table).map(|viewer| drawn(&table, viewer, lang));
            let whole = shown(&table.unveil().into_open(), Viewer::Watcher, lang);
            for board in seen.chain([whole]) {
                assert!(board.lines().count() <= 10, "{board}");
                assert!(board.lines().all(|line| columns(line) <= 78), "{board}");
                assert!(!board.contains("gl-"), "{board}");
                println!("{board}\n");
            }
        }
    }
}

/// The part of the table that is drawn for the hand.
fn words_of(board: &str) -> Vec<&str> {
    board.split_whitespace().map(|word| word.trim_end_matches('*')).collect()
}

#[test]
fn nothing_hidden_is_told() {
    for text in [TWO, SIX] {
        let table = Scene::<GetLucky>::of(text).table;
        for viewer in viewers(&table) {
            let board = drawn(&table, viewer, Lang::En);
            let hidden = SeatSet::first(table.n_seats()).iter();
            for seat in hidden.filter(|&seat| viewer != Viewer::Seat(seat)) {
                for card in table.hand(seat).unwrap().upgrades().iter() {
                    let code = card.to_string();
                    assert!(!words_of(&board).contains(&&*code), "{viewer:?}, {card}: {board}");
                }
            }
            let sizes = board.matches("▒▒×").count();
            assert_eq!(
                sizes,
                usize::from(table.n_seats()) - usize::from(viewer != Viewer::Watcher)
            );
        }
    }
}

#[test]
fn the_facts_are_there() {
    let two = Scene::<GetLucky>::of(TWO).table;
    let board = drawn(&two, Viewer::Seat(Seat::at(1)), Lang::En);
    assert!(board.starts_with("† Attempt with 6, 2 left: your answer"), "{board}");
    assert!(board.contains("† 6 Muir the Taxidermist"), "{board}");
    assert!(board.contains("W6* −1 =2"), "{board}");
    assert!(board.contains("►•Bruno"), "{board}");
    assert!(board.contains("Spite×1"), "{board}");
    let six = Scene::<GetLucky>::of(SIX).table;
    let board = drawn(&six, Viewer::Seat(Seat::at(0)), Lang::De);
    assert!(board.starts_with("† Doctor Lucky besucht 6: Celeste ist am Zug"), "{board}");
    assert!(board.contains("Stapel 19, Ablage 0"), "{board}");
    assert!(board.contains("Deine Hand: "), "{board}");
    let whole = shown(&six.unveil().into_open(), Viewer::Watcher, Lang::En);
    assert!(whole.contains("Celeste’s hand: luck 2: O1"), "{whole}");
}

#[test]
fn the_end_is_told() {
    let end = Scene::<GetLucky>::of(TWO).then("1 done").table;
    let board = drawn(&end, Viewer::Watcher, Lang::Fr);
    println!("{board}");
    let dealing = GetLucky::start(end.rules());
    assert!(drawn(&dealing, Viewer::Watcher, Lang::En).contains("Nothing is dealt yet"));
}

#[test]
fn labels_are_short() {
    for text in [TWO, SIX] {
        let table = Scene::<GetLucky>::of(text).table;
        let seat = table.turn().seats().nth(0);
        let view = table.view(Viewer::Seat(seat));
        for lang in Lang::ALL {
            let mut actions = Vec::new();
            view.legal_actions(seat, |action| actions.push(action));
            for action in actions {
                let label = told(Viewer::Seat(seat), lang, |teller, words| {
                    words.say(&GetLucky::label(&action, &view, teller))
                });
                println!("{label}");
                assert!(columns(&label) <= 60, "{label}");
            }
        }
    }
}
