//! A record, step by step, through anybody's eyes.

use game::{Game, Kept, Seat, SightOf, Viewer};
use ratatui::Frame;
use ratatui::text::{Line, Text};
use record::Record;
use room::{Chance, Entry, Say};
use words::{Message, Words};

use super::board::{Drawing, Paint};
use super::cast::Cast;
use super::draw::{result, rows};
use super::frame::{Parts, bar, board, board_width, headings};
use super::hosted::{Hosted, name_of};
use super::key::Key;
use super::log::Log;
use super::pages::Pages;
use super::screen::Screen;
use super::{Look, talk};

/// How many steps a page is.
const PAGE: usize = 10;
/// How many steps back the log reaches; no screen shows more.
const LOG: usize = 100;

pub struct Replay<'w, G: Hosted> {
    words: &'w Words,
    cast: Cast,
    paint: Paint,
    /// The table after its set-up, then after every action with its shuffles and everything said.
    stops: Vec<Stop<G>>,
    at: usize,
    look: Look,
    rules: Option<Pages>,
    done: bool,
}

struct Stop<G: Game> {
    table: G,
    events: Vec<G::Event>,
    said: Option<(Seat, Say<G::Card>)>,
}

impl<'w, G: Hosted> Replay<'w, G> {
    pub fn new(
        record: &Record,
        look: Look,
        colour: bool,
        words: &'w Words,
    ) -> anyhow::Result<Replay<'w, G>> {
        let bad = |why: record::BadRecord| anyhow::anyhow!(words.say(&why.message()));
        let (deck, _) = record.deck::<G>().map_err(bad)?;
        let room = record.room::<G>(&deck, None, Chance::default()).map_err(bad)?;
        let n_seats = G::n_seats(room.table().table_rules());
        if let Look::Seat(seat) = look {
            let message = Message::new("tui-no-such-seat").with("seats", n_seats);
            let message = message.with("last", n_seats - 1);
            anyhow::ensure!(seat < n_seats, words.say(&message));
        }
        let mut stops = Vec::new();
        room.history(|table, entry, events| add(&mut stops, table, entry, events));
        let cast = Cast::numbered(n_seats, deck.names, words);
        let paint = Paint { colour };
        Ok(Replay { words, cast, paint, stops, at: 0, look, rules: None, done: false })
    }

    fn viewer(&self) -> Viewer {
        match self.look {
            Look::Seat(seat) => Viewer::Seat(Seat::at(seat.into())),
            Look::Watcher | Look::Referee => Viewer::Watcher,
        }
    }

    fn view(&self) -> G::View {
        let table = &self.stops[self.at].table;
        match self.look {
            Look::Referee => table.unveil().into_open(),
            Look::Seat(_) | Look::Watcher => table.view(self.viewer()),
        }
    }

    fn sight(&self, stop: &Stop<G>, event: &G::Event) -> SightOf<G> {
        let rules = stop.table.table_rules();
        match self.look {
            Look::Referee => G::unveil_event(rules, event).into_open(),
            Look::Seat(_) | Look::Watcher => G::sight(rules, event, self.viewer()),
        }
    }

    fn note(&self, stop: &Stop<G>, log: &mut Log) {
        for event in &stop.events {
            let sight = self.sight(stop, event);
            let line = self.cast.tell(self.viewer(), |teller| G::line(&sight, teller));
            log.happened(line.map(|line| self.words.say(&line)), None);
        }
        if let Some((seat, say)) = &stop.said {
            log.said(talk::line(*seat, say, self.viewer(), &self.cast, self.words));
        }
    }

    /// The log up to here; the last step is news.
    fn log(&self) -> Log {
        let mut log = Log::default();
        let earlier = &self.stops[self.at.saturating_sub(LOG)..self.at];
        for stop in earlier {
            self.note(stop, &mut log);
        }
        log.read(false);
        self.note(&self.stops[self.at], &mut log);
        log
    }

    fn next_look(&self) -> Look {
        let seats = self.cast.seats().count() as u8;
        match self.look {
            Look::Seat(seat) if seat + 1 < seats => Look::Seat(seat + 1),
            Look::Seat(_) => Look::Watcher,
            Look::Watcher => Look::Referee,
            Look::Referee => Look::Seat(0),
        }
    }

    fn eyes(&self) -> String {
        match self.look {
            Look::Seat(seat) => self.cast.who(Seat::at(seat.into())).to_owned(),
            Look::Watcher => self.words.get("tui-watcher"),
            Look::Referee => self.words.get("tui-referee"),
        }
    }

    fn open_rules(&mut self) {
        let (words, name) = (self.words, name_of::<G>(self.words));
        let keys = words.get("tui-keys-replay");
        self.rules = Some(Pages::new(G::NAME, &name, &keys, words, self.paint));
    }

    /// Where the record stands here and who looks.
    fn panel(&self, width: u16) -> Text<'static> {
        let words = self.words;
        let place = Message::new("tui-replay-at").with("at", self.at);
        let place = place.with("all", self.stops.len() - 1);
        let eyes = Message::new("tui-replay-as").with("who", self.eyes());
        let mut text = rows(&words.say(&place), width);
        text.extend(rows(&words.say(&eyes), width));
        text.extend([Line::default()]);
        let table = &self.stops[self.at].table;
        if let Some(outcome) = table.outcome() {
            text.extend(result(&outcome, &self.cast, words, None, width));
        } else {
            let who = self.cast.list(table.turn().seats());
            let turn = Message::new("tui-replay-turn").with("who", who);
            text.extend(rows(&words.say(&turn), width));
        }
        text
    }
}

