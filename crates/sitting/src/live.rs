//! A running game, whatever game it is.

mod checkpoints;
mod memories;
#[cfg(test)]
mod tests;
mod thought;

use std::collections::BTreeMap;
use std::iter;
use std::ops::ControlFlow;

use bots::{Housed, Level};
use catalog::{GameId, with_game};
use decks::{Decked, default_deck, from_json};
use game::{Game, Kept, Moment, Seat, SeatSet, Step, Turn, Viewer};
use record::{Dealt, Written, check_say, options_from_json, say_from_json};
use room::{Chance, Deal, DrawnRace, Entry, Fast, Room, Sealed};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use wire::{Code, Json, Race, SetUp};
use words::Message;

use crate::refusal::Refusal;
use checkpoints::Checkpoints;
use memories::Memories;

pub use thought::Thought;

/// What can be asked of a game without knowing which it is.
pub trait Live: Send {
    fn turn(&self) -> Turn;
    /// Who has to act before it goes on.
    fn waits_for(&self) -> SeatSet;
    fn moment(&self) -> Moment;
    /// Whether remembering is part of the game: then nothing is shown twice (LB-22).
    fn is_forgetful(&self) -> bool;
    fn can_act(&self, seat: Seat, action: &Json) -> Result<(), Refusal>;
    /// Plays an action and keeps what happened under this number.
    fn act(&mut self, seat: Seat, action: &Json, number: u32) -> Result<(), Refusal>;
    fn say(&mut self, seat: Seat, say: &Value);
    /// What the house has to think about to choose here, on what this seat has seen.
    fn thought(&mut self, seat: Seat, level: Level) -> Option<Thought>;
    /// How many actions have been played.
    fn played(&self) -> usize;
    /// Somebody else plays at this seat from now on: what the house remembers there is let go.
    fn dismiss(&mut self, seat: Seat);
    /// Whether the house takes long to find that out.
    fn ponders(&self, level: Level) -> bool;
    /// What happened under this number, if it was the last, as this viewer is told.
    fn last(&self, viewer: Viewer, number: u32) -> Vec<Json>;
    /// What happened after one number and before another, by number.
    fn sights(&self, after: u32, before: u32, viewer: Viewer) -> BTreeMap<u32, Vec<Json>>;
    fn view(&self, viewer: Viewer) -> Json;
    /// Every card face up, once the game is over.
    fn unveiled(&self) -> Option<Json>;
    fn legal(&self, seat: Seat) -> Json;
    /// The whole game, once it is over; with what its deal followed from, if that is worth telling.
    fn record(&self, dealt: bool) -> Option<Json>;
    /// Plays the claims of a sealed race and keeps what happened under this number.
    fn unseal(&mut self, claims: Sealed<Json>, number: u32) -> Result<(), Refusal>;
}

/// Why a table cannot be set up: all reasons at once.
pub type BadSetUp = Vec<Message>;

/// Whether this can be said at such a table.
pub fn can_say(set_up: &SetUp, say: &Value) -> Result<(), Refusal> {
    let refused = |why| Refusal::Because(Code::BadTalk, why);
    check_say(say).map_err(|fault| refused(fault.message()))?;
    if let Some(text) = say["text"].as_str() {
        if words::is_steered(text) {
            return Err(refused(Message::new("server-steering-talk")));
        }
        if words::is_blank(text) {
            return Err(refused(Message::new("server-empty-talk")));
        }
    }
    let Some(game) = GameId::parse(&set_up.game) else { return Ok(()) };
    let said = with_game!(game, G => say_from_json::<G>(say, set_up.seats).map(drop));
    said.map_err(|fault| refused(fault.message()))
}

/// Whether the game can be set up like this.
pub fn check(set_up: &SetUp) -> Result<(), BadSetUp> {
    with_game!(game(set_up)?, G => {
        let mut reasons = rules::<G>(set_up).err().unwrap_or_default();
        if set_up.race == Race::Sealed && !G::RACES {
            reasons.push(Message::new("server-no-race"));
        }
        if reasons.is_empty() { Ok(()) } else { Err(reasons) }
    })
}

