//! What waits to be sent to a device: so many messages and so many bytes, and no more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// The most messages that wait.
const MESSAGES: usize = 64;
/// The most bytes that wait. Those that several devices are sent count for each of them: the last to
/// read keeps them.
const BYTES: usize = 256 * 1024;

/// Where a table puts what a device is to be told.
#[derive(Clone, Debug)]
pub struct Outbound {
    messages: Sender<Utf8Bytes>,
    waiting: Arc<Waiting>,
}

/// Where a socket takes it from.
#[derive(Debug)]
pub struct News {
    messages: Receiver<Utf8Bytes>,
    waiting: Arc<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    bytes: AtomicUsize,
    is_behind: AtomicBool,
    is_barred: AtomicBool,
}

/// The device has too much to read already, or is gone.
#[derive(Debug)]
pub struct Full;

pub fn outbound() -> (Outbound, News) {
    let (sender, messages) = mpsc::channel(MESSAGES);
    let waiting = Arc::<Waiting>::default();
    let outbound = Outbound { messages: sender, waiting: waiting.clone() };
    (outbound, News { messages, waiting })
}

impl Outbound {
    /// One message of any length may wait alone: where a table stands has to be told.
    pub fn send(&self, message: Utf8Bytes) -> Result<(), Full> {
        let length = message.len();
        let before = self.waiting.bytes.fetch_add(length, Ordering::Relaxed);
        let fits = before == 0 || before + length <= BYTES;
        if fits && self.messages.try_send(message).is_ok() {
            return Ok(());
        }
        self.waiting.bytes.fetch_sub(length, Ordering::Relaxed);
        self.waiting.is_behind.store(true, Ordering::Relaxed);
        Err(Full)
    }

    /// The device may not watch: it is told so when it has been sent the rest.
    pub fn bar(&self) {
        self.waiting.is_barred.store(true, Ordering::Relaxed);
    }

    pub fn is_closed(&self) -> bool {
        self.messages.is_closed()
    }
}

impl News {
    /// The next message. It waits until [`News::sent`] says that it does no more.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        self.messages.recv().await
    }

    /// The next message, if it waits already.
    pub fn try_next(&mut self) -> Option<Utf8Bytes> {
        self.messages.try_recv().ok()
    }

    /// So many bytes have gone to the device.
    pub fn sent(&self, bytes: usize) {
        self.waiting.bytes.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// Whether something did not fit.
    pub fn is_behind(&self) -> bool {
        self.waiting.is_behind.load(Ordering::Relaxed)
    }

    /// Whether the device may not watch.
    pub fn is_barred(&self) -> bool {
        self.waiting.is_barred.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fill(outbound: &Outbound, message: &Utf8Bytes) -> usize {
        (0..1000).take_while(|_| outbound.send(message.clone()).is_ok()).count()
    }

    #[tokio::test]
    async fn what_waits_is_limited_in_messages_and_in_bytes() {
        let (outbound, news) = outbound();
        assert_eq!(fill(&outbound, &"x".into()), MESSAGES);
        assert!(news.is_behind());
        drop((outbound, news));

        let (outbound, mut news) = super::outbound();
        let long: Utf8Bytes = "x".repeat(BYTES / 8).into();
        assert_eq!((fill(&outbound, &long), news.is_behind()), (8, true));
        let taken = news.next().await.unwrap();
        assert_eq!(fill(&outbound, &long), 0, "it has not gone yet");
        news.sent(taken.len());
        assert_eq!(fill(&outbound, &long), 1);
    }

    #[test]
    fn one_message_of_any_length_may_wait_alone() {
        let (outbound, _news) = outbound();
        assert!(outbound.send("x".repeat(2 * BYTES).into()).is_ok());
        assert!(outbound.send("x".into()).is_err());
    }
}
