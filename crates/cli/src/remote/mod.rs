//! Tables of a server elsewhere.

mod address;
mod call;
mod line;
mod token;

use std::path::PathBuf;

use words::{Message, Words};

pub use address::Address;
pub use call::plain;
pub use line::{Line, News};
pub use token::Tokens;

use self::call::Caller;
use self::line::{Call, runtime};
use crate::failure::Failure;

/// A table somebody wants to join.
#[derive(Clone, Debug)]
pub struct Invitation {
    pub address: Address,
    pub code: String,
    pub name: Option<String>,
}

impl Invitation {
    pub fn new(server: &str, code: &str, name: Option<&str>) -> Result<Invitation, Failure> {
        let address = Address::read(server)?;
        let code = code.trim().to_ascii_uppercase();
        let unknown = || {
            let message = Message::new("remote-no-table").with("server", address.url());
            Failure::refused(message.with("code", plain(&code)))
        };
        let plain = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !plain {
            return Err(unknown());
        }
        Ok(Invitation { address, code, name: name.map(str::to_owned) })
    }

    /// Goes there as whoever one was the last time. What could not be kept for the next time is said.
    pub fn accept(
        &self,
        tokens: Option<&Tokens>,
        words: &Words,
    ) -> Result<(Line, Option<Message>), Failure> {
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
        let line = Line::open(Call { caller, code: self.code.clone() })?;
        Ok((line, (!kept).then(|| Message::new("remote-not-kept"))))
    }
}

/// The folder of whoever runs this.
pub fn own_tokens() -> Option<Tokens> {
    Tokens::of(|name| std::env::var_os(name).map(PathBuf::from))
}
