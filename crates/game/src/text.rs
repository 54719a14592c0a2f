//! Things that are one string in JSON: the text they are displayed as and parsed from.

use core::fmt::{self, Formatter};
use core::marker::PhantomData;
use core::str::FromStr;

pub use serde::{Deserialize, Deserializer, Serialize, Serializer};

use serde::de::{Error, Unexpected, Visitor};

/// Writes a type to JSON as its `Display` and reads it by its `FromStr`; the text says what was
/// expected instead of anything else. A derived reader of an enum would also take objects.
#[macro_export]
macro_rules! written_as_text {
    ($type:ty, $expected:literal) => {
        impl $crate::text::Serialize for $type {
            fn serialize<S>(&self, serializer: S) -> Result<S::Ok, S::Error>
            where
                S: $crate::text::Serializer,
            {
                serializer.collect_str(self)
            }
        }

        impl<'a> $crate::text::Deserialize<'a> for $type {
            fn deserialize<D>(deserializer: D) -> Result<$type, D::Error>
            where
                D: $crate::text::Deserializer<'a>,
            {
                $crate::text::read(deserializer, $expected)
            }
        }
    };
}

pub fn read<'a, T: FromStr, D: Deserializer<'a>>(
    deserializer: D,
    expected: &'static str,
) -> Result<T, D::Error> {
    deserializer.deserialize_str(Text { expected, read: PhantomData })
}

struct Text<T> {
    expected: &'static str,
    read: PhantomData<T>,
}

impl<T: FromStr> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}
