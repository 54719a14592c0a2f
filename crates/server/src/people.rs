//! Who one is: a name, a device that is known again, other devices and programs of the same person.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use sitting::PersonId;
use utoipa::ToSchema;
use words::Words;

use crate::app::{Address, App, asker, guest, token};
use crate::limits::Guess;
use crate::names;
use crate::problem::{Problem, Told};
use crate::routes::Body;
use crate::secret::{hash, secret};
use crate::store::TokenKind;
use crate::table_task::{Guest, new_id};

/// A device is known for a year.
const SESSION: Duration = Duration::from_hours(365 * 24);
/// A link to another device is to be used at once.
const LINK: Duration = Duration::from_mins(10);

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Introduction {
    /// 1 to 24 characters.
    name: String,
}

#[derive(Serialize, ToSchema)]
pub struct Person {
    name: String,
}

/// A secret that is shown once; only its hash is kept.
#[derive(Serialize, ToSchema)]
pub struct Given {
    token: String,
    /// In milliseconds since 1970; without it, until it is ended.
    expires_at: Option<u64>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// What another device of the same person was given.
    token: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// What it is called in the list: 1 to 24 characters.
    label: String,
}

/// A device, a link or a program of a person.
#[derive(Serialize, ToSchema)]
pub struct Known {
    /// By which it is ended; it opens nothing.
    id: String,
    kind: &'static str,
    label: String,
    made_at: u64,
    expires_at: Option<u64>,
    /// Whether it is what this request came with.
    this: bool,
}

/// Says who one is from now on. The answer sets a cookie; only its hash is kept.
#[utoipa::path(post, path = "/api/me", request_body = Introduction, responses(
    (status = 200, body = Person), (status = 403, body = Told), (status = 422, body = Told),
    (status = 429, body = Told)))]
pub async fn introduce(
    State(app): State<App>,
    headers: HeaderMap,
    Body(introduction): Body<Introduction>,
) -> Result<Response, Problem> {
    let words = app.words(&headers);
    let name = names::checked(&introduction.name).map_err(|why| why.problem(words))?;
    let store = app.tables.store();
    if let Some((guest, kind)) = asker(&app, &headers).await? {
        own_device(kind, words)?;
        let renamed = store.rename(guest.person, &name).await;
        renamed.map_err(|why| Problem::store(&why, words))?;
        return Ok(Json(Person { name }).into_response());
    }
    let person = new_id();
    let added = store.add_person(person, &name, store.wall()).await;
    added.map_err(|why| Problem::store(&why, words))?;
    let cookie = cookie(&app, person, words).await?;
    Ok(([(SET_COOKIE, cookie)], Json(Person { name })).into_response())
}

/// Who one is; `null` is nobody, as whoever has not said a name.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Option<Person>)))]
pub async fn who(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Json<Option<Person>>, Problem> {
    let guest = guest(&app, &headers).await?;
    Ok(Json(guest.map(|guest| Person { name: guest.name })))
}

/// A link with which another device becomes the same person, once and within ten minutes.
#[utoipa::path(post, path = "/api/me/links", responses(
    (status = 201, body = Given), (status = 401, body = Told), (status = 403, body = Told),
    (status = 429, body = Told)))]
pub async fn link(
    State(app): State<App>,
    Address(from): Address,
    headers: HeaderMap,
) -> Result<(StatusCode, Json<Given>), Problem> {
    let words = app.words(&headers);
    let guest = owner(&app, &headers).await?;
    app.allow(from, words)?;
    let given = give(&app, guest.person, TokenKind::Link, "", Some(LINK), words).await?;
    Ok((StatusCode::CREATED, Json(given)))
}

/// Whom a device would become by a link. The link stays as good as it was.
#[utoipa::path(post, path = "/api/me/links/looked", request_body = Link, responses(
    (status = 200, body = Person), (status = 403, body = Told), (status = 410, body = Told),
    (status = 413, body = Told), (status = 415, body = Told), (status = 422, body = Told),
    (status = 429, body = Told)))]
pub async fn look(
    State(app): State<App>,
    Address(from): Address,
    headers: HeaderMap,
    Body(link): Body<Link>,
) -> Result<Json<Person>, Problem> {
    let words = app.words(&headers);
    let (attempt, too_many) = app.limits.guess_in_any_case(from);
    let store = app.tables.store();
    let name = store.look_at_link(&hash(&link.token), store.wall()).await;
    let name = name.map_err(|why| Problem::store(&why, words))?;
    let Some(name) = name else { return Err(no_link(attempt, too_many, words)) };
    Ok(Json(Person { name }))
}

/// Takes a link: this device is the same person from now on. Whoever it was before ends with the token it had.
#[utoipa::path(post, path = "/api/me/links/taken", request_body = Link, responses(
    (status = 204), (status = 403, body = Told), (status = 410, body = Told),
    (status = 413, body = Told), (status = 415, body = Told), (status = 422, body = Told),
    (status = 429, body = Told)))]
