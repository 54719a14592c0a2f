//! Where a game's chance comes from when nobody shall have to trust the dealer: `docs/fair-deal.md`.
//!
//! These steps never change: records of finished games are checked against them.

use std::sync::Arc;

use game::Seat;
use sha2::{Digest, Sha256};

use crate::{Chance, Scripted, Seeded};

const COMMITMENT: &[u8] = b"luckhouse commitment 1\n";
const NUMBER: &[u8] = b"luckhouse number 1\n";
const SECRET: usize = 64;
/// The longest share of randomness a device may add.
const LONGEST_SHARE: usize = 64;

/// What every shuffle and every drawn race of one game follows from: the secret of whoever deals, and
/// for each seat the share of its person, or none where the house sits.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Deal {
    secret: String,
    shares: Vec<Option<String>>,
}

/// A sealed race as it was played.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct DrawnRace {
    /// How many sealed races the game had with this one.
    pub number: u32,
    /// Where in the log its first claim stands, counted from 0.
    pub entry: usize,
    /// Everybody in the race, in the drawn order.
    pub order: Vec<Seat>,
    /// So many claims were played, in this order, before the race was over; the others fell away.
    pub played: usize,
}

impl Deal {
    /// Nothing, if the secret or a share is not written as it has to be.
    pub fn new(secret: String, shares: Vec<Option<String>>) -> Option<Deal> {
        let sound = is_secret(&secret) && shares.iter().flatten().all(|share| is_share(share));
        sound.then_some(Deal { secret, shares })
    }

    pub fn secret(&self) -> &str {
        &self.secret
    }

    pub fn shares(&self) -> &[Option<String>] {
        &self.shares
    }

    pub fn commitment(&self) -> String {
        commitment(&self.secret)
    }

    /// The dealer of this game, after a script where there is one.
    pub fn chance<C: Copy>(&self, script: Arc<[Scripted<C>]>) -> Chance<C> {
        Chance::new(script, Some(&self.seed()))
    }

    /// The order in which the claims of the sealed race with this number are played, whoever came
    /// first.
    pub fn draw(&self, number: u32, seats: &mut [Seat]) {
        seats.sort_unstable();
        Seeded::new(&format!("{}\nrace {number}", self.seed())).shuffle(seats);
    }

    /// Neither a secret nor a share holds a colon or a line feed, so no part can pass for another.
    fn seed(&self) -> String {
        let share = |share: &Option<String>| format!(":{}", share.as_deref().unwrap_or_default());
        self.secret.clone() + &self.shares.iter().map(share).collect::<String>()
    }
}

/// What is shown before the first card: there is a secret, and no other will do.
pub fn commitment(secret: &str) -> String {
    hex(&Sha256::new().chain_update(COMMITMENT).chain_update(secret).finalize())
}

/// A number that follows from a secret and from what it is for, and that nobody foresees who does not know the secret.
pub fn secret_number(secret: &str, of: &str) -> u64 {
    let hash = Sha256::new().chain_update(NUMBER).chain_update(secret).chain_update("\n");
    let bytes = hash.chain_update(of).finalize();
    bytes.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Whether this can be a secret, or a commitment to one.
pub fn is_secret(text: &str) -> bool {
    text.len() == SECRET && text.bytes().all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'))
}

/// Whether a device may add this.
pub fn is_share(text: &str) -> bool {
    text.len() <= LONGEST_SHARE && text.bytes().all(|it| it.is_ascii_alphanumeric())
}

/// Bytes in lower case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(shares: &[Option<&str>]) -> Option<Deal> {
        let shares = shares.iter().map(|share| share.map(str::to_owned)).collect();
        Deal::new("0123456789abcdef".repeat(4), shares)
    }

    fn drawn(deal: &Deal, number: u32) -> Vec<usize> {
        let mut seats: Vec<Seat> = [4, 2, 0, 3, 1].map(Seat::at).into();
        deal.draw(number, &mut seats);
        seats.into_iter().map(Seat::index).collect()
    }

    /// Computed once with Python's `hashlib` and `docs/shuffle.py`.
    #[test]
    fn a_deal_is_as_documented_for_ever() {
        let deal = deal(&[Some("Ada7"), None, Some("")]).unwrap();
        let secret = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
        let commitment = "0830775a82f2d8cc1977f7e2e215baa633b387520dd8fd8eeae812a84328dd66";
        assert_eq!((deal.secret(), &*deal.commitment()), (secret, commitment));
        assert_eq!(deal.seed(), format!("{secret}:Ada7::"));
        assert_eq!(drawn(&deal, 1), [2, 0, 3, 1, 4]);
        assert_eq!(drawn(&deal, 2), [4, 2, 0, 1, 3]);
    }

    #[test]
    fn every_share_and_its_seat_changes_the_seed() {
        let cases: [&[Option<&str>]; 6] = [
            &[None, None],
            &[Some("a"), None],
            &[None, Some("a")],
            &[Some("A"), None],
            &[Some("a"), Some("a")],
            &[Some("a"), None, None],
        ];
        let seeds = cases.map(|shares| deal(shares).unwrap().seed());
        let different: std::collections::BTreeSet<_> = seeds.iter().collect();
        assert_eq!(different.len(), cases.len(), "{seeds:?}");
    }

    #[test]
    fn nothing_but_letters_and_digits_is_a_share() {
        let long = "x".repeat(64);
        for share in ["", "a", "Z9", &long] {
            assert!(deal(&[None, Some(share)]).is_some(), "{share}");
        }
        let too_long = "x".repeat(65);
        for share in ["a:b", "a\n", " ", "é", "-", &too_long] {
            assert_eq!(deal(&[None, Some(share)]), None, "{share}");
        }
    }

    #[test]
    fn a_secret_has_64_digits() {
        let digits = "0f".repeat(32);
        assert!(is_secret(&digits));
        for text in ["", &digits[1..], &digits.to_uppercase(), &digits.replacen('0', "g", 1)] {
            assert!(!is_secret(text) && Deal::new(text.to_owned(), Vec::new()).is_none(), "{text}");
        }
        assert!(!is_secret(&(digits + "0")));
    }

    #[test]
    fn hexadecimal_digits_come_in_pairs() {
        assert_eq!(hex(&[0, 10, 255]), "000aff");
    }
}
