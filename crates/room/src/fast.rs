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

    /// Puts the cards into an order, each as likely as the others: Fisher–Yates with four draws of
    /// sixteen bits from each random word. The draws do not wait for each other, which is what makes
    /// it quick.
    #[inline]
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        assert!(cards.len() <= 1 << 12, "a deck, not a library");
        let mut left = cards;
        while left.len() > 4 {
            let word = self.0.next_u64();
            for draw in 0..4 {
                left = self.put_last(left, (word >> (16 * draw)) as u16);
            }
        }
        let word = self.0.next_u64();
        for draw in 0..4 {
            if left.len() > 1 {
                left = self.put_last(left, (word >> (16 * draw)) as u16);
            }
        }
    }

    /// Exchanges the last card with one drawn by these bits; the others are left.
    #[inline]
    fn put_last<'a, T>(&mut self, cards: &'a mut [T], bits: u16) -> &'a mut [T] {
        let n = cards.len() as u32;
        let mut product = u32::from(bits) * n;
        if u32::from(product as u16) < n {
            product = self.fair(product, n);
        }
        let last = cards.len() - 1;
        cards.swap(last, (product >> 16) as usize);
        &mut cards[..last]
    }

    /// Draws again as long as the draw is one of the surplus ones that would favour low numbers.
    #[cold]
    fn fair(&mut self, mut product: u32, n: u32) -> u32 {
        while u32::from(product as u16) < (1 << 16) % n {
            product = u32::from(self.0.next_u64() as u16) * n;
        }
        product
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
