//! One task per table, one bounded queue: whoever wants something of a table waits here.
//!
//! The way of an ask: proposed, taken in, written, and only then told. If it cannot be written, whoever
//! asked is refused, this task ends with nobody else told, and the next who comes starts from what is
//! kept.

mod command;
mod due;
mod places;
mod race;
mod telling;
#[cfg(test)]
mod tests;
mod thinking;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::Viewer;
use room::{Arbiter, Millis};
use sitting::{Dated, HouseClock, Item, PersonId, Refusal, Table};
use tokio::sync::{OwnedSemaphorePermit, mpsc};
use tokio::time::sleep;
use wire::{Ask, Code, Stage};
use words::Lang;

use crate::allowance::Allowance;
use crate::names::{self, BadName};
use crate::occupied::{Stay, Who};
use crate::open_tables::Listing;
use crate::outbound::Outbound;
use crate::secret::{code, secret};
use crate::store::{Known, StoreError, Written};
use crate::tables::Home;
use race::{Claim, Lag};
use thinking::Thinking;

pub use command::{Asked, Command, Guest, SocketId};
pub use telling::text;

/// As many asks wait at a table before the next has to wait at its socket.
pub const QUEUE: usize = 64;
/// So much somebody may say at once, and then again every second.
const TALK: (f64, f64) = (6.0, 0.5);
/// So often somebody may come to a chair or go from it.
const CHAIRS: (f64, f64) = (20.0, 0.2);
/// So often guests of one address may sit down, under however many names: the journal of a table has an end.
const GUESTS: (f64, f64) = (40.0, 0.05);

/// A table at which nobody is takes a place for each so many items.
const ITEMS_PER_PLACE: u32 = 500;
/// So long a table that was loaded waits for the first command; then it takes a place, or goes.
const UNASKED: Duration = Duration::from_secs(2);

struct Socket {
    guest: Option<Guest>,
    lang: Lang,
    viewer: Viewer,
    out: Outbound,
    lag: Lag,
    /// Counts for who is there and for the address.
    stay: Stay,
}

impl Socket {
    fn person(&self) -> Option<PersonId> {
        self.guest.as_ref().map(|guest| guest.person)
    }
}

pub struct TableTask {
    id: i64,
    table: Table,
    home: Arc<Home>,
    sockets: HashMap<SocketId, Socket>,
    /// The claims of this moment. Boxed: at most tables there are none at most times.
    race: Option<Box<(u32, Arbiter<Claim>)>>,
    talk: HashMap<PersonId, Allowance>,
    chairs: HashMap<PersonId, Allowance>,
    guests: HashMap<IpAddr, Allowance>,
    house: HouseClock,
    thinking: Option<Thinking>,
    quiet_since: Millis,
    /// Its places among those for tables at which nobody is.
    vacancy: Option<OwnedSemaphorePermit>,
    /// While it stands in the list of open tables and somebody is here.
    listing: Option<Listing>,
    /// What the storage was last told to know of this table.
    known: Option<Known>,
    /// For so many outages time has been given back here.
    outages: usize,
}

/// The storage did not take it: nobody has heard of it but whoever asked for it, who is told this.
struct Lost(Refusal);

impl From<StoreError> for Lost {
    fn from(why: StoreError) -> Lost {
        tracing::error!(%why, "what happened at a table could not be written");
        Lost(match why {
            StoreError::Unsure(_) => Refusal::new(Code::Unsure, "server-unsure"),
            _ => Refusal::unavailable(),
        })
    }
}

impl TableTask {
    /// The table follows from what is kept and so many outages.
    pub fn new(id: i64, table: Table, outages: usize, home: Arc<Home>) -> TableTask {
        let now = home.now();
        let mut task = TableTask {
            id,
            table,
            sockets: HashMap::new(),
            race: None,
            talk: HashMap::new(),
            chairs: HashMap::new(),
            guests: HashMap::new(),
            house: HouseClock::new(home.settings.house_takes.as_millis() as Millis),
            thinking: None,
            quiet_since: now,
            vacancy: None,
            listing: None,
            known: None,
            outages,
            home,
        };
        task.call_house(now);
        task
    }