/// Opens the game: its set-up is dealt under this number.
pub fn start(
    set_up: &SetUp,
    deal: Deal,
    script: &[Value],
    number: u32,
) -> Result<Box<dyn Live>, BadSetUp> {
    with_game!(game(set_up)?, G => {
        let (rules, chance) = (rules::<G>(set_up)?, chance(script, &deal));
        Ok(Box::new(Running::<G>::open(&rules, set_up.deck.clone(), chance, deal, number)))
    })
}

fn game(set_up: &SetUp) -> Result<GameId, BadSetUp> {
    let unknown = || Message::new("server-unknown-game").with("name", set_up.game.as_str());
    GameId::parse(&set_up.game).ok_or_else(|| vec![unknown()])
}

fn rules<G: Decked>(set_up: &SetUp) -> Result<G::Rules, BadSetUp> {
    let own = set_up.deck.as_ref().map(from_json::<G>).transpose();
    let own = own.map_err(|faults| reasons(&faults, decks::Fault::message))?;
    let deck = own.as_ref().unwrap_or_else(|| default_deck());
    let rules = options_from_json::<G>(set_up.seats.into(), &set_up.options, &deck.deck);
    rules.map_err(|faults| reasons(&faults, record::OptionFault::message))
}

fn reasons<F>(faults: &[F], message: impl Fn(&F) -> Message) -> BadSetUp {
    faults.iter().map(message).collect()
}

/// The deal's own dealer, after the shuffles of a script if there is one.
fn chance<C: Copy + DeserializeOwned>(script: &[Value], deal: &Deal) -> Chance<C> {
    let script = script.iter().map(|cards| Deserialize::deserialize(cards).ok());
    deal.chance(script.collect())
}

struct Running<G: Game> {
    room: Room<G>,
    deck: Option<Value>,
    deal: Deal,
    /// The sealed races so far.
    races: Vec<DrawnRace>,
    /// The numbers under which the set-up was dealt and each action was played.
    numbers: Vec<u32>,
    /// What happened under the last of them.
    last: Vec<G::Event>,
    memories: Memories<G>,
    checkpoints: Checkpoints<G>,
}

impl<G: Decked + Housed + Send + 'static> Running<G>
where
    G::View: Send + 'static,
    G::Card: Send + Sync,
    G::Action: Send,
    G::Event: Send,
    G::Rules: Send,
{
    fn open(
        rules: &G::Rules,
        deck: Option<Value>,
        chance: Chance<G::Card>,
        deal: Deal,
        number: u32,
    ) -> Running<G> {
        let room = Room::<G>::open(rules, chance).expect("a seed deals for ever");
        let mut last = Vec::new();
        room.history(|_, _, events| last.extend_from_slice(events));
        let (races, numbers, memories) = (Vec::new(), vec![number], Memories::default());
        let checkpoints = Checkpoints::default();
        Running { room, deck, deal, races, numbers, last, memories, checkpoints }
    }

    /// So many actions have been played under this number, and this is what happened.
    fn happened(&mut self, events: Vec<G::Event>, number: u32, actions: usize) {
        self.memories.tell(self.room.table().table_rules(), &events);
        self.last = events;
        self.numbers.extend(iter::repeat_n(number, actions));
        self.checkpoints.reached(&self.room, self.numbers.len() - 1);
    }

    fn read(action: &Json) -> Result<G::Action, Refusal> {
        json::read(action.get()).map_err(|error| {
            let why = Message::new("server-no-such-action").with("detail", error.to_string());
            Refusal::Because(Code::IllegalAction, why)
        })
    }

    fn is_over(&self) -> bool {
        self.room.table().turn() == Turn::Over
    }

    fn rules(&self) -> &G::Rules {
        self.room.table().table_rules()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.room.table().legal_actions(seat, |action| actions.push(action));
        actions
    }

    fn tell(&self, events: &[G::Event], viewer: Viewer) -> Vec<Json> {
        events.iter().map(|event| Json::of(&G::sight(self.rules(), event, viewer))).collect()
    }
}

