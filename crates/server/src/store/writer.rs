//! One writer for everything that changes: whatever waits is committed together, so that being durable
//! costs one commit for many.

use std::sync::{Arc, LazyLock};

use sqlx::any::AnyArguments;
use sqlx::error::ErrorKind;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::open::Address;
use super::outages::{BEAT, Beat};
use super::{PATIENCE, StoreError};
use crate::panics::caught;

/// The most jobs of one commit.
const AT_ONCE: usize = 2048;
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
    pub lines: Vec<Line>,
    pub statement: Option<Statement>,
    /// How many rows the statement has changed.
    pub done: oneshot::Sender<Result<u64, StoreError>>,
}

pub struct Writer {
    address: Address,
    beat: Beat,
    connection: Option<AnyConnection>,
}

impl Writer {
    pub fn new(address: Address, beat: Beat) -> Writer {
        Writer { address, beat, connection: None }
    }

    pub async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut batch = Vec::new();
        while queue.recv_many(&mut batch, AT_ONCE).await > 0 {
            // Who has given up waiting was told that it is not known: so it is not written.
            batch.retain(|job: &Job| !job.done.is_closed());
            let (done, _) = oneshot::channel();
            let beat = self.beat.due(BEAT).filter(|_| !batch.is_empty());
            let beats = beat.is_some();
            batch.extend(beat.map(|it| Job { lines: Vec::new(), statement: Some(it), done }));
            let results = match caught(timeout(PATIENCE, self.write(&batch))).await {
                Some(Ok(results)) => results,
                Some(Err(_)) => Err(StoreError::Unsure("the database was too slow".to_owned())),
                None => Err(StoreError::Unsure("writing has panicked".to_owned())),
            };
            match results {
                Ok(results) => {
                    if beats {
                        self.beat.was_said();
                    }
                    let done = batch.drain(..).map(|job| job.done);
                    done.zip(results).for_each(|(done, result)| drop(done.send(result)));
                }
                Err(why) => {
                    // Whatever is left of this connection ends with it; the next batch takes another.
                    self.connection = None;
                    batch.drain(..).for_each(|job| drop(job.done.send(Err(why.clone()))));
                }
            }
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
