//! Writing a room's log down.

use game::{Game, Kept};
use room::{Entry, Room};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

use crate::Dealt;
use crate::options::options_to_json;
use crate::talk::say_to_json;

/// A room as a record: serialise it.
#[derive(Debug)]
pub struct Written<'a, G: Game> {
    room: &'a Room<G>,
    deck: Option<&'a Value>,
    dealt: Option<&'a Dealt>,
}

impl<'a, G: Game> Written<'a, G> {
    /// `deck` is the deck file's content where it is not the house's own.
    pub fn new(room: &'a Room<G>, deck: Option<&'a Value>) -> Written<'a, G> {
        Written { room, deck, dealt: None }
    }

    /// The same with all that is needed to check the deal, for when the game is over.
    #[must_use]
    pub fn with_deal(self, dealt: &'a Dealt) -> Written<'a, G> {
        Written { dealt: Some(dealt), ..self }
    }
}

impl<G: Game> Serialize for Written<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rules = self.room.table().table_rules();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("game", G::NAME)?;
        map.serialize_entry("version", &G::RULES_VERSION)?;
        map.serialize_entry("seats", &G::n_seats(rules))?;
        map.serialize_entry("options", &options_to_json::<G>(&G::options(rules)))?;
        if let Some(deck) = self.deck {
            map.serialize_entry("deck", deck)?;
        }
        map.serialize_entry("log", &Log(self.room.log()))?;
        if let Some(dealt) = self.dealt {
            map.serialize_entry("deal", dealt)?;
        }
        map.end()
    }
}

struct Log<'a, G: Game>(&'a [Entry<G>]);

impl<G: Game> Serialize for Log<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Line))
    }
}

struct Line<'a, G: Game>(&'a Entry<G>);

impl<G: Game> Serialize for Line<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self.0 {
            Entry::Step(Kept::Shuffle(cards)) => map.serialize_entry("shuffle", cards)?,
            Entry::Step(Kept::Act(seat, action)) => {
                map.serialize_entry("seat", seat)?;
                map.serialize_entry("action", action)?;
            }
            Entry::Said(seat, say) => {
                map.serialize_entry("seat", seat)?;
                map.serialize_entry("say", &say_to_json(say))?;
            }
        }
        map.end()
    }
}
