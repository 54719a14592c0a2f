//! A panic belongs to the request, the table or the transaction in which it happened: it is logged there, and everybody
//! else goes on.

use std::panic::{self, AssertUnwindSafe};
use std::sync::{Mutex, MutexGuard, PoisonError};

use futures::FutureExt;

/// What this comes to, unless it panics. What it was changing must not be used afterwards.
pub async fn caught<T>(work: impl Future<Output = T>) -> Option<T> {
    AssertUnwindSafe(work).catch_unwind().await.ok()
}

/// Locks this, also after a panic of somebody who held it: what is kept under our locks is changed by single
/// assignments, each of which leaves it usable.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on panics go to the log with their place in the source. What they say goes along only where it is a
/// constant: everything else might name a card or a token.
pub fn log_panics() {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        let why = info.payload().downcast_ref::<&'static str>().copied().unwrap_or_default();
        tracing::error!(place, why, "panic");
    }));
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::thread;

    use super::*;

    #[tokio::test]
    async fn what_panics_comes_to_nothing_and_the_rest_to_what_it_is() {
        assert_eq!(caught(async { 5 }).await, Some(5));
        let broken = async {
            tokio::task::yield_now().await;
            panic!("on purpose");
        };
        assert_eq!(caught(broken).await, None);
    }

    #[test]
    fn a_lock_is_of_use_after_a_panic_under_it() {
        let counted = Arc::new(Mutex::new(1));
        let held = counted.clone();
        let panicked = thread::spawn(move || {
            let mut held = lock(&held);
            *held += 1;
            panic!("on purpose");
        });
        assert!(panicked.join().is_err() && counted.is_poisoned());
        assert_eq!(*lock(&counted), 2);
    }
}
