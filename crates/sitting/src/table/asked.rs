//! Who is asked to choose, until when, and what the house chooses for those who do not.

use game::{Seat, SeatSet, Turn};
use room::{Millis, secret_number};
use wire::{Clock, Json};

use super::{Seated, Table};
use crate::house::Call;
use crate::journal::Item;
use crate::live::Thought;

/// How well the house plays for somebody who is away.
const STAND_IN: u8 = 3;

impl Table {
    /// The seats for which the house is to choose now.
    pub fn house_seats(&self) -> SeatSet {
        self.choosing().iter().filter(|seat| self.is_house(*seat)).collect()
    }

    /// Which seat the house chooses for next, but for those that are `busy`: in a race, whoever is
    /// quickest.
    pub fn next_of_house(&self, busy: impl Fn(Seat) -> bool) -> Option<Call> {
        let races = self.racing().is_some();
        let call = |seat: Seat| {
            let reaction = races.then(|| self.reaction(seat));
            Call { seat, asked: self.asked_since(seat), reaction }
        };
        let calls = self.house_seats().iter().filter(|&seat| !busy(seat)).map(call);
        // Of several that are equal, the first.
        calls.min_by_key(|call| call.reaction)
    }

    /// How quick the house is at a seat: different whenever it is asked, and the same as long as it is. It follows from
    /// the table's secret: people know when they were asked, and could compute the rest.
    pub(super) fn reaction(&self, seat: Seat) -> Millis {
        let (least, more) =
            bots::Level::new(self.level_at(seat)).map_or((0, 1), bots::Level::reaction);
        let of = format!("reaction {} {}", self.asked_since(seat), seat.number());
        Millis::from(least) + secret_number(&self.founding.secret, &of) % Millis::from(more)
    }

    fn level_at(&self, seat: Seat) -> u8 {
        match self.seated(seat) {
            Seated::House { level, .. } => *level,
            _ => STAND_IN,
        }
    }

    /// Whether the house plays on: for somebody who is connected, or, where a clock runs, for somebody at a chair whom
    /// it will call. Otherwise the table is paused.
    pub fn goes_on(&self, is_connected: bool) -> bool {
        is_connected || self.will_call()
    }

    fn will_call(&self) -> bool {
        let is_there = |chair: &Seated| matches!(chair, Seated::Person { away: None, .. });
        self.founding.set_up.pace != wire::Pace::Relaxed && self.chairs.iter().any(is_there)
    }

    /// What the house has to think about to choose for a seat.
    pub fn thought(&mut self, seat: Seat) -> Option<Thought> {
        let level = bots::Level::new(self.level_at(seat))?;
        self.live.as_mut()?.thought(seat, level)
    }

    /// The item that a choice of the house leads to, if it can still be made.
    pub fn decided(&self, seat: Seat, action: Json) -> Option<Item> {
        self.play(seat, action, true).ok()
    }

    /// What the house chooses for a seat, however long it takes.
    pub fn house(&mut self, seat: Seat, whim: u64) -> Option<Item> {
        let action = self.thought(seat)?.decide(whim, &mut || false);
        self.decided(seat, action)
    }

    /// How many actions have been played.
    pub fn played(&self) -> usize {
        self.live.as_ref().map_or(0, |live| live.played())
    }

    /// Whether the house takes long to choose for a seat.
    pub fn ponders(&self, seat: Seat) -> bool {
        let level = bots::Level::new(self.level_at(seat));
        self.live.as_ref().zip(level).is_some_and(|(live, level)| live.ponders(level))
    }

    /// What the house would do at a seat, on what that seat has seen.
    pub fn advice(&mut self, seat: Seat, level: u8, whim: u64) -> Option<Json> {
        let thought = self.live.as_mut()?.thought(seat, bots::Level::new(level)?)?;
        Some(thought.decide(whim, &mut || false))
    }

    fn is_house(&self, seat: Seat) -> bool {
        let late = self.late.contains(seat);
        late || matches!(self.seated(seat), Seated::House { .. }) || self.is_away(seat)
    }

    /// Whom the table waits for.
    pub(super) fn choosing(&self) -> SeatSet {
        self.playing().map_or(SeatSet::EMPTY, |live| self.unsealed(live.waits_for()))
    }

    /// Who may act now, whether the table waits for them or not.
    pub(super) fn may_act(&self) -> SeatSet {
        self.playing().map_or(SeatSet::EMPTY, |live| self.unsealed(live.turn().seats()))
    }

    fn unsealed(&self, seats: SeatSet) -> SeatSet {
        self.sealed.seats().iter().fold(seats, SeatSet::without)
    }

    /// Whether claims race each other now, and who is in the race.
    pub fn racing(&self) -> Option<SeatSet> {
        let live = self.playing().ok()?;
        match live.turn() {
            Turn::Race(seats) if !self.seals() => Some(seats),
            _ => None,
        }
    }

    /// Since when the seats of this race have been asked.
    pub fn asked_at(&self) -> Millis {
        let seats = self.choosing();
        seats.iter().map(|seat| self.asked[seat.index()]).min().unwrap_or(0)
    }

    /// Since when a seat has been asked.
    pub fn asked_since(&self, seat: Seat) -> Millis {
        self.asked[seat.index()]
    }

    /// Whether a claim that has waited can still be played.
    pub fn still_legal(&self, seat: Seat, item: &Item) -> bool {
        match item {
            Item::Acted { action, .. } => {
                self.playing().is_ok_and(|live| live.can_act(seat, action).is_ok())
            }
            _ => true,
        }
    }

    pub fn moment(&self) -> u32 {
        self.live.as_ref().map_or(0, |live| live.moment().0)
    }

    /// Until when the first person has to choose.
    pub fn deadline(&self) -> Option<Millis> {
        self.clocks().iter().map(|clock| clock.until).min()
    }

    /// How long each person has whom the table waits for.
    pub fn clocks(&self) -> Vec<Clock> {
        let people = self.choosing().iter().filter(|seat| !self.is_house(*seat));
        let clock = |seat: Seat| {
            let until = self.clock.until(seat, self.asked[seat.index()])?;
            Some(Clock { seat: seat.number(), until, bank: self.clock.bank(seat) })
        };
        people.filter_map(clock).collect()
    }

    /// When the storage has to see to this table: at a table with a clock the house is not kept waiting
    /// by a restart, unless nobody is there for whom it would play.
    pub fn due(&self) -> Option<Millis> {
        let will_call = self.will_call();
        let house = self.house_seats().iter().filter(|_| will_call);
        house.map(|seat| self.asked[seat.index()]).chain(self.deadline()).min()
    }

    /// Everybody whose time is up: the house plays for them.
    pub fn overdue(&self, now: Millis) -> Vec<Item> {
        let people = self.choosing().iter().filter(|seat| !self.is_house(*seat));
        let until = |seat: Seat| self.clock.until(seat, self.asked[seat.index()]);
        let late = people.filter(|seat| until(*seat).is_some_and(|until| until <= now));
        late.map(|seat| Item::Left { seat, late: true }).collect()
    }
}
