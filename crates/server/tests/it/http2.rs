//! HTTP/2 over TLS: the same as over HTTP/1.1, and no more of it at once than is good for others.

use std::time::Duration;

use crate::doors::Safe;
use axum::body::{Body, to_bytes};
use futures::future::join_all;
use hyper::client::conn::http2::{Builder, Connection, SendRequest, handshake};
use hyper::{Request, Response, StatusCode, Version};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use serde_json::{Value, json};
use server::LimitSettings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::client::TlsStream;

const A_WHILE: Duration = Duration::from_secs(20);

async fn dial(safe: &Safe) -> TlsStream<TcpStream> {
    let stream = safe.speaking(&["h2", "http/1.1"]).await;
    assert_eq!(stream.get_ref().1.alpn_protocol(), Some(&b"h2"[..]));
    stream
}

type Client = SendRequest<Body>;
type Spoken = Connection<TokioIo<TlsStream<TcpStream>>, Body, TokioExecutor>;

async fn client(safe: &Safe) -> (Client, Spoken) {
    handshake(TokioExecutor::new(), TokioIo::new(dial(safe).await)).await.unwrap()
}

/// A request as browsers send it: `Host` is `:authority`, each cookie has a header of its own.
async fn ask(
    client: &mut Client,
    line: &str,
    headers: &[(&str, &str)],
    body: &Value,
) -> Response<Value> {
    let (method, path) = line.split_once(' ').unwrap();
    let uri = format!("https://localhost{path}");
    let mut request = Request::builder().method(method).uri(uri).version(Version::HTTP_2);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
    client.ready().await.unwrap();
    let answer = client.send_request(request.body(body).unwrap()).await.unwrap();
    let (parts, body) = answer.into_parts();
    let bytes = to_bytes(Body::new(body), usize::MAX).await.unwrap();
    Response::from_parts(parts, serde_json::from_slice(&bytes).unwrap_or_default())
}

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn http_2_is_spoken_over_tls() {
    let safe = Safe::open("http2").await;
    let (mut client, spoken) = client(&safe).await;
    tokio::spawn(spoken);
    let name = json!({ "name": "Ada" });
    let foreign = [JSON, ("origin", "https://evil.example")];
    let refused = ask(&mut client, "POST /api/me", &foreign, &name).await;
    assert_eq!(refused.status(), StatusCode::FORBIDDEN);
    let own = [JSON, ("origin", "https://localhost")];
    let made = ask(&mut client, "POST /api/me", &own, &name).await;
    assert_eq!((made.status(), made.version()), (StatusCode::OK, Version::HTTP_2));
    let cookie = made.headers()["set-cookie"].to_str().unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let crumbs = [("cookie", "theme=dark"), ("cookie", cookie)];
    assert_eq!(ask(&mut client, "GET /api/me", &crumbs, &Value::Null).await.into_body(), name);
    // More than may be asked at the same time: the rest waits.
    let asked = (0..100).map(|_| {
        let mut client = client.clone();
        async move { ask(&mut client, "GET /openapi.json", &[], &Value::Null).await.into_body() }
    });
    assert!(join_all(asked).await.iter().all(|it| it["paths"].is_object()));
    // Where a WebSocket begins is said over HTTP/1.1 only.
    let upgrade = ask(&mut client, "GET /api/tables/QXJZD/live", &crumbs, &Value::Null).await;
    assert_eq!(upgrade.status(), StatusCode::NOT_FOUND);
    safe.close().await;
}

fn patient(patience: Duration) -> LimitSettings {
    LimitSettings { patience, ..LimitSettings::default() }
}

#[tokio::test]
async fn an_idle_http_2_connection_is_closed() {
    let safe = Safe::open_with("http2-idle", patient(Duration::from_millis(500))).await;
    let (mut client, spoken) = client(&safe).await;
    let ended = tokio::spawn(spoken);
    ask(&mut client, "GET /healthz", &[], &Value::Null).await;
    // It answers every ping meanwhile.
    timeout(A_WHILE, ended).await.expect("it is closed in time").unwrap().unwrap();
    safe.close().await;
}

