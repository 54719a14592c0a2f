//! The table, and the one place where it changes.

use game::{Knowledge, Masked, Moment, Outcome, Seat, SeatSet, Turn, Whole};

use crate::rules::MOST_SEATS;
use crate::{Action, Card, Event, Layout, Place, Rules};

/// A raise to here or beyond, from below, earns a bonus. LT-11
const BONUS_AT: u8 = 10;

/// LT-18
const ENOUGH: u32 = 15;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Phase {
    /// This round waits for its deal.
    Deal,
    /// Dealt; until the first turn is taken, seats may slip. LT-22
    Slips,
    Play,
    /// This round is over, the next one waits for its deal.
    NextDeal,
    Over,
}

/// The cards lying there, whole or as one viewer knows them.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Table<K: Knowledge> {
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    pub(crate) moment: Moment,
    pub(crate) round: u32,
    pub(crate) first: Seat,
    pub(crate) on_turn: Seat,
    pub(crate) in_round: SeatSet,
    /// Who has not slipped in this round.
    pub(crate) unslipped: SeatSet,
    pub(crate) bait: u8,
    pub(crate) bonus: [u8; 2],
    /// With which middle place each seat exchanged in this round. LT-19
    pub(crate) exchanged: [Option<Place>; MOST_SEATS as usize],
    pub(crate) scores: [u32; MOST_SEATS as usize],
    pub(crate) cards: Layout<K>,
}

/// The truth about one game.
pub type Lucktails = Table<Whole>;

/// One viewer's table.
pub type View = Table<Masked>;

impl<K: Knowledge> Table<K> {
    #[expect(clippy::inline_always, reason = "who makes an event knows which: no match is left")]
    #[inline(always)]
    pub(crate) fn evolve(&mut self, event: &Event<K>) {
        self.moment.0 = self.moment.0.saturating_add(1);
        match *event {
            Event::Dealt { round, first, cards } => self.lay_out(round, first, cards),
            Event::Baited { to, bonus, next, .. } => {
                self.bait = to;
                if let Some(place) = bonus {
                    self.bonus[place.index()] += 1;
                }
                (self.on_turn, self.phase) = (next, Phase::Play);
            }
            Event::Took { seat, card, total, next, .. } => {
                self.leave(seat, card, total, Some(next));
            }
            Event::OptedOut { seat, swap, card, total, next, .. } => {
                if let Some(place) = swap {
                    self.cards.exchange(seat, place);
                    self.exchanged[seat.index()] = swap;
                    self.bonus[place.index()] = 0;
                }
                self.leave(seat, card, total, next);
            }
            Event::Slipped { seat, card, paid } => {
                self.cards.peep(seat, card);
                self.scores[seat.index()] -= paid;
                self.unslipped = self.unslipped.without(seat);
                self.phase = Phase::Deal;
            }
            Event::RoundEnded { .. } => (self.bonus, self.phase) = ([0; 2], Phase::NextDeal),
            Event::Won { .. } => self.phase = Phase::Over,
        }
    }

    #[inline]
    fn lay_out(&mut self, round: u32, first: Seat, cards: Layout<K>) {
        if round != self.round {
            self.unslipped = self.seats();
        }
        (self.round, self.first, self.on_turn, self.cards) = (round, first, first, cards);
        self.in_round = self.seats();
        self.exchanged = [None; MOST_SEATS as usize];
        self.phase = if self.rules.slips { Phase::Slips } else { Phase::Play };
    }

    /// Either way out. LT-12, LT-13, LT-15
    #[inline]
    fn leave(&mut self, seat: Seat, card: Card, total: u32, next: Option<Seat>) {
        self.cards.turn_up(seat, card);
        self.scores[seat.index()] = total;
        self.in_round = self.in_round.without(seat);
        self.bait = 0;
        (self.on_turn, self.phase) = (next.unwrap_or(seat), Phase::Play);
    }