/// A shuffle goes along with what caused it.
fn add<G: Game>(stops: &mut Vec<Stop<G>>, table: &G, entry: &Entry<G>, events: &[G::Event]) {
    let shuffled = matches!(entry, Entry::Step(Kept::Shuffle(_)));
    match stops.last_mut().filter(|_| shuffled) {
        Some(stop) => {
            stop.table = table.clone();
            stop.events.extend_from_slice(events);
        }
        None => stops.push(Stop {
            table: table.clone(),
            events: events.to_vec(),
            said: match entry {
                Entry::Said(seat, say) => Some((*seat, say.clone())),
                Entry::Step(_) => None,
            },
        }),
    }
}

impl<G: Hosted> Screen for Replay<'_, G> {
    fn key(&mut self, key: Key) {
        if let Some(pages) = &mut self.rules {
            if pages.key(key) {
                self.rules = None;
            }
            return;
        }
        let last = self.stops.len() - 1;
        match key {
            Key::Left | Key::Up => self.at = self.at.saturating_sub(1),
            Key::Right | Key::Down | Key::Char(' ') => self.at = last.min(self.at + 1),
            Key::PageUp => self.at = self.at.saturating_sub(PAGE),
            Key::PageDown => self.at = last.min(self.at + PAGE),
            Key::Home => self.at = 0,
            Key::End => self.at = last,
            Key::Char('v' | 'V') => self.look = self.next_look(),
            Key::Char('w' | 'W') => self.look = Look::Watcher,
            Key::Char('r' | 'R') => self.look = Look::Referee,
            Key::Char('?') | Key::Help => self.open_rules(),
            Key::Char('q' | 'Q') | Key::Esc | Key::Interrupt => self.done = true,
            Key::Char(digit) => {
                let seat = digit.to_digit(10).map(|it| it as u8);
                let seat = seat.filter(|&it| usize::from(it) < self.cast.seats().count());
                self.look = seat.map_or(self.look, Look::Seat);
            }
            _ => {}
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let (words, paint) = (self.words, self.paint);
        let width = board_width(frame.area());
        let view = self.view();
        let text = self.cast.tell(self.viewer(), |teller| {
            G::draw(&Drawing { view: &view, teller, words, paint, width })
        });
        let parts = Parts::of(frame.area(), text.height() as u16);
        bar(frame, parts.title, &name_of::<G>(words), "Luckhouse", paint);
        board(frame, parts.board, text, &words.get("tui-more"), paint);
        let heading = Line::styled(words.get("tui-replay"), paint.strong());
        headings(frame, &parts, heading, &words.get("tui-log"), paint);
        frame.render_widget(self.panel(parts.left.width), parts.left);
        let log = self.log().text(paint, parts.right.width, parts.right.height);
        frame.render_widget(log, parts.right);
        bar(frame, parts.status, &words.get("tui-keys-replay-short"), "", paint);
        if let Some(pages) = &self.rules {
            pages.draw(frame, words, paint);
        }
    }

    fn is_done(&self) -> bool {
        self.done
    }
}
