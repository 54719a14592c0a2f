//! What `play` is asked for, from the command line.

use std::time::Duration;

use clap::ArgMatches;
use serde_json::{Map, Value};
use words::Message;

use crate::failure::Failure;

/// The house plays at a pace a person can follow.
const PACE: u64 = 700;

pub fn pace(matches: &ArgMatches) -> Duration {
    Duration::from_millis(matches.get_one::<u64>("pace").copied().unwrap_or(PACE))
}

/// Reads `--option NAME=VALUE`, each of which may be given once.
pub fn options(matches: &ArgMatches) -> Result<Map<String, Value>, Failure> {
    let mut options = Map::new();
    for given in matches.get_many::<String>("option").into_iter().flatten() {
        let wrong = || Failure::usage(Message::new("cli-wrong-option").with("given", given.as_str()));
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
