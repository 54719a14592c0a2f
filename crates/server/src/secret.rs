//! Random texts, and what is kept of them.

use room::hex;
use sha2::{Digest, Sha256};

/// Letters that nobody takes for another one or for a digit.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE: usize = 5;

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Nobody guesses this.
pub fn secret() -> String {
    hex(&bytes::<32>())
}

/// What is kept of a secret that somebody has to show again.
pub fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret))
}

/// What one says to somebody who wants to join.
pub fn code() -> String {
    let draw = |byte: &u8| (*byte as usize) < 240 / LETTERS.len() * LETTERS.len();
    let mut code = String::new();
    while code.len() < CODE {
        let fair = bytes::<8>().into_iter().filter(|byte| draw(byte));
        code.extend(fair.map(|byte| char::from(LETTERS[byte as usize % LETTERS.len()])));
    }
    code.truncate(CODE);
    code
}

/// A code as somebody typed it: small letters, spaces and dashes do not matter.
pub fn read_code(typed: &str) -> Option<String> {
    let letters = typed.chars().filter(|letter| !matches!(letter, ' ' | '-'));
    let code: String = letters.take(CODE + 1).map(|letter| letter.to_ascii_uppercase()).collect();
    let is_code = code.len() == CODE && code.bytes().all(|letter| LETTERS.contains(&letter));
    is_code.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_short_and_plain() {
        for code in (0..100).map(|_| code()) {
            assert_eq!(code.len(), CODE);
            assert!(code.bytes().all(|letter| LETTERS.contains(&letter)), "{code}");
        }
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        for typed in ["ABCDE", "abcde", " ab-cde ", "a b c d e"] {
            assert_eq!(read_code(typed).as_deref(), Some("ABCDE"), "{typed}");
        }
        for typed in ["", "ABCD", "ABCDEF", "ABCDI", "ABCD\u{0}", "ÄBCDE", "../..", "ABCD1"] {
            assert_eq!(read_code(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_secret_can_be_dealt_from_and_its_hash_is_no_commitment() {
        let secret = secret();
        assert!(room::is_secret(&secret));
        assert_ne!(room::commitment(&secret), hash(&secret));
    }
}
