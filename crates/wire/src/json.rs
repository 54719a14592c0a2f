//! JSON that is handed on as it is: views, sights and actions, of whatever game.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// Written once, sent as often as there is somebody to tell.
#[derive(Clone, Debug)]
pub struct Json(Box<RawValue>);

impl Json {
    /// # Panics
    ///
    /// If the value cannot be written as JSON: maps have texts for keys, numbers are finite.
    pub fn of(value: &impl Serialize) -> Json {
        Json(to_raw_value(value).expect("what is told can be written"))
    }

    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    /// By way of a value: raw text cannot be read inside of messages that say their type in a field.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        Value::deserialize(deserializer).map(|value| Json::of(&value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_read_inside_of_anything() {
        #[derive(Serialize, Deserialize)]
        #[serde(tag = "type")]
        enum Told {
            One { what: Json },
        }
        let text = r#"{"type":"One","what":{"a":[1,null]}}"#;
        let Told::One { what } = serde_json::from_str(text).unwrap();
        assert_eq!(what.get(), r#"{"a":[1,null]}"#);
        assert_eq!(serde_json::to_string(&Told::One { what }).unwrap(), text);
    }
}
