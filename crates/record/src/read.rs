//! Reading a record and playing it again.

use catalog::GameId;
use decks::{DeckFile, Decked, default_deck, from_json};
use game::{Game, Illegal, Kept, Outcome, Seat, Turn};
use room::{Chance, Entry, Room};
use serde_json::{Map, Value};

use crate::proof::Proof;
use crate::talk::say_from_json;
use crate::{
    BadRecord, DealFault, Dealt, EntryFault, JsonFault, Proven, options_from_json, read_json,
};

/// A record whose frame has been read; its log is read as it is played.
#[derive(Clone, Debug)]
pub struct Record {
    pub game: GameId,
    version: u64,
    seats: i64,
    options: Map<String, Value>,
    deck: Option<Value>,
    log: Vec<Value>,
    dealt: Option<Dealt>,
}

/// What a verified record holds.
#[derive(Clone, Debug)]
pub struct Verified {
    pub entries: usize,
    pub actions: usize,
    pub outcome: Option<Outcome>,
    /// Nothing, where the record does not say where its cards came from.
    pub deal: Option<Proven>,
}

impl Record {
    pub fn parse(text: &str) -> Result<Record, BadRecord> {
        Record::from_json(read_json(text).map_err(BadRecord::NotJson)?)
    }

    pub fn from_json(json: Value) -> Result<Record, BadRecord> {
        let Value::Object(mut fields) = json else {
            return Err(BadRecord::NotJson(JsonFault::NoObject));
        };
        let mut take = |name| fields.remove(name).ok_or(BadRecord::Field { name });
        let name = |it: Value| it.as_str().map(str::to_owned);
        let name = name(take("game")?).ok_or(BadRecord::Field { name: "game" })?;
        let version = take("version")?.as_u64().ok_or(BadRecord::Field { name: "version" })?;
        let seats = take("seats")?.as_i64().ok_or(BadRecord::Field { name: "seats" })?;
        let Value::Object(options) = take("options")? else {
            return Err(BadRecord::Field { name: "options" });
        };
        let Value::Array(log) = take("log")? else {
            return Err(BadRecord::Field { name: "log" });
        };
        let deck = take("deck").ok();
        let dealt = take("deal").ok().map(|json| Dealt::read(&json, seats));
        let dealt = dealt.transpose().map_err(BadRecord::Deal)?;
        let game = GameId::parse(&name).ok_or(BadRecord::UnknownGame { name })?;
        Ok(Record { game, version, seats, options, deck, log, dealt })
    }

    /// How many seats the record says there were.
    pub fn seats(&self) -> i64 {
        self.seats
    }

    /// How many entries the log has.
    pub fn entries(&self) -> usize {
        self.log.len()
    }

    /// Where its cards came from, if it says so.
    pub fn dealt(&self) -> Option<&Dealt> {
        self.dealt.as_ref()
    }

    /// The deck the game was played with, and whether it is one of its own.
    pub fn deck<G: Decked>(&self) -> Result<(DeckFile<G>, bool), BadRecord> {
        match &self.deck {
            Some(json) => Ok((from_json(json).map_err(BadRecord::Deck)?, true)),
            None => Ok((default_deck().clone(), false)),
        }
    }

    /// The room after the first `upto` entries and the shuffles that go along with the last of
    /// them; after all, if not given.
    pub fn room<G: Decked>(
        &self,
        deck: &DeckFile<G>,
        upto: Option<usize>,
        chance: Chance<G::Card>,
    ) -> Result<Room<G>, BadRecord> {
        self.replay(deck, upto, chance, |_, _, _| Ok(()))
    }

