use catalog::lucky_bastard::{Action, Deck};
use game::Viewer;
use game::scene::Scene;
use room::{Fast, Playout, playout};
use words::{Lang, Spoken};

use super::*;

const TWO: &str = "seats 2; shuffle H H A B / C D E F / G ...
    0 look 0 1; 1 look 2 3; 0 draw";

/// Seat 2 has missed and been given a slot 4, and seat 5 has laid from slot 0; two are done.
const SIX: &str = "seats 6, origins on
    shuffle A H B C / A D E F / D E F G / B C D E / H H H H / G G G F / G C switch ...
    0 look 0 1; 1 look 0 1; 2 look 0 1; 3 look 0 1; 4 look 0 1; 5 look 0 1
    0 draw; 0 throw; 2 match 0; 5 match 0; 1 done";

fn shown(view: &View, viewer: Viewer, words: &Words) -> String {
    told(viewer, words.lang(), |teller| {
        LuckyBastard::draw(view, teller, words, Paint { colour: true }, 78).to_string()
    })
}

fn told<R>(viewer: Viewer, lang: Lang, tell: impl FnOnce(&Teller<'_>) -> R) -> R {
    thread_local!(static NAMES: decks::Names = decks::default_deck::<LuckyBastard>().names);
    let card = |code: &str| NAMES.with(|names| names.get(code, lang).to_owned());
    let people = ["Ada", "Bruno", "Céleste", "Dario", "Edith", "Maximilian"].map(str::to_owned);
    tell(&Teller { viewer, people: &people, card: &card })
}

fn viewers(table: &LuckyBastard) -> impl Iterator<Item = Viewer> {
    let seats = SeatSet::first(LuckyBastard::n_seats(table.rules()));
    seats.iter().map(Viewer::Seat).chain([Viewer::Watcher])
}

fn seat(at: usize) -> Viewer {
    Viewer::Seat(Seat::at(at))
}

fn fits(board: &str) {
    assert!(board.lines().count() <= 10, "{board}");
    assert!(board.lines().all(|line| width(line) <= 78), "{board}");
    assert!(!board.contains("lb-"), "{board}");
}

#[test]
fn every_table_fits() {
    for text in [TWO, SIX] {
        let table = Scene::<LuckyBastard>::of(text).table;
        for words in Lang::ALL.map(Words::new) {
            viewers(&table).for_each(|viewer| fits(&shown(&table.view(viewer), viewer, &words)));
            fits(&shown(&table.unveil().into_open(), Viewer::Watcher, &words));
        }
    }
}

/// With a memory aid and origins, so that every kind of note and label comes up.
#[test]
fn every_table_of_random_play_fits() {
    let (mut fast, mut buffers) = (Fast::new(3), Playout::default());
    for (n_seats, words) in (2..=6).flat_map(|n| Lang::ALL.map(|lang| (n, Words::new(lang)))) {
        let rules =
            LuckyBastard::set_up(n_seats, &[0, 3, 1, 1].into_iter().collect(), &Deck::default());
        let mut table = LuckyBastard::start(&rules.unwrap());
        playout(&mut table, 150, &mut buffers, &mut fast, |table, seat| {
            let view = table.view(Viewer::Seat(seat));
            fits(&shown(&view, Viewer::Seat(seat), &words));
            fits(&shown(&table.unveil().into_open(), Viewer::Watcher, &words));
            let mut actions = Vec::new();
            view.legal_actions(seat, |action| actions.push(action));
            let step = 1 + actions.len() / 20;
            actions.iter().step_by(step).for_each(|it| label_is_short(*it, &view, seat, &words));
        });
    }
}

fn label_is_short(action: Action, view: &View, seat: Seat, words: &Words) {
    let label = told(Viewer::Seat(seat), words.lang(), |teller| {
        words.say(&LuckyBastard::label(&action, view, teller))
    });
    assert!(width(&label) <= 60 && !label.contains("lb-"), "{label}");
}

#[test]
fn nothing_hidden_is_told() {
    for text in [TWO, SIX] {
        let table = Scene::<LuckyBastard>::of(text).table;
        for viewer in viewers(&table) {
            let view = table.view(viewer);
            let board = shown(&view, viewer, &Words::new(Lang::En));
            let seats = SeatSet::first(LuckyBastard::n_seats(table.rules()));
            let lines = || seats.iter().flat_map(|seat| view.line(seat));
            let seen = |card: Card| {
                lines().any(|(_, it)| it == Some(card))
                    || view.drawn() == Some(card)
                    || view.discard().contains(&card)
            };
            for &card in table.rules().deck().cards().iter().filter(|card| !seen(**card)) {
                let name = told(viewer, Lang::En, |teller| (teller.card)(&card.to_string()));
                assert!(!board.contains(&name), "{viewer:?}, {card}: {board}");
            }
            let hidden = lines().filter(|(_, card)| card.is_none()).count();
            let drawn = usize::from(view.phase() == Some(Phase::Play) && view.drawn().is_none());
            assert_eq!(board.matches(HIDDEN).count(), hidden + drawn, "{viewer:?}: {board}");
        }
    }
}

fn check(board: &str, expected: &str) {
    let board: Vec<&str> = board.lines().map(str::trim_end).collect();
    assert_eq!(board.join("\n"), expected.trim_start_matches('\n'), "\n{}", board.join("\n"));
}

#[test]
fn the_facts_are_there() {
    let table = |scene| Scene::<LuckyBastard>::of(scene).table;
    let seen = |scene, viewer, lang| shown(&table(scene).view(viewer), viewer, &Words::new(lang));
    check(&seen(TWO, seat(0), Lang::En), DRAWN);
    check(&seen(TWO, seat(1), Lang::Fr), LOOKS);
    check(&seen(SIX, seat(2), Lang::De), RACE);
    let open = table(SIX).unveil().into_open();
    check(&shown(&open, Viewer::Watcher, &Words::new(Lang::En)), OPEN);
}

const DRAWN: &str = "
Round 1, turn 1  ·  your turn: keep or throw
  Pile 49  ·  Drawn Rascal (9)
  Seat         Tokens  Line, by slot
►•Ada          0/3     0 ▒▒  1 ▒▒  2 ▒▒  3 ▒▒  starts
  Bruno        0/3     0 ▒▒  1 ▒▒  2 ▒▒  3 ▒▒  looks at 2 3
  No discards";

const LOOKS: &str = "
Manche 1, tour 1  ·  à Ada de garder ou de jeter
  Pioche 49  ·  Piochée ▒▒
  Place        Jetons  Rangée, par emplacement
► Ada          0/3     0 ▒▒  1 ▒▒  2 ▒▒  3 ▒▒  commence
 •Bruno        0/3     0 ▒▒  1 ▒▒  2 Pie voleuse (7)  regarde 2 3
                       3 Matou noir (8)
  Défausse vide";

const RACE: &str = "
Runde 1, Zug 1  ·  Wettlauf um „Lausbub“ (Zug von Ada)
  Stapel 32
  Platz        Marken  Reihe, nach Stellen
► Ada          0/3     0 ▒▒  1 ▒▒  2 ▒▒  3 ▒▒  beginnt, beste 4
  Bruno        0/3     0 ▒▒  1 ▒▒  2 ▒▒  3 ▒▒  fertig, beste 4
 •Céleste      0/3     0 ▒▒  1 ▒▒  2 ▒▒  3 ▒▒  4 ▒▒  fertig, beste 4
► Dario        0/3     0 ▒▒  1 ▒▒  2 ▒▒  3 ▒▒  beste 4
► Edith        0/3     0 ▒▒  1 ▒▒  2 ▒▒  3 ▒▒  beste 4
► Maximilian   0/3     1 ▒▒  2 ▒▒  3 ▒▒  beste 4
  Ablage (2), oberste zuerst: Lausbub (9), Lausbub";

const OPEN: &str = "
Round 1, turn 1  ·  race for “Rascal” (turn of Ada)
  Pile 32
  Seat         Tokens  Line, by slot
► Ada          0/3     0 Clover  1 Jinx  2 Horse…  3 Old P…  starts, best 4
  Bruno        0/3     0 Clover  1 Loade…  2 Magpie  3 Black…  done, best 4
  Céleste      0/3     0:Loa 1:Mag 2:Bla 3:Ras 4:Old  done, best 4
► Dario        0/3     0 Horse…  1 Old P…  2 Loade…  3 Magpie  best 4
► Edith        0/3     0 Jinx  1 Jinx  2 Jinx  3 Jinx  best 4
► Maximilian   0/3     1 Rascal (9)  2 Rascal (9)  3 Black Cat (8)  best 4
  Discards (2), top first: Rascal (9), Rascal";

#[test]
fn powers_and_the_end_are_told() {
    let head = |scene: &str, viewer, lang| {
        let view = Scene::<LuckyBastard>::of(scene).table.view(viewer);
        shown(&view, viewer, &Words::new(lang)).lines().next().unwrap_or_default().to_owned()
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
