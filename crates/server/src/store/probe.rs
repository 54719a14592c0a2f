//! Whether the storage does what it is there for: something is read, and something written for good.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use super::{PATIENCE, Store};
use crate::secret::secret;

/// So long an answer holds: whoever asks all the time does not make the database work all the time.
const HOLDS: Duration = Duration::from_secs(1);

/// As much as a busy second writes, in pieces of 64 bytes that no database can make smaller: a disk on which
/// there is less room is full.
const BALLAST: usize = 1024;

/// The last answer. Whoever asks meanwhile waits for the same one.
#[derive(Clone, Debug, Default)]
pub struct Probe(Arc<Mutex<Option<(Instant, bool)>>>);

impl Store {
    pub async fn is_ready(&self) -> bool {
        let mut last = self.probe.0.lock().await;
        if let Some((_, ready)) = last.filter(|(at, _)| at.elapsed() < HOLDS) {
            return ready;
        }
        let ready = self.reads_and_writes().await;
        *last = Some((Instant::now(), ready));
        ready
    }

    pub(super) async fn reads_and_writes(&self) -> bool {
        let write = "UPDATE probe SET at = $1, ballast = $2 WHERE id = 1";
        let ballast: String = (0..BALLAST).map(|_| secret()).collect();
        let values = vec![self.wall().cast_signed().into(), ballast.as_str().into()];
        let written = self.change(write, values);
        let written = async { timeout(PATIENCE, written).await };
        let (read, written) = tokio::join!(self.one(sqlx::query("SELECT 1")), written);
        read.is_ok() && matches!(written, Ok(Ok(1)))
    }
}
