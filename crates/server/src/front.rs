//! What people open in a browser: the address of the house, the link of a table, and what is not there.

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, HOST, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use tower_http::compression::CompressionLayer;
use wire::{Sign, Stage};
use words::{Message, Words};

use crate::app::{Address, App, TableCode, guest};
use crate::guard::{ROBOTS, host};
use crate::html::{Page, Preview, Reader, escaped, way_home};
use crate::pages;
use crate::preferences::names_type;
use crate::problem::Problem;
use crate::routes::described;

const VARIES: HeaderValue = HeaderValue::from_static("accept, accept-language, user-agent");

/// For answers that are worth it, and have no secret in them beside something that was asked for (BREACH).
pub fn compression() -> CompressionLayer {
    CompressionLayer::new()
}

pub fn at_the_door() -> MethodRouter<App> {
    get(welcome).layer(compression())
}

pub fn at_a_table() -> MethodRouter<App> {
    get(invited).layer(compression())
}

/// The house as it is known outside, with a slash at the end, or else the way to it from here.
fn base(app: &App, request: &Request) -> String {
    if let Some(url) = &app.doors.url {
        return format!("{}/", url.trim_end_matches('/'));
    }
    let scheme = if app.is_safe() { "https" } else { "http" };
    let known = host(request).map(|it| format!("{scheme}://{}/", it.place()));
    known.unwrap_or_else(|| way_home(request.uri().path()))
}

/// For somebody who opens the address of the house.
async fn welcome(State(app): State<App>, request: Request) -> Response {
    let words = app.words(request.headers());
    let page = pages::page().filter(|_| Reader::of(request.headers()) != Reader::Program);
    let mut response = if let Some(page) = page {
        let (base, about) = (base(&app, &request), words.get("server-preview"));
        let preview = Preview { title: "Luckhouse", about: &about, base: &base, path: "" };
        of_the_house(&request, pages::with_tags(&page, &preview.tags(words), words.lang().code()))
    } else {
        (words.get("server-welcome") + "\n").into_response()
    };
    response.headers_mut().insert(VARY, VARIES);
    response
}

/// The page as it is written for this request.
fn of_the_house(request: &Request, page: String) -> Response {
    let mut response =
        pages::tagged(request.headers(), "text/html; charset=utf-8", page, axum::body::Body::from);
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

/// For somebody who opens the link of a table, and for those who show what is behind it.
async fn invited(
    State(app): State<App>,
    Address(from): Address,
    code: Result<TableCode, Problem>,
    request: Request,
) -> Response {
    let words = app.words(request.headers());
    let reader = Reader::of(request.headers());
    let sign = match code {
        Ok(TableCode(code)) => seen(&app, from, &code, request.headers()).await,
        Err(problem) => Err(problem),
    };
    let mut response = match (sign, reader) {
        (Ok(sign), Reader::Program) => told(&sign, &request, words),
        (Ok(sign), _) => shown(&sign, &base(&app, &request), reader, words),
        (Err(problem), Reader::Program) => problem.into_response(),
        (Err(problem), _) => problem_page(&problem, request.uri().path(), words),
    };
    response.headers_mut().insert(VARY, VARIES);
    response.headers_mut().insert(ROBOTS, HeaderValue::from_static("noindex"));
    response
}

/// The sign of a table. A wrong code counts as a guess here as everywhere.
async fn seen(
    app: &App,
    from: std::net::IpAddr,
    code: &str,
    headers: &HeaderMap,
) -> Result<Sign, Problem> {
    let words = app.words(headers);
    let attempt = app.guess(from, code, words).await?;
    let person = guest(app, headers).await?.map(|guest| guest.person);
    described(app, attempt, code, person, words).await
}

/// For a terminal.
fn told(sign: &Sign, request: &Request, words: &Words) -> Response {
    let key = match sign.stage {
        Stage::Gathering => "server-table-gathers",
        Stage::Playing => "server-table-plays",
        Stage::Over => "server-table-over",
        Stage::Abandoned => "server-table-abandoned",
    };
    let server = request.headers().get(HOST).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let message = Message::new(key).with("code", &*sign.code).with("free", u32::from(sign.free));
    (words.say(&message.with("server", server)) + "\n").into_response()
}

/// For people, who are led to the table at once, and for crawlers, who stay and read.
fn shown(sign: &Sign, base: &str, reader: Reader, words: &Words) -> Response {
    let key = match sign.stage {
        Stage::Gathering => "server-preview-gathers",
        Stage::Playing => "server-preview-plays",
        Stage::Over => "server-preview-over",
        Stage::Abandoned => "server-table-abandoned",
    };
    let message = Message::new(key).with("free", u32::from(sign.free)).with("code", &*sign.code);
    let about = words.say(&message.with("seats", u32::from(sign.seats)));
    let (title, table) = (title(&sign.game), format!("../#/t/{}", sign.code));
    let path = format!("t/{}", sign.code);
    let preview = Preview { title: &title, about: &about, base, path: &path };
    let mut head = preview.tags(words);
    if reader == Reader::Person {
        let refresh =
            format!("<meta http-equiv=\"refresh\" content=\"0; url={}\" />", escaped(&table));
        head.push_str(&refresh);
    }
    let on = (table.as_str(), &*words.get("server-page-enter"));
    let page = Page { title: &title, says: &about, home: "../", on, head: &head };
    page.answer(StatusCode::OK, words)
}

/// The name of a game, the same in every language: `lucky-duck` is Lucky Duck.
fn title(game: &str) -> String {
    let capital = |word: &str| match word.split_at_checked(1) {
        Some((first, rest)) => first.to_uppercase() + rest,
        None => word.to_owned(),
    };
    game.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

/// A part of the page, or nothing: for people a page that says so, for programs a problem.
pub async fn elsewhere(State(app): State<App>, request: Request) -> Response {
    if let Some(part) = pages::part(&request) {
        return part;
    }
    let (path, words) = (request.uri().path(), app.words(request.headers()));
    let problem = Problem::new(StatusCode::NOT_FOUND, "no_such_path", words, "server-no-such-path");
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if reads && names_type(request.headers(), "text/html") && !path.starts_with("/api/") {
        return problem_page(&problem, path, words);
    }
    problem.into_response()
}

fn problem_page(problem: &Problem, path: &str, words: &Words) -> Response {
    let (title, says) = match problem.code() {
        "no_such_path" => ("server-page-missing", words.get("server-page-missing-why")),
        "unknown_table" => ("server-page-no-table", problem.why().to_owned()),
        _ => ("server-page-trouble", problem.why().to_owned()),
    };
    let home = way_home(path);
    let on = (home.as_str(), &*words.get("server-page-home"));
    let head = "<meta name=\"robots\" content=\"noindex\" />";
    let page = Page { title: &words.get(title), says: &says, home: &home, on, head };
    page.answer(problem.status(), words)
}
