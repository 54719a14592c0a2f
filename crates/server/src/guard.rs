//! What stands before every request: whom the house answers, that it does even if it panics, and the headers that every
//! answer has: what a browser may do with it, and who may keep it.

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::{App, is_own_page};
use crate::hosts::{is_known_host, misdirected};
use crate::origin::Origin;
use crate::panics::caught;
use crate::problem::Problem;

/// What runs: pages and workers. Nothing from elsewhere does, and no other page shows them.
const RUNS: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'; connect-src 'self'";
/// Everything else is only read.
const READ: &str =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What the page uses is for itself alone, and what it does not use is off.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(self), bluetooth=(), camera=(), \
    clipboard-read=(), clipboard-write=(self), display-capture=(), encrypted-media=(), \
    fullscreen=(self), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), \
    microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), \
    screen-wake-lock=(self), serial=(), usb=(), web-share=(self), xr-spatial-tracking=()";

/// A year. Other names below this one are not ours to speak for.
const ONLY_TLS: &str = "max-age=31536000";

const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
pub const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
const PERMISSIONS_POLICY: HeaderName = HeaderName::from_static("permissions-policy");
pub const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");
const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// On what an answer of the API depends besides its path.
const API_VARIES: &str = "accept-language, authorization, cookie, origin";

/// Every answer goes through here, errors as well.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let host = host(&request);
    let only_tls = came_over_tls(&app, host.as_ref(), request.headers());
    let api = request.uri().path().starts_with("/api/");
    let mut response = answered(&app, request, next).await;
    let is_known = response.status() == StatusCode::NOT_MODIFIED;
    let headers = response.headers_mut();
    let is_run = is_run(headers);
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(REFERRER_POLICY, "no-referrer");
    set(OPENER_POLICY, "same-origin");
    set(RESOURCE_POLICY, "same-origin");
    set(PERMISSIONS_POLICY, PERMISSIONS);
    set(CACHE_CONTROL, "no-store");
    if only_tls {
        set(STRICT_TRANSPORT_SECURITY, ONLY_TLS);
    }
    if api {
        set(ROBOTS, "noindex");
        headers.append(VARY, HeaderValue::from_static(API_VARIES));
    } else {
        set(VARY, "accept, accept-language");
    }
    // What a browser has already, it has with its policy, which one sent now would replace.
    if !is_known {
        let runs = || HeaderValue::try_from(format!("{RUNS}{}", own_socket(&app, host.as_ref())));
        let policy = is_run.then(runs).and_then(Result::ok);
        let policy = policy.unwrap_or(HeaderValue::from_static(READ));
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    response
}

/// A request that panics is answered too, and its connection stays open.
async fn answered(app: &App, request: Request, next: Next) -> Response {
    if let Err(why) = admitted(app, &request) {
        return why.into_response();
    }
    let (method, words) = (request.method().clone(), app.words(request.headers()));
    if let Some(response) = caught(next.run(request)).await {
        return response;
    }
    // Not the path: it may hold a code.
    tracing::error!(%method, "a request has panicked");
    let status = StatusCode::INTERNAL_SERVER_ERROR;
    Problem::new(status, "internal", words, "server-internal").into_response()
}

/// Only who asks for this house, and whatever changes something only for a page of the house or for no page at all.
fn admitted(app: &App, request: &Request) -> Result<(), Problem> {
    if !is_known_host(app, request) {
        return Err(misdirected(app, request));
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if reads || is_own_page(app, request.headers()) {
        return Ok(());
    }
    Err(Problem::foreign_page(app.words(request.headers())))
}

/// Whether a browser would run it: as a page or as a worker.
fn is_run(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    kind.starts_with("text/html") || kind.starts_with("text/javascript")
}

/// The place that was asked, if it can be one.
pub fn host(request: &Request) -> Option<Origin> {
    let said = request.headers().get(HOST).and_then(|it| it.to_str().ok());
    let host = request.uri().authority().map(Authority::as_str).or(said)?;
    Origin::of(&format!("http://{host}"))
}

/// Older browsers take `'self'` for pages and not for sockets: they are told the house's own by name.
fn own_socket(app: &App, host: Option<&Origin>) -> String {
    let place = app.doors.origin.as_ref().or(host).map(Origin::place);
    let scheme = if app.is_safe() { "wss" } else { "ws" };
    place.map_or(String::new(), |place| format!(" {scheme}://{place}"))
}

/// Whether the server itself has TLS, or what stands before it at the address that people know.
fn came_over_tls(app: &App, host: Option<&Origin>, headers: &HeaderMap) -> bool {
    let place = host.map(Origin::place);
    // Browsers count this by name for every port: other servers on this machine are not ours to speak for.
    if place.is_none_or(|it| it.split(':').next() == Some("localhost")) {
        return false;
    }
    let known = app.doors.origin.as_ref().filter(|it| it.is_safe()).map(Origin::place);
    let plain = headers.get(FORWARDED_PROTO).is_some_and(|it| !it.as_bytes().starts_with(b"https"));
    app.tls || (known.is_some() && known == place && !plain)
}
