//! Calls to a server: who one is, and the line to a table.

use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, http};
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{SetUp, Sign};
use words::{Lang, Message, steers};

use super::address::Address;
use super::table_code;
use crate::failure::{Failure, io_reason};

/// A server that has not answered by then does not.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest answer that is read, and the longest record.
const LONGEST: u64 = 64 * 1024;
const LONGEST_RECORD: u64 = 64 << 20;

pub type Socket = WebSocketStream<Box<dyn Stream>>;

pub trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// A server, and who calls it.
#[derive(Clone, Debug)]
pub struct Caller {
    pub address: Address,
    pub lang: Lang,
    /// What the server knows this person by.
    pub token: Option<String>,
}

struct Answer {
    status: u16,
    /// A new token.
    token: Option<String>,
    body: Value,
    /// The body as it came.
    text: String,
}

/// What is asked of a server, and how much is read of its answer.
struct Request<'a> {
    method: &'static str,
    path: &'a str,
    body: &'a str,
    longest: u64,
}

impl<'a> Request<'a> {
    fn me(method: &'static str, body: &'a str) -> Request<'a> {
        Request { method, path: "/api/me", body, longest: LONGEST }
    }
}

impl Caller {
    /// Tells the server one's name, or asks for the one it knows. Returns the token if it is new.
    pub async fn introduce(
        &mut self,
        name: Option<&str>,
        otherwise: &str,
    ) -> Result<Option<String>, Failure> {
        if name.is_none() && self.token.is_some() {
            let known = self.http(Request::me("GET", "")).await?;
            if known.status == 200 && known.body["name"].is_string() {
                return Ok(None);
            }
        }
        let body = json!({ "name": name.unwrap_or(otherwise) }).to_string();
        let answer = self.http(Request::me("POST", &body)).await?;
        match (answer.status, answer.body["name"].is_string()) {
            (200, true) => {}
            (422, _) => {
                let why = why(&answer.body).ok_or_else(|| self.not_luckhouse())?;
                return Err(Failure::refused(Message::new("remote-bad-name").with("why", why)));
            }
            _ => return Err(self.refused(answer.status, &answer.body)),
        }
        if answer.token.is_some() {
            self.token.clone_from(&answer.token);
        }
        // Whoever is nobody now could never take a seat.
        if self.token.is_none() { Err(self.not_luckhouse()) } else { Ok(answer.token) }
    }

    /// Makes a table and returns its code.
    pub async fn make(&self, set_up: &SetUp) -> Result<String, Failure> {
        let body = serde_json::to_string(set_up).expect("a set-up can be written");
        let (method, path, longest) = ("POST", "/api/tables", LONGEST);
        let answer = self.http(Request { method, path, body: &body, longest }).await?;
        match (answer.status, answer.body["code"].as_str().and_then(table_code)) {
            (201, Some(code)) => Ok(code),
            (status, _) => Err(self.refused(status, &answer.body)),
        }
    }

    /// The signs of the open tables.
    pub async fn listed(&self) -> Result<Vec<Sign>, Failure> {
        let (method, path, longest) = ("GET", "/api/tables", LONGEST);
        let answer = self.http(Request { method, path, body: "", longest }).await?;
        match (answer.status, json::read(&answer.text)) {
            (200, Ok(signs)) => Ok(signs),
            (status, _) => Err(self.refused(status, &answer.body)),
        }
    }

    /// The record of a finished game.
    pub async fn record(&self, code: &str) -> Result<String, Failure> {
        let path = format!("/api/tables/{code}/record");
        let (method, longest) = ("GET", LONGEST_RECORD);
        let answer = self.http(Request { method, path: &path, body: "", longest }).await?;
        match answer.status {
            200 if answer.body.is_object() => Ok(answer.text),
            status => Err(self.refused(status, &answer.body)),
        }
    }

