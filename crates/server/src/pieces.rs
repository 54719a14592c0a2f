//! A long text that is sent piece by piece: beside the text itself no more of it is kept than the connection holds.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

/// The bytes of a piece.
const PIECE: usize = 16 * 1024;

/// `T` is held until all has been sent, or nobody wants it any more.
pub struct Pieces<T> {
    text: String,
    sent: usize,
    _until_sent: T,
}

impl<T> Pieces<T> {
    pub fn new(text: String, until_sent: T) -> Pieces<T> {
        Pieces { text, sent: 0, _until_sent: until_sent }
    }
}

impl<T: Unpin> HttpBody for Pieces<T> {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let left = &self.text.as_bytes()[self.sent..];
        // A copy: a part of the text would keep all of it.
        let piece = Bytes::copy_from_slice(&left[..left.len().min(PIECE)]);
        self.sent += piece.len();
        Poll::Ready((!piece.is_empty()).then(|| Ok(Frame::data(piece))))
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact((self.text.len() - self.sent) as u64)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::{Body, to_bytes};
    use futures::StreamExt;

    use super::*;

    #[tokio::test]
    async fn what_is_held_is_held_until_the_last_piece() {
        let text: String = (0..20_000).map(|it| it.to_string()).collect();
        let held = Arc::new(());
        let pieces = || Body::new(Pieces::new(text.clone(), held.clone()));
        assert_eq!(pieces().size_hint().exact(), Some(text.len() as u64));
        assert_eq!(to_bytes(pieces(), usize::MAX).await.unwrap(), text.as_bytes());
        assert_eq!(Arc::strong_count(&held), 1, "it is sent");
        let mut pieces = pieces().into_data_stream();
        assert_eq!(pieces.next().await.unwrap().unwrap().len(), PIECE);
        assert_eq!(Arc::strong_count(&held), 2, "there is more");
        drop(pieces);
        assert_eq!(Arc::strong_count(&held), 1, "nobody wants the rest");
    }
}
