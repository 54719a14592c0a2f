//! The slots of one line in rising order: what is listed at every decision, so it lies ready.

use crate::rules::CARDS;

/// So many slots are gone through at a time, whether there are so many or not: a line's length is
/// not to be guessed, and a wrong guess costs more than a few slots too many.
const BLOCK: usize = 12;
/// One more than cards can fill, so that every slot has one after it.
const BLOCKS: usize = CARDS.div_ceil(BLOCK) + 1;

/// Behind the last slot all is 0, so that equal lines are equal. Slots are as wide as an action's
/// half, so that they become actions several at a time.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Line {
    slots: [[u32; BLOCK]; BLOCKS],
    len: u16,
}

impl Line {
    pub(crate) const EMPTY: Line = Line { slots: [[0; BLOCK]; BLOCKS], len: 0 };

    /// Gives the slots in rising order, block by block, and how many of the block there are.
    #[inline]
    pub(crate) fn each_block(&self, mut give: impl FnMut(&[u32; BLOCK], usize)) {
        let mut left = self.len();
        for block in &self.slots {
            give(block, left.min(BLOCK));
            if left <= BLOCK {
                return;
            }
            left -= BLOCK;
        }
    }

    #[inline]
    pub(crate) fn slots(&self) -> impl Iterator<Item = u16> {
        self.slots.as_flattened().iter().take(self.len()).map(|&slot| slot as u16)
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len.into()
    }

    /// A new slot is above all others (LB-6).
    #[inline]
    pub(crate) fn push(&mut self, slot: u16) {
        self.slots.as_flattened_mut()[usize::from(self.len)] = slot.into();
        self.len += 1;
    }

    /// All that are not below it move up by one.
    #[inline]
    pub(crate) fn remove(&mut self, slot: u16) {
        let blocks = self.len().div_ceil(BLOCK).min(BLOCKS - 1);
        let (slot, slots) = (u32::from(slot), self.slots.as_flattened_mut());
        for start in (0..blocks).map(|block| BLOCK * block) {
            for i in start..start + BLOCK {
                slots[i] = if slots[i] < slot { slots[i] } else { slots[i + 1] };
            }
        }
        self.len -= 1;
    }
}

#[cfg(test)]
mod tests {
    extern crate alloc;
    use alloc::vec::Vec;

    use super::*;

    fn check(line: &Line, slots: &[u16]) {
        let mut listed = Vec::new();
        line.each_block(|block, count| {
            listed.extend(block[..count].iter().map(|&slot| slot as u16));
        });
        assert_eq!(listed, slots);
        assert_eq!(line.slots().collect::<Vec<_>>(), slots);
        assert_eq!(line.len(), slots.len());
    }

    /// Every length a line can have, with all that can be taken from it.
    #[test]
    fn lb_6_a_line_keeps_its_slots_in_order() {
        let (mut line, mut slots) = (Line::EMPTY, Vec::new());
        for slot in (0..CARDS as u16).map(|n| 7 * n) {
            line.push(slot);
            slots.push(slot);
            check(&line, &slots);
            for at in 0..slots.len() {
                let (mut shorter, mut left) = (line, slots.clone());
                shorter.remove(left.remove(at));
                check(&shorter, &left);
            }
        }
        slots.drain(..).for_each(|slot| line.remove(slot));
        assert_eq!(line, Line::EMPTY);
    }
}
