//! Things that are one string in JSON, out of a few: the text they are displayed as and parsed from.

use core::marker::PhantomData;
use core::str::FromStr;

pub use core::fmt::{Display, Formatter, Result};
pub use serde::{Deserialize, Deserializer, Serialize, Serializer};

use serde::de::{Error, Unexpected, Visitor};

/// Displays a type and writes it to JSON by its `as_str`, and reads it by its `FromStr`; the text says what was
/// expected instead of anything else. A derived reader of an enum would also take objects.
#[macro_export]
macro_rules! written_as_text {
    ($type:ty, $expected:literal) => {
        impl $crate::text::Display for $type {
            fn fmt(&self, f: &mut $crate::text::Formatter<'_>) -> $crate::text::Result {
                f.pad(self.as_str())
            }
        }

        impl $crate::text::Serialize for $type {
            fn serialize<S>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error>
            where
                S: $crate::text::Serializer,
            {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'a> $crate::text::Deserialize<'a> for $type {
            fn deserialize<D>(deserializer: D) -> ::core::result::Result<$type, D::Error>
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
) -> core::result::Result<T, D::Error> {
    deserializer.deserialize_str(Text { expected, read: PhantomData })
}

struct Text<T> {
    expected: &'static str,
    read: PhantomData<T>,
}

impl<T: FromStr> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, text: &str) -> core::result::Result<T, E> {
        text.parse().map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}
