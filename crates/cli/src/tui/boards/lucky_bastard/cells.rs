//! The cards of a line, written as fully as there is room for.

use crate::tui::wrap::width;

pub const HIDDEN: &str = "▒▒";
const GAP: &str = "  ";

/// A filled slot, and how its card is called if it is seen: as printed, and by its name alone.
pub struct Cell {
    pub slot: u16,
    pub shown: Option<(String, String)>,
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
}

/// From the fullest to the tightest.
const HANDS: [Hand; 6] = [
    Hand { printed: true, name: u16::MAX, runs: false },
    Hand { printed: false, name: u16::MAX, runs: false },
    Hand { printed: false, name: u16::MAX, runs: true },
    Hand { printed: false, name: 10, runs: true },
    Hand { printed: false, name: 6, runs: true },
    Hand { printed: false, name: 4, runs: true },
];

/// Something written, and for how many cards it stands.
struct Piece {
    text: String,
    cards: usize,
}

/// At least one row and at most `most` of them, each at most `room` wide. What does not fit even in
/// the tightest hand is counted: `+5`.
pub fn rows(cells: &[Cell], room: u16, most: usize) -> Vec<String> {
    let tries = HANDS.map(|hand| pieces(cells, hand));
    let full = tries.iter().map(|pieces| filled(pieces, room)).find(|rows| rows.len() <= most);
    full.unwrap_or_else(|| counted(&tries[HANDS.len() - 1], room, most))
}

fn pieces(cells: &[Cell], hand: Hand) -> Vec<Piece> {
    let is_next = |one: &Cell, other: &Cell| {
        let hidden = one.shown.is_none() && other.shown.is_none();
        hand.runs && hidden && one.slot + 1 == other.slot
    };
    cells.chunk_by(is_next).map(|run| piece(run, hand)).collect()
}

fn piece(run: &[Cell], hand: Hand) -> Piece {
    let text = match run {
        [cell] => match &cell.shown {
            None => format!("{} {HIDDEN}", cell.slot),
            Some((printed, _)) if hand.printed => format!("{} {printed}", cell.slot),
            Some((_, name)) => format!("{} {}", cell.slot, cut(name, hand.name)),
        },
        [first, .., last] => format!("{}–{} {HIDDEN}×{}", first.slot, last.slot, run.len()),
        [] => String::new(),
    };
    Piece { text, cards: run.len() }
}

fn filled(pieces: &[Piece], room: u16) -> Vec<String> {
    let mut rows = vec![String::new()];
    for Piece { text, .. } in pieces {
        let row = rows.last_mut().expect("there is a row");
        if row.is_empty() {
            row.push_str(text);
        } else if width(row) + width(GAP) + width(text) <= room {
            *row += &format!("{GAP}{text}");
        } else {
            rows.push(text.clone());
        }
    }
    rows
}

/// As many pieces as fit, and how many cards the others stand for.
fn counted(pieces: &[Piece], room: u16, most: usize) -> Vec<String> {
    let with_count = |kept: usize| {
        let (kept, left) = pieces.split_at(kept);
        let left: usize = left.iter().map(|piece| piece.cards).sum();
        let mut rows = filled(kept, room.saturating_sub(6));
        rows.last_mut().expect("there is a row").push_str(&format!("{GAP}+{left}"));
        rows
    };
    let fits = (1..pieces.len()).rev().map(with_count).find(|rows| rows.len() <= most);
    fits.unwrap_or_else(|| with_count(0))
}

/// At most this wide; an ellipsis stands for what does not fit.
pub fn cut(text: &str, most: u16) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut kept = String::new();
    for char in text.chars() {
        kept.push(char);
        if width(&kept) >= most {
            kept.pop();
            break;
        }
    }
    if most == 0 { kept } else { kept + "…" }
}

/// Exactly this wide.
pub fn fit(text: &str, wide: u16) -> String {
    let text = cut(text, wide);
    let gap = usize::from(wide.saturating_sub(width(&text)));
    text + &" ".repeat(gap)
}
