//! Where each card lies and who has seen it there.
//!
//! All cards of a round lie in numbered places, and everything else is a set of places: a line,
//! the pile (its top is the lowest place), what a seat looks at, what it has seen. A discarded
//! card leaves its place empty.

mod line;
mod mask;
mod read;
mod unseen;

use core::mem::take;

use game::{Knowledge, Memory, Seat, Whole};

use crate::rules::{CARDS, MOST_SEATS};
use crate::spread::line::Line;
use crate::spread::unseen::Unseen;
use crate::{At, Card, Cards, Deck, Slots};

/// A set of places, one bit each.
pub(crate) type Places = u64;

const ALL: Places = (1 << CARDS) - 1;

/// As many as a set has bits, so that no place needs a check.
const PLACES: usize = 64;

/// Enough for the first 32 slots of every seat.
const GUESSES: usize = 256;

#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Spread<K: Knowledge> {
    memory: Memory,
    /// The seat whose view this is: a view forgets what its seat no longer looks at.
    viewer: Option<Seat>,
    cards: [K::Of<Card>; PLACES],
    /// In which slot each card of a line lies, as [`At`] writes it; 0 for all other places.
    ats: [u16; PLACES],
    /// Where a slot was put whose [`At`] ends in this byte: lines grow long, and each action names
    /// a slot.
    guesses: [u8; GUESSES],
    /// Which shuffle of the round each card came from: unseen cards of one could change places.
    lots: [u16; PLACES],
    lot: u16,
    pub(crate) pile: Places,
    pub(crate) drawn: Places,
    pub(crate) lines: [Places; MOST_SEATS],
    slots: [Line; MOST_SEATS],
    /// The number of each seat's next new slot (LB-6).
    next: [u16; MOST_SEATS],
    /// What each seat looks at now (LB-22).
    pub(crate) looks: [Places; MOST_SEATS],
    /// What each seat has seen of the cards in their places, besides what all have (LB-21).
    seen: [Places; MOST_SEATS],
    /// What everybody has seen (LB-10).
    shown: Places,
    /// What lies where a perfect memory has not seen it.
    unseen: K::Beside<Unseen>,
}

/// The places of a set in rising order.
#[inline]
pub(crate) fn each(mut places: Places) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (places != 0).then(|| {
            let place = spot(places);
            places &= places - 1;
            place
        })
    })
}

/// The number of the set's first place.
#[inline]
const fn spot(places: Places) -> usize {
    places.trailing_zeros() as usize % PLACES
}

/// The set's first place alone.
#[inline]
const fn first(places: Places) -> Places {
    places & places.wrapping_neg()
}

impl<K: Knowledge> Spread<K> {
    /// Nothing lies anywhere yet; this is what there is to be laid.
    fn bare(cards: [K::Of<Card>; PLACES]) -> Spread<K> {
        Spread {
            memory: Memory::Fleeting,
            viewer: None,
            cards,
            ats: [0; PLACES],
            guesses: [0; GUESSES],
            lots: [0; PLACES],
            lot: 0,
            pile: 0,
            drawn: 0,
            lines: [0; MOST_SEATS],
            slots: [Line::EMPTY; MOST_SEATS],
            next: [0; MOST_SEATS],
            looks: [0; MOST_SEATS],
            seen: [0; MOST_SEATS],
            shown: 0,
            unseen: K::Beside::default(),
        }
    }

    #[inline]
    pub(crate) fn card(&self, place: usize) -> K::Of<Card> {
        self.cards[place]
    }

    #[inline]
    pub(crate) fn at(&self, place: usize) -> At {
        At::coded(self.ats[place])
    }

    #[inline]
    pub(crate) fn line(&self, seat: Seat) -> &Line {
        &self.slots[seat.index()]
    }

    #[inline]
    pub(crate) fn line_len(&self, seat: Seat) -> usize {
        self.slots[seat.index()].len()
    }

    #[inline]
    pub(crate) fn next_slot(&self, seat: Seat) -> u16 {
        self.next[seat.index()]
    }

