//! What every request may need: the tables, the limits, and who asks.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Path};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::time::timeout;
use words::Words;

use crate::all_words::{AllWords, lang};
use crate::hosts::is_this_machine;
use crate::limits::{Guess, LimitSettings, Limits, Turn};
use crate::origin::Origin;
use crate::passes::Passes;
use crate::problem::Problem;
use crate::proxies::{Proxies, household, is_from_here};
use crate::secret::{hash, read_code};
use crate::store::TokenKind;
use crate::table_task::Guest;
use crate::tables::{NoTable, Tables};

/// How the server is reached.
#[derive(Clone, Debug, Default)]
pub struct Doors {
    pub limits: LimitSettings,
    /// Which proxies say who asks (`X-Forwarded-For`).
    pub proxies: Proxies,
    /// Where people find the house: pages from there are its own, whatever a proxy makes of `Host`.
    pub origin: Option<Origin>,
    /// The same with its path, as people are told it.
    pub url: Option<String>,
    /// Whether cookies only go over safe lines.
    pub secure: bool,
    /// Where measurements are gathered, if they are.
    pub metrics: Option<PrometheusHandle>,
}

impl Doors {
    /// What the cookie is called. With the prefix a browser takes it only from this host and only over TLS;
    /// without, somebody on the way or at a neighbouring host could set one of their own. So over TLS one of
    /// the plain name is never read, not even an old one.
    pub fn cookie(&self) -> &'static str {
        if self.secure { "__Host-luckhouse" } else { "luckhouse" }
    }
}

#[derive(Clone)]
pub struct App {
    pub tables: Tables,
    pub words: AllWords,
    pub limits: Limits,
    /// Who is on which line.
    pub passes: Passes,
    pub doors: Arc<Doors>,
    /// Whether the server itself speaks TLS.
    pub tls: bool,
}

impl App {
    pub fn new(tables: Tables, doors: Doors) -> App {
        let (words, limits) = (tables.words().clone(), Limits::new(doors.limits));
        App { tables, words, limits, passes: Passes::default(), doors: doors.into(), tls: false }
    }

    /// Whether devices reach it over TLS, its own or that of what stands before it.
    pub fn is_safe(&self) -> bool {
        self.tls || self.doors.secure
    }

    /// The words for whoever asks, by what their device prefers.
    pub fn words(&self, headers: &HeaderMap) -> &Words {
        self.words.of(lang(headers))
    }

    /// Whether this address may ask for something that has to be kept.
    pub fn allow(&self, from: IpAddr, words: &Words) -> Result<(), Problem> {
        if self.limits.request(from) { Ok(()) } else { Err(Problem::too_many(words)) }
    }

    /// Waits until this address may be sent one more record.
    pub async fn turn(&self, from: IpAddr, words: &Words) -> Result<Turn, Problem> {
        let turn = timeout(self.doors.limits.patience, self.limits.turn(from)).await;
        turn.map_err(|_| Problem::too_many(words))
    }

    /// Takes a code that this address wants to try, before it is looked up.
    pub async fn guess(&self, from: IpAddr, code: &str, words: &Words) -> Result<Guess, Problem> {
        let guess = timeout(self.doors.limits.patience, self.limits.guess(from, code)).await;
        let guess = guess.map_err(|_| Problem::too_many(words))?;
        guess.ok_or_else(|| Problem::too_many_codes(words))
    }
}

/// What came of a code that was tried.
pub fn tried<T>(
    guess: Guess,
    code: &str,
    came: Result<T, NoTable>,
    words: &Words,
) -> Result<T, Problem> {
    match &came {
        Ok(_) => guess.was_right(code),
        Err(NoTable::Unknown) => guess.was_wrong(),
        Err(NoTable::Store(_) | NoTable::Closed) => drop(guess),
    }
    came.map_err(|why| Problem::no_table(&why, words))
}

