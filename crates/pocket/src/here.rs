//! A table on this device: everybody at it who is not the house is this device's own.

use game::{Seat, Viewer};
use room::Millis;
use serde::{Deserialize, Serialize};
use sitting::{Call, Dated, Founding, HouseClock, Item, PersonId, Refusal, Table};
use wire::{Answer, Ask, Code, Json, ToClient, ToServer};
use words::{Arg, Message, Words};

use crate::pocket::Refused;

/// Whoever holds the device.
pub const ME: PersonId = 1;
/// Who asks for a hint is told what the house at its best would do.
const HINT: u8 = 6;

/// Somebody with a seat, and the share of the deal's randomness they bring.
#[derive(Clone, Debug, Deserialize)]
pub struct Sat {
    seat: Seat,
    name: String,
    share: String,
}

/// An item as it is kept, by whoever keeps it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    at: Millis,
    item: Item,
}

/// What came of a request: what has to be kept before anybody is told the rest.
#[derive(Debug, Default, Serialize)]
pub struct Told {
    #[serde(skip_serializing_if = "Option::is_none")]
    founding: Option<Founding>,
    kept: Vec<Kept>,
    messages: Vec<ToClient>,
    due: Option<Millis>,
}

pub struct Here {
    table: Table,
    viewer: Viewer,
    house: HouseClock,
    /// What the house will do, found out for this call after so many actions.
    thought: Option<((Call, usize), Json)>,
    /// When it was called.
    called_at: Millis,
    /// How far the clock of the table is behind the device's: it stood still while the table was put away, for nobody
    /// could play.
    behind: i64,
}

impl Here {
    pub fn open(
        id: &str,
        founding: Founding,
        people: Vec<Sat>,
        takes: Millis,
        now: Millis,
    ) -> Result<(Here, Told), Refused> {
        let mut here = Here::bare(id, founding.clone(), takes)?;
        let mut told = Told { founding: Some(founding), ..Told::default() };
        let sat =
            |it: Sat| Item::Sat { seat: it.seat, person: ME, name: it.name, share: Some(it.share) };
        here.happen(people.into_iter().map(sat).collect(), now, &mut told).map_err(sentence)?;
        let start = here.table.propose(ME, "", &Ask::Start {}).map_err(sentence)?;
        here.happen(start, now, &mut told).map_err(sentence)?;
        here.viewer = here.looks_as();
        told.messages = vec![here.stand(0, now)];
        told.due = here.due();
        Ok((here, told))
    }

    pub fn wake(
        id: &str,
        founding: Founding,
        items: Vec<Kept>,
        takes: Millis,
        now: Millis,
    ) -> Result<Here, Refused> {
        let mut here = Here::bare(id, founding, takes)?;
        let last = items.last().map_or(now, |kept| kept.at);
        for Kept { at, item } in items {
            here.table.apply(&Dated { at, item }).map_err(sentence)?;
        }
        here.behind = now.cast_signed().saturating_sub(last.cast_signed());
        here.viewer = here.looks_as();
        here.call_house(last);
        Ok(here)
    }

    /// The house takes the same time for every choice.
    fn bare(id: &str, founding: Founding, takes: Millis) -> Result<Here, Refused> {
        let table = Table::new(id.to_owned(), founding)
            .map_err(|reasons| Message::new("engine-why").with("why", Arg::reasons(reasons)))?;
        let (viewer, house) = (Viewer::Watcher, HouseClock::new(takes));
        Ok(Here { table, viewer, house, thought: None, called_at: 0, behind: 0 })
    }

    /// What time it is at the table.
    fn time(&self, now: Millis) -> Millis {
        now.saturating_sub_signed(self.behind)
    }

    /// A device looks as its one seat; with several, as none until one of them is handed the device.
    fn looks_as(&self) -> Viewer {
        match self.table.seats_of(ME)[..] {
            [seat] => Viewer::Seat(seat),
            _ => Viewer::Watcher,
        }
    }

    /// Whoever comes in is nobody of several until they are handed the device, and is back from wherever
    /// they were.
    pub fn join(&mut self, since: u32, now: Millis) -> Result<Told, Refused> {
        let (mut told, now) = (Told::default(), self.time(now));
        self.viewer = self.looks_as();
        let back = self.table.coming_back(ME, since == 0);
        self.happen(back, now, &mut told).map_err(sentence)?;
        told.messages = vec![self.stand(since, now)];
        told.due = self.due();
        Ok(told)
    }

