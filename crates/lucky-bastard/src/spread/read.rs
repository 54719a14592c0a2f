//! Cards laid out anew as they were told: which place a card lies in, nobody is told.

use alloc::vec::Vec;

use game::{Masked, Memory, Seat, Viewer};

use super::{PLACES, Places, Spread};
use crate::rules::{CARDS, MOST_SEATS};
use crate::told::Told;
use crate::{At, Card, Phase};

impl Spread<Masked> {
    /// Line by line, then the drawn card, then the pile from the top. Of which shuffle a card came is
    /// not told, so all unseen cards of the deck could change places.
    pub(crate) fn read(
        viewer: Viewer,
        on_turn: Seat,
        told: &Told,
        deck: &[Card],
    ) -> Option<Spread<Masked>> {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
        let memory = if told.seen.is_some() { Memory::Perfect } else { Memory::Fleeting };
        let mut spread = Spread { memory, viewer, ..Spread::bare([None; PLACES]) };
        let mut places = 0..CARDS;
        for (seat, line) in told.lines.iter().enumerate().take(MOST_SEATS) {
            for (&slot, &card) in line {
                let at = At::try_from((seat as u8, slot)).ok()?;
                spread.fill(places.next()?, at, card);
            }
        }
        if told.phase == Some(Phase::Play) {
            let place = places.next()?;
            (spread.drawn, spread.cards[place]) = (1 << place, told.drawn);
        }
        for &card in &told.pile {
            let place = places.next()?;
            spread.pile |= 1 << place;
            spread.cards[place] = card;
        }
        spread.looks = spread.sets(&told.looks)?;
        if let Some(seen) = &told.seen {
            spread.seen = spread.sets(seen)?;
            spread.unseen = spread.left_of(deck, &told.discard);
        }
        // LB-22: a drawn card is looked at until it is kept or thrown.
        for places in [&mut spread.looks, &mut spread.seen] {
            *places.get_mut(on_turn.index())? |= spread.drawn;
        }
        Some(spread)
    }

    fn fill(&mut self, place: usize, at: At, card: Option<Card>) {
        let seat = at.seat().index();
        self.cards[place] = card;
        self.ats[place] = at.code();
        self.lines[seat] |= 1 << place;
        self.slots[seat].push(at.slot());
        self.next[seat] = at.slot() + 1;
    }

    /// By seat, the places of these slots.
    fn sets(&self, told: &[Vec<At>]) -> Option<[Places; MOST_SEATS]> {
        let mut sets = [0; MOST_SEATS];
        for (set, slots) in sets.iter_mut().zip(told) {
            for &at in slots {
                *set |= 1 << self.find(at)?;
            }
        }
        Some(sets)
    }
}
