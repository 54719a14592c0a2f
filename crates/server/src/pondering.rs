//! Where the house thinks for long: beside the threads that serve, and at no more tables at once than there are cores.

use std::thread::available_parallelism;

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::block_in_place;

#[derive(Debug)]
pub struct Pondering(Semaphore);

impl Default for Pondering {
    fn default() -> Pondering {
        Pondering(Semaphore::new(available_parallelism().map_or(1, Into::into)))
    }
}

impl Pondering {
    /// Waits until a core is free to think on, and keeps it until what is returned is let go.
    pub async fn core(&self) -> SemaphorePermit<'_> {
        self.0.acquire().await.expect("nobody closes it")
    }

    /// Whatever else this thread would serve goes on elsewhere meanwhile.
    pub fn think<T>(think: impl FnOnce() -> T) -> T {
        match Handle::current().runtime_flavor() {
            RuntimeFlavor::MultiThread => block_in_place(think),
            _ => think(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn others_are_served_while_the_house_thinks() {
        let (say, said) = mpsc::channel();
        let house = tokio::spawn(async move {
            tokio::spawn(async move { say.send(()) });
            Pondering::think(|| said.recv_timeout(Duration::from_secs(20)))
        });
        assert_eq!(house.await.unwrap(), Ok(()));
    }

    #[tokio::test]
    async fn no_more_think_at_once_than_there_are_cores() {
        let pondering = Pondering(Semaphore::new(1));
        let core = pondering.core().await;
        assert!(tokio::time::timeout(Duration::from_millis(20), pondering.core()).await.is_err());
        drop(core);
        drop(pondering.core().await);
    }
}
