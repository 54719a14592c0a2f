//! What is kept: people, tables and their journals, in SQLite or PostgreSQL.
//!
//! Whatever changes goes through one writer; a pool of connections only reads. Every call returns in a
//! bounded time, and once the database works again so does the storage.

mod backup;
mod error;
mod keeping;
mod open;
mod outages;
mod private;
mod probe;
mod sole;
#[cfg(test)]
mod tests;
mod tokens;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use futures::TryStreamExt;
use sitting::{Dated, Founding, LONGEST_JOURNAL, Outage, PersonId};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyPool, Row};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::clock::{Clock, Wall};
use open::Address;
use outages::{Beat, Outages};
use probe::Probe;
use writer::{Job, Line, Statement, Value, Writer};

pub use backup::{backup, restore};
pub use error::StoreError;
pub use keeping::{Old, Untouched};
pub use sole::Sole;
#[cfg(test)]
pub use tests::database::Database;
pub use tokens::TokenKind;

/// The longest that is waited for one answer of the database, or for one commit.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest that somebody waits until something is written: the commit before, their own, and some.
const LONGEST: Duration = Duration::from_secs(12);
/// As many jobs wait to be written before whoever asks has to wait too.
const QUEUE: usize = 4096;

/// What happened to a table, from this number on.
#[derive(Clone, Debug)]
pub struct Written {
    pub table: i64,
    pub first: u32,
    pub items: Vec<Dated>,
    /// What it is known by from now on, if that has changed.
    pub known: Option<Known>,
    /// Of so many outages the table knew. After another one it has to be thought about again: who was late may have
    /// time left.
    pub outages: usize,
}

/// What the storage must know of a table without playing it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Known {
    /// Whether a game has begun there.
    pub begun: bool,
    pub due: Option<u64>,
    /// Of a game that has just ended: what stands there stays otherwise.
    pub record: Option<String>,
}

/// A table as it is kept.
#[derive(Debug)]
pub struct KeptTable {
    pub id: i64,
    pub founding: Founding,
    pub items: Vec<Dated>,
}

/// The record of a game that is over.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct KeptRecord {
    pub text: String,
    /// Whether anybody might watch.
    pub watched: bool,
}

#[derive(Clone, Debug)]
pub struct Store {
    address: Address,
    pool: AnyPool,
    writer: mpsc::Sender<Job>,
    probe: Probe,
    wall: Wall,
    clock: Clock,
    beat: Beat,
    outages: Outages,
}

