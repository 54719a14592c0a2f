//! What may happen to a table: asks in, items out, nothing changed.

use game::{Seat, Turn};
use room::is_share;
use wire::{Ask, Code, Json, Race, Stage};
use words::plain_name;

use super::{Away, Seated, Table, not_now};
use crate::journal::{Item, PersonId};
use crate::live::{Live, can_say};
use crate::refusal::Refusal;

impl Table {
    /// The items that this ask of this person leads to, or why it is refused.
    pub fn propose(&self, person: PersonId, name: &str, ask: &Ask) -> Result<Vec<Item>, Refusal> {
        let items = self.items(person, name, ask)?;
        // Whoever plays may also come back for it: no game is held up.
        if !matches!(ask, Ask::Act { .. }) {
            self.room_left.besides(&items)?;
        }
        Ok(items)
    }

    fn items(&self, person: PersonId, name: &str, ask: &Ask) -> Result<Vec<Item>, Refusal> {
        let at = |seat: u8| self.seat(seat);
        match *ask {
            Ask::Sit { seat, ref share, name: ref other } => {
                let bad = || Refusal::new(Code::BadMessage, "server-bad-name");
                let other =
                    other.as_deref().map(|it| plain_name(it).ok_or_else(bad)).transpose()?;
                self.sit(person, other.as_deref().unwrap_or(name), at(seat)?, share)
            }
            Ask::Stand { seat } => {
                let seat = self.theirs(person, seat)?;
                self.while_gathering(Item::Stood { seat, removed: false })
            }
            Ask::Remove { seat } => {
                self.is_host(person)?;
                let seat = at(seat)?;
                let removed = self.person(seat) != Some(person);
                let items = self.while_gathering(Item::Stood { seat, removed })?;
                Ok(if self.person(seat).is_some() { items } else { Vec::new() })
            }
            Ask::Level { seat, level } => self.level(person, at(seat)?, level),
            Ask::Offer { seat, offered } => self.offered(person, at(seat)?, offered),
            Ask::Start {} => self.start(person),
            Ask::Act { seat, moment, ref action } => {
                let seat = self.theirs(person, seat)?;
                let action = Json::of(action);
                let live = self.playing()?;
                if live.moment().0 != moment {
                    return Err(Refusal::TooLate);
                }
                let mut items = self.returning(seat);
                items.push(self.play(seat, action, false)?);
                Ok(items)
            }
            Ask::Say { seat, ref say } => {
                let seat = self.theirs(person, seat)?;
                if self.muted.contains(&person) {
                    return Err(Refusal::new(Code::Muted, "server-muted"));
                }
                can_say(&self.founding.set_up, say)?;
                Ok(vec![Item::Said { seat, say: say.clone() }])
            }
            Ask::Mute { seat, muted } => {
                self.is_host(person)?;
                let seat = at(seat)?;
                Ok(vec![Item::Muted { seat, muted }])
            }
            Ask::Leave { seat } => {
                let seat = self.theirs(person, seat)?;
                self.playing()?;
                let left = self.away(seat) == Some(Away::Left);
                Ok(if left { Vec::new() } else { vec![Item::Left { seat, late: false }] })
            }
            Ask::Return { seat } => {
                let seat = self.theirs(person, seat)?;
                Ok(self.returning(seat))
            }
            Ask::Abandon {} => {
                self.is_host(person)?;
                let over = matches!(self.stage, Stage::Over | Stage::Abandoned);
                if over { Err(not_now()) } else { Ok(vec![Item::Abandoned {}]) }
            }
            Ask::Look { seat } => self.theirs(person, seat).map(|_| Vec::new()),
            // What a rematch leads to begins at another table.
            Ask::Rematch {} | Ask::History { .. } | Ask::Ping {} => Ok(Vec::new()),
        }
    }

    fn sit(
        &self,
        person: PersonId,
        name: &str,
        seat: Seat,
        share: &str,
    ) -> Result<Vec<Item>, Refusal> {
        let is_free =
            matches!(self.seated(seat), Seated::Nobody | Seated::House { offered: true, .. });
        if self.removed.contains(&person) {
            return Err(Refusal::new(Code::Removed, "server-removed"));
        }
        if !is_free && self.person(seat) != Some(person) {
            return Err(Refusal::new(Code::SeatTaken, "server-seat-taken"));
        }
        if !is_share(share) {
            return Err(Refusal::new(Code::BadMessage, "server-bad-share"));
        }
        let offered = matches!(self.seated(seat), Seated::House { offered: true, .. });
        let sits = self.sits(person, name, seat, share);
        let (name, share) = (name.to_owned(), share.to_owned());
        let item = Item::Sat { seat, person, name, share: Some(share) };
        if !offered || self.playing().is_err() {
            let items = self.while_gathering(item)?;
            return Ok(if sits? { Vec::new() } else { items });
        }
        // Whoever plays already would see the cards of a second seat.
        let taken = || Refusal::new(Code::SeatTaken, "server-one-seat");
        if self.seats_of(person).is_empty() { Ok(vec![item]) } else { Err(taken()) }
    }

