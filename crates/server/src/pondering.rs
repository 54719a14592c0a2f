//! Where the house thinks for long: beside the threads that serve, and at no more tables at once than there are cores.

use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

#[derive(Debug)]
pub struct Pondering(Semaphore);

impl Default for Pondering {
    fn default() -> Pondering {
        Pondering(Semaphore::new(available_parallelism().map_or(1, Into::into)))
    }
}

impl Pondering {
    /// Thinks as soon as a core is free, those first who came first. Nothing comes of a thought that panics.
    pub async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _core = self.0.acquire().await.ok()?;
        spawn_blocking(think).await.ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn others_are_served_while_the_house_thinks() {
        let (say, said) = mpsc::channel();
        let pondering = Pondering::default();
        let thought = pondering.think(move || said.recv_timeout(Duration::from_secs(20)));
        let (thought, said) = tokio::join!(thought, async { say.send(()) });
        assert_eq!((thought, said), (Some(Ok(())), Ok(())));
    }

    #[tokio::test]
    async fn no_more_think_at_once_than_there_are_cores() {
        let pondering = Arc::new(Pondering(Semaphore::new(1)));
        let (go_on, wait) = mpsc::channel::<()>();
        let (first, other) = (pondering.clone(), pondering.clone());
        let first = tokio::spawn(async move { first.think(move || wait.recv().is_ok()).await });
        while pondering.0.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let other = tokio::spawn(async move { other.think(|| true).await });
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(!other.is_finished());
        go_on.send(()).unwrap();
        assert_eq!((first.await.unwrap(), other.await.unwrap()), (Some(true), Some(true)));
    }

    #[tokio::test]
    async fn a_thought_that_panics_leaves_the_core_to_others() {
        let pondering = Pondering(Semaphore::new(1));
        assert_eq!(pondering.think(|| panic!("on purpose")).await, None::<()>);
        assert_eq!(pondering.think(|| 1).await, Some(1));
    }
}
