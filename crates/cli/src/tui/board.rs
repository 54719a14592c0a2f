//! How a game's table is drawn in a terminal.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Text;
use words::{Spoken, Teller, Words};

/// A game that can be drawn in a terminal.
pub trait Board: Spoken {
    /// The table as this view shows it, in lines of at most `width` columns; 80 × 24 terminals leave
    /// 78 columns and 10 lines for it. `words` says what `teller` tells.
    fn draw(
        view: &Self::View,
        teller: &Teller<'_>,
        words: &Words,
        paint: Paint,
        width: u16,
    ) -> Text<'static>;
}

/// Colours, or none: what a colour says is said by a sign or a word too.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Paint {
    pub colour: bool,
}

impl Paint {
    fn with(self, colour: Color, modifier: Modifier) -> Style {
        let style = Style::new().add_modifier(modifier);
        if self.colour { style.fg(colour) } else { style }
    }

    /// Headings and the seat on turn.
    pub fn strong(self) -> Style {
        self.with(Color::Yellow, Modifier::BOLD)
    }

    /// The viewer's own things.
    pub fn own(self) -> Style {
        self.with(Color::Cyan, Modifier::BOLD)
    }

    pub fn faint(self) -> Style {
        if self.colour { Style::new().fg(Color::DarkGray) } else { Style::new().dim() }
    }

    /// What Enter would choose.
    pub fn marked(self) -> Style {
        self.with(Color::Reset, Modifier::REVERSED)
    }

    /// A suit's or kind's own colour, by number.
    pub fn hue(self, n: usize) -> Style {
        const HUES: [Color; 6] = [
            Color::Red,
            Color::Green,
            Color::LightBlue,
            Color::Magenta,
            Color::Yellow,
            Color::Cyan,
        ];
        self.with(HUES[n % HUES.len()], Modifier::empty())
    }
}
