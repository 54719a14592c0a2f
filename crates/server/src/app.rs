//! What every request may need: the tables, the limits, and who asks.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Path};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use metrics_exporter_prometheus::PrometheusHandle;
use words::Words;

use crate::all_words::{AllWords, lang};
use crate::limits::{LimitSettings, Limits};
use crate::problem::Problem;
use crate::secret::{hash, read_code};
use crate::store::TokenKind;
use crate::table_task::{Guest, now};
use crate::tables::{NoTable, Tables};

/// How the server is reached.
#[derive(Clone, Debug, Default)]
pub struct Doors {
    pub limits: LimitSettings,
    /// Whether a proxy in front says who asks (`X-Forwarded-For`), and that the way to it is safe.
    pub proxy: bool,
    /// Whether cookies only go over safe lines.
    pub secure: bool,
    /// Where measurements are gathered, if they are.
    pub metrics: Option<PrometheusHandle>,
}

#[derive(Clone)]
pub struct App {
    pub tables: Tables,
    pub words: AllWords,
    pub limits: Limits,
    pub doors: Doors,
}

impl App {
    pub fn new(tables: Tables, doors: Doors) -> App {
        let (words, limits) = (tables.words().clone(), Limits::new(doors.limits));
        App { tables, words, limits, doors }
    }

    /// The words for whoever asks, by what their device prefers.
    pub fn words(&self, headers: &HeaderMap) -> &Words {
        self.words.of(lang(headers))
    }
}

impl App {
    /// Whether this address may ask for something that has to be kept.
    pub fn allow(&self, from: IpAddr, words: &Words) -> Result<(), Problem> {
        if self.limits.request(from) { Ok(()) } else { Err(Problem::too_many(words)) }
    }

    /// Whether this address may try this code.
    pub fn may_try(&self, from: IpAddr, code: &str, words: &Words) -> Result<(), Problem> {
        let may = self.limits.may_try(from, code);
        if may { Ok(()) } else { Err(Problem::too_many_codes(words)) }
    }

    /// What came of a code that this address has tried.
    pub fn tried<T>(
        &self,
        from: IpAddr,
        code: &str,
        came: Result<T, NoTable>,
        words: &Words,
    ) -> Result<T, Problem> {
        match &came {
            Ok(_) => self.limits.was_right(from, code),
            Err(NoTable::Unknown) => drop(self.limits.was_wrong(from)),
            Err(NoTable::Store(_)) => {}
        }
        came.map_err(|why| Problem::no_table(&why, words))
    }
}

/// Where a request comes from.
#[derive(Copy, Clone, Debug)]
pub struct Address(pub IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Infallible> {
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let direct = direct.map_or(Ipv4Addr::UNSPECIFIED.into(), |ConnectInfo(it)| it.ip());
        let said = parts.headers.get("x-forwarded-for").and_then(|it| it.to_str().ok());
        // The last of them is the one the proxy has seen itself.
        let forwarded = said.and_then(|it| it.rsplit(',').next()?.trim().parse().ok());
        Ok(Address(forwarded.filter(|_| app.doors.proxy).unwrap_or(direct)))
    }
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
pub fn is_own_page(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host = origin.to_str().ok().and_then(|it| Some(it.split_once("://")?.1));
    host.is_some() && headers.get(HOST).and_then(|it| it.to_str().ok()) == host
}

/// The token of whoever sends this: a cookie, or what a program says.
pub fn token(headers: &HeaderMap) -> Option<&str> {
    let text = |name| headers.get(name).and_then(|it| it.to_str().ok());
    let bearer = text(AUTHORIZATION).and_then(|it| it.strip_prefix("Bearer "));
    let mut cookies = text(COOKIE).unwrap_or("").split(';');
    bearer.or_else(|| cookies.find_map(|it| it.trim().strip_prefix("luckhouse=")))
}

/// Who sends this.
pub async fn guest(app: &App, headers: &HeaderMap) -> Result<Option<Guest>, Problem> {
    let Some(token) = token(headers) else { return Ok(None) };
    let person = app.tables.store().person_by_token(&hash(token), now()).await;
    let person = person.map_err(|why| Problem::store(&why, app.words(headers)))?;
    // A link has to be taken first.
    let person = person.filter(|(.., kind)| *kind != TokenKind::Link);
    Ok(person.map(|(person, name, _)| Guest { person, name }))
}
