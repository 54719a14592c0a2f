//! A TCP connection that ends when nobody reads, and that is counted while it is open.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

use crate::limits::Connected;

/// How many bytes have gone either way.
#[derive(Clone, Debug, Default)]
pub struct Traffic(Arc<AtomicU64>);

impl Traffic {
    fn add(&self, bytes: usize) {
        self.0.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// Comes true when fewer than `least` bytes have gone in a whole `period`.
    pub async fn is_idle(&self, least: u64, period: Duration) {
        let mut before = self.0.load(Ordering::Relaxed);
        loop {
            sleep(period).await;
            let now = self.0.load(Ordering::Relaxed);
            if now - before < least {
                return;
            }
            before = now;
        }
    }
}

/// The stream fails with `TimedOut` when no byte could be written for as long as `patience`.
pub struct Connection {
    stream: TcpStream,
    traffic: Traffic,
    patience: Duration,
    /// Runs while the other side does not read.
    stalled: Option<Pin<Box<Sleep>>>,
    _counted: Connected,
}

impl Connection {
    pub fn new(stream: TcpStream, counted: Connected, patience: Duration) -> Connection {
        let traffic = Traffic::default();
        Connection { stream, traffic, patience, stalled: None, _counted: counted }
    }

    pub fn traffic(&self) -> Traffic {
        self.traffic.clone()
    }

    /// Turns a write that has waited too long into an error.
    fn unless_stalled<T>(
        &mut self,
        cx: &mut Context<'_>,
        polled: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if polled.is_ready() {
            return polled;
        }
        let patience = self.patience;
        let limit = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(limit.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    fn wrote(
        &mut self,
        cx: &mut Context<'_>,
        polled: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(Ok(bytes)) = polled {
            self.stalled = None;
            self.traffic.add(bytes);
        }
        self.unless_stalled(cx, polled)
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let polled = Pin::new(&mut self.stream).poll_read(cx, buf);
        self.traffic.add(buf.filled().len() - before);
        polled
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wrote(cx, polled)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.wrote(cx, polled)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_flush(cx);
        self.unless_stalled(cx, polled)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.unless_stalled(cx, polled)
    }
}
