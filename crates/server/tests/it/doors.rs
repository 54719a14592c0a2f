//! Opening and closing the house: safe lines, and a stop that loses nothing.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use crate::door::database::Database;
use crate::door::{House, counts};
use crate::raw::{asked, raw, request};
use guest::{Guest, Line};
use serde_json::{Value, json};
use server::{BadCertificate, Certificate, Doors, LimitSettings, Settings, Store, Tables, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

#[tokio::test]
async fn a_stop_is_told_to_everybody_and_loses_nothing() {
    let mut house = House::open("stop").await;
    let token = house.person("Ada").await;
    let levels = json!([{ "seat": 1, "level": 1 }]);
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "house": levels });
    let code = house.table(&token, &set_up).await;
    let mut ada = house.join(&token, &code, 0).await;
    ada.sit(0).await;
    ada.ask(json!({ "type": "leave", "seat": 0 })).await;
    let before = ada.number;
    house.stop().await;
    assert!(ada.is_cut().await);
    assert!(ada.heard.last().unwrap().contains("stopping"), "{:?}", ada.heard.last());
    let house = house.again().await;
    let back = house.join(&token, &code, before).await;
    assert_eq!((back.number, &back.stand["since"]), (before, &json!([])));
}

/// A house with TLS, on one machine with whoever trusts it.
pub struct Safe {
    address: SocketAddr,
    trusted: RootCertStore,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<io::Result<()>>,
    _database: Database,
}

impl Safe {
    pub async fn open(name: &str) -> Safe {
        Safe::open_with(name, LimitSettings::default()).await
    }

    pub async fn open_with(name: &str, limits: LimitSettings) -> Safe {
        let database = Database::new(name).await;
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let [chain, key] = ["chain.pem", "key.pem"].map(|file| database.folder.join(file));
        std::fs::write(&chain, made.cert.pem()).unwrap();
        std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let tables = Tables::new(Store::open(&database.url).await.unwrap(), Settings::default());
        let doors = Doors { limits, secure: true, ..Doors::default() };
        let (stop, stopped) = oneshot::channel();
        let until = async { drop(stopped.await) };
        let certificate = Some(Certificate::load(&chain, &key).unwrap());
        let serving = tokio::spawn(serve(listener, tables, doors, certificate, until));
        let mut trusted = RootCertStore::empty();
        trusted.add(made.cert.der().clone()).unwrap();
        Safe { address, trusted, stop, serving, _database: database }
    }

    /// A connection of a device that speaks these, as they are called in ALPN; what it speaks is chosen.
    pub async fn speaking(&self, spoken: &[&str]) -> TlsStream<TcpStream> {
        let config = ClientConfig::builder().with_root_certificates(self.trusted.clone());
        let mut config = config.with_no_client_auth();
        config.alpn_protocols = spoken.iter().map(|it| it.as_bytes().to_vec()).collect();
        let name = ServerName::try_from("localhost").unwrap();
        let stream = TcpStream::connect(self.address).await.unwrap();
        TlsConnector::from(Arc::new(config)).connect(name, stream).await.unwrap()
    }

    /// As browsers connect for a WebSocket.
    async fn dial(&self) -> TlsStream<TcpStream> {
        let line = self.speaking(&["http/1.1"]).await;
        assert_eq!(line.get_ref().1.alpn_protocol(), Some(&b"http/1.1"[..]));
        line
    }

    /// The head and the body of an answer.
    async fn post(&self, path: &str, token: &str, body: &Value) -> (String, Value) {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: __Host-luckhouse={token}\r\n\
             origin: https://localhost\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut line = self.dial().await;
        line.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        let _ = line.read_to_string(&mut answer).await;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), serde_json::from_str(body).unwrap())
    }

    /// Somebody with a name; the cookie never goes over a plain line.
    async fn person(&self, name: &str) -> String {
        let (head, _) = self.post("/api/me", "", &json!({ "name": name })).await;
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        for part in ["__Host-luckhouse=", "; Path=/;", "; HttpOnly", "; SameSite=Lax", "; Secure"] {
            assert!(head.contains(part), "{part}: {head}");
        }
        assert!(!head.contains("omain="), "it is of this host alone: {head}");
        let token = head.split_once("luckhouse=").and_then(|(_, rest)| rest.split_once(';'));
        token.unwrap().0.to_owned()
    }

    async fn join(&self, token: &str, code: &str, since: u32) -> Guest {
        let url = format!("wss://localhost/api/tables/{code}/live?since={since}");
        let line = Line::over(self.dial().await, &url, token).await.unwrap();
        Guest::on(line).await.unwrap()
    }

    /// The head of what a page of this name is answered.
    async fn head(&self, host: &str) -> String {
        let request = format!("GET /api/me HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        let mut line = self.dial().await;
        line.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        let _ = line.read_to_string(&mut answer).await;
        answer
    }

    pub async fn close(self) {
        self.stop.send(()).unwrap();
        let ended = tokio::time::timeout(Duration::from_secs(20), self.serving).await;
        ended.expect("it stops").unwrap().unwrap();
    }
}