impl<G: Decked + Housed + Send + 'static> Live for Running<G>
where
    G::View: Send + 'static,
    G::Card: Send + Sync,
    G::Action: Send,
    G::Event: Send,
    G::Rules: Send,
{
    fn turn(&self) -> Turn {
        self.room.table().turn()
    }

    fn waits_for(&self) -> SeatSet {
        self.room.table().waits_for()
    }

    fn moment(&self) -> Moment {
        self.room.table().moment()
    }

    fn is_forgetful(&self) -> bool {
        G::is_forgetful(self.rules())
    }

    fn can_act(&self, seat: Seat, action: &Json) -> Result<(), Refusal> {
        let step = Step::Act(seat, Self::read(action)?);
        self.room.table().is_legal(step).map_err(|why| room::Refused::Illegal(why).into())
    }

    fn act(&mut self, seat: Seat, action: &Json, number: u32) -> Result<(), Refusal> {
        let events = self.room.act(seat, Self::read(action)?)?;
        self.happened(events, number, 1);
        Ok(())
    }

    fn say(&mut self, seat: Seat, say: &Value) {
        if let Ok(say) = say_from_json::<G>(say, G::n_seats(self.rules())) {
            self.room.say(seat, say);
        }
    }

    fn thought(&mut self, seat: Seat, level: Level) -> Option<Thought> {
        let legal = self.legal_actions(seat);
        if legal.is_empty() {
            return None;
        }
        let mut bot = self.memories.bot(seat, level, &self.room);
        Some(Thought::new(move |whim, stop| {
            let mut fast = Fast::new(whim);
            Json::of(&bot.choose_until(&legal, &mut |n| fast.below(n), stop))
        }))
    }

    fn played(&self) -> usize {
        self.numbers.len()
    }

    fn dismiss(&mut self, seat: Seat) {
        self.memories.dismiss(seat);
    }

    fn ponders(&self, level: Level) -> bool {
        G::temper(level).iterations > 0
    }

    fn last(&self, viewer: Viewer, number: u32) -> Vec<Json> {
        let last = self.numbers.last() == Some(&number);
        if last { self.tell(&self.last, viewer) } else { Vec::new() }
    }

    fn sights(&self, after: u32, before: u32, viewer: Viewer) -> BTreeMap<u32, Vec<Json>> {
        let mut told = BTreeMap::new();
        let near = self.checkpoints.last(|it| self.numbers[it.actions] <= after);
        let (entries, mut at) = near.map_or((0, 0), |it| (it.entries, it.actions));
        let table = near.map_or_else(|| G::start(self.rules()), |it| it.table.clone());
        self.room.history_from(entries, table, |_, entry, events| {
            at += usize::from(matches!(entry, Entry::Step(Kept::Act(..))));
            let number = self.numbers[at];
            if number >= before {
                return ControlFlow::Break(());
            }
            if number > after {
                let sights: &mut Vec<_> = told.entry(number).or_default();
                sights.extend(self.tell(events, viewer));
            }
            ControlFlow::Continue(())
        });
        told
    }

    fn view(&self, viewer: Viewer) -> Json {
        Json::of(&self.room.table().view(viewer))
    }

    fn unveiled(&self) -> Option<Json> {
        self.is_over().then(|| Json::of(&self.room.table().unveil().into_open()))
    }

    fn legal(&self, seat: Seat) -> Json {
        Json::of(&self.legal_actions(seat))
    }

    fn record(&self, dealt: bool) -> Option<Json> {
        let deal = Dealt::new(self.deal.clone(), self.races.clone());
        let written = Written::new(&self.room, self.deck.as_ref());
        let written = if dealt { written.with_deal(&deal) } else { written };
        self.is_over().then(|| Json::of(&written))
    }

    fn unseal(&mut self, claims: Sealed<Json>, number: u32) -> Result<(), Refusal> {
        let claims = claims.try_map(|action| Self::read(&action))?;
        let race = self.races.len() as u32 + 1;
        let (race, events) = claims.play(&mut self.room, &self.deal, race);
        self.happened(events, number, race.played);
        self.races.push(race);
        Ok(())
    }
}
