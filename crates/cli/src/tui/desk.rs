//! What is before somebody at a table: the board, the list, the log and the talk, wherever the table
//! is run.

use std::mem;

use game::{Outcome, Seat, SeatSet, SightOf, Turn, Viewer};
use ratatui::Frame;
use record::LONGEST_TEXT;
use room::Say;
use words::Words;

use super::board::Paint;
use super::cast::Cast;
use super::choices::Choices;
use super::claim::Claim;
use super::draw;
use super::hosted::{Hosted, name_of};
use super::key::Key;
use super::log::Log;
use super::pages::Pages;
use super::typed::Typed;

pub struct Desk<'w, G: Hosted> {
    pub words: &'w Words,
    pub rules: G::Rules,
    pub viewer: Viewer,
    pub cast: Cast,
    pub paint: Paint,
    /// At the right end of the title.
    pub title: String,
    pub seen: Seen<G>,
    pub log: Log,
    pub choices: Choices<G::Action>,
    pub end: Choices<AtEnd>,
    /// What else there is to know when the game is over.
    pub end_note: String,
    /// What else may be done while one waits.
    pub aside: Option<String>,
    /// The page about the keys.
    pub keys: &'static str,
    pub mode: Mode<G::Card>,
    /// Said until the next key.
    pub notice: Option<String>,
    /// Said until it is over.
    pub trouble: Option<String>,
}

/// What is seen of the table. Nothing else of it is ever drawn.
pub struct Seen<G: Hosted> {
    pub view: G::View,
    pub turn: Turn,
    /// Who is still to choose.
    pub to_act: SeatSet,
    pub outcome: Option<Outcome>,
}

/// Who listens to the keys.
pub enum Mode<C> {
    Table,
    Rules(Pages),
    Say(Typed),
    Claim(Claim<C>),
}

/// What there is to do when the game is over.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum AtEnd {
    Save,
    Again,
    Leave,
}

/// What a key asks of whoever runs the table.
pub enum Wish<G: Hosted> {
    Act(G::Action),
    Say(Say<G::Card>),
    End(AtEnd),
    Leave,
}

impl<'w, G: Hosted> Desk<'w, G> {
    pub fn new(
        rules: G::Rules,
        viewer: Viewer,
        cast: Cast,
        paint: Paint,
        seen: Seen<G>,
        words: &'w Words,
    ) -> Desk<'w, G> {
        Desk {
            words,
            rules,
            viewer,
            cast,
            paint,
            title: "Luckhouse".to_owned(),
            seen,
            log: Log::default(),
            choices: Choices::default(),
            end: Choices::default(),
            end_note: String::new(),
            aside: None,
            keys: "tui-keys-play",
            mode: Mode::Table,
            notice: None,
            trouble: None,
        }
    }

    pub fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }

    /// Writes down what was seen, and what anybody saw of it.
    pub fn told(&mut self, own: &SightOf<G>, open: Option<&SightOf<G>>) {
        let (own, open) = (self.line(own), open.and_then(|open| self.line(open)));
        self.log.happened(own, open);
    }

    fn line(&self, sight: &SightOf<G>) -> Option<String> {
        let line = self.cast.tell(self.viewer, |teller| G::line(sight, teller));
        line.map(|line| self.words.say(&line))
    }

    /// Stands on the table as it is now, with what may be done.
    pub fn stand_on(&mut self, seen: Seen<G>, actions: Vec<G::Action>) {
        self.seen = seen;
        let label = |action: G::Action| {
            let label =
                self.cast.tell(self.viewer, |teller| G::label(&action, &self.seen.view, teller));
            (action, self.words.say(&label))
        };
        let labelled = actions.into_iter().map(label).collect();
        self.choices.replace(labelled);
    }

    pub fn key(&mut self, key: Key) -> Option<Wish<G>> {
        self.notice = None;
        match mem::replace(&mut self.mode, Mode::Table) {
            _ if key == Key::Interrupt => return Some(Wish::Leave),
            Mode::Table => return self.table_key(key),
            Mode::Rules(mut pages) => {
                if !pages.key(key) {
                    self.mode = Mode::Rules(pages);
                }
            }
            Mode::Say(typed) => return self.say_key(typed, key),
            Mode::Claim(claim) => return self.claim_key(claim, key),
        }
        None
    }

    fn table_key(&mut self, key: Key) -> Option<Wish<G>> {
        let speaks = self.own_seat().is_some();
        match key {
            Key::PageUp => self.log.page_up(),
            Key::PageDown => self.log.page_down(),
            key if self.choices.is_typing() => drop(self.choices.key(key)),
            Key::Char('?') | Key::Help => self.mode = Mode::Rules(self.rules_pages()),
            Key::Char('s' | 'S') if speaks => self.begin_say(),
            Key::Char('c' | 'C') if speaks => self.begin_claim(),
            Key::Char('q' | 'Q') => return Some(Wish::Leave),
            key if self.is_over() => return self.end.key(key).map(Wish::End),
            key => return self.choices.key(key).map(Wish::Act),
        }
        None
    }

    pub fn begin_say(&mut self) {
        self.mode = Mode::Say(Typed::new("", LONGEST_TEXT));
    }

    fn rules_pages(&self) -> Pages {
        let name = name_of::<G>(self.words);
        Pages::new(G::NAME, &name, &self.words.get(self.keys), self.words, self.paint)
    }

    pub fn is_over(&self) -> bool {
        self.seen.turn == Turn::Over
    }

    pub fn is_typing(&self) -> bool {
        match &self.mode {
            Mode::Say(_) => true,
            Mode::Table => self.choices.is_typing(),
            Mode::Rules(_) | Mode::Claim(_) => false,
        }
    }

    /// Whether the rules lie over the table.
    pub fn is_hidden(&self) -> bool {
        matches!(self.mode, Mode::Rules(_))
    }

    /// Who is being waited for, oneself left out.
    pub fn others(&self) -> SeatSet {
        self.own_seat().map_or(self.seen.to_act, |seat| self.seen.to_act.without(seat))
    }

    pub fn draw(&self, frame: &mut Frame<'_>) {
        draw::table(self, frame);
    }
}