    /// The line to a table, from after this number on.
    pub async fn dial(&self, code: &str, since: u32) -> Result<Socket, Failure> {
        let scheme = if self.address.tls { "wss" } else { "ws" };
        let path = self.address.path(&format!("/api/tables/{code}/live?since={since}"));
        let url = format!("{scheme}://{}{path}", self.address.authority());
        let mut request = url.into_client_request().map_err(|_| self.not_luckhouse())?;
        let headers = request.headers_mut();
        headers.insert(http::header::ACCEPT_LANGUAGE, header(self.lang.code()));
        if let Some(token) = &self.token {
            headers.insert(http::header::AUTHORIZATION, header(&format!("Bearer {token}")));
        }
        let stream = self.connect().await?;
        match timeout(PATIENCE, client_async(request, stream)).await {
            Ok(Ok((socket, _))) => Ok(socket),
            Ok(Err(Error::Http(answer))) => {
                let body = answer.body().as_deref().unwrap_or_default();
                let body = json::read_bytes(body).unwrap_or_default();
                match answer.status().as_u16() {
                    404 => Err(Failure::refused(self.about("remote-no-table").with("code", code))),
                    status => Err(self.refused(status, &body)),
                }
            }
            Ok(Err(Error::Io(error))) => Err(self.silent(&error)),
            // It may be on its way down or up.
            Ok(Err(_)) => Err(Failure::machine(self.about("remote-not-luckhouse"))),
            Err(_) => Err(self.silent(&ErrorKind::TimedOut.into())),
        }
    }

    async fn http(&self, request: Request<'_>) -> Result<Answer, Failure> {
        let Request { method, path, body, longest } = request;
        let token = self.token.as_ref().map(|token| format!("authorization: Bearer {token}\r\n"));
        // This old version of HTTP ends an answer by closing the line, and in no other way.
        let request = format!(
            "{method} {} HTTP/1.0\r\nhost: {}\r\naccept-language: {}\r\n{}\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address.path(path),
            self.address.authority(),
            self.lang.code(),
            token.unwrap_or_default(),
            body.len()
        );
        let mut stream = self.connect().await?;
        let exchange = async {
            stream.write_all(request.as_bytes()).await?;
            stream.flush().await?;
            let mut answer = Vec::new();
            stream.take(longest).read_to_end(&mut answer).await?;
            Ok(answer)
        };
        let answer: io::Result<Vec<u8>> =
            timeout(PATIENCE, exchange).await.unwrap_or(Err(ErrorKind::TimedOut.into()));
        let answer = answer.map_err(|error| self.silent(&error))?;
        read_answer(&String::from_utf8_lossy(&answer)).ok_or_else(|| self.not_luckhouse())
    }

    async fn connect(&self) -> Result<Box<dyn Stream>, Failure> {
        let Address { host, port, tls, .. } = &self.address;
        let no_host =
            || Failure::machine(Message::new("remote-no-host").with("host", host.as_str()));
        let places = lookup_host((host.as_str(), *port)).await.map_err(|_| no_host())?;
        let mut failed = ErrorKind::TimedOut.into();
        for place in places {
            match timeout(PATIENCE, TcpStream::connect(place)).await {
                Ok(Ok(stream)) => {
                    // A race of reflexes waits for nothing.
                    let _ = stream.set_nodelay(true);
                    return if *tls { self.secured(stream).await } else { Ok(Box::new(stream)) };
                }
                Ok(Err(error)) => failed = error,
                Err(_) => failed = ErrorKind::TimedOut.into(),
            }
        }
        Err(self.silent(&failed))
    }

    async fn secured(&self, stream: TcpStream) -> Result<Box<dyn Stream>, Failure> {
        let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let name = ServerName::try_from(self.address.host.clone());
        let name = name.map_err(|_| self.silent(&ErrorKind::InvalidInput.into()))?;
        let secured = TlsConnector::from(Arc::new(config)).connect(name, stream);
        let secured = timeout(PATIENCE, secured).await.unwrap_or(Err(ErrorKind::TimedOut.into()));
        Ok(Box::new(secured.map_err(|error| self.silent(&error))?))
    }