#[tokio::test]
async fn who_keeps_an_answer_waiting_with_pings_is_cut_off() {
    let limits = LimitSettings { http_2_age: Duration::from_secs(1), ..LimitSettings::default() };
    let limits = LimitSettings { patience: Duration::from_millis(500), ..limits };
    let safe = Safe::open_with("http2-pings", limits).await;
    let mut narrow = Builder::new(TokioExecutor::new());
    narrow.initial_stream_window_size(16).timer(TokioTimer::new());
    narrow.keep_alive_interval(Some(Duration::from_millis(5)));
    let (mut client, spoken): (Client, Spoken) =
        narrow.handshake(TokioIo::new(dial(&safe).await)).await.unwrap();
    let ended = tokio::spawn(spoken);
    let request = Request::get("https://localhost/openapi.json").body(Body::empty()).unwrap();
    let unread = client.send_request(request).await.unwrap();
    let _ = timeout(A_WHILE, ended).await.expect("it is closed in time");
    drop(unread);
    safe.close().await;
}

fn frame(kind: u8, flags: u8, stream: u32, content: &[u8]) -> Vec<u8> {
    let length = (content.len() as u32).to_be_bytes();
    [&length[1..], &[kind, flags], &stream.to_be_bytes(), content].concat()
}

/// How a client begins, with a window in which no answer has room.
fn begins() -> Vec<u8> {
    let no_room = [0, 4, 0, 0, 0, 0];
    [&b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"[..], &frame(4, 0, 0, &no_room)].concat()
}

/// GET of `/openapi.json` on this stream.
fn get(stream: u32) -> Vec<u8> {
    let path = b"\x04\x0d/openapi.json";
    let head = [&b"\x82\x87"[..], path, b"\x41\x09localhost"].concat();
    frame(1, 5, stream, &head)
}

/// What comes until the connection is closed.
async fn rest(stream: &mut TlsStream<TcpStream>) -> Vec<u8> {
    let mut all = Vec::new();
    let _ = timeout(A_WHILE, stream.read_to_end(&mut all)).await.expect("it is closed in time");
    all
}

/// Why the connection ends, as GOAWAY says it: the last four bytes before what is said besides.
fn goes_away(mut told: &[u8]) -> Option<u32> {
    while let Some((head, rest)) = told.split_at_checked(9) {
        let length = u32::from_be_bytes([0, head[0], head[1], head[2]]) as usize;
        let (content, next) = rest.split_at_checked(length)?;
        if head[3] == 7 {
            return Some(u32::from_be_bytes(content.get(4..8)?.try_into().ok()?));
        }
        told = next;
    }
    None
}

#[tokio::test]
async fn who_resets_streams_without_end_is_cut_off() {
    let safe = Safe::open("http2-resets").await;
    let mut stream = dial(&safe).await;
    let reset = |id| frame(3, 0, id, &8u32.to_be_bytes());
    let flood = (0..1000).flat_map(|n| [get(2 * n + 1), reset(2 * n + 1)].concat());
    let _ = stream.write_all(&begins().into_iter().chain(flood).collect::<Vec<_>>()).await;
    let told = rest(&mut stream).await;
    assert_eq!(goes_away(&told), Some(11), "ENHANCE_YOUR_CALM: {told:?}");
    safe.close().await;
}

#[tokio::test]
async fn who_gives_an_answer_no_room_is_cut_off() {
    let safe = Safe::open_with("http2-no-room", patient(Duration::from_millis(500))).await;
    let mut stream = dial(&safe).await;
    stream.write_all(&[begins(), get(1)].concat()).await.unwrap();
    // No ping is answered, and nothing more is asked.
    assert!(!rest(&mut stream).await.is_empty());
    safe.close().await;
}
