//! Options as they stand in a record or a request: names and JSON values.

use decks::MOST_FAULTS;
use game::{BadOption, Game, OptionSpec, OptionValues, Range, default_options};
use serde_json::{Map, Value};
use words::Message;

/// Why options were refused.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum OptionFault {
    Unknown { name: String, known: Vec<&'static str> },
    NotAFlag { name: &'static str },
    NotANumber { name: &'static str },
    Bad(BadOption),
}

impl OptionFault {
    pub fn message(&self) -> Message {
        match self {
            OptionFault::Unknown { name, known } if known.is_empty() => {
                Message::new("option-none").with("name", name.as_str())
            }
            OptionFault::Unknown { name, known } => Message::new("option-unknown")
                .with("name", name.as_str())
                .with("known", known.join(", ")),
            OptionFault::NotAFlag { name } => Message::new("option-not-a-flag").with("name", *name),
            OptionFault::NotANumber { name } => {
                Message::new("option-not-a-number").with("name", *name)
            }
            OptionFault::Bad(BadOption::Seats { least, most }) => {
                Message::new("option-seats").with("least", *least).with("most", *most)
            }
            OptionFault::Bad(BadOption::Outside { name, least, most }) => {
                let message = Message::new("option-outside").with("name", *name);
                message.with("least", *least).with("most", *most)
            }
        }
    }
}

/// Reads options by name (those not named have their defaults) and sets the table up, or names
/// every fault, as far as that helps anybody.
pub fn options_from_json<G: Game>(
    seats: i64,
    options: &Map<String, Value>,
    deck: &G::Deck,
) -> Result<G::Rules, Vec<OptionFault>> {
    let mut values = default_options::<G>();
    let mut faults = Vec::new();
    for (name, value) in options {
        let Some(at) = G::OPTIONS.iter().position(|spec| spec.name == name) else {
            if faults.len() == MOST_FAULTS {
                break;
            }
            let known = G::OPTIONS.iter().map(|spec| spec.name).collect();
            faults.push(OptionFault::Unknown { name: name.clone(), known });
            continue;
        };
        match read(&G::OPTIONS[at], value) {
            Ok(value) => values[at] = value,
            Err(fault) => faults.push(fault),
        }
    }
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    let set_up = G::set_up(seats, &values, deck);
    faults.extend(set_up.as_ref().err().into_iter().flatten().copied().map(OptionFault::Bad));
    set_up.ok().filter(|_| faults.is_empty()).ok_or(faults)
}

/// All options with their values.
pub fn options_to_json<G: Game>(values: &OptionValues) -> Map<String, Value> {
    let json = |(spec, &value): (&OptionSpec, &u16)| match spec.range {
        Range::Flag => (spec.name.to_owned(), Value::from(value == 1)),
        Range::Number { .. } | Range::Seat => (spec.name.to_owned(), Value::from(value)),
    };
    G::OPTIONS.iter().zip(values).map(json).collect()
}

/// A number beyond all that is kept to the last digit.
fn is_huge(value: &Value) -> bool {
    value.as_f64().is_some_and(|it| it.abs() > 1e15)
}

fn read(spec: &OptionSpec, value: &Value) -> Result<u16, OptionFault> {
    let name = spec.name;
    match (spec.range, value) {
        (Range::Flag, value) => {
            value.as_bool().map(u16::from).ok_or(OptionFault::NotAFlag { name })
        }
        // A number no option takes is as good as any other to be refused for its size.
        (_, value) if value.is_i64() || value.is_u64() || is_huge(value) => {
            Ok(value.as_i64().and_then(|it| u16::try_from(it).ok()).unwrap_or(u16::MAX))
        }
        _ => Err(OptionFault::NotANumber { name }),
    }
}
