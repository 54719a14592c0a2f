//! Twelve singles in one word, so that a look finds what three piles will name from now on.

use core::fmt::{self, Debug, Formatter};
use core::marker::PhantomData;

use game::{Audience, Eye, Knowledge, Masked, Told, Whole};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::COMPLETES;
use crate::{ByTrait, Card, Completes};

/// How many singles a pile has, its face-up one included (LD-3).
pub(crate) const SINGLES: usize = 12;
/// How many of them have the same value (LD-3).
pub(crate) const ALIKE: usize = 4;

/// How many bits a single has: enough for any complete, so that words can be added up.
const BITS: usize = 5;
/// All bits of one: a single that is not known.
const UNKNOWN: u64 = (1 << BITS) - 1;
/// All bits of all.
const ALL_UNKNOWN: u64 = (1 << (BITS * SINGLES)) - 1;
/// The lowest bit of each.
const ONES: u64 = ALL_UNKNOWN / UNKNOWN;

/// Twelve singles in their order. They move round: after the last comes the first.
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct Ring<K: Knowledge> {
    /// The first single is the lowest.
    word: u64,
    knowledge: PhantomData<K>,
}

impl<K: Knowledge> Ring<K> {
    const fn new(word: u64) -> Ring<K> {
        Ring { word, knowledge: PhantomData }
    }

    /// The single at this place, counted from 0, if it is known.
    #[inline]
    pub(crate) fn at(self, place: usize) -> Option<Card> {
        let single = self.word >> (BITS * (place % SINGLES)) & UNKNOWN;
        (single != UNKNOWN).then(|| Card::at(COMPLETES + single as usize))
    }

    /// The singles from the first to the last, as far as they are known.
    pub fn iter(self) -> impl Iterator<Item = Option<Card>> {
        (0..SINGLES).map(move |place| self.at(place))
    }

    /// The same ring, so many singles later.
    #[must_use]
    #[inline]
    pub(crate) const fn turned(self, by: usize) -> Ring<K> {
        let round = self.word << (BITS * (SINGLES - by)) & ALL_UNKNOWN;
        Ring::new(self.word >> (BITS * by) | round)
    }

    /// The same ring, except that the first single is this one.
    #[must_use]
    #[inline]
    pub(crate) const fn learned(self, single: Card) -> Ring<K> {
        Ring::new(self.word & !UNKNOWN | code(single))
    }

    /// The same ring, except that the first single is unknown.
    #[must_use]
    #[inline]
    pub(crate) const fn forgot(self) -> Ring<K> {
        Ring::new(self.word | UNKNOWN)
    }
}

#[inline]
const fn code(single: Card) -> u64 {
    (single.index() - COMPLETES) as u64
}

impl Ring<Whole> {
    /// Of twelve singles.
    #[inline]
    pub(crate) fn of(singles: &[Card]) -> Ring<Whole> {
        Ring::new(singles.iter().rev().fold(0, |word, &single| word << BITS | code(single)))
    }

    /// All as nobody knows them, but for the first so many and the last so many (LD-10).
    #[inline]
    pub(crate) fn masked(self, eye: Eye, first: usize, last: usize) -> Ring<Masked> {
        let unknown = ALL_UNKNOWN << (BITS * first) & ALL_UNKNOWN >> (BITS * last);
        Ring::new(if eye.is_among(Audience::NOBODY) { self.word } else { self.word | unknown })
    }
}

impl<K: Told> Ring<K> {
    /// As far as they are known; `None` if one is no single.
    pub(crate) fn read(singles: [Option<Card>; SINGLES]) -> Option<Ring<K>> {
        let code = |single: &Option<Card>| match single {
            None => Some(UNKNOWN),
            Some(card) => card.pile().map(|_| code(*card)),
        };
        let word = singles.iter().rev().try_fold(0, |word, it| Some(word << BITS | code(it)?));
        word.map(Ring::new)
    }
}

impl<'de, K: Told> Deserialize<'de> for Ring<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ring<K>, D::Error> {
        let singles = Deserialize::deserialize(deserializer)?;
        Ring::read(singles).ok_or_else(|| D::Error::custom("singles only"))
    }
}

impl<K: Knowledge> Debug for Ring<K> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<K: Told> Serialize for Ring<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// How many completes are looked at together.
const AT_ONCE: u8 = 4;

/// The completes that three rings name, one after the other, as they are all turned.
#[derive(Copy, Clone)]
pub(crate) struct Ahead(u64);

impl Ahead {
    #[inline]
    pub(crate) const fn new(ByTrait([patterns, colors, shapes]): ByTrait<Ring<Whole>>) -> Ahead {
        // Singles are numbered on from trait to trait: colours from 3, shapes from 6.
        Ahead(9 * patterns.word + 3 * colors.word + shapes.word - (3 * 3 + 6) * ONES)
    }

    #[inline]
    pub(crate) const fn at(self, nth: u8) -> Card {
        Card::at((self.0 >> (BITS * nth as usize) & UNKNOWN) as usize)
    }

    /// How many of them come before one of these; twelve if none of these is among them.
    #[inline]
    pub(crate) fn before(self, these: Completes) -> u8 {
        let mut nth = 0;
        while nth < SINGLES as u8 {
            // Without a branch for each: which comes first is anybody's guess.
            let hit = |i| u32::from(these.has(self.at(nth + i))) << i;
            let hits = (0..AT_ONCE).fold(0, |hits, i| hits | hit(i));
            if hits != 0 {
                return nth + hits.trailing_zeros() as u8;
            }
            nth += AT_ONCE;
        }
        nth
    }
}

#[cfg(test)]
mod tests {
    extern crate alloc;
    use alloc::format;

    use super::*;
    use crate::Trait;
    use crate::pile::Pile;

    #[test]
    fn a_ring_shows_its_singles_to_whoever_debugs() {
        let shown = format!("{:?}", Ring::of(&Pile::sorted(Trait::Shape)).turned(4));
        let first = format!("{:?}", Card::values(Trait::Shape).map(Some)[1]);
        assert!(shown.starts_with(&format!("[{first}, {first}, {first}, {first}, ")), "{shown}");
    }
}
