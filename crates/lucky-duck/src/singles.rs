//! The three traits, sets of them, and things that come once for each (LD-1).

use core::fmt::{self, Formatter};
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A trait, and the pile of its singles.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Trait {
    Pattern,
    Color,
    Shape,
}

/// No trait is called this.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoSuchTrait;

impl Trait {
    pub const ALL: [Trait; 3] = [Trait::Pattern, Trait::Color, Trait::Shape];

    pub const fn as_str(self) -> &'static str {
        match self {
            Trait::Pattern => "pattern",
            Trait::Color => "color",
            Trait::Shape => "shape",
        }
    }

    /// The pile that is shuffled after this one (LD-5).
    #[inline]
    pub(crate) const fn next(self) -> Option<Trait> {
        match self {
            Trait::Pattern => Some(Trait::Color),
            Trait::Color => Some(Trait::Shape),
            Trait::Shape => None,
        }
    }
}

impl FromStr for Trait {
    type Err = NoSuchTrait;

    fn from_str(text: &str) -> Result<Trait, NoSuchTrait> {
        Trait::ALL.into_iter().find(|it| it.as_str() == text).ok_or(NoSuchTrait)
    }
}

game::written_as_text!(Trait, "pattern, color or shape");

/// Some of the three traits, one bit each.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Traits(u8);

impl Traits {
    pub const NONE: Traits = Traits(0);
    pub const ALL: Traits = Traits(0b111);

    /// The eight sets, from none to all.
    #[inline]
    pub fn each() -> impl Iterator<Item = Traits> {
        (Traits::NONE.0..=Traits::ALL.0).map(Traits)
    }

    #[inline]
    pub const fn contains(self, one: Trait) -> bool {
        self.0 & 1 << one as u8 != 0
    }

    #[must_use]
    pub const fn with(self, one: Trait) -> Traits {
        Traits(self.0 | 1 << one as u8)
    }

    /// Those that are not in this set.
    #[must_use]
    #[inline]
    pub const fn others(self) -> Traits {
        Traits(self.0 ^ Traits::ALL.0)
    }

    /// In the order of LD-1.
    pub fn iter(self) -> impl Iterator<Item = Trait> {
        Trait::ALL.into_iter().filter(move |&one| self.contains(one))
    }

    /// Reads one more of a list, which must keep to the order of LD-1.
    pub(crate) fn followed_by(self, one: Trait) -> Option<Traits> {
        (self.0 < 1 << one as u8).then(|| self.with(one))
    }
}

impl Serialize for Traits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Traits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Traits, D::Error> {
        deserializer.deserialize_seq(List)
    }
}

struct List;

impl<'de> Visitor<'de> for List {
    type Value = Traits;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("some of pattern, color, shape, in this order")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Traits, A::Error> {
        let mut traits = Traits::NONE;
        while let Some(one) = list.next_element::<Trait>()? {
            let longer = traits.followed_by(one);
            traits = longer.ok_or_else(|| A::Error::custom(format_args!("{one}: out of order")))?;
        }
        Ok(traits)
    }
}

/// One thing for each trait; in JSON an object with the three names.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ByTrait<T>(pub [T; 3]);

impl<T> ByTrait<T> {
    #[inline]
    pub fn of(each: impl FnMut(Trait) -> T) -> ByTrait<T> {
        ByTrait(Trait::ALL.map(each))
    }
}

impl<T> Index<Trait> for ByTrait<T> {
    type Output = T;

    #[inline]
    fn index(&self, one: Trait) -> &T {
        &self.0[one as usize]
    }
}

impl<T> IndexMut<Trait> for ByTrait<T> {
    #[inline]
    fn index_mut(&mut self, one: Trait) -> &mut T {
        &mut self.0[one as usize]
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByTrait<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByTrait<T>, D::Error> {
        #[derive(Deserialize)]
        struct Told<T> {
            pattern: T,
            color: T,
            shape: T,
        }
        let Told { pattern, color, shape } = Told::deserialize(deserializer)?;
        Ok(ByTrait([pattern, color, shape]))
    }
}

impl<T: Serialize> Serialize for ByTrait<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for one in Trait::ALL {
            map.serialize_entry(&one, &self[one])?;
        }
        map.end()
    }
}
