//! The HTTP part: making and finding tables, fetching records, and all that leads to the others.

use std::net::IpAddr;
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use serde_json::Value;
use sitting::{Moved, PersonId};
use tokio::time::timeout;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::{Created, SetUp, Sign, Stage};
use words::Words;

use crate::app::{Address, App, Doors, FromHere, TableCode, guest, tried};
use crate::description::whole;
use crate::front::{at_a_table, at_the_door, compression, elsewhere};
use crate::guard::guard;
use crate::hosts::{may_measure, misdirected};
use crate::keeping;
use crate::limits::Guess;
use crate::names;
use crate::pages::tagged;
use crate::people;
use crate::pieces::Pieces;
use crate::problem::{Problem, Told};
use crate::socket;
use crate::table_task::Command;
use crate::tables::{NoTable, NotMade, Tables};

/// The longest body: a set-up with a deck of its own.
const LONGEST_BODY: usize = 256 * 1024;

#[derive(OpenApi)]
#[openapi(info(
    title = "Luckhouse",
    description = "Who one is, tables and records. What happens at a table goes over its socket: \
                   see docs/tables.md."
))]
struct Description;

/// The whole server, to be served on a socket of the caller's.
pub fn app(tables: Tables, doors: Doors) -> Router {
    router(App::new(tables, doors))
}

pub fn router(app: App) -> Router {
    let (router, spec) = api();
    // Written once: it is asked for as often as anybody likes.
    let spec = Bytes::from(whole(spec, app.doors.cookie()).to_string());
    let spec = ([(CONTENT_TYPE, "application/json")], spec);
    router
        .route("/", at_the_door())
        .route("/t/{code}", at_a_table())
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(measured))
        .route("/openapi.json", get(move || async { spec }).layer(compression()))
        .route("/api/tables/{code}/live", get(socket::live))
        .fallback(elsewhere)
        .method_not_allowed_fallback(no_such_method)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

fn api() -> (Router<App>, Value) {
    let (router, spec) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::introduce, people::who))
        .routes(routes!(people::link))
        .routes(routes!(people::look))
        .routes(routes!(people::take))
        .routes(routes!(people::program, people::tokens))
        .routes(routes!(people::end))
        .routes(routes!(make, listed))
        .routes(routes!(take_over))
        .routes(routes!(sign))
        .merge(OpenApiRouter::new().routes(routes!(record)).layer(compression()))
        .routes(routes!(keeping::is_kept, keeping::keep, keeping::keep_no_longer))
        .split_for_parts();
    (router, serde_json::to_value(spec).expect("a description can be written"))
}

/// The description of the HTTP part, for programs that write clients.
pub fn description() -> String {
    format!("{:#}", whole(api().1, Doors::default().cookie()))
}

async fn no_such_method(State(app): State<App>, headers: HeaderMap) -> Problem {
    let (status, words) = (StatusCode::METHOD_NOT_ALLOWED, app.words(&headers));
    Problem::new(status, "no_such_method", words, "server-no-such-method")
}

async fn ready(State(app): State<App>) -> StatusCode {
    let ready = !app.tables.is_closed() && app.tables.store().is_ready().await;
    if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE }
}

/// For whoever watches the server from the same machine.
async fn measured(State(app): State<App>, FromHere(here): FromHere, request: Request) -> Response {
    match &app.doors.metrics {
        Some(_) if here && !may_measure(&app, &request) => {
            misdirected(&app, &request).into_response()
        }
        Some(metrics) if here => metrics.render().into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A body that is what it should be, or a problem that says why not. Before it is read it counts as a request of its
/// address: reading it is work.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Problem> {
        let (mut parts, body) = request.into_parts();
        let words = app.words(&parts.headers);
        let Ok(Address(from)) = Address::from_request_parts(&mut parts, app).await;
        app.allow(from, words)?;
        let whole = Bytes::from_request(Request::from_parts(parts.clone(), body), app);
        let (status, key) = match timeout(app.doors.limits.patience, whole).await {
            Err(_) => (StatusCode::REQUEST_TIMEOUT, "server-too-slow"),
            Ok(Err(_)) => (StatusCode::PAYLOAD_TOO_LARGE, "server-too-long"),
            Ok(Ok(whole)) => {
                app.limits.was_read(from, whole.len());
                match is_json(&parts.headers).then(|| json::read_bytes(&whole)) {
                    None => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "server-no-json"),
                    Some(Ok(body)) => return Ok(Body(body)),
                    Some(Err(_)) => (StatusCode::UNPROCESSABLE_ENTITY, "server-bad-body"),
                }
            }
        };
        Err(Problem::new(status, "bad_request", words, key))
    }
}

/// Whether the body is said to be JSON, of whatever kind.
fn is_json(headers: &HeaderMap) -> bool {
    let said = headers.get(CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let kind = said.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || kind.starts_with("application/") && kind.ends_with("+json")
}

/// Makes a table, whose host one is.
#[utoipa::path(post, path = "/api/tables", request_body = SetUp, responses(
    (status = 201, body = Created), (status = 401, body = Told), (status = 422, body = Told),
    (status = 429, body = Told)))]
