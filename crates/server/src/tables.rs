//! Which tables run now: by code, started from what is kept when somebody comes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use wire::{SetUp, Sign};

use crate::all_words::AllWords;

use crate::journal::{Founding, PersonId};
use crate::live::BadSetUp;
use crate::secret::code;
use crate::set_up;
use crate::store::{KeptTable, Store, StoreError};
use crate::table::Table;
use crate::table_task::{Command, QUEUE, TableTask, new_id, now};

/// What an operator can set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long the house takes for every choice.
    pub house_takes: Duration,
    /// A table nobody has touched for so long is only kept in the storage.
    pub idle: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { house_takes: Duration::from_millis(900), idle: Duration::from_mins(5) }
    }
}

/// What every table needs.
pub struct Home {
    pub store: Store,
    pub settings: Settings,
    pub words: AllWords,
}

#[derive(Clone)]
pub struct Tables {
    home: Arc<Home>,
    running: Arc<Mutex<HashMap<String, Queue>>>,
}

/// Commands are boxed: a queue keeps room for many of them, at every table that only lies there.
type Queue = mpsc::Sender<Box<Command>>;

/// Why there is no such table to talk to.
#[derive(Debug)]
pub enum NoTable {
    Unknown,
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
    Store(StoreError),
}

impl Tables {
    pub fn new(store: Store, settings: Settings) -> Tables {
        let home = Home { store, settings, words: AllWords::default() };
        Tables { home: home.into(), running: Arc::default() }
    }

    pub fn store(&self) -> &Store {
        &self.home.store
    }

    pub fn words(&self) -> &AllWords {
        &self.home.words
    }

    /// Makes a table and returns its code.
    pub async fn make(&self, host: PersonId, set_up: SetUp) -> Result<String, NotMade> {
        set_up::check(&set_up).map_err(NotMade::BadSetUp)?;
        let founding = Founding::new(set_up, host);
        loop {
            let (id, code) = (new_id(), code());
            match self.home.store.add_table(id, &code, &founding, now()).await {
                Ok(()) => return Ok(code),
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

    /// What the sign of a table says.
    pub async fn describe(&self, code: &str) -> Result<Sign, NoTable> {
        let (answer, sign) = oneshot::channel();
        self.send(code, Command::Describe { answer }).await?;
        sign.await.map_err(|_| NoTable::Store(StoreError::Stopped))
    }

    async fn queue(&self, code: &str) -> Result<Queue, NoTable> {
        if let Some(queue) = self.running_now(code) {
            return Ok(queue);
        }
        let kept = self.home.store.table(code).await?.ok_or(NoTable::Unknown)?;
        let (id, code) = (kept.id, code.to_owned());
        // Apart from whoever asks: should the rules panic over what is kept, only this table is lost.
        let folded = tokio::spawn(async move { folded(&code, kept).map(|table| (code, table)) });
        let (code, table) = folded.await.ok().flatten().ok_or_else(|| {
            tracing::error!(table = id, "what is kept of a table cannot be read");
            StoreError::Unreadable(format!("table {id}"))
        })?;
        let task = TableTask::new(id, table, &self.home);
        Ok(self.run(&code, task))
    }

    /// Starts the task, unless somebody else was quicker.
    fn run(&self, code: &str, task: TableTask) -> Queue {
        let mut running = self.running.lock().expect("nobody panics holding it");
        if let Some(queue) = running.get(code).filter(|queue| !queue.is_closed()) {
            return queue.clone();
        }
        let (queue, commands) = mpsc::channel(QUEUE);
        running.insert(code.to_owned(), queue.clone());
        metrics::gauge!("luckhouse_tables").increment(1);
        drop(running);
        let (running, code) = (self.running.clone(), code.to_owned());
        let end = End { table: task.id(), code, running };
        tokio::spawn(run_to_its_end(Box::new(task), commands, end));
        queue
    }

    fn running_now(&self, code: &str) -> Option<Queue> {
        let running = self.running.lock().expect("nobody panics holding it");
        running.get(code).filter(|queue| !queue.is_closed()).cloned()
    }

    /// Wakes the tables at which somebody's time is up, for ever.
    pub async fn watch_clocks(self) {
        loop {
            tokio::time::sleep(Duration::from_secs(1)).await;
            for code in self.home.store.due(now()).await.unwrap_or_default() {
                let _ = self.send(&code, Command::Wake).await;
            }
        }
    }

    /// Tells every table to stop: what is not written yet is not told.
    pub async fn stop(&self) {
        let queues: Vec<_> = {
            let mut running = self.running.lock().expect("nobody panics holding it");
            running.drain().map(|(_, queue)| queue).collect()
        };
        for queue in queues {
            let _ = queue.send(Box::new(Command::Stop)).await;
        }
    }
}

/// A table as it follows from what is kept, if that can be read.
fn folded(code: &str, kept: KeptTable) -> Option<Table> {
    let mut table = Table::new(code.to_owned(), kept.founding).ok()?;
    for item in &kept.items {
        table.apply(item).ok()?;
    }
    Some(table)
}

/// Runs a table, and leaves nothing of it when it has ended.
async fn run_to_its_end(task: Box<TableTask>, commands: mpsc::Receiver<Box<Command>>, end: End) {
    task.run(commands).await;
    drop(end);
}

/// What is to be done when a table has ended, also by a panic: whoever was there is let go with it, and
/// the next who comes starts from what is kept.
struct End {
    table: i64,
    code: String,
    running: Arc<Mutex<HashMap<String, Queue>>>,
}

impl Drop for End {
    fn drop(&mut self) {
        metrics::gauge!("luckhouse_tables").decrement(1);
        if std::thread::panicking() {
            tracing::error!(table = self.table, "a table has ended by a panic");
        }
        let Ok(mut running) = self.running.lock() else { return };
        // Somebody may have started it again by now.
        if running.get(&self.code).is_some_and(mpsc::Sender::is_closed) {
            running.remove(&self.code);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::journal::{Dated, Item};
    use crate::store::Written;

    #[tokio::test]
    async fn a_table_nobody_touches_leaves_nothing_and_comes_back() {
        let name = format!("luckhouse-{}-forgotten.db", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_file(&path);
        let url = format!("sqlite:{}?mode=rwc", path.display());
        let store = Store::open(&url).await.unwrap();
        let idle = Duration::from_millis(20);
        let tables = Tables::new(store, Settings { idle, ..Settings::default() });
        // Even one with a clock: the storage wakes it in time.
        let letter = json!({ "type": "letter", "days": 3 });
        let set_up = json!({ "game": "lucky-duck", "seats": 2, "pace": letter });
        let code = tables.make(1, serde_json::from_value(set_up).unwrap()).await.unwrap();
        let sat = |seat| Item::Sat { seat, person: 1, name: "Ann".into(), share: None };
        let items = [sat(0), sat(1), Item::Started {}].map(|item| Dated { at: now(), item });
        let table = tables.store().table(&code).await.unwrap().unwrap().id;
        let begun = Written { table, first: 1, items: items.into(), known: None };
        tables.store().append(begun).await.unwrap();
        for _ in 0..3 {
            assert_eq!(tables.describe(&code).await.unwrap().free, 0);
            let start = std::time::Instant::now();
            while !tables.running.lock().unwrap().is_empty() {
                assert!(start.elapsed() < Duration::from_secs(20), "it is never forgotten");
                tokio::time::sleep(idle).await;
            }
        }
        let _ = std::fs::remove_file(&path);
    }
}
