//! Looks on while a game is played, and keeps what it showed.

use game::{Game, Seat, Turn, View, Viewer};
use serde::{Deserialize, Serialize};

use super::{Marks, Ruled};
use crate::{Played, Witness};

/// A game and what it showed.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// Who sat at each seat, by number.
    pub seating: Vec<usize>,
    pub played: Played,
    /// Whose turn it was first; nobody's, if all that happened was chance.
    pub begins: Option<Seat>,
    /// Decisions in which there was only one thing to do.
    pub forced: u32,
    pub marks: Marks,
}

impl Seen {
    /// What a seat won of it. Several winners share; what nobody won is shared by all.
    pub fn share(&self, seat: Seat) -> f64 {
        match self.played.winners.len() {
            0 => 1.0 / self.seating.len() as f64,
            winners if self.played.winners.contains(&seat) => 1.0 / winners as f64,
            _ => 0.0,
        }
    }

    /// Whether it came to an end; if not, there are no scores.
    pub fn ended(&self) -> bool {
        !self.played.scores.is_empty()
    }
}

pub struct Watch<G: Ruled> {
    trace: G::Trace,
    marks: Marks,
    begins: Option<Seat>,
    forced: u32,
}

impl<G: Ruled> Default for Watch<G> {
    fn default() -> Watch<G> {
        Watch { trace: G::Trace::default(), marks: Marks::default(), begins: None, forced: 0 }
    }
}

impl<G: Ruled> Watch<G> {
    pub fn seen(mut self, seating: Vec<usize>, played: Played) -> Seen {
        G::end(&self.trace, &played, &mut self.marks);
        Seen { seating, played, begins: self.begins, forced: self.forced, marks: self.marks }
    }
}

impl<G: Ruled> Witness<G> for Watch<G> {
    fn chooses(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) {
        // What all do at once begins nothing.
        if !matches!(view.turn(), Turn::All(_)) {
            self.begins.get_or_insert(seat);
        }
        self.forced += u32::from(legal.len() == 1);
        G::choice(&mut self.trace, view, legal, &mut self.marks);
    }

    fn happens(&mut self, rules: &G::Rules, event: &G::Event) {
        let sight = <G as Game>::sight(rules, event, Viewer::Watcher);
        self.marks.told(G::clause(&sight));
        G::event(&mut self.trace, &sight, &mut self.marks);
    }
}
