use catalog::lucky_duck::{Deck, LuckyDuck, View};
use game::laws::viewers;
use game::scene::Scene;
use game::{Determinize, Game, Seat, Viewer, default_options};
use room::{Fast, Playout, playout};
use words::{Lang, Teller, Words};

use super::super::tests::{Reader, trimmed};
use super::*;
use crate::tui::board::Paint;

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

fn reader(lang: Lang) -> Reader<LuckyDuck> {
    Reader::new(lang, &PEOPLE, "ld-")
}

fn drawn(view: &View, viewer: Viewer, lang: Lang) -> String {
    reader(lang).shown(view, viewer)
}

fn table(scene: &str) -> LuckyDuck {
    Scene::<LuckyDuck>::of(scene).table
}

const ADA: Viewer = Viewer::Seat(Seat::at(0));

#[test]
fn every_table_fits() {
    for table in ["seats 2", TWO, FIVE, NINE, WON].map(table) {
        Lang::ALL.map(reader).iter().for_each(|reader| reader.table_fits(&table));
    }
}

#[test]
fn every_table_fits_to_the_end_of_a_game() {
    let reader = reader(Lang::De);
    for n_seats in 2..=9 {
        let rules = LuckyDuck::set_up(n_seats, &default_options::<LuckyDuck>(), &Deck).unwrap();
        let mut table = LuckyDuck::start(&rules);
        let (mut buffers, mut fast) = (Playout::default(), Fast::new(n_seats.into()));
        while playout(&mut table, 1, &mut buffers, &mut fast, |_, _| ()) > 0 {
            reader.view_fits(&table.view(ADA), ADA);
        }
    }
}

#[test]
fn two_seats_are_drawn_with_what_everybody_sees() {
    let board = drawn(&table(TWO).view(ADA), ADA, Lang::En);
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
    let board = drawn(&table(NINE).view(ADA), ADA, Lang::Fr);
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

#[test]
fn the_winner_is_marked() {
    let board = drawn(&table(WON).view(ADA), ADA, Lang::De);
    assert!(board.contains("du hast gewonnen") && board.contains("★•Ada"), "{board}");
    assert!(!board.contains('►'), "{board}");
}

#[test]
fn the_order_of_the_piles_is_drawn_for_the_referee_alone() {
    let reader = reader(Lang::En);
    for scene in [TWO, FIVE, NINE] {
        let table = table(scene);
        let twin = table.redealt(Viewer::Watcher, <[_]>::reverse);
        for viewer in viewers::<LuckyDuck>(table.rules()) {
            let [one, other] = [&table, &twin].map(|it| {
                let view = it.view(viewer);
                reader.shown(&view, viewer)
            });
            assert_eq!(one, other);
        }
        let [one, other] = [&table, &twin].map(|it| {
            let view = it.unveil().into_open();
            reader.shown(&view, Viewer::Watcher)
        });
        assert_ne!(one, other);
    }
}

#[test]
fn what_is_remembered_is_drawn_and_the_rest_is_a_question() {
    let table = table(TWO);
    let board = drawn(&table.knows(ADA), ADA, Lang::En);
    assert!(board.contains("????????●○○"), "{board}");
}

#[test]
fn colours_with_one_letter_are_numbered() {
    let people = PEOPLE.map(str::to_owned);
    let card = |code: &str| format!("x{code}");
    let teller = &Teller { viewer: ADA, people: &people, card: &card };
    let (view, words) = (&table(TWO).view(ADA), &Words::new(Lang::En));
    let paint = Paint { colour: false };
    let board = LuckyDuck::draw(&Drawing { view, teller, words, paint, width: 78 }).to_string();
    assert!(board.contains("[2 xgreen]") && board.contains("●1"), "{board}");
}
