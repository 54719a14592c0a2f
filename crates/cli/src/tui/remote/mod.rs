//! A table that is run elsewhere: gathered in a lobby, then played like any other.

mod after;
mod arrived;
mod deal;
mod going;
mod hands;
pub mod listed;
mod lobby;
mod memory;
mod menu;
mod news;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use catalog::{GameId, with_game};
use decks::Names;
use game::{SeatSet, Turn, Viewer};
use ratatui::Frame;
use record::say_to_json;
use wire::{Ask, Chair, SetUp, Sitter, Stage};
use words::{Message, Words};

#[cfg(test)]
pub use self::arrived::first_standing;
pub use self::arrived::{Arrived, JoinOptions};
use self::arrived::{set_up, wanted};
use self::deal::Deal;
use self::going::Going;
use self::hands::Hands;
use self::listed::Listed;
use self::lobby::InLobby;
use self::memory::Memory;
use self::menu::AtTable;
use super::board::Paint;
use super::cast::Cast;
use super::choices::Choices;
use super::desk::{Desk, Seen, Wish};
use super::hosted::Hosted;
use super::key::Key;
use super::leave::Leave;
use super::screen::Screen;
use super::terminal;
use crate::failure::Failure;
use crate::remote::{Line, Tokens, Visitor, Wanted, plain};

/// News are looked for so often.
const LISTEN: Duration = Duration::from_millis(40);

/// Joins a table and plays there, until the person leaves.
pub fn join(options: &JoinOptions, tokens: Option<&Tokens>, words: &Words) -> anyhow::Result<()> {
    let mut options = options.clone();
    if let Wanted::Any = options.invitation.table {
        let Some(code) = choose(&options, tokens, words)? else { return Ok(()) };
        options.invitation.table = Wanted::Code(code);
    }
    let arrived = Arrived::at(&options, tokens, words)?;
    let strange = || Failure::refused(Message::new("remote-strange"));
    let game = GameId::parse(arrived.game()).ok_or_else(strange)?;
    with_game!(game, G => {
        let mut table = Remote::<G>::new(arrived, &options, words)?;
        let shown = terminal::run(&mut table, words);
        // A table that was just made is not lost with the terminal.
        println!("{}", table.farewell());
        shown
    })
}

/// One of the open tables, if the person chooses one.
fn choose(
    options: &JoinOptions,
    tokens: Option<&Tokens>,
    words: &Words,
) -> anyhow::Result<Option<String>> {
    let (visitor, _) = options.invitation.accept(tokens, words)?;
    let url = visitor.address().url();
    let mut listed = Listed::new(&visitor.listed()?, url.clone(), options.colour, words);
    if listed.is_empty() {
        return Err(Failure::refused(Message::new("remote-none-open").with("server", url)).into());
    }
    terminal::run(&mut listed, words)?;
    Ok(listed.chosen)
}

pub struct Remote<'w, G: Hosted> {
    line: Line,
    visitor: Visitor,
    code: String,
    options: JoinOptions,
    set_up: SetUp,
    names: Names,
    pub(super) desk: Desk<'w, G>,
    stage: Stage,
    /// Whether what is told now happened in the game, and not before it.
    has_begun: bool,
    chairs: Vec<Chair>,
    /// The seats of this person.
    yours: Vec<u8>,
    is_host: bool,
    moment: u32,
    deadline: Option<Instant>,
    /// Who may not speak.
    muted: BTreeSet<u8>,
    lobby: Choices<InLobby>,
    over: Over,
    going: Going,
    /// The number of an action that has not been answered yet.
    pending: Option<u32>,
    deal: Deal,
    memory: Memory<G>,
    /// Where the game goes on, and whether this person has asked for that.
    rematch: Option<String>,
    wants_rematch: bool,
    saved: Option<PathBuf>,
    /// Where this device sat at the table before, whose rematch this is.
    sat_before: BTreeSet<u8>,
    /// What is to be said of tables before this one.
    earlier: Vec<String>,
}

/// What lies over the table.
enum Over {
    Nothing,
    Menu(Choices<AtTable>),
    /// The host is asked whether the game shall end.
    Abandon,
    /// Nothing is seen until somebody says who has the keyboard.
    Hands(Hands),
    /// A record, while it is asked where it goes.
    Save(Leave, String),
}

impl<'w, G: Hosted> Remote<'w, G> {
    pub fn new(
        arrived: Arrived,
        options: &JoinOptions,
        words: &'w Words,
    ) -> Result<Remote<'w, G>, Failure> {
        let Arrived { line, visitor, code, standing, unkept, made } = arrived;
        let (rules, names) = set_up::<G>(&standing.set_up)?;
        let seat = wanted(&standing, options.seat, made)?;
        let (viewer, paint) = (Viewer::Watcher, Paint { colour: options.colour });
        let cast = Cast::of([], names.clone(), words);
        let view = G::start(&rules).view(viewer);
        let seen = Seen { view, turn: Turn::Chance, to_act: SeatSet::EMPTY, outcome: None };
        let mut desk = Desk::new(rules, viewer, cast, paint, seen, words);
        desk.notice = unkept.map(|why| words.say(&why));
        desk.keys = "remote-keys-play";
        let deal = Deal::new(visitor.noted(&code));
        let mut table = Remote {
            line,
            visitor,
            code,
            options: options.clone(),
            set_up: standing.set_up.clone(),
            names,
            desk,
            stage: standing.stage,
            has_begun: false,
            chairs: Vec::new(),
            yours: Vec::new(),
            is_host: false,
            moment: 0,
            deadline: None,
            muted: BTreeSet::new(),
            lobby: Choices::default(),
            over: Over::Nothing,
            going: Going::No,
            pending: None,
            deal,
            memory: Memory::default(),
            rematch: None,
            wants_rematch: false,
            saved: None,
            sat_before: BTreeSet::new(),
            earlier: Vec::new(),
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
        self.pending.is_none() && !self.desk.choices.is_empty() && !self.is_covered()
    }

