//! Tables that nobody touches are deleted after a time that the operator sets, for good; games that somebody who
//! played wants to be kept are not, as long as they have a device or a program.

use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::store::{Old, StoreError, Untouched};
use crate::table_task::Command;
use crate::tables::Tables;

/// No longer than this a table is kept at which no game has begun.
const NEVER_BEGUN: Duration = Duration::from_hours(7 * 24);
/// What others write goes between two parts of what is deleted.
const PAUSE: Duration = Duration::from_millis(5);
/// Whoever is just becoming somebody has no token for a moment.
const NEW: u64 = 24 * 60 * 60 * 1000;

impl Tables {
    /// Deletes what is kept no longer.
    pub async fn watch_retention(self) {
        // By the clock that is behind: nothing is deleted early because one was set.
        let now = self.store().clock().now().min(self.store().wall());
        match self.delete_old(now).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "tables that nobody touched are deleted"),
            Err(why) => tracing::warn!(%why, "old tables could not be deleted"),
        }
    }

    /// Deletes the tables that nobody has touched for as long as tables are kept, and what else is of no use to
    /// anybody. Returns how many tables.
    pub async fn delete_old(&self, now: u64) -> Result<u64, StoreError> {
        self.forget_wishes(now).await?;
        if let Some(keep) = self.keeps_for() {
            for (keep, begun) in [(keep, true), (keep.min(NEVER_BEGUN), false)] {
                let since = now.saturating_sub(keep.as_millis() as u64);
                self.hide_old(Old { since, begun }).await?;
            }
        }
        let deleted = self.delete_hidden().await?;
        while self.store().forget_people(now.saturating_sub(NEW)).await? > 0 {
            sleep(PAUSE).await;
        }
        // Every time: where somebody was just reading, there may be something left from before.
        self.store().wipe().await?;
        Ok(deleted)
    }

    /// What is wanted by people whom nobody can be any more lapses before tables are looked at.
    async fn forget_wishes(&self, now: u64) -> Result<(), StoreError> {
        self.store().forget_expired(now).await?;
        while self.store().forget_kept(now.saturating_sub(NEW)).await? > 0 {
            sleep(PAUSE).await;
        }
        Ok(())
    }

    async fn hide_old(&self, old: Old) -> Result<(), StoreError> {
        let mut last: Option<Untouched> = None;
        loop {
            let some = self.store().untouched(old, last.as_ref()).await?;
            for table in &some {
                self.bar(|barred| barred.insert(table.code.clone()));
                let hidden = self.hide_if_vacant(table, old).await;
                self.bar(|barred| barred.remove(&table.code));
                hidden?;
                sleep(PAUSE).await;
            }
            last = some.last().cloned();
            if last.is_none() {
                return Ok(());
            }
        }
    }

    /// Nobody comes in meanwhile; where somebody is, nothing happens.
    async fn hide_if_vacant(&self, table: &Untouched, old: Old) -> Result<(), StoreError> {
        // One that is being loaded may have been read before it was barred. It does not start any more.
        if let Some(load) = self.under_way(&table.code) {
            drop(load.await);
        }
        let (answer, answered) = oneshot::channel();
        if self.tell(&table.code, Command::Vacate { answer }).await.is_ok()
            && answered.await == Ok(false)
        {
            return Ok(());
        }
        self.store().hide(table.id, old).await.map(drop)
    }

    async fn delete_hidden(&self) -> Result<u64, StoreError> {
        let mut deleted = 0;
        loop {
            let hidden = self.store().hidden().await?;
            if hidden.is_empty() {
                return Ok(deleted);
            }
            for table in hidden {
                while !self.store().delete_part(table).await? {
                    sleep(PAUSE).await;
                }
                deleted += 1;
            }
        }
    }
}