    /// The number it has in the storage.
    pub fn id(&self) -> i64 {
        self.id
    }

    /// What a command needs on its way is only there while it is under way: most tables wait.
    pub async fn run(mut self: Box<Self>, mut queue: mpsc::Receiver<Box<Command>>) {
        loop {
            // A table at which something is due in days can be forgotten until then.
            let most = match &self.vacancy {
                _ if !self.sockets.is_empty() => Duration::MAX,
                Some(_) => self.home.settings.idle,
                None => UNASKED.min(self.home.settings.idle),
            };
            let wait = self.next_due().map_or(most, |due| self.home.until(due).min(most));
            let ended = tokio::select! {
                biased;
                command = queue.recv() => match command {
                    None => true,
                    Some(command) if matches!(*command, Command::Stop) => true,
                    Some(command) if matches!(*command, Command::Vacate { .. }) => {
                        self.vacates(*command)
                    }
                    Some(command) => Box::pin(self.command(*command)).await.is_err(),
                },
                () = self.found() => false,
                () = sleep(wait) => Box::pin(self.tick(self.home.now())).await.is_err(),
            };
            if ended || queue.is_empty() && self.is_forgotten() {
                break;
            }
        }
        queue.close();
        self.answer_the_rest(&mut queue);
        self.tell_stopping();
    }

    /// Whatever still waits here was not taken up: nothing has come of it.
    fn answer_the_rest(&mut self, queue: &mut mpsc::Receiver<Box<Command>>) {
        let mut waiting = self.claims_left();
        while let Ok(command) = queue.try_recv() {
            if let Command::Ask { asked, .. } = *command {
                waiting.push(asked);
            }
        }
        for asked in waiting {
            self.answer(Some(asked), Err(Refusal::unavailable()));
        }
    }

    /// Nobody is here and nothing is going on, for long or at many tables: the storage has it all.
    fn is_forgotten(&mut self) -> bool {
        if !self.sockets.is_empty() || self.house.due().is_some() {
            self.vacancy = None;
            return false;
        }
        let places = places(self.table.number());
        let free = || self.home.vacant.clone().try_acquire_many_owned(places).ok();
        self.vacancy = self.vacancy.take().or_else(free);
        let quiet = Duration::from_millis(self.home.now().saturating_sub(self.quiet_since));
        quiet >= self.home.settings.idle || self.vacancy.is_none()
    }

    /// Whether nobody is here, which whoever asks is told.
    fn vacates(&mut self, command: Command) -> bool {
        self.sockets.retain(|_, socket| !socket.out.is_closed());
        let vacant = self.sockets.is_empty() && self.table.due().is_none();
        if let Command::Vacate { answer } = command {
            let _ = answer.send(vacant);
        }
        vacant
    }

    async fn command(&mut self, command: Command) -> Result<(), Lost> {
        self.quiet_since = self.home.now();
        self.give_time_back();
        match command {
            Command::Join { socket, guest, from, lang, since, out, joined } => {
                let person = guest.as_ref().map(|guest| guest.person);
                let stay = self.home.occupied.enter(self.id, Who { person, from });
                let came = match stay {
                    None => Err(Refusal::too_many_tables()),
                    Some(stay) => {
                        let (viewer, lag) = (self.looks_as(person), Lag::default());
                        let new = Socket { guest, lang, viewer, out, lag, stay };
                        self.join(socket, new, since).await?
                    }
                };
                let _ = joined.send(came);
            }
            Command::Ask { asked, ask } => self.ask(asked, &ask).await?,
            Command::Describe { person, answer } => drop(answer.send(self.table.sign(person))),
            Command::Admits { person, from, answer } => {
                let room = from.map_or(Ok(()), |from| self.has_room(Who { person, from }));
                drop(answer.send(self.admits(person).and(room)));
            }
            Command::Gone { socket } => {
                self.sockets.remove(&socket);
                self.call_house(self.home.now());
            }
            Command::Lag { socket, lag } => {
                if let Some(socket) = self.sockets.get_mut(&socket) {
                    socket.lag.measured(lag);
                }
            }
            Command::IsOf { person, answer } => drop(answer.send(self.table.is_of(person))),
            Command::Wake => self.tick(self.home.now()).await?,
            Command::Stop | Command::Vacate { .. } => {}
        }
        self.stand_in_list();
        Ok(())
    }

