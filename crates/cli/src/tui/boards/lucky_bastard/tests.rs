use catalog::lucky_bastard::Deck;
use game::Viewer;
use game::laws::{legal, viewers};
use game::scene::Scene;
use room::{Fast, Playout, playout};
use words::Lang;

use super::super::tests::{Reader, trimmed};
use super::*;

const TWO: &str = "seats 2; shuffle H H A B / C D E F / G ...
    0 look 0 1; 1 look 2 3; 0 draw";

/// Seat 2 has missed and been given a slot 4, and seat 5 has laid from slot 0; two are done.
const SIX: &str = "seats 6, origins on
    shuffle A H B C / A D E F / D E F G / B C D E / H H H H / G G G F / G C switch ...
    0 look 0 1; 1 look 0 1; 2 look 0 1; 3 look 0 1; 4 look 0 1; 5 look 0 1
    0 draw; 0 throw; 2 match 0; 5 match 0; 1 done";

fn reader(lang: Lang) -> Reader<LuckyBastard> {
    let people = ["Ada", "Bruno", "Céleste", "Dario", "Edith", "Maximilian"];
    Reader::new(lang, &people, "lb-")
}

fn seat(at: usize) -> Viewer {
    Viewer::Seat(Seat::at(at))
}

#[test]
fn every_table_fits() {
    for text in [TWO, SIX] {
        let table = Scene::<LuckyBastard>::of(text).table;
        Lang::ALL.map(reader).iter().for_each(|reader| reader.table_fits(&table));
    }
}

/// With a memory aid and origins, so that every kind of note and label comes up.
#[test]
fn every_table_of_random_play_fits() {
    let (mut fast, mut buffers) = (Fast::new(3), Playout::default());
    for (n_seats, reader) in (2..=6).flat_map(|n| Lang::ALL.map(|lang| (n, reader(lang)))) {
        let rules =
            LuckyBastard::set_up(n_seats, &[0, 3, 1, 1].into_iter().collect(), &Deck::default());
        let mut table = LuckyBastard::start(&rules.unwrap());
        playout(&mut table, 150, &mut buffers, &mut fast, |table, seat| {
            let view = table.view(Viewer::Seat(seat));
            reader.view_fits(&view, Viewer::Seat(seat));
            reader.whole_fits(table);
            let actions = legal(table, seat);
            for action in actions.iter().step_by(1 + actions.len() / 20) {
                reader.label_is_short(*action, &view, seat);
            }
        });
    }
}

#[test]
fn nothing_hidden_is_told() {
    let reader = reader(Lang::En);
    for text in [TWO, SIX] {
        let table = Scene::<LuckyBastard>::of(text).table;
        for viewer in viewers::<LuckyBastard>(table.rules()) {
            let view = table.view(viewer);
            let board = reader.shown(&view, viewer);
            let seats = SeatSet::first(LuckyBastard::n_seats(table.rules()));
            let lines = || seats.iter().flat_map(|seat| view.line(seat));
            let seen = |card: Card| {
                lines().any(|(_, it)| it == Some(card))
                    || view.drawn() == Some(card)
                    || view.discard().contains(&card)
            };
            for &card in table.rules().deck().cards().iter().filter(|card| !seen(**card)) {
                let code = card.to_string();
                let name = reader.names.get(&code, Lang::En);
                assert!(!board.contains(name), "{viewer:?}, {card}: {board}");
            }
            let hidden = lines().filter(|(_, card)| card.is_none()).count();
            let drawn = usize::from(view.phase() == Some(Phase::Play) && view.drawn().is_none());
            assert_eq!(board.matches(HIDDEN).count(), hidden + drawn, "{viewer:?}: {board}");
        }
    }
}

fn check(board: &str, expected: &str) {
    assert_eq!(trimmed(board), expected.trim_start_matches('\n'), "\n{board}");
}

#[test]
fn the_facts_are_there() {
    let table = |scene| Scene::<LuckyBastard>::of(scene).table;
    let seen = |scene, viewer, lang| reader(lang).shown(&table(scene).view(viewer), viewer);
    check(&seen(TWO, seat(0), Lang::En), DRAWN);
    check(&seen(TWO, seat(1), Lang::Fr), LOOKS);
    check(&seen(SIX, seat(2), Lang::De), RACE);
    let open = table(SIX).unveil().into_open();
    check(&reader(Lang::En).shown(&open, Viewer::Watcher), OPEN);
}

