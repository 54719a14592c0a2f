//! Choices made by bytes.

/// Bytes not yet used up.
#[derive(Copy, Clone, Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    pub fn left(&self) -> usize {
        self.0.len()
    }

    /// A number below `n` from as few bytes as can hold it; 0 when they are used up.
    pub fn below(&mut self, n: u32) -> u32 {
        let mut number = 0_u32;
        let mut reach = n.saturating_sub(1);
        while reach > 0 {
            number = number << 8 | u32::from(self.take(1).first().copied().unwrap_or(0));
            reach >>= 8;
        }
        if n == 0 { 0 } else { number % n }
    }

    /// So many bytes, or as many as are left.
    pub fn take(&mut self, n: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(n.min(self.0.len()));
        self.0 = rest;
        taken
    }
}

/// A good text with a few small pieces of it cut out and others put in.
pub fn spliced(good: &str, bytes: &mut Bytes<'_>) -> String {
    let mut text = good.as_bytes().to_vec();
    for _ in 0..bytes.below(4) {
        let from = bytes.below(text.len() as u32 + 1) as usize;
        let to = (from + bytes.below(32) as usize).min(text.len());
        let length = bytes.below(32) as usize;
        text.splice(from..to, bytes.take(length).iter().copied());
    }
    String::from_utf8_lossy(&text).into_owned()
}
