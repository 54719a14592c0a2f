//! What `play` and `replay` are asked for, from the command line.

use std::path::PathBuf;
use std::time::Duration;

use catalog::{GameId, with_game};
use clap::ArgMatches;
use lab::Meeting;
use record::Record;
use serde_json::{Map, Value};
use wire::{House, Pace, Race, SetUp};
use words::Message;

use crate::failure::{Failure, read_file};
use crate::lab::arena::Wanted as Tournament;
use crate::lab::entrants::entrants;
use crate::remote::{Invitation, Wanted, link};
use crate::tui::remote::JoinOptions;
use crate::tui::{DeckText, Look, PlayOptions, default_seats, read_deck};

/// Everything `play` was told; what was not said has a default.
pub fn play_options(matches: &ArgMatches, colour: bool) -> Result<PlayOptions, Failure> {
    let text = |name| matches.get_one::<String>(name);
    let default = PlayOptions::default();
    let seat = |name| seat(matches, name);
    Ok(PlayOptions {
        game: text("GAME").and_then(|name| GameId::parse(name)),
        seats: seat("seats"),
        seat: seat("seat").unwrap_or(default.seat),
        level: level(matches),
        seed: text("seed").cloned(),
        options: options(matches)?,
        deck: text("deck").map(|path| deck(path)).transpose()?,
        colour,
        pace: matches.get_one::<u64>("pace").map_or(default.pace, |&ms| Duration::from_millis(ms)),
        record_to: text("record").map(PathBuf::from),
    })
}

/// Who plays in the arena when nobody is named.
pub const HOUSE: &str = "random,1,2,3,4,5,6";
/// Whose games are weighed when nobody is named.
const SPREAD: &str = "thumb/60,thumb/20,thumb,search:300";

/// Everything `lab arena` was told.
pub fn arena_options(matches: &ArgMatches) -> Result<Tournament, Failure> {
    let programs = matches.get_many::<String>("program").into_iter().flatten();
    let bots = matches.get_one::<String>("bots").map_or(HOUSE, String::as_str);
    Ok(Tournament {
        entrants: entrants(bots, Some(programs))?,
        limit: Duration::from_secs(matches.get_one::<u64>("seconds").copied().unwrap_or(10)),
        meeting: if matches.get_flag("ladder") { Meeting::Ladder } else { Meeting::RoundRobin },
        ..lab_options(matches, 100)?
    })
}

/// Everything `lab balance` was told, and on how many deals all entrants meet.
pub fn balance_options(matches: &ArgMatches) -> Result<(Tournament, u32), Failure> {
    let bots = matches.get_one::<String>("bots").map_or(SPREAD, String::as_str);
    let wanted =
        Tournament { entrants: entrants(bots, None::<[_; 0]>)?, ..lab_options(matches, 400)? };
    let mixed = matches.get_one::<u32>("mixed").copied().unwrap_or(wanted.deals.div_ceil(4));
    Ok((wanted, mixed))
}

/// What both are told.
fn lab_options(matches: &ArgMatches, deals: u32) -> Result<Tournament, Failure> {
    let text = |name| matches.get_one::<String>(name).map(String::as_str);
    let number = |name| matches.get_one::<u32>(name).copied();
    Ok(Tournament {
        seats: seat(matches, "seats"),
        entrants: vec![],
        limit: Duration::ZERO,
        meeting: Meeting::RoundRobin,
        deals: number("deals").unwrap_or(deals),
        seed: text("seed").unwrap_or("lab").to_owned(),
        threads: number("threads").map(|threads| threads as usize),
        options: options(matches)?,
        deck: text("deck").map(deck).transpose()?,
        to: text("to").map(PathBuf::from),
    })
}

/// A number that fits no seat is refused with the others, by the game.
fn seat(matches: &ArgMatches, name: &str) -> Option<u8> {
    matches.get_one::<i64>(name).map(|&n| u8::try_from(n).unwrap_or(u8::MAX))
}

/// The table elsewhere that `play` was told of, if it was.
pub fn join_options(matches: &ArgMatches, colour: bool) -> Result<Option<JoinOptions>, Failure> {
    let text = |name| matches.get_one::<String>(name).map(String::as_str);
    let Some(server) = text("server") else { return Ok(None) };
    // The link of a table says both.
    let (server, linked) =
        link(server).map_or((server, None), |(server, code)| (server, Some(code)));
    let invitation = match (text("code").or(linked), text("GAME").and_then(GameId::parse)) {
        (Some(code), _) => Invitation::new(server, code, text("name"))?,
        (None, Some(game)) => {
            let table = Wanted::New(Box::new(new_table(matches, game)?));
            Invitation::to(server, table, text("name"))?
        }
        (None, None)
            if ["seats", "option", "deck"].iter().any(|name| matches.contains_id(name)) =>
        {
            return Err(Failure::usage(Message::new("remote-which")));
        }
        (None, None) => Invitation::to(server, Wanted::Any, text("name"))?,
    };
    Ok(Some(JoinOptions {
        invitation,
        seat: seat(matches, "seat"),
        level: level(matches),
        colour,
        record_to: text("record").map(PathBuf::from),
    }))
}