const DRAWN: &str = "
Round 1, turn 1  ·  your turn: keep or throw
  Pile 49  ·  Drawn Rascal (9)
  Seat         Tokens  Line, by slot
►•Ada          0/3     1 ▒▒  2 ▒▒  3 ▒▒  4 ▒▒  starts
  Bruno        0/3     1 ▒▒  2 ▒▒  3 ▒▒  4 ▒▒  looks at 3 4
  No discards";

const LOOKS: &str = "
Manche 1, tour 1  ·  à Ada de garder ou de jeter
  Pioche 49  ·  Piochée ▒▒
  Place        Jetons  Rangée, par emplacement
► Ada          0/3     1 ▒▒  2 ▒▒  3 ▒▒  4 ▒▒  commence
 •Bruno        0/3     1 ▒▒  2 ▒▒  3 Pie voleuse (7)  regarde 3 4
                       4 Matou noir (8)
  Défausse vide";

const RACE: &str = "
Runde 1, Zug 1  ·  Rennen um „Lausbub“ (Zug von Ada)
  Stapel 32
  Platz        Marken  Reihe, nach Stellen
► Ada          0/3     1 ▒▒  2 ▒▒  3 ▒▒  4 ▒▒  beginnt, beste 4
  Bruno        0/3     1 ▒▒  2 ▒▒  3 ▒▒  4 ▒▒  fertig, beste 4
 •Céleste      0/3     1 ▒▒  2 ▒▒  3 ▒▒  4 ▒▒  5 ▒▒  fertig, beste 4
► Dario        0/3     1 ▒▒  2 ▒▒  3 ▒▒  4 ▒▒  beste 4
► Edith        0/3     1 ▒▒  2 ▒▒  3 ▒▒  4 ▒▒  beste 4
► Maximilian   0/3     2 ▒▒  3 ▒▒  4 ▒▒  beste 4
  Ablage (2), oberste zuerst: Lausbub (9), Lausbub";

const OPEN: &str = "
Round 1, turn 1  ·  race for “Rascal” (turn of Ada)
  Pile 32
  Seat         Tokens  Line, by slot
► Ada          0/3     1 Clover  2 Jinx  3 Horse…  4 Old P…  starts, best 4
  Bruno        0/3     1 Clover  2 Loade…  3 Magpie  4 Black…  done, best 4
  Céleste      0/3     1:Loa 2:Mag 3:Bla 4:Ras 5:Old  done, best 4
► Dario        0/3     1 Horse…  2 Old P…  3 Loade…  4 Magpie  best 4
► Edith        0/3     1 Jinx  2 Jinx  3 Jinx  4 Jinx  best 4
► Maximilian   0/3     2 Rascal (9)  3 Rascal (9)  4 Black Cat (8)  best 4
  Discards (2), top first: Rascal (9), Rascal";

#[test]
fn powers_and_the_end_are_told() {
    let head = |scene: &str, viewer, lang| {
        let view = Scene::<LuckyBastard>::of(scene).table.view(viewer);
        let board = reader(lang).shown(&view, viewer);
        board.lines().next().unwrap_or_default().to_owned()
    };
    let peek = "seats 2, tokens 1; shuffle H H H H / A A B B / peek A H ...; 0 look 0 1; 1 look 0 1
        0 draw; 0 throw; 0 done; 1 done; ";
    let due = "Runde 1, Zug 1  ·  deine Kraft: „Blick“";
    assert_eq!(head(peek, seat(0), Lang::De), due);
    let due = "Round 1, turn 1  ·  Ada has a power: “Peek”";
    assert_eq!(head(peek, seat(1), Lang::En), due);
    let end = format!(
        "{peek}0 decline; 1 draw; 1 throw; 0 done; 1 done
        0 draw; 0 throw; 0 match 0; 0 match 1; 0 match 2; 0 match 3"
    );
    assert_eq!(head(&end, seat(1), Lang::Fr), "Manche 1, tour 3  ·  Ada a gagné");
}
