//! Listening: plain or with certificates, until somebody says stop.

use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::time::Duration;

use axum_server::Handle;
use axum_server::accept::NoDelayAcceptor;
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use hyper_util::rt::TokioTimer;

use crate::app::Doors;
use crate::prompt::PromptAcceptor;
use crate::routes::app;
use crate::tables::Tables;

/// So long what is under way has to come to its end.
const LAST_CALL: Duration = Duration::from_secs(5);

/// Certificate and key, as PEM files.
#[derive(Clone, Debug)]
pub struct Certificate {
    pub chain: PathBuf,
    pub key: PathBuf,
}

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
    let stopping = tokio::spawn(stop_when(stop, handle.clone(), tables.clone()));
    let service = app(tables, doors).into_make_service_with_connect_info::<SocketAddr>();
    let served = match certificate {
        None => {
            let server = axum_server::from_tcp(listener)?.handle(handle);
            let mut server =
                server.acceptor(PromptAcceptor { inner: NoDelayAcceptor::new(), patience });
            let http = server.http_builder();
            http.http1().timer(TokioTimer::new()).header_read_timeout(patience);
            server.serve(service).await
        }
        Some(Certificate { chain, key }) => {
            // A second server in the same process finds the first one's choice.
            let _ = rustls::crypto::ring::default_provider().install_default();
            let config = RustlsConfig::from_pem_file(chain, key).await?;
            let inner = RustlsAcceptor::new(config).acceptor(NoDelayAcceptor::new());
            let acceptor = PromptAcceptor { inner, patience };
            let mut server = axum_server::from_tcp(listener)?.handle(handle).acceptor(acceptor);
            let http = server.http_builder();
            http.http1().timer(TokioTimer::new()).header_read_timeout(patience);
            server.serve(service).await
        }
    };
    clocks.abort();
    stopping.abort();
    served
}

async fn stop_when(stop: impl Future<Output = ()>, handle: Handle<SocketAddr>, tables: Tables) {
    stop.await;
    tables.stop().await;
    handle.graceful_shutdown(Some(LAST_CALL));
}
