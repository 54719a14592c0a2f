//! The laws and the twins, with every choice taken from bytes.

use game::laws::hold;
use game::{Determinize, Game, default_options, twins};

/// A game under law is stopped here; most are over long before.
const MOST_STEPS: usize = 400;

/// Sets up a table from the first bytes and plays it twice by the others: once under the laws,
/// once beside a twin. Panics when a law is broken.
pub fn obey<G: Determinize>(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let Some(rules) = rules::<G>(&mut bytes) else { return };
    // A game goes on only as long as there is something to choose by.
    let most = bytes.0.len().min(MOST_STEPS) as u32;
    let (mut under_law, mut beside_a_twin) = (bytes, bytes);
    hold::<G>(&rules, most, &mut |n| under_law.below(n), |_, _, _| ());
    twins::agree::<G>(&rules, most, &mut |n| beside_a_twin.below(n));
}

/// Seats and options, each within its range. Options that exclude each other set up no table.
fn rules<G: Game>(bytes: &mut Bytes) -> Option<G::Rules> {
    let (least, most) = G::SEATS;
    let n_seats = least + bytes.below(u32::from(most - least) + 1) as u8;
    let mut options = default_options::<G>();
    for (at, spec) in G::OPTIONS.iter().enumerate() {
        let (least, most) = G::narrow(spec, n_seats, &options);
        options[at] = least + bytes.below(u32::from(most.saturating_sub(least)) + 1) as u16;
    }
    G::set_up(n_seats, &options, &G::Deck::default()).ok()
}

/// Bytes not yet used up.
#[derive(Copy, Clone)]
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    /// A number below `n` from as few bytes as can hold it; 0 when they are used up.
    fn below(&mut self, n: u32) -> u32 {
        let mut number = 0_u32;
        let mut reach = n.saturating_sub(1);
        while reach > 0 {
            number = number << 8 | u32::from(self.next());
            reach >>= 8;
        }
        if n == 0 { 0 } else { number % n }
    }

    fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }
}
