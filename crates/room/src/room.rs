//! The only writer of a table: checks, plays, deals what is due, and keeps the log.

use core::ops::ControlFlow;

use game::{Game, Illegal, Kept, Seat, Step, Turn};

use crate::{Chance, NoDeal};

/// One line of a room's log, in the order in which things happened.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Entry<G: Game> {
    Step(Kept<G>),
    Said(Seat, Say<G::Card>),
}

/// Table talk: true or not, it changes nothing (LT-21).
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Say<C> {
    Text(String),
    /// “The card of that seat is …”
    Claim {
        seat: Seat,
        card: C,
    },
}

/// Why a room refused an action. Nothing has changed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Refused {
    Illegal(Illegal),
    NoDeal(NoDeal),
}

impl From<Illegal> for Refused {
    fn from(why: Illegal) -> Refused {
        Refused::Illegal(why)
    }
}

impl From<NoDeal> for Refused {
    fn from(why: NoDeal) -> Refused {
        Refused::NoDeal(why)
    }
}

#[derive(Clone, Debug)]
pub struct Room<G: Game> {
    table: G,
    chance: Chance<G::Card>,
    log: Vec<Entry<G>>,
}

impl<G: Game> Room<G> {
    /// A table with its set-up dealt.
    pub fn open(rules: &G::Rules, chance: Chance<G::Card>) -> Result<Room<G>, NoDeal> {
        let mut room = Room::bare(rules, chance);
        room.log = room.settle(|_| ())?;
        Ok(room)
    }

    /// A table at which nothing is dealt yet, for a log that exists already: [`Room::repeat`].
    pub fn bare(rules: &G::Rules, chance: Chance<G::Card>) -> Room<G> {
        Room { table: G::start(rules), chance, log: Vec::new() }
    }

    /// The same table with another dealer for what is to come.
    #[must_use]
    pub fn with_chance(self, chance: Chance<G::Card>) -> Room<G> {
        Room { chance, ..self }
    }

    pub fn table(&self) -> &G {
        &self.table
    }

    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// Roughly how many bytes are kept for the shuffles to come.
    pub fn script_weight(&self) -> usize {
        self.chance.weight()
    }

    /// A seat acts, and the dealer deals what is due then. Returns what happened.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Refused> {
        let step = Kept::Act(seat, action);
        self.table.is_legal(step.step())?;
        let before = (self.table.clone(), self.chance.clone());
        let mut events = Vec::new();
        self.table.advance(step.step(), |event| events.push(event.clone()));
        match self.settle(|event| events.push(event.clone())) {
            Ok(dealt) => {
                self.log.push(Entry::Step(step));
                self.log.extend(dealt);
                Ok(events)
            }
            Err(why) => {
                (self.table, self.chance) = before;
                Err(why.into())
            }
        }
    }

    pub fn say(&mut self, seat: Seat, say: Say<G::Card>) {
        self.log.push(Entry::Said(seat, say));
    }

    /// Plays an entry of a log that was kept.
    pub fn repeat(&mut self, entry: Entry<G>) -> Result<(), Illegal> {
        if let Entry::Step(step) = &entry {
            self.table.apply(step.step(), |_| ())?;
        }
        self.log.push(entry);
        Ok(())
    }

    /// Plays the log again from the start, with all that happened.
    pub fn history(&self, mut emit: impl FnMut(&G, &Entry<G>, &[G::Event])) {
        self.history_from(0, G::start(self.table.table_rules()), |table, entry, events| {
            emit(table, entry, events);
            ControlFlow::Continue(())
        });
    }

    /// Plays the log again after so many entries, at which the table stood like this, until `emit` breaks it off.
    pub fn history_from(
        &self,
        entries: usize,
        mut table: G,
        mut emit: impl FnMut(&G, &Entry<G>, &[G::Event]) -> ControlFlow<()>,
    ) {
        let mut events = Vec::new();
        for entry in self.log.iter().skip(entries) {
            events.clear();
            if let Entry::Step(step) = entry {
                table.advance(step.step(), |event| events.push(event.clone()));
            }
            if emit(&table, entry, &events).is_break() {
                return;
            }
        }
    }

    /// Deals until a seat must choose.
    fn settle(&mut self, mut emit: impl FnMut(&G::Event)) -> Result<Vec<Entry<G>>, NoDeal> {
        let mut dealt = Vec::new();
        while self.table.turn() == Turn::Chance {
            let cards = self.chance.deal(&self.table)?;
            self.table.advance(Step::Shuffle(&cards), &mut emit);
            dealt.push(Entry::Step(Kept::Shuffle(cards)));
        }
        Ok(dealt)
    }
}