    fn admits(&self, person: Option<PersonId>) -> Result<(), Refusal> {
        let refusal = || Refusal::new(Code::NotNow, "server-not-watched");
        self.table.admits(person).then_some(()).ok_or_else(refusal)
    }

    /// Whether they are at fewer tables than they may be.
    fn has_room(&self, who: Who) -> Result<(), Refusal> {
        let has_room = self.home.occupied.has_room(Some(self.id), who);
        if has_room { Ok(()) } else { Err(Refusal::too_many_tables()) }
    }

    async fn join(
        &mut self,
        id: SocketId,
        socket: Socket,
        since: u32,
    ) -> Result<Result<(), Refusal>, Lost> {
        if let Err(why) = self.admits(socket.person()) {
            return Ok(Err(why));
        }
        if let Some(person) = socket.person() {
            let back = self.table.coming_back(person, since == 0);
            self.happen(back).await?;
        }
        // What was let go before it was there.
        self.sockets.retain(|_, socket| !socket.out.is_closed());
        self.sockets.insert(id, socket);
        self.tell_standing(id, since);
        self.call_house(self.home.now());
        Ok(Ok(()))
    }

    async fn ask(&mut self, asked: Asked, ask: &Ask) -> Result<(), Lost> {
        // Whoever may look may also see what happened before.
        if let Ask::History { after, before } = *ask {
            self.tell_history(asked, after, before);
            return Ok(());
        }
        let items = match self.proposed(asked.socket, ask) {
            Ok(items) => items,
            Err(why) => {
                self.answer(Some(asked), Err(why));
                return Ok(());
            }
        };
        let acted = items.last().and_then(Item::seat).filter(|_| matches!(ask, Ask::Act { .. }));
        if let (Some(_), Some(seat)) = (self.table.racing(), acted) {
            self.claim(seat, Claim { items, asked: Some(asked) });
            return self.run_race().await;
        }
        let done = match ask {
            Ask::Rematch {} => self.rematch(asked.socket).await,
            _ => self.happen(items).await.map(Ok),
        };
        let done = done.map_err(|lost| self.tell_lost(Some(asked), lost))?;
        self.look_anew(asked.socket, ask);
        self.answer(Some(asked), done);
        // It may have ended a race in which claims wait for their answers.
        self.run_race().await
    }

    fn proposed(&mut self, id: SocketId, ask: &Ask) -> Result<Vec<Item>, Refusal> {
        let only_watching = || Refusal::new(Code::NotYourSeat, "server-only-watching");
        let socket = self.sockets.get(&id).ok_or_else(only_watching)?;
        let guest = socket.guest.clone().ok_or_else(only_watching)?;
        let from = socket.stay.from();
        if let Ask::Act { seat, .. } = *ask {
            let seat = self.table.seat(seat)?;
            let theirs = self.table.seats_of(guest.person).contains(&seat);
            if theirs && socket.viewer != Viewer::Seat(seat) {
                return Err(Refusal::new(Code::HandOver, "server-hand-over"));
            }
        }
        let checked = names::checked_ask(ask).map_err(BadName::refusal)?;
        let items = self.table.propose(guest.person, &guest.name, &checked)?;
        let may = self.may_again(guest.person, ask)
            && (items.is_empty() || self.may_sit(guest.person, from, ask));
        if may { Ok(items) } else { Err(Refusal::new(Code::TooOften, "server-too-often")) }
    }

    /// Whether somebody has not done this too often of late.
    fn may_again(&mut self, person: PersonId, ask: &Ask) -> bool {
        let (allowances, (at_once, per_second)) = match ask {
            Ask::Say { .. } => (&mut self.talk, TALK),
            Ask::Sit { .. } | Ask::Stand { .. } | Ask::Leave { .. } | Ask::Return { .. } => {
                (&mut self.chairs, CHAIRS)
            }
            _ => return true,
        };
        allowances.entry(person).or_insert_with(|| Allowance::new(at_once, per_second)).take()
    }

