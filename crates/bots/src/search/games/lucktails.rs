//! Lucktails: a playout ends with the round, and points are worth the more the nearer the end.

use game::{Game, Seat, SeatSet};
use lucktails::{Action, Card, Lucktails, Place};

use super::parts;
use crate::search::{Searched, Shares, Whim};

/// One decision in so many is anybody's guess.
const WHIMSICAL: u32 = 6;

impl Searched for Lucktails {
    const LONGEST: u32 = 100;
    const PAST_SHUFFLES: bool = false;

    /// The cards this seat has seen, turned up or not. LT-19, LT-20
    #[inline]
    fn mark(&self, seat: Seat) -> u64 {
        seen(self, seat).fold(1, |mark, card| mark << 3 | card.map_or(0, |card| card as u64))
    }

    /// Goes for a middle card it knows to be good, takes a bait that is worth more than its own card
    /// is likely to be, and else raises.
    #[inline]
    fn play_on(&self, seat: Seat, buffer: &mut Vec<Action>, whim: &mut Whim) -> Action {
        let alone = self.in_round().without(seat).is_empty();
        if whim.below(WHIMSICAL) > 0 {
            let (out, worth, unseen) = way_out(self, seat);
            if !alone && self.worth() * unseen >= worth + unseen {
                return Action::Take {};
            }
            let to = self.bait() + 1;
            let may_raise = to < 10 && to <= self.rules().bait_cap();
            if alone || out.is_some() || !may_raise {
                return Action::OptOut { swap: out };
            }
            return Action::Bait { to, bonus: None };
        }
        buffer.clear();
        self.legal_actions(seat, |action| buffer.push(action));
        buffer[whim.below(buffer.len() as u32) as usize]
    }

    /// LT-18: each point makes a win so many times as likely, the more the nearer the leader is to 15.
    fn hopes(&self) -> Shares {
        let most = self.scores().iter().copied().max().unwrap_or_default();
        let base = BASES[most.min(BASES.len() as u32 - 1) as usize];
        parts(self.rules().n_seats(), |seat| {
            1.0 / base.powi(i32::from((most - self.score(seat)) as u16))
        })
    }
}

/// At each seat and in the middle, the card if this seat has seen it.
#[inline]
fn seen(table: &Lucktails, seat: Seat) -> impl Iterator<Item = Option<Card>> {
    let cards = table.cards();
    let hands = SeatSet::first(table.rules().n_seats()).iter();
    let hands = hands.map(move |of| cards.hand(of).filter(|_| cards.hand_seen_by(of, seat)));
    hands.chain(Place::BOTH.map(|place| at(table, place, seat)))
}

#[inline]
fn at(table: &Lucktails, place: Place, seat: Seat) -> Option<Card> {
    table.cards().middle(place).filter(|_| table.cards().middle_seen_by(place, seat))
}

/// With which middle place to exchange, what that is worth in points times the unseen cards, and how
/// many of these there are.
#[inline]
fn way_out(table: &Lucktails, seat: Seat) -> (Option<Place>, u32, u32) {
    let highest = table.scores().iter().fold(0, |most, &score| most.max(score));
    let lift = highest - table.score(seat);
    let points = |card: Card| card.number().unwrap_or(lift);
    let (mut sum, mut unseen) = (22 + lift, 8);
    let open = table.cards().open();
    for card in seen(table, seat).chain(open).flatten() {
        (sum, unseen) = (sum.saturating_sub(points(card)), unseen - 1);
    }
    let mut best = (None, sum, unseen);
    for place in Place::BOTH {
        let card = at(table, place, seat).map_or(sum, |card| points(card) * unseen);
        let worth = card + u32::from(table.bonus(place)) * unseen;
        if worth > best.1 {
            best = (Some(place), worth, unseen);
        }
    }
    best
}

/// By the highest total, as 4,000 games among three rules of thumb gave them, smoothed.
const BASES: [f32; 16] =
    [1.2, 1.2, 1.2, 1.22, 1.23, 1.25, 1.26, 1.28, 1.32, 1.35, 1.36, 1.38, 1.43, 1.48, 1.54, 1.4];
