//! What holds for the board of any game.

use std::marker::PhantomData;

use catalog::{GameId, with_game};
use decks::{Decked, Names, default_deck};
use game::laws::{any_rules, hold, viewers, wander};
use game::{Seat, Turn, Viewer};
use words::{Lang, Teller, Words};

use crate::tui::board::{Board, Drawing, Paint};
use crate::tui::hosted::Hosted;
use crate::tui::wrap::width;

/// Somebody who reads boards in a language.
pub struct Reader<G> {
    words: Words,
    pub names: Names,
    people: Vec<String>,
    /// How the keys of the game's messages begin.
    keys: &'static str,
    game: PhantomData<G>,
}

impl<G: Board + Decked> Reader<G> {
    pub fn new(lang: Lang, people: &[&str], keys: &'static str) -> Reader<G> {
        let people = people.iter().map(|&name| name.to_owned()).collect();
        Reader {
            words: Words::new(lang),
            names: default_deck::<G>().names.clone(),
            people,
            keys,
            game: PhantomData,
        }
    }

    fn told<R>(&self, viewer: Viewer, tell: impl FnOnce(&Teller<'_>) -> R) -> R {
        let card = |code: &str| self.names.get(code, self.words.lang()).to_owned();
        tell(&Teller { viewer, people: &self.people, card: &card })
    }

    pub fn shown(&self, view: &G::View, viewer: Viewer) -> String {
        self.drawn(view, viewer, 78)
    }

    pub fn drawn(&self, view: &G::View, viewer: Viewer, width: u16) -> String {
        let (words, paint) = (&self.words, Paint { colour: true });
        self.told(viewer, |teller| {
            G::draw(&Drawing { view, teller, words, paint, width }).to_string()
        })
    }

    pub fn fits(&self, board: &str, columns: u16) {
        assert!(board.lines().count() <= 10, "{board}");
        assert!(board.lines().all(|line| width(line) <= columns), "{board}");
        assert!(!board.contains(self.keys), "{board}");
    }

    /// What a viewer is shown fits.
    pub fn view_fits(&self, view: &G::View, viewer: Viewer) {
        self.fits(&self.shown(view, viewer), 78);
    }

    /// What the referee is shown fits.
    pub fn whole_fits(&self, table: &G) {
        self.view_fits(&table.unveil().into_open(), Viewer::Watcher);
    }

    /// What anybody is shown fits.
    pub fn table_fits(&self, table: &G) {
        for viewer in viewers::<G>(table.table_rules()) {
            self.view_fits(&table.view(viewer), viewer);
        }
        self.whole_fits(table);
    }

    pub fn label_is_short(&self, action: G::Action, view: &G::View, seat: Seat) {
        let label = |teller: &Teller<'_>| self.words.say(&G::label(&action, view, teller));
        let label = self.told(Viewer::Seat(seat), label);
        assert!(width(&label) <= 60 && !label.contains(self.keys), "{label}");
    }
}

/// Without the spaces at the ends of lines.
pub fn trimmed(board: &str) -> String {
    board.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

impl<G: Hosted> Reader<G> {
    /// A view that was read from its JSON is drawn like the view itself, and its actions are called
    /// the same.
    fn reads_alike(&self, table: &G) {
        let rules = table.table_rules();
        for viewer in viewers::<G>(rules).filter(|_| table.turn() != Turn::Chance) {
            for view in [table.view(viewer), table.unveil().into_open()] {
                let told = serde_json::to_string(&view).expect("a view is JSON");
                let told: G::Told = serde_json::from_str(&told).expect("its own JSON");
                let read = G::read_view(rules, viewer, &told).expect("a view that was told");
                assert_eq!(self.shown(&read, viewer), self.shown(&view, viewer));
                let Viewer::Seat(seat) = viewer else { continue };
                table.legal_actions(seat, |action| {
                    let label =
                        |view: &G::View| self.told(viewer, |it| G::label(&action, view, it));
                    assert_eq!(label(&read), label(&view));
                });
            }
        }
    }
}

#[test]
fn a_view_that_was_read_looks_like_the_view_itself() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let people: Vec<String> = (0..9).map(|n| format!("P{n}")).collect();
            let people: Vec<&str> = people.iter().map(String::as_str).collect();
            let reader = Reader::<G>::new(Lang::En, &people, "no key");
            for seed in 0..3 {
                let pick = &mut wander(seed);
                let rules = any_rules::<G>(&default_deck::<G>().deck, pick);
                hold::<G>(&rules, 60, pick, |table, _, _| reader.reads_alike(table));
            }
        });
    }
}
