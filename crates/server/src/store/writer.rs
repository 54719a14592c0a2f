//! One writer for everything that changes: whatever waits is committed together, so that being durable
//! costs one commit for many.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use sitting::Outage;
use sqlx::any::AnyArguments;
use sqlx::error::ErrorKind;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::open::Address;
use super::outages::{BEAT, Beat, Outages, record};
use super::{PATIENCE, StoreError};
use crate::clock::Clock;
use crate::panics::caught;

/// The most jobs of one commit.
const AT_ONCE: usize = 2048;
/// How often it is tried again, when nothing can be written.
const AGAIN: Duration = Duration::from_millis(250);
/// How many rows go into one statement, as many as fit: few texts, so that each stays prepared.
const ROWS: [usize; 3] = [64, 8, 1];

/// A line of the journal.
#[derive(Debug)]
pub struct Line {
    pub table: i64,
    pub number: i64,
    pub at: i64,
    pub item: String,
}

#[derive(Debug)]
pub enum Value {
    Number(Option<i64>),
    Text(Option<String>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(Some(number))
    }
}

/// A time.
impl From<Option<u64>> for Value {
    fn from(at: Option<u64>) -> Value {
        Value::Number(at.map(u64::cast_signed))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

#[derive(Debug)]
pub struct Statement {
    pub sql: &'static str,
    pub values: Vec<Value>,
}

/// What is to be written, whole or not at all.
#[derive(Debug)]
pub struct Job {
    /// It is only written if there have been no more outages than these.
    pub outages: usize,
    pub lines: Vec<Line>,
    pub statement: Option<Statement>,
    /// How many rows the statement has changed.
    pub done: oneshot::Sender<Result<u64, StoreError>>,
}

pub struct Writer {
    address: Address,
    beat: Beat,
    clock: Clock,
    outages: Outages,
    connection: Option<AnyConnection>,
}

impl Writer {
    pub fn new(address: Address, beat: Beat, clock: Clock, outages: Outages) -> Writer {
        Writer { address, beat, clock, outages, connection: None }
    }

    pub async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut batch = Vec::new();
        loop {
            // That an outage is over is found out also where nobody writes.
            let patience = if self.outages.since().is_some() { AGAIN } else { Duration::MAX };
            match timeout(patience, queue.recv_many(&mut batch, AT_ONCE)).await {
                Ok(0) => return,
                Ok(_) => self.take(&mut batch).await,
                Err(_) => drop(self.in_time(Writer::end_outage).await),
            }
        }
    }

    /// Writes what was received, and tells everybody what came of it.
    async fn take(&mut self, batch: &mut Vec<Job>) {
        // Who has given up waiting was told that it is not known: so it is not written.
        batch.retain(|job: &Job| !job.done.is_closed());
        let beat = self.beat.due(BEAT).filter(|_| !batch.is_empty());
        let beat = beat.map(|(at, statement)| {
            let (outages, (done, _)) = (usize::MAX, oneshot::channel());
            batch.push(Job { outages, lines: Vec::new(), statement: Some(statement), done });
            at
        });
        let began = self.clock.now();
        let results = self.in_time(async |writer: &mut Writer| {
            writer.end_outage().await?;
            writer.refuse_outdated(batch);
            writer.write(batch).await
        });
        match results.await {
            Ok(results) => {
                if let Some(at) = beat {
                    self.beat.was_said(at);
                }
                let done = batch.drain(..).map(|job| job.done);
                done.zip(results).for_each(|(done, result)| drop(done.send(result)));
            }
            Err(why) => {
                self.outages.begin(began);
                batch.drain(..).for_each(|job| drop(job.done.send(Err(why.clone()))));
            }
        }
    }

    /// Whatever is left of a connection on which something was too slow or broke ends with it; the next takes another.
    async fn in_time<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut Writer) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let done = match caught(timeout(PATIENCE, work(self))).await {
            Some(Ok(done)) => done,
            Some(Err(_)) => Err(StoreError::Unsure("the database was too slow".to_owned())),
            None => Err(StoreError::Unsure("writing has panicked".to_owned())),
        };
        if done.is_err() {
            self.connection = None;
        }
        done
    }

    /// Where nothing could be written until now, that is written down first: nobody loses time to it.
    async fn end_outage(&mut self) -> Result<(), StoreError> {
        let Some(began) = self.outages.since() else { return Ok(()) };
        let outage = Outage { began, ended: self.clock.now() };
        record(self.reach().await?, outage).await?;
        self.outages.end(outage);
        tracing::warn!(milliseconds = outage.lasted(), "the storage works again");
        Ok(())
    }

    /// What follows from a table at which nobody had been given back their time is not written.
    fn refuse_outdated(&self, batch: &mut Vec<Job>) {
        let now = self.outages.count();
        for job in batch.extract_if(.., |job| job.outages < now) {
            let why = StoreError::Database("there was an outage".to_owned());
            drop(job.done.send(Err(why)));
        }
    }

    /// What came of each job, or of all of them.
    async fn write(&mut self, batch: &[Job]) -> Result<Vec<Result<u64, StoreError>>, StoreError> {
        let connection = self.reach().await?;
        match together(connection, batch).await {
            Ok(changed) => Ok(changed.into_iter().map(Ok).collect()),
            Err(Fault::OfOne) => apart(connection, batch).await,
            Err(Fault::OfAll(why)) => Err(why),
        }
    }

    /// A connection that has died since is replaced here, before anything is lost by it.
    async fn reach(&mut self) -> Result<&mut AnyConnection, StoreError> {
        if let Some(connection) = &mut self.connection
            && connection.ping().await.is_err()
        {
            self.connection = None;
        }
        if self.connection.is_none() {
            self.connection = Some(self.address.writing().await?);
        }
        self.connection.as_mut().ok_or(StoreError::Stopped)
    }
}

