//! Lucky Bastard: the kinds, their copies and their names (LB-1).

use lucky_bastard::{Deck, DeckFault, LuckyBastard};
use words::Message;

use crate::fields::{Faults, Fields};
use crate::{Decked, Names};

/// Wide enough to be read; what does not add up is the game's to say.
const COPIES: (u32, u32) = (0, 9999);

impl Decked for LuckyBastard {
    const FILE: &'static str = include_str!("../../../../decks/lucky-bastard.toml");

    fn read(fields: &mut Fields<'_>, names: &mut Names, faults: &mut Faults) -> Option<Deck> {
        let mut lines = Vec::new();
        let mut plain = Vec::new();
        let mut kinds = fields.tables("kind", faults);
        for (kind, letter) in kinds.iter_mut().flatten().zip('A'..) {
            lines.push(kind.line);
            plain.push(kind.number("copies", COPIES, faults));
            names.insert(letter, kind.name("name", faults));
        }
        let [switch, peek] = ["switch", "peek"].map(|power| {
            let mut kind = fields.table(power, faults)?;
            names.insert(power, kind.name("name", faults));
            let copies = kind.number("copies", COPIES, faults);
            if copies == Some(0) {
                faults.note(kind.line, &kind.path("copies"), Message::new("deck-no-copies"));
            }
            kind.done(faults);
            copies
        });
        kinds?.into_iter().for_each(|kind| kind.done(faults));
        let plain: Option<Vec<u32>> = plain.into_iter().collect();
        Deck::new(&plain?, switch?, peek?)
            .map_err(|found| {
                for fault in found {
                    note(fault, &lines, faults);
                }
            })
            .ok()
    }
}

fn note(fault: DeckFault, lines: &[Option<usize>], faults: &mut Faults) {
    let (line, path, why) = match fault {
        DeckFault::NoKinds => (None, "kind".to_owned(), Message::new("deck-kinds-none")),
        DeckFault::TooManyKinds { kinds } => {
            (None, "kind".to_owned(), Message::new("deck-kinds-too-many").with("kinds", kinds))
        }
        DeckFault::NoCopies { kind } => {
            (lines[kind], format!("kind[{}].copies", kind + 1), Message::new("deck-no-copies"))
        }
        DeckFault::Total { cards } => {
            (None, "kind".to_owned(), Message::new("deck-total").with("cards", cards))
        }
    };
    faults.note(line, &path, why);
}
