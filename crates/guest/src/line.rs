//! A socket to a table: texts in, texts out.

use std::time::Duration;

use futures::{SinkExt, StreamExt};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Lost;

/// Nothing takes so long unless it hangs.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Every line keeps this much for itself: there may be thousands.
const READ_AT_ONCE: usize = 8 * 1024;

/// Bytes to a server and back, plain or safe.
pub trait Stream: AsyncRead + AsyncWrite + Send + Sync + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Sync + Unpin> Stream for S {}

pub struct Line {
    socket: WebSocketStream<Box<dyn Stream>>,
}

impl Line {
    /// A socket over a stream that is open already.
    pub async fn over(stream: impl Stream + 'static, url: &str, token: &str) -> Result<Line, Lost> {
        let mut request = url.into_client_request()?;
        let prefix = if url.starts_with("wss:") { "__Host-" } else { "" };
        let cookie = HeaderValue::try_from(format!("{prefix}luckhouse={token}"));
        let cookie = cookie.map_err(|_| Lost::Wrong(format!("no token: {token}")))?;
        request.headers_mut().insert("cookie", cookie);
        let config = WebSocketConfig::default().read_buffer_size(READ_AT_ONCE);
        let stream: Box<dyn Stream> = Box::new(stream);
        let opening = client_async_with_config(request, stream, Some(config));
        let opened = timeout(PATIENCE, opening).await.map_err(|_| Lost::Silent)?;
        Ok(Line { socket: opened?.0 })
    }

    /// The next text; beats are answered on the way.
    pub async fn next(&mut self) -> Result<Utf8Bytes, Lost> {
        self.next_within(PATIENCE).await?.ok_or(Lost::Silent)
    }

    /// The next text, if it comes this soon.
    pub async fn next_within(&mut self, patience: Duration) -> Result<Option<Utf8Bytes>, Lost> {
        timeout(patience, self.text()).await.ok().transpose()
    }

    /// Giving up while waiting here loses nothing.
    async fn text(&mut self) -> Result<Utf8Bytes, Lost> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(other)) => return Err(Lost::Cut(format!("{other:?}"))),
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Lost::Cut("closed".to_owned())),
            }
        }
    }

    pub async fn send(&mut self, text: String) -> Result<(), Lost> {
        Ok(self.socket.send(Message::text(text)).await?)
    }
}
