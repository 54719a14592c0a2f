//! Which node belongs to a key: numbers from 0 up, in the order in which keys were first met.

/// Looks keys up quickly. Keys are never taken out one by one.
#[derive(Clone, Debug)]
pub struct Index {
    /// A key and the number of its node, counted from 1; 0 where there is none.
    slots: Vec<(u64, u32)>,
    count: u32,
}

impl Index {
    pub fn new() -> Index {
        Index { slots: vec![(0, 0); 1 << 10], count: 0 }
    }

    /// The number of a key, which is a new one if the key was never met.
    #[inline]
    pub fn enter(&mut self, key: u64) -> usize {
        let at = self.slot(key);
        if self.slots[at].1 == 0 {
            return self.add(key);
        }
        self.slots[at].1 as usize - 1
    }

    #[inline]
    pub fn find(&self, key: u64) -> Option<usize> {
        (self.slots[self.slot(key)].1 as usize).checked_sub(1)
    }

    #[cold]
    fn add(&mut self, key: u64) -> usize {
        if self.count as usize * 2 >= self.slots.len() {
            let more = vec![(0, 0); self.slots.len() * 4];
            for (key, number) in std::mem::replace(&mut self.slots, more) {
                if number > 0 {
                    let at = self.slot(key);
                    self.slots[at] = (key, number);
                }
            }
        }
        let at = self.slot(key);
        self.count += 1;
        self.slots[at] = (key, self.count);
        self.count as usize - 1
    }

    /// Where the key is, or where it would be.
    #[inline]
    fn slot(&self, key: u64) -> usize {
        let last = self.slots.len() - 1;
        let mut at = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & last;
        while self.slots[at].1 != 0 && self.slots[at].0 != key {
            at = (at + 1) & last;
        }
        at
    }
}
