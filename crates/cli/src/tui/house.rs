//! A running room and the house's people in it, each of whom is told only what their seat sees.

use std::time::Duration;

use bots::{Bot, Tempered, seat_bot};
use game::{Moment, Seat, SightOf, Turn, Viewer};
use room::{Chance, Fast, NoDeal, Refused, Room, Say};

use super::hosted::{Hosted, Setup};

/// Something that happened, as the person saw it and as anybody did.
pub struct Happened<G: Hosted> {
    pub own: SightOf<G>,
    pub open: SightOf<G>,
}

pub struct House<G: Hosted> {
    room: Room<G>,
    /// Nobody at the person's seat.
    bots: Vec<Option<Tempered<G>>>,
    person: Seat,
    whims: Fast,
    pace: Duration,
    clock: Duration,
    /// When each of them will act, if nothing happens before.
    due: Vec<Option<Duration>>,
    /// What they have made up their minds about: a moment, and whether the person may act in it.
    called: Option<(Moment, bool)>,
}

impl<G: Hosted> House<G> {
    /// Opens a table; returns what the person saw of its set-up too.
    pub fn open(setup: &Setup<G>) -> Result<(House<G>, Vec<Happened<G>>), NoDeal> {
        let room = Room::open(&setup.rules, Chance::seeded(&setup.seed))?;
        let start = G::start(&setup.rules);
        let seats = (0..usize::from(setup.n_seats())).map(Seat::at);
        let bot = |seat: Seat| seat_bot(setup.level, seat, start.knows(Viewer::Seat(seat)));
        let mut house = House {
            bots: seats.map(|seat| (seat != setup.person).then(|| bot(seat))).collect(),
            room,
            person: setup.person,
            whims: Fast::new(whims(&setup.seed)),
            pace: setup.pace,
            clock: Duration::ZERO,
            due: vec![None; setup.n_seats().into()],
            called: None,
        };
        let mut events = Vec::new();
        house.room.history(|_, _, happened| events.extend_from_slice(happened));
        let seen = house.tell(&events);
        house.call();
        Ok((house, seen))
    }

    pub fn table(&self) -> &G {
        self.room.table()
    }

    pub fn room(&self) -> &Room<G> {
        &self.room
    }

    /// The person acts; returns what they see of it.
    pub fn act(&mut self, action: G::Action) -> Result<Vec<Happened<G>>, Refused> {
        let events = self.room.act(self.person, action)?;
        let seen = self.tell(&events);
        self.call();
        Ok(seen)
    }

    pub fn say(&mut self, say: Say<G::Card>) {
        self.room.say(self.person, say);
    }

    /// Lets time pass and whoever of the house is first act, if their time has come.
    pub fn tick(&mut self, passed: Duration) -> Option<Vec<Happened<G>>> {
        self.clock += passed;
        let (due, at) = self.next()?;
        (due <= self.clock).then(|| self.play(Seat::at(at)))
    }

    /// How long the house will do nothing.
    pub fn rest(&self) -> Option<Duration> {
        self.next().map(|(due, _)| due.saturating_sub(self.clock))
    }

    fn next(&self) -> Option<(Duration, usize)> {
        let due = self.due.iter().enumerate();
        due.filter_map(|(at, due)| due.map(|due| (due, at))).min()
    }

    fn play(&mut self, seat: Seat) -> Vec<Happened<G>> {
        self.due[seat.index()] = None;
        let legal = self.legal(seat);
        let view = self.table().view(Viewer::Seat(seat));
        let bot = self.bots[seat.index()].as_mut().expect("only the house is due");
        let action = bot.choose(&view, &legal, &mut |n| self.whims.below(n));
        let events = self.room.act(seat, action).expect("the house plays by the rules");
        let seen = self.tell(&events);
        self.call();
        seen
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.table().legal_actions(seat, |action| legal.push(action));
        legal
    }

    /// Tells everybody what happened as they may see it; returns the person's part.
    fn tell(&mut self, events: &[G::Event]) -> Vec<Happened<G>> {
        let rules = *self.room.table().table_rules();
        let sight = |event, viewer| G::sight(&rules, event, viewer);
        for (at, bot) in self.bots.iter_mut().enumerate() {
            if let Some(bot) = bot {
                let viewer = Viewer::Seat(Seat::at(at));
                for event in events {
                    bot.told(&sight(event, viewer));
                }
            }
        }
        let person = Viewer::Seat(self.person);
        let happened =
            |event| Happened { own: sight(event, person), open: sight(event, Viewer::Watcher) };
        events.iter().map(happened).collect()
    }

    /// Whether the person's view shows less than they could remember: then remembering is part of
    /// the game (LB-22).
    pub fn is_forgetful(&self) -> bool {
        let viewer = Viewer::Seat(self.person);
        self.table().view(viewer) != self.table().knows(viewer)
    }

    /// Has everybody who is needed make up their minds.
    fn call(&mut self) {
        let turn = self.table().turn();
        let waits_for_person = turn.seats().contains(self.person);
        let call = Some((self.table().moment(), waits_for_person));
        if self.called != call {
            self.due.fill(None);
            self.called = call;
        }
        for at in 0..self.bots.len() {
            let needed = self.bots[at].is_some() && self.table().waits_for().contains(Seat::at(at));
            if !needed {
                self.due[at] = None;
            } else if self.due[at].is_none() {
                self.due[at] = Some(self.clock + self.delay(at, turn, waits_for_person));
            }
        }
    }

    /// A race leaves the person time to see what there is to race for: the more, the lower the level.
    fn delay(&mut self, at: usize, turn: Turn, waits_for_person: bool) -> Duration {
        let (least, spread) = match (turn, waits_for_person) {
            (Turn::Race(_), true) => {
                let bot = self.bots[at].as_mut().expect("only the house is called");
                return self.pace * bot.reaction(&mut |n| self.whims.below(n)) / STEADY_REACTION;
            }
            (Turn::Race(_) | Turn::All(_), false) => (40, 60),
            (Turn::All(_), true) => (100, 100),
            _ => return self.pace,
        };
        self.pace * (least + self.whims.below(spread)) / 100
    }
}

/// Whoever takes so many milliseconds races at the pace of the table.
const STEADY_REACTION: u32 = 300;

/// The house's whims follow from the seed too, so that a game can be played again (FNV-1a).
fn whims(seed: &str) -> u64 {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    seed.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}
