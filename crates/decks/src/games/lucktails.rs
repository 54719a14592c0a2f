//! Lucktails: the bait table (LT-3) and what the cards are called.

use lucktails::{BaitStep, Deck, DeckFault, Lucktails};
use words::Message;

use crate::fields::{Faults, Fields};
use crate::{Decked, Names, default_deck};

const CARDS: [&str; 7] = ["1", "2", "3", "4", "5", "6", "L"];
/// Wide enough to be read; what is too high is the game's to say.
const ANY: (u32, u32) = (0, 9999);

impl Decked for Lucktails {
    const FILE: &'static str = include_str!("../../../../decks/lucktails.toml");

    fn read(fields: &mut Fields<'_>, names: &mut Names, faults: &mut Faults) -> Option<Deck> {
        read_names(fields, names, faults);
        let table_line = fields.line;
        let tables = fields.tables("bait", faults)?;
        let lines: Vec<Option<usize>> = tables.iter().map(|step| step.line).collect();
        // Every step is read before one that cannot be read ends it, so that all faults are noted.
        let steps: Vec<Option<BaitStep>> =
            tables.into_iter().map(|step| read_step(step, faults)).collect();
        let steps: Option<Vec<BaitStep>> = steps.into_iter().collect();
        Deck::new(&steps?)
            .map_err(|found| {
                for fault in found {
                    let line = fault.entry().and_then(|entry| lines[entry]).or(table_line);
                    faults.note(line, &path(fault), message(fault));
                }
            })
            .ok()
    }
}

fn read_step(mut step: Fields<'_>, faults: &mut Faults) -> Option<BaitStep> {
    let from = step.number("from", ANY, faults);
    let worth = step.number("worth", ANY, faults);
    step.done(faults);
    Some(BaitStep { from: from?, worth: worth? })
}

fn read_names(fields: &mut Fields<'_>, names: &mut Names, faults: &mut Faults) {
    let Some(node) = fields.optional("cards") else {
        *names = default_deck::<Lucktails>().names;
        return;
    };
    if let Some(mut cards) = Fields::of(node, "cards", faults) {
        for card in CARDS {
            names.insert(card, cards.name(card, faults));
        }
        cards.done(faults);
    }
}

fn path(fault: DeckFault) -> String {
    fault.entry().map_or_else(|| "bait".to_owned(), |entry| format!("bait[{}]", entry + 1))
}

fn message(fault: DeckFault) -> Message {
    match fault {
        DeckFault::NoSteps => Message::new("deck-bait-none"),
        DeckFault::TooManySteps { .. } => Message::new("deck-bait-too-many"),
        DeckFault::NotFromOne => Message::new("deck-bait-from-one"),
        DeckFault::NotRising { .. } => Message::new("deck-bait-not-rising"),
        DeckFault::FromTooHigh { .. } => Message::new("deck-bait-from-high"),
        DeckFault::WorthTooHigh { .. } => Message::new("deck-bait-worth-high"),
    }
}
