use catalog::get_lucky::{Action, Deck, GetLucky};
use game::Game;
use game::laws::viewers;
use game::scene::Scene;
use room::{Fast, Playout, playout};
use words::Lang;

use super::super::tests::Reader;
use super::*;

const TWO: &str = "seats 2
    shuffle 4 6 8 / 5 7 9 / 1 2 3 ...
    shuffle W1 M2 W10 W13 W6 M14 M15 O13 / S S M3 M5 O14 O15 W3 W8 / M1 O2 ...
    0 play W1 6; 1 play M5 5; 0 play W6 6; 1 draw; 0 draw; 1 draw; 0 draw; 1 draw; 0 kill; 1 foil S";

/// A hand that takes two lines.
const LONG: &str = "seats 6
    shuffle 3 14 / 5 8 / 6 9 / 1 2 / 10 11 / 12 15 / 4 7 13
    shuffle W10 W11 W12 M12 O12 O13 / W5 M5 O5 S W3 M2 / O1 M4 S O3 O2 W6 ...
    3 draw; 3 draw; 0 draw; 1 draw; 2 draw; 1 draw; 2 draw; 4 draw; 4 draw; 5 draw; 0 draw; 5 draw";

const SIX: &str = "seats 6
    shuffle 4 7 / 5 8 / 6 9 / 1 2 / 10 11 / 12 15 / 3 13 14
    shuffle W1 W2 W4 S S M1 / W5 M5 O5 S W3 M2 / O1 M4 S O3 O2 W6 ...
    3 draw; 3 draw; 0 swap 4 13; 1 play W5 5";

fn reader(lang: Lang) -> Reader<GetLucky> {
    let people = ["Ada", "Bruno", "Celeste", "Dario", "Edith", "Maximilian"];
    Reader::new(lang, &people, "gl-")
}

fn drawn(table: &GetLucky, viewer: Viewer, lang: Lang) -> String {
    reader(lang).shown(&table.view(viewer), viewer)
}

#[test]
fn every_table_fits() {
    for text in [TWO, SIX, LONG] {
        let table = Scene::<GetLucky>::of(text).table;
        Lang::ALL.map(reader).iter().for_each(|reader| reader.table_fits(&table));
    }
}

#[test]
fn every_table_of_random_play_fits() {
    let (mut fast, mut buffers) = (Fast::new(3), Playout::default());
    for (n_seats, reader) in (2..=6).flat_map(|n| Lang::ALL.map(|lang| (n, reader(lang)))) {
        let rules =
            GetLucky::set_up(n_seats, &game::default_options::<GetLucky>(), &Deck::default());
        let mut table = GetLucky::start(&rules.unwrap());
        playout(&mut table, 200, &mut buffers, &mut fast, |table, seat| {
            let view = table.view(Viewer::Seat(seat));
            reader.view_fits(&view, Viewer::Seat(seat));
            reader.whole_fits(table);
            view.legal_actions(seat, |it| reader.label_is_short(it, &view, seat));
        });
    }
}

fn words_of(board: &str) -> Vec<&str> {
    board.split_whitespace().map(|word| word.trim_end_matches('*')).collect()
}

#[test]
fn nothing_hidden_is_told() {
    for text in [TWO, SIX] {
        let table = Scene::<GetLucky>::of(text).table;
        for viewer in viewers::<GetLucky>(table.rules()) {
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
    assert!(board.contains("† 6 Muir the Taxide… W6* −1 =2"), "{board}");
    assert!(board.contains("►•Bruno"), "{board}");
    assert!(board.contains("Spite×1"), "{board}");
    let six = Scene::<GetLucky>::of(SIX).table;
    let board = drawn(&six, Viewer::Seat(Seat::at(0)), Lang::De);
    assert!(board.starts_with("† Doctor Lucky besucht 6: Celeste ist am Zug"), "{board}");
    assert!(board.contains("Stapel 19, Ablage 0"), "{board}");
    assert!(board.contains("Deine Hand, Glück 2: W2 | 1: W1 W4 Bosheit×2 | 0: M1"), "{board}");
    let whole = reader(Lang::En).shown(&six.unveil().into_open(), Viewer::Watcher);
    assert!(whole.contains("Celeste’s hand, luck 2: O1 | 1: O3 Spite×1"), "{whole}");
}

#[test]
fn the_end_is_told() {
    let end = Scene::<GetLucky>::of(TWO).then("1 done").table;
    let board = drawn(&end, Viewer::Watcher, Lang::Fr);
    assert!(board.contains("Doctor Lucky est mort\u{a0}: Ada a gagné avec le 6"), "{board}");
    let dealing = GetLucky::start(end.rules());
    assert!(drawn(&dealing, Viewer::Watcher, Lang::En).contains("Nothing is dealt yet"));
}

#[test]
fn the_longest_label_is_short() {
    let table = Scene::<GetLucky>::of(SIX).table;
    let (view, seat) = (table.view(Viewer::Watcher), Seat::at(5));
    for reader in Lang::ALL.map(reader) {
        let cards = Character::all().flat_map(|it| Kind::ALL.map(|kind| Card::upgrade(kind, it)));
        let on = Character::new(15).unwrap();
        for card in cards {
            for action in [Action::Play { card, on }, Action::Foil { card }] {
                reader.label_is_short(action, &view, seat);
            }
        }
        for take in Character::all() {
            reader.label_is_short(Action::Swap { give: on, take }, &view, seat);
        }
    }
}
