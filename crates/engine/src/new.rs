//! Making tables: set up anew, or replayed from a record.

use bots::Housed;
use catalog::{GameId, with_game};
use decks::{DeckFile, Decked, Fault, default_deck};
use game::Game;
use record::{BadRecord, OptionFault, Record, options_from_json};
use room::{Chance, Room, Scripted};
use serde_json::Value;
use serde_json::value::RawValue;
use words::{Arg, Message};

use crate::answer::{Code, Error};
use crate::fields::{Fields, read, read_map};
use crate::table::{Held, Table, no_deal};

type Made = Result<Box<dyn Table>, Error>;

pub fn new_table(mut fields: Fields<'_>) -> Made {
    let name = fields.text("game")?;
    let seats = fields.number("seats")?;
    let options = fields.optional_object("options")?;
    let deck = fields.optional_object("deck")?;
    let chance = fields.object("chance")?;
    fields.done()?;
    let game = GameId::parse(&name).ok_or_else(|| unknown_game(&name))?;
    with_game!(game, G => set_up::<G>(seats, options, deck, chance))
}

pub fn replayed_table(mut fields: Fields<'_>) -> Made {
    let record = fields.object("record")?;
    let upto = fields.optional_number("upto")?;
    let chance = fields.optional_object("chance")?;
    fields.done()?;
    let upto = match upto.map(usize::try_from) {
        None => None,
        Some(Ok(upto)) => Some(upto),
        Some(Err(_)) => return Err(Error::bad_request(Message::new("engine-bad-upto"))),
    };
    let record =
        read(record).map_err(|why| Error::new(Code::BadRecord, why.with("name", "record")))?;
    let record = Record::from_json(record).map_err(|why| bad_record(&why))?;
    with_game!(record.game, G => replay::<G>(&record, upto, chance))
}

fn set_up<G: Decked + Housed + 'static>(
    seats: i64,
    options: Option<&RawValue>,
    deck: Option<&RawValue>,
    chance: &RawValue,
) -> Made
where
    G::View: 'static,
{
    let options = options.map(read_map).transpose();
    let options =
        options.map_err(|why| Error::new(Code::BadOptions, why.with("name", "options")))?;
    let options = options.unwrap_or_default();
    let faults = options_from_json::<G>(seats, &options, &G::Deck::default()).err();
    if let Some(faults) = faults {
        let why = Arg::reasons(faults.iter().map(OptionFault::message));
        return Err(Error::new(Code::BadOptions, Message::new("engine-why").with("why", why)));
    }
    let (deck, own) = read_deck::<G>(deck)?;
    let rules = options_from_json::<G>(seats, &options, &deck.deck);
    let rules = rules.expect("the options do not depend on the deck");
    let room = Room::<G>::open(&rules, read_chance::<G>(chance)?).map_err(no_deal)?;
    Ok(Box::new(Held::new(room, own.then_some(deck.json))))
}

fn replay<G: Decked + Housed + 'static>(
    record: &Record,
    upto: Option<usize>,
    chance: Option<&RawValue>,
) -> Made
where
    G::View: 'static,
{
    let bad = |why: BadRecord| bad_record(&why);
    let chance = chance.map_or_else(|| Ok(Chance::default()), read_chance::<G>);
    if upto.is_some_and(|upto| upto > record.entries()) {
        return Err(bad(BadRecord::UpTo { entries: record.entries() }));
    }
    let (deck, own) = record.deck::<G>().map_err(bad)?;
    let room = record.room::<G>(&deck, upto, Chance::default()).map_err(bad)?;
    let room = room.with_chance(chance?);
    Ok(Box::new(Held::new(room, own.then_some(deck.json))))
}

fn read_deck<G: Decked>(deck: Option<&RawValue>) -> Result<(DeckFile<G>, bool), Error> {
    let Some(deck) = deck else { return Ok((default_deck().clone(), false)) };
    let deck = read(deck).map_err(|why| Error::new(Code::BadDeck, why.with("name", "deck")))?;
    match decks::from_json::<G>(&deck) {
        Ok(deck) => Ok((deck, true)),
        Err(faults) => {
            let why = Arg::reasons(faults.iter().map(Fault::message));
            Err(Error::new(Code::BadDeck, Message::new("engine-why").with("why", why)))
        }
    }
}

/// Reads `{"seed"}`, `{"script"}` or both. Cards that cannot be read are found when their shuffle
/// is needed.
fn read_chance<G: Game>(chance: &RawValue) -> Result<Chance<G::Card>, Error> {
    let bad = || Error::new(Code::BadChance, Message::new("chance-malformed"));
    let chance = read_map(chance);
    let chance = chance.map_err(|why| Error::new(Code::BadChance, why.with("name", "chance")))?;
    let seed = chance.get("seed").map(|seed| seed.as_str().ok_or_else(bad)).transpose()?;
    let script = chance.get("script").map(|it| it.as_array().ok_or_else(bad)).transpose()?;
    let known = usize::from(seed.is_some()) + usize::from(script.is_some());
    if known == 0 || known != chance.len() {
        return Err(bad());
    }
    let shuffle = |cards: &Value| -> Result<Scripted<G::Card>, Error> {
        let cards = cards.as_array().ok_or_else(bad)?;
        let read = |card: &Value| serde_json::from_value(card.clone()).ok();
        Ok(cards.iter().map(read).collect())
    };
    let script: Result<Vec<_>, _> = script.into_iter().flatten().map(shuffle).collect();
    Ok(Chance::new(script?.into(), seed))
}

fn unknown_game(name: &str) -> Error {
    let name = name.chars().take(80).collect::<String>();
    let known = GameId::ALL.map(GameId::name).join(", ");
    let message = Message::new("engine-unknown-game").with("name", name).with("known", known);
    Error::new(Code::UnknownGame, message)
}

fn bad_record(why: &BadRecord) -> Error {
    let code =
        if matches!(why, BadRecord::UpTo { .. }) { Code::BadRequest } else { Code::BadRecord };
    Error::new(code, why.message())
}
