//! Who plays in the arena, as the command line names them: the house, and programs from outside.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use lab::{Entrant, Errors, Program};
use serde_json::{Map, Value};
use words::Message;

use super::arena::unwritable;
use crate::failure::{Failure, io_reason};

const LONGEST_NAME: usize = 32;

/// A program, before it is started.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Outside {
    pub name: String,
    pub command: Vec<String>,
}

/// Somebody who was named.
#[derive(Clone, Debug)]
pub enum Named {
    House(Entrant),
    Program(Outside),
}

impl Named {
    fn name(&self) -> String {
        match self {
            Named::House(entrant) => entrant.to_string(),
            Named::Program(program) => program.name.clone(),
        }
    }

    pub fn of_the_house(&self) -> Option<Entrant> {
        match self {
            Named::House(entrant) => Some(entrant.clone()),
            Named::Program(_) => None,
        }
    }
}

/// Reads `1,2,thumb,search:1000` and any number of `NAME=COMMAND`: at least two altogether. A program stands
/// where the list has its name, or else behind the list. Where there are none to name, no complaint speaks of them.
pub fn entrants<'a>(
    bots: &str,
    programs: Option<impl IntoIterator<Item = &'a String>>,
) -> Result<Vec<Named>, Failure> {
    let may_program = programs.is_some();
    let mut outside: Vec<Outside> = vec![];
    for given in programs.into_iter().flatten() {
        let wrong = || Failure::usage(Message::new("lab-bad-program").with("given", &**given));
        let read = program(given).filter(|it| outside.iter().all(|other| other.name != it.name));
        outside.push(read.ok_or_else(wrong)?);
    }
    let wrong = |key| Message::new(key).with("programs", if may_program { "yes" } else { "no" });
    let mut entrants = vec![];
    for name in bots.split(',').map(str::trim) {
        let nobody = || Failure::usage(wrong("lab-bad-entrant").with("given", name));
        entrants.push(match outside.iter().find(|it| it.name == name) {
            Some(program) => Named::Program(program.clone()),
            None => Named::House(name.parse().map_err(|_| nobody())?),
        });
    }
    outside.retain(|it| entrants.iter().all(|named| named.name() != it.name));
    entrants.extend(outside.into_iter().map(Named::Program));
    let names: Vec<String> = entrants.iter().map(Named::name).collect();
    if let Some(twice) = (1..names.len()).find(|&at| names[..at].contains(&names[at])) {
        let message = Message::new("lab-twice").with("name", names[twice].as_str());
        return Err(Failure::usage(message));
    }
    if entrants.len() < 2 {
        return Err(Failure::usage(wrong("lab-few-entrants")));
    }
    Ok(entrants)
}

/// A name that can stand in a table and in a file's name, and what is run under it.
fn program(given: &str) -> Option<Outside> {
    let (name, command) = given.split_once('=')?;
    let plain = |char: char| char.is_ascii_alphanumeric() || matches!(char, '-' | '_');
    let fits = (1..=LONGEST_NAME).contains(&name.len()) && name.chars().all(plain);
    let free = name.parse::<Entrant>().is_err();
    let command = shlex::split(command).filter(|words| !words.is_empty())?;
    (fits && free).then(|| Outside { name: name.to_owned(), command })
}

/// What every program has to know, whoever it is.
pub struct House<'a> {
    pub limit: Duration,
    /// What they are told of the game.
    pub game: &'a Map<String, Value>,
    /// Where their complaints are kept.
    pub folder: Option<&'a Path>,
    pub stop: &'a Arc<AtomicBool>,
}

impl House<'_> {
    /// Those who were named, with every program started.
    pub fn started(&self, named: &[Named]) -> Result<Vec<Entrant>, Failure> {
        let started = named.iter().map(|named| match named {
            Named::House(entrant) => Ok(entrant.clone()),
            Named::Program(program) => Ok(Entrant::Program(Arc::new(self.start(program)?))),
        });
        started.collect()
    }

    fn start(&self, Outside { name, command }: &Outside) -> Result<Program, Failure> {
        let kept = |folder: &Path| {
            let path = folder.join(format!("{name}.stderr.txt"));
            Errors::kept_at(&path).map_err(|why| unwritable(&path, &why))
        };
        let errors = self.folder.map(kept).transpose()?;
        let (game, along) = (self.game.clone(), (errors, self.stop.clone()));
        Program::start(name.clone(), command.clone(), self.limit, game, along).map_err(|why| {
            let message = Message::new("lab-no-program").with("name", name.as_str());
            Failure::refused(message.with("why", io_reason(&why)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(bots: &str, programs: &[&str]) -> Result<String, &'static str> {
        let programs: Vec<_> = programs.iter().map(ToString::to_string).collect();
        let named = entrants(bots, Some(&programs)).map_err(|failure| failure.message.key)?;
        let name = |named: &Named| match named {
            Named::House(entrant) => entrant.to_string(),
            Named::Program(Outside { name, command }) => format!("{name}={}", command.join("|")),
        };
        Ok(named.iter().map(name).collect::<Vec<_>>().join(","))
    }

    fn check(bots: &str, programs: &[&str], expected: Result<&str, &'static str>) {
        assert_eq!(names(bots, programs), expected.map(str::to_owned), "{bots} {programs:?}");
    }

    #[test]
    fn a_program_stands_where_its_name_is_or_at_the_end() {
        check("thumb, 6", &[], Ok("thumb,6"));
        check("mine,6", &["mine=python3 'my bot.py' -x"], Ok("mine=python3|my bot.py|-x,6"));
        check("6", &["a=b", "c=d=e"], Ok("6,a=b,c=d=e"));
    }

    #[test]
    fn what_cannot_be_a_program_is_named() {
        check("6", &[], Err("lab-few-entrants"));
        check("6,mine", &[], Err("lab-bad-entrant"));
        for twice in ["thumb,thumb", "1,01", "thumb/0,6,thumb"] {
            check(twice, &[], Err("lab-twice"));
        }
        check("mine,mine", &["mine=x"], Err("lab-twice"));
        let bad =
            ["", "a", "=b", "a=", "a= ", "a b=c", "a,b=c", "../a=b", "6=a", "thumb=a", "a='b"];
        for given in bad {
            check("6", &[given], Err("lab-bad-program"));
        }
        check("6", &["a=b", "a=c"], Err("lab-bad-program"));
        check("6", &[&format!("{}=b", "a".repeat(33))], Err("lab-bad-program"));
    }
}
