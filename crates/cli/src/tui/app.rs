//! A person at a table with the house: what keys do, what time does.

use std::mem;
use std::path::PathBuf;
use std::time::Duration;

use game::{Outcome, Seat, SightOf, Turn, Viewer};
use ratatui::Frame;
use record::LONGEST_TEXT;
use words::Words;

use super::board::Paint;
use super::cast::Cast;
use super::choices::Choices;
use super::claim::Claim;
use super::draw;
use super::hosted::{Hosted, Setup, name_of};
use super::house::{Happened, House};
use super::key::Key;
use super::leave::Leave;
use super::log::Log;
use super::pages::Pages;
use super::screen::{LONG_REST, Screen};
use super::typed::Typed;

pub struct App<'w, G: Hosted> {
    pub(super) words: &'w Words,
    pub(super) setup: Setup<G>,
    pub(super) house: House<G>,
    pub(super) cast: Cast,
    pub(super) paint: Paint,
    pub(super) seen: Seen<G>,
    pub(super) log: Log,
    pub(super) choices: Choices<G::Action>,
    pub(super) end: Choices<AtEnd>,
    pub(super) mode: Mode<G::Card>,
    pub(super) notice: Option<String>,
    /// Where the record was last saved, and how long it was.
    pub(super) saved: Option<(PathBuf, usize)>,
    pub(super) done: bool,
}

/// What the person sees of the table. Nothing else of it is ever drawn.
pub struct Seen<G: Hosted> {
    pub view: G::View,
    pub turn: Turn,
    pub outcome: Option<Outcome>,
}

/// Who listens to the keys.
pub enum Mode<C> {
    Table,
    Rules(Pages),
    Say(Typed),
    Claim(Claim<C>),
    Leave(Leave),
}

/// What there is to do when the game is over.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum AtEnd {
    Save,
    Again,
    Leave,
}

