//! The engine: tables by name, and an answer to every line.

use std::collections::HashMap;
use std::mem::take;

use catalog::GameId;
use record::{JsonFault, check_say, described};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use words::{Message, Words};

use crate::LONGEST_LINE;
use crate::answer::{Answer, Code, Error, json};
use crate::fields::Fields;
use crate::new::{new_table, replayed_table};
use crate::table::{Look, Table};

/// How much the engine holds at most.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Limits {
    pub tables: usize,
    /// Bytes of all the tables' logs, scripts and decks together, roughly.
    pub bytes: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { tables: 10_000, bytes: 1 << 30 }
    }
}

/// Tables, and what is asked of them. It holds no more than its limits allow.
pub struct Engine {
    words: Words,
    limits: Limits,
    tables: HashMap<String, Box<dyn Table>>,
    /// How many tables were ever made: each gets a name of its own.
    made: u64,
    bytes: usize,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").field("tables", &self.tables.len()).finish_non_exhaustive()
    }
}

impl Engine {
    pub fn new(words: Words, limits: Limits) -> Engine {
        Engine { words, limits, tables: HashMap::new(), made: 0, bytes: 0 }
    }

    /// Answers one line: appends one line to `out`, or nothing for a blank one.
    pub fn answer(&mut self, line: &[u8], out: &mut String) {
        let Ok(text) = std::str::from_utf8(line) else {
            let error = Error::bad_request(Message::new("engine-not-utf8"));
            return self.write(None, &Err(error), out);
        };
        if text.trim_ascii().is_empty() {
            return;
        }
        match serde_json::from_str::<Fields<'_>>(text) {
            Ok(mut fields) => {
                let id = fields.raw("id");
                let answer = fields.once().and_then(|fields| self.handle(fields));
                self.write(id, &answer, out);
            }
            Err(error) => {
                let why = if error.is_data() { JsonFault::NoObject } else { error.into() };
                let message = Message::new("engine-not-json").with("why", why.message());
                self.write(None, &Err(Error::bad_request(message)), out);
            }
        }
    }

    /// The answer to a line that is too long to be read.
    pub fn refuse_long_line(&self, out: &mut String) {
        let message = Message::new("engine-long-line").with("most", LONGEST_LINE);
        self.write(None, &Err(Error::bad_request(message)), out);
    }

    fn write(&self, id: Option<&RawValue>, answer: &Answer, out: &mut String) {
        out.push('{');
        if let Some(id) = id {
            *out += &format!("\"id\":{},", id.get());
        }
        match answer {
            Ok(ok) => {
                out.push_str("\"ok\":");
                out.push_str(ok);
            }
            Err(Error { code, message }) => {
                let message = self.words.say(message);
                let error = json!({ "code": code.word(), "message": message });
                *out += &format!("\"error\":{error}");
            }
        }
        out.push_str("}\n");
    }

    fn handle(&mut self, mut fields: Fields<'_>) -> Answer {
        let request = fields.text("do")?;
        match request.as_str() {
            "games" => {
                fields.done()?;
                Ok(json(&GameId::ALL.map(|game| described(game, &self.words))))
            }
            "new" => self.keep(new_table(fields)),
            "replay" => self.keep(replayed_table(fields)),
            "legal" => Ok(self.table(fields)?.legal()),
            "outcome" => Ok(self.table(fields)?.outcome()),
            "record" => Ok(self.table(fields)?.record()),
            "act" => self.act(fields),
            "say" => self.say(fields),
            "view" => self.look(fields, true),
            "knows" => self.look(fields, false),
            "bot" => self.bot(fields),
            "drop" => self.drop_table(fields),
            other => {
                let other = other.chars().take(80).collect::<String>();
                Err(Error::bad_request(Message::new("engine-unknown-do").with("do", other)))
            }
        }
    }

    /// Gives a new table a name, if there is room for it.
    fn keep(&mut self, table: Result<Box<dyn Table>, Error>) -> Answer {
        let table = table?;
        if self.tables.len() >= self.limits.tables {
            let message = Message::new("engine-too-many-tables").with("most", self.limits.tables);
            return Err(Error::new(Code::TooManyTables, message));
        }
        self.bytes += table.weight();
        if let Err(full) = self.has_room() {
            self.bytes -= table.weight();
            return Err(full);
        }
        self.made += 1;
        let name = format!("t{}", self.made);
        let answer = json(&json!({ "table": name }));
        self.tables.insert(name, table);
        Ok(answer)
    }

    fn has_room(&self) -> Result<(), Error> {
        if self.bytes <= self.limits.bytes {
            return Ok(());
        }
        let message = Message::new("engine-out-of-room").with("most", self.limits.bytes >> 20);
        Err(Error::new(Code::TooManyTables, message))
    }

    /// The table of a request that names nothing else.
    fn table(&self, mut fields: Fields<'_>) -> Result<&dyn Table, Error> {
        let name = fields.text("table")?;
        fields.done()?;
        self.named(&name)
    }

    fn named(&self, name: &str) -> Result<&dyn Table, Error> {
        self.tables.get(name).map(Box::as_ref).ok_or_else(|| unknown_table(name))
    }

    /// Lets a table grow by a step or a word, as long as there is room.
    fn grow(&mut self, name: &str, change: impl FnOnce(&mut dyn Table) -> Answer) -> Answer {
        self.has_room().or_else(|full| self.named(name).and(Err(full)))?;
        let table = self.tables.get_mut(name).ok_or_else(|| unknown_table(name))?;
        let before = table.weight();
        let answer = change(table.as_mut());
        self.bytes += table.weight() - before;
        answer
    }

    fn act(&mut self, mut fields: Fields<'_>) -> Answer {
        let (name, seat) = (fields.text("table")?, fields.number("seat")?);
        let action = fields.object("action")?;
        fields.done()?;
        self.grow(&name, |table| table.act(seat, action))
    }

    fn say(&mut self, mut fields: Fields<'_>) -> Answer {
        let (name, seat) = (fields.text("table")?, fields.number("seat")?);
        let say = fields.value("say")?;
        fields.done()?;
        check_say(&say).map_err(|fault| Error::bad_request(fault.message()))?;
        self.grow(&name, |table| table.say(seat, &say))
    }

    fn look(&self, mut fields: Fields<'_>, view: bool) -> Answer {
        let (name, who) = (fields.text("table")?, fields.value("as")?);
        fields.done()?;
        let who = match &who {
            Value::Number(seat) if !seat.is_f64() => Look::Seat(seat.as_i64().unwrap_or(-1)),
            Value::String(word) if word == "watcher" => Look::Watcher,
            Value::String(word) if word == "referee" && view => Look::Referee,
            _ if view => return Err(Error::bad_request(Message::new("engine-bad-as-view"))),
            _ => return Err(Error::bad_request(Message::new("engine-bad-as-knows"))),
        };
        let table = self.named(&name)?;
        if view { table.view(who) } else { table.knows(who) }
    }

    fn bot(&self, mut fields: Fields<'_>) -> Answer {
        let (name, seat) = (fields.text("table")?, fields.number("seat")?);
        let level = fields.number("level")?;
        let seconds = fields.optional_amount("seconds")?;
        fields.done()?;
        let level = u8::try_from(level).ok().and_then(bots::Level::new).ok_or_else(|| {
            let message = Message::new("engine-bad-level").with("least", bots::Level::LEAST);
            Error::bad_request(message.with("most", bots::Level::MOST))
        })?;
        self.named(&name)?.bot(seat, level, seconds, &name)
    }

    fn drop_table(&mut self, mut fields: Fields<'_>) -> Answer {
        let name = fields.text("table")?;
        fields.done()?;
        let table = self.tables.remove(&name).ok_or_else(|| unknown_table(&name))?;
        self.bytes -= table.weight();
        if self.tables.is_empty() {
            // Give back what a full house had taken.
            drop(take(&mut self.tables));
        }
        Ok("true".to_owned())
    }
}

fn unknown_table(name: &str) -> Error {
    let name = name.chars().take(80).collect::<String>();
    Error::new(Code::UnknownTable, Message::new("engine-unknown-table").with("name", name))
}
