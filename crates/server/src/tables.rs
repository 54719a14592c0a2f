//! Which tables run now: by code, started from what is kept when somebody comes.

mod broken;
mod loading;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::available_parallelism;
use std::time::Duration;

use room::Millis;
use sitting::{BadSetUp, Founding, Moved, PersonId, Refusal};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use wire::{SetUp, Sign};

use crate::all_words::AllWords;
use crate::occupied::{Occupied, TableLimits, Who};
use crate::open_tables::OpenTables;
use crate::panics::lock;
use crate::pondering::Pondering;
use crate::secret::{code, secret};
use crate::store::{Known, Store, StoreError, Written};
use crate::table_task::{Command, QUEUE, TableTask, new_id};
use broken::Broken;
use loading::Load;

/// A table that is woken for its clock has so long to hear of it; it is tried again.
const WAKING: Duration = Duration::from_secs(5);

/// What an operator can set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long the house takes for every choice.
    pub house_takes: Duration,
    /// A table nobody has touched for so long is only kept in the storage.
    pub idle: Duration,
    /// Places for tables at which nobody is and that are kept in memory all the same: a long one takes several.
    pub vacant: usize,
    /// How long tables are kept that nobody touches; without it, for ever.
    pub keep: Option<Duration>,
    /// At how many tables one person and one address may be connected.
    pub tables: TableLimits,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            house_takes: Duration::from_millis(sitting::USUAL_PACE),
            idle: Duration::from_mins(5),
            vacant: 200,
            keep: Some(Duration::from_hours(90 * 24)),
            tables: TableLimits::default(),
        }
    }
}

/// What every table needs.
pub struct Home {
    pub store: Store,
    pub settings: Settings,
    pub words: AllWords,
    pub pondering: Pondering,
    pub occupied: Occupied,
    pub open_tables: OpenTables,
    /// Places for tables at which nobody is.
    pub vacant: Arc<Semaphore>,
}

impl Home {
    pub fn new(store: Store, settings: Settings) -> Home {
        let (words, pondering) = (AllWords::default(), Pondering::default());
        let (occupied, open_tables) = (Occupied::new(settings.tables), OpenTables::default());
        let vacant = Semaphore::new(settings.vacant).into();
        Home { store, settings, words, pondering, occupied, open_tables, vacant }
    }

    /// What time it is at the tables.
    pub fn now(&self) -> Millis {
        self.store.clock().now()
    }

    pub fn until(&self, due: Millis) -> Duration {
        self.store.clock().until(due)
    }
}

#[derive(Clone)]
pub struct Tables {
    home: Arc<Home>,
    running: Arc<Mutex<Running>>,
    /// How many tasks there are, also of tables that have just stopped.
    tasks: watch::Sender<usize>,
    /// One for each table that may be loaded at a time.
    loads: Arc<Semaphore>,
}

#[derive(Default)]
struct Running {
    queues: HashMap<String, Queue>,
    loading: HashMap<String, Load>,
    /// Which are not to be started, because they are being deleted.
    barred: HashSet<String>,
    /// The house closes: no table is started any more.
    closed: bool,
    broken: Broken,
}

/// Commands are boxed: a queue keeps room for many of them, at every table that only lies there.
type Queue = mpsc::Sender<Box<Command>>;

/// Why there is no such table to talk to.
#[derive(Clone, Debug)]
pub enum NoTable {
    Unknown,
    /// The house closes.
    Closed,
    Store(StoreError),
}

/// The table has stopped: whoever was there comes back to what is kept.
#[derive(Copy, Clone, Debug)]
pub struct NotRunning;

impl From<StoreError> for NoTable {
    fn from(why: StoreError) -> NoTable {
        NoTable::Store(why)
    }
}

/// Why a table was not made.
#[derive(Debug)]
pub enum NotMade {
    BadSetUp(BadSetUp),
    /// What was brought is no table.
    Refused(Refusal),
    Store(StoreError),
}

