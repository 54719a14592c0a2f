//! The laws and the twins, with every choice taken from bytes.

mod bytes;

use game::laws::hold;
use game::{Determinize, Game, default_options, twins};

pub use bytes::{Bytes, spliced};

/// A game under law is stopped here; most are over long before.
const MOST_STEPS: usize = 400;

/// Sets up a table from the first bytes and plays it twice by the others: once under the laws,
/// once beside a twin. Panics when a law is broken.
pub fn obey<G: Determinize>(deck: &G::Deck, mut bytes: Bytes<'_>) {
    let Some(rules) = rules::<G>(deck, &mut bytes) else { return };
    // A game goes on only as long as there is something to choose by.
    let most = bytes.left().min(MOST_STEPS) as u32;
    let (mut under_law, mut beside_a_twin) = (bytes, bytes);
    hold::<G>(&rules, most, &mut |n| under_law.below(n), |_, _, _| ());
    twins::agree::<G>(&rules, most, &mut |n| beside_a_twin.below(n));
}

/// Seats and options, each within its range. Options that exclude each other set up no table.
pub fn rules<G: Game>(deck: &G::Deck, bytes: &mut Bytes<'_>) -> Option<G::Rules> {
    let (least, most) = G::SEATS;
    let n_seats = least + bytes.below(u32::from(most - least) + 1) as u8;
    let mut options = default_options::<G>();
    for (at, spec) in G::OPTIONS.iter().enumerate() {
        let (least, most) = G::narrow(spec, n_seats, &options);
        options[at] = least + bytes.below(u32::from(most.saturating_sub(least)) + 1) as u16;
    }
    G::set_up(n_seats, &options, deck).ok()
}
