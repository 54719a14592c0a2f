//! The cards of a line, written as fully as there is room for.

use crate::tui::wrap::{begin, cut, width};

pub const HIDDEN: &str = "▒▒";
/// What may be written at the end: `  +58`.
const COUNT: u16 = 5;

/// A filled slot, and how its card is called if it is seen: as printed, and by its name alone.
pub struct Cell {
    pub slot: u16,
    pub shown: Option<(String, String)>,
}

/// How many columns there are in the first row, and in all others.
#[derive(Copy, Clone)]
pub struct Room {
    pub first: u16,
    pub more: u16,
}

/// How a line is written.
#[derive(Copy, Clone)]
struct Hand {
    /// With the number of copies.
    printed: bool,
    /// How wide a name may be.
    name: u16,
    /// Neighbouring hidden cards as one: `4–9 ▒▒×6`.
    runs: bool,
    /// `4:Jin 5:Cat` for `4 Jinx  5 Cat`.
    tight: bool,
}

const FULL: Hand = Hand { printed: true, name: u16::MAX, runs: false, tight: false };
const TIGHT: Hand = Hand { printed: false, name: 3, runs: true, tight: true };

/// From the fullest to the tightest.
const HANDS: [Hand; 6] = [
    FULL,
    Hand { printed: false, ..FULL },
    Hand { printed: false, runs: true, ..FULL },
    Hand { printed: false, runs: true, name: 10, ..FULL },
    Hand { printed: false, runs: true, name: 6, ..FULL },
    TIGHT,
];

/// Something written, and for how many cards it stands.
struct Piece {
    text: String,
    cards: usize,
}

/// At least one row and at most `most` of them. What does not fit even in the tightest hand is
/// counted: `+5`.
pub fn rows(cells: &[Cell], room: Room, most: usize) -> Vec<String> {
    let rows = HANDS.map(|hand| filled(&pieces(cells, hand), hand.gap(), room));
    let fitting = rows.into_iter().find(|rows| rows.len() <= most);
    fitting.unwrap_or_else(|| counted(&pieces(cells, TIGHT), room, most))
}

fn pieces(cells: &[Cell], hand: Hand) -> Vec<Piece> {
    let is_next = |one: &Cell, other: &Cell| {
        let hidden = one.shown.is_none() && other.shown.is_none();
        hand.runs && hidden && one.slot + 1 == other.slot
    };
    cells.chunk_by(is_next).map(|run| hand.piece(run)).collect()
}

impl Hand {
    fn gap(self) -> &'static str {
        if self.tight { " " } else { "  " }
    }

    fn piece(self, run: &[Cell]) -> Piece {
        let colon = if self.tight { ':' } else { ' ' };
        let text = match run {
            [first, .., last] => {
                format!("{}–{}{colon}{HIDDEN}×{}", first.slot, last.slot, run.len())
            }
            [cell] => format!("{}{colon}{}", cell.slot, self.card(cell)),
            [] => String::new(),
        };
        Piece { text, cards: run.len() }
    }

    fn card(self, cell: &Cell) -> String {
        match &cell.shown {
            None => HIDDEN.to_owned(),
            Some((printed, _)) if self.printed => printed.clone(),
            Some((_, name)) if self.tight => begin(name, self.name).trim_end().to_owned(),
            Some((_, name)) => cut(name, self.name),
        }
    }
}

fn filled(pieces: &[Piece], gap: &str, room: Room) -> Vec<String> {
    let mut rows = vec![String::new()];
    for Piece { text, .. } in pieces {
        let left = if rows.len() == 1 { room.first } else { room.more };
        let row = rows.last_mut().expect("there is a row");
        if row.is_empty() {
            row.push_str(text);
        } else if width(row) + width(gap) + width(text) <= left {
            *row += &format!("{gap}{text}");
        } else {
            rows.push(text.clone());
        }
    }
    rows
}

/// As many pieces as fit, and how many cards the others stand for.
fn counted(pieces: &[Piece], room: Room, most: usize) -> Vec<String> {
    let less = |room: u16| room.saturating_sub(COUNT);
    let room = Room { first: less(room.first), more: less(room.more) };
    let with_count = |kept: usize| {
        let (kept, left) = pieces.split_at(kept);
        let left: usize = left.iter().map(|piece| piece.cards).sum();
        let mut rows = filled(kept, TIGHT.gap(), room);
        *rows.last_mut().expect("there is a row") += &format!("  +{left}");
        rows
    };
    let fitting = (1..pieces.len()).rev().map(with_count).find(|rows| rows.len() <= most);
    fitting.unwrap_or_else(|| with_count(0))
}
