//! Reading a table field by field, noting every fault on the way.

use words::{Lang, Message, steers};

use crate::node::{Kind, Node};
use crate::{Fault, Name};

/// The longest name a card may have, in characters.
const LONGEST_NAME: usize = 60;

/// More faults than this help nobody; a file can have a hundred thousand.
pub const MOST_FAULTS: usize = 100;

/// The faults found so far, and how to note another.
#[derive(Debug, Default)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    pub fn note(&mut self, line: Option<usize>, path: &str, why: Message) {
        if self.0.len() < MOST_FAULTS {
            self.0.push(Fault { line, path: path.to_owned(), why });
        }
    }
}

/// A table whose fields are taken one by one; what is left at the end is unknown.
#[derive(Debug)]
pub struct Fields<'a> {
    pub line: Option<usize>,
    path: String,
    left: Vec<(&'a str, &'a Node)>,
}

impl<'a> Fields<'a> {
    /// The fields of a table; a fault if it is none.
    pub fn of(node: &'a Node, path: &str, faults: &mut Faults) -> Option<Fields<'a>> {
        let Kind::Table(fields) = &node.kind else {
            faults.note(node.line, path, Message::new("deck-not-a-table"));
            return None;
        };
        let left = fields.iter().map(|(key, node)| (key.as_str(), node)).collect();
        Some(Fields { line: node.line, path: path.to_owned(), left })
    }

    pub fn path(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    pub fn optional(&mut self, key: &str) -> Option<&'a Node> {
        let at = self.left.iter().position(|(it, _)| *it == key)?;
        Some(self.left.remove(at).1)
    }

    pub fn required(&mut self, key: &str, faults: &mut Faults) -> Option<&'a Node> {
        let found = self.optional(key);
        if found.is_none() {
            faults.note(self.line, &self.path(key), Message::new("deck-missing"));
        }
        found
    }

    /// A number from `least` to `most`, and its line.
    pub fn number(
        &mut self,
        key: &str,
        (least, most): (u32, u32),
        faults: &mut Faults,
    ) -> Option<u32> {
        let node = self.required(key, faults)?;
        let Kind::Number(number) = node.kind else {
            faults.note(node.line, &self.path(key), Message::new("deck-not-a-number"));
            return None;
        };
        let fits = u32::try_from(number).ok().filter(|it| (least..=most).contains(it));
        if fits.is_none() {
            let why = Message::new("deck-outside").with("value", number);
            let why = why.with("least", least).with("most", most);
            faults.note(node.line, &self.path(key), why);
        }
        fits
    }

    /// A table within this one.
    pub fn table(&mut self, key: &str, faults: &mut Faults) -> Option<Fields<'a>> {
        let node = self.required(key, faults)?;
        Fields::of(node, &self.path(key), faults)
    }

    /// The tables of a list, each with its path: `[[guest]]`.
    pub fn tables(&mut self, key: &str, faults: &mut Faults) -> Option<Vec<Fields<'a>>> {
        let node = self.required(key, faults)?;
        let Kind::List(list) = &node.kind else {
            faults.note(node.line, &self.path(key), Message::new("deck-not-a-list"));
            return None;
        };
        let path = |n: usize| self.path(&format!("{key}[{n}]"));
        let tables = (1..).zip(list).filter_map(|(n, node)| Fields::of(node, &path(n), faults));
        Some(tables.collect())
    }

    /// A name: one text for all languages, or one for each of some.
    pub fn name(&mut self, key: &str, faults: &mut Faults) -> Option<Name> {
        let node = self.required(key, faults)?;
        let path = self.path(key);
        if let Kind::Text(text) = &node.kind {
            return one_name(text, node, &path, faults)
                .map(|name| [name.clone(), name.clone(), name]);
        }
        let mut fields = Fields::of(node, &path, faults)?;
        let name = fields.names(faults);
        fields.done(faults);
        name
    }

    /// The names `en`, `de` and `fr` among these fields; a missing one is taken from the others.
    pub fn names(&mut self, faults: &mut Faults) -> Option<Name> {
        let mut given = Lang::ALL.map(|lang| {
            let node = self.optional(lang.code())?;
            let path = self.path(lang.code());
            let Kind::Text(text) = &node.kind else {
                faults.note(node.line, &path, Message::new("deck-not-a-text"));
                return None;
            };
            one_name(text, node, &path, faults)
        });
        let Some(any) = given.iter().flatten().next().cloned() else {
            faults.note(self.line, &self.path, Message::new("deck-no-name"));
            return None;
        };
        Some(given.each_mut().map(|name| name.take().unwrap_or_else(|| any.clone())))
    }

    /// Whatever has not been taken is unknown.
    pub fn done(self, faults: &mut Faults) {
        for (key, node) in &self.left {
            faults.note(node.line, &self.path(key), Message::new("deck-unknown"));
        }
    }
}

fn one_name(text: &str, node: &Node, path: &str, faults: &mut Faults) -> Option<String> {
    let fits = (1..=LONGEST_NAME).contains(&text.chars().count());
    if fits && !text.trim().is_empty() && !text.chars().any(steers) {
        return Some(text.to_owned());
    }
    faults.note(node.line, path, Message::new("deck-bad-name").with("most", LONGEST_NAME));
    None
}
