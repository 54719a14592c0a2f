//! The laws and the twins, and whatever else several targets need, with every choice taken from bytes.

mod bytes;
mod journal;

use game::laws::{any_rules, hold};
use game::{Determinize, twins};

pub use bytes::{Bytes, spliced};
pub use journal::{HOST, journal};

/// A game under law is stopped here; most are over long before.
const MOST_STEPS: usize = 400;

/// Sets up a table from the first bytes and plays it twice by the others: once under the laws,
/// once beside a twin. Panics when a law is broken.
pub fn obey<G: Determinize>(deck: &G::Deck, mut bytes: Bytes<'_>) {
    let rules = any_rules::<G>(deck, &mut |n| bytes.below(n));
    // A game goes on only as long as there is something to choose by.
    let most = bytes.left().min(MOST_STEPS) as u32;
    let (mut under_law, mut beside_a_twin) = (bytes, bytes);
    hold::<G>(&rules, most, &mut |n| under_law.below(n), |_, _, _| ());
    twins::agree::<G>(&rules, most, &mut |n| beside_a_twin.below(n));
}
