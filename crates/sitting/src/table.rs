//! A table with its chairs and its game: what may happen to it, and what it is after it happened.
//!
//! Nothing here waits, writes or reads a clock. [`Table::propose`] says which items an ask would lead
//! to and changes nothing; [`Table::apply`] is the only place where a table changes.

mod asked;
mod asks;
mod guests;
mod happened;
mod room_left;
mod told;

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use game::{Seat, SeatSet, Turn};
use room::{Clock, Deal, Millis, Sealed};
use wire::{Code, House, Json, SetUp, Stage, What};

use crate::journal::{Dated, Founding, Item, KeptSeat, Outage, PersonId};
use crate::live::{self, BadSetUp, Live};
use crate::refusal::Refusal;
use crate::set_up;
use happened::Happened;
use room_left::RoomLeft;

pub use room_left::LONGEST_JOURNAL;

pub struct Table {
    code: String,
    founding: Founding,
    chairs: Vec<Seated>,
    live: Option<Box<dyn Live>>,
    stage: Stage,
    number: u32,
    clock: Clock,
    /// Since when each seat has been asked to choose.
    asked: [Millis; Seat::MAX],
    /// Whose time was up for what they are asked: coming back does not give them more.
    late: SeatSet,
    sealed: Sealed<Json>,
    /// Who may not speak.
    muted: BTreeSet<PersonId>,
    /// Who may not sit down again.
    removed: BTreeSet<PersonId>,
    /// The share with which each person has sat down on each seat: nobody adds two.
    shares: BTreeMap<(PersonId, Seat), String>,
    /// Where the game goes on.
    rematch: Option<String>,
    /// All that happened, without what was seen of it.
    happened: Vec<Happened>,
    room_left: RoomLeft,
}

/// Who sits on a chair.
#[derive(Clone, Debug)]
enum Seated {
    Nobody,
    Person {
        person: PersonId,
        name: String,
        share: Option<String>,
        away: Option<Away>,
    },
    /// `offered`: whoever comes may take it over while the game goes on.
    House {
        level: u8,
        offered: bool,
    },
}

/// Why the house plays for somebody.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Away {
    Left,
    Late,
}

impl Table {
    /// A table at which nothing has happened.
    pub fn new(code: String, founding: Founding) -> Result<Table, BadSetUp> {
        set_up::check(&founding.set_up)?;
        let set_up = &founding.set_up;
        let mut chairs = vec![Seated::Nobody; set_up.seats.into()];
        for house in &set_up.house {
            if let Some(chair) = chairs.get_mut(usize::from(house.seat)) {
                *chair = Seated::House { level: house.level, offered: false };
            }
        }
        for KeptSeat { seat, person, name } in &founding.kept {
            if let Some(chair) = chairs.get_mut(seat.index()) {
                let (person, name) = (*person, name.clone());
                *chair = Seated::Person { person, name, share: None, away: None };
            }
        }
        Ok(Table {
            code,
            clock: Clock::new(pace(set_up.pace)),
            chairs,
            room_left: RoomLeft::new(founding.host),
            founding,
            live: None,
            stage: Stage::Gathering,
            number: 0,
            asked: [0; Seat::MAX],
            late: SeatSet::EMPTY,
            sealed: Sealed::default(),
            muted: BTreeSet::new(),
            removed: BTreeSet::new(),
            shares: BTreeMap::new(),
            rematch: None,
            happened: Vec::new(),
        })
    }

    /// A table as it follows from what is kept of it, if that can be read. Nobody loses time to an outage.
    pub fn folded(
        code: String,
        founding: Founding,
        items: &[Dated],
        outages: &[Outage],
    ) -> Option<Table> {
        let mut table = Table::new(code, founding).ok()?;
        let mut outages = outages.iter().peekable();
        for item in items {
            while let Some(outage) = outages.next_if(|it| it.ended <= item.at) {
                table.stood_still(outage.lasted());
            }
            table.apply(item).ok()?;
        }
        outages.for_each(|outage| table.stood_still(outage.lasted()));
        Some(table)
    }

    /// For so long nobody could choose: who was asked before has that much longer.
    pub fn stood_still(&mut self, lasted: Millis) {
        for seat in self.choosing().iter() {
            let asked = &mut self.asked[seat.index()];
            *asked = asked.saturating_add(lasted);
        }
    }

    /// The number of the last item.
    pub fn number(&self) -> u32 {
        self.number
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether it stands in the list of open tables: where nobody sits, nobody waits for company.
    pub fn is_open(&self) -> bool {
        let waits = |chair: &Seated| matches!(chair, Seated::Person { .. });
        let gathers = self.stage == Stage::Gathering && self.chairs.iter().any(waits);
        self.founding.set_up.open && gathers
    }

    /// Whether a game has begun here.
    pub fn has_begun(&self) -> bool {
        self.live.is_some()
    }

    /// Whether somebody sits on every chair.
    pub fn is_full(&self) -> bool {
        !self.chairs.iter().any(|chair| matches!(chair, Seated::Nobody))
    }

    /// The seats of a person, in rising order.
    pub fn seats_of(&self, person: PersonId) -> Vec<Seat> {
        self.seats().filter(|seat| self.person(*seat) == Some(person)).collect()
    }

    /// The seats of this table, in rising order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.founding.set_up.seats).map_while(Seat::new)
    }

