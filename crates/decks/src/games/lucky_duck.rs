//! Lucky Duck: what the traits' values are called (LD-1).

use std::sync::OnceLock;

use lucky_duck::{Deck, LuckyDuck};

use crate::fields::{Faults, Fields};
use crate::{DeckFile, Decked, Names};

const TRAITS: [(&str, [&str; 3]); 3] = [
    ("pattern", ["filled", "partial", "hollow"]),
    ("color", ["red", "green", "blue"]),
    ("shape", ["circle", "square", "triangle"]),
];

impl Decked for LuckyDuck {
    const FILE: &'static str = include_str!("../../../../decks/lucky-duck.toml");

    fn kept() -> &'static OnceLock<DeckFile<LuckyDuck>> {
        static KEPT: OnceLock<DeckFile<LuckyDuck>> = OnceLock::new();
        &KEPT
    }

    fn read(fields: &mut Fields<'_>, names: &mut Names, faults: &mut Faults) -> Option<Deck> {
        for (kind, values) in TRAITS {
            let Some(mut table) = fields.table(kind, faults) else { continue };
            for value in values {
                names.insert(value, table.name(value, faults));
            }
            table.done(faults);
        }
        Some(Deck)
    }
}
