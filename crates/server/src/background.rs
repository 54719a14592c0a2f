//! Background tasks: what the house does by itself, again and again. A panic ends one time of it, not those after it.

use std::time::Duration;

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::panics::caught;
use crate::tables::Tables;

const CLOCKS: Duration = Duration::from_secs(1);
/// A server that has just started has other things to do.
const RETENTION_AT_FIRST: Duration = Duration::from_mins(5);
const RETENTION: Duration = Duration::from_hours(1);
/// What is measured piles up in memory until it is added up, also where nobody asks for it.
const UPKEEP: Duration = Duration::from_secs(5);

/// They end when this is dropped.
pub struct Background {
    _tasks: JoinSet<()>,
}

impl Background {
    pub fn start(tables: &Tables, metrics: Option<PrometheusHandle>) -> Background {
        let mut tasks = JoinSet::new();
        let watched = tables.clone();
        tasks.spawn(repeat(CLOCKS, CLOCKS, move || watched.clone().watch_clocks()));
        let watched = tables.clone();
        tasks.spawn(repeat(RETENTION_AT_FIRST, RETENTION, move || {
            watched.clone().watch_retention()
        }));
        if let Some(metrics) = metrics {
            let keep_up = move || {
                let metrics = metrics.clone();
                async move { metrics.run_upkeep() }
            };
            tasks.spawn(repeat(UPKEEP, UPKEEP, keep_up));
        }
        Background { _tasks: tasks }
    }
}

async fn repeat<F: Future<Output = ()>>(first: Duration, every: Duration, work: impl Fn() -> F) {
    sleep(first).await;
    loop {
        if caught(work()).await.is_none() {
            tracing::error!("a background task has panicked; it is tried again");
        }
        sleep(every).await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::task::yield_now;

    use super::*;

    #[tokio::test]
    async fn a_background_task_that_panics_is_tried_again() {
        let tried = AtomicU32::new(0);
        let breaks = || async {
            tried.fetch_add(1, Ordering::Relaxed);
            panic!("on purpose");
        };
        let three_times = async {
            while tried.load(Ordering::Relaxed) < 3 {
                yield_now().await;
            }
        };
        tokio::select! {
            () = repeat(Duration::ZERO, Duration::ZERO, breaks) => unreachable!("it ends never"),
            () = three_times => {}
        }
    }
}
