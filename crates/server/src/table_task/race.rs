//! Claims that race each other: each waits for whoever could still have been quicker.

use game::{Seat, SeatSet, Viewer};
use room::{Arbiter, Millis};
use wire::Code;

use super::{Asked, Lost, Socket, TableTask, now, whim};
use crate::journal::Item;
use crate::refusal::Refusal;

/// A claim on its way through a race.
pub struct Claim {
    pub items: Vec<Item>,
    /// Nobody waits for an answer to what the house claims.
    pub asked: Option<Asked>,
}

impl TableTask {
    /// When the next claim is decided.
    pub(super) fn race_due(&self) -> Option<Millis> {
        let ((_, arbiter), racing) = self.race.as_ref().zip(self.table.racing())?;
        arbiter.due(racing)
    }

    pub(super) fn claim(&mut self, seat: Seat, claim: Claim) {
        let moment = self.table.moment();
        if self.race.as_ref().is_none_or(|(of, _)| *of != moment) {
            let arbiter = Arbiter::new(self.table.asked_at(), |seat| self.lag(seat));
            self.race = Some((moment, arbiter));
        }
        let Some((_, arbiter)) = &mut self.race else { return };
        if let Err(claim) = arbiter.claim(seat, claim, now(), whim() as u32) {
            self.answer(claim.asked, Err(Refusal::new(Code::TooOften, "server-one-claim")));
        }
    }

    /// Whether a claim of this seat is being decided.
    pub(super) fn is_claiming(&self, seat: Seat) -> bool {
        self.race.as_ref().is_some_and(|(_, arbiter)| arbiter.has(seat))
    }

    /// The lag of the device at this seat.
    fn lag(&self, seat: Seat) -> Millis {
        let here = |socket: &&Socket| socket.viewer == Viewer::Seat(seat);
        self.sockets.values().filter(here).map(|socket| socket.lag).max().unwrap_or(0)
    }

    /// Whoever waits for a claim that will not be decided here.
    pub(super) fn claims_left(&mut self) -> Vec<Asked> {
        let Some((_, mut arbiter)) = self.race.take() else { return Vec::new() };
        let claims = std::iter::from_fn(|| arbiter.take(SeatSet::EMPTY, Millis::MAX));
        claims.filter_map(|(_, claim)| claim.asked).collect()
    }

    /// Plays every claim whose time has come.
    pub(super) async fn run_race(&mut self) -> Result<(), Lost> {
        loop {
            let moment = self.table.moment();
            let Some((of, arbiter)) = &mut self.race else { return Ok(()) };
            let racing = self.table.racing().filter(|_| *of == moment);
            let Some(racing) = racing else {
                // The race is over; who comes now is too late.
                let late = arbiter.take(SeatSet::EMPTY, Millis::MAX);
                let Some((_, claim)) = late else { break };
                self.answer(claim.asked, Err(Refusal::TooLate));
                continue;
            };
            let Some((seat, claim)) = arbiter.take(racing, now()) else { return Ok(()) };
            let still = claim.items.iter().all(|item| self.table.still_legal(seat, item));
            if still {
                let happened = self.happen(claim.items).await;
                happened.map_err(|lost| self.tell_lost(claim.asked, lost))?;
            }
            self.answer(claim.asked, if still { Ok(()) } else { Err(Refusal::TooLate) });
        }
        self.race = None;
        Ok(())
    }
}
