//! A request's fields, each taken once and checked.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;

use record::{JsonFault, read_json, shortened};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use words::Message;

use crate::answer::Error;

/// The fields of one JSON object in their order, not yet read further.
#[derive(Debug)]
pub struct Fields<'a> {
    fields: Vec<(Cow<'a, str>, &'a RawValue)>,
    /// A name that stands there more than once.
    twice: Option<String>,
}

impl<'de> Deserialize<'de> for Fields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields<'de>, M::Error> {
                let mut fields: Vec<(Cow<'de, str>, &'de RawValue)> = Vec::new();
                let (mut names, mut twice) = (HashSet::new(), None);
                while let Some((Key(key), value)) = map.next_entry()? {
                    if !names.insert(key.clone()) {
                        twice.get_or_insert_with(|| shortened(&key));
                    }
                    fields.push((key, value));
                }
                Ok(Fields { fields, twice })
            }
        }
        deserializer.deserialize_map(Reader)
    }
}

/// A key, borrowed where it has no escapes.
#[derive(serde::Deserialize)]
struct Key<'a>(#[serde(borrow)] Cow<'a, str>);

impl<'a> Fields<'a> {
    /// A request says everything once.
    pub fn once(self) -> Result<Fields<'a>, Error> {
        match self.twice {
            None => Ok(self),
            Some(name) => {
                let why = JsonFault::Twice { name }.message();
                Err(Error::bad_request(Message::new("engine-not-json").with("why", why)))
            }
        }
    }

    /// The raw text of a field, if it is there.
    pub fn raw(&mut self, name: &str) -> Option<&'a RawValue> {
        let at = self.fields.iter().position(|(key, _)| key == name)?;
        Some(self.fields.remove(at).1)
    }

    fn required(&mut self, name: &'static str) -> Result<&'a RawValue, Error> {
        self.raw(name)
            .ok_or_else(|| Error::bad_request(Message::new("engine-missing").with("name", name)))
    }

    pub fn text(&mut self, name: &'static str) -> Result<String, Error> {
        let raw = self.required(name)?;
        serde_json::from_str(raw.get()).map_err(|_| mistyped(name, "engine-type-text"))
    }

    /// A whole number.
    pub fn number(&mut self, name: &'static str) -> Result<i64, Error> {
        let raw = self.required(name)?;
        whole(raw).ok_or_else(|| mistyped(name, "engine-type-number"))
    }

    pub fn optional_number(&mut self, name: &'static str) -> Result<Option<i64>, Error> {
        let Some(raw) = self.raw(name) else { return Ok(None) };
        whole(raw).map(Some).ok_or_else(|| mistyped(name, "engine-type-number"))
    }

    /// Any number that is not negative.
    pub fn optional_amount(&mut self, name: &'static str) -> Result<Option<f64>, Error> {
        let Some(raw) = self.raw(name) else { return Ok(None) };
        let amount = serde_json::from_str(raw.get()).ok().filter(|it| *it >= 0.0);
        amount.map(Some).ok_or_else(|| mistyped(name, "engine-type-amount"))
    }

    /// An object, not yet read further.
    pub fn object(&mut self, name: &'static str) -> Result<&'a RawValue, Error> {
        let raw = self.required(name)?;
        if raw.get().starts_with('{') { Ok(raw) } else { Err(mistyped(name, "engine-type-object")) }
    }

    pub fn optional_object(&mut self, name: &'static str) -> Result<Option<&'a RawValue>, Error> {
        if self.fields.iter().any(|(key, _)| key == name) {
            self.object(name).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Any JSON value.
    pub fn value(&mut self, name: &'static str) -> Result<Value, Error> {
        let raw = self.required(name)?;
        read(raw).map_err(|why| Error::bad_request(why.with("name", name)))
    }

    /// What has not been taken has no business in this request.
    pub fn done(self) -> Result<(), Error> {
        match self.fields.first() {
            None => Ok(()),
            Some((name, _)) => {
                let name = name.chars().take(80).collect::<String>();
                Err(Error::bad_request(Message::new("engine-unknown-field").with("name", name)))
            }
        }
    }
}

/// A raw value read into a tree. What was passed over at first may still be too deep, a number too
/// large or a character no character.
pub fn read(raw: &RawValue) -> Result<Value, Message> {
    read_json(raw.get()).map_err(|why| Message::new("engine-unreadable").with("why", why.message()))
}

/// An object read into a map.
pub fn read_map(raw: &RawValue) -> Result<Map<String, Value>, Message> {
    Ok(match read(raw)? {
        Value::Object(map) => map,
        _ => Map::new(),
    })
}

/// A whole number; one that is too large to be kept is as large as can be.
fn whole(raw: &RawValue) -> Option<i64> {
    let digits = raw.get().strip_prefix('-').unwrap_or(raw.get());
    if digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let most = if digits.len() < raw.get().len() { i64::MIN } else { i64::MAX };
        return Some(raw.get().parse().unwrap_or(most));
    }
    None
}

fn mistyped(name: &'static str, expected: &'static str) -> Error {
    let message = Message::new("engine-mistyped").with("name", name);
    Error::bad_request(message.with("expected", Message::new(expected)))
}
