//! What `play` and `replay` are asked for, from the command line.

use std::path::PathBuf;
use std::time::Duration;

use catalog::GameId;
use clap::ArgMatches;
use record::Record;
use serde_json::{Map, Value};
use words::Message;

use crate::failure::{Failure, read_file};
use crate::remote::Invitation;
use crate::tui::remote::JoinOptions;
use crate::tui::{DeckText, Look, PlayOptions};

/// Everything `play` was told; what was not said has a default.
pub fn play_options(matches: &ArgMatches, colour: bool) -> Result<PlayOptions, Failure> {
    let text = |name| matches.get_one::<String>(name);
    let default = PlayOptions::default();
    let seat = |name| seat(matches, name);
    Ok(PlayOptions {
        game: text("GAME").and_then(|name| GameId::parse(name)),
        seats: seat("seats"),
        seat: seat("seat").unwrap_or(default.seat),
        level: matches.get_one::<u8>("level").copied().unwrap_or(default.level),
        seed: text("seed").cloned(),
        options: options(matches)?,
        deck: text("deck").map(|path| deck(path)).transpose()?,
        colour,
        pace: matches.get_one::<u64>("pace").map_or(default.pace, |&ms| Duration::from_millis(ms)),
        record_to: text("record").map(PathBuf::from),
    })
}

/// A number that fits no seat is refused with the others, by the game.
fn seat(matches: &ArgMatches, name: &str) -> Option<u8> {
    matches.get_one::<i64>(name).map(|&n| u8::try_from(n).unwrap_or(u8::MAX))
}

/// The table elsewhere that `play` was told of, if it was.
pub fn join_options(matches: &ArgMatches, colour: bool) -> Result<Option<JoinOptions>, Failure> {
    let text = |name| matches.get_one::<String>(name).map(String::as_str);
    let Some((server, code)) = text("server").zip(text("code")) else { return Ok(None) };
    Ok(Some(JoinOptions {
        invitation: Invitation::new(server, code, text("name"))?,
        seat: seat(matches, "seat"),
        level: matches.get_one::<u8>("level").copied().unwrap_or(PlayOptions::default().level),
        colour,
    }))
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
