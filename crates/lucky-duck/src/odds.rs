//! What may be turned up next, by what has been (LD-10).

use game::Masked;

use crate::ring::{ALIKE, SINGLES};
use crate::{ByTrait, Card, Table, Trait, Traits};

/// How likely a single is to have each value, in the order of [`Card::values`].
pub type Odds = [f64; 3];

impl Table<Masked> {
    /// What each single of a pile may be, the face-up one first: one that has been turned up since
    /// the shuffle lies where it went, any other may be any of those that have not.
    pub fn odds(&self, pile: Trait) -> [Odds; SINGLES] {
        let singles = self.piles[pile].all();
        let count = |single| singles.iter().filter(|&&it| it == single).count();
        let unknown = count(None);
        let unseen =
            Card::values(pile).map(|it| share(ALIKE.saturating_sub(count(Some(it))), unknown));
        let certain = |card| Card::values(pile).map(|it| share(usize::from(it == card), 1));
        singles.map(|single| single.map_or(unseen, certain))
    }

    /// The completes that may be named next, if these singles stay, and how likely each is.
    pub fn ahead(&self, kept: Traits) -> impl Iterator<Item = (Card, f64)> {
        let next = ByTrait::of(|pile| self.odds(pile)[usize::from(!kept.contains(pile))]);
        let likely = move |complete: Card| {
            let values = complete.parts();
            let odds = |pile: Trait| {
                let at = Card::values(pile).iter().position(|it| *it == values[pile]);
                at.map_or(0.0, |at| next[pile][at])
            };
            (complete, Trait::ALL.into_iter().map(odds).product::<f64>())
        };
        Card::completes().map(likely).filter(|&(_, likely)| likely > 0.0)
    }
}

fn share(part: usize, of: usize) -> f64 {
    f64::from(part as u8) / f64::from(of.max(1) as u8)
}
