//! LuckyDuck as text.

use catalog::lucky_duck::LuckyDuck;
use ratatui::text::Text;
use words::{Teller, Words};

use crate::tui::board::{Board, Paint};

impl Board for LuckyDuck {
    fn draw(view: &Self::View, _: &Teller<'_>, _: &Words, _: Paint, _: u16) -> Text<'static> {
        Text::raw(serde_json::to_string(view).unwrap_or_default())
    }
}