    /// The place of a filled slot.
    #[inline]
    pub(crate) fn find(&self, at: At) -> Option<usize> {
        let guess = usize::from(self.guesses[usize::from(at.code()) % GUESSES]) % PLACES;
        if self.ats[guess] == at.code() { Some(guess) } else { self.search(at) }
    }

    #[cold]
    #[inline(never)]
    fn search(&self, at: At) -> Option<usize> {
        self.ats.iter().position(|&code| code == at.code())
    }

    /// The place of a slot in a line as it was dealt.
    #[inline]
    pub(crate) fn start(&self, seat: Seat, slot: u16) -> usize {
        spot(self.lines[seat.index()]) + usize::from(slot)
    }

    pub(crate) fn memory(&self) -> Memory {
        self.memory
    }

    /// The places whose cards this seat has seen.
    pub(crate) fn seen_by(&self, seat: Seat) -> Places {
        (self.seen[seat.index()] | self.shown) & self.filled()
    }

    /// Every place that holds a card.
    pub(crate) fn filled(&self) -> Places {
        self.lines.iter().fold(self.pile | self.drawn, |all, line| all | line)
    }

    /// LB-3
    pub(crate) fn deal(&mut self, sizes: &[u8], cards: K::Of<Cards<CARDS>>, deck: &Deck) {
        (self.lot, self.lots) = (0, [0; PLACES]);
        self.pile = ALL;
        self.drawn = 0;
        (self.lines, self.slots) = ([0; MOST_SEATS], [Line::EMPTY; MOST_SEATS]);
        self.ats = [0; PLACES];
        self.next = [0; MOST_SEATS];
        (self.looks, self.seen, self.shown) = ([0; MOST_SEATS], [0; MOST_SEATS], 0);
        self.unseen = K::Beside::default();
        if K::known(cards).is_none() && self.counts() {
            self.count_in(deck.cards().iter().copied());
        }
        self.lay(0..CARDS, cards);
        for (seat, &size) in sizes.iter().enumerate() {
            (0..size).for_each(|_| self.add(Seat::at(seat)));
        }
    }

    /// LB-16
    pub(crate) fn restock(&mut self, count: u8, cards: K::Of<Cards<CARDS>>) {
        let mut empty = ALL & !self.filled();
        self.lot += 1;
        for _ in 0..count {
            self.pile |= first(empty);
            self.lots[spot(empty)] = self.lot;
            empty &= empty - 1;
        }
        self.lay(each(self.pile), cards);
    }

    /// Puts shuffled cards into these places.
    fn lay(&mut self, places: impl Iterator<Item = usize>, cards: K::Of<Cards<CARDS>>) {
        let Some(cards) = K::known(cards) else {
            return places.for_each(|place| self.hide(place));
        };
        for (place, card) in places.zip(cards.iter()) {
            self.cards[place] = K::of(card);
        }
    }