impl Store {
    /// Opens the database at this address (`sqlite:FILE` or `postgres://…`) and brings it up to date.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        Store::open_by(url, Wall::default()).await
    }

    /// The same, by this wall clock.
    pub async fn open_by(url: &str, wall: Wall) -> Result<Store, StoreError> {
        let address = Address::parse(url)?;
        let alone = address.alone().await?;
        address.keep_private();
        address.migrate().await?;
        let pool = address.pool().await?;
        let (clock, outages) = outages::begin(&address, &wall).await?;
        drop(alone);
        let (writer, queue) = mpsc::channel(QUEUE);
        let (beat, outages) = (Beat::new(clock), Outages::new(outages));
        let written = Writer::new(address.clone(), beat.clone(), clock, outages.clone());
        tokio::spawn(written.run(queue));
        let probe = Probe::default();
        let store = Store { address, pool, writer, probe, wall, clock, beat, outages };
        store.forget_expired(store.wall()).await?;
        Ok(store)
    }

    /// The time on the wall, by which tokens and links end.
    pub fn wall(&self) -> u64 {
        self.wall.now()
    }

    /// The house's own clock, by which everything at a table goes.
    pub fn clock(&self) -> Clock {
        self.clock
    }

    /// When the house did not run or could not write, in their order.
    pub fn outages(&self) -> Arc<[Outage]> {
        self.outages.all()
    }

    /// Whether nothing can be written now: nobody's time runs out as long as that is so.
    pub fn is_failing(&self) -> bool {
        self.outages.since().is_some()
    }

    pub async fn add_person(&self, id: PersonId, name: &str, now: u64) -> Result<(), StoreError> {
        let add = "INSERT INTO people (id, name, made_at) VALUES ($1, $2, $3)";
        self.change(add, vec![id.into(), name.into(), now.cast_signed().into()]).await.map(drop)
    }

    pub async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        let set = "UPDATE people SET name = $1 WHERE id = $2";
        self.change(set, vec![name.into(), person.into()]).await.map(drop)
    }

    pub async fn add_table(
        &self,
        id: i64,
        code: &str,
        founding: &Founding,
        now: u64,
    ) -> Result<(), StoreError> {
        let add =
            "INSERT INTO tables (id, code, founding, made_at, begun) VALUES ($1, $2, $3, $4, 0)";
        let text = serde_json::to_string(founding)?;
        let values = vec![id.into(), code.into(), text.as_str().into(), now.cast_signed().into()];
        self.change(add, values).await.map(drop)
    }

    pub async fn has_table(&self, code: &str) -> Result<bool, StoreError> {
        let find = "SELECT id FROM tables WHERE code = $1";
        Ok(self.one(sqlx::query(find).bind(code)).await?.is_some())
    }

    pub async fn table(&self, code: &str) -> Result<Option<KeptTable>, StoreError> {
        let find = "SELECT id, founding, \
                    (SELECT MAX(number) FROM journal WHERE journal.table_id = tables.id) \
                    FROM tables WHERE code = $1";
        let Some(row) = self.one(sqlx::query(find).bind(code)).await? else { return Ok(None) };
        let (id, founding): (i64, &str) = (row.try_get(0)?, row.try_get(1)?);
        let length: i64 = row.try_get::<Option<_>, _>(2)?.unwrap_or_default();
        if length > LONGEST_JOURNAL.into() {
            let why =
                format!("journal of table {id} is corrupt: longer than {LONGEST_JOURNAL} items");
            return Err(StoreError::Unreadable(why));
        }
        let items = timeout(PATIENCE, self.journal(id)).await.map_err(|_| StoreError::Slow)??;
        Ok(Some(KeptTable { id, founding: json::read(founding)?, items }))
    }

    /// What happened at a table, read as a stream.
    async fn journal(&self, table: i64) -> Result<Vec<Dated>, StoreError> {
        let find = "SELECT at, item FROM journal WHERE table_id = $1 ORDER BY number";
        let mut rows = sqlx::query(find).bind(table).fetch(&self.pool);
        let mut items = Vec::new();
        while let Some(row) = rows.try_next().await? {
            let (at, item): (i64, &str) = (row.try_get(0)?, row.try_get(1)?);
            items.push(Dated { at: at.cast_unsigned(), item: json::read(item)? });
        }
        Ok(items)
    }

    /// The codes of the tables at which somebody's time is up.
    pub async fn due(&self, now: u64) -> Result<Vec<String>, StoreError> {
        let find = "SELECT code FROM tables WHERE due <= $1 ORDER BY due LIMIT 1000";
        let rows = self.all(sqlx::query(find).bind(now.cast_signed())).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// The record of a table, if its game is over, if there is such a table.
    pub async fn record(&self, code: &str) -> Result<Option<Option<KeptRecord>>, StoreError> {
        let find = "SELECT record, founding FROM tables WHERE code = $1";
        let Some(row) = self.one(sqlx::query(find).bind(code)).await? else { return Ok(None) };
        let Some(text) = row.try_get(0)? else { return Ok(Some(None)) };
        let founding: Founding = json::read(row.try_get(1)?)?;
        Ok(Some(Some(KeptRecord { text, watched: founding.set_up.watched })))
    }

    /// Writes what happened to a table. When this returns, it is durable; who writes a number second is
    /// refused.
    pub async fn append(&self, written: Written) -> Result<(), StoreError> {
        let table = written.table;
        let lines = (i64::from(written.first)..).zip(&written.items).map(|(number, dated)| {
            let item = serde_json::to_string(&dated.item)?;
            Ok(Line { table, number, at: dated.at.cast_signed(), item })
        });
        let lines = lines.collect::<Result<_, StoreError>>()?;
        let statement = written.known.map(|known| Statement {
            sql: "UPDATE tables SET begun = $1, due = $2, record = COALESCE($3, record) WHERE id = $4",
            values: vec![
                i64::from(known.begun).into(),
                known.due.into(),
                Value::Text(known.record),
                table.into(),
            ],
        });
        self.write_after(written.outages, lines, statement).await.map(drop)
    }

    /// Changes rows durably, and returns how many.
    async fn change(&self, sql: &'static str, values: Vec<Value>) -> Result<u64, StoreError> {
        self.write(Vec::new(), Some(Statement { sql, values })).await
    }

    async fn write(
        &self,
        lines: Vec<Line>,
        statement: Option<Statement>,
    ) -> Result<u64, StoreError> {
        self.write_after(usize::MAX, lines, statement).await
    }

    /// The same, unless there have been more outages.
    async fn write_after(
        &self,
        outages: usize,
        lines: Vec<Line>,
        statement: Option<Statement>,
    ) -> Result<u64, StoreError> {
        let (done, answer) = oneshot::channel();
        let written = async {
            let job = Job { outages, lines, statement, done };
            self.writer.send(job).await.map_err(|_| StoreError::Stopped)?;
            answer.await.map_err(|_| StoreError::Stopped)?
        };
        let slow = |_| Err(StoreError::Unsure("the database was too slow".to_owned()));
        timeout(LONGEST, written).await.unwrap_or_else(slow)
    }

    async fn one(&self, query: Query<'_, Any, AnyArguments>) -> Result<Option<AnyRow>, StoreError> {
        let row = timeout(PATIENCE, query.fetch_optional(&self.pool)).await;
        Ok(row.map_err(|_| StoreError::Slow)??)
    }

    async fn all(&self, query: Query<'_, Any, AnyArguments>) -> Result<Vec<AnyRow>, StoreError> {
        let rows = timeout(PATIENCE, query.fetch_all(&self.pool)).await;
        Ok(rows.map_err(|_| StoreError::Slow)??)
    }
}