    /// Whether something chosen is on its way.
    #[cfg(test)]
    pub fn is_waiting(&self) -> bool {
        self.pending.is_some()
    }

    /// The code of the table.
    #[cfg(test)]
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The seat one looks as.
    fn own_seat(&self) -> Option<u8> {
        self.desk.own_seat().map(|seat| seat.index() as u8)
    }

    fn wish(&mut self, wish: Wish<G>) {
        match wish {
            Wish::Leave => return self.leave(),
            Wish::End(choice) => return self.end(choice),
            _ => {}
        }
        let Some(seat) = self.speaks_as() else { return };
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
            Sitter::Person { .. } => Some(self.name_at(chair.seat)),
            Sitter::House { .. } | Sitter::Nobody => None,
        });
        Cast::of(people, self.names.clone(), self.desk.words)
    }

    /// Who sits there. Who has several seats, or the name of another, is told apart by the number.
    fn name_at(&self, seat: u8) -> String {
        let words = self.desk.words;
        let own = self.yours.contains(&seat);
        if own && (self.yours.len() == 1 || self.own_seat() == Some(seat)) {
            return words.get("tui-you");
        }
        let name = self.person_at(seat).unwrap_or_default();
        let alike = |chair: &&Chair| self.person_at(chair.seat).as_ref() == Some(&name);
        if self.chairs.iter().filter(alike).count() < 2 {
            return name;
        }
        words.say(&Message::new("remote-one-of").with("name", name).with("seat", seat))
    }

    fn person_at(&self, seat: u8) -> Option<String> {
        let chair = self.chairs.iter().find(|chair| chair.seat == seat)?;
        match &chair.sitter {
            Sitter::Person { name, .. } => Some(plain(name)),
            Sitter::House { .. } | Sitter::Nobody => None,
        }
    }

    /// What stands at the right of the title: the menu's key, whose cards these are, the time left,
    /// and the table.
    fn title(&self) -> String {
        let words = self.desk.words;
        let left = |deadline: Instant| deadline.saturating_duration_since(Instant::now()).as_secs();
        let time = self.deadline.map(left).map(on_clock);
        let seat = self.own_seat().filter(|_| self.yours.len() > 1);
        let seat = seat.map(|seat| words.say(&Message::new("tui-seat").with("seat", seat)));
        let covered = matches!(self.over, Over::Hands(_));
        let menu = (!covered).then(|| words.get("remote-key-menu"));
        let parts = [menu, seat.filter(|_| !covered), time];
        let table = format!("Luckhouse {}", self.code);
        parts.into_iter().flatten().chain([table]).collect::<Vec<_>>().join(" · ")
    }

    /// Whether there is no game yet, and perhaps never will be.
    fn in_lobby(&self) -> bool {
        let never_began = self.stage == Stage::Abandoned && self.desk.seen.turn == Turn::Chance;
        self.stage == Stage::Gathering || never_began
    }

    /// The seat one speaks as; before the game nobody has to have the keyboard for that.
    fn speaks_as(&self) -> Option<u8> {
        let lobby = self.yours.first().copied().filter(|_| self.in_lobby());
        self.own_seat().or(lobby)
    }
}

/// `1:05`, or with hours where there are some: `47:59:59`.
fn on_clock(seconds: u64) -> String {
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    match (minutes / 60, minutes % 60) {
        (0, minutes) => format!("{minutes}:{seconds:02}"),
        (hours, minutes) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

impl<G: Hosted> Screen for Remote<'_, G> {
    fn key(&mut self, key: Key) {
        if self.going_key(key) || self.over_key(key) {
            return;
        }
        if key == Key::Tab && !self.desk.is_typing() && !self.desk.is_hidden() {
            self.desk.notice = None;
            self.over = Over::Menu(self.menu());
        } else if self.in_lobby() && !self.desk.is_hidden() {
            self.lobby_key(key);
        } else if key == Key::Enter && self.next_hands().is_some() && !self.desk.is_hidden() {
            self.pass_on();
        } else if let Some(wish) = self.desk.key(key) {
            self.wish(wish);
        }
    }

    fn is_typing(&self) -> bool {
        match &self.over {
            _ if self.going != Going::No => false,
            Over::Save(leave, _) => leave.is_typing(),
            Over::Nothing => self.desk.is_typing(),
            _ => false,
        }
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
        if let Over::Hands(hands) = &self.over {
            self.draw_hands(hands, frame);
        } else if self.in_lobby() && !self.desk.is_hidden() {
            self.draw_lobby(frame);
        } else {
            self.desk.draw(frame);
        }
        self.draw_over(frame);
        self.draw_going(frame);
    }

    fn is_done(&self) -> bool {
        self.going == Going::Gone
    }

    /// A record that was asked for beforehand is kept, if there is one.
    fn cut_off(&mut self) {
        self.save_unasked();
    }
}

#[cfg(test)]
mod tests {
    use super::on_clock;

    #[test]
    fn a_clock_is_read_at_a_glance() {
        assert_eq!([5, 65, 3600, 172_799].map(on_clock), ["0:05", "1:05", "1:00:00", "47:59:59"]);
    }
}
