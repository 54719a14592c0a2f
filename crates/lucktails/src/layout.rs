//! Where the eight cards lie, LT-6: seats first, then the middle, then those beside it.

use core::array;

use arrayvec::ArrayVec;
use game::{Audience, Eye, Knowledge, Masked, Seat, Whole};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::rules::LEAST_SEATS;
use crate::{Card, Place};

/// Eight cards in the order in which they were dealt, and who has seen each: an audience goes where
/// its card goes, LT-20. Who has looked at what is no secret.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Layout<K: Knowledge> {
    cards: [K::Of<Card>; 8],
    seen: [Audience; 8],
    n_seats: u8,
}

impl<K: Knowledge> Layout<K> {
    /// The card at a seat, as far as it is known.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Option<Card> {
        K::known(self.at_seat(seat))
    }

    /// A card in the middle, as far as it is known.
    #[inline]
    pub fn middle(&self, place: Place) -> Option<Card> {
        K::known(self.at_place(place))
    }

    pub fn hands(&self) -> impl Iterator<Item = Option<Card>> {
        self.cards[..self.middle_at(Place::First)].iter().map(|&card| K::known(card))
    }

    /// The cards beside the middle.
    pub fn open(&self) -> impl Iterator<Item = Option<Card>> {
        self.cards[self.middle_at(Place::Second) + 1..].iter().map(|&card| K::known(card))
    }

    /// Whether `by` has seen the card that lies at seat `of` now.
    pub fn hand_seen_by(&self, of: Seat, by: Seat) -> bool {
        self.seen[of.index()].with(by) == self.seen[of.index()]
    }

    /// Whether `by` has seen the card that lies at this place now.
    pub fn middle_seen_by(&self, place: Place, by: Seat) -> bool {
        let seen = self.seen[self.middle_at(place)];
        seen.with(by) == seen
    }

    #[inline]
    pub(crate) fn at_seat(&self, seat: Seat) -> K::Of<Card> {
        self.cards[seat.index()]
    }

    #[inline]
    pub(crate) fn at_place(&self, place: Place) -> K::Of<Card> {
        self.cards[self.middle_at(place)]
    }

    #[inline]
    const fn middle_at(&self, place: Place) -> usize {
        self.n_seats as usize + place.index()
    }

    #[inline]
    pub(crate) fn exchange(&mut self, seat: Seat, place: Place) {
        let middle = self.middle_at(place);
        self.cards.swap(seat.index(), middle);
        self.seen.swap(seat.index(), middle);
    }

    #[inline]
    pub(crate) fn turn_up(&mut self, seat: Seat, card: Card) {
        self.cards[seat.index()] = K::of(card);
        self.seen[seat.index()] = Audience::EVERYBODY;
    }

    /// The seat has looked at its own card and, if `card` is known here, seen this one.
    pub(crate) fn peep(&mut self, seat: Seat, card: K::Of<Card>) {
        if let Some(card) = K::known(card) {
            self.cards[seat.index()] = K::of(card);
        }
        self.seen[seat.index()] = self.seen[seat.index()].with(seat);
    }
}

impl Layout<Whole> {
    /// Nothing is dealt: the deck lies there in order, and nobody has seen it.
    pub(crate) const fn boxed(n_seats: u8) -> Layout<Whole> {
        Layout { cards: Card::DECK, seen: [Audience::NOBODY; 8], n_seats }
    }

    /// LT-6
    #[inline]
    pub(crate) fn dealt(n_seats: u8, cards: [Card; 8]) -> Layout<Whole> {
        Layout { cards, seen: SEEN_WHEN_DEALT[usize::from(n_seats - LEAST_SEATS)], n_seats }
    }

    #[inline]
    pub(crate) fn masked(&self, eye: Eye) -> Layout<Masked> {
        let cards = array::from_fn(|i| eye.shown(self.seen[i], self.cards[i]));
        Layout { cards, seen: self.seen, n_seats: self.n_seats }
    }

    pub(crate) fn each_card(&self, push: impl FnMut(Card)) {
        self.cards.into_iter().for_each(push);
    }
}

impl Layout<Masked> {
    /// With the cards that are not known where `mix` puts them.
    #[inline]
    pub(crate) fn imagined(&self, mut mix: impl FnMut(&mut [Card])) -> Layout<Whole> {
        let mut known = [0_u8; 8];
        self.cards.iter().flatten().for_each(|&card| known[card as usize] += 1);
        let (mut pool, mut left) = (Card::DECK, 0);
        for card in Card::DECK {
            let seen = known[card as usize];
            known[card as usize] = seen.saturating_sub(1);
            pool[left] = card;
            left += usize::from(seen == 0);
        }
        mix(&mut pool[..left]);
        let mut rest = pool.into_iter();
        let mut next = || rest.next().unwrap_or(Card::One);
        let cards = self.cards.map(|card| card.unwrap_or_else(&mut next));
        Layout { cards, seen: self.seen, n_seats: self.n_seats }
    }

    /// As it lies when it has just been dealt, or as much of it as can be told of any other.
    pub(crate) fn read(
        hands: &[Option<Card>],
        middle: &[Option<Card>],
        open: &[Option<Card>],
    ) -> Option<Layout<Masked>> {
        let n_seats = hands.len() as u8;
        let seen =
            n_seats.checked_sub(LEAST_SEATS).and_then(|at| SEEN_WHEN_DEALT.get(usize::from(at)));
        let cards = [hands, middle, open].concat().try_into().ok().filter(|_| middle.len() == 2);
        Some(Layout { cards: cards?, seen: *seen?, n_seats })
    }
}

/// For 3, 4 and 5 seats: a seat's card is seen by its left neighbour, the middle by nobody, the
/// rest by everybody. LT-6, LT-7
const SEEN_WHEN_DEALT: [[Audience; 8]; 3] =
    [seen_when_dealt(3), seen_when_dealt(4), seen_when_dealt(5)];

const fn seen_when_dealt(n_seats: u8) -> [Audience; 8] {
    let n = n_seats as usize;
    let mut seen = [Audience::EVERYBODY; 8];
    (seen[n], seen[n + 1]) = (Audience::NOBODY, Audience::NOBODY);
    let mut at = 0;
    while at < n {
        seen[at] = Audience::only(Seat::at(at).left(n_seats));
        at += 1;
    }
    seen
}

impl<K: game::Told> Serialize for Layout<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut shape = serializer.serialize_struct("Layout", 3)?;
        shape.serialize_field("hands", &self.hands().collect::<ArrayVec<_, 8>>())?;
        shape.serialize_field("middle", &Place::BOTH.map(|place| self.middle(place)))?;
        shape.serialize_field("open", &self.open().collect::<ArrayVec<_, 8>>())?;
        shape.end()
    }
}

impl<'de> Deserialize<'de> for Layout<Masked> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Layout<Masked>, D::Error> {
        #[derive(serde::Deserialize)]
        struct Told {
            hands: ArrayVec<Option<Card>, 8>,
            middle: [Option<Card>; 2],
            open: ArrayVec<Option<Card>, 8>,
        }
        let Told { hands, middle, open } = Told::deserialize(deserializer)?;
        let layout = Layout::read(&hands, &middle, &open);
        layout.ok_or_else(|| D::Error::custom("eight cards: hands, middle, open"))
    }
}
