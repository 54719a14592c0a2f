//! JSON in which no key stands twice: two readers must not see two games in one record.

use std::cell::RefCell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};
use words::Message;

/// Why a text is not the JSON it should be.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum JsonFault {
    Broken { line: usize, column: usize },
    Twice { name: String },
    NoObject,
}

impl JsonFault {
    pub fn message(&self) -> Message {
        match self {
            JsonFault::Broken { line, column } => {
                Message::new("json-broken").with("line", *line).with("column", *column)
            }
            JsonFault::Twice { name } => Message::new("json-twice").with("name", name.as_str()),
            JsonFault::NoObject => Message::new("json-no-object"),
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
    let twice = RefCell::new(None);
    let mut reader = serde_json::Deserializer::from_str(text.trim_start_matches('\u{feff}'));
    let value = Tree(&twice).deserialize(&mut reader).and_then(|value| {
        reader.end()?;
        Ok(value)
    });
    value.map_err(|error| match twice.take() {
        Some(name) => JsonFault::Twice { name },
        None => error.into(),
    })
}

/// Builds a value, and notes the key that stood twice.
#[derive(Copy, Clone)]
struct Tree<'a>(&'a RefCell<Option<String>>);

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

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(self)? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            let value = fields.next_value_seed(self)?;
            if map.insert(name.clone(), value).is_some() {
                *self.0.borrow_mut() = Some(name.chars().take(80).collect());
                return Err(A::Error::custom("twice"));
            }
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
    fn what_is_broken_is_found_where_it_breaks() {
        for text in ["", "{", "[1,]", "{}x", "{\"a\":1e999}", "\"\\ud800\""] {
            assert!(matches!(read_json(text), Err(JsonFault::Broken { .. })), "{text}");
        }
        let deep = "[".repeat(200);
        assert!(matches!(read_json(&deep), Err(JsonFault::Broken { .. })));
        assert_eq!(read_json("[\n1,,"), Err(JsonFault::Broken { line: 2, column: 3 }));
    }
}
