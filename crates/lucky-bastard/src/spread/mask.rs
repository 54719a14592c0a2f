//! What one viewer sees of the cards, and what it could not tell from it.

use core::array;

use game::{Audience, Eye, Masked, Memory, Seat, Whole};

use super::{PLACES, Places, Spread, each, spot};
use crate::Card;
use crate::rules::{CARDS, MOST_SEATS};

impl Spread<Whole> {
    /// `sealed`: at what others look is not yet told.
    pub(crate) fn masked(&self, eye: Eye, memory: Memory, sealed: bool) -> Spread<Masked> {
        let seats = array::from_fn(|i| eye.is_among(Audience::only(Seat::at(i))));
        let open = |i: usize, places: Places| if sealed && !seats[i] { 0 } else { places };
        let mut cards = [None; PLACES];
        each(self.visible(eye, seats, memory))
            .for_each(|place| cards[place] = Some(self.cards[place]));
        Spread {
            memory,
            viewer: own(eye, seats),
            cards,
            ats: self.ats,
            guesses: self.guesses,
            lots: self.lots,
            lot: self.lot,
            pile: self.pile,
            drawn: self.drawn,
            lines: self.lines,
            slots: self.slots,
            next: self.next,
            looks: array::from_fn(|i| open(i, self.looks[i])),
            seen: array::from_fn(|i| open(i, self.seen[i])),
            shown: self.shown,
        }
    }

    fn visible(&self, eye: Eye, seats: [bool; MOST_SEATS], memory: Memory) -> Places {
        if eye.is_among(Audience::NOBODY) {
            return self.filled();
        }
        let (each_seat, all) = match memory {
            Memory::Fleeting => (&self.looks, 0),
            Memory::Perfect => (&self.seen, self.shown),
        };
        all | own(eye, seats).map_or(0, |seat| each_seat[seat.index()])
    }

    /// Gives each pool of cards that `known` has not seen and that could change places to `mix`.
    pub(crate) fn redeal(&mut self, known: &Spread<Masked>, mut mix: impl FnMut(&mut [Card])) {
        let hidden = |place: &usize| known.cards[*place].is_none();
        let mut left: Places = each(self.filled()).filter(hidden).map(|place| 1 << place).sum();
        while left != 0 {
            let lot = self.lots[spot(left)];
            let alike = each(left).filter(|&place| self.lots[place] == lot);
            let pool: Places = alike.map(|place| 1 << place).sum();
            self.mix(pool, &mut mix);
            left &= !pool;
        }
    }

    fn mix(&mut self, pool: Places, mix: &mut impl FnMut(&mut [Card])) {
        let mut cards = [Card::PEEK; CARDS];
        let count = pool.count_ones() as usize;
        each(pool).zip(&mut cards).for_each(|(place, card)| *card = self.cards[place]);
        mix(&mut cards[..count]);
        each(pool).zip(cards).for_each(|(place, card)| self.cards[place] = card);
    }
}

/// The seat whose eye this is.
#[inline]
fn own(eye: Eye, seats: [bool; MOST_SEATS]) -> Option<Seat> {
    let seat = seats.iter().position(|&own| own).map(Seat::at);
    seat.filter(|_| !eye.is_among(Audience::NOBODY))
}