    /// Whether this person sits there already, by this name and with this share. The first share counts: whoever
    /// could exchange it could try deals until they like one.
    fn sits(&self, person: PersonId, name: &str, seat: Seat, share: &str) -> Result<bool, Refusal> {
        let first = self.shares.get(&(person, seat));
        if first.is_some_and(|first| first != share) {
            return Err(Refusal::new(Code::OtherShare, "server-other-share"));
        }
        let there = match self.seated(seat) {
            Seated::Person { person: whose, name: called, share: Some(_), .. } => {
                *whose == person && called == name
            }
            _ => false,
        };
        Ok(there)
    }

    fn level(&self, person: PersonId, seat: Seat, level: Option<u8>) -> Result<Vec<Item>, Refusal> {
        self.is_host(person)?;
        if matches!(self.seated(seat), Seated::Person { .. }) {
            return Err(Refusal::new(Code::SeatTaken, "server-seat-taken"));
        }
        if level.is_some_and(|level| bots::Level::new(level).is_none()) {
            return Err(Refusal::new(Code::BadMessage, "server-bad-level"));
        }
        self.while_gathering(Item::House { seat, level })
    }

    fn offered(&self, person: PersonId, seat: Seat, offered: bool) -> Result<Vec<Item>, Refusal> {
        self.is_host(person)?;
        self.playing()?;
        let house = matches!(self.seated(seat), Seated::House { .. });
        let taken = || Refusal::new(Code::SeatTaken, "server-seat-taken");
        if house { Ok(vec![Item::Offered { seat, offered }]) } else { Err(taken()) }
    }

    fn start(&self, person: PersonId) -> Result<Vec<Item>, Refusal> {
        self.is_host(person)?;
        if !self.is_full() {
            return Err(Refusal::new(Code::NotNow, "server-seats-free"));
        }
        let kept = |chair: &Seated| matches!(chair, Seated::Person { share: None, .. });
        if self.chairs.iter().any(kept) {
            return Err(Refusal::new(Code::NotNow, "server-seats-kept"));
        }
        self.while_gathering(Item::Started {})
    }

    pub(crate) fn play(&self, seat: Seat, action: Json, house: bool) -> Result<Item, Refusal> {
        self.has(seat)?;
        let live = self.playing()?;
        live.can_act(seat, &action)?;
        if self.sealed.seats().contains(seat) {
            return Err(Refusal::new(Code::NotNow, "server-sealed"));
        }
        Ok(if self.seals() {
            Item::Sealed { seat, action, house }
        } else {
            Item::Acted { seat, action, house }
        })
    }

    /// Whether what is chosen now is kept from the others until all have chosen.
    pub(super) fn seals(&self) -> bool {
        let race = self.live.as_ref().is_some_and(|live| matches!(live.turn(), Turn::Race(_)));
        race && self.founding.set_up.race == Race::Sealed
    }

    fn returning(&self, seat: Seat) -> Vec<Item> {
        if self.is_away(seat) { vec![Item::Returned { seat }] } else { Vec::new() }
    }

    /// The seats at which somebody plays again by coming in. Who left by their own will says so, or
    /// comes anew: a line that was cut and mended changes nothing.
    pub fn coming_back(&self, person: PersonId, anew: bool) -> Vec<Item> {
        let late = |seat: &Seat| anew || self.away(*seat) == Some(Away::Late);
        let seats = self.seats_of(person).into_iter().filter(late);
        let back: Vec<Item> = seats.flat_map(|seat| self.returning(seat)).collect();
        if self.room_left.besides(&back).is_ok() { back } else { Vec::new() }
    }

    pub(super) fn is_away(&self, seat: Seat) -> bool {
        self.away(seat).is_some()
    }

    fn away(&self, seat: Seat) -> Option<Away> {
        match self.seated(seat) {
            Seated::Person { away, .. } => *away,
            _ => None,
        }
    }

    /// Whether this table has this seat.
    pub(super) fn has(&self, seat: Seat) -> Result<(), Refusal> {
        self.seat(seat.number()).map(drop)
    }

    /// The seat with this number, if it is this person's.
    fn theirs(&self, person: PersonId, seat: u8) -> Result<Seat, Refusal> {
        let seat = self.seat(seat)?;
        let theirs = self.person(seat) == Some(person);
        let not_yours = || Refusal::new(Code::NotYourSeat, "server-not-your-seat");
        if theirs { Ok(seat) } else { Err(not_yours()) }
    }

    fn is_host(&self, person: PersonId) -> Result<(), Refusal> {
        let not_host = || Refusal::new(Code::NotTheHost, "server-not-the-host");
        if person == self.founding.host { Ok(()) } else { Err(not_host()) }
    }

    fn while_gathering(&self, item: Item) -> Result<Vec<Item>, Refusal> {
        if self.stage == Stage::Gathering { Ok(vec![item]) } else { Err(not_now()) }
    }

    pub(super) fn playing(&self) -> Result<&dyn Live, Refusal> {
        let live = self.live.as_deref().filter(|_| self.stage == Stage::Playing);
        // Where there is no room for play, nobody is asked to play.
        self.room_left.play().and_then(|()| live.ok_or_else(not_now))
    }
}