    /// LB-6: the top card of the pile gets the next number of this seat.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat) {
        let top = first(self.pile);
        self.pile &= !top;
        self.lines[seat.index()] |= top;
        let slot = self.next[seat.index()];
        let at = At::new(seat, slot).code();
        self.ats[spot(top)] = at;
        self.guesses[usize::from(at) % GUESSES] = spot(top) as u8;
        self.slots[seat.index()].push(slot);
        self.next[seat.index()] = slot + 1;
    }

    /// LB-7: the top card of the pile is drawn and looked at.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, card: K::Of<Card>) {
        self.drawn = first(self.pile);
        self.pile &= !self.drawn;
        self.look(seat, spot(self.drawn), card);
    }

    /// LB-8: the drawn card takes this place, and the card that was there is laid.
    #[inline]
    pub(crate) fn keep(&mut self, seat: Seat, place: usize, played: Card) {
        self.count_out(place, played);
        let drawn = spot(self.drawn);
        (self.cards[place], self.lots[place]) = (self.cards[drawn], self.lots[drawn]);
        self.clear_drawn_and(1 << place);
        self.seen[seat.index()] |= 1 << place;
    }

    /// LB-8: nothing is left where the drawn card was.
    #[inline]
    pub(crate) fn throw(&mut self, played: Card) {
        self.count_out(spot(self.drawn), played);
        self.clear_drawn_and(0);
    }

    #[inline]
    fn clear_drawn_and(&mut self, places: Places) {
        self.unsee(self.drawn | places);
        self.hide(spot(self.drawn));
        self.drawn = 0;
    }

    /// LB-9: the card in this place is laid.
    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, place: usize, card: Card) {
        self.count_out(place, card);
        self.lines[seat.index()] &= !(1 << place);
        self.slots[seat.index()].remove(self.at(place).slot());
        self.ats[place] = 0;
        self.unsee(1 << place);
        self.hide(place);
    }

    /// LB-10: a view does not keep what was shown in passing (LB-22).
    #[inline]
    pub(crate) fn show(&mut self, place: usize, card: Card) {
        self.count_out(place, card);
        self.shown |= 1 << place;
        self.cards[place] = K::face_down(K::of(card), self.memory);
    }

    #[inline]
    pub(crate) fn look(&mut self, seat: Seat, place: usize, card: K::Of<Card>) {
        self.looks[seat.index()] |= 1 << place;
        self.seen[seat.index()] |= 1 << place;
        if let Some(card) = K::known(card) {
            self.count_out(place, card);
            self.cards[place] = K::of(card);
        }
    }

    /// LB-4: the seat has looked at so many slots, the first ones for all that is known.
    pub(crate) fn look_somewhere(&mut self, seat: Seat, count: usize) {
        let line = self.lines[seat.index()];
        let looks = each(line).take(count).fold(0, |all, place| all | 1 << place);
        (self.looks[seat.index()], self.seen[seat.index()]) = (looks, looks);
    }

    /// LB-4, at slots that everybody is told of now.
    pub(crate) fn unseal(&mut self, seat: Seat, slots: Slots) {
        for slot in slots.iter() {
            let place = self.start(seat, slot);
            self.look(seat, place, self.cards[place]);
        }
    }

    /// LB-13: cards, and who looks at them or has seen them, change places.
    pub(crate) fn exchange(&mut self, one: usize, other: usize) {
        self.cards.swap(one, other);
        self.lots.swap(one, other);
        let sets = self.looks.iter_mut().chain(&mut self.seen).chain([&mut self.shown]);
        for places in sets {
            let differ = (*places >> one ^ *places >> other) & 1;
            *places ^= differ << one | differ << other;
        }
    }

    /// LB-22: this seat looks at nothing any more.
    #[inline]
    pub(crate) fn look_away(&mut self, seat: Seat) {
        let looks = take(&mut self.looks[seat.index()]);
        if self.viewer == Some(seat) && self.memory == Memory::Fleeting {
            each(looks).for_each(|place| self.hide(place));
        }
    }

    /// LB-22: nobody looks at anything any more.
    #[inline]
    pub(crate) fn all_look_away(&mut self) {
        if let Some(seat) = self.viewer {
            self.look_away(seat);
        }
        self.looks = [0; MOST_SEATS];
    }

    /// Whoever has seen what lay in these places has not seen what lies there next. A card is laid
    /// when nobody looks at any (LB-22).
    #[inline]
    fn unsee(&mut self, places: Places) {
        self.shown &= !places;
        self.seen.iter_mut().for_each(|set| *set &= !places);
    }

    /// Blanks the place in a view; the truth stays.
    #[inline]
    fn hide(&mut self, place: usize) {
        self.cards[place] = K::face_down(self.cards[place], Memory::Fleeting);
    }
}

impl Spread<Whole> {
    /// The top card of the pile.
    #[inline]
    pub(crate) fn top(&self) -> Option<Card> {
        (self.pile != 0).then(|| self.cards[spot(self.pile)])
    }

    /// The drawn card, when there is one.
    #[inline]
    pub(crate) fn drawn_card(&self) -> Card {
        self.cards[spot(self.drawn)]
    }

    pub(crate) fn empty() -> Spread<Whole> {
        Spread::bare([Card::PEEK; PLACES])
    }
}
