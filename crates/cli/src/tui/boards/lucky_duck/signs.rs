//! Completes and singles in a column or two.

use catalog::lucky_duck::{ByTrait, Card, Trait};
use ratatui::text::Span;
use words::Teller;

/// A complete's pattern and shape; its colour is a letter beside it.
const SIGNS: [[&str; 3]; 3] = [["●", "■", "▲"], ["◐", "◧", "◭"], ["○", "□", "△"]];

/// What the colours are written as.
pub struct Signs([String; 3]);

impl Signs {
    /// Each colour's first letter, or numbers where that is not enough.
    pub fn new(teller: &Teller<'_>) -> Signs {
        let first = |single: Card| {
            let name = (teller.card)(&single.to_string());
            name.chars().next().unwrap_or_default().to_lowercase().to_string()
        };
        let letters = Card::values(Trait::Color).map(first);
        let [red, green, blue] = &letters;
        let differ = red != green && green != blue && blue != red;
        if differ && letters.iter().all(|it| Span::raw(it).width() == 1) {
            return Signs(letters);
        }
        Signs(["1", "2", "3"].map(str::to_owned))
    }

    /// `◧g`
    pub fn complete(&self, complete: Card) -> String {
        let Some(ByTrait(singles)) = complete.singles() else { return String::new() };
        let [pattern, color, shape] = singles.map(rank);
        format!("{}{}", SIGNS[pattern][shape], self.0[color])
    }

    /// A single alone; `?` is unknown.
    pub fn single(&self, single: Option<Card>) -> &str {
        let Some(card) = single else { return "?" };
        match card.pile() {
            Some(Trait::Pattern) => SIGNS[rank(card)][0],
            Some(Trait::Color) => &self.0[rank(card)],
            _ => SIGNS[0][rank(card)],
        }
    }

    /// All signs of completes that have this value, or its letter.
    pub fn value(&self, value: Card) -> String {
        let at = rank(value);
        match value.pile() {
            Some(Trait::Pattern) => SIGNS[at].concat(),
            Some(Trait::Color) => self.0[at].clone(),
            _ => SIGNS.map(|signs| signs[at]).concat(),
        }
    }
}

/// Which of the three values of its trait a single has.
pub fn rank(single: Card) -> usize {
    let values = single.pile().map(Card::values);
    values.and_then(|values| values.iter().position(|it| *it == single)).unwrap_or_default()
}
