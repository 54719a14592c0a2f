//! Listening: every connection is counted from the moment it is accepted, and speaks HTTP/1.1, or over
//! TLS also HTTP/2, until it is idle or the server stops.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::header::HOST;
use axum::http::{HeaderValue, Request, Version};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1::UpgradeableConnection;
use hyper::server::conn::{http1, http2};
use hyper::service::Service;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;

use crate::app::{App, Doors};
use crate::background::Background;
use crate::certificate::{Certificate, HTTP_2};
use crate::connection::{Connection, Traffic};
use crate::routes::router;
use crate::tables::Tables;

/// So long what is under way has to come to its end.
const LAST_CALL: Duration = Duration::from_secs(5);
/// How often it is looked whether somebody is still there.
const LOOK: Duration = Duration::from_millis(10);
/// After an error of the listener: the system has no descriptors left, and may have some again soon.
const RECOVERY: Duration = Duration::from_millis(50);
/// A connection with fewer bytes in this many times the patience is idle: a request has more, and the
/// pings of HTTP/2 and their answers have less.
const IDLE_BYTES: u64 = 512;
const IDLE_PATIENCES: u32 = 3;
/// The head of a request over HTTP/1.1, and the list of headers over HTTP/2.
const LONGEST_HEAD: usize = 32 * 1024;
/// Requests on one HTTP/2 connection at the same time.
const STREAMS: u32 = 32;
/// Bytes that wait to be sent on a stream, and that may arrive before they are asked for.
const STREAM_BYTES: u32 = 64 * 1024;
/// Streams that the client has reset before they were taken up, and that were refused: with more, the
/// connection is closed (CVE-2023-44487).
const RESET_BY_CLIENT: usize = 20;
const RESET_HERE: usize = 64;

/// Serves the tables here until `stop` comes true; then every device is told, and what was said is
/// kept. What is told goes out at once: an answer would otherwise wait until the news before it is
/// known to have arrived.
pub async fn serve(
    listener: TcpListener,
    tables: Tables,
    doors: Doors,
    certificate: Option<Certificate>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let background = Background::start(&tables, doors.metrics.clone());
    let app = App { tls: certificate.is_some(), ..App::new(tables, doors) };
    let (stopping, stopped) = watch::channel(false);
    let closing = tokio::spawn(close_when(stop, stopping, app.clone()));
    let server = Server {
        patience: app.doors.limits.patience,
        http_2_age: app.doors.limits.http_2_age,
        tls: certificate.map(|it| TlsAcceptor::from(it.config())),
        router: TowerToHyperService::new(router(app.clone())),
        app,
        stopped,
    };
    // As a task, beside those it starts: from the thread that waits for it, each would be a change of threads. It ends
    // when serving is given up.
    let mut accepting = JoinSet::new();
    accepting.spawn(Arc::new(server).accept_all(listener));
    if let Some(Err(why)) = accepting.join_next().await {
        return Err(io::Error::other(why));
    }
    drop(background);
    // A WebSocket is no longer one of the connections above: it would be cut off by leaving now.
    drop(closing.await);
    Ok(())
}

/// Nobody new, then every table to its end, then every device told why.
async fn close_when(stop: impl Future<Output = ()>, stopping: watch::Sender<bool>, app: App) {
    stop.await;
    app.tables.close();
    let _ = stopping.send(true);
    let told = async {
        app.tables.stop().await;
        while app.limits.sockets() > 0 {
            sleep(LOOK).await;
        }
    };
    if timeout(LAST_CALL, told).await.is_err() {
        tracing::warn!(sockets = app.limits.sockets(), "some did not go in time");
    }
}

/// HTTP/2 says in `:authority` what HTTP/1.1 says in `Host`, and may say both (RFC 9113, 8.3.1).
fn name_host(request: &mut Request<Incoming>) {
    let is_2 = request.version() == Version::HTTP_2;
    let named = request.uri().authority().filter(|_| is_2);
    if let Some(host) = named.and_then(|it| HeaderValue::from_str(it.as_str()).ok()) {
        request.headers_mut().insert(HOST, host);
    }
}

/// Answers the requests of one connection.
struct Answers<'a> {
    router: &'a TowerToHyperService<Router>,
    peer: SocketAddr,
}

impl Service<Request<Incoming>> for Answers<'_> {
    type Response = Response;
    type Error = Infallible;
    type Future = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Future;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(ConnectInfo(self.peer));
        name_host(&mut request);
        self.router.call(request)
    }
}

struct Server {
    app: App,
    router: TowerToHyperService<Router>,
    tls: Option<TlsAcceptor>,
    patience: Duration,
    http_2_age: Duration,
    stopped: watch::Receiver<bool>,
}

