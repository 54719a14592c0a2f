//! How long a seat may take: numbers only, whoever has a clock compares.

use game::Seat;
use serde::{Deserialize, Serialize};

/// Milliseconds since a day everybody agrees on.
pub type Millis = u64;

/// What a table was set up with.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// Nobody is hurried.
    #[default]
    Relaxed,
    /// So long for each move, and a bank for the whole game to draw on when that is not enough.
    Quick { per_move: Millis, bank: Millis },
    /// So long for each move, in days rather than in seconds.
    Letter { per_move: Millis },
}

/// What is left to each seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Clock {
    pace: Pace,
    banks: [Millis; Seat::MAX],
}

impl Clock {
    pub fn new(pace: Pace) -> Clock {
        let bank = if let Pace::Quick { bank, .. } = pace { bank } else { 0 };
        Clock { pace, banks: [bank; Seat::MAX] }
    }

    fn per_move(&self) -> Option<Millis> {
        match self.pace {
            Pace::Relaxed => None,
            Pace::Quick { per_move, .. } | Pace::Letter { per_move } => Some(per_move),
        }
    }

    pub fn bank(&self, seat: Seat) -> Millis {
        self.banks[seat.index()]
    }

    /// Until when a seat may choose that has been asked since `asked`.
    pub fn until(&self, seat: Seat, asked: Millis) -> Option<Millis> {
        let most = self.per_move()?.saturating_add(self.bank(seat));
        Some(asked.saturating_add(most))
    }

    /// A seat has chosen: what it took beyond a move's time comes from its bank.
    pub fn chose(&mut self, seat: Seat, asked: Millis, now: Millis) {
        let Some(per_move) = self.per_move() else { return };
        let over = now.saturating_sub(asked).saturating_sub(per_move);
        let bank = &mut self.banks[seat.index()];
        *bank = bank.saturating_sub(over);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::at(0);
    const B: Seat = Seat::at(1);
    const QUICK: Pace = Pace::Quick { per_move: 10_000, bank: 60_000 };

    #[test]
    fn nobody_is_hurried_at_a_relaxed_table() {
        let mut clock = Clock::new(Pace::Relaxed);
        clock.chose(A, 0, u64::MAX);
        assert_eq!(clock.until(A, 0), None);
    }

    #[test]
    fn a_quick_move_leaves_the_bank_alone() {
        let mut clock = Clock::new(QUICK);
        clock.chose(A, 1000, 11_000);
        assert_eq!(clock.until(A, 20_000), Some(90_000));
    }

    #[test]
    fn a_slow_move_is_paid_by_the_seat_that_made_it() {
        let mut clock = Clock::new(QUICK);
        clock.chose(A, 1000, 11_001);
        assert_eq!((clock.bank(A), clock.bank(B)), (59_999, 60_000));
        assert_eq!([A, B].map(|seat| clock.until(seat, 0)), [Some(69_999), Some(70_000)]);
        clock.chose(A, 0, u64::MAX);
        assert_eq!(clock.until(A, 5), Some(10_005));
    }

    #[test]
    fn letters_have_no_bank() {
        let mut clock = Clock::new(Pace::Letter { per_move: 86_400_000 });
        clock.chose(A, 0, 1_000_000_000);
        assert_eq!(clock.until(A, 0), Some(86_400_000));
        assert_eq!(clock.bank(A), 0);
    }
}
