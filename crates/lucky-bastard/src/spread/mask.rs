//! What one viewer sees of the cards.

use core::array;

use game::{Audience, Eye, Masked, Memory, Seat, Whole};

use super::unseen::Unseen;
use super::{PLACES, Places, Spread, each};
use crate::rules::MOST_SEATS;

impl Spread<Whole> {
    /// `sealed`: at what others look is not yet told.
    pub(crate) fn masked(&self, eye: Eye, memory: Memory, sealed: bool) -> Spread<Masked> {
        let seats = array::from_fn(|i| eye.is_among(Audience::only(Seat::at(i))));
        let open = |i: usize, places: Places| if sealed && !seats[i] { 0 } else { places };
        let visible = self.visible(eye, seats, memory);
        let mut cards = [None; PLACES];
        each(visible).for_each(|place| cards[place] = Some(self.cards[place]));
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
            unseen: match memory {
                Memory::Fleeting => Unseen::default(),
                Memory::Perfect => self.unseen_in(self.filled() & !visible),
            },
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
}

/// The seat whose eye this is.
#[inline]
fn own(eye: Eye, seats: [bool; MOST_SEATS]) -> Option<Seat> {
    let seat = seats.iter().position(|&own| own).map(Seat::at);
    seat.filter(|_| !eye.is_among(Audience::NOBODY))
}
