//! Games that are over and that somebody wants to be kept: people who played there say so, and may take it back. Without a
//! device and a program they could not, and it lapses.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Serialize;
use sitting::PersonId;
use utoipa::ToSchema;
use words::Words;

use crate::app::{Address, App, TableCode, guest, tried};
use crate::problem::{Problem, Told};
use crate::routes::admits;
use crate::table_task::Command;
use crate::tables::NoTable;

/// How long a game that is over is kept.
#[derive(Serialize, ToSchema)]
pub struct Keeping {
    /// Whether whoever asks played there, and may say whether it is to be kept.
    yours: bool,
    /// Whether whoever asks wants it to be kept.
    kept: bool,
    /// When it is deleted, in milliseconds since 1970, as things are; without it, never.
    until: Option<u64>,
}

/// How long the game is kept, told to those who may see its record.
#[utoipa::path(get, path = "/api/tables/{code}/kept", params(("code" = String, Path)), responses(
    (status = 200, body = Keeping), (status = 401, body = Told), (status = 403, body = Told),
    (status = 404, body = Told), (status = 429, body = Told)))]
pub async fn is_kept(
    State(app): State<App>,
    from: Address,
    headers: HeaderMap,
    TableCode(code): TableCode,
) -> Result<Json<Keeping>, Problem> {
    let words = app.words(&headers);
    let attempt = app.guess(from.0, &code, words).await?;
    let person = guest(&app, &headers).await?.map(|guest| guest.person);
    if !tried(attempt, &code, admits(&app, &code, person).await, words)? {
        return Err(Problem::private(words));
    }
    told(&app, &code, person, words).await
}

/// Wants the game to be kept, for as long as the person who asks has a device or a program here.
#[utoipa::path(put, path = "/api/tables/{code}/kept", params(("code" = String, Path)), responses(
    (status = 200, body = Keeping), (status = 401, body = Told), (status = 403, body = Told),
    (status = 404, body = Told), (status = 422, body = Told), (status = 429, body = Told)))]
pub async fn keep(
    State(app): State<App>,
    from: Address,
    headers: HeaderMap,
    TableCode(code): TableCode,
) -> Result<Json<Keeping>, Problem> {
    let words = app.words(&headers);
    let person = sitter(&app, from, &headers, &code).await?;
    app.allow(from.0, words)?;
    let store = app.tables.store();
    let wanted = store.keep(&code, person, store.wall()).await;
    wanted.map_err(|why| Problem::store(&why, words))?;
    let told = told(&app, &code, Some(person), words).await?;
    let too_many = || Problem::bad("too_many_kept", words, "server-too-many-kept");
    told.kept.then_some(told).ok_or_else(too_many)
}

/// No longer wants the game to be kept; others may.
#[utoipa::path(delete, path = "/api/tables/{code}/kept", params(("code" = String, Path)), responses(
    (status = 200, body = Keeping), (status = 401, body = Told), (status = 403, body = Told),
    (status = 404, body = Told), (status = 429, body = Told)))]
pub async fn keep_no_longer(
    State(app): State<App>,
    from: Address,
    headers: HeaderMap,
    TableCode(code): TableCode,
) -> Result<Json<Keeping>, Problem> {
    let words = app.words(&headers);
    let person = sitter(&app, from, &headers, &code).await?;
    app.allow(from.0, words)?;
    let ended = app.tables.store().keep_no_longer(&code, person).await;
    ended.map_err(|why| Problem::store(&why, words))?;
    told(&app, &code, Some(person), words).await
}

/// Who asks, if they belong to this table.
async fn sitter(
    app: &App,
    Address(from): Address,
    headers: &HeaderMap,
    code: &str,
) -> Result<PersonId, Problem> {
    let words = app.words(headers);
    let person = guest(app, headers).await?.ok_or_else(|| Problem::nobody(words))?.person;
    let attempt = app.guess(from, code, words).await?;
    let theirs = is_theirs(app, code, person).await;
    if tried(attempt, code, theirs, words)? { Ok(person) } else { Err(Problem::private(words)) }
}

async fn is_theirs(app: &App, code: &str, person: PersonId) -> Result<bool, NoTable> {
    app.tables.ask(code, |answer| Command::IsOf { person, answer }).await
}

async fn told(
    app: &App,
    code: &str,
    person: Option<PersonId>,
    words: &Words,
) -> Result<Json<Keeping>, Problem> {
    let keeping = app.tables.store().keeping(code, person).await.map_err(NoTable::from);
    let keeping = keeping.and_then(|it| it.ok_or(NoTable::Unknown));
    let keeping = keeping.map_err(|why| Problem::no_table(&why, words))?;
    if !keeping.is_over {
        let status = StatusCode::NOT_FOUND;
        return Err(Problem::new(status, "no_record", words, "server-no-record"));
    }
    let yours = match person {
        Some(person) => is_theirs(app, code, person).await,
        None => Ok(false),
    };
    let yours = yours.map_err(|why| Problem::no_table(&why, words))?;
    let lasts = app.tables.keeps_for().filter(|_| !keeping.by_anybody);
    let until = lasts.map(|lasts| keeping.touched_at + lasts.as_millis() as u64);
    Ok(Json(Keeping { yours, kept: keeping.by_them, until }))
}
