//! The games one by one, as tables for other programs have them.

use super::Report;
use crate::{Pairing, Played, Unit};

/// A game, and who sat where.
pub struct Row<'a> {
    pub deal: u32,
    pub one: &'a str,
    pub others: &'a str,
    pub seat_of_one: usize,
    pub played: &'a Played,
}

impl Report<'_> {
    /// Every game, in the order of the units.
    pub(super) fn games(&self) -> impl Iterator<Item = Row<'_>> {
        let Report { finished, pairings, entrants, .. } = *self;
        finished.iter().flat_map(move |unit| {
            let Unit { pairing, deal } = Unit::at(unit.unit, pairings.len());
            let Pairing { one, others } = pairings[pairing];
            let (one, others) = (entrants[one].as_str(), entrants[others].as_str());
            let games = unit.games.iter().enumerate();
            games.map(move |(seat_of_one, played)| Row { deal, one, others, seat_of_one, played })
        })
    }
}

impl Row<'_> {
    /// Who sat at the seat that forfeited, and what it was called.
    pub fn forfeited_by(&self) -> Option<&str> {
        let seat = self.played.forfeit.as_ref()?.seat.index();
        Some(if seat == self.seat_of_one { self.one } else { self.others })
    }
}
