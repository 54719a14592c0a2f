//! Get Lucky: both sides are played out by a rule that costs little.

use game::{Game, Seat};
use get_lucky::{Action, Card, Character, GetLucky, Upgrades};

use super::parts;
use crate::search::{Searched, Shares, Whim, mark_of};

/// One decision in so many is anybody's guess.
const WHIMSICAL: u32 = 8;

impl Searched for GetLucky {
    const LONGEST: u32 = 24;
    const PAST_SHUFFLES: bool = false;

    /// Where Doctor Lucky is and what is left of an attempt; hands are told apart by what can be done
    /// with them.
    #[inline]
    fn mark(&self, _: Seat) -> u64 {
        mark_of((self.doctor(), self.attempt().map(|attempt| attempt.value)))
    }

    /// Of cards that would do the same, the one that is missed least; exchanges that gain something.
    fn consider(&self, seat: Seat, mut list: impl FnMut(Action)) {
        let (mut count, mut paid) = (0, 0_u32);
        self.legal_actions(seat, |action| {
            let worth_it = match action {
                Action::Draw {} | Action::Kill {} | Action::Done {} => true,
                Action::Play { card, on } => best_there(self, seat, on, card),
                Action::Swap { give, take } => self.value(take) > self.value(give),
                Action::Foil { card } => {
                    let alike = 1 << cost(self, seat, card);
                    let first = paid & alike == 0;
                    paid |= alike;
                    first
                }
            };
            if worth_it {
                count += 1;
                list(action);
            }
        });
        if count == 0 {
            self.legal_actions(seat, list);
        }
    }

    #[inline]
    fn play_on(&self, seat: Seat, buffer: &mut Vec<Action>, whim: &mut Whim) -> Action {
        let by_rule = whim.below(WHIMSICAL) > 0;
        if by_rule
            && self.attempt().is_none()
            && let Some(action) = on_turn(self, seat)
        {
            return action;
        }
        buffer.clear();
        self.legal_actions(seat, |action| buffer.push(action));
        if by_rule && let Some(action) = answer(self, seat, buffer) {
            return action;
        }
        buffer[whim.below(buffer.len() as u32) as usize]
    }

    /// What the own guests are worth, and what the hand can still do.
    fn hopes(&self) -> Shares {
        parts(self.n_seats(), |seat| {
            let worth = |it| f32::from(self.value(it));
            let guests: f32 = self.owned(seat).iter().map(|it| worth(it) * worth(it)).sum();
            1.0 + guests + 0.5 * f32::from(self.hand_size(seat))
        })
    }
}

/// Strikes with a guest that is worth it, takes a better one, builds up, draws.
#[inline]
fn on_turn(table: &GetLucky, seat: Seat) -> Option<Action> {
    let doctor = table.doctor()?;
    if table.value(doctor) >= 2 {
        return Some(Action::Kill {});
    }
    let owned = table.owned(seat);
    for give in owned.iter() {
        for take in table.drawing_room().iter() {
            if table.value(take) >= table.value(give) + 2 {
                return Some(Action::Swap { give, take });
            }
        }
    }
    upgrade(table, seat, doctor).or_else(|| {
        let may_kill = table.value(doctor) > 0;
        let draw = (table.pile_left() > 0).then_some(Action::Draw {});
        draw.or(may_kill.then_some(Action::Kill {}))
    })
}

/// A perfect card before any other, on the guest that is visited next.
#[inline]
fn upgrade(table: &GetLucky, seat: Seat, doctor: Character) -> Option<Action> {
    let hand = table.hand(seat)?.upgrades();
    let (mut best, mut soonest) = (None, u8::MAX);
    for on in table.owned(seat).iter() {
        let fitting = hand & table.room_for(on);
        let perfect = fitting & Upgrades::perfect_for(on);
        let wait = (on.number() + 15 - doctor.number() - 1) % 15;
        let wait = if perfect.is_empty() { wait + 15 } else { wait };
        let card = if perfect.is_empty() { fitting } else { perfect }.iter().next();
        if let Some(card) = card.filter(|_| wait < soonest) {
            (best, soonest) = (Some(Action::Play { card, on }), wait);
        }
    }
    best
}

/// Leaves it to later seats that hold enough; else pays with what it needs least.
#[inline]
fn answer(table: &GetLucky, seat: Seat, legal: &[Action]) -> Option<Action> {
    let attempt = table.attempt()?;
    let n_seats = table.n_seats();
    let mut later = seat.left(n_seats);
    let mut cards = 0;
    while later != attempt.seat {
        cards += table.hand_size(later);
        later = later.left(n_seats);
    }
    let may_pass = legal.last() == Some(&Action::Done {});
    if may_pass && cards >= 2 * attempt.value {
        return Some(Action::Done {});
    }
    let foils = legal.iter().filter_map(|action| match *action {
        Action::Foil { card } => Some((cost(table, seat, card), *action)),
        _ => None,
    });
    foils.min_by_key(|(cost, _)| *cost).map(|(_, action)| action)
}

/// How much a card is missed that is played against the attempt, below 32.
fn cost(table: &GetLucky, seat: Seat, card: Card) -> u8 {
    let value = table.attempt().map_or(0, |attempt| attempt.value);
    let luck = table.rules().deck().luck(card);
    let spare = luck.abs_diff(value.min(2));
    match card {
        _ if table.value_against(card) == 0 && value > luck => 0,
        Card::SPITE => 1,
        card if is_for_own(table, seat, card) => 20 + spare,
        _ => 10 + spare,
    }
}

/// Whether it is perfect for a guest of this seat.
fn is_for_own(table: &GetLucky, seat: Seat, card: Card) -> bool {
    card.as_upgrade().is_some_and(|(_, guest)| table.owned(seat).contains(guest))
}

/// Whether no other card of the hand would do as well on this guest and be missed less.
fn best_there(table: &GetLucky, seat: Seat, on: Character, card: Card) -> bool {
    let (Some(hand), Some((kind, _))) = (table.hand(seat), card.as_upgrade()) else { return true };
    let missed = |it: Card| {
        let perfect = Upgrades::perfect_for(on).contains(it);
        (!perfect, is_for_own(table, seat, it), table.rules().deck().luck(it), it)
    };
    let fitting = hand.upgrades() & table.room_for(on) & Upgrades::of_kind(kind);
    fitting.iter().all(|it| missed(card) <= missed(it))
}
