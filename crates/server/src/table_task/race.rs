//! Claims that race each other: each waits for whoever could still have been quicker.

use std::collections::VecDeque;

use game::{Seat, SeatSet, Viewer};
use room::{Arbiter, Millis};
use sitting::{Item, Refusal};
use wire::Code;

use super::{Asked, Lost, Socket, TableTask, whim};

/// So many measurements of a line are kept in mind.
const KEPT: usize = 4;

/// A claim on its way through a race.
pub struct Claim {
    pub items: Vec<Item>,
    /// Nobody waits for an answer to what the house claims.
    pub asked: Option<Asked>,
}

/// How long a message to a device and its answer take: the least of the last few times. One that
/// got stuck says nothing about the next.
#[derive(Clone, Debug, Default)]
pub struct Lag(VecDeque<Millis>);

impl Lag {
    pub fn measured(&mut self, lag: Millis) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back(lag);
    }

    fn least(&self) -> Millis {
        self.0.iter().copied().min().unwrap_or(0)
    }
}

impl TableTask {
    /// When the next claim is decided.
    pub(super) fn race_due(&self) -> Option<Millis> {
        let ((_, arbiter), racing) = self.race.as_deref().zip(self.table.racing())?;
        arbiter.due(racing)
    }

    pub(super) fn claim(&mut self, seat: Seat, claim: Claim) {
        let moment = self.table.moment();
        if self.race.as_deref().is_none_or(|(of, _)| *of != moment) {
            let arbiter = Arbiter::new(self.table.asked_at(), |seat| self.lag(seat));
            self.race = Some(Box::new((moment, arbiter)));
        }
        let from = claim.asked.and_then(|asked| self.sockets.get(&asked.socket));
        let lag = from.map_or(0, |socket| socket.lag.least());
        let Some((_, arbiter)) = self.race.as_deref_mut() else { return };
        if let Err(claim) = arbiter.claim(seat, claim, lag, (self.home.now(), whim() as u32)) {
            self.answer(claim.asked, Err(Refusal::new(Code::TooOften, "server-one-claim")));
        }
    }

    /// Whether a claim of this seat is being decided.
    pub(super) fn is_claiming(&self, seat: Seat) -> bool {
        let moment = self.table.moment();
        self.race.as_deref().is_some_and(|(of, arbiter)| *of == moment && arbiter.has(seat))
    }

    /// How long a claim of this seat may be on its way: it is waited for on the slowest of its lines,
    /// and weighed by the one that it comes on.
    fn lag(&self, seat: Seat) -> Millis {
        let here = |socket: &&Socket| socket.viewer == Viewer::Seat(seat);
        self.sockets.values().filter(here).map(|it| it.lag.least()).max().unwrap_or(0)
    }

    /// Whoever waits for a claim that will not be decided here.
    pub(super) fn claims_left(&mut self) -> Vec<Asked> {
        let Some((_, mut arbiter)) = self.race.take().map(|race| *race) else { return Vec::new() };
        let claims = std::iter::from_fn(|| arbiter.take(SeatSet::EMPTY, Millis::MAX));
        claims.filter_map(|(_, claim)| claim.asked).collect()
    }

    /// Plays every claim whose time has come.
    pub(super) async fn run_race(&mut self) -> Result<(), Lost> {
        loop {
            let moment = self.table.moment();
            let Some((of, arbiter)) = self.race.as_deref_mut() else { return Ok(()) };
            let racing = self.table.racing().filter(|_| *of == moment);
            let Some(racing) = racing else {
                // The race is over; who comes now is too late.
                let late = arbiter.take(SeatSet::EMPTY, Millis::MAX);
                let Some((_, claim)) = late else { break };
                self.answer(claim.asked, Err(Refusal::TooLate));
                continue;
            };
            let Some((seat, claim)) = arbiter.take(racing, self.home.now()) else { return Ok(()) };
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
