//! A view: kept up by sights, and as it is sent.

use alloc::vec::Vec;

use game::{List, Moment, Outcome, Readable, Seat, SeatSet, Turn, Unreadable, Viewer, by_seat};
use serde::{Deserialize, Serialize, Serializer};

use crate::table::Phase;
use crate::{Action, Card, Layout, Lucktails, Place, Rules, Sight, View};

/// The JSON shape of a view. `None` is what the viewer has not seen.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Told {
    pub round: u32,
    /// The starting seat of this round.
    pub first: Seat,
    /// Before a deal, the seat that will start; after the end, none.
    pub turn: Option<Seat>,
    pub bait: u8,
    /// What taking the bait scores now.
    pub worth: u32,
    pub bait_cap: u8,
    pub scores: Vec<u32>,
    pub hands: Vec<Option<Card>>,
    pub in_round: Vec<bool>,
    pub middle: Vec<Option<Card>>,
    pub bonus: [u8; 2],
    pub open: Vec<Option<Card>>,
    /// With which middle place each seat exchanged in this round, LT-19.
    pub exchanged: Vec<Option<Place>>,
    /// Who has looked at its own card in this round, LT-22.
    pub slipped: Vec<bool>,
}

impl View {
    pub fn told(&self) -> Told {
        Told {
            round: self.round(),
            first: self.first(),
            turn: self.on_turn(),
            bait: self.bait(),
            worth: self.worth(),
            bait_cap: self.rules().bait_cap(),
            scores: self.scores().to_vec(),
            hands: self.cards.hands().collect(),
            in_round: self.seats().iter().map(|seat| self.in_round().contains(seat)).collect(),
            middle: Place::BOTH.map(|place| self.cards.middle(place)).to_vec(),
            bonus: self.bonus,
            open: self.cards.open().collect(),
            exchanged: self.seats().iter().map(|seat| self.exchanged[seat.index()]).collect(),
            slipped: self.seats().iter().map(|seat| self.has_slipped(seat)).collect(),
        }
    }
}

impl game::View for View {
    type Action = Action;
    type Sight = Sight;

    fn observe(&mut self, sight: &Sight) {
        self.evolve(sight);
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn legal_actions(&self, seat: Seat, mut list: impl List<Action>) {
        self.list(seat, |action| list.push(action));
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told().serialize(serializer)
    }
}

impl Readable for Lucktails {
    type Told = Told;

    fn read_view(rules: &Rules, _: Viewer, told: &Told) -> Result<View, Unreadable> {
        let n_seats = rules.n_seats;
        let seated = |seat: Seat| seat.index() < usize::from(n_seats);
        let in_round = some(&told.in_round, n_seats)?;
        let slipped = some(&told.slipped, n_seats)?;
        let nothing_done = told.bait == 0 && in_round == SeatSet::first(n_seats);
        let phase = match told.turn {
            None => Phase::Over,
            Some(_) if rules.slips && nothing_done => Phase::Slips,
            Some(_) => Phase::Play,
        };
        let on_turn = told.turn.unwrap_or(told.first);
        let cards = Layout::read(&told.hands, &told.middle, &told.open);
        let fits = told.bait <= rules.bait_cap && told.hands.len() == usize::from(n_seats);
        Ok(View {
            rules: *rules,
            phase,
            moment: Moment::default(),
            round: told.round,
            first: told.first,
            on_turn,
            in_round,
            unslipped: slipped.iter().fold(SeatSet::first(n_seats), SeatSet::without),
            bait: told.bait,
            bonus: told.bonus,
            exchanged: by_seat(&told.exchanged, n_seats)?,
            scores: by_seat(&told.scores, n_seats)?,
            cards: cards
                .filter(|_| fits && seated(told.first) && seated(on_turn))
                .ok_or(Unreadable)?,
        })
    }

    fn outcome_seen(view: &View) -> Option<Outcome> {
        view.ended()
    }
}

/// The seats of which it is true.
fn some(told: &[bool], n_seats: u8) -> Result<SeatSet, Unreadable> {
    let seats = (0..).map(Seat::at).zip(told).filter(|(_, is)| **is).map(|(seat, _)| seat);
    if told.len() == usize::from(n_seats) { Ok(seats.collect()) } else { Err(Unreadable) }
}