    /// Whether guests of this address have not sat down too often of late. The host is none.
    fn may_sit(&mut self, person: PersonId, from: IpAddr, ask: &Ask) -> bool {
        if !matches!(ask, Ask::Sit { .. }) || person == self.table.host() {
            return true;
        }
        let (at_once, per_second) = GUESTS;
        self.guests.entry(from).or_insert_with(|| Allowance::new(at_once, per_second)).take()
    }

    /// Makes the table at which the game goes on, unless somebody has already.
    async fn rematch(&mut self, id: SocketId) -> Result<Result<(), Refusal>, Lost> {
        let person = self.sockets.get(&id).and_then(Socket::person).unwrap_or_default();
        let founding = match self.table.once_more(person, self.next_host(person), secret()) {
            Ok(_) if self.table.rematch().is_some() => return Ok(Ok(())),
            Ok(new) => new,
            Err(why) => return Ok(Err(why)),
        };
        let (new, at) = (new_id(), self.home.now());
        let code = loop {
            let code = code();
            match self.home.store.add_table(new, &code, &founding, at).await {
                Ok(()) => break code,
                Err(StoreError::Stale) => {}
                Err(why) => return Err(why.into()),
            }
        };
        self.happen(vec![Item::Rematch { code }]).await?;
        Ok(Ok(()))
    }

    /// Who hosts a rematch that this person asks for: the host of this table, if they are here, so that nobody takes
    /// it from them by asking first.
    fn next_host(&self, person: PersonId) -> PersonId {
        let host = self.table.host();
        let is_here = self.sockets.values().any(|socket| socket.person() == Some(host));
        if is_here { host } else { person }
    }

    /// Takes items in, writes them, and tells everybody.
    async fn happen(&mut self, items: Vec<Item>) -> Result<(), Lost> {
        self.happen_at(items, self.home.now()).await
    }

    async fn happen_at(&mut self, items: Vec<Item>, at: Millis) -> Result<(), Lost> {
        if items.is_empty() {
            return Ok(());
        }
        let first = self.table.number() + 1;
        let (before, was_over) = (self.places(&items), self.table.stage() == Stage::Over);
        // Where nobody's time runs, no outage changes what comes of it.
        let outages = self.table.deadline().map_or(usize::MAX, |_| self.outages);
        let items: Vec<Dated> = items.into_iter().map(|item| Dated { at, item }).collect();
        let mut told = Vec::new();
        for dated in &items {
            if self.table.apply(dated).is_err() {
                tracing::error!(table = self.id, "a table took in what it had not proposed");
                return Err(Lost(Refusal::unavailable()));
            }
            // Before it is told: who may not see it any more is told nothing of it.
            self.let_watchers_go();
            if let Item::Started {} = dated.item {
                self.pass_devices_on();
            }
            told.push(self.tell());
        }
        let known = self.newly_known(was_over);
        let (began, count) = (Instant::now(), items.len() as u64);
        let written = Written { table: self.id, first, items, known, outages };
        self.home.store.append(written).await?;
        metrics::histogram!("luckhouse_commit_seconds").record(began.elapsed());
        metrics::counter!("luckhouse_items_total").increment(count);
        for messages in told {
            self.send(messages);
        }
        self.tell_new_places(&before);
        self.call_house(at);
        Ok(())
    }

    /// What the storage does not know of this table yet. The record is written once, when the game ends: it is long,
    /// and what is said afterwards is not a part of the game.
    fn newly_known(&mut self, was_over: bool) -> Option<Known> {
        let known = Known { begun: self.table.has_begun(), due: self.table.due(), record: None };
        let record = if was_over { None } else { self.table.record() };
        let is_new = self.known.replace(known.clone()).as_ref() != Some(&known);
        let record = record.map(|it| it.get().to_owned());
        (is_new || record.is_some()).then_some(Known { record, ..known })
    }
}

/// As many places a table takes at which nobody is: one that is long takes several, for it takes more memory.
fn places(items: u32) -> u32 {
    1 + items / ITEMS_PER_PLACE
}

/// A number for something new, that nothing else has.
pub fn new_id() -> i64 {
    (whim() >> 1).cast_signed()
}

/// A random number that nobody can foresee.
pub fn whim() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    u64::from_le_bytes(bytes)
}