impl Server {
    /// Until the server stops; then what is under way has a last moment.
    async fn accept_all(self: Arc<Self>, listener: tokio::net::TcpListener) {
        let mut connections = JoinSet::new();
        let mut stopped = self.stopped.clone();
        let mut is_failing = false;
        loop {
            let accepted = tokio::select! {
                biased;
                _ = stopped.wait_for(|it| *it) => break,
                Some(_) = connections.join_next(), if !connections.is_empty() => continue,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => {
                    is_failing = false;
                    if let Some(connection) = self.admit(stream, peer) {
                        connections.spawn(self.clone().speak(connection, peer));
                    }
                }
                Err(why) => {
                    if !is_failing {
                        tracing::error!(%why, "connections cannot be accepted");
                    }
                    is_failing = true;
                    sleep(RECOVERY).await;
                }
            }
        }
        let ended = async { while connections.join_next().await.is_some() {} };
        let _ = timeout(LAST_CALL, ended).await;
    }

    /// A peer that has too many connections already gets no other. A proxy has those of everybody.
    fn admit(&self, stream: TcpStream, peer: SocketAddr) -> Option<Connection> {
        let is_proxy = self.app.doors.proxies.has(peer.ip().to_canonical());
        let address = (!is_proxy).then_some(peer.ip());
        let counted = self.app.limits.connection(address)?;
        let _ = stream.set_nodelay(true);
        Some(Connection::new(stream, counted, self.patience))
    }

    async fn speak(self: Arc<Self>, connection: Connection, peer: SocketAddr) {
        let traffic = connection.traffic();
        match &self.tls {
            None => self.speak_http1(connection, peer, traffic).await,
            // Elsewhere: every connection takes as much memory as the largest of these.
            Some(tls) => Box::pin(self.speak_over(tls, connection, peer, traffic)).await,
        }
    }

    async fn speak_over(
        &self,
        tls: &TlsAcceptor,
        connection: Connection,
        peer: SocketAddr,
        traffic: Traffic,
    ) {
        let Ok(Ok(stream)) = timeout(self.patience, tls.accept(connection)).await else { return };
        if stream.get_ref().1.alpn_protocol() != Some(HTTP_2) {
            return self.speak_http1(stream, peer, traffic).await;
        }
        let http = self.http2().serve_connection(TokioIo::new(stream), self.answers(peer));
        let shut_down = http2::Connection::graceful_shutdown;
        self.until_idle(pin!(http), shut_down, traffic, self.http_2_age).await;
    }

    async fn speak_http1<S>(&self, stream: S, peer: SocketAddr, traffic: Traffic)
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let http = self.http1().serve_connection(TokioIo::new(stream), self.answers(peer));
        let http = pin!(http.with_upgrades());
        let shut_down = UpgradeableConnection::graceful_shutdown;
        self.until_idle(http, shut_down, traffic, Duration::MAX).await;
    }

    fn answers(&self, peer: SocketAddr) -> Answers<'_> {
        Answers { router: &self.router, peer }
    }

    fn http1(&self) -> http1::Builder {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.patience).max_buf_size(LONGEST_HEAD);
        http
    }

    /// Each WebSocket stays with HTTP/1.1: extended CONNECT is not offered.
    fn http2(&self) -> http2::Builder<TokioExecutor> {
        let mut http = http2::Builder::new(TokioExecutor::new());
        http.timer(TokioTimer::new())
            .keep_alive_interval(self.patience)
            .keep_alive_timeout(self.patience)
            .max_concurrent_streams(STREAMS)
            .max_header_list_size(LONGEST_HEAD as u32)
            .max_send_buf_size(STREAM_BYTES as usize)
            .initial_stream_window_size(STREAM_BYTES)
            .initial_connection_window_size(4 * STREAM_BYTES)
            .max_pending_accept_reset_streams(RESET_BY_CLIENT)
            .max_local_error_reset_streams(RESET_HERE);
        http
    }

    /// Until the other side has gone, nothing goes over the connection any more, it is too old, or the server stops.
    async fn until_idle<C: Future>(
        &self,
        mut connection: Pin<&mut C>,
        shut_down: impl Fn(Pin<&mut C>),
        traffic: Traffic,
        oldest: Duration,
    ) {
        let mut stopped = self.stopped.clone();
        let mut last = self.patience;
        tokio::select! {
            biased;
            _ = connection.as_mut() => return,
            _ = stopped.wait_for(|it| *it) => last = LAST_CALL,
            () = traffic.is_idle(IDLE_BYTES, IDLE_PATIENCES * self.patience) => {}
            () = sleep(oldest) => {}
        }
        shut_down(connection.as_mut());
        let _ = timeout(last, connection).await;
    }
}
