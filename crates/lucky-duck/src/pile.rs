//! A pile of twelve singles, as a ring: what is turned up moves on, no single moves.

use core::array;

use game::{Audience, Eye, Knowledge, Masked, Memory, Whole};

use crate::{Card, Trait};

/// How many singles a pile has, its face-up one included (LD-3).
pub(crate) const SINGLES: usize = 12;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Pile<K: Knowledge> {
    /// In the order they were shuffled into. Going under the pile is falling behind `at`.
    ring: [K::Of<Card>; SINGLES],
    /// The place of the face-up single; before there is one, the last, so that the first follows.
    at: u32,
    /// How often a single was turned up since the shuffle. At most 27 discards with twelve reveals
    /// after each keep it small (LD-9).
    turned: u32,
}

impl<K: Knowledge> Pile<K> {
    #[inline]
    pub(crate) fn shuffled(ring: [K::Of<Card>; SINGLES]) -> Pile<K> {
        Pile { ring, at: SINGLES as u32 - 1, turned: 0 }
    }

    /// Turns the next single up, or looks again at the one that is. Without a branch: which piles
    /// are turned is anybody's choice. At the truth no single changes.
    #[inline]
    pub(crate) fn turn(&mut self, on: bool, card: Card, memory: Memory) {
        let old = &mut self.ring[self.after(false)];
        *old = K::face_down(*old, memory);
        let at = self.after(on);
        self.ring[at] = K::of(card);
        self.at = at as u32;
        self.turned += u32::from(on);
    }

    /// The single that is up, after the next is turned `on` or not.
    #[inline]
    pub(crate) fn showing(&self, on: bool) -> K::Of<Card> {
        self.ring[self.after(on)]
    }

    #[inline]
    fn after(&self, on: bool) -> usize {
        let next = self.at + u32::from(on);
        (if next >= SINGLES as u32 { 0 } else { next }) as usize
    }

    pub(crate) fn shown(&self) -> Option<Card> {
        if self.turned == 0 { None } else { K::known(self.showing(false)) }
    }

    /// Top first, without the face-up single.
    pub(crate) fn hidden(&self) -> impl Iterator<Item = Option<Card>> {
        let (under, over) = self.ring.split_at(self.after(true));
        let length = SINGLES - usize::from(self.turned > 0);
        over.iter().chain(under).take(length).map(|&single| K::known(single))
    }

    /// How many have been turned up since the shuffle: always the first of the ring.
    #[inline]
    pub(crate) fn seen(&self) -> usize {
        SINGLES.min(self.turned as usize)
    }
}

impl Pile<Whole> {
    /// The singles of a pile in the order of the deck: four of each value (LD-3).
    #[inline]
    pub(crate) fn sorted(of: Trait) -> [Card; SINGLES] {
        let values = Card::values(of);
        array::from_fn(|i| values[i / 4])
    }

    // LD-10
    #[inline]
    pub(crate) fn masked(&self, eye: Eye, memory: Memory) -> Pile<Masked> {
        let (from, to) = match memory {
            Memory::Perfect => (0, self.seen()),
            Memory::Fleeting => (self.at as usize, self.at as usize + self.seen().min(1)),
        };
        let mut ring = self.ring.map(|single| eye.shown(Audience::NOBODY, single));
        for (told, &single) in ring[from..to].iter_mut().zip(&self.ring[from..to]) {
            *told = eye.shown(Audience::EVERYBODY, single);
        }
        Pile { ring, at: self.at, turned: self.turned }
    }

    pub(crate) fn each(&self, push: impl FnMut(Card)) {
        self.ring.into_iter().for_each(push);
    }

    pub(crate) fn unseen_mut(&mut self) -> &mut [Card] {
        let seen = self.seen();
        &mut self.ring[seen..]
    }
}
