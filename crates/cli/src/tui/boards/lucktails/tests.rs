use catalog::lucktails::{Card, Lucktails, Place, View};
use game::laws::viewers;
use game::scene::Scene;
use game::{Game, Seat, Viewer};
use words::Lang;

use super::super::tests::{Reader, trimmed};

const LEAST: &str = "seats 3; shuffle 6 2 3 / 4 5 / 1 1 L; ";
const MOST: &str =
    "seats 5, first 2, slips on; shuffle 6 5 3 2 1 / 4 L / 1; shuffle 6 5 3 2 1 / 4 L / 1
    2 slip; 2 bait 2; 3 bait 4; 4 bait 6; 0 bait 8; 1 bait 10 bonus 1; 2 opt_out swap 0; ";

const PEOPLE: [&str; 5] = ["Ada", "Bruno", "Céleste-Antoinette", "Dario", "Edith"];

fn reader(lang: Lang) -> Reader<Lucktails> {
    Reader::new(lang, &PEOPLE, "lt-")
}

fn seat(at: usize) -> Viewer {
    Viewer::Seat(Seat::at(at))
}

fn seen_by(text: &str, viewer: Viewer, lang: Lang) -> String {
    let table = Scene::<Lucktails>::of(text).table;
    reader(lang).shown(&table.view(viewer), viewer)
}

fn check(text: &str, viewer: Viewer, facts: &[&str]) {
    let seen = seen_by(text, viewer, Lang::En);
    for fact in facts {
        assert!(seen.contains(fact), "no “{fact}” in\n{seen}");
    }
}

/// The cards this view does not show anywhere.
fn hidden(view: &View) -> impl Iterator<Item = Card> {
    let cards = view.cards();
    let middle = Place::BOTH.map(|place| cards.middle(place));
    let seen: Vec<Card> = cards.hands().chain(middle).chain(cards.open()).flatten().collect();
    Card::DECK.into_iter().filter(move |card| !seen.contains(card))
}

#[test]
fn every_view_fits_and_names_no_hidden_card() {
    let scenes = [LEAST, MOST, &format!("{MOST}3 bait 1; 4 bait 2; "), "seats 4; shuffle ..."];
    for table in scenes.map(|text| Scene::<Lucktails>::of(text).table) {
        for (viewer, lang) in
            viewers::<Lucktails>(table.rules()).flat_map(|it| Lang::ALL.map(|lang| (it, lang)))
        {
            let (view, reader) = (table.view(viewer), reader(lang));
            let text = reader.shown(&view, viewer);
            reader.fits(&text, 78);
            for card in hidden(&view) {
                let name = reader.names.get(card.as_str(), lang);
                assert!(!text.contains(name), "{viewer:?} reads {name}:\n{text}");
            }
        }
    }
}

#[test]
fn the_referee_sees_every_card() {
    for lang in Lang::ALL {
        let view = Scene::<Lucktails>::of(MOST).table.unveil().into_open();
        let reader = reader(lang);
        let text = reader.shown(&view, Viewer::Watcher);
        reader.fits(&text, 78);
        assert!(!text.contains(super::HIDDEN), "{text}");
        for card in Card::DECK {
            assert!(text.contains(reader.names.get(card.as_str(), lang)), "{card}:\n{text}");
        }
    }
}

#[test]
fn a_narrow_terminal_gets_shorter_lines() {
    let view = Scene::<Lucktails>::of(MOST).table.view(seat(0));
    for columns in [0, 1, 12, 40] {
        let reader = reader(Lang::De);
        reader.fits(&reader.drawn(&view, seat(0), columns), columns);
    }
}

#[test]
fn who_is_on_turn_and_what_is_known() {
    check(LEAST, seat(0), &["Ada", "your turn", "▶ Ada", "no bait yet (cap 20)", "3 Slippery Eel"]);
    check(LEAST, seat(1), &["Ada to play", "▶ Ada", "6 King Pike", "you know it, start"]);
    let exchanged = format!("{LEAST}0 bait 2; 1 bait 3; 2 opt_out swap 1");
    let facts =
        ["Middle    1: ▒▒  ·  2: 3 Slippery Eel (you know it)", "5 Sly Old Carp        out"];
    check(&exchanged, seat(0), &facts);
    check(&exchanged, seat(1), &["1: ▒▒  ·  2: ▒▒"]);
    check(MOST, Viewer::Watcher, &["2: ▒▒, bonus +1", "out, start, has looked", "Céleste-Antoi…"]);
    let raised = MOST.trim_end().trim_end_matches("2 opt_out swap 0;");
    check(raised, Viewer::Watcher, &["bait 10 (cap 20), worth 4 points"]);
    for (lang, notes) in [
        (Lang::En, "you know it, start, has looked"),
        (Lang::De, "dir bekannt, Start, sah nach"),
        (Lang::Fr, "vue par vous, départ, a regardé"),
    ] {
        assert!(seen_by(raised, seat(3), lang).contains(notes));
    }
}

#[test]
fn a_board_in_full() {
    let text = format!("{LEAST}0 bait 2; 1 bait 3; 2 opt_out swap 1; 0 bait 1");
    for (lang, expected) in [(Lang::En, EN), (Lang::De, DE), (Lang::Fr, FR)] {
        let seen = seen_by(&text, seat(0), lang);
        assert_eq!(trimmed(&seen), expected.trim_start_matches('\n'), "\n{seen}");
    }
}

const EN: &str = "
Round 1  ·  bait 1 (cap 20), worth 1 point  ·  Bruno to play
  Seat           Points  Card
  Ada                 0  ▒▒                    you, start
▶ Bruno               0  ▒▒
  Céleste-Antoi…      5  5 Sly Old Carp        out

  Middle    1: ▒▒  ·  2: 3 Slippery Eel (you know it)
  Face up   1 Soggy Boot  ·  1 Soggy Boot  ·  L Lucky Tailfin";
const DE: &str = "
Runde 1  ·  Köder 1 (höchstens 20), 1 Punkt wert  ·  Bruno ist am Zug
  Platz          Punkte  Karte
  Ada                 0  ▒▒                    du, Start
▶ Bruno               0  ▒▒
  Céleste-Antoi…      5  5 Schlauer Karpfen    draußen

  Mitte     1: ▒▒  ·  2: 3 Aalglatter Aal (dir bekannt)
  Offen     1 Nasser Stiefel  ·  1 Nasser Stiefel  ·  L Glücksflosse";
const FR: &str = "
Manche 1  ·  appât 1 (plafond 20), vaut 1 point  ·  à Bruno de jouer
  Place          Points  Carte
  Ada                 0  ▒▒                    vous, départ
▶ Bruno               0  ▒▒
  Céleste-Antoi…      5  5 Carpe rusée         hors manche

  Centre    1 : ▒▒  ·  2 : 3 Anguille fuyante (vue par vous)
  Visibles  1 Botte trempée  ·  1 Botte trempée  ·  L Nageoire d’or";

#[test]
fn the_end_tells_who_has_won() {
    let mut text = "seats 3; ".to_owned();
    for _ in 0..3 {
        text += "shuffle 6 1 1 ...; shuffle 6 1 1 ...; shuffle 6 1 1 ...; ";
    }
    for round in 0..3 {
        for turn in 0..3 {
            text += &format!("{} opt_out; ", (round + turn) % 3);
        }
    }
    check(&text, seat(0), &["you have won", "18", "no bait yet"]);
    check(&text, Viewer::Watcher, &["Ada has won"]);
}
