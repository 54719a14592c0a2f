//! The eight cards, LT-1.

use core::str::FromStr;

/// One card. The two ones are the same card.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Card {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Lucktails,
}

impl Card {
    /// All that is shuffled, in the order of the deck file.
    pub const DECK: [Card; 8] = [
        Card::One,
        Card::One,
        Card::Two,
        Card::Three,
        Card::Four,
        Card::Five,
        Card::Six,
        Card::Lucktails,
    ];

    /// What the card scores; `None` for the Lucktails card, whose worth is the table's. LT-14
    #[inline]
    pub const fn number(self) -> Option<u32> {
        match self {
            Card::Lucktails => None,
            _ => Some(self as u32),
        }
    }

    pub const fn as_str(self) -> &'static str {
        match self {
            Card::One => "1",
            Card::Two => "2",
            Card::Three => "3",
            Card::Four => "4",
            Card::Five => "5",
            Card::Six => "6",
            Card::Lucktails => "L",
        }
    }
}

/// The text is no card's code.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoSuchCard;

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        Card::DECK.into_iter().find(|card| card.as_str() == text).ok_or(NoSuchCard)
    }
}

game::written_as_text!(Card, "a card: \"1\" to \"6\" or \"L\"");