async fn make(
    State(app): State<App>,
    Address(from): Address,
    headers: HeaderMap,
    Body(set_up): Body<SetUp>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    let words = app.words(&headers);
    let host = guest(&app, &headers).await?.ok_or_else(|| Problem::nobody(words))?;
    made(&app, from, words, app.tables.make(host.person, from, set_up).await)
}

/// Takes over a table that began on a device, whose host one is from then on.
#[utoipa::path(post, path = "/api/tables/moved", request_body = Object, responses(
    (status = 201, body = Created), (status = 401, body = Told), (status = 403, body = Told),
    (status = 429, body = Told)))]
async fn take_over(
    State(app): State<App>,
    Address(from): Address,
    headers: HeaderMap,
    Body(moved): Body<Moved>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    let words = app.words(&headers);
    let host = guest(&app, &headers).await?.ok_or_else(|| Problem::nobody(words))?;
    let moved = names::checked_moved(moved, &host.name).map_err(|why| why.problem(words))?;
    made(&app, from, words, app.tables.take_over(host.person, from, moved).await)
}

fn made(
    app: &App,
    from: IpAddr,
    words: &Words,
    made: Result<String, NotMade>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    match made {
        Ok(code) => {
            app.limits.was_right(from, &code);
            Ok((StatusCode::CREATED, Json(Created { code })))
        }
        Err(NotMade::BadSetUp(reasons)) => Err(Problem::bad_set_up(&reasons, words)),
        Err(NotMade::Refused(why)) => Err(Problem::refused(&why, words)),
        Err(NotMade::Store(why)) => Err(Problem::store(&why, words)),
    }
}

/// The open tables at which somebody waits for company, the newest first; of each host no more than three.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<Sign>)))]
async fn listed(State(app): State<App>) -> Json<Vec<Sign>> {
    Json(app.tables.open_tables().signs(Instant::now()))
}

/// What the sign of a table says.
#[utoipa::path(get, path = "/api/tables/{code}", params(("code" = String, Path)), responses(
    (status = 200, body = Sign), (status = 403, body = Told), (status = 404, body = Told), (status = 429, body = Told)))]
async fn sign(
    State(app): State<App>,
    Address(from): Address,
    headers: HeaderMap,
    TableCode(code): TableCode,
) -> Result<Json<Sign>, Problem> {
    let words = app.words(&headers);
    let attempt = app.guess(from, &code, words).await?;
    let person = guest(&app, &headers).await?.map(|guest| guest.person);
    Ok(Json(described(&app, attempt, &code, person, words).await?))
}

/// The sign of a table. One that is over shows none to those who might not watch it.
pub async fn described(
    app: &App,
    attempt: Guess,
    code: &str,
    person: Option<PersonId>,
    words: &Words,
) -> Result<Sign, Problem> {
    let sign = app.tables.describe(code, person).await;
    let sign = tried(attempt, code, sign, words)?;
    if matches!(sign.stage, Stage::Over | Stage::Abandoned) {
        admitted(app, code, person, words).await?;
    }
    Ok(sign)
}

async fn admitted(
    app: &App,
    code: &str,
    person: Option<PersonId>,
    words: &Words,
) -> Result<(), Problem> {
    let admits = admits(app, code, person).await;
    let admits = admits.map_err(|why| Problem::no_table(&why, words))?;
    if admits { Ok(()) } else { Err(Problem::private(words)) }
}

/// Whether somebody may see the table.
pub async fn admits(app: &App, code: &str, person: Option<PersonId>) -> Result<bool, NoTable> {
    let ask = |answer| Command::Admits { person, from: None, answer };
    Ok(app.tables.ask(code, ask).await?.is_ok())
}

/// The record of a finished game; of a running one there is none.
#[utoipa::path(get, path = "/api/tables/{code}/record", params(("code" = String, Path)),
    responses((status = 200, description = "the record, as docs/records.md says"),
              (status = 403, body = Told), (status = 404, body = Told), (status = 429, body = Told)))]
async fn record(
    State(app): State<App>,
    Address(from): Address,
    headers: HeaderMap,
    TableCode(code): TableCode,
) -> Result<Response, Problem> {
    let words = app.words(&headers);
    let turn = app.turn(from, words).await?;
    let attempt = app.guess(from, &code, words).await?;
    let record = app.tables.store().record(&code).await.map_err(NoTable::from);
    let record = tried(attempt, &code, record.and_then(|it| it.ok_or(NoTable::Unknown)), words)?;
    let none = || Problem::new(StatusCode::NOT_FOUND, "no_record", words, "server-no-record");
    let record = record.ok_or_else(none)?;
    if !record.watched {
        let person = guest(&app, &headers).await?.map(|guest| guest.person);
        admitted(&app, &code, person, words).await?;
    }
    let body = |text| axum::body::Body::new(Pieces::new(text, turn));
    let mut response = tagged(&headers, "application/json", record.text, body);
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    Ok(response)
}
