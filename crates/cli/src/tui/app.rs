//! A person at a table with the house: what keys do, what time does.

use std::path::PathBuf;
use std::time::Duration;

use game::Viewer;
use ratatui::Frame;
use words::{Message, Words};

use super::board::Paint;
use super::cast::Cast;
use super::choices::Choices;
use super::desk::{AtEnd, Desk, Seen, Wish};
use super::hosted::{Hosted, Setup};
use super::house::{Happened, House};
use super::key::Key;
use super::leave::Leave;
use super::screen::{LONG_REST, Screen};

pub struct App<'w, G: Hosted> {
    pub(super) desk: Desk<'w, G>,
    pub(super) setup: Setup<G>,
    pub(super) house: House<G>,
    /// The question whether to save the record, while it lies over the table.
    pub(super) leave: Option<Leave>,
    /// Where the record was last saved, and how long it was.
    pub(super) saved: Option<(PathBuf, usize)>,
    pub(super) done: bool,
}

impl<'w, G: Hosted> App<'w, G> {
    pub fn new(setup: Setup<G>, words: &'w Words) -> App<'w, G> {
        let (house, happened) = House::open(&setup).expect("a seed deals for ever");
        let names = setup.deck.names.clone();
        let viewer = Viewer::Seat(setup.person);
        let cast = Cast::with_person(setup.n_seats(), setup.person, names, words);
        let paint = Paint { colour: setup.colour };
        let seen = Seen::of(house.table(), viewer);
        let mut desk = Desk::new(setup.rules, viewer, cast, paint, seen, words);
        desk.end = Choices::new([
            (AtEnd::Save, words.get("tui-end-save")),
            (AtEnd::Again, words.get("tui-end-again")),
            (AtEnd::Leave, words.get("tui-end-leave")),
        ]);
        let note = Message::new("tui-seed").with("seed", setup.seed.as_str());
        desk.end_note = words.say(&note);
        let mut app = App { desk, setup, house, leave: None, saved: None, done: false };
        app.told(&happened);
        app
    }

    /// Writes down what the person saw, and stands on the table as it is now.
    fn told(&mut self, happened: &[Happened<G>]) {
        for it in happened {
            self.desk.told(&it.own, Some(&it.open));
        }
        let table = self.house.table().clone();
        self.stand_on(&table);
        if self.desk.is_over() {
            self.save_unasked();
        }
    }

    pub(super) fn stand_on(&mut self, table: &G) {
        let mut actions = Vec::new();
        table.legal_actions(self.setup.person, |action| actions.push(action));
        self.desk.stand_on(Seen::of(table, self.desk.viewer), actions);
    }

    fn act(&mut self, action: G::Action) {
        match self.house.act(action) {
            Ok(happened) => {
                self.desk.log.read(self.house.is_forgetful());
                self.told(&happened);
            }
            // Somebody was quicker; the list is already another one.
            Err(_) => self.desk.notice = Some(self.desk.words.get("tui-refused")),
        }
    }

    fn end(&mut self, choice: AtEnd) {
        match choice {
            AtEnd::Save => self.leave = Some(Leave::save(&self.setup.file())),
            AtEnd::Again => self.play_again(),
            AtEnd::Leave => self.leave = self.leave(),
        }
    }

    fn play_again(&mut self) {
        let seed = super::terminal::fresh_seed();
        *self = App::new(Setup { seed, ..self.setup.clone() }, self.desk.words);
    }

    /// Whether something lies over the table.
    fn is_hidden(&self) -> bool {
        self.leave.is_some() || self.desk.is_hidden()
    }
}

impl<G: Hosted> Seen<G> {
    fn of(table: &G, viewer: Viewer) -> Seen<G> {
        let turn = table.turn();
        Seen { view: table.view(viewer), turn, to_act: table.waits_for(), outcome: table.outcome() }
    }
}

impl<G: Hosted> Screen for App<'_, G> {
    fn key(&mut self, key: Key) {
        if let Some(leave) = self.leave.take() {
            self.desk.notice = None;
            self.leave = self.leave_key(leave, key);
            return;
        }
        match self.desk.key(key) {
            Some(Wish::Act(action)) => self.act(action),
            Some(Wish::Say(say)) => {
                self.desk.said(self.setup.person, &say);
                self.house.say(say);
            }
            Some(Wish::End(choice)) => self.end(choice),
            Some(Wish::Leave) => self.leave = self.leave(),
            None => {}
        }
    }

    fn is_typing(&self) -> bool {
        self.leave.as_ref().map_or_else(|| self.desk.is_typing(), Leave::is_typing)
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
        self.desk.draw(frame);
        if let Some(leave) = &self.leave {
            leave.draw(frame, self.desk.words, self.desk.paint);
        }
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
