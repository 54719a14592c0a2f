//! Who was first in a race (LB-9) when messages take different times on their way.
//!
//! A claim is measured from when its own seat could first have answered, and waits until nobody
//! else could still turn out to have been quicker: never longer than the grace.

use arrayvec::ArrayVec;
use game::{Seat, SeatSet};

use crate::Millis;

/// A claim waits for slower lines no longer than this, and no line is taken to be slower: whoever makes
/// their line look slow wins no more than this by it.
pub const GRACE: Millis = 300;

/// The claims of one moment that have not been played yet.
#[derive(Clone, Debug)]
pub struct Arbiter<A> {
    /// When all were asked.
    sent: Millis,
    /// When the claim of a seat that answers at once would arrive at the latest.
    from: [Millis; Seat::MAX],
    waiting: ArrayVec<Claim<A>, { Seat::MAX }>,
}

#[derive(Clone, Debug)]
struct Claim<A> {
    seat: Seat,
    action: A,
    /// How long the seat took, and what was drawn for the case that another took as long.
    took: (Millis, u32),
    arrived: Millis,
}

impl<A> Arbiter<A> {
    /// The table was sent to all at `sent`; `lags` says how long a message takes to each seat and
    /// back, on the slowest of its lines.
    pub fn new(sent: Millis, lags: impl Fn(Seat) -> Millis) -> Arbiter<A> {
        let from = core::array::from_fn(|i| sent + lags(Seat::at(i)).min(GRACE));
        Arbiter { sent, from, waiting: ArrayVec::new() }
    }

    /// Takes a claim that came on a line with this lag, and when it arrived; the lot decides between
    /// seats that took equally long. A seat has one claim at a time: a second is handed back.
    pub fn claim(
        &mut self,
        seat: Seat,
        action: A,
        lag: Millis,
        (arrived, lot): (Millis, u32),
    ) -> Result<(), A> {
        if self.has(seat) {
            return Err(action);
        }
        let took = (arrived.saturating_sub(self.sent + lag.min(GRACE)), lot);
        self.waiting.push(Claim { seat, action, took, arrived });
        Ok(())
    }

    /// Whether a claim of this seat waits.
    pub fn has(&self, seat: Seat) -> bool {
        self.waiting.iter().any(|claim| claim.seat == seat)
    }

    /// When the next claim can be played, with these seats still in the race.
    pub fn due(&self, racing: SeatSet) -> Option<Millis> {
        self.first().map(|first| self.ripe_at(&self.waiting[first], racing))
    }

    /// The claim that is to be played now.
    pub fn take(&mut self, racing: SeatSet, now: Millis) -> Option<(Seat, A)> {
        let first = self.first()?;
        let ripe = self.ripe_at(&self.waiting[first], racing) <= now;
        ripe.then(|| self.waiting.remove(first)).map(|claim| (claim.seat, claim.action))
    }

    fn first(&self) -> Option<usize> {
        (0..self.waiting.len()).min_by_key(|&at| self.waiting[at].took)
    }

    /// From then on, whoever was quicker has been heard.
    fn ripe_at(&self, claim: &Claim<A>, racing: SeatSet) -> Millis {
        let unheard = racing.iter().filter(|&seat| !self.has(seat));
        let heard = unheard.map(|seat| self.from[seat.index()] + claim.took.0 + 1).max();
        heard.unwrap_or(claim.arrived).clamp(claim.arrived, claim.arrived + GRACE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fast;

    const A: Seat = Seat::at(0);
    const B: Seat = Seat::at(1);

    fn both() -> SeatSet {
        SeatSet::first(2)
    }

    /// Seat 0 with a quick line, seat 1 with a slow one.
    fn lags(seat: Seat) -> Millis {
        if seat == A { 20 } else { 250 }
    }

    /// Plays what comes when it comes; returns the order.
    fn race(reactions: [Millis; 2], lots: [u32; 2]) -> Vec<Seat> {
        let mut arbiter = Arbiter::new(1000, lags);
        let arrival = |seat: Seat| 1000 + lags(seat) + reactions[seat.index()];
        let (mut racing, mut order) = (both(), Vec::new());
        for time in 1000..4000 {
            for seat in [A, B].into_iter().filter(|&seat| arrival(seat) == time) {
                arbiter.claim(seat, (), lags(seat), (time, lots[seat.index()])).unwrap();
            }
            while let Some((seat, ())) = arbiter.take(racing, time) {
                racing = racing.without(seat);
                order.push(seat);
            }
        }
        order
    }

    #[test]
    fn lb_9_the_quicker_hand_wins_over_the_quicker_line() {
        assert_eq!(race([300, 299], [0, 0]), [B, A]);
        assert_eq!(race([300, 301], [0, 0]), [A, B]);
        assert_eq!(race([300, 300], [2, 1]), [B, A]);
    }

    #[test]
    fn lb_9_equal_reactions_win_equally_often() {
        let mut fast = Fast::new(9);
        let mut won = [0_u32; 2];
        for _ in 0..10_000 {
            let reactions = [0, 1].map(|_| Millis::from(250 + fast.below(400)));
            let lots = [0, 1].map(|_| fast.below(u32::MAX));
            won[race(reactions, lots)[0].index()] += 1;
        }
        assert!((4800..=5200).contains(&won[0]), "{won:?}");
    }

    #[test]
    fn nobody_waits_longer_than_the_grace() {
        let mut arbiter = Arbiter::new(0, |seat| if seat == A { 0 } else { 60_000 });
        arbiter.claim(A, (), 0, (100, 0)).unwrap();
        assert_eq!(arbiter.due(both()), Some(100 + GRACE));
        assert_eq!(arbiter.take(both(), 99 + GRACE), None);
        assert_eq!(arbiter.take(both(), 100 + GRACE), Some((A, ())));
    }

    #[test]
    fn a_claim_waits_for_nobody_who_is_done() {
        let mut arbiter = Arbiter::new(0, lags);
        arbiter.claim(A, (), 20, (500, 0)).unwrap();
        assert_eq!(arbiter.due(SeatSet::only(A)), Some(500));
    }

    #[test]
    fn a_seat_claims_once_at_a_time() {
        let mut arbiter = Arbiter::new(0, lags);
        arbiter.claim(A, 1, 20, (500, 0)).unwrap();
        assert_eq!(arbiter.claim(A, 2, 20, (501, 0)), Err(2));
        assert_eq!(arbiter.take(SeatSet::only(A), 501), Some((A, 1)));
    }

    /// A second, slower line is of no use to whoever claims on a quick one.
    #[test]
    fn a_claim_is_weighed_by_the_line_it_comes_on() {
        let mut arbiter = Arbiter::new(0, |_| 250);
        arbiter.claim(A, (), 20, (500, 0)).unwrap();
        arbiter.claim(B, (), 30, (505, 0)).unwrap();
        assert_eq!(arbiter.take(both(), 505), Some((B, ())));
    }

    /// Whoever makes their line look slower than it is wins the grace by it and no more.
    #[test]
    fn a_line_that_looks_slow_wins_no_more_than_the_grace() {
        for (late, first) in [(GRACE - 1, A), (GRACE + 1, B)] {
            let mut arbiter = Arbiter::new(0, |seat| if seat == A { 60_000 } else { 0 });
            arbiter.claim(B, (), 0, (400, 0)).unwrap();
            arbiter.claim(A, (), 60_000, (400 + late, 0)).unwrap();
            assert_eq!(arbiter.take(both(), Millis::MAX), Some((first, ())));
        }
    }
}
