//! Tables that are being loaded: once for all who ask meanwhile, and no more at a time than there are cores.

use futures::FutureExt;
use futures::future::{BoxFuture, Shared};
use sitting::Table;
use tokio::task::spawn_blocking;

use super::{NoTable, Queue, Tables};
use crate::panics::caught;
use crate::store::{KeptTable, StoreError};
use crate::table_task::TableTask;

/// What comes of it, for everybody who waits.
pub type Load = Shared<BoxFuture<'static, Result<Queue, NoTable>>>;

impl Tables {
    /// The load of this table that is under way, or a new one.
    pub(super) fn load(&self, code: &str) -> Load {
        let mut running = self.running();
        if let Some(load) = running.loading.get(code) {
            return load.clone();
        }
        let (tables, asked) = (self.clone(), code.to_owned());
        // In a task of its own: it comes to its end also where nobody waits any more.
        let loaded = tokio::spawn(async move {
            let loaded = caught(tables.loaded(&asked)).await;
            tables.running().loading.remove(&asked);
            loaded
        });
        let stopped = || Err(StoreError::Stopped.into());
        let load = loaded.map(move |it| it.ok().flatten().unwrap_or_else(stopped));
        let load = load.boxed().shared();
        running.loading.insert(code.to_owned(), load.clone());
        load
    }

    /// The load of this table, if one is under way.
    pub fn under_way(&self, code: &str) -> Option<Load> {
        self.running().loading.get(code).cloned()
    }

    async fn loaded(&self, code: &str) -> Result<Queue, NoTable> {
        if self.is_closed() {
            return Err(NoTable::Closed);
        }
        // Nobody who mistypes a code waits for the tables of others.
        if !self.home.store.has_table(code).await? {
            return Err(NoTable::Unknown);
        }
        let _core = self.loads.acquire().await.map_err(|_| NoTable::Closed)?;
        // Somebody who asks for one table after the other and leaves does not make others wait.
        if !self.is_waited_for(code) {
            return Err(StoreError::Stopped.into());
        }
        let kept = self.home.store.table(code).await.inspect_err(|why| {
            if matches!(why, StoreError::Unreadable(_)) {
                tracing::error!(%why, "a table cannot be loaded");
                self.running().broken.broke(code);
            }
        });
        let kept = kept?.ok_or(NoTable::Unknown)?;
        let task = self.folded(code, kept).await?;
        self.run(code, task).ok_or(NoTable::Closed)
    }

    /// Whether somebody has the load of this table besides the list of loads.
    fn is_waited_for(&self, code: &str) -> bool {
        let running = self.running();
        running.loading.get(code).and_then(Shared::strong_count).is_some_and(|count| count > 1)
    }

    /// Beside the threads that serve; should the rules panic over what is kept, only this table is lost.
    pub(super) async fn folded(&self, code: &str, kept: KeptTable) -> Result<TableTask, NoTable> {
        let (id, home, named) = (kept.id, self.home.clone(), code.to_owned());
        let fold = move || {
            let outages = home.store.outages();
            let table = Table::folded(named, kept.founding, &kept.items, &outages)?;
            Some(TableTask::new(id, table, outages.len(), home))
        };
        let why = match spawn_blocking(fold).await {
            Ok(Some(task)) => return Ok(task),
            Ok(None) => "an item is refused",
            Err(_) => "a panic",
        };
        tracing::error!(table = id, why, "the journal of a table is corrupt");
        self.running().broken.broke(code);
        Err(StoreError::Unreadable(format!("table {id}")).into())
    }
}