    fn stand(&self, since: u32, now: Millis) -> ToClient {
        ToClient::Standing(Box::new(self.table.standing(Some(ME), self.viewer, since, now)))
    }

    pub fn ask(&mut self, message: &ToServer, now: Millis, words: &Words) -> Told {
        let mut told = Told::default();
        let done = self.done(&message.ask, self.time(now), &mut told);
        let answer = done.map_or_else(|why| why.answer(words), |()| Answer::Done {});
        told.messages.push(ToClient::Answered { id: message.id, answer });
        told.due = self.due();
        told
    }

    fn done(&mut self, ask: &Ask, now: Millis, told: &mut Told) -> Result<(), Refusal> {
        match *ask {
            Ask::Act { seat, .. } if self.viewer != Viewer::Seat(self.table.seat(seat)?) => {
                return Err(Refusal::new(Code::HandOver, "server-hand-over"));
            }
            // The page opens another table with the same set-up.
            Ask::Rematch {} => return Err(Refusal::new(Code::NotNow, "server-no-rematch")),
            Ask::History { after, before } => {
                let happenings = self.table.page(after, before, self.viewer);
                told.messages.push(ToClient::History { after, happenings });
                return Ok(());
            }
            _ => {}
        }
        let items = self.table.propose(ME, "", ask)?;
        self.happen(items, now, told)?;
        if let Ask::Look { seat } = *ask {
            self.viewer = Viewer::Seat(self.table.seat(seat)?);
            // All of it anew: what the seat before saw is not for this one.
            told.messages.push(self.stand(0, now));
        }
        Ok(())
    }

    /// Whatever is due now: what the house does, and what happens to those who were too slow.
    pub fn tick(&mut self, now: Millis, whim: u64) -> Told {
        let (mut told, now) = (Told::default(), self.time(now));
        let overdue = self.table.overdue(now);
        self.think(whim);
        let seat = self.house.take(now);
        let house = seat.zip(self.thought.take_if(|_| seat.is_some()));
        let house = house.and_then(|(seat, (_, action))| self.table.decided(seat, action));
        let items = overdue.into_iter().chain(house).collect();
        // What the house proposes is legal, and the rest cannot be refused.
        let _ = self.happen(items, now, &mut told);
        self.call_house(now);
        told.due = self.due();
        told
    }

    /// Has the house find out what it will do, as soon as it is called: that it takes longer to choose than to do what
    /// it must is not seen.
    fn think(&mut self, whim: u64) {
        let Some(call) = self.unthought() else { return };
        let about = (call, self.table.played());
        let thought = self.table.thought(call.seat);
        self.thought = thought.map(|it| (about, it.decide(whim, &mut || false)));
    }

    /// What the house is called for and has not thought about.
    fn unthought(&self) -> Option<Call> {
        let about = self.thought.as_ref().map(|(about, _)| *about);
        self.house.called().filter(|call| about != Some((*call, self.table.played())))
    }

    fn happen(&mut self, items: Vec<Item>, at: Millis, told: &mut Told) -> Result<(), Refusal> {
        for item in items {
            self.table.apply(&Dated { at, item: item.clone() })?;
            told.kept.push(Kept { at, item });
            told.messages.extend(self.happened(at));
        }
        self.call_house(at);
        Ok(())
    }

    fn happened(&self, now: Millis) -> Option<ToClient> {
        let table = &self.table;
        Some(ToClient::Happened {
            happening: table.last(self.viewer)?,
            view: table.view(self.viewer),
            legal: table.legal(self.viewer),
            moment: table.moment(),
            to_act: table.to_act(),
            may_act: table.who_may_act(),
            now,
            deadline: table.deadline(),
            clocks: table.clocks(),
            stage: table.stage(),
        })
    }

    fn call_house(&mut self, now: Millis) {
        self.house.call(self.table.next_of_house(|_| false), now);
        self.called_at = now;
    }

    /// When to ask whether something is due, by the device's clock.
    pub fn due(&self) -> Option<Millis> {
        let thinks = self.unthought().map(|_| self.called_at);
        let due = [thinks, self.house.due(), self.table.deadline()].into_iter().flatten().min();
        due.map(|due| due.saturating_add_signed(self.behind))
    }

    pub fn hint(&mut self, whim: u64) -> Option<Json> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        self.table.advice(seat, HINT, whim)
    }

    pub fn record(&self) -> Option<Json> {
        self.table.record()
    }
}

fn sentence(why: Refusal) -> Refused {
    match why {
        Refusal::TooLate => Message::new("server-not-now"),
        Refusal::Because(_, why) => why,
    }
}
