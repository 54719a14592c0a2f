//! Lucky Bastard: the kinds, their copies and their names (LB-1).

use std::sync::OnceLock;

use lucky_bastard::{Deck, DeckFault, LuckyBastard};
use words::Message;

use crate::fields::{Faults, Fields};
use crate::{DeckFile, Decked, Names};

/// Wide enough to be read; what does not add up is the game's to say.
const COPIES: (u32, u32) = (0, 9999);

impl Decked for LuckyBastard {
    const FILE: &'static str = include_str!("../../../../decks/lucky-bastard.toml");

    fn kept() -> &'static OnceLock<DeckFile<LuckyBastard>> {
        static KEPT: OnceLock<DeckFile<LuckyBastard>> = OnceLock::new();
        &KEPT
    }

    fn read(fields: &mut Fields<'_>, names: &mut Names, faults: &mut Faults) -> Option<Deck> {
        let mut lines = Vec::new();
        let mut plain = Vec::new();
        let mut kinds = fields.tables("kind", faults);
        for (kind, letter) in kinds.iter_mut().flatten().zip('A'..) {
            lines.push(kind.line);
            plain.push(copies(kind, faults));
            names.insert(letter, kind.name("name", faults));
        }
        let [switch, peek] = ["switch", "peek"].map(|power| {
            let mut kind = fields.table(power, faults)?;
            names.insert(power, kind.name("name", faults));
            let copies = copies(&mut kind, faults);
            kind.done(faults);
            copies
        });
        kinds?.into_iter().for_each(|kind| kind.done(faults));
        let plain: Option<Vec<u32>> = plain.into_iter().collect();
        Deck::new(&plain?, switch?, peek?)
            .map_err(|found| {
                let first = lines.first().copied().flatten();
                for fault in found {
                    note(fault, first, faults);
                }
            })
            .ok()
    }
}

/// How many copies a kind has: noted at once if none, whatever else cannot be read.
fn copies(kind: &mut Fields<'_>, faults: &mut Faults) -> Option<u32> {
    let copies = kind.number("copies", COPIES, faults);
    if copies == Some(0) {
        faults.note(kind.line, &kind.path("copies"), Message::new("deck-no-copies"));
    }
    copies
}

fn note(fault: DeckFault, line: Option<usize>, faults: &mut Faults) {
    let why = match fault {
        DeckFault::NoKinds => Message::new("deck-kinds-none"),
        DeckFault::TooManyKinds { kinds } => {
            Message::new("deck-kinds-too-many").with("kinds", kinds)
        }
        // Noted where it was read.
        DeckFault::NoCopies { .. } => return,
        DeckFault::Total { cards } => Message::new("deck-total").with("cards", cards),
    };
    faults.note(line, "kind", why);
}
