//! The dealer that anybody can check: shuffles from a seed, as `docs/shuffle.md` writes them down.
//!
//! These steps never change: records of finished games are checked against them.

use sha2::{Digest, Sha256};

const DOMAIN: &[u8] = b"luckhouse shuffle 1\n";

/// Shuffles from a text, one after the other.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Seeded {
    key: [u8; 32],
    /// How many shuffles this seed has given.
    given: u64,
}

impl Seeded {
    pub fn new(seed: &str) -> Seeded {
        let key = Sha256::new().chain_update(DOMAIN).chain_update(seed).finalize().into();
        Seeded { key, given: 0 }
    }

    /// Puts cards that lie in the order of the deck into the order of the next shuffle.
    pub fn shuffle<C>(&mut self, cards: &mut [C]) {
        let mut stream =
            Stream { key: &self.key, shuffle: self.given, block: 0, words: Vec::new() };
        for i in (1..cards.len()).rev() {
            let j = stream.below(i as u32 + 1);
            cards.swap(i, j as usize);
        }
        self.given += 1;
    }
}

/// The random words of one shuffle.
struct Stream<'a> {
    key: &'a [u8; 32],
    shuffle: u64,
    block: u64,
    /// What is left of the last block, in reverse.
    words: Vec<u32>,
}

impl Stream<'_> {
    /// A number below `n`: words at and above the largest multiple of `n` are passed over.
    fn below(&mut self, n: u32) -> u32 {
        let fair = (1_u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.word();
            if u64::from(word) < fair {
                return word % n;
            }
        }
    }

    fn word(&mut self) -> u32 {
        if self.words.is_empty() {
            let hash = Sha256::new()
                .chain_update(self.key)
                .chain_update(self.shuffle.to_le_bytes())
                .chain_update(self.block.to_le_bytes())
                .finalize();
            let words =
                hash.chunks_exact(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]]));
            self.words = words.rev().collect();
            self.block += 1;
        }
        self.words.pop().expect("a block has eight words")
    }
}
