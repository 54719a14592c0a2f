//! Deck files: what is printed on the cards, as a file a host can write.
//!
//! Knows: TOML and JSON, each game's deck, the names on the cards.
//! Must never know: how a game is played, which file it reads.

mod fields;
mod games;
mod node;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use game::Game;
use serde_json::Value;
use words::{Lang, Message};

pub use crate::fields::MOST_FAULTS;
use crate::fields::{Faults, Fields};
use crate::node::Node;

/// A name in the order of [`Lang::ALL`].
pub type Name = [String; 3];

/// The longest deck file that is read, in bytes.
pub const LONGEST_FILE: usize = 256 * 1024;

/// A deck and how its cards are called.
#[derive(Clone, Debug)]
pub struct DeckFile<G: Game> {
    pub deck: G::Deck,
    pub names: Names,
    /// The file's content as JSON, with the same keys.
    pub json: Value,
}

/// Names by what they name: a card's code, or `guest-7`.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Names(BTreeMap<String, Name>);

impl Names {
    /// The name in a language; the code itself where the deck names nothing.
    pub fn get<'a>(&'a self, code: &'a str, lang: Lang) -> &'a str {
        self.0.get(code).map_or(code, |name| &name[lang as usize])
    }

    /// Every code with its name in a language.
    pub fn all(&self, lang: Lang) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(move |(code, name)| (code.as_str(), name[lang as usize].as_str()))
    }

    pub(crate) fn insert(&mut self, code: impl Into<String>, name: Option<Name>) {
        if let Some(name) = name {
            self.0.insert(code.into(), name);
        }
    }
}

/// One thing that is wrong with a deck file.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fault {
    /// Where, in a file; JSON in a protocol line has no lines of its own.
    pub line: Option<usize>,
    /// Which field: `guest[3].weapon.luck`; empty for the whole.
    pub path: String,
    pub why: Message,
}

/// A game whose cards are described by a file.
pub trait Decked: Game + 'static {
    /// The file the house plays with.
    const FILE: &'static str;

    /// Where what that file says is kept, once it has been read.
    #[doc(hidden)]
    fn kept() -> &'static OnceLock<DeckFile<Self>>;

    #[doc(hidden)]
    fn read(fields: &mut Fields<'_>, names: &mut Names, faults: &mut Faults) -> Option<Self::Deck>;
}

/// The deck the house plays with when nothing else is asked for.
pub fn default_deck<G: Decked>() -> &'static DeckFile<G> {
    let read = || from_toml::<G>(G::FILE).expect("the house's own deck is checked by the tests");
    G::kept().get_or_init(read)
}

/// Reads a deck file, or says everything that is wrong with it.
pub fn from_toml<G: Decked>(text: &str) -> Result<DeckFile<G>, Vec<Fault>> {
    if text.len() > LONGEST_FILE {
        let why = Message::new("deck-too-long").with("most", LONGEST_FILE / 1024);
        return Err(vec![Fault { line: None, path: String::new(), why }]);
    }
    let (node, syntax) = Node::from_toml(text);
    if syntax.is_empty() { from_node(&node) } else { Err(syntax) }
}

/// Reads a deck as the engine protocol has it: a file's content as JSON.
pub fn from_json<G: Decked>(value: &Value) -> Result<DeckFile<G>, Vec<Fault>> {
    from_node(&Node::from_json(value))
}

fn from_node<G: Decked>(node: &Node) -> Result<DeckFile<G>, Vec<Fault>> {
    let (mut faults, mut names) = (Faults::default(), Names::default());
    let mut deck = None;
    if let Some(mut fields) = Fields::of(node, "", &mut faults) {
        right_game::<G>(&mut fields, &mut faults);
        deck = G::read(&mut fields, &mut names, &mut faults);
        fields.done(&mut faults);
    }
    match deck {
        Some(deck) if faults.0.is_empty() => Ok(DeckFile { deck, names, json: node.to_json() }),
        _ => {
            faults.0.sort_by_key(|fault| fault.line);
            Err(faults.0)
        }
    }
}

fn right_game<G: Game>(fields: &mut Fields<'_>, faults: &mut Faults) {
    let Some(node) = fields.required("game", faults) else { return };
    if !matches!(&node.kind, node::Kind::Text(game) if game == G::NAME) {
        let why = Message::new("deck-other-game").with("game", G::NAME);
        faults.note(node.line, "game", why);
    }
}

impl Fault {
    pub fn message(&self) -> Message {
        let message = Message::new(match (self.line, self.path.is_empty()) {
            (Some(_), true) => "deck-fault-line",
            (Some(_), false) => "deck-fault-line-field",
            (None, true) => "deck-fault",
            (None, false) => "deck-fault-field",
        });
        let message = message.with("path", self.path.as_str()).with("why", self.why.clone());
        message.with("line", self.line.unwrap_or_default())
    }
}
