//! The dealer for simulation: as quick as can be, unbiased, the same everywhere for a seed.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A fast generator of draws and shuffles. Not for games that people doubt.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    pub fn new(seed: u64) -> Fast {
        Fast(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `n`, each as likely as the others.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let draw = |bits: u64| u64::from(bits as u32) * u64::from(n);
        let mut product = draw(self.0.next_u64() >> 32);
        if (product as u32) < n {
            let least = n.wrapping_neg() % n;
            while (product as u32) < least {
                product = draw(self.0.next_u64() >> 32);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the cards into an order, each as likely as the others: Fisher–Yates with as many draws
    /// from one random word as fit into it (Brackett-Rozinsky and Lemire, “Batched ranged random
    /// integer generation”).
    #[inline]
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        let mut left = cards.len() as u64;
        while left > 1 {
            let least = left.saturating_sub(batch(left)).max(1);
            let bounds = (least + 1..=left).rev();
            let product: u64 = bounds.clone().product();
            let word = self.word_for(product);
            let mut rest = word;
            for bound in bounds {
                let wide = u128::from(rest) * u128::from(bound);
                rest = wide as u64;
                cards.swap(bound as usize - 1, (wide >> 64) as usize);
            }
            left = least;
        }
    }

    /// A random word whose draws below bounds of this product are unbiased.
    #[inline]
    fn word_for(&mut self, product: u64) -> u64 {
        loop {
            let word = self.0.next_u64();
            let last = word.wrapping_mul(product);
            // Only words this low can be among the surplus ones.
            if last >= product || last >= product.wrapping_neg() % product {
                return word;
            }
        }
    }
}

/// How many draws, from `left` cards down, share a word without their product overflowing it.
const fn batch(left: u64) -> u64 {
    match left {
        0..=13 => 12,
        14..=19 => 9,
        20..=40 => 8,
        _ => 7,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_is_as_likely() {
        let mut fast = Fast::new(7);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            fast.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        // Chi-square with 23 degrees of freedom: 49.7 is passed once in a thousand.
        let chi: f64 = counts.values().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 49.7, "{chi}");
    }

    #[test]
    fn no_batch_overflows_its_word() {
        for left in 2..=64_u64 {
            let least = left.saturating_sub(batch(left)).max(1);
            assert!((least + 1..=left).try_fold(1_u64, u64::checked_mul).is_some(), "{left}");
        }
    }

    #[test]
    fn a_shuffle_keeps_every_card() {
        let mut cards: Vec<u8> = (0..58).collect();
        Fast::new(1).shuffle(&mut cards);
        assert_ne!(cards, (0..58).collect::<Vec<u8>>());
        cards.sort_unstable();
        assert_eq!(cards, (0..58).collect::<Vec<u8>>());
    }

    #[test]
    fn draws_stay_below_and_reach_all() {
        let mut fast = Fast::new(3);
        let mut seen = [0; 5];
        (0..5000).for_each(|_| seen[fast.below(5) as usize] += 1);
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }
}
