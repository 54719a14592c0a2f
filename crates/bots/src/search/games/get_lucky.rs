//! Get Lucky: both sides are played out by a rule that costs little.

use game::{Game, Seat};
use get_lucky::{Action, Attempt, Card, Character, GetLucky, Upgrades};

use super::parts;
use crate::search::{Searched, Shares, Whim, mark_of};

/// One decision in so many is anybody's guess.
const WHIMSICAL: u32 = 40;

impl Searched for GetLucky {
    const LONGEST: u32 = 20;
    const PAST_SHUFFLES: bool = false;

    /// An attempt takes an answer of everybody else.
    #[inline]
    fn longest(&self) -> u32 {
        GetLucky::LONGEST * u32::from(self.n_seats() - 1)
    }

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

    /// Fitted to games that were played on by the rule: a point of luck in the hand makes a win likelier
    /// by an eighth, a point of the own guests by a quarter, and an attempt by what nobody can stop.
    fn hopes(&self) -> Shares {
        parts(self.n_seats(), |seat| {
            let guests: u8 = self.owned(seat).iter().map(|it| self.value(it)).sum();
            let attempt = self.attempt().filter(|attempt| attempt.seat == seat);
            let beyond = attempt.map_or(0.0, |attempt| beyond_luck(self, attempt));
            power(0.125 * luck(self, seat) + 0.25 * f32::from(guests) + beyond)
        })
    }
}

/// What those who may still answer cannot stop: Howard may, where there are two. GL-18, GL-19
fn beyond_luck(table: &GetLucky, attempt: Attempt) -> f32 {
    let mut left = f32::from(attempt.value);
    let mut answering = table.turn().seats().iter().next().unwrap_or(attempt.seat);
    while answering != attempt.seat {
        left -= luck(table, answering);
        answering = answering.left(table.n_seats());
    }
    left.max(0.0) * if table.rules().is_for_two() { 0.2 } else { 4.0 }
}

fn luck(table: &GetLucky, seat: Seat) -> f32 {
    table.hand(seat).map_or(0.0, |hand| f32::from(table.rules().deck().luck_of(hand)))
}

/// The exponential, near enough, and the same on every machine.
fn power(exponent: f32) -> f32 {
    let bits = (exponent.min(40.0) * std::f32::consts::LOG2_E + 127.0) * 8_388_608.0;
    #[expect(clippy::cast_sign_loss, reason = "nobody hopes for less than nothing")]
    f32::from_bits(bits as u32)
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

/// A perfect card before any other, on the guest that is visited next; the one with the least luck.
#[inline]
fn upgrade(table: &GetLucky, seat: Seat, doctor: Character) -> Option<Action> {
    let hand = table.hand(seat)?.upgrades();
    let (mut best, mut soonest) = (None, u8::MAX);
    for on in table.owned(seat).iter() {
        let fitting = hand & table.room_for(on);
        let perfect = fitting & Upgrades::perfect_for(on);
        let wait = (on.number() + 15 - doctor.number() - 1) % 15;
        let wait = if perfect.is_empty() { wait + 15 } else { wait };
        let fitting = if perfect.is_empty() { fitting } else { perfect };
        let card = fitting.iter().min_by_key(|card| table.rules().deck().luck(*card));
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

/// Whether it is the card of the hand to play on this guest: of the perfect ones, if there are any, the
/// one that is missed least.
fn best_there(table: &GetLucky, seat: Seat, on: Character, card: Card) -> bool {
    let Some(hand) = table.hand(seat) else { return true };
    let fitting = hand.upgrades() & table.room_for(on);
    let perfect = fitting & Upgrades::perfect_for(on);
    let best = if perfect.is_empty() { fitting } else { perfect };
    let missed = |it: Card| (is_for_own(table, seat, it), table.rules().deck().luck(it), it);
    best.contains(card) && best.iter().all(|it| missed(card) <= missed(it))
}

#[cfg(test)]
mod tests {
    use game::laws::{Taste, legal, wander};
    use game::{Turn, default_options};
    use get_lucky::Deck;

    use super::*;

    /// Shows tables of random games at which a seat is about to act.
    fn look(mut at: impl FnMut(&GetLucky, Seat)) {
        for seed in 0..60 {
            let pick = &mut wander(seed);
            let n_seats = 2 + pick(5) as u8;
            let rules = GetLucky::set_up(n_seats, &default_options::<GetLucky>(), &Deck::default());
            let mut table = GetLucky::start(&rules.expect("default options"));
            let taste = Taste::draw(pick);
            while table.turn() != Turn::Over {
                if let Turn::One(seat) = table.turn() {
                    at(&table, seat);
                }
                let step = taste.choose(&table, pick);
                table.advance(step.step(), |_| ());
            }
        }
    }

    #[test]
    fn what_is_considered_is_legal_and_one_card_for_each_guest() {
        look(|table, seat| {
            let (mut considered, legal) = (vec![], legal(table, seat));
            table.consider(seat, |action| considered.push(action));
            assert!(!considered.is_empty() && considered.iter().all(|it| legal.contains(it)));
            for guest in table.owned(seat).iter() {
                let plays = |list: &[Action]| {
                    list.iter()
                        .filter(|it| matches!(it, Action::Play { on, .. } if *on == guest))
                        .count()
                };
                assert_eq!(plays(&considered), plays(&legal).min(1));
            }
        });
    }

    #[test]
    fn hopes_are_shares_and_follow_luck_and_guests() {
        let (mut alike, mut seen) = (0, 0);
        look(|table, _| {
            let hopes = table.hopes();
            assert!((hopes.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{hopes:?}");
            if table.n_seats() == 2 && table.attempt().is_none() {
                let worth = |at: usize| {
                    let guests = table.owned(Seat::at(at)).iter().map(|it| table.value(it));
                    let hand = table.hand(Seat::at(at)).expect("the truth");
                    2 * guests.sum::<u8>() + table.rules().deck().luck_of(hand)
                };
                seen += u32::from(worth(0) != worth(1));
                alike += u32::from(worth(0) > worth(1) && hopes[0] > hopes[1]);
                alike += u32::from(worth(0) < worth(1) && hopes[0] < hopes[1]);
            }
        });
        assert!(seen > 100 && alike == seen, "{alike} of {seen}");
    }

    #[test]
    fn a_power_is_near_enough() {
        for tenth in 0..100_u8 {
            let exponent = f32::from(tenth) / 10.0;
            assert!((power(exponent) / exponent.exp() - 1.0).abs() < 0.07, "{exponent}");
        }
    }
}
