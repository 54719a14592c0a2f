//! Since when the house runs, and when it did not: a row says that it is alive, and what was missing of it at the next
//! start was an outage. So was the time in which nothing could be written.
//!
//! Whatever is written says that it is alive too, at most once a second; where nothing is written and somebody's time
//! runs, it is said by itself.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use room::Millis;
use sitting::Outage;
use sqlx::{AnyConnection, Connection, Row};

use super::open::Address;
use super::writer::Statement;
use super::{Store, StoreError};
use crate::clock::{Clock, Wall};
use crate::panics::lock;

/// How often it is said that the house is alive, at most.
pub const BEAT: Millis = 1000;
/// Where nobody's time is up for so long, it is said less often.
const FAR: Millis = 3_600_000;
const SELDOM: Millis = 60_000;

/// When it was last said.
#[derive(Clone, Debug)]
pub struct Beat {
    clock: Clock,
    last: Arc<AtomicU64>,
}

impl Beat {
    pub fn new(clock: Clock) -> Beat {
        Beat { clock, last: Arc::new(AtomicU64::new(clock.began_at())) }
    }

    /// What says it, if that is due, and for when.
    pub fn due(&self, every: Millis) -> Option<(Millis, Statement)> {
        let (now, last) = (self.clock.now(), self.last.load(Ordering::Relaxed));
        let statement = || Statement {
            sql: "UPDATE alive SET at = $1 WHERE id = 1 AND at < $1",
            values: vec![now.cast_signed().into()],
        };
        (now >= last + every).then(|| (now, statement()))
    }

    /// It is written for this time: what is written from a beat after it on says it again.
    pub fn was_said(&self, at: Millis) {
        self.last.store(at, Ordering::Relaxed);
    }
}

/// All outages until now, and whether there is one.
#[derive(Clone, Debug)]
pub struct Outages(Arc<Mutex<Known>>);

#[derive(Debug)]
struct Known {
    /// In their order.
    all: Arc<[Outage]>,
    /// Since when nothing can be written.
    since: Option<Millis>,
}

impl Outages {
    pub fn new(all: Vec<Outage>) -> Outages {
        Outages(Arc::new(Mutex::new(Known { all: all.into(), since: None })))
    }

    pub fn all(&self) -> Arc<[Outage]> {
        lock(&self.0).all.clone()
    }

    pub fn count(&self) -> usize {
        lock(&self.0).all.len()
    }

    /// Since when nothing can be written, where that is so.
    pub fn since(&self) -> Option<Millis> {
        lock(&self.0).since
    }

    /// What was tried at this time could not be written.
    pub fn begin(&self, at: Millis) {
        lock(&self.0).since.get_or_insert(at);
    }

    /// It is over, and written down.
    pub fn end(&self, outage: Outage) {
        let mut known = lock(&self.0);
        known.since = None;
        known.all = known.all.iter().copied().chain([outage]).collect();
    }
}

impl Store {
    /// Says that the house is alive, if somebody's time is running.
    pub async fn beat(&self) -> Result<(), StoreError> {
        let first = self.one(sqlx::query("SELECT min(due) FROM tables")).await?;
        let first: Option<i64> = first.map(|row| row.try_get(0)).transpose()?.flatten();
        let Some(first) = first.map(i64::cast_unsigned) else { return Ok(()) };
        let every = if first > self.clock.now() + FAR { SELDOM } else { BEAT };
        if self.beat.due(every).is_some() {
            // With whatever is written.
            self.write(Vec::new(), None).await?;
        }
        Ok(())
    }
}

/// The clock of the house from now on, and all outages until now. Nothing that is written was dated later than a beat
/// after the last time it was said that the house is alive.
pub async fn begin(address: &Address, wall: &Wall) -> Result<(Clock, Vec<Outage>), StoreError> {
    let mut connection = address.writing().await?;
    let alive = sqlx::query("SELECT at FROM alive WHERE id = 1").fetch_one(&mut connection).await?;
    let alive = alive.try_get::<i64, _>(0)?.cast_unsigned();
    let clock = Clock::begin(wall, if alive == 0 { 0 } else { alive + BEAT });
    let outage = Outage { began: alive, ended: clock.began_at() };
    record(&mut connection, outage).await?;
    let rows = sqlx::query("SELECT began, ended FROM outages ORDER BY began");
    let rows = rows.fetch_all(&mut connection).await?;
    let outages = rows.iter().map(|row| {
        let (began, ended): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        Ok(Outage { began: began.cast_unsigned(), ended: ended.cast_unsigned() })
    });
    let outages = outages.collect::<Result<_, StoreError>>()?;
    connection.close().await?;
    Ok((clock, outages))
}

/// Where somebody's time was running, they have so much longer. What could not be known to be written may be written
/// again, with a later end.
pub async fn record(connection: &mut AnyConnection, outage: Outage) -> Result<(), StoreError> {
    let (began, ended) = (outage.began.cast_signed(), outage.ended.cast_signed());
    let mut transaction = connection.begin().await?;
    if outage.began > 0 {
        let known = sqlx::query("SELECT ended FROM outages WHERE began = $1").bind(began);
        let known = known.fetch_optional(&mut *transaction).await?;
        let given = known.map(|row| row.try_get::<i64, _>(0)).transpose()?.unwrap_or(began);
        let add = "INSERT INTO outages (began, ended) SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT) \
                   WHERE EXISTS (SELECT 1 FROM tables WHERE due IS NOT NULL) \
                   ON CONFLICT (began) DO UPDATE SET ended = excluded.ended";
        sqlx::query(add).bind(began).bind(ended).execute(&mut *transaction).await?;
        let later = "UPDATE tables SET due = due + $1 WHERE due IS NOT NULL";
        sqlx::query(later).bind(ended - given).execute(&mut *transaction).await?;
    }
    let now = "UPDATE alive SET at = $1 WHERE id = 1";
    sqlx::query(now).bind(ended).execute(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}
