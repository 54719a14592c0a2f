//! The slots of one line in rising order: what is listed at every decision, so it lies ready.

use crate::rules::CARDS;

/// Behind the last slot all is 0, so that equal lines are equal.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Line {
    slots: [u16; CARDS],
    len: u16,
}

impl Line {
    pub(crate) const EMPTY: Line = Line { slots: [0; CARDS], len: 0 };

    #[inline]
    pub(crate) fn slots(&self) -> &[u16] {
        &self.slots[..CARDS.min(self.len.into())]
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len.into()
    }

    /// A new slot is above all others (LB-6).
    #[inline]
    pub(crate) fn push(&mut self, slot: u16) {
        self.slots[usize::from(self.len)] = slot;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn remove(&mut self, slot: u16) {
        let at = self.slots().iter().position(|&it| it == slot).expect("a filled slot");
        self.len -= 1;
        let last = self.len();
        self.slots.copy_within(at + 1..=last, at);
        self.slots[last] = 0;
    }
}
