//! A deck file as a tree that remembers its lines, whether it came as TOML or as JSON.

use serde_json::Value;
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use words::Message;

use crate::Fault;

/// One value of a file and the line it stands on; JSON has no lines.
#[derive(Clone, Debug)]
pub struct Node {
    pub line: Option<usize>,
    pub kind: Kind,
}

#[derive(Clone, Debug)]
pub enum Kind {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Node>),
    Table(Vec<(String, Node)>),
    /// A date, a fraction, a null: nothing a deck file has a use for.
    Other,
}

impl Node {
    /// Reads a file as far as it can be read, and says where it cannot.
    pub fn from_toml(text: &str) -> (Node, Vec<Fault>) {
        let (table, errors) = DeTable::parse_recoverable(text);
        let lines = Lines::of(text);
        let fault = |error: toml::de::Error| Fault {
            line: error.span().map(|span| lines.number(span.start)),
            path: String::new(),
            why: Message::new("deck-syntax").with("detail", error.message()),
        };
        let line = Some(lines.number(table.span().start));
        let kind = Kind::Table(lines.table(table.into_inner()));
        (Node { line, kind }, errors.into_iter().map(fault).collect())
    }

    pub fn from_json(value: &Value) -> Node {
        let kind = match value {
            Value::String(text) => Kind::Text(text.clone()),
            Value::Bool(flag) => Kind::Flag(*flag),
            Value::Number(number) => number.as_i64().map_or(Kind::Other, Kind::Number),
            Value::Array(list) => Kind::List(list.iter().map(Node::from_json).collect()),
            Value::Object(map) => {
                let field = |(key, value): (&String, &Value)| (key.clone(), Node::from_json(value));
                Kind::Table(map.iter().map(field).collect())
            }
            Value::Null => Kind::Other,
        };
        Node { line: None, kind }
    }

    /// The same content as JSON, with the same keys.
    pub fn to_json(&self) -> Value {
        match &self.kind {
            Kind::Text(text) => text.clone().into(),
            Kind::Number(number) => (*number).into(),
            Kind::Flag(flag) => (*flag).into(),
            Kind::List(list) => list.iter().map(Node::to_json).collect(),
            Kind::Table(fields) => {
                fields.iter().map(|(key, node)| (key.clone(), node.to_json())).collect()
            }
            Kind::Other => Value::Null,
        }
    }
}

/// Where each line of a text begins.
struct Lines(Vec<usize>);

impl Lines {
    fn of(text: &str) -> Lines {
        Lines(text.match_indices('\n').map(|(at, _)| at + 1).collect())
    }

    fn number(&self, at: usize) -> usize {
        self.0.partition_point(|&start| start <= at) + 1
    }

    fn table(&self, table: DeTable<'_>) -> Vec<(String, Node)> {
        let field = |(key, value): (Spanned<_>, Spanned<DeValue<'_>>)| {
            let line = self.number(key.span().start);
            let key: std::borrow::Cow<'_, str> = key.into_inner();
            (key.into_owned(), Node { line: Some(line), kind: self.kind(value) })
        };
        table.into_iter().map(field).collect()
    }

    fn kind(&self, value: Spanned<DeValue<'_>>) -> Kind {
        match value.into_inner() {
            DeValue::String(text) => Kind::Text(text.into_owned()),
            DeValue::Boolean(flag) => Kind::Flag(flag),
            DeValue::Integer(number) => {
                let parsed = i64::from_str_radix(number.as_str(), number.radix());
                parsed.map_or(Kind::Other, Kind::Number)
            }
            DeValue::Array(list) => {
                let node = |value: Spanned<DeValue<'_>>| Node {
                    line: Some(self.number(value.span().start)),
                    kind: self.kind(value),
                };
                Kind::List(list.into_iter().map(node).collect())
            }
            DeValue::Table(table) => Kind::Table(self.table(table)),
            DeValue::Float(_) | DeValue::Datetime(_) => Kind::Other,
        }
    }
}
