//! What is shuffled: completes and singles (LD-2, LD-3).

use core::num::NonZeroU8;
use core::str::FromStr;

use crate::{ByTrait, Trait};

/// A complete or a single, in the order of the deck file: completes by pattern, colour and shape,
/// then the singles.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Card(NonZeroU8);

/// No card is written like this.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoSuchCard;

/// How many completes there are (LD-2).
pub(crate) const COMPLETES: usize = 27;
/// Completes and the nine values a single can have.
const CARDS: usize = COMPLETES + 9;

// LD-1
const NAMES: [&str; CARDS] = [
    "filled-red-circle",
    "filled-red-square",
    "filled-red-triangle",
    "filled-green-circle",
    "filled-green-square",
    "filled-green-triangle",
    "filled-blue-circle",
    "filled-blue-square",
    "filled-blue-triangle",
    "partial-red-circle",
    "partial-red-square",
    "partial-red-triangle",
    "partial-green-circle",
    "partial-green-square",
    "partial-green-triangle",
    "partial-blue-circle",
    "partial-blue-square",
    "partial-blue-triangle",
    "hollow-red-circle",
    "hollow-red-square",
    "hollow-red-triangle",
    "hollow-green-circle",
    "hollow-green-square",
    "hollow-green-triangle",
    "hollow-blue-circle",
    "hollow-blue-square",
    "hollow-blue-triangle",
    "filled",
    "partial",
    "hollow",
    "red",
    "green",
    "blue",
    "circle",
    "square",
    "triangle",
];

impl Card {
    #[inline]
    pub(crate) const fn at(index: usize) -> Card {
        assert!(index < CARDS);
        Card(NonZeroU8::MIN.saturating_add(index as u8))
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The complete that three singles name together (LD-6), if there is one of each trait.
    pub fn named_by(singles: ByTrait<Card>) -> Option<Card> {
        let in_order = singles.0.map(Card::pile) == Trait::ALL.map(Some);
        in_order.then(|| Card::named(singles))
    }

    /// The same for singles that lie on the piles they belong to.
    #[inline]
    pub(crate) fn named(singles: ByTrait<Card>) -> Card {
        let of = |it: Trait| singles[it].index() - Card::first(it);
        let index = 9 * of(Trait::Pattern) + 3 * of(Trait::Color) + of(Trait::Shape);
        assert!(index < COMPLETES);
        Card::at(index)
    }

    #[inline]
    const fn first(single: Trait) -> usize {
        COMPLETES + 3 * single as usize
    }

    /// The three values a single of this trait can have, in the order of LD-1.
    #[inline]
    pub fn values(single: Trait) -> [Card; 3] {
        [0, 1, 2].map(|value| Card::at(Card::first(single) + value))
    }

    /// All twenty-seven completes.
    #[inline]
    pub fn completes() -> impl Iterator<Item = Card> {
        (0..COMPLETES).map(Card::at)
    }

    #[inline]
    pub const fn is_complete(self) -> bool {
        self.index() < COMPLETES
    }

    /// The three singles that name this complete; nothing for a single.
    pub fn singles(self) -> Option<ByTrait<Card>> {
        self.is_complete().then(|| self.parts())
    }

    /// The same for what is known to be a complete.
    #[inline]
    pub(crate) fn parts(self) -> ByTrait<Card> {
        let index = self.index();
        let [patterns, colors, shapes] = Trait::ALL.map(Card::values);
        ByTrait([patterns[index / 9 % 3], colors[index / 3 % 3], shapes[index % 3]])
    }

    /// Which pile a single belongs to; nothing for a complete.
    pub fn pile(self) -> Option<Trait> {
        Trait::ALL.into_iter().find(|&it| Card::values(it).contains(&self))
    }

    #[inline]
    pub fn as_str(self) -> &'static str {
        NAMES[self.index()]
    }
}

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        NAMES.iter().position(|&name| name == text).map(Card::at).ok_or(NoSuchCard)
    }
}

game::written_as_text!(Card, "a complete or a single");
