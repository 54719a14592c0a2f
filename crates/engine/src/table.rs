//! One table of the engine, whatever game is played at it.

use std::collections::BTreeMap;
use std::time::Instant;

use bots::{Bot, Housed, Level, seat_bot};
use decks::Decked;
use game::{Game, Illegal, Kept, Seat, SeatSet, SightOf, Turn, Viewer};
use record::{Written, say_from_json, shortened};
use room::{Entry, Fast, NoDeal, Refused, Room, Say};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use words::Message;

use crate::advice::{Advice, after};
use crate::answer::{Answer, Code, Error, json};

/// Who looks, as a request says it.
#[derive(Copy, Clone, Debug)]
pub enum Look {
    Seat(i64),
    Watcher,
    Referee,
}

/// What can be asked of a table without knowing its game.
pub trait Table {
    fn legal(&self) -> String;
    fn outcome(&self) -> String;
    fn record(&self) -> String;
    fn view(&self, who: Look) -> Answer;
    fn knows(&self, who: Look) -> Answer;
    fn bot(&self, seat: i64, level: Level, seconds: Option<f64>, name: &str) -> Answer;
    fn act(&mut self, seat: i64, action: &RawValue) -> Answer;
    fn say(&mut self, seat: i64, say: &Value) -> Answer;
    /// Roughly how many bytes this table takes.
    fn weight(&self) -> usize;
}

/// A table of one game.
#[derive(Debug)]
pub struct Held<G: Game> {
    room: Room<G>,
    /// The deck file's content where it is not the house's own.
    deck: Option<Value>,
    weight: usize,
}

impl<G: Game> Held<G> {
    pub fn new(room: Room<G>, deck: Option<Value>) -> Held<G> {
        let deck_weight = deck.as_ref().map_or(0, |deck| 4 * json(deck).len());
        let log: usize = room.log().iter().map(entry_weight).sum();
        let weight = size_of::<Held<G>>() + room.script_weight() + deck_weight + log;
        Held { room, deck, weight }
    }

    fn n_seats(&self) -> u8 {
        G::n_seats(self.room.table().table_rules())
    }

    fn seat(&self, seat: i64) -> Result<Seat, Error> {
        let n_seats = self.n_seats();
        Seat::of(seat, n_seats).ok_or_else(|| {
            let message = Message::new("engine-no-such-seat").with("seats", n_seats);
            Error::bad_request(message.with("last", n_seats - 1))
        })
    }

    fn viewer(&self, who: Look) -> Result<Option<Viewer>, Error> {
        match who {
            Look::Seat(seat) => Ok(Some(Viewer::Seat(self.seat(seat)?))),
            Look::Watcher => Ok(Some(Viewer::Watcher)),
            Look::Referee => Ok(None),
        }
    }

    fn is_over(&self) -> bool {
        self.room.table().turn() == Turn::Over
    }

    /// Notes what the log has grown by.
    fn weigh(&mut self, before: usize) {
        self.weight += self.room.log()[before..].iter().map(entry_weight).sum::<usize>();
    }

    fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.room.table().legal_actions(seat, |action| actions.push(action));
        actions
    }

    /// The seat's turn, or why it is not.
    fn on_turn(&self, seat: Seat) -> Result<(), Error> {
        if self.is_over() {
            return Err(illegal(Illegal::GameOver));
        }
        let on_turn = self.room.table().turn().seats().contains(seat);
        if on_turn { Ok(()) } else { Err(illegal(Illegal::NotYourTurn)) }
    }
}