    /// Plays entry by entry; `look` sees each with the table that takes it, and may object.
    fn replay<G: Decked>(
        &self,
        deck: &DeckFile<G>,
        upto: Option<usize>,
        chance: Chance<G::Card>,
        mut look: impl FnMut(usize, &G, &Entry<G>) -> Result<(), DealFault>,
    ) -> Result<Room<G>, BadRecord> {
        if self.version == 0 || self.version > u64::from(G::RULES_VERSION) {
            let known = G::RULES_VERSION;
            return Err(BadRecord::Version { version: self.version, known });
        }
        let rules = options_from_json::<G>(self.seats, &self.options, &deck.deck);
        let rules = rules.map_err(BadRecord::Options)?;
        let mut room = Room::<G>::bare(&rules, chance);
        let entries = self.log.len();
        let upto = upto.unwrap_or(entries);
        if upto > entries {
            return Err(BadRecord::UpTo { entries });
        }
        for (at, json) in self.log.iter().enumerate() {
            let due = room.table().turn() == Turn::Chance;
            if at >= upto && !due {
                break;
            }
            let refused = |why| BadRecord::Entry { number: at + 1, why };
            let entry = read_entry::<G>(json, G::n_seats(&rules)).map_err(refused)?;
            let looked = look(at, room.table(), &entry);
            repeat(&mut room, entry, due).map_err(refused)?;
            looked.map_err(BadRecord::Deal)?;
        }
        if room.table().turn() == Turn::Chance {
            return Err(BadRecord::CutShort { entries });
        }
        Ok(room)
    }

    /// Plays the whole record and says what it holds.
    pub fn verify<G: Decked>(&self) -> Result<Verified, BadRecord> {
        let proof = self.dealt.as_ref().map(Proof::begin).transpose();
        let mut proof = proof.map_err(BadRecord::Deal)?;
        let look = |at, table: &G, entry: &Entry<G>| {
            proof.as_mut().map_or(Ok(()), |proof| proof.step(at, table, entry))
        };
        let room = self.replay::<G>(&self.deck()?.0, None, Chance::default(), look)?;
        let deal = proof.map(|proof| proof.end(room.table())).transpose();
        let acted = |entry: &&Entry<G>| matches!(entry, Entry::Step(Kept::Act(..)));
        Ok(Verified {
            entries: self.entries(),
            actions: room.log().iter().filter(acted).count(),
            outcome: room.table().outcome(),
            deal: deal.map_err(BadRecord::Deal)?,
        })
    }
}

fn repeat<G: Game>(room: &mut Room<G>, entry: Entry<G>, due: bool) -> Result<(), EntryFault> {
    let shuffles = matches!(entry, Entry::Step(Kept::Shuffle(_)));
    if due && !shuffles {
        return Err(EntryFault::ShuffleDue);
    }
    room.repeat(entry).map_err(EntryFault::Illegal)
}

fn read_entry<G: Game>(json: &Value, n_seats: u8) -> Result<Entry<G>, EntryFault> {
    let read = |value: &Value| serde_json::from_value(value.clone());
    if let Some(cards) = json.get("shuffle") {
        if ["seat", "action", "say"].iter().any(|name| json.get(name).is_some()) {
            return Err(EntryFault::NotAnEntry);
        }
        let cards: Option<&Vec<Value>> = cards.as_array().filter(|it| it.len() <= game::MOST_CARDS);
        let cards = cards.ok_or(EntryFault::Illegal(Illegal::WrongCards))?;
        let cards: Result<Box<[G::Card]>, _> = cards.iter().map(read).collect();
        return Ok(Entry::Step(Kept::Shuffle(cards.map_err(|_| EntryFault::UnknownCard)?)));
    }
    let seat = json.get("seat").ok_or(EntryFault::NotAnEntry)?;
    let seat = seat.as_u64().and_then(|it| Seat::of(it, n_seats)).ok_or(EntryFault::NoSuchSeat)?;
    match (json.get("action"), json.get("say")) {
        // A list would be read as an action's fields in their order.
        (Some(action), None) if !action.is_object() => Err(EntryFault::NotAnEntry),
        (Some(action), None) => {
            let read = serde_json::from_value(action.clone());
            let no_such = |_| EntryFault::NoSuchAction { action: shortened(&action.to_string()) };
            Ok(Entry::Step(Kept::Act(seat, read.map_err(no_such)?)))
        }
        (None, Some(say)) => {
            Ok(Entry::Said(seat, say_from_json::<G>(say, n_seats).map_err(EntryFault::Say)?))
        }
        _ => Err(EntryFault::NotAnEntry),
    }
}

/// What was given, as far as it helps to see it again.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 120;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
