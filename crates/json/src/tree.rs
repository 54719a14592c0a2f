//! JSON in which no key stands twice: two readers must not see two games in one record. It is read as a stream, and no
//! further than what it would take in memory may be.

use std::cell::{Cell, RefCell};
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};
use words::Message;

/// The name that no field may have.
pub(crate) const RESERVED: &str = "$serde_json::private::RawValue";

/// Why a text is not the JSON it should be.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum JsonFault {
    Broken {
        line: usize,
        column: usize,
    },
    Twice {
        name: String,
    },
    NoObject,
    /// A field has a name that none may have.
    Reserved,
    /// The text is longer than [`MOST_TEXT`].
    TooLong,
    /// What it says takes more memory than [`MOST_MEMORY`].
    TooMuch,
}

/// The longest text that is read, in bytes. A game of a hundred thousand actions is shorter.
pub const MOST_TEXT: usize = 16 << 20;
/// The most memory that the values of a text may take, in bytes, as it is estimated below: a hundred thousand entries of a
/// log take less.
const MOST_MEMORY: usize = 192 << 20;
/// A value in its place, and an object with its first key: a node of the tree that holds its fields.
const VALUE: usize = 32;
/// A list has room for so many values from its first on, and doubles it.
const FEW: usize = 4;
const OBJECT: usize = 700;

impl JsonFault {
    pub fn message(&self) -> Message {
        match self {
            JsonFault::Broken { line, column } => {
                Message::new("json-broken").with("line", *line).with("column", *column)
            }
            JsonFault::Twice { name } => Message::new("json-twice").with("name", name.as_str()),
            JsonFault::NoObject => Message::new("json-no-object"),
            JsonFault::Reserved => Message::new("json-reserved").with("name", RESERVED),
            JsonFault::TooLong => Message::new("json-too-long").with("most", MOST_TEXT >> 20),
            JsonFault::TooMuch => Message::new("json-too-much").with("most", MOST_MEMORY >> 20),
        }
    }
}

impl From<serde_json::Error> for JsonFault {
    fn from(error: serde_json::Error) -> JsonFault {
        JsonFault::Broken { line: error.line(), column: error.column() }
    }
}

/// Reads one JSON value.
pub fn read_json(text: &str) -> Result<Value, JsonFault> {
    if text.len() > MOST_TEXT {
        return Err(JsonFault::TooLong);
    }
    let notes = Notes { fault: RefCell::default(), left: Cell::new(MOST_MEMORY) };
    let mut reader = serde_json::Deserializer::from_str(text.trim_start_matches('\u{feff}'));
    let value = Tree(&notes).deserialize(&mut reader).and_then(|value| {
        reader.end()?;
        Ok(value)
    });
    value.map_err(|error| notes.fault.take().unwrap_or_else(|| error.into()))
}

/// What is known while a text is read.
struct Notes {
    /// Why it is read no further, where the text is JSON.
    fault: RefCell<Option<JsonFault>>,
    /// How much memory may still be taken.
    left: Cell<usize>,
}

/// Builds a value, and notes why it is not built further.
#[derive(Copy, Clone)]
struct Tree<'a>(&'a Notes);

impl Tree<'_> {
    fn refuse<E: serde::de::Error>(self, fault: JsonFault) -> E {
        *self.0.fault.borrow_mut() = Some(fault);
        E::custom("it is read no further")
    }

    /// Before anything is kept, its memory is taken from what is left.
    fn take<E: serde::de::Error>(self, bytes: usize) -> Result<(), E> {
        let left = self.0.left.get().checked_sub(bytes);
        let left = left.ok_or_else(|| self.refuse(JsonFault::TooMuch))?;
        self.0.left.set(left);
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for Tree<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Tree<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(flag.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Value, E> {
        self.take(text.len())?;
        Ok(text.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(self)? {
            self.take(if values.is_empty() { FEW * VALUE } else { 2 * VALUE })?;
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            self.take(if map.is_empty() { OBJECT } else { 4 * VALUE } + name.len())?;
            if name == RESERVED {
                return Err(self.refuse(JsonFault::Reserved));
            }
            let value = fields.next_value_seed(self)?;
            if map.contains_key(&name) {
                let name = name.chars().take(80).collect();
                return Err(self.refuse(JsonFault::Twice { name }));
            }
            map.insert(name, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_serde_reads_is_read_alike() {
        let text = r#" {"a":[1,-2,2.5,1e3,"x\n",true,null,{"b":{}}],"c":18446744073709551615} "#;
        assert_eq!(read_json(text), Ok(serde_json::from_str(text).unwrap()));
        assert_eq!(read_json("\u{feff}[]"), Ok(Value::Array(Vec::new())));
    }

    #[test]
    fn a_key_that_stands_twice_is_found_at_any_depth() {
        for text in [r#"{"a":1,"a":1}"#, r#"[{"x":[{"a":1,"b":2,"a":3}]}]"#] {
            assert_eq!(read_json(text), Err(JsonFault::Twice { name: "a".into() }), "{text}");
        }
    }

    #[test]
    fn a_field_with_a_reserved_name_is_refused_at_any_depth() {
        for text in
            [format!(r#"{{"{RESERVED}":"1"}}"#), format!(r#"[{{"a":{{"{RESERVED}":[]}}}}]"#)]
        {
            assert_eq!(read_json(&text), Err(JsonFault::Reserved), "{text}");
        }
    }

    /// As long as a text may be, of everything that takes more memory than it is long, or is long for itself.
    #[test]
    fn what_takes_too_much_is_read_no_further() {
        let lists = ["{\"a\":1},", "[],", "[[[0]]],", "\"\","]
            .map(|part| format!("[{}0]", part.repeat((MOST_TEXT - 3) / part.len())));
        for text in &lists {
            let used = allocation_counter::measure(|| {
                assert_eq!(read_json(text), Err(JsonFault::TooMuch), "{}", &text[..20]);
            });
            assert!(used.bytes_max <= MOST_MEMORY as u64, "{}: {used:?}", &text[..20]);
        }
        let text = format!("\"{}\"", "x".repeat(MOST_TEXT - 2));
        assert!(read_json(&text).is_ok());
        assert_eq!(read_json(&(text + " ")), Err(JsonFault::TooLong));
    }

    /// A game of a hundred thousand actions, and more than is ever said at one.
    #[test]
    fn the_longest_game_is_read() {
        let acted = r#"{"seat":0,"action":{"type":"match","slot":3}}"#;
        let log = vec![acted; 100_000].join(",");
        let text = format!(r#"{{"game":"lucky-bastard","log":[{log}]}}"#);
        assert!(read_json(&text).is_ok());
    }

    #[test]
    fn what_is_broken_is_found_where_it_breaks() {
        for text in ["", "{", "[1,]", "{}x", "{\"a\":1e999}", "\"\\ud800\""] {
            assert!(matches!(read_json(text), Err(JsonFault::Broken { .. })), "{text}");
        }
        let deep = "[".repeat(200);
        assert!(matches!(read_json(&deep), Err(JsonFault::Broken { .. })));
        assert_eq!(read_json("[\n1,,"), Err(JsonFault::Broken { line: 2, column: 3 }));
    }
}
