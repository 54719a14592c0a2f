//! Lucktails: the bait table (LT-3) and what the cards are called.

use std::sync::OnceLock;

use lucktails::{BaitStep, Deck, DeckFault, Lucktails};
use words::Message;

use crate::fields::{Faults, Fields};
use crate::{DeckFile, Decked, Names, default_deck};

const CARDS: [&str; 7] = ["1", "2", "3", "4", "5", "6", "L"];
/// Wide enough to be read; what is too high is the game's to say.
const ANY: (u32, u32) = (0, 9999);

impl Decked for Lucktails {
    const FILE: &'static str = include_str!("../../../../decks/lucktails.toml");

    fn kept() -> &'static OnceLock<DeckFile<Lucktails>> {
        static KEPT: OnceLock<DeckFile<Lucktails>> = OnceLock::new();
        &KEPT
    }

    fn read(fields: &mut Fields<'_>, names: &mut Names, faults: &mut Faults) -> Option<Deck> {
        read_names(fields, names, faults);
        let table_line = fields.line;
        let tables = fields.tables("bait", faults)?;
        let read = (1..).zip(tables).map(|(n, step)| ((n, step.line), read_step(step, faults)));
        let steps: Vec<(Place, Option<BaitStep>)> = read.collect();
        // What can be read is checked, even if the rest cannot.
        let first_unread = steps.first().is_some_and(|(_, step)| step.is_none());
        let unread = steps.iter().any(|(_, step)| step.is_none());
        let (places, steps): (Vec<Place>, Vec<BaitStep>) =
            steps.into_iter().filter_map(|(place, step)| Some((place, step?))).unzip();
        let deck = Deck::new(&steps).map_err(|found| {
            for fault in found {
                if first_unread && matches!(fault, DeckFault::NotFromOne | DeckFault::NoSteps) {
                    continue;
                }
                let place = fault.entry().map(|entry| places[entry]);
                let line = place.and_then(|(_, line)| line).or(table_line);
                let path = place.map_or("bait".to_owned(), |(n, _)| format!("bait[{n}]"));
                faults.note(line, &path, message(fault));
            }
        });
        deck.ok().filter(|_| !unread)
    }
}

/// Which step of the file, counted from 1, and its line.
type Place = (usize, Option<usize>);

fn read_step(mut step: Fields<'_>, faults: &mut Faults) -> Option<BaitStep> {
    let from = step.number("from", ANY, faults);
    let worth = step.number("worth", ANY, faults);
    step.done(faults);
    Some(BaitStep { from: from?, worth: worth? })
}

fn read_names(fields: &mut Fields<'_>, names: &mut Names, faults: &mut Faults) {
    let Some(node) = fields.optional("cards") else {
        *names = default_deck::<Lucktails>().names.clone();
        return;
    };
    if let Some(mut cards) = Fields::of(node, "cards", faults) {
        for card in CARDS {
            names.insert(card, cards.name(card, faults));
        }
        cards.done(faults);
    }
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
