//! Tables of a server elsewhere.

mod address;
mod call;
mod history;
mod line;
mod notes;
mod token;

use std::path::PathBuf;

use wire::{SetUp, Sign};
use words::{Lang, Message, Words};

pub use address::Address;
pub use call::plain;
pub use line::{Line, News};
pub use notes::{Begun, Doubt, Noted};
pub use token::Tokens;

use self::call::Caller;
use self::line::{Call, runtime};
use crate::failure::Failure;

/// What somebody wants of a server.
#[derive(Clone, Debug)]
pub struct Invitation {
    pub address: Address,
    pub table: Wanted,
    pub name: Option<String>,
}

#[derive(Clone, Debug)]
pub enum Wanted {
    /// The table with this code.
    Code(String),
    /// A new one.
    New(Box<SetUp>),
    /// One of those that are open.
    Any,
}

impl Invitation {
    pub fn new(server: &str, code: &str, name: Option<&str>) -> Result<Invitation, Failure> {
        let address = Address::read(server)?;
        let code = known_code(&address, code)?;
        Ok(Invitation { address, table: Wanted::Code(code), name: name.map(str::to_owned) })
    }

    pub fn to(server: &str, table: Wanted, name: Option<&str>) -> Result<Invitation, Failure> {
        Ok(Invitation { address: Address::read(server)?, table, name: name.map(str::to_owned) })
    }

    /// Goes there as whoever one was the last time. What could not be kept for the next time is said.
    pub fn accept(
        &self,
        tokens: Option<&Tokens>,
        words: &Words,
    ) -> Result<(Visitor, Option<Message>), Failure> {
        let token = tokens.and_then(|tokens| tokens.get(&self.address));
        let mut caller = Caller { address: self.address.clone(), lang: words.lang(), token };
        let user = ["USER", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
        let user = user.filter(|user| !user.is_empty());
        let otherwise = user.unwrap_or_else(|| words.get("remote-guest"));
        let introduced = caller.introduce(self.name.as_deref(), &otherwise);
        let token = runtime()?.block_on(introduced)?;
        let kept = match (token, tokens) {
            (Some(token), Some(tokens)) => tokens.keep(&self.address, &token).is_ok(),
            (Some(_), None) => false,
            (None, _) => true,
        };
        let visitor = Visitor { caller, tokens: tokens.cloned() };
        Ok((visitor, (!kept).then(|| Message::new("remote-not-kept"))))
    }
}

/// Somebody whom a server knows.
#[derive(Clone, Debug)]
pub struct Visitor {
    caller: Caller,
    tokens: Option<Tokens>,
}

impl Visitor {
    pub fn address(&self) -> &Address {
        &self.caller.address
    }

    /// The code of the table that was wanted, made if it was to be made.
    pub fn find(&self, table: &Wanted) -> Result<String, Failure> {
        match table {
            Wanted::Code(code) => Ok(code.clone()),
            Wanted::New(set_up) => runtime()?.block_on(self.caller.make(set_up)),
            Wanted::Any => Err(Failure::usage(Message::new("remote-which"))),
        }
    }

    /// The signs of the open tables.
    pub fn listed(&self) -> Result<Vec<Sign>, Failure> {
        runtime()?.block_on(self.caller.listed())
    }

    pub fn line(&self, code: &str) -> Result<Line, Failure> {
        Line::open(Call { caller: self.caller.clone(), code: code.to_owned() })
    }

    /// The record of a finished game, as the server writes it.
    pub fn record(&self, code: &str) -> Result<String, Failure> {
        runtime()?.block_on(self.caller.record(code))
    }

    /// What an earlier visit noted of a table.
    pub fn noted(&self, code: &str) -> Option<Noted> {
        self.tokens.as_ref()?.noted(self.address(), code)
    }

    /// Keeps notes for a later visit; whether they are on the disk. If not, they still stand on the
    /// screen, and in what is said at the end.
    pub fn note(&self, code: &str, noted: &Noted) -> bool {
        let kept = |tokens: &Tokens| tokens.note(self.address(), code, noted).is_ok();
        self.tokens.as_ref().is_some_and(kept)
    }
}

fn known_code(address: &Address, given: &str) -> Result<String, Failure> {
    let message = Message::new("remote-no-table").with("server", address.url());
    table_code(given).ok_or_else(|| Failure::refused(message.with("code", plain(given))))
}

/// The server and the code of a table's link, `http://host/t/CODE`.
pub fn link(given: &str) -> Option<(&str, &str)> {
    given.rsplit_once("/t/")
}

/// The record of the finished game at a link. At a table without spectators it is for those who played.
pub fn record_at(
    (server, code): (&str, &str),
    tokens: Option<&Tokens>,
    lang: Lang,
) -> Result<String, Failure> {
    let address = Address::read(server)?;
    let code = known_code(&address, code)?;
    let token = tokens.and_then(|tokens| tokens.get(&address));
    let caller = Caller { address, lang, token };
    runtime()?.block_on(caller.record(&code))
}

/// A code as tables have it; nothing else may stand in a path.
pub fn table_code(given: &str) -> Option<String> {
    let code = given.trim().to_ascii_uppercase();
    let fits = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
    fits.then_some(code)
}

/// The folder of whoever runs this.
pub fn own_tokens() -> Option<Tokens> {
    Tokens::of(|name| std::env::var_os(name).map(PathBuf::from))
}
