//! Chance for a search: quick, fair, the same everywhere for a seed.

use std::hash::{Hash, Hasher};

/// A generator of draws and shuffles, seeded by a bot's whims.
#[derive(Clone, Debug)]
pub struct Whim(u64);

impl Whim {
    pub fn new(seed: u64) -> Whim {
        Whim(seed)
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STRIDE);
        stir(self.0)
    }

    /// A number below `n`, each as likely as the others to one part in four thousand million.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// Puts cards into an order, three draws of 21 bits from each random word.
    #[inline]
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        let (mut word, mut left) = (0, 0);
        for last in (1..cards.len()).rev() {
            if left == 0 {
                (word, left) = (self.next(), 3);
            }
            let drawn = ((word & DRAW) * (last as u64 + 1)) >> DRAW_BITS;
            (word, left) = (word >> DRAW_BITS, left - 1);
            cards.swap(last, drawn as usize);
        }
    }
}

const DRAW_BITS: u32 = 21;
const DRAW: u64 = (1 << DRAW_BITS) - 1;
const STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;

/// Spreads every bit over all others.
#[inline]
pub(super) fn stir(mut word: u64) -> u64 {
    word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}

/// A mark of anything that can be hashed, the same on every machine for small numbers.
#[inline]
pub fn mark_of(it: impl Hash) -> u64 {
    let mut mark = Mark(0);
    it.hash(&mut mark);
    mark.finish()
}

struct Mark(u64);

impl Mark {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(STRIDE);
    }
}

impl Hasher for Mark {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(byte.into());
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.add(word.into());
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.add(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.add(word.into());
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.add(word as u64);
    }

    /// The kind of an action.
    #[inline]
    fn write_isize(&mut self, word: isize) {
        self.add(word.cast_unsigned() as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_is_as_likely() {
        let (mut whim, mut counts) = (Whim::new(3), std::collections::BTreeMap::new());
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            whim.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0_u32) += 1;
        }
        let counts: Vec<u32> = counts.into_values().collect();
        // With 23 degrees of freedom 49.7 is passed once in a thousand.
        assert!(game::worlds::chi_square(&counts, &[1.0; 24]) < 49.7, "{counts:?}");
    }

    #[test]
    fn draws_stay_below_and_reach_all() {
        let (mut whim, mut seen) = (Whim::new(1), [0_u32; 5]);
        (0..5000).for_each(|_| seen[whim.below(5) as usize] += 1);
        assert!(seen.iter().all(|n| (850..1150).contains(n)), "{seen:?}");
    }
}
