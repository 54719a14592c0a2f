//! What one noted of a deal, kept beside the tokens: a game may outlast the program.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;

use room::{is_secret, is_share};
use serde::{Deserialize, Serialize};

use super::address::Address;
use super::token::Tokens;

#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Noted {
    /// As it was shown first.
    pub commitment: String,
    /// By seat.
    pub shares: BTreeMap<u8, String>,
}

impl Noted {
    fn fits(&self) -> bool {
        is_secret(&self.commitment) && self.shares.values().all(|share| is_share(share))
    }
}

impl Tokens {
    /// What was noted of this table.
    pub fn noted(&self, address: &Address, code: &str) -> Option<Noted> {
        let text = fs::read_to_string(self.notes(address, code)).ok()?;
        serde_json::from_str(&text).ok().filter(Noted::fits)
    }

    pub fn note(&self, address: &Address, code: &str, noted: &Noted) -> io::Result<()> {
        self.write(&self.notes(address, code), &serde_json::to_string(noted)?)
    }

    fn notes(&self, address: &Address, code: &str) -> PathBuf {
        self.file(address, &format!("@{code}.deal"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_table_has_its_own_and_what_makes_no_sense_is_none() {
        let folder = std::env::temp_dir().join(format!("luckhouse-notes-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let tokens = Tokens::at(&folder);
        let address = Address::read("http://a:1").expect("an address");
        let shares = BTreeMap::from([(2, "abc".to_owned())]);
        let noted = Noted { commitment: "0f".repeat(32), shares };
        tokens.note(&address, "ABCDE", &noted).expect("it is kept");
        assert_eq!(tokens.noted(&address, "ABCDE"), Some(noted.clone()));
        assert_eq!(tokens.noted(&address, "ABCDF"), None);
        assert_eq!(tokens.get(&address), None, "notes are no token");
        for strange in [Noted::default(), Noted { commitment: "\u{1b}[2J".repeat(16), ..noted }] {
            tokens.note(&address, "ABCDE", &strange).expect("it is kept");
            assert_eq!(tokens.noted(&address, "ABCDE"), None);
        }
    }
}
