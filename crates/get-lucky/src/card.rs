//! What is shuffled: fifteen characters, and fifty-seven cards.

use core::fmt::{self, Debug, Display, Formatter};
use core::num::NonZeroU8;
use core::str::FromStr;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the fifteen, by its number. GL-1
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Character(u8);

/// What an upgrade is. GL-2
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Kind {
    Weapon,
    Motive,
    Opportunity,
}

/// A character, an upgrade or a spite card, in the order of the deck file.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Card(NonZeroU8);

/// No card, or no character, is called that.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoSuchCard;

impl Character {
    pub const COUNT: u8 = 15;

    pub const fn new(number: u8) -> Option<Character> {
        if matches!(number, 1..=Character::COUNT) { Some(Character(number)) } else { None }
    }

    /// For numbers that come from a set of characters.
    #[inline]
    pub(crate) const fn numbered(number: u8) -> Character {
        debug_assert!(Character::new(number).is_some());
        Character(number)
    }

    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// All fifteen in rising order.
    pub fn all() -> impl Iterator<Item = Character> {
        (1..=Character::COUNT).map(Character)
    }
}

impl Kind {
    /// In the order of the deck file.
    pub const ALL: [Kind; 3] = [Kind::Weapon, Kind::Motive, Kind::Opportunity];

    const fn letter(self) -> char {
        match self {
            Kind::Weapon => 'W',
            Kind::Motive => 'M',
            Kind::Opportunity => 'O',
        }
    }
}

/// Set in every card's byte, so that none is zero and an absent card takes no room.
const MARK: u8 = 64;

impl Card {
    /// GL-2
    pub const SPITE: Card = Card::coded(61);
    pub const SPITE_COUNT: u8 = 12;
    /// Upgrades and spite.
    pub const COUNT: usize = 57;

    /// The upgrade that is perfect for this character.
    pub const fn upgrade(kind: Kind, perfect_for: Character) -> Card {
        Card::coded(15 + 15 * kind as u8 + perfect_for.0)
    }

    /// Characters are 1 to 15, upgrades 16 to 60, spite is 61.
    #[inline]
    pub(crate) const fn coded(code: u8) -> Card {
        match NonZeroU8::new(MARK | code) {
            Some(byte) => Card(byte),
            None => unreachable!(),
        }
    }

    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0.get() & (MARK - 1)
    }

    pub const fn is_upgrade(self) -> bool {
        matches!(self.code(), 16..=60)
    }

    /// What kind of upgrade it is, and for whom it is perfect.
    pub fn as_upgrade(self) -> Option<(Kind, Character)> {
        let code = self.is_upgrade().then(|| self.code() - 16)?;
        Some((Kind::ALL[usize::from(code / 15)], Character(code % 15 + 1)))
    }

    pub const fn as_character(self) -> Option<Character> {
        Character::new(self.code())
    }
}

impl From<Character> for Card {
    #[inline]
    fn from(character: Character) -> Card {
        Card::coded(character.0)
    }
}

impl From<Character> for u8 {
    fn from(character: Character) -> u8 {
        character.0
    }
}

impl TryFrom<u8> for Character {
    type Error = NoSuchCard;
    fn try_from(number: u8) -> Result<Character, NoSuchCard> {
        Character::new(number).ok_or(NoSuchCard)
    }
}

impl Display for NoSuchCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("characters are 1 to 15; cards are W1 to W15, M1 to M15, O1 to O15 and S")
    }
}

impl core::error::Error for NoSuchCard {}

impl Display for Character {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl Debug for Character {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Character {
    type Err = NoSuchCard;
    fn from_str(text: &str) -> Result<Character, NoSuchCard> {
        match *text.as_bytes() {
            [one @ b'1'..=b'9'] => Ok(Character(one - b'0')),
            [b'1', one @ b'0'..=b'5'] => Ok(Character(10 + one - b'0')),
            _ => Err(NoSuchCard),
        }
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match (self.as_character(), self.as_upgrade()) {
            (Some(character), _) => Display::fmt(&character, f),
            (_, Some((kind, character))) => write!(f, "{}{character}", kind.letter()),
            (None, None) => f.write_str("S"),
        }
    }
}

impl Debug for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NoSuchCard;
    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        let first = text.chars().next().ok_or(NoSuchCard)?;
        if let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.letter() == first) {
            return text[1..].parse().map(|character| Card::upgrade(kind, character));
        }
        if text == "S" { Ok(Card::SPITE) } else { text.parse().map(Character::into) }
    }
}

/// A character is a JSON number, any other card a string.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.as_character() {
            Some(character) => character.serialize(serializer),
            None => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        deserializer.deserialize_any(CardVisitor)
    }
}

struct CardVisitor;

impl Visitor<'_> for CardVisitor {
    type Value = Card;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&NoSuchCard, f)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Card, E> {
        let character = u8::try_from(number).ok().and_then(Character::new);
        let wrong = || E::invalid_value(Unexpected::Unsigned(number), &self);
        character.map(Card::from).ok_or_else(wrong)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Card, E> {
        let upgrade_or_spite =
            text.parse().ok().filter(|card: &Card| card.as_character().is_none());
        upgrade_or_spite.ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }
}
