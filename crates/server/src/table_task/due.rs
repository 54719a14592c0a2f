//! What is due at a table: clocks, the house, and the time that an outage took.

use room::Millis;

use super::race::Claim;
use super::{Lost, SocketId, TableTask};

/// How often it is looked whether the storage works again.
const AGAIN: Millis = 250;

impl TableTask {
    /// While claims are decided nobody's time runs out: they were in time.
    pub(super) fn next_due(&self) -> Option<Millis> {
        let due = self.race_due().or_else(|| self.table.deadline());
        // Where it takes no time, it answers when it has found what it does.
        let has_time = self.house.takes_time() || self.has_answer();
        let due = [due, self.house.due().filter(|_| has_time)].into_iter().flatten().min();
        // As long as nothing can be written, nothing comes of it.
        let later = self.home.store.is_failing().then(|| self.home.now() + AGAIN);
        due.map(|due| due.max(later.unwrap_or(0)))
    }

    /// Who was asked before an outage has that much longer, and is told.
    pub(super) fn give_time_back(&mut self) {
        let outages = self.home.store.outages();
        if outages.len() <= self.outages {
            return;
        }
        for outage in outages.iter().skip(self.outages) {
            self.table.stood_still(outage.lasted());
        }
        self.outages = outages.len();
        let sockets: Vec<SocketId> = self.sockets.keys().copied().collect();
        for id in sockets {
            self.tell_standing(id, self.table.number());
        }
    }

    pub(super) async fn tick(&mut self, now: Millis) -> Result<(), Lost> {
        if self.home.store.is_failing() {
            return Ok(());
        }
        self.give_time_back();
        self.run_race().await?;
        let overdue = if self.race_due().is_some() { Vec::new() } else { self.table.overdue(now) };
        self.happen_at(overdue, now).await?;
        if self.house.due().is_some_and(|due| due <= now) {
            self.play_house(now).await?;
        }
        self.call_house(now);
        Ok(())
    }

    async fn play_house(&mut self, now: Millis) -> Result<(), Lost> {
        if !self.has_answer() {
            self.house.put_off(now);
            return Ok(());
        }
        let Some(seat) = self.house.take(now) else { return Ok(()) };
        let item = self.take_answer().and_then(|action| self.table.decided(seat, action));
        let Some(item) = item else { return Ok(()) };
        if self.table.racing().is_some() {
            self.claim(seat, Claim { items: vec![item], asked: None });
            return self.run_race().await;
        }
        self.happen_at(vec![item], now).await
    }

    /// Has the house play on where it plays for somebody, and think about it.
    pub(super) fn call_house(&mut self, now: Millis) {
        let goes_on = self.table.goes_on(!self.sockets.is_empty());
        let next = || self.table.next_of_house(|seat| self.is_claiming(seat));
        let call = if goes_on { next() } else { None };
        self.house.call(call, now);
        self.think();
    }
}