    #[inline]
    pub(crate) fn turn_now(&self) -> Turn {
        match self.phase {
            Phase::Play => Turn::One(self.on_turn),
            Phase::Slips => Turn::Race(self.unslipped.with(self.on_turn)),
            Phase::Deal | Phase::NextDeal => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    pub(crate) fn list(&self, seat: Seat, mut push: impl FnMut(Action)) {
        if seat == self.on_turn && matches!(self.phase, Phase::Play | Phase::Slips) {
            self.list_turn(&mut push);
        }
        if self.phase == Phase::Slips && self.unslipped.contains(seat) {
            push(Action::Slip {});
        }
    }

    #[inline]
    fn list_turn(&self, push: &mut impl FnMut(Action)) {
        // LT-16
        if !self.in_round.without(self.on_turn).is_empty() {
            self.list_bait(self.bait + 1, push);
            self.list_bait(self.bait + 2, push);
            if self.bait > 0 {
                push(Action::Take {});
            }
        }
        for swap in [None, Some(Place::First), Some(Place::Second)] {
            push(Action::OptOut { swap });
        }
    }

    #[inline]
    fn list_bait(&self, to: u8, push: &mut impl FnMut(Action)) {
        if to > self.rules.bait_cap {
            return;
        }
        if self.bait < BONUS_AT && to >= BONUS_AT {
            for place in Place::BOTH {
                push(Action::Bait { to, bonus: Some(place) });
            }
        } else {
            push(Action::Bait { to, bonus: None });
        }
    }

    #[inline]
    pub(crate) fn highest(&self) -> u32 {
        self.scores.iter().fold(0, |most, &total| most.max(total))
    }

    /// Who has won, if the round that has ended is the last. LT-18
    #[inline]
    pub(crate) fn lone_leader(&self) -> Option<Seat> {
        let highest = self.highest();
        if highest < ENOUGH {
            return None;
        }
        let mut leaders = self.seats().iter().filter(|&seat| self.score(seat) == highest);
        let leader = leaders.next();
        if leaders.next().is_none() { leader } else { None }
    }

    #[inline]
    pub(crate) fn seats(&self) -> SeatSet {
        SeatSet::first(self.rules.n_seats)
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Counted from 1. Between two rounds it is the one that has ended.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The starting seat of this round.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is, or will be after the deal; `None` when the game is over.
    pub fn on_turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Deal | Phase::Slips | Phase::Play => Some(self.on_turn),
            Phase::NextDeal => Some(self.first.left(self.rules.n_seats)),
            Phase::Over => None,
        }
    }

    /// `None` until the game is over.
    pub fn winner(&self) -> Option<Seat> {
        if self.phase == Phase::Over { self.lone_leader() } else { None }
    }

    pub(crate) fn ended(&self) -> Option<Outcome> {
        self.winner().map(|seat| Outcome {
            winners: SeatSet::only(seat),
            scores: self.scores().iter().copied().collect(),
        })
    }

    pub fn bait(&self) -> u8 {
        self.bait
    }

    /// What taking the bait scores now. LT-3
    pub fn worth(&self) -> u32 {
        self.rules.deck.worth(self.bait)
    }

    #[inline]
    pub fn score(&self, seat: Seat) -> u32 {
        self.scores[seat.index()]
    }

    /// One total per seat.
    pub fn scores(&self) -> &[u32] {
        &self.scores[..usize::from(self.rules.n_seats)]
    }

    /// Who is still in the round.
    pub fn in_round(&self) -> SeatSet {
        self.in_round
    }

    /// Whether this seat has slipped in this round. LT-22
    pub fn has_slipped(&self, seat: Seat) -> bool {
        !self.unslipped.contains(seat)
    }

    /// The bonus points lying on a middle card.
    pub fn bonus(&self, place: Place) -> u8 {
        self.bonus[place.index()]
    }

    /// Where the cards lie, as far as they are known.
    pub fn cards(&self) -> &Layout<K> {
        &self.cards
    }
}
