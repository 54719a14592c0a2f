//! How a game's table is drawn in a terminal.

use game::{Game, Seat};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Text;
use words::{Message, Spoken, Teller, Words};

/// A game that can be drawn in a terminal.
pub trait Board: Spoken {
    /// The table as this view shows it, in lines of at most `width` columns; 80 × 24 terminals leave
    /// 78 columns and 10 lines for it.
    fn draw(drawing: &Drawing<'_, Self>) -> Text<'static>;
}

/// What a table is drawn from, and with: `words` says what `teller` tells.
pub struct Drawing<'a, G: Game> {
    pub view: &'a G::View,
    pub teller: &'a Teller<'a>,
    pub words: &'a Words,
    pub paint: Paint,
    pub width: u16,
}

impl<G: Game> Drawing<'_, G> {
    /// For a seat, which stands out if it acts.
    pub fn style(&self, seat: Seat, acts: bool) -> Style {
        match (acts, self.teller.is_viewer(seat)) {
            (true, _) => self.paint.strong(),
            (false, true) => self.paint.own(),
            (false, false) => Style::new(),
        }
    }

    /// As [`Teller::about`], with a name that leaves room for the rest.
    pub fn about(&self, key: &'static str, seat: Seat, who: String) -> Message {
        let mut message = self.teller.about(key, seat);
        message.args.retain(|(name, _)| *name != "who");
        message.with("who", who)
    }
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