impl Tables {
    pub fn new(store: Store, settings: Settings) -> Tables {
        let loads = Semaphore::new(available_parallelism().map_or(1, Into::into)).into();
        let (running, tasks) = (Arc::default(), watch::Sender::new(0));
        Tables { home: Home::new(store, settings).into(), running, tasks, loads }
    }

    pub fn store(&self) -> &Store {
        &self.home.store
    }

    pub fn open_tables(&self) -> &OpenTables {
        &self.home.open_tables
    }

    pub fn words(&self) -> &AllWords {
        &self.home.words
    }

    /// Makes a table and returns its code.
    pub async fn make(
        &self,
        host: PersonId,
        from: IpAddr,
        set_up: SetUp,
    ) -> Result<String, NotMade> {
        self.has_room(host, from)?;
        sitting::check(&set_up).map_err(NotMade::BadSetUp)?;
        Ok(self.found(&Founding::new(set_up, host, secret())).await?.1)
    }

    /// Takes over a table that began on a device and returns its code.
    pub async fn take_over(
        &self,
        host: PersonId,
        from: IpAddr,
        moved: Moved,
    ) -> Result<String, NotMade> {
        self.has_room(host, from)?;
        let (founding, mut items) = moved.take_over(host).map_err(NotMade::Refused)?;
        // Where a device's clock is ahead, nobody waits until ours is there too.
        let now = self.home.now();
        for dated in &mut items {
            dated.at = dated.at.min(now);
        }
        let (table, code) = self.found(&founding).await?;
        // Its time has not run here yet.
        let outages = usize::MAX;
        let known = Some(Known { begun: true, due: None, record: None });
        let written = Written { table, first: 1, items, known, outages };
        self.home.store.append(written).await.map_err(NotMade::Store)?;
        Ok(code)
    }

    /// Who is at too many tables already makes no further one.
    fn has_room(&self, host: PersonId, from: IpAddr) -> Result<(), NotMade> {
        let has_room = self.home.occupied.has_room(None, Who { person: Some(host), from });
        if has_room { Ok(()) } else { Err(NotMade::Refused(Refusal::too_many_tables())) }
    }

    /// A new table in the storage: its number and its code.
    async fn found(&self, founding: &Founding) -> Result<(i64, String), NotMade> {
        loop {
            let (id, code) = (new_id(), code());
            match self.home.store.add_table(id, &code, founding, self.home.now()).await {
                Ok(()) => return Ok((id, code)),
                // Somebody has this code already.
                Err(StoreError::Stale) => {}
                Err(why) => return Err(NotMade::Store(why)),
            }
        }
    }

    /// Sends a command to a table, which is started if it does not run.
    pub async fn send(&self, code: &str, command: Command) -> Result<(), NoTable> {
        let mut command = Box::new(command);
        loop {
            let queue = self.queue(code).await?;
            // A task that has just ended hands the command back: the next one takes it.
            match queue.send(command).await {
                Ok(()) => return Ok(()),
                Err(back) => command = back.0,
            }
        }
    }

    /// Sends a command to a table that runs.
    pub async fn tell(&self, code: &str, command: Command) -> Result<(), NotRunning> {
        let queue = self.running_now(code).ok_or(NotRunning)?;
        queue.send(Box::new(command)).await.map_err(|_| NotRunning)
    }

    /// What the sign of a table says, to this person or to somebody unknown.
    pub async fn describe(&self, code: &str, person: Option<PersonId>) -> Result<Sign, NoTable> {
        self.ask(code, |answer| Command::Describe { person, answer }).await
    }

