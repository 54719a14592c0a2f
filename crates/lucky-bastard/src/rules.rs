//! What is fixed before the first card is dealt: seats, options, deck.

use alloc::vec::Vec;
use core::array;
use core::iter::repeat_n;

use game::{OptionSpec, OptionValues, Range, Seat};

use crate::Card;
use crate::spread::each;

/// LB-1
pub const CARDS: usize = 58;
/// Plain kinds are called by a letter each.
pub const MOST_KINDS: usize = 26;
/// With switch and peek.
pub(crate) const KINDS: usize = MOST_KINDS + 2;
pub const MOST_SEATS: usize = 6;
/// LB-3
const LINE: u8 = 4;
/// LB-18
pub(crate) const LONGEST_LINE: u8 = 10;
/// LB-17
pub(crate) const MOST_TURNS: u16 = 400;

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "first", range: Range::Seat, default: 0 },
    OptionSpec { name: "tokens", range: Range::Number { least: 0, most: 9 }, default: 3 },
    OptionSpec { name: "origins", range: Range::Flag, default: 0 },
    OptionSpec { name: "memory_aid", range: Range::Flag, default: 0 },
];

/// LB-2, LB-19: an endless table needs origins.
pub(crate) fn narrow(spec: &OptionSpec, n_seats: u8, values: &OptionValues) -> (u16, u16) {
    let (least, most) = spec.range.bounds(n_seats);
    let endless = values[2] != 0;
    if spec.name == "tokens" && !endless { (1, most) } else { (least, most) }
}

/// A checked set-up.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Rules {
    pub(crate) n_seats: u8,
    pub(crate) first: Seat,
    /// 0: nobody wins (LB-19).
    pub(crate) tokens: u8,
    pub(crate) origins: bool,
    pub(crate) memory_aid: bool,
    pub(crate) deck: Deck,
}

impl Rules {
    pub(crate) fn new(n_seats: u8, options: &OptionValues, deck: &Deck) -> Rules {
        Rules {
            n_seats,
            first: Seat::at(usize::from(options[0])),
            tokens: options[1] as u8,
            origins: options[2] != 0,
            memory_aid: options[3] != 0,
            deck: *deck,
        }
    }

    pub(crate) fn options(&self) -> OptionValues {
        let first = self.first.index() as u16;
        let flags = [u16::from(self.origins), u16::from(self.memory_aid)];
        [first, u16::from(self.tokens)].into_iter().chain(flags).collect()
    }

    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// How many tokens win the game; 0 where the table plays on for ever.
    pub fn tokens(&self) -> u8 {
        self.tokens
    }

    pub fn origins(&self) -> bool {
        self.origins
    }

    pub fn memory_aid(&self) -> bool {
        self.memory_aid
    }

    /// How many cards a seat starts with that has just won `streak` rounds in a row (LB-18).
    #[inline]
    pub(crate) fn line(&self, streak: u8) -> u8 {
        if self.origins { (LINE + streak).min(LONGEST_LINE) } else { LINE }
    }
}

/// Which cards there are: what a deck file says.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Deck {
    /// In the order of the deck file.
    cards: [Card; CARDS],
    /// Where each kind begins among them.
    starts: [u8; KINDS],
}

/// What is wrong with a deck file.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum DeckFault {
    NoKinds,
    TooManyKinds {
        kinds: usize,
    },
    /// The plain kind at this place of the list, from 0, has no copies.
    NoCopies {
        kind: usize,
    },
    /// Not 58 cards.
    Total {
        cards: u32,
    },
}

impl Deck {
    /// Copies of each plain kind in order, and of switch and peek.
    pub fn new(plain: &[u32], switch: u32, peek: u32) -> Result<Deck, Vec<DeckFault>> {
        let faults = faults(plain, switch, peek);
        if !faults.is_empty() {
            return Err(faults);
        }
        let kinds = plain.iter().enumerate().map(|(i, &n)| (Card::numbered(i), n));
        let kinds = kinds.chain([(Card::SWITCH, switch), (Card::PEEK, peek)]);
        let mut all = kinds.flat_map(|(card, n)| repeat_n(card, n as usize));
        let cards = array::from_fn(|_| all.next().unwrap_or(Card::PEEK));
        let below = |kind| cards.iter().filter(|it| it.index() < kind).count() as u8;
        Ok(Deck { cards, starts: array::from_fn(below) })
    }

    /// Every card, in the order of the deck file.
    #[inline]
    pub fn cards(&self) -> &[Card; CARDS] {
        &self.cards
    }

    /// These cards of the deck in its order: each is ticked off in it.
    #[inline]
    pub(crate) fn sorted(&self, cards: &[Card]) -> impl Iterator<Item = Card> {
        let (mut places, mut next) = (0, self.starts);
        for card in cards {
            let place = &mut next[card.index()];
            places |= 1 << *place;
            *place += 1;
        }
        each(places).map(|place| self.cards[place])
    }

    /// How many there are of this card; 0 of one that is not in the deck.
    pub fn copies(&self, card: Card) -> u8 {
        self.cards.iter().filter(|it| **it == card).count() as u8
    }
}

impl Default for Deck {
    /// LB-1
    fn default() -> Deck {
        Deck::new(&[3, 4, 5, 6, 7, 8, 9, 10], 3, 3).expect("58 cards")
    }
}

fn faults(plain: &[u32], switch: u32, peek: u32) -> Vec<DeckFault> {
    let mut faults = Vec::new();
    if plain.is_empty() {
        faults.push(DeckFault::NoKinds);
    }
    if plain.len() > MOST_KINDS {
        faults.push(DeckFault::TooManyKinds { kinds: plain.len() });
    }
    let empty = plain.iter().enumerate().filter(|(_, copies)| **copies == 0);
    faults.extend(empty.map(|(kind, _)| DeckFault::NoCopies { kind }));
    let copies = plain.iter().chain([&switch, &peek]);
    let cards = copies.fold(0_u32, |sum, &copies| sum.saturating_add(copies));
    if cards != CARDS as u32 {
        faults.push(DeckFault::Total { cards });
    }
    faults
}