    /// The seat with a number from outside, if this table has it: nothing else makes a seat of a number here.
    pub fn seat(&self, number: u8) -> Result<Seat, Refusal> {
        Seat::new(number).filter(|seat| seat.index() < self.chairs.len()).ok_or_else(no_such_seat)
    }

    /// Who made the table.
    pub fn host(&self) -> PersonId {
        self.founding.host
    }

    /// Whether this person made the table or sits there.
    pub fn is_of(&self, person: PersonId) -> bool {
        person == self.founding.host || !self.seats_of(person).is_empty()
    }

    /// Whether this person, or somebody unknown, may look: who sits here always may.
    pub fn admits(&self, person: Option<PersonId>) -> bool {
        let sits = || person.is_some_and(|it| self.is_of(it));
        // Who may take over a seat has to come in for it.
        let offers = |chair: &Seated| matches!(chair, Seated::House { offered: true, .. });
        let comes = || match self.stage {
            Stage::Gathering => true,
            Stage::Playing => self.chairs.iter().any(offers),
            Stage::Over | Stage::Abandoned => false,
        };
        self.founding.set_up.watched || comes() || sits()
    }

    fn person(&self, seat: Seat) -> Option<PersonId> {
        match self.seated(seat) {
            Seated::Person { person, .. } => Some(*person),
            _ => None,
        }
    }

    /// Who sits there. At a seat that this table does not have sits nobody.
    fn seated(&self, seat: Seat) -> &Seated {
        self.chairs.get(seat.index()).unwrap_or(&Seated::Nobody)
    }

    /// Where the game goes on, if it does.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The same table once more, if somebody who played asks, with this host, and a seat kept for everybody who sat
    /// there.
    pub fn once_more(
        &self,
        person: PersonId,
        host: PersonId,
        secret: String,
    ) -> Result<Founding, Refusal> {
        if self.stage != Stage::Over || self.seats_of(person).is_empty() {
            return Err(Refusal::new(Code::NotNow, "server-no-rematch"));
        }
        let (mut house, mut kept) = (Vec::new(), Vec::new());
        for (seat, chair) in self.seats().zip(&self.chairs) {
            match chair {
                Seated::Nobody => {}
                Seated::House { level, .. } => {
                    house.push(House { seat: seat.number(), level: *level });
                }
                Seated::Person { person, name, .. } => {
                    kept.push(KeptSeat { seat, person: *person, name: name.clone() });
                }
            }
        }
        let set_up = SetUp { house, ..self.founding.set_up.clone() };
        Ok(Founding { kept, ..Founding::new(set_up, host, secret) })
    }

    /// Takes in an item that was proposed here or comes from the storage. One that is about a seat that this table
    /// does not have, or has a time that is none, is refused before anything is touched.
    pub fn apply(&mut self, dated: &Dated) -> Result<(), Refusal> {
        dated.item.seat().map_or(Ok(()), |seat| self.has(seat))?;
        if dated.at > LATEST {
            return Err(not_now());
        }
        self.number += 1;
        let before = (self.choosing(), self.moment());
        let what = self.evolve(dated)?;
        self.happened.push(what.into());
        self.room_left.take(&dated.item);
        // Who chose and is in the race still is asked again.
        let chose = match dated.item {
            Item::Acted { seat, .. } | Item::Sealed { seat, .. } => Some(seat),
            _ => None,
        };
        let anew = |seat: &Seat| !before.0.contains(*seat) || chose == Some(*seat);
        let other = self.moment() != before.1;
        for seat in self.choosing().iter().filter(|seat| other || anew(seat)) {
            self.asked[seat.index()] = dated.at;
            self.late = self.late.without(seat);
        }
        if self.live.as_ref().is_some_and(|live| live.turn() == Turn::Over) {
            self.stage = Stage::Over;
        }
        Ok(())
    }

