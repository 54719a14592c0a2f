//! From a request over HTTP/1.1 to a WebSocket whose frames are counted.

use std::convert::Infallible;
use std::future::Future;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method, Response, StatusCode, Version};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use crate::allowance::Allowance;
use crate::frames::Counted;

pub type WebSocket = WebSocketStream<Counted<TokioIo<Upgraded>>>;

/// A request for a WebSocket.
pub struct Upgrade {
    accept: String,
    upgraded: OnUpgrade,
}

/// The request may be none for a WebSocket.
pub struct WantsUpgrade(pub Option<Upgrade>);

impl<S: Sync> FromRequestParts<S> for WantsUpgrade {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<WantsUpgrade, Infallible> {
        let is_asked = parts.method == Method::GET
            && parts.version == Version::HTTP_11
            && has(&parts.headers, CONNECTION, "upgrade")
            && has(&parts.headers, UPGRADE, "websocket")
            && has(&parts.headers, SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(SEC_WEBSOCKET_KEY).filter(|_| is_asked);
        let accept = key.map(|key| derive_accept_key(key.as_bytes()));
        let upgraded = parts.extensions.remove::<OnUpgrade>();
        let both = accept.zip(upgraded);
        Ok(WantsUpgrade(both.map(|(accept, upgraded)| Upgrade { accept, upgraded })))
    }
}

/// Whether this word is in the list that such a header is.
fn has(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|it| it.to_str().ok());
    values.flat_map(|it| it.split(',')).any(|it| it.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Answers, and runs this on the WebSocket from then on.
    pub fn run<F: Future<Output = ()> + Send>(
        self,
        config: WebSocketConfig,
        frames: Allowance,
        run: impl FnOnce(WebSocket) -> F + Send + 'static,
    ) -> axum::response::Response {
        tokio::spawn(async move {
            let Ok(upgraded) = self.upgraded.await else { return };
            let stream = Counted::new(TokioIo::new(upgraded), frames);
            run(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await).await;
        });
        Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(CONNECTION, "upgrade")
            .header(UPGRADE, "websocket")
            .header(SEC_WEBSOCKET_ACCEPT, self.accept)
            .body(Body::empty())
            .expect("an accept key is base64")
    }
}
