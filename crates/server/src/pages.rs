//! The page in the browser, which is in the binary.

use std::borrow::Cow;
use std::fmt::Write as _;

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

use crate::guard::RESOURCE_POLICY;
use crate::preferences::{Coding, codings};
use crate::secret::hash;

/// What `cargo xtask client` has built. A program that was built without it has no page.
#[derive(Embed)]
#[folder = "../../client/dist"]
#[allow_missing = true]
struct Files;

const PAGE: &str = "index.html";
/// Named after what is in them: they never change.
const FOREVER: &str = "assets/";
const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// What is shown of the page where somebody sends its address.
const TAGS: (&str, &str) = ("<!-- preview -->", "<!-- /preview -->");

/// The page itself.
pub fn page() -> Option<String> {
    Files::get(PAGE).and_then(|it| String::from_utf8(it.data.into_owned()).ok())
}

/// The page in this language, with these tags in the place of those for hosts that cannot say where they are.
pub fn with_tags(page: &str, tags: &str, lang: &str) -> String {
    let page = page.replacen("<html lang=\"en\">", &format!("<html lang=\"{lang}\">"), 1);
    let parts = page.split_once(TAGS.0).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(TAGS.1)?;
        Some(format!("{before}{tags}{after}"))
    });
    parts.unwrap_or(page)
}

/// Whatever else the page is made of.
pub fn part(request: &Request) -> Option<Response> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let path = request.uri().path().trim_start_matches('/');
    file(path, request.headers()).filter(|_| reads)
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    // What was compressed at building is for those who can decompress it, and for nobody by name.
    let kind = kind(path)?;
    let found = |coding: Coding| Files::get(&format!("{path}{}", coding.ending()));
    // Without the plain file there is none.
    let whole = found(Coding::Identity)?;
    let best = codings(headers).into_iter().find_map(|it| Some((it, found(it)?)));
    let (coding, file) = best.unwrap_or((Coding::Identity, whole));
    let tag = strong_tag(&file);
    let mut response = if is_known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = body(file.data).into_response();
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        if coding != Coding::Identity {
            let coding = HeaderValue::from_static(coding.name());
            response.headers_mut().insert(CONTENT_ENCODING, coding);
        }
        response
    };
    let mut set = |name: HeaderName, value: &'static str| {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    };
    set(VARY, "accept-encoding");
    set(CACHE_CONTROL, if path.starts_with(FOREVER) { IMMUTABLE } else { "no-cache" });
    if is_shown_elsewhere(path) {
        set(RESOURCE_POLICY, "cross-origin");
    }
    response.headers_mut().extend(HeaderValue::try_from(tag).ok().map(|tag| (ETAG, tag)));
    Some(response)
}

/// Pictures that other pages show where somebody has sent a link.
fn is_shown_elsewhere(path: &str) -> bool {
    matches!(path.rsplit('.').next(), Some("png" | "ico")) || path == "icon.svg"
}

/// The name of exactly these bytes: every coding has its own.
fn strong_tag(file: &EmbeddedFile) -> String {
    let mut tag = String::from("\"");
    for byte in &file.metadata.sha256_hash()[..16] {
        let _ = write!(tag, "{byte:02x}");
    }
    tag + "\""
}

/// What is written for one request, or that who asks has it already. Its tag is weak: it may be compressed on
/// the way.
pub fn tagged(
    headers: &HeaderMap,
    kind: &'static str,
    text: String,
    body: impl FnOnce(String) -> Body,
) -> Response {
    let tag = format!("W/\"{}\"", &hash(&text)[..32]);
    let mut response = if is_known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(CONTENT_TYPE, kind)], body(text)).into_response()
    };
    response.headers_mut().extend(HeaderValue::try_from(tag).ok().map(|tag| (ETAG, tag)));
    response
}

/// Whether who asks has it already (`If-None-Match`, compared weakly: RFC 9110, 13.1.2).
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let lines = headers.get_all(IF_NONE_MATCH).into_iter().filter_map(|it| it.to_str().ok());
    let mut known = lines.flat_map(|line| line.split(','));
    known.any(|it| it.trim() == "*" || bare(it) == bare(tag))
}

fn body(file: Cow<'static, [u8]>) -> Body {
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
        "ico" => "image/vnd.microsoft.icon",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "md" => "text/markdown; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}