#[tokio::test]
async fn lines_are_safe_with_a_certificate() {
    let safe = Safe::open("safe").await;
    let mut tokens = Vec::new();
    for name in ["Ada", "Bo"] {
        tokens.push(safe.person(name).await);
    }
    let set_up = json!({ "game": "lucky-duck", "seats": 2 });
    let (_, made) = safe.post("/api/tables", &tokens[0], &set_up).await;
    let code = made["code"].as_str().unwrap();
    let mut guests = Vec::new();
    for (seat, token) in (0..).zip(&tokens) {
        let mut guest = safe.join(token, code, 0).await;
        guest.sit(seat).await.unwrap();
        guests.push(guest);
    }
    let answer = guests[0].ask(json!({ "type": "start" })).await.unwrap();
    assert_eq!(answer["type"], "done");
    let mut number = guests[0].number;
    for choice in 0..1000 {
        for guest in &mut guests {
            guest.until(number).await.unwrap();
        }
        if guests[0].is_over() {
            break;
        }
        let seat = guests.iter().position(Guest::may_act).unwrap();
        let answer = guests[seat].act(seat as u8, choice).await.unwrap();
        assert_eq!(answer["type"], "done", "{answer}");
        number = guests[seat].number;
        // Whoever has acted goes, and comes back to where they were.
        let back = safe.join(&tokens[seat], code, number).await;
        assert_eq!((back.number, &back.stand["since"]), (number, &json!([])));
        assert_eq!(back.stand["view"], guests[seat].stand["view"]);
        guests[seat] = back;
    }
    assert!(guests.iter().all(Guest::is_over));
    safe.close().await;
}

/// Somebody on the way or at a neighbouring host can set a cookie of the plain name: it is nobody's.
#[tokio::test]
async fn over_tls_a_cookie_that_others_can_set_is_not_read() {
    let safe = Safe::open("tossed").await;
    let token = safe.person("Ada").await;
    for (cookie, who) in [
        (format!("__Host-luckhouse={token}"), "Ada"),
        (format!("luckhouse={token}"), "null"),
        (format!("luckhouse=x; __Host-luckhouse={token}"), "Ada"),
        (format!("x__Host-luckhouse={token}"), "null"),
    ] {
        let head = format!("cookie: {cookie}\r\n");
        let mut line = safe.dial().await;
        line.write_all(&asked("localhost", "GET /api/me", &head)).await.unwrap();
        let mut answer = String::new();
        let _ = line.read_to_string(&mut answer).await;
        assert!(answer.contains(who), "{cookie}: {answer}");
    }
    safe.close().await;
}

#[tokio::test]
async fn a_server_with_tls_has_no_pages_without_it() {
    let safe = Safe::open("plain-origin").await;
    let token = safe.person("Ada").await;
    for (scheme, status) in [("https", "201"), ("http", "403")] {
        let cookie = format!("cookie: __Host-luckhouse={token}\r\n");
        let head = format!("{cookie}origin: {scheme}://localhost\r\n");
        let mut line = safe.dial().await;
        line.write_all(&asked("localhost", "POST /api/me/links", &head)).await.unwrap();
        let mut answer = String::new();
        let _ = line.read_to_string(&mut answer).await;
        assert_eq!(&answer[9..12], status, "{scheme}: {answer}");
    }
    safe.close().await;
}

#[tokio::test]
async fn a_server_with_tls_says_that_browsers_are_to_use_it() {
    let safe = Safe::open("strict").await;
    let named = safe.head("luck.example").await;
    assert!(named.contains("strict-transport-security: max-age=31536000\r\n"), "{named}");
    let local = safe.head("localhost:8777").await;
    assert!(!local.contains("strict-transport"), "other ports of this machine: {local}");
    safe.close().await;
}

#[tokio::test]
async fn who_speaks_plainly_to_a_safe_door_is_told_nothing() {
    let safe = Safe::open("plain").await;
    let address = safe.address.to_string();
    let answer = raw(&address, &request("GET /api/tables", "")).await;
    assert!(!answer.contains("HTTP"), "{answer}");
    safe.close().await;
}

#[tokio::test]
async fn a_certificate_that_is_none_is_said_to_be_none() {
    let database = Database::new("unsafe").await;
    let file = |name: &str, text: &str| {
        let path = database.folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let made = || rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let (ours, other) = (made(), made());
    let chain = file("chain.pem", &ours.cert.pem());
    let key = file("key.pem", &ours.signing_key.serialize_pem());
    let others = file("other.pem", &other.signing_key.serialize_pem());
    let none = file("none.pem", "not a certificate");
    let missing = database.folder.join("missing.pem");
    for (chain, key, why) in [
        (&none, &key, BadCertificate::Chain),
        (&missing, &key, BadCertificate::Chain),
        (&key, &key, BadCertificate::Chain),
        (&chain, &none, BadCertificate::Key),
        (&chain, &chain, BadCertificate::Key),
        (&chain, &missing, BadCertificate::Key),
        (&chain, &others, BadCertificate::Pair),
    ] {
        assert_eq!(Certificate::load(chain, key).map(drop), Err(why));
    }
    assert!(Certificate::load(&chain, &key).is_ok());
}

#[tokio::test]
async fn an_operator_sees_what_goes_on() {
    let database = Database::new("measured").await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let door = guest::Door::at(listener.local_addr().unwrap().to_string());
    let tables = Tables::new(Store::open(&database.url).await.unwrap(), Settings::default());
    let doors = Doors { metrics: Some(counts()), ..Doors::default() };
    tokio::spawn(serve(listener, tables, doors, None, std::future::pending()));
    let token = door.person("Ada").await.unwrap();
    let code = door.table(&token, &json!({ "game": "lucky-duck", "seats": 2 })).await.unwrap();
    let mut ada = door.join(&token, &code, 0).await.unwrap();
    ada.sit(0).await.unwrap();
    ada.ask(json!({ "type": "sit", "seat": 9, "share": "" })).await.unwrap();
    let shown = raw(&door.address, &asked("localhost", "GET /metrics", "")).await;
    for measured in [
        "luckhouse_sockets",
        "luckhouse_tables",
        "luckhouse_items_total",
        "luckhouse_commit_seconds",
        "luckhouse_answers_total{answer=\"refused\"}",
    ] {
        assert!(shown.contains(measured), "{measured}: {shown}");
    }
    assert!(!shown.contains(&code) && !shown.contains("Ada"), "{shown}");
}