pub async fn take(
    State(app): State<App>,
    Address(from): Address,
    headers: HeaderMap,
    Body(link): Body<Link>,
) -> Result<Response, Problem> {
    let words = app.words(&headers);
    let before = asker(&app, &headers).await?;
    // Nobody guesses a link; whoever tries is told so no faster than with codes.
    let (attempt, too_many) = app.limits.guess_in_any_case(from);
    let store = app.tables.store();
    let person = store.take_link(&hash(&link.token), store.wall()).await;
    let person = person.map_err(|why| Problem::store(&why, words))?;
    let Some(person) = person else { return Err(no_link(attempt, too_many, words)) };
    drop(attempt);
    let cookie = cookie(&app, person, words).await?;
    if let (Some((_, TokenKind::Session)), Some(old)) = (before, token(&app, &headers).map(hash)) {
        let ended = app.tables.store().end_token(&old).await;
        ended.map_err(|why| Problem::store(&why, words))?;
        app.passes.end(&old);
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]).into_response())
}

/// Nobody guesses a link; whoever tries is told so no faster than with codes.
fn no_link(attempt: Guess, too_many: bool, words: &Words) -> Problem {
    attempt.was_wrong();
    if too_many {
        return Problem::too_many_codes(words);
    }
    Problem::new(StatusCode::GONE, "link_used", words, "server-link-used")
}

/// A token for a program that sits at tables: to be sent as `Authorization: Bearer TOKEN`.
#[utoipa::path(post, path = "/api/me/tokens", request_body = Program, responses(
    (status = 201, body = Given), (status = 401, body = Told), (status = 403, body = Told),
    (status = 422, body = Told)))]
pub async fn program(
    State(app): State<App>,
    headers: HeaderMap,
    Body(program): Body<Program>,
) -> Result<(StatusCode, Json<Given>), Problem> {
    let words = app.words(&headers);
    let guest = owner(&app, &headers).await?;
    let label = names::checked(&program.label).map_err(|why| why.problem(words))?;
    let given = give(&app, guest.person, TokenKind::Program, &label, None, words).await?;
    Ok((StatusCode::CREATED, Json(given)))
}

/// The devices and programs of a person.
#[utoipa::path(get, path = "/api/me/tokens", responses(
    (status = 200, body = Vec<Known>), (status = 401, body = Told), (status = 403, body = Told)))]
pub async fn tokens(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Json<Vec<Known>>, Problem> {
    let guest = owner(&app, &headers).await?;
    let this = token(&app, &headers).map(hash);
    let store = app.tables.store();
    let kept = store.tokens_of(guest.person, store.wall()).await;
    let kept = kept.map_err(|why| Problem::store(&why, app.words(&headers)))?;
    let known = kept.into_iter().map(|it| Known {
        this: Some(&it.hash) == this.as_ref(),
        id: it.hash,
        kind: it.kind.name(),
        label: it.label,
        made_at: it.made_at,
        expires_at: it.expires_at,
    });
    Ok(Json(known.collect()))
}

/// Ends a device or a program of one's own, and the lines it has open; `others` ends all but the one
/// that asks.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Told), (status = 403, body = Told),
    (status = 404, body = Told), (status = 429, body = Told)))]
pub async fn end(
    State(app): State<App>,
    Address(from): Address,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let words = app.words(&headers);
    let guest = owner(&app, &headers).await?;
    app.allow(from, words)?;
    let (store, this) = (app.tables.store(), token(&app, &headers).map(hash).unwrap_or_default());
    let ended = if id == "others" {
        let ended = store.end_other_tokens(guest.person, &this).await;
        app.passes.end_others(guest.person, &this);
        ended.map(|_| true)
    } else {
        let kept = store.tokens_of(guest.person, store.wall()).await;
        match kept.map(|kept| kept.iter().any(|it| it.hash == id)) {
            Ok(true) => {
                let ended = store.end_token(&id).await;
                app.passes.end(&id);
                ended.map(|ended| ended > 0)
            }
            other => other,
        }
    };
    let none = || Problem::new(StatusCode::NOT_FOUND, "no_token", words, "server-no-token");
    let ended = ended.map_err(|why| Problem::store(&why, words))?;
    ended.then_some(StatusCode::NO_CONTENT).ok_or_else(none)
}

/// Who asks, on a device of their own: a program plays for its person and is not the person.
async fn owner(app: &App, headers: &HeaderMap) -> Result<Guest, Problem> {
    let words = app.words(headers);
    let (guest, kind) = asker(app, headers).await?.ok_or_else(|| Problem::nobody(words))?;
    own_device(kind, words).map(|()| guest)
}

fn own_device(kind: TokenKind, words: &Words) -> Result<(), Problem> {
    if kind == TokenKind::Session { Ok(()) } else { Err(Problem::program(words)) }
}

async fn give(
    app: &App,
    person: PersonId,
    kind: TokenKind,
    label: &str,
    lasts: Option<Duration>,
    words: &Words,
) -> Result<Given, Problem> {
    let (store, token) = (app.tables.store(), secret());
    let now = store.wall();
    let expires_at = lasts.map(|lasts| now + lasts.as_millis() as u64);
    let added = store.add_token(person, &hash(&token), kind, label, now, expires_at).await;
    let too_many = || Problem::bad("too_many_tokens", words, "server-too-many-tokens");
    let has_room = added.map_err(|why| Problem::store(&why, words))?;
    has_room.then_some(Given { token, expires_at }).ok_or_else(too_many)
}

/// The cookie with which a device is known again.
async fn cookie(app: &App, person: PersonId, words: &Words) -> Result<String, Problem> {
    let given = give(app, person, TokenKind::Session, "", Some(SESSION), words).await?;
    let secure = if app.doors.secure { "; Secure" } else { "" };
    let (name, token, age) = (app.doors.cookie(), given.token, SESSION.as_secs());
    Ok(format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}"))
}
