//! A table that is run elsewhere: gathered in a lobby, then played like any other.

mod going;
mod lobby;
mod news;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use catalog::{GameId, with_game};
use decks::{Names, default_deck, from_json};
use game::{SeatSet, Viewer};
use ratatui::Frame;
use record::{options_from_json, say_to_json};
use wire::{Ask, Chair, SetUp, Sitter, Stage, Standing, ToClient};
use words::{Message, Words};

use self::going::Going;
use self::lobby::InLobby;
use super::board::Paint;
use super::cast::Cast;
use super::choices::Choices;
use super::desk::{AtEnd, Desk, Seen, Wish};
use super::hosted::Hosted;
use super::key::Key;
use super::screen::Screen;
use super::terminal;
use crate::failure::Failure;
use crate::remote::{Invitation, Line, News, Tokens, plain};

/// News are looked for so often.
const LISTEN: Duration = Duration::from_millis(40);
/// A table that has not said by then where it stands is none.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a person wants of a table elsewhere.
#[derive(Clone, Debug)]
pub struct JoinOptions {
    pub invitation: Invitation,
    pub seat: Option<u8>,
    /// How well the house plays where the host lets it.
    pub level: u8,
    pub colour: bool,
}

/// Joins a table and plays there, until the person leaves.
pub fn join(options: &JoinOptions, tokens: Option<&Tokens>, words: &Words) -> anyhow::Result<()> {
    let arrived = Arrived::at(options, tokens, words)?;
    let strange = || Failure::refused(Message::new("remote-strange"));
    let game = GameId::parse(&arrived.standing.set_up.game).ok_or_else(strange)?;
    with_game!(game, G => {
        let mut table = Remote::<G>::new(arrived, options, words)?;
        terminal::run(&mut table, words)?;
        println!("{}", table.farewell());
        Ok(())
    })
}

/// Somebody at the door of a table, of whatever game.
pub struct Arrived {
    line: Line,
    standing: Standing,
    /// Why they will not be known the next time.
    unkept: Option<Message>,
}

impl Arrived {
    pub fn at(
        options: &JoinOptions,
        tokens: Option<&Tokens>,
        words: &Words,
    ) -> Result<Arrived, Failure> {
        let (mut line, unkept) = options.invitation.accept(tokens, words)?;
        let standing = first_standing(&mut line, options)?;
        Ok(Arrived { line, standing, unkept })
    }
}

fn first_standing(line: &mut Line, options: &JoinOptions) -> Result<Standing, Failure> {
    let told = match line.wait(PATIENCE) {
        Some(News::Told(told)) => Some(*told),
        _ => None,
    };
    if let Some(ToClient::Standing(standing)) = told {
        return Ok(*standing);
    }
    let url = options.invitation.address.url();
    Err(Failure::refused(Message::new("remote-not-luckhouse").with("server", url)))
}

pub struct Remote<'w, G: Hosted> {
    line: Line,
    options: JoinOptions,
    names: Names,
    pub(super) desk: Desk<'w, G>,
    stage: Stage,
    chairs: Vec<Chair>,
    /// The seats of this person.
    yours: Vec<u8>,
    is_host: bool,
    moment: u32,
    deadline: Option<u64>,
    lobby: Choices<InLobby>,
    going: Going,
    /// The number of an action that has not been answered yet.
    pending: Option<u32>,
}

