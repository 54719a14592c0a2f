//! Characters lying together.

use core::fmt::{self, Debug, Formatter};
use core::ops::{BitOr, Sub};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, Serializer};

use crate::card::Character;

/// A set of characters.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Deserialize)]
#[serde(from = "ArrayVec<Character, { Character::COUNT as usize }>")]
pub struct Characters(u16);

impl Characters {
    #[inline]
    pub const fn only(character: Character) -> Characters {
        Characters(1 << character.number())
    }

    #[inline]
    pub const fn contains(self, character: Character) -> bool {
        self.0 & Characters::only(character).0 != 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Character> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let first = rest.lowest()?;
            rest.0 &= rest.0 - 1;
            Some(first)
        })
    }

    #[inline]
    pub const fn lowest(self) -> Option<Character> {
        if self.is_empty() {
            return None;
        }
        Some(Character::numbered(self.0.trailing_zeros() as u8))
    }

    /// The next higher number, from the highest on to the lowest.
    #[inline]
    pub const fn after(self, character: Character) -> Option<Character> {
        let higher = Characters(self.0 & (u16::MAX << character.number() << 1));
        if higher.is_empty() { self.lowest() } else { higher.lowest() }
    }
}

impl BitOr for Characters {
    type Output = Characters;
    #[inline]
    fn bitor(self, others: Characters) -> Characters {
        Characters(self.0 | others.0)
    }
}

impl Sub for Characters {
    type Output = Characters;
    #[inline]
    fn sub(self, others: Characters) -> Characters {
        Characters(self.0 & !others.0)
    }
}

impl FromIterator<Character> for Characters {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Characters {
        characters.into_iter().map(Characters::only).fold(Characters(0), Characters::bitor)
    }
}

impl<const MOST: usize> From<ArrayVec<Character, MOST>> for Characters {
    fn from(characters: ArrayVec<Character, MOST>) -> Characters {
        characters.into_iter().collect()
    }
}

impl Serialize for Characters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Debug for Characters {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_character_is_in_a_set_once() {
        let both: Characters = Character::all().take(2).collect();
        let one = both.lowest().map(Characters::only);
        assert_eq!(one.map(|one| both | one), Some(both));
    }
}
