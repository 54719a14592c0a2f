//! The page in the browser, which is in the binary.

use std::borrow::Cow;

use axum::extract::Request;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;

/// What `cargo xtask client` has built. A program that was built without it has no page.
#[derive(Embed)]
#[folder = "../../client/dist"]
#[allow_missing = true]
struct Files;

const PAGE: &str = "index.html";
/// Named after what is in them: they never change.
const FOREVER: &str = "assets/";

/// Nothing from elsewhere runs in the page, and no other page shows it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss:; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Whether a person with a browser asks, who wants to see a page.
pub fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|it| it.to_str().ok()).unwrap_or("");
    accepted.contains("text/html") && Files::get(PAGE).is_some()
}

/// The page itself.
pub fn page(headers: &HeaderMap) -> Option<Response> {
    file(PAGE, headers)
}

/// Whatever else the page is made of.
pub fn part(request: &Request) -> Option<Response> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let path = request.uri().path().trim_start_matches('/');
    file(path, request.headers()).filter(|_| reads)
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    // What was pressed at building is for those who can unpress it, and for nobody by name.
    let whole = Files::get(path).filter(|_| kind(path).is_some())?;
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|it| it.to_str().ok()).unwrap_or("");
    let unpresses = accepted.split(',').any(|it| it.trim().split(';').next() == Some("br"));
    let pressed = Files::get(&format!("{path}.br")).filter(|_| unpresses);
    let mut response =
        bytes(pressed.as_ref().map_or(whole.data, |it| it.data.clone())).into_response();
    let mut set = |name: HeaderName, value: &'static str| {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    };
    if pressed.is_some() {
        set(CONTENT_ENCODING, "br");
    }
    set(VARY, "accept-encoding, accept");
    set(CONTENT_TYPE, kind(path)?);
    set(
        CACHE_CONTROL,
        if path.starts_with(FOREVER) { "public, max-age=31536000, immutable" } else { "no-cache" },
    );
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(REFERRER_POLICY, "no-referrer");
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    Some(response)
}

fn bytes(file: Cow<'static, [u8]>) -> axum::body::Body {
    match file {
        Cow::Borrowed(bytes) => bytes.into(),
        Cow::Owned(bytes) => bytes.into(),
    }
}

fn kind(path: &str) -> Option<&'static str> {
    Some(match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "md" => "text/markdown; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}