impl<'w, G: Hosted> Remote<'w, G> {
    pub fn new(
        arrived: Arrived,
        options: &JoinOptions,
        words: &'w Words,
    ) -> Result<Remote<'w, G>, Failure> {
        let Arrived { line, standing, unkept } = arrived;
        let (rules, names) = set_up::<G>(&standing.set_up)?;
        let seat = wanted(&standing, options.seat)?;
        let (viewer, paint) = (Viewer::Watcher, Paint { colour: options.colour });
        let cast = Cast::of([], names.clone(), words);
        let view = G::start(&rules).view(viewer);
        let seen = Seen { view, turn: game::Turn::Chance, to_act: SeatSet::EMPTY, outcome: None };
        let mut desk = Desk::new(rules, viewer, cast, paint, seen, words);
        desk.notice = unkept.map(|why| words.say(&why));
        desk.end = Choices::new([(AtEnd::Leave, words.get("tui-end-leave"))]);
        let mut table = Remote {
            line,
            options: options.clone(),
            names,
            desk,
            stage: standing.stage,
            chairs: Vec::new(),
            yours: Vec::new(),
            is_host: false,
            moment: 0,
            deadline: None,
            lobby: Choices::default(),
            going: Going::No,
            pending: None,
        };
        table.stand(standing);
        // What happened before one came is no news.
        table.desk.log.read(G::is_forgetful(&rules));
        if let Some(seat) = seat {
            table.sit(seat);
        }
        Ok(table)
    }

    /// Whether there is something to choose, and nothing chosen on its way.
    #[cfg(test)]
    pub fn is_asked(&self) -> bool {
        self.pending.is_none() && !self.desk.choices.is_empty()
    }

    /// Whether something chosen is on its way.
    #[cfg(test)]
    pub fn is_waiting(&self) -> bool {
        self.pending.is_some()
    }

    fn sit(&mut self, seat: u8) {
        let share = terminal::fresh_seed();
        self.line.ask(Ask::Sit { seat, share });
    }

    /// The seat one looks as.
    fn own_seat(&self) -> Option<u8> {
        self.desk.own_seat().map(|seat| seat.index() as u8)
    }

    fn wish(&mut self, wish: Wish<G>) {
        if matches!(wish, Wish::Leave | Wish::End(_)) {
            return self.leave();
        }
        let Some(seat) = self.own_seat() else { return };
        match wish {
            // The last one is still on its way.
            Wish::Act(_) if self.pending.is_some() || self.desk.trouble.is_some() => {}
            Wish::Act(action) => {
                let action = serde_json::to_value(action).expect("actions can be written");
                let ask = Ask::Act { seat, moment: self.moment, action };
                self.pending = Some(self.line.ask(ask));
            }
            Wish::Say(say) => {
                self.line.ask(Ask::Say { seat, say: say_to_json(&say) });
            }
            Wish::End(_) | Wish::Leave => {}
        }
    }

    /// Names at the seats, as this person reads them.
    fn cast(&self) -> Cast {
        let people = self.chairs.iter().map(|chair| match &chair.sitter {
            Sitter::Person { .. } if self.yours.contains(&chair.seat) => {
                Some(self.desk.words.get("tui-you"))
            }
            Sitter::Person { name, .. } => Some(plain(name)),
            Sitter::House { .. } | Sitter::Nobody => None,
        });
        Cast::of(people, self.names.clone(), self.desk.words)
    }

    fn title(&self) -> String {
        let code = &self.options.invitation.code;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let left = |deadline: u64| Duration::from_millis(deadline).saturating_sub(now).as_secs();
        match self.deadline.map(left) {
            Some(left) => format!("{}:{:02} · Luckhouse {code}", left / 60, left % 60),
            None => format!("Luckhouse {code}"),
        }
    }

    /// What remains to be said when the terminal is a plain one again.
    pub fn farewell(&self) -> String {
        let Invitation { address, code, .. } = &self.options.invitation;
        let over = matches!(self.stage, Stage::Over | Stage::Abandoned);
        let key = if over { "remote-farewell-over" } else { "remote-farewell" };
        let message = Message::new(key).with("code", code.as_str()).with("server", address.url());
        self.desk.words.say(&message)
    }
}

/// The rules and what the cards are called.
fn set_up<G: Hosted>(set_up: &SetUp) -> Result<(G::Rules, Names), Failure> {
    let strange = || Failure::refused(Message::new("remote-strange"));
    let deck = match &set_up.deck {
        Some(json) => from_json::<G>(json).map_err(|_| strange())?,
        None => default_deck::<G>(),
    };
    let rules = options_from_json::<G>(set_up.seats.into(), &set_up.options, &deck.deck);
    Ok((rules.map_err(|_| strange())?, deck.names))
}

/// The seat that was asked for, if it is still to be taken.
fn wanted(standing: &Standing, seat: Option<u8>) -> Result<Option<u8>, Failure> {
    let Some(seat) = seat.filter(|seat| !standing.yours.contains(seat)) else { return Ok(None) };
    let chair = standing.chairs.iter().find(|chair| chair.seat == seat);
    let is_free = chair.map(|chair| chair.sitter == Sitter::Nobody);
    match (is_free, standing.stage) {
        (Some(true), Stage::Gathering) => Ok(Some(seat)),
        (Some(_), _) => Err(Failure::refused(Message::new("remote-seat-taken").with("seat", seat))),
        (None, _) => {
            let seats = standing.set_up.seats;
            let message = Message::new("tui-no-such-seat").with("seats", seats);
            Err(Failure::refused(message.with("last", seats.saturating_sub(1))))
        }
    }
}

impl<G: Hosted> Screen for Remote<'_, G> {
    fn key(&mut self, key: Key) {
        if self.going_key(key) {
            return;
        }
        if self.stage == Stage::Gathering && !self.desk.is_hidden() {
            return self.lobby_key(key);
        }
        if let Some(wish) = self.desk.key(key) {
            self.wish(wish);
        }
    }

    fn is_typing(&self) -> bool {
        self.going == Going::No && self.desk.is_typing()
    }

    fn tick(&mut self, _passed: Duration) {
        while let Some(news) = self.line.news() {
            self.hear(news);
        }
        self.desk.title = self.title();
    }

    fn rest(&self) -> Duration {
        LISTEN
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        if self.stage == Stage::Gathering && !self.desk.is_hidden() {
            self.draw_lobby(frame);
        } else {
            self.desk.draw(frame);
        }
        self.draw_going(frame);
    }

    fn is_done(&self) -> bool {
        self.going == Going::Gone
    }
}
