//! A pile of twelve singles. The one face up comes first, the one on top of the others second: what
//! goes under the pile comes last.

use core::array;

use arrayvec::ArrayVec;
use game::{Eye, Knowledge, Masked, Memory, Whole};

use crate::ring::{ALIKE, Ring, SINGLES};
use crate::{Card, Trait};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Pile<K: Knowledge> {
    /// Before there is one face up, the lowest of the pile comes first, so that the top is second.
    ring: Ring<K>,
    /// How often a single was turned up since the shuffle. At most 27 discards with twelve reveals
    /// after each keep it small (LD-9).
    turned: u32,
}

impl<K: Knowledge> Pile<K> {
    /// Of singles from the top.
    #[inline]
    pub(crate) const fn shuffled(singles: Ring<K>) -> Pile<K> {
        Pile { ring: singles.turned(SINGLES - 1), turned: 0 }
    }

    /// Turns the next single up, or looks again at the one that is.
    #[inline]
    pub(crate) fn turn(&mut self, on: bool, card: Card, memory: Memory) {
        if memory == Memory::Fleeting {
            self.ring = self.ring.forgot();
        }
        self.ring = self.after(on).learned(card);
        self.turned += u32::from(on);
    }

    /// The ring after the next single is turned `on` or not.
    #[inline]
    pub(crate) const fn after(&self, on: bool) -> Ring<K> {
        if on { self.ring.turned(1) } else { self.ring }
    }

    pub(crate) fn shown(&self) -> Option<Card> {
        if self.turned == 0 { None } else { self.ring.at(0) }
    }

    /// Top first, without the face-up single.
    pub(crate) fn hidden(&self) -> impl Iterator<Item = Option<Card>> {
        let (ring, length) = (self.ring, SINGLES - usize::from(self.turned > 0));
        (1..=length).map(move |place| ring.at(place))
    }

    /// All of them, the face-up one first, as far as they are known.
    pub(crate) fn all(&self) -> [Option<Card>; SINGLES] {
        array::from_fn(|place| self.ring.at(place))
    }

    /// How many different ones have been turned up since the shuffle.
    #[inline]
    pub(crate) fn seen(&self) -> usize {
        SINGLES.min(self.turned as usize)
    }
}

impl Pile<Masked> {
    /// As it is told: with a single face up. How often its singles came round is not.
    pub(crate) fn read(
        of: Trait,
        shown: Option<Card>,
        hidden: &[Option<Card>],
        seen: usize,
    ) -> Option<Pile<Masked>> {
        let up = shown.filter(|_| (1..=SINGLES).contains(&seen))?;
        let all = [Some(up)].into_iter().chain(hidden.iter().copied());
        let singles: ArrayVec<_, SINGLES> = all.take(SINGLES).collect();
        let singles = singles.into_inner().ok()?;
        let fits = |card: &Card| card.pile() == Some(of);
        let ring = Ring::read(singles).filter(|_| singles.iter().flatten().all(fits))?;
        Some(Pile { ring, turned: seen as u32 })
    }

    /// With the singles that have not been turned up since the shuffle where `mix` puts them.
    #[inline]
    pub(crate) fn imagined(&self, of: Trait, mix: impl FnOnce(&mut [Card])) -> Pile<Whole> {
        let mut known = Card::values(of).map(|value| (value, ALIKE));
        for single in self.ring.iter().flatten() {
            for (value, left) in &mut known {
                *left = left.saturating_sub(usize::from(*value == single));
            }
        }
        let unseen = known.into_iter().flat_map(|(value, left)| (0..left).map(move |_| value));
        let mut pool: ArrayVec<Card, SINGLES> = unseen.collect();
        mix(&mut pool);
        let mut rest = pool.into_iter();
        let mut next = || rest.next().unwrap_or(Card::values(of)[0]);
        let from_top: [Card; SINGLES] =
            array::from_fn(|place| self.ring.at(place + 1).unwrap_or_else(&mut next));
        Pile { ring: Ring::of(&from_top).turned(SINGLES - 1), turned: self.turned }
    }
}

impl Pile<Whole> {
    /// The singles of a pile in the order of the deck: four of each value (LD-3).
    #[inline]
    pub(crate) fn sorted(of: Trait) -> [Card; SINGLES] {
        let values = Card::values(of);
        array::from_fn(|i| values[i / ALIKE])
    }

    /// Turns up so many at once; the ring is then this one.
    #[inline]
    pub(crate) fn turn_to(&mut self, ring: Ring<Whole>, times: u32) {
        self.ring = ring;
        self.turned += times;
    }

    // LD-10
    #[inline]
    pub(crate) fn masked(&self, eye: Eye, memory: Memory) -> Pile<Masked> {
        let seen = self.seen();
        let under = if memory == Memory::Perfect { seen.saturating_sub(1) } else { 0 };
        Pile { ring: self.ring.masked(eye, seen.min(1), under), turned: self.turned }
    }

    pub(crate) fn each(&self, push: impl FnMut(Card)) {
        self.ring.iter().flatten().for_each(push);
    }
}
