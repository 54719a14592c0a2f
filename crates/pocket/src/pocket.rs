//! One request in, one answer out, both JSON.

use std::collections::BTreeMap;

use catalog::GameId;
use json::{JsonFault, read_json};
use record::described;
use room::Millis;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sitting::Founding;
use wire::SetUp;
use words::{Lang, Message, Words, rules};

use crate::here::{Here, Kept, ME, Sat};
use crate::replay::Replay;
use crate::speak;

/// Opens a table on this device and starts it.
#[derive(Deserialize)]
struct Open {
    set_up: SetUp,
    secret: String,
    people: Vec<Sat>,
    #[serde(default)]
    script: Vec<Value>,
}

/// Opens a table that was kept.
#[derive(Deserialize)]
struct Wake {
    founding: Founding,
    items: Vec<Kept>,
}

#[derive(Default)]
pub struct Pocket {
    tables: BTreeMap<String, Here>,
    replay: Option<Replay>,
    words: Option<Words>,
}

/// Why something was not done, as a sentence.
pub type Refused = Message;

impl Pocket {
    /// `{"ok"}` or `{"error"}`, which is a sentence in the language of the request. A request is an object with
    /// `do`, `lang` and what it needs.
    pub fn call(&mut self, request: &[u8]) -> String {
        let asked = match json::read_bytes::<Value>(request) {
            Ok(asked) => asked,
            Err(why) => return json!({ "error": why.to_string() }).to_string(),
        };
        let lang = asked["lang"].as_str().and_then(Lang::parse).unwrap_or_default();
        let words = self.speaks(lang);
        match self.answer(&Asked(&asked), &words) {
            Ok(ok) => format!("{{\"ok\":{ok}}}"),
            Err(why) => json!({ "error": words.say(&why) }).to_string(),
        }
    }

    fn speaks(&mut self, lang: Lang) -> Words {
        let words = self.words.take().filter(|words| words.lang() == lang);
        self.words.insert(words.unwrap_or_else(|| Words::of_tables(lang))).clone()
    }

    fn answer(&mut self, asked: &Asked<'_>, words: &Words) -> Result<String, Refused> {
        Ok(match asked.text("do")? {
            // Every game, with its seats and options.
            "games" => text(&GameId::ALL.map(|game| described(game, words))),
            // The rules of a game, clause by clause.
            "rules" => text(&read_rules(asked.text("game")?, words)),
            // The sentences of what happened and the meaning of what may be done, at whatever table.
            "speak" => text(&speak::speak(&asked.whole()?, words)?),
            // What is printed on the cards.
            "printed" => text(&speak::printed(&asked.field("set_up")?, words.lang())?),
            // Where a text stops being JSON: browsers say it each in their own way, or not at all.
            "fault" => {
                let broken = match read_json(asked.text("text")?) {
                    Err(JsonFault::Broken { line, column }) => {
                        Some(json!({ "line": line, "column": column }))
                    }
                    _ => None,
                };
                text(&broken)
            }
            "replay" => {
                let (replay, about) = Replay::read(asked.text("record")?)?;
                self.replay = Some(replay);
                text(&about)
            }
            // Where the game of the last record stood after so many entries.
            "watch" => {
                let none = || Message::new("pocket-no-replay");
                text(&self.replay.as_ref().ok_or_else(none)?.watch(&asked.whole()?)?)
            }
            other => self.at_table(asked, other, words)?,
        })
    }

    /// What is asked of one table on this device.
    fn at_table(
        &mut self,
        asked: &Asked<'_>,
        what: &str,
        words: &Words,
    ) -> Result<String, Refused> {
        let id = asked.text("id")?;
        let now = || asked.field::<Millis>("now");
        let takes = || asked.field::<Millis>("takes");
        let whim = || asked.field::<u32>("whim").map(u64::from);
        Ok(match what {
            "open" => {
                let Open { set_up, secret, people, script } = asked.whole()?;
                let mut founding = Founding::new(set_up, ME, secret);
                founding.script = script;
                let (here, told) = Here::open(id, founding, people, takes()?, now()?)?;
                self.tables.insert(id.to_owned(), here);
                text(&told)
            }
            "wake" => {
                let Wake { founding, items } = asked.whole()?;
                let here = Here::wake(id, founding, items, takes()?, now()?)?;
                let due = here.due();
                self.tables.insert(id.to_owned(), here);
                text(&json!({ "due": due }))
            }
            // Where the table stands, and what happened after this number.
            "join" => text(&self.table(id)?.join(asked.field("since")?, now()?)?),
            "ask" => text(&self.table(id)?.ask(&asked.field("message")?, now()?, words)),
            // Something may be due. `whim` is a random number.
            "tick" => text(&self.table(id)?.tick(now()?, whim()?)),
            // What the house would do in the place of the seat that looks.
            "hint" => text(&self.table(id)?.hint(whim()?)),
            "record" => text(&self.table(id)?.record()),
            "drop" => text(&self.tables.remove(id).is_some()),
            _ => return Err(Message::new("pocket-unreadable")),
        })
    }

    fn table(&mut self, id: &str) -> Result<&mut Here, Refused> {
        self.tables.get_mut(id).ok_or_else(|| Message::new("pocket-no-table"))
    }
}

/// A request, read field by field.
struct Asked<'a>(&'a Value);

impl Asked<'_> {
    fn text(&self, name: &str) -> Result<&str, Refused> {
        self.0[name].as_str().ok_or_else(unreadable)
    }

    fn field<T: DeserializeOwned>(&self, name: &str) -> Result<T, Refused> {
        T::deserialize(&self.0[name]).map_err(|_| unreadable())
    }

    fn whole<T: DeserializeOwned>(&self) -> Result<T, Refused> {
        T::deserialize(self.0).map_err(|_| unreadable())
    }
}

fn unreadable() -> Refused {
    Message::new("pocket-unreadable")
}

fn read_rules(game: &str, words: &Words) -> Option<Value> {
    let (intro, sections) = rules(words, game)?;
    let sections: Vec<Value> = sections
        .iter()
        .map(|section| {
            let clauses = section.clauses.iter().map(|it| json!({ "id": it.id, "text": it.text }));
            json!({ "heading": section.heading, "clauses": clauses.collect::<Vec<_>>() })
        })
        .collect();
    Some(json!({ "intro": intro, "sections": sections }))
}

fn text(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("answers can be written")
}
