//! What one noted of a deal, kept beside the tokens: a game may outlast the program.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::PathBuf;

use room::{is_secret, is_share};
use serde::{Deserialize, Serialize};

use super::address::Address;
use super::token::Tokens;

#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Noted {
    /// As it was shown first; nothing, where the table gathered and showed none.
    pub commitment: Option<String>,
    /// By seat: drawn once, kept before they are sent, and sent again unchanged.
    pub shares: BTreeMap<u8, String>,
    /// Where a share was sent and the seat was neither refused nor given up before the game.
    #[serde(default)]
    pub held: BTreeSet<u8>,
    /// Who sat where when this device first saw the game.
    #[serde(default)]
    pub begun: Option<Begun>,
    /// Why the server may have chosen the cards.
    #[serde(default)]
    pub doubts: BTreeSet<Doubt>,
}

/// The seats of this device, and those of the house, when a game began.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Begun {
    pub own: BTreeSet<u8>,
    pub house: BTreeSet<u8>,
}

/// What only a server needs that deals again until it likes the cards.
#[derive(Copy, Clone, Eq, Ord, PartialEq, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// It showed none before the game.
    NoCommitment,
    /// It showed another one under the same code.
    OtherCommitment,
    /// It does not take the share that was sent first.
    SecondShare,
    /// It plays without this device at a seat that it holds, or with it at one that it does not hold.
    NotSeated,
}

impl Doubt {
    pub fn key(self) -> &'static str {
        match self {
            Doubt::NoCommitment => "remote-no-commitment",
            Doubt::OtherCommitment => "remote-other-commitment",
            Doubt::SecondShare => "remote-second-share",
            Doubt::NotSeated => "remote-not-seated",
        }
    }
}

impl Noted {
    fn fits(&self) -> bool {
        self.commitment.iter().all(|it| is_secret(it))
            && self.shares.values().all(|it| is_share(it))
    }
}

impl Tokens {
    /// What was noted of this table.
    pub fn noted(&self, address: &Address, code: &str) -> Option<Noted> {
        let text = fs::read_to_string(self.notes(address, code)).ok()?;
        json::read(&text).ok().filter(Noted::fits)
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
        let commitment = Some("0f".repeat(32));
        let begun = Some(Begun { own: [2].into(), house: [0].into() });
        let doubts = [Doubt::SecondShare, Doubt::NotSeated].into();
        let noted = Noted { commitment, shares, held: [2].into(), begun, doubts };
        tokens.note(&address, "ABCDE", &noted).expect("it is kept");
        assert_eq!(tokens.noted(&address, "ABCDE"), Some(noted.clone()));
        assert_eq!(tokens.noted(&address, "ABCDF"), None);
        assert_eq!(tokens.get(&address), None, "notes are no token");
        let shares = BTreeMap::from([(0, "a:b".to_owned())]);
        let escape = Some("\u{1b}[2J".repeat(16));
        let noted = [Noted { shares, ..noted.clone() }, Noted { commitment: escape, ..noted }];
        for strange in noted {
            tokens.note(&address, "ABCDE", &strange).expect("it is kept");
            assert_eq!(tokens.noted(&address, "ABCDE"), None);
        }
        // What was noted before there was more to note.
        let old = format!(r#"{{"commitment":"{}","shares":{{"1":"x"}}}}"#, "0f".repeat(32));
        tokens.write(&tokens.notes(&address, "ABCDE"), &old).expect("it is kept");
        assert_eq!(tokens.noted(&address, "ABCDE").expect("it is read").shares[&1], "x");
    }
}