    fn about(&self, key: &'static str) -> Message {
        Message::new(key).with("server", self.address.url())
    }

    fn silent(&self, error: &io::Error) -> Failure {
        Failure::machine(self.about("remote-no-server").with("why", io_reason(error)))
    }

    fn not_luckhouse(&self) -> Failure {
        Failure::refused(self.about("remote-not-luckhouse"))
    }

    /// What the server says itself, if it is one. Only what may pass is tried again.
    fn refused(&self, status: u16, body: &Value) -> Failure {
        // Too many at once, too slow, or trouble of its own.
        let may_pass = status >= 500 || matches!(status, 408 | 429);
        match why(body) {
            Some(why) if may_pass => Failure::machine(Message::new("cli-said").with("why", why)),
            Some(why) => Failure::refused(Message::new("cli-said").with("why", why)),
            None if status >= 500 => {
                Failure::machine(self.about("remote-broken").with("status", status))
            }
            None => self.not_luckhouse(),
        }
    }
}

fn why(body: &Value) -> Option<String> {
    let known = body["code"].is_string();
    let lines = |why: &str| why.lines().map(plain).collect::<Vec<_>>().join("\n");
    body["why"].as_str().filter(|_| known).map(lines)
}

/// What a server says must not steer the terminal.
pub fn plain(text: &str) -> String {
    text.chars().filter(|&char| !steers(char)).collect()
}

fn header(text: &str) -> http::HeaderValue {
    text.parse().unwrap_or(http::HeaderValue::from_static(""))
}

fn read_answer(text: &str) -> Option<Answer> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let status = lines.next()?.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()?;
    let cookie = |line: &str| {
        let (name, value) = line.split_once(':')?;
        let value = value.trim();
        let value = value.strip_prefix("__Host-").unwrap_or(value).strip_prefix("luckhouse=")?;
        let token = value.split(';').next().unwrap_or(value);
        let fits = token.bytes().all(|byte| byte.is_ascii_alphanumeric()) && !token.is_empty();
        (fits && name.eq_ignore_ascii_case("set-cookie")).then(|| token.to_owned())
    };
    let token = lines.find_map(cookie);
    let read = json::read(body).unwrap_or_default();
    Some(Answer { status, token, body: read, text: body.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::Exit;

    #[test]
    fn answers_are_read() {
        let text = "HTTP/1.1 200 OK\r\nServer: x\r\nSet-Cookie: luckhouse=ab12; Path=/\r\n\r\n{\"name\":\"Ada\"}";
        let answer = read_answer(text).expect("an answer");
        assert_eq!((answer.status, answer.token.as_deref()), (200, Some("ab12")));
        assert_eq!(answer.body["name"], "Ada");
        let text = "HTTP/1.1 200 OK\r\nset-cookie: __Host-luckhouse=ab12; Secure\r\n\r\n{}";
        assert_eq!(read_answer(text).and_then(|answer| answer.token).as_deref(), Some("ab12"));
        for text in ["", "SSH-2.0-x\r\n\r\n", "HTTP/1.1 OK\r\n\r\n"] {
            assert!(read_answer(text).is_none(), "{text}");
        }
        let strange = "HTTP/1.0 200 OK\r\nset-cookie: luckhouse=a\x1bb\r\n\r\n<html>";
        assert_eq!(read_answer(strange).and_then(|answer| answer.token), None);
    }

    #[test]
    fn what_may_pass_is_tried_again() {
        let caller = Caller {
            address: Address::read("http://a").expect("an address"),
            lang: Lang::En,
            token: None,
        };
        let told = json!({ "code": "too_often", "why": "Too often." });
        for (status, exit) in [
            (429, Exit::Machine),
            (408, Exit::Machine),
            (503, Exit::Machine),
            (401, Exit::Refused),
            (403, Exit::Refused),
        ] {
            assert_eq!(caller.refused(status, &told).exit, exit, "{status}");
        }
    }
}