fn level(matches: &ArgMatches) -> u8 {
    matches.get_one::<u8>("level").copied().unwrap_or(PlayOptions::default().level)
}

/// The table that is to be made. What the server would not take, it says itself.
fn new_table(matches: &ArgMatches, game: GameId) -> Result<SetUp, Failure> {
    let text = |name| matches.get_one::<String>(name).map(String::as_str);
    let deck = text("deck").map(deck).transpose()?;
    let (usual, deck) = with_game!(game, G => {
        let read = |deck| read_deck::<G>(&deck).map(|deck| deck.json);
        (default_seats::<G>(), deck.map(read).transpose()?)
    });
    Ok(SetUp {
        game: game.name().to_owned(),
        seats: seat(matches, "seats").unwrap_or(usual),
        options: options(matches)?,
        deck,
        pace: text("clock").map_or(Ok(Pace::default()), clock)?,
        race: if matches.get_flag("sealed") { Race::Sealed } else { Race::Live },
        open: matches.get_flag("open"),
        watched: !matches.get_flag("unwatched"),
        house: text("house").map_or(Ok(Vec::new()), |given| house(given, level(matches)))?,
    })
}

/// Reads `30` and `30+300` (seconds, and seconds in the bank) and `3d` (days).
fn clock(given: &str) -> Result<Pace, Failure> {
    let number = |text: &str| {
        let wrong = || Failure::usage(Message::new("remote-bad-clock").with("given", given));
        text.parse::<u32>().map_err(|_| wrong())
    };
    if let Some(days) = given.strip_suffix('d') {
        return Ok(Pace::Letter { days: number(days)? });
    }
    let (seconds, bank) = given.split_once('+').unwrap_or((given, "0"));
    Ok(Pace::Quick { seconds: number(seconds)?, bank: number(bank)? })
}

/// Reads `1,2:5`: seats, each with a level of its own if it has one.
fn house(given: &str, level: u8) -> Result<Vec<House>, Failure> {
    let wrong = || Failure::usage(Message::new("remote-bad-house").with("given", given));
    let one = |part: &str| {
        let (seat, level) = match part.split_once(':') {
            Some((seat, level)) => (seat, level.parse().map_err(|_| wrong())?),
            None => (part, level),
        };
        Ok(House { seat: seat.trim().parse().map_err(|_| wrong())?, level })
    };
    given.split(',').map(one).collect()
}

fn deck(path: &str) -> Result<DeckText, Failure> {
    Ok(DeckText { path: PathBuf::from(path), text: read_file(path)? })
}

/// Through whose eyes: a seat of that record, the watcher, or the referee if nobody is named.
pub fn look(name: Option<&str>, record: &Record) -> Result<Option<Look>, Failure> {
    let seats = record.seats();
    let seat = |name: &str| name.parse::<u8>().ok().filter(|&seat| i64::from(seat) < seats);
    match name {
        None | Some("referee") => Ok(Some(Look::Referee)),
        Some("watcher") => Ok(Some(Look::Watcher)),
        Some(name) => seat(name).map(|seat| Some(Look::Seat(seat))).ok_or_else(|| {
            let message = Message::new("cli-bad-as").with("given", name);
            Failure::refused(message.with("last", seats - 1))
        }),
    }
}

/// Reads `--option NAME=VALUE`, each of which may be given once.
fn options(matches: &ArgMatches) -> Result<Map<String, Value>, Failure> {
    let mut options = Map::new();
    for given in matches.get_many::<String>("option").into_iter().flatten() {
        let wrong =
            || Failure::usage(Message::new("cli-wrong-option").with("given", given.as_str()));
        let (name, value) = given.split_once('=').ok_or_else(wrong)?;
        let value = match value {
            "true" | "on" | "yes" => Value::Bool(true),
            "false" | "off" | "no" => Value::Bool(false),
            number => Value::from(number.parse::<i64>().map_err(|_| wrong())?),
        };
        if options.insert(name.to_owned(), value).is_some() {
            return Err(wrong());
        }
    }
    Ok(options)
}