enum Fault {
    /// One job cannot be written as things stand, and spoils the others.
    OfOne,
    OfAll(StoreError),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Fault {
        if is_of_one(&error) { Fault::OfOne } else { Fault::OfAll(error.into()) }
    }
}

/// Whether the database works and will not have just this: a constraint, or a text it cannot hold.
fn is_of_one(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|why| {
        let constraint = !matches!(why.kind(), ErrorKind::Other);
        constraint || why.code().is_some_and(|code| code.len() == 5 && code.starts_with("22"))
    })
}

/// All jobs with as few statements as they need.
async fn together(connection: &mut AnyConnection, batch: &[Job]) -> Result<Vec<u64>, Fault> {
    let mut transaction = connection.begin().await?;
    let lines: Vec<&Line> = batch.iter().flat_map(|job| &job.lines).collect();
    insert(&mut transaction, &lines).await?;
    let mut changed = Vec::with_capacity(batch.len());
    for job in batch {
        changed.push(execute(&mut transaction, job.statement.as_ref()).await?);
    }
    transaction.commit().await.map_err(|why| Fault::OfAll(unsure(&why)))?;
    Ok(changed)
}

/// Each job by itself, still in one commit: those that can be written are.
async fn apart(
    connection: &mut AnyConnection,
    batch: &[Job],
) -> Result<Vec<Result<u64, StoreError>>, StoreError> {
    let mut transaction = connection.begin().await?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        let mut savepoint = transaction.begin().await?;
        match alone(&mut savepoint, job).await {
            Ok(changed) => {
                savepoint.commit().await?;
                results.push(Ok(changed));
            }
            Err(why) if is_of_one(&why) => {
                savepoint.rollback().await?;
                results.push(Err(why.into()));
            }
            Err(why) => return Err(why.into()),
        }
    }
    transaction.commit().await.map_err(|why| unsure(&why))?;
    Ok(results)
}

async fn alone(connection: &mut AnyConnection, job: &Job) -> Result<u64, sqlx::Error> {
    insert(connection, &job.lines.iter().collect::<Vec<_>>()).await?;
    execute(connection, job.statement.as_ref()).await
}

fn unsure(why: &sqlx::Error) -> StoreError {
    StoreError::Unsure(why.to_string())
}

static INSERTS: LazyLock<[(usize, Arc<str>); ROWS.len()]> = LazyLock::new(|| {
    ROWS.map(|rows| {
        let row = |at: usize| format!("(${}, ${}, ${}, ${})", at + 1, at + 2, at + 3, at + 4);
        let values: Vec<String> = (0..rows).map(|it| row(4 * it)).collect();
        let head = "INSERT INTO journal (table_id, number, at, item) VALUES ";
        (rows, format!("{head}{}", values.join(", ")).into())
    })
});

async fn insert(connection: &mut AnyConnection, mut lines: &[&Line]) -> Result<(), sqlx::Error> {
    for (rows, sql) in &*INSERTS {
        while let Some((now, later)) = lines.split_at_checked(*rows) {
            let mut query = sqlx::query(AssertSqlSafe(sql.clone()));
            for line in now {
                query = query.bind(line.table).bind(line.number).bind(line.at).bind(&line.item);
            }
            query.execute(&mut *connection).await?;
            lines = later;
        }
    }
    Ok(())
}

async fn execute(
    connection: &mut AnyConnection,
    statement: Option<&Statement>,
) -> Result<u64, sqlx::Error> {
    let Some(statement) = statement else { return Ok(0) };
    let query: Query<'_, Any, AnyArguments> = sqlx::query(statement.sql);
    let query = statement.values.iter().fold(query, |query, value| match value {
        Value::Number(number) => query.bind(*number),
        Value::Text(text) => query.bind(text.as_deref()),
    });
    Ok(query.execute(connection).await?.rows_affected())
}