    fn evolve(&mut self, dated: &Dated) -> Result<What, Refusal> {
        Ok(match dated.item {
            Item::Sat { seat, person, ref name, ref share } => {
                let (name, share) = (name.clone(), share.clone());
                if let Some(share) = share.clone() {
                    self.shares.insert((person, seat), share);
                }
                self.take_seat(seat, Seated::Person { person, name, share, away: None })
            }
            Item::Stood { seat, removed } => self.stood(seat, removed),
            Item::House { seat, level } => {
                let house = |level| Seated::House { level, offered: false };
                self.take_seat(seat, level.map_or(Seated::Nobody, house))
            }
            Item::Offered { seat, offered } => self.offer(seat, offered),
            Item::Left { seat, late } => {
                if late {
                    self.late = self.late.with(seat);
                }
                self.set_away(seat, Some(if late { Away::Late } else { Away::Left }))
            }
            Item::Returned { seat } => self.set_away(seat, None),
            Item::Started {} => {
                let deal = self.deal().ok_or_else(not_now)?;
                let (set_up, script) = (&self.founding.set_up, self.founding.script());
                let started = live::start(set_up, deal, script, self.number);
                self.live = Some(started.map_err(|_| not_now())?);
                self.stage = Stage::Playing;
                What::Started { sights: Vec::new() }
            }
            Item::Acted { seat, ref action, house } => {
                self.play_now(seat, action, dated.at)?;
                What::Acted { seat: seat.number(), house, sights: Vec::new() }
            }
            Item::Sealed { seat, ref action, house } => {
                if self.choosing().contains(seat) {
                    self.clock.chose(seat, self.asked[seat.index()], dated.at);
                }
                self.sealed.claim(seat, action.clone());
                if self.choosing().is_empty() {
                    let claims = std::mem::take(&mut self.sealed);
                    self.live.as_mut().ok_or_else(not_now)?.unseal(claims, self.number)?;
                }
                What::Sealed { seat: seat.number(), house, sights: Vec::new() }
            }
            Item::Said { seat, ref say } => {
                if let Some(live) = &mut self.live {
                    live.say(seat, say);
                }
                What::Said { seat: seat.number(), say: say.clone() }
            }
            Item::Muted { seat, muted } => {
                match self.person(seat) {
                    Some(person) if muted => drop(self.muted.insert(person)),
                    Some(person) => drop(self.muted.remove(&person)),
                    None => {}
                }
                What::Muted { seat: seat.number(), muted }
            }
            Item::Abandoned {} => {
                self.stage = Stage::Abandoned;
                What::Abandoned {}
            }
            Item::Rematch { ref code } => {
                self.rematch = Some(code.clone());
                What::Rematch { code: code.clone() }
            }
        })
    }

    fn play_now(&mut self, seat: Seat, action: &Json, at: Millis) -> Result<(), Refusal> {
        self.clock.chose(seat, self.asked[seat.index()], at);
        let number = self.number;
        self.live.as_mut().ok_or_else(not_now)?.act(seat, action, number)
    }

    fn take_seat(&mut self, seat: Seat, seated: Seated) -> What {
        self.dismiss(seat);
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            *chair = seated;
        }
        What::Seated { chair: self.chair_told(seat) }
    }

    /// Whoever was removed sits down here no more. Whose seat was only kept for them has done nothing.
    fn stood(&mut self, seat: Seat, removed: bool) -> What {
        if let &Seated::Person { person, share: Some(_), .. } = self.seated(seat)
            && removed
        {
            self.removed.insert(person);
        }
        self.take_seat(seat, Seated::Nobody)
    }

    fn offer(&mut self, seat: Seat, to_all: bool) -> What {
        if let Some(Seated::House { offered, .. }) = self.chairs.get_mut(seat.index()) {
            *offered = to_all;
        }
        What::Seated { chair: self.chair_told(seat) }
    }

    /// Who played here may be somebody else from now on.
    fn dismiss(&mut self, seat: Seat) {
        if let Some(live) = &mut self.live {
            live.dismiss(seat);
        }
    }

    fn set_away(&mut self, seat: Seat, why: Option<Away>) -> What {
        self.dismiss(seat);
        if let Some(Seated::Person { away, .. }) = self.chairs.get_mut(seat.index()) {
            *away = why;
        }
        What::Seated { chair: self.chair_told(seat) }
    }

    /// What every shuffle follows from: the server's secret and a share of each device.
    fn deal(&self) -> Option<Deal> {
        let share = |chair: &Seated| match chair {
            Seated::Person { share, .. } => Some(share.clone().unwrap_or_default()),
            _ => None,
        };
        Deal::new(self.founding.secret.clone(), self.chairs.iter().map(share).collect())
    }
}

fn not_now() -> Refusal {
    Refusal::new(Code::NotNow, "server-not-now")
}

fn no_such_seat() -> Refusal {
    Refusal::new(Code::NoSuchSeat, "server-no-such-seat")
}

fn pace(pace: wire::Pace) -> room::Pace {
    match pace {
        wire::Pace::Relaxed => room::Pace::Relaxed,
        wire::Pace::Quick { seconds, bank } => room::Pace::Quick {
            per_move: Millis::from(seconds) * 1000,
            bank: Millis::from(bank) * 1000,
        },
        wire::Pace::Letter { days } => room::Pace::Letter { per_move: Millis::from(days) * DAY },
    }
}

const DAY: Millis = 86_400_000;
/// No item was written later: whatever is added to such a time stays a number that every device reads exactly.
const LATEST: Millis = 1 << 52;
