//! The JSON of a view.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use game::{List, Masked, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize, Serializer};

use crate::spread::each;
use crate::{Action, At, Card, Phase, Power, Sight, Table};

/// A view as it is told: the same fields for every viewer, null for what is not seen.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Told {
    pub round: u32,
    pub turn: Option<Seat>,
    pub phase: Option<Phase>,
    /// By seat: slot number → card.
    pub lines: Vec<BTreeMap<u16, Option<Card>>>,
    /// From the top down.
    pub pile: Vec<Option<Card>>,
    /// The last is the top.
    pub discard: Vec<Card>,
    pub drawn: Option<Card>,
    pub tokens: Vec<u32>,
    pub best: Vec<u8>,
    pub done: Vec<bool>,
    /// Who may act now.
    pub acting: SeatSet,
    /// Who starts this round.
    pub starter: Seat,
    /// The number of the turn in its round.
    pub turns: u16,
    /// The power that is due, and who has laid such cards, in the order they act.
    pub power: Option<Power>,
    pub powers: Vec<Seat>,
    /// By seat: which slots it looks at now. Where looks are sealed, only the viewer's own.
    pub looks: Vec<Vec<At>>,
    /// By seat: which slots' cards it has seen (LB-20). Remembering that is the viewer's affair, so
    /// only a perfect memory is told.
    pub seen: Option<Vec<Vec<At>>>,
    /// How many there are of each card.
    pub copies: BTreeMap<Card, u8>,
}

impl Table<Masked> {
    /// A memory loses what it has seen in a slot; a view has nothing to lose. Whatever is imagined from
    /// it then may have any card there that has not come up.
    pub fn forget(&mut self, at: At) {
        if let Some(place) = self.spread.find(at) {
            self.spread.forget(place);
        }
    }

    pub fn told(&self) -> Told {
        let seats = || self.seats().iter();
        Told {
            round: self.round(),
            turn: self.on_turn(),
            phase: self.phase(),
            lines: seats().map(|seat| self.line(seat).collect()).collect(),
            pile: each(self.spread.pile).map(|place| self.spread.card(place)).collect(),
            discard: self.discard().to_vec(),
            drawn: self.drawn(),
            tokens: seats().map(|seat| self.tokens(seat)).collect(),
            best: seats().map(|seat| self.best(seat)).collect(),
            done: seats().map(|seat| self.is_done(seat)).collect(),
            acting: self.turn_now().seats(),
            starter: self.starter(),
            turns: self.turns(),
            power: self.power(),
            powers: self.powers().to_vec(),
            looks: seats().map(|seat| in_order(self.looks(seat))).collect(),
            seen: self.remembers().then(|| seats().map(|seat| in_order(self.seen(seat))).collect()),
            copies: self.copies(),
        }
    }

    fn copies(&self) -> BTreeMap<Card, u8> {
        let deck = self.rules().deck();
        deck.cards().iter().map(|&card| (card, deck.copies(card))).collect()
    }
}

/// Line by line: in which places the cards of a line lie is not told.
fn in_order(slots: impl Iterator<Item = At>) -> Vec<At> {
    let mut slots: Vec<At> = slots.collect();
    slots.sort_unstable_by_key(|at| (at.seat(), at.slot()));
    slots
}

impl Serialize for Table<Masked> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told().serialize(serializer)
    }
}

impl game::View for Table<Masked> {
    type Action = Action;
    type Sight = Sight;

    fn observe(&mut self, sight: &Sight) {
        self.evolve(sight);
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn legal_actions(&self, seat: Seat, list: impl List<Action>) {
        self.list(seat, list);
    }
}