impl<G: Decked + Housed + 'static> Table for Held<G>
where
    G::View: 'static,
{
    fn legal(&self) -> String {
        let to_act = self.room.table().turn().seats();
        let actions = |seat: Seat| (seat.index(), self.legal_actions(seat));
        let legal = to_act.iter().map(actions).collect();
        json(&Choices { to_act, legal, over: self.is_over() })
    }

    fn outcome(&self) -> String {
        json(&self.room.table().outcome())
    }

    fn record(&self) -> String {
        json(&Written::new(&self.room, self.deck.as_ref()))
    }

    fn view(&self, who: Look) -> Answer {
        let table = self.room.table();
        Ok(match self.viewer(who)? {
            Some(viewer) => json(&table.view(viewer)),
            None => json(&table.unveil().into_open()),
        })
    }

    fn knows(&self, who: Look) -> Answer {
        let viewer = self.viewer(who)?.unwrap_or(Viewer::Watcher);
        Ok(json(&self.room.table().knows(viewer)))
    }

    fn bot(&self, seat: i64, level: Level, seconds: Option<f64>, name: &str) -> Answer {
        let seat = self.seat(seat)?;
        self.on_turn(seat)?;
        let viewer = Viewer::Seat(seat);
        let rules = self.room.table().table_rules();
        let mut bot = seat_bot::<G>(level, seat, G::start(rules).knows(viewer));
        self.room.history(|_, _, events| {
            for event in events {
                bot.told(&G::sight(rules, event, viewer));
            }
        });
        // The whim depends on nothing but what everybody knows: the table's name and its age.
        let age = self.room.log().len() as u64;
        let mut fast = Fast::new(
            name.bytes()
                .fold(age, |seed, byte| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)),
        );
        let legal = self.legal_actions(seat);
        let until = seconds.and_then(after);
        let mut stop = || until.is_some_and(|until| Instant::now() >= until);
        let time = seconds.map(|_| &mut stop as &mut dyn FnMut() -> bool);
        let (action, why) = bot.answer(&legal, &mut |n| fast.below(n), time);
        Ok(json(&Advice::new(action, &why)))
    }

    fn act(&mut self, seat: i64, action: &RawValue) -> Answer {
        let seat = self.seat(seat)?;
        self.on_turn(seat)?;
        let action: G::Action = serde_json::from_str(action.get()).map_err(|_| {
            let action = shortened(action.get());
            let message = Message::new("engine-no-such-action").with("action", action);
            Error::new(Code::IllegalAction, message)
        })?;
        let before = self.room.log().len();
        let events = self.room.act(seat, action).map_err(refused)?;
        self.weigh(before);
        let table = self.room.table();
        Ok(json(&Acted::<G> { rules: table.table_rules(), events: &events, turn: table.turn() }))
    }

    fn say(&mut self, seat: i64, say: &Value) -> Answer {
        let seat = self.seat(seat)?;
        let said = say_from_json::<G>(say, self.n_seats());
        let before = self.room.log().len();
        self.room.say(seat, said.map_err(|fault| Error::bad_request(fault.message()))?);
        self.weigh(before);
        Ok("true".to_owned())
    }

    fn weight(&self) -> usize {
        self.weight
    }
}

fn entry_weight<G: Game>(entry: &Entry<G>) -> usize {
    size_of::<Entry<G>>()
        + match entry {
            Entry::Step(Kept::Shuffle(cards)) => size_of_val(&**cards),
            Entry::Said(_, Say::Text(text)) => text.len(),
            Entry::Step(Kept::Act(..)) | Entry::Said(_, Say::Claim { .. }) => 0,
        }
}

/// Every legal action of every seat that may act.
#[derive(Serialize)]
struct Choices<A> {
    to_act: SeatSet,
    legal: BTreeMap<usize, Vec<A>>,
    over: bool,
}

/// What an action led to, as the referee sees it.
struct Acted<'a, G: Game> {
    rules: &'a G::Rules,
    events: &'a [G::Event],
    turn: Turn,
}

impl<G: Game> Serialize for Acted<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let open = |event| -> SightOf<G> { G::unveil_event(self.rules, event).into_open() };
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("events", &self.events.iter().map(open).collect::<Vec<_>>())?;
        map.serialize_entry("to_act", &self.turn.seats())?;
        map.serialize_entry("over", &(self.turn == Turn::Over))?;
        map.end()
    }
}

fn refused(why: Refused) -> Error {
    match why {
        Refused::Illegal(why) => illegal(why),
        Refused::NoDeal(why) => no_deal(why),
    }
}

fn illegal(why: Illegal) -> Error {
    match why {
        Illegal::GameOver => Error::new(Code::GameOver, Message::new("engine-game-over")),
        Illegal::NotYourTurn => Error::new(Code::NotYourTurn, Message::new("engine-not-your-turn")),
        Illegal::NotAllowed | Illegal::NotNow | Illegal::WrongCards => {
            Error::new(Code::IllegalAction, Message::new("engine-illegal-action"))
        }
    }
}

pub fn no_deal(why: NoDeal) -> Error {
    let message = match why {
        NoDeal::NothingLeft { given } => Message::new("chance-nothing-left").with("given", given),
        NoDeal::WrongCards { shuffle } => {
            Message::new("chance-wrong-cards").with("shuffle", shuffle)
        }
    };
    Error::new(Code::BadChance, message)
}