    /// Sends a command and waits for its answer. A task may end with the command still in its queue: then
    /// the next one is asked.
    pub async fn ask<T>(
        &self,
        code: &str,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<T, NoTable> {
        for _ in 0..2 {
            let (answer, answered) = oneshot::channel();
            self.send(code, command(answer)).await?;
            if let Ok(answer) = answered.await {
                return Ok(answer);
            }
        }
        Err(NoTable::Store(StoreError::Stopped))
    }

    async fn queue(&self, asked: &str) -> Result<Queue, NoTable> {
        if let Some(queue) = self.running_now(asked) {
            return Ok(queue);
        }
        self.load(asked).await
    }

    /// Starts the task, unless somebody else was quicker or the house closes.
    fn run(&self, code: &str, task: TableTask) -> Option<Queue> {
        let mut running = self.running();
        if let Some(queue) = running.queues.get(code).filter(|queue| !queue.is_closed()) {
            return Some(queue.clone());
        }
        if running.closed || running.barred.contains(code) {
            return None;
        }
        let (queue, commands) = mpsc::channel(QUEUE);
        running.queues.insert(code.to_owned(), queue.clone());
        let presence = Presence::new(self.clone(), code.to_owned(), task.id());
        drop(running);
        let task = Box::new(task);
        tokio::spawn(async move {
            task.run(commands).await;
            drop(presence);
        });
        Some(queue)
    }

    fn running_now(&self, code: &str) -> Option<Queue> {
        self.running().queues.get(code).filter(|queue| !queue.is_closed()).cloned()
    }

    fn running(&self) -> MutexGuard<'_, Running> {
        lock(&self.running)
    }

    /// Whether this table is in the memory.
    pub fn runs(&self, code: &str) -> bool {
        self.running_now(code).is_some()
    }

    /// How long tables are kept that nobody touches; without it, for ever.
    pub fn keeps_for(&self) -> Option<Duration> {
        self.home.settings.keep
    }

    /// Changes which tables are not to be started.
    pub fn bar<T>(&self, change: impl FnOnce(&mut HashSet<String>) -> T) -> T {
        change(&mut self.running().barred)
    }

    /// Wakes the tables at which somebody's time is up, and says that the house is alive.
    pub async fn watch_clocks(self) {
        // First: where it cannot be written, an outage has begun, and nobody's time is up.
        if let Err(why) = self.home.store.beat().await {
            return tracing::warn!(%why, "that the house runs could not be written");
        }
        let mut due = self.home.store.due(self.home.now()).await.unwrap_or_default();
        due.retain(|code| !self.running().broken.rests(code));
        for code in due {
            let tables = self.clone();
            // A table that is busy holds up no other, and no heartbeat.
            tokio::spawn(async move {
                let _ = tokio::time::timeout(WAKING, tables.send(&code, Command::Wake)).await;
            });
        }
    }

    /// From now on no table is started.
    pub fn close(&self) {
        self.running().closed = true;
    }

    pub fn is_closed(&self) -> bool {
        self.running().closed
    }

    /// Brings every table to its end, for good: what is not written yet is not told.
    pub async fn stop(&self) {
        self.close();
        let queues: Vec<Queue> = self.running().queues.values().cloned().collect();
        for queue in queues {
            // None of them waits for another that is busy.
            tokio::spawn(async move { queue.send(Box::new(Command::Stop)).await });
        }
        let _ = self.tasks.subscribe().wait_for(|tasks| *tasks == 0).await;
    }
}

/// A task that runs; dropped when it has ended, in whatever way, and then nothing is left of it.
struct Presence {
    tables: Tables,
    code: String,
    id: i64,
}

impl Presence {
    fn new(tables: Tables, code: String, id: i64) -> Presence {
        tables.tasks.send_modify(|tasks| *tasks += 1);
        metrics::gauge!("luckhouse_tables").increment(1);
        Presence { tables, code, id }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        metrics::gauge!("luckhouse_tables").decrement(1);
        let mut running = self.tables.running();
        if std::thread::panicking() {
            tracing::error!(table = self.id, "a table has ended by a panic");
            running.broken.broke(&self.code);
        } else {
            running.broken.works(&self.code);
        }
        // Somebody may have started it again by now.
        if running.queues.get(&self.code).is_some_and(mpsc::Sender::is_closed) {
            running.queues.remove(&self.code);
        }
        drop(running);
        self.tables.tasks.send_modify(|tasks| *tasks -= 1);
    }
}