/// Where a request comes from, as far as that is counted.
#[derive(Copy, Clone, Debug)]
pub struct Address(pub IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Infallible> {
        let asker = app.doors.proxies.asker(peer(parts), &parts.headers);
        Ok(Address(household(asker)))
    }
}

/// Whether a request comes from this machine, and from nobody behind a proxy on it.
#[derive(Copy, Clone, Debug)]
pub struct FromHere(pub bool);

impl FromRequestParts<App> for FromHere {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<FromHere, Infallible> {
        Ok(FromHere(is_from_here(peer(parts), &parts.headers)))
    }
}

/// Who is at the other end of the line.
fn peer(parts: &Parts) -> IpAddr {
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    direct.map_or(Ipv4Addr::UNSPECIFIED.into(), |ConnectInfo(it)| it.ip())
}

/// The table a request is about, by the code in its path.
pub struct TableCode(pub String);

impl FromRequestParts<App> for TableCode {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableCode, Problem> {
        let typed = Path::<String>::from_request_parts(parts, app).await.ok();
        let code = typed.and_then(|Path(typed)| read_code(&typed));
        code.map(TableCode).ok_or_else(|| Problem::unknown_table(app.words(&parts.headers)))
    }
}

/// A page of somebody else's does not talk for the person who reads it. Programs have no page.
pub fn is_own_page(app: &App, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|it| it.to_str().ok());
    if !headers.contains_key(ORIGIN) {
        return true;
    }
    let Some(origin) = text(ORIGIN) else { return false };
    let host = origin.split_once("://").map(|(_, host)| host).filter(|it| !it.is_empty());
    let is_host = host.is_some() && text(HOST) == host;
    let origin = Origin::of(origin);
    let is_own = is_host || app.doors.origin.is_some() && origin == app.doors.origin;
    is_own && (!app.is_safe() || origin.is_some_and(|it| is_unforged(app, &it)))
}

/// Whether nobody on the way can have written a page from there: it came over TLS, or from this machine, where a server
/// behind a proxy is looked at without it.
fn is_unforged(app: &App, origin: &Origin) -> bool {
    origin.is_safe() || !app.tls && is_this_machine(origin.host())
}

/// The token of whoever sends this: a cookie, or what a program says.
pub fn token<'a>(app: &App, headers: &'a HeaderMap) -> Option<&'a str> {
    let text = |name| headers.get(name).and_then(|it| it.to_str().ok());
    let bearer = text(AUTHORIZATION).and_then(|it| it.strip_prefix("Bearer "));
    // Over HTTP/2 each cookie may have a header of its own (RFC 9113, 8.2.3).
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|it| it.to_str().ok());
    let mut cookies = cookies.flat_map(|it| it.split(';'));
    let named = |cookie: &'a str| cookie.trim().split_once('=');
    let ours = |(name, token)| (name == app.doors.cookie()).then_some(token);
    bearer.or_else(|| cookies.find_map(|cookie| named(cookie).and_then(ours)))
}

/// Who sends this, and by what kind of token.
pub async fn asker(app: &App, headers: &HeaderMap) -> Result<Option<(Guest, TokenKind)>, Problem> {
    let Some(token) = token(app, headers) else { return Ok(None) };
    let store = app.tables.store();
    let person = store.person_by_token(&hash(token), store.wall()).await;
    let person = person.map_err(|why| Problem::store(&why, app.words(headers)))?;
    // A link has to be taken first.
    let person = person.filter(|(.., kind)| *kind != TokenKind::Link);
    Ok(person.map(|(person, name, kind)| (Guest { person, name }, kind)))
}

/// Who sends this. A program whose token is none is told so; a browser with an old cookie is nobody.
pub async fn guest(app: &App, headers: &HeaderMap) -> Result<Option<Guest>, Problem> {
    let asker = asker(app, headers).await?;
    if asker.is_none() && headers.contains_key(AUTHORIZATION) {
        return Err(Problem::nobody(app.words(headers)));
    }
    Ok(asker.map(|(guest, _)| guest))
}
