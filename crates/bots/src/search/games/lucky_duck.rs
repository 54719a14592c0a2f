//! Lucky Duck: played to the end, past every shuffle.

use game::Seat;
use lucky_duck::{Action, Card, LuckyDuck, Traits, View};

use super::parts;
use crate::search::{Reason, Searched, Shares, Whim, exact, mark_of};

impl Searched for LuckyDuck {
    const LONGEST: u32 = 60;
    const PAST_SHUFFLES: bool = true;

    /// What is shown, and who has what left: which completes came up does not follow from the choices.
    #[inline]
    fn mark(&self, _: Seat) -> u64 {
        mark_of((self.hands().held(), self.shown().0))
    }

    /// A complete of its own if one can be named at once, else any choice.
    #[inline]
    fn play_on(&self, seat: Seat, _: &mut Vec<Action>, whim: &mut Whim) -> Action {
        let own = self.hands().of(seat);
        let first = whim.below(8);
        let mut any = Action::Keep { singles: Traits::NONE };
        for (at, singles) in Traits::each().enumerate() {
            let after = self.after_keeping(singles);
            if let [Some(a), Some(b), Some(c)] = after.0 {
                let named = Card::named_by(lucky_duck::ByTrait([a, b, c]));
                if named.is_some_and(|card| own.contains(card)) {
                    return Action::Keep { singles };
                }
            }
            if at as u32 == first {
                any = Action::Keep { singles };
            }
        }
        any
    }

    fn hopes(&self) -> Shares {
        let mut left = [0; Seat::MAX];
        self.seats().iter().for_each(|seat| left[seat.index()] = self.hands().left(seat));
        hopes(self.rules().n_seats(), left)
    }

    fn exact(memory: &View, seat: Seat, most: u32) -> Option<Vec<Reason<Action>>> {
        exact::reasons(memory, seat, most)
    }
}

/// By how many completes each seat has left alone.
pub(in crate::search) fn hopes(n_seats: u8, left: [u8; Seat::MAX]) -> Shares {
    parts(n_seats, |seat| 1.0 / (1.0 + f32::from(left[seat.index()])).powi(2))
}
