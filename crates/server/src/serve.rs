//! Listening: plain or with certificates, until somebody says stop.

use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

use axum_server::Handle;
use axum_server::accept::NoDelayAcceptor;
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use hyper_util::rt::TokioTimer;
use tokio::time::{sleep, timeout};

use crate::app::{App, Doors};
use crate::certificate::Certificate;
use crate::prompt::PromptAcceptor;
use crate::routes::router;
use crate::tables::Tables;

/// So long what is under way has to come to its end.
const LAST_CALL: Duration = Duration::from_secs(5);
/// How often it is looked whether somebody is still there.
const LOOK: Duration = Duration::from_millis(10);

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
    let patience = doors.limits.patience;
    let handle = Handle::new();
    let clocks = tokio::spawn(tables.clone().watch_clocks());
    let retention = tokio::spawn(tables.clone().watch_retention());
    let app = App { tls: certificate.is_some(), ..App::new(tables, doors) };
    let closing = tokio::spawn(close_when(stop, handle.clone(), app.clone()));
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    let served = match certificate {
        None => {
            let server = axum_server::from_tcp(listener)?.handle(handle);
            let mut server =
                server.acceptor(PromptAcceptor { inner: NoDelayAcceptor::new(), patience });
            let http = server.http_builder();
            http.http1().timer(TokioTimer::new()).header_read_timeout(patience);
            server.serve(service).await
        }
        Some(certificate) => {
            let config = RustlsConfig::from_config(certificate.config());
            let inner = RustlsAcceptor::new(config).acceptor(NoDelayAcceptor::new());
            let acceptor = PromptAcceptor { inner, patience };
            let mut server = axum_server::from_tcp(listener)?.handle(handle).acceptor(acceptor);
            let http = server.http_builder();
            http.http1().timer(TokioTimer::new()).header_read_timeout(patience);
            server.serve(service).await
        }
    };
    clocks.abort();
    retention.abort();
    // A socket is no longer a line of the server's own: who leaves now would cut them all off.
    match served {
        Ok(()) => drop(closing.await),
        Err(_) => closing.abort(),
    }
    served
}

/// Nobody new, then every table to its end, then every device told why.
async fn close_when(stop: impl Future<Output = ()>, handle: Handle<SocketAddr>, app: App) {
    stop.await;
    app.tables.close();
    handle.graceful_shutdown(Some(LAST_CALL));
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
