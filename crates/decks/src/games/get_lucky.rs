//! Get Lucky: fifteen guests with the luck and the names of their cards (GL-1 to GL-3).

use std::sync::OnceLock;

use get_lucky::{Deck, GetLucky};
use words::Message;

use crate::fields::{Faults, Fields};
use crate::{DeckFile, Decked, Names};

const GUESTS: u32 = 15;
const SPITE: u32 = 12;
/// In the order of the deck: the field and the letter of its cards.
const KINDS: [(&str, char); 3] = [("weapon", 'W'), ("motive", 'M'), ("opportunity", 'O')];

impl Decked for GetLucky {
    const FILE: &'static str = include_str!("../../../../decks/get-lucky.toml");

    fn kept() -> &'static OnceLock<DeckFile<GetLucky>> {
        static KEPT: OnceLock<DeckFile<GetLucky>> = OnceLock::new();
        &KEPT
    }

    fn read(fields: &mut Fields<'_>, names: &mut Names, faults: &mut Faults) -> Option<Deck> {
        let mut luck = [[None; GUESTS as usize]; 3];
        let mut seen = [false; GUESTS as usize];
        if let Some(guests) = fields.tables("guest", faults) {
            let last = guests.last().and_then(|guest| guest.line);
            for mut guest in guests {
                read_guest(&mut guest, &mut seen, &mut luck, names, faults);
                guest.done(faults);
            }
            for number in (1..=GUESTS).filter(|number| !seen[*number as usize - 1]) {
                let why = Message::new("deck-guest-missing").with("number", number);
                faults.note(last, "guest", why);
            }
        }
        if let Some(mut spite) = fields.table("spite", faults) {
            spite.number("copies", (SPITE, SPITE), faults);
            names.insert("S", spite.name("name", faults));
            spite.done(faults);
        }
        let luck = luck.map(|row| row.map(|luck: Option<u8>| luck.unwrap_or_default()));
        Deck::new(luck).ok()
    }
}

fn read_guest(
    guest: &mut Fields<'_>,
    seen: &mut [bool; GUESTS as usize],
    luck: &mut [[Option<u8>; GUESTS as usize]; 3],
    names: &mut Names,
    faults: &mut Faults,
) {
    let number = guest.number("number", (1, GUESTS), faults);
    let name = guest.name("name", faults);
    let cards = KINDS.map(|(kind, _)| {
        let mut card = guest.table(kind, faults)?;
        let read = (card.number("luck", (0, 2), faults), card.names(faults));
        card.done(faults);
        Some(read)
    });
    let Some(number) = number else { return };
    let at = number as usize - 1;
    if std::mem::replace(&mut seen[at], true) {
        let why = Message::new("deck-guest-twice").with("number", number);
        faults.note(guest.line, &guest.path("number"), why);
    }
    names.insert(format!("guest-{number}"), name);
    for (row, ((_, letter), card)) in luck.iter_mut().zip(KINDS.iter().zip(cards)) {
        if let Some((luck, name)) = card {
            row[at] = luck.map(|luck| luck as u8);
            names.insert(format!("{letter}{number}"), name);
        }
    }
}
