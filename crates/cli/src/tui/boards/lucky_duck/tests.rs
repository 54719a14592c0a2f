use catalog::lucky_duck::{Deck, LuckyDuck};
use game::scene::Scene;
use game::{Determinize, Game, Seat, Viewer, default_options};
use room::{Fast, Playout, playout};
use words::{Lang, Teller, Words};

use super::*;

const TWO: &str = "seats 2
    shuffle ...
    shuffle filled hollow hollow partial ...
    shuffle red blue green ...
    shuffle circle square triangle ...
    0 keep color shape; 1 keep";

const FIVE: &str = "seats 5; shuffle ...; shuffle ...; shuffle ...; shuffle ...";

const NINE: &str = "seats 9
    shuffle ...; shuffle ...; shuffle ...; shuffle circle square triangle ...
    0 keep pattern color";

const WON: &str = "seats 9
    shuffle ...; shuffle ...; shuffle ...; shuffle circle square triangle ...
    0 keep pattern color; 0 keep pattern color";

const PEOPLE: [&str; 9] =
    ["Ada", "Bruno", "Céleste", "Dario", "Edith", "Maximilian Alexander", "Gro", "Hal", "Ida"];

fn drawn(view: &View, viewer: Viewer, words: &Words, names: &decks::Names) -> String {
    let people = PEOPLE.map(str::to_owned);
    let card = |code: &str| names.get(code, words.lang()).to_owned();
    let teller = Teller { viewer, people: &people, card: &card };
    LuckyDuck::draw(view, &teller, words, Paint { colour: true }, 78).to_string()
}

fn names() -> decks::Names {
    decks::default_deck::<LuckyDuck>().names
}

fn table(scene: &str) -> LuckyDuck {
    Scene::<LuckyDuck>::of(scene).table
}

const ADA: Viewer = Viewer::Seat(Seat::at(0));

fn viewers(table: &LuckyDuck) -> impl Iterator<Item = Viewer> {
    table.seats().iter().map(Viewer::Seat).chain([Viewer::Watcher])
}

fn fits(board: &str) {
    assert!(board.lines().count() <= 10, "{board}");
    assert!(board.lines().all(|line| columns(line) <= 78), "{board}");
    assert!(!board.contains("ld-"), "{board}");
}

#[test]
fn every_table_fits() {
    let names = names();
    for scene in ["seats 2", TWO, FIVE, NINE, WON] {
        let table = table(scene);
        for words in Lang::ALL.map(Words::new) {
            for viewer in viewers(&table) {
                fits(&drawn(&table.view(viewer), viewer, &words, &names));
            }
            fits(&drawn(&table.unveil().into_open(), Viewer::Watcher, &words, &names));
        }
    }
}

#[test]
fn every_table_fits_to_the_end_of_a_game() {
    let (names, words) = (names(), Words::new(Lang::De));
    for n_seats in 2..=9 {
        let rules = LuckyDuck::set_up(n_seats, &default_options::<LuckyDuck>(), &Deck).unwrap();
        let mut table = LuckyDuck::start(&rules);
        let (mut buffers, mut fast) = (Playout::default(), Fast::new(n_seats.into()));
        while playout(&mut table, 1, &mut buffers, &mut fast, |_, _| ()) > 0 {
            fits(&drawn(&table.view(ADA), ADA, &words, &names));
        }
    }
}

#[test]
fn two_seats_are_drawn_with_what_everybody_sees() {
    let board = drawn(&table(TWO).view(ADA), ADA, &Words::new(Lang::En), &names());
    let expected = "\
Named: ◭g partial green triangle  ·  Bruno chooses which singles stay
Pattern   ●■▲ filled     [◐◧◭ partial]    ○□△ hollow     ▒▒ ×11, 8 new
Colour    r red          [g green]        b blue         ▒▒ ×11, 9 new
Shape     ●◐○ circle      ■◧□ square     [▲◭△ triangle]  ▒▒ ×11, 9 new
 •Ada              11  ■r ▲r ●g ■g ▲g ●b ■b ▲b ◐r ◧r ◭r
► Bruno            10  ◐g ◧g ◐b ◧b ◭b □r △r ○g □g △g
Aside (3): ○b □b △b  Discard (3): ◭g ○r ●r";
    assert_eq!(trimmed(&board), expected);
}

#[test]
fn nine_seats_are_drawn_in_two_columns() {
    let board = drawn(&table(NINE).view(ADA), ADA, &Words::new(Lang::Fr), &names());
    let expected = "\
Désignée\u{a0}: ■r carré rouge plein  ·  vous choisissez ce qui reste
Motif    [●■▲ plein]      ◐◧◭ partiel     ○□△ creux      ▒▒ ×11, 11 à voir
Couleur  [r rouge]        v vert          b bleu         ▒▒ ×11, 11 à voir
Forme     ●◐○ cercle     [■◧□ carré]      ▲◭△ triangle   ▒▒ ×11, 10 à voir
►•Ada               1  ▲r                Bruno             3  ●v ■v ▲v
  Céleste           3  ●b ■b ▲b          Dario             3  ◐r ◧r ◭r
  Edith             3  ◐v ◧v ◭v          Maximilian Alex…  3  ◐b ◧b ◭b
  Gro               3  ○r □r △r          Hal               3  ○v □v △v
  Ida               3  ○b □b △b
Défausse (2)\u{a0}: ■r ●r";
    assert_eq!(trimmed(&board), expected);
}

fn trimmed(board: &str) -> String {
    board.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_winner_is_marked() {
    let board = drawn(&table(WON).view(ADA), ADA, &Words::new(Lang::De), &names());
    assert!(board.contains("du hast gewonnen") && board.contains("★•Ada"), "{board}");
    assert!(!board.contains('►'), "{board}");
}

#[test]
fn the_order_of_the_piles_is_drawn_for_the_referee_alone() {
    let (names, words) = (names(), Words::new(Lang::En));
    for scene in [TWO, FIVE, NINE] {
        let table = table(scene);
        let twin = table.redealt(Viewer::Watcher, <[_]>::reverse);
        for viewer in viewers(&table) {
            let [one, other] = [&table, &twin].map(|it| {
                let view = it.view(viewer);
                drawn(&view, viewer, &words, &names)
            });
            assert_eq!(one, other);
        }
        let [one, other] = [&table, &twin].map(|it| {
            let view = it.unveil().into_open();
            drawn(&view, Viewer::Watcher, &words, &names)
        });
        assert_ne!(one, other);
    }
}

#[test]
fn what_is_remembered_is_drawn_and_the_rest_is_a_question() {
    let table = table(TWO);
    let board = drawn(&table.knows(ADA), ADA, &Words::new(Lang::En), &names());
    assert!(board.contains("????????●○○"), "{board}");
}

#[test]
fn colours_with_one_letter_are_numbered() {
    let people = PEOPLE.map(str::to_owned);
    let card = |code: &str| format!("x{code}");
    let teller = Teller { viewer: ADA, people: &people, card: &card };
    let words = Words::new(Lang::En);
    let board =
        LuckyDuck::draw(&table(TWO).view(ADA), &teller, &words, Paint { colour: false }, 78);
    let board = board.to_string();
    assert!(board.contains("[2 xgreen]") && board.contains("●1"), "{board}");
}