impl<'w, G: Hosted> App<'w, G> {
    pub fn new(setup: Setup<G>, words: &'w Words) -> App<'w, G> {
        let (house, happened) = House::open(&setup).expect("a seed deals for ever");
        let names = setup.deck.names.clone();
        let end = [
            (AtEnd::Save, words.get("tui-end-save")),
            (AtEnd::Again, words.get("tui-end-again")),
            (AtEnd::Leave, words.get("tui-end-leave")),
        ];
        let mut app = App {
            words,
            cast: Cast::with_person(setup.n_seats(), setup.person, names, words),
            paint: Paint { colour: setup.colour },
            seen: Seen::of(house.table(), setup.person),
            setup,
            house,
            log: Log::default(),
            choices: Choices::default(),
            end: Choices::new(end),
            mode: Mode::Table,
            notice: None,
            saved: None,
            done: false,
        };
        app.told(&happened);
        app
    }

    pub(super) fn viewer(&self) -> Viewer {
        Viewer::Seat(self.setup.person)
    }

    /// Writes down what the person saw, and stands on the table as it is now.
    fn told(&mut self, happened: &[Happened<G>]) {
        for it in happened {
            let (own, open) = (self.line(&it.own), self.line(&it.open));
            self.log.happened(own, open);
        }
        let table = self.house.table().clone();
        self.stand_on(&table);
        if self.seen.outcome.is_some() {
            self.save_unasked();
        }
    }

    fn line(&self, sight: &SightOf<G>) -> Option<String> {
        let line = self.cast.tell(self.viewer(), |teller| G::line(sight, teller));
        line.map(|line| self.words.say(&line))
    }

    pub(super) fn stand_on(&mut self, table: &G) {
        self.seen = Seen::of(table, self.setup.person);
        let mut actions = Vec::new();
        table.legal_actions(self.setup.person, |action| actions.push(action));
        let label = |action: G::Action| {
            let label =
                self.cast.tell(self.viewer(), |teller| G::label(&action, &self.seen.view, teller));
            (action, self.words.say(&label))
        };
        let labelled = actions.into_iter().map(label).collect();
        self.choices.replace(labelled);
    }

    fn act(&mut self, action: G::Action) {
        match self.house.act(action) {
            Ok(happened) => {
                self.log.read(self.house.is_forgetful());
                self.told(&happened);
            }
            // Somebody was quicker; the list is already another one.
            Err(_) => self.notice = Some(self.words.get("tui-refused")),
        }
    }

    fn table_key(&mut self, key: Key) -> Mode<G::Card> {
        let typing = self.choices.is_typing();
        match key {
            Key::Interrupt => return self.leave(),
            Key::PageUp => self.log.page_up(),
            Key::PageDown => self.log.page_down(),
            key if typing => drop(self.choices.key(key)),
            Key::Char('?') | Key::Help => return Mode::Rules(self.rules()),
            Key::Char('s' | 'S') => return Mode::Say(Typed::new("", LONGEST_TEXT)),
            Key::Char('c' | 'C') => return self.begin_claim(),
            Key::Char('q' | 'Q') => return self.leave(),
            key if self.seen.outcome.is_some() => return self.end_key(key),
            key => {
                if let Some(action) = self.choices.key(key) {
                    self.act(action);
                }
            }
        }
        // The end of a game may have raised a question.
        mem::replace(&mut self.mode, Mode::Table)
    }

    fn end_key(&mut self, key: Key) -> Mode<G::Card> {
        match self.end.key(key) {
            Some(AtEnd::Save) => return Mode::Leave(Leave::save(&self.setup.file())),
            Some(AtEnd::Again) => self.play_again(),
            Some(AtEnd::Leave) => return self.leave(),
            None => {}
        }
        Mode::Table
    }

    fn play_again(&mut self) {
        let seed = super::terminal::fresh_seed();
        *self = App::new(Setup { seed, ..self.setup.clone() }, self.words);
    }

    fn rules(&self) -> Pages {
        let name = name_of::<G>(self.words);
        Pages::new(G::NAME, &name, &self.words.get("tui-keys-play"), self.words, self.paint)
    }

    /// Whether something lies over the table.
    fn is_hidden(&self) -> bool {
        matches!(self.mode, Mode::Rules(_) | Mode::Leave(_))
    }

    /// Who is being waited for, the person left out.
    pub(super) fn others(&self) -> game::SeatSet {
        self.seen.turn.seats().without(self.setup.person)
    }
}

impl<G: Hosted> Seen<G> {
    fn of(table: &G, person: Seat) -> Seen<G> {
        let view = table.view(Viewer::Seat(person));
        Seen { view, turn: table.turn(), outcome: table.outcome() }
    }
}

impl<G: Hosted> Screen for App<'_, G> {
    fn key(&mut self, key: Key) {
        self.notice = None;
        self.mode = match mem::replace(&mut self.mode, Mode::Table) {
            Mode::Table => self.table_key(key),
            Mode::Leave(leave) => self.leave_key(leave, key),
            _ if key == Key::Interrupt => self.leave(),
            Mode::Rules(mut pages) => {
                if pages.key(key) {
                    Mode::Table
                } else {
                    Mode::Rules(pages)
                }
            }
            Mode::Say(typed) => self.say_key(typed, key),
            Mode::Claim(claim) => self.claim_key(claim, key),
        };
    }

    /// While the rules or a question hide the table, the house waits.
    fn tick(&mut self, passed: Duration) {
        if self.is_hidden() {
            return;
        }
        if let Some(happened) = self.house.tick(passed) {
            self.told(&happened);
        }
    }

    fn rest(&self) -> Duration {
        let rest = self.house.rest().filter(|_| !self.is_hidden());
        rest.map_or(LONG_REST, |rest| rest.min(LONG_REST))
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        draw::table(self, frame);
    }

    fn is_done(&self) -> bool {
        self.done
    }

    /// A record that was asked for beforehand is kept.
    fn cut_off(&mut self) {
        if self.setup.record_to.is_some() {
            self.save_unattended();
        }
    }
}
