//! Lines on which nobody says anything are closed: before its first bytes are there, it is not known
//! which HTTP a device speaks, and nobody else looks at the clock. So are lines that begin as HTTP/2,
//! which has neither `Host` nor an end to how long a line may lie idle.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum_server::accept::Accept;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// How HTTP/2 begins; as many bytes tell one HTTP from another.
const HTTP_2: &[u8; 24] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

#[derive(Clone)]
pub struct PromptAcceptor<A> {
    pub inner: A,
    pub patience: Duration,
}

impl<A, I, S> Accept<I, S> for PromptAcceptor<A>
where
    A: Accept<I, S>,
    A::Future: Send + 'static,
{
    type Stream = Prompt<A::Stream>;
    type Service = A::Service;
    type Future = Pin<Box<dyn Future<Output = io::Result<(Self::Stream, A::Service)>> + Send>>;

    fn accept(&self, stream: I, service: S) -> Self::Future {
        let (accepted, patience) = (self.inner.accept(stream, service), self.patience);
        Box::pin(async move {
            let (stream, service) = accepted.await?;
            let limit = Some(Box::pin(sleep(patience)));
            Ok((Prompt { stream, limit, begins: 0 }, service))
        })
    }
}

/// A stream whose first bytes have to come in time.
pub struct Prompt<S> {
    stream: S,
    /// Until it is known how the line begins.
    limit: Option<Pin<Box<Sleep>>>,
    /// As many bytes have come that HTTP/2 begins with.
    begins: usize,
}

impl<S: AsyncRead + Unpin> AsyncRead for Prompt<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        if Pin::new(&mut self.stream).poll_read(cx, buf)?.is_pending() {
            if let Some(limit) = &mut self.limit {
                ready!(limit.as_mut().poll(cx));
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            return Poll::Pending;
        }
        if self.limit.is_some() {
            let (came, left) = (&buf.filled()[before..], &HTTP_2[self.begins..]);
            let same = came.iter().zip(left).take_while(|(a, b)| a == b).count();
            self.begins += same;
            if self.begins == HTTP_2.len() {
                return Poll::Ready(Err(io::ErrorKind::Unsupported.into()));
            }
            if same < came.len() {
                self.limit = None;
            }
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Prompt<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
