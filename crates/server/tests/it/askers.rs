//! Who asks: which proxies are believed, which pages are the house's own, what a program may not.

use std::net::TcpListener;

use crate::door::database::Database;
use crate::door::party::Party;
use crate::door::{House, MANY, counts};
use crate::raw::{asked, raw, request};
use serde_json::json;
use server::{Doors, LimitSettings, Origin, Proxies, Settings, Store, Tables, serve};

/// A server with these doors, and where it is.
pub async fn open(database: &Database, at: &str, doors: Doors) -> String {
    let listener = TcpListener::bind(at).unwrap();
    let port = listener.local_addr().unwrap().port();
    let tables = Tables::new(Store::open(&database.url).await.unwrap(), Settings::default());
    tokio::spawn(serve(listener, tables, doors, None, std::future::pending()));
    format!("127.0.0.1:{port}")
}

/// What a browser says that wants a WebSocket.
const SOCKET: &str = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
    sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";

/// Somebody new, with these further lines in the head; the status they get.
async fn introduce(address: &str, head: &str) -> String {
    let body = "{\"name\":\"Ada\"}";
    let length = body.len();
    let head = format!("{head}content-type: application/json\r\ncontent-length: {length}\r\n");
    let answer = raw(address, &[request("POST /api/me", &head), body.into()].concat()).await;
    answer[9..12].to_owned()
}

fn few() -> LimitSettings {
    LimitSettings { requests: (3.0, 0.0), ..LimitSettings::default() }
}

#[tokio::test]
async fn whoever_says_to_be_somebody_else_is_counted_all_the_same() {
    let database = Database::new("forwarded").await;
    let address = open(&database, "127.0.0.1:0", Doors { limits: few(), ..Doors::default() }).await;
    let mut statuses = Vec::new();
    for n in 0..4 {
        statuses.push(introduce(&address, &format!("x-forwarded-for: 192.0.2.{n}\r\n")).await);
    }
    assert_eq!(statuses, ["200", "200", "200", "429"], "there is no proxy");

    let proxies = Proxies::here();
    let doors = Doors { limits: few(), proxies, ..Doors::default() };
    let address = open(&database, "127.0.0.1:0", doors).await;
    let mut statuses = Vec::new();
    for n in 0..4 {
        // What a guest writes stands before what the proxy adds.
        let head = format!("x-forwarded-for: 192.0.2.{n}\r\nx-forwarded-for: 203.0.113.1\r\n");
        statuses.push(introduce(&address, &head).await);
    }
    assert_eq!(statuses, ["200", "200", "200", "429"]);
    let mut statuses = Vec::new();
    for n in 0..4 {
        let head = format!("x-forwarded-for: 2001:db8::{n}\r\n");
        statuses.push(introduce(&address, &head).await);
    }
    assert_eq!(statuses, ["200", "200", "200", "429"], "one network");
    assert_eq!(introduce(&address, "x-forwarded-for: 203.0.113.2\r\n").await, "200");
}

#[tokio::test]
async fn measurements_are_for_this_machine_in_every_form_of_its_address() {
    let database = Database::new("operators").await;
    let doors = Doors { metrics: Some(counts()), proxies: Proxies::here(), ..Doors::default() };
    // Where there is no IPv6, the plain address says what it can.
    let both = TcpListener::bind("[::]:0").is_ok();
    let address = open(&database, if both { "[::]:0" } else { "0.0.0.0:0" }, doors).await;
    let measured = |host: &'static str, head: &'static str| {
        let (address, bytes) = (address.clone(), asked(host, "GET /metrics", head));
        async move { raw(&address, &bytes).await[9..12].to_owned() }
    };
    for host in ["localhost", "localhost:8777", "127.0.0.1", "[::1]:8777"] {
        assert_eq!(measured(host, "").await, "200", "{host}");
    }
    for host in ["evil.example", "192.0.2.1", "localhost.evil.example", "127.0.0.1.evil.example"] {
        assert_eq!(measured(host, "").await, "421", "{host}");
    }
    for head in [
        "x-forwarded-for: 192.0.2.1\r\n",
        "x-forwarded-for: 127.0.0.1\r\n",
        "x-real-ip: 127.0.0.1\r\n",
        "forwarded: for=127.0.0.1\r\n",
    ] {
        assert_eq!(measured("localhost", head).await, "404", "{head}");
    }
}

#[tokio::test]
async fn other_pages_change_nothing_and_the_pages_of_the_house_may() {
    let database = Database::new("own-pages").await;
    let origin = Origin::of("https://luck.example/");
    let address = open(&database, "127.0.0.1:0", Doors { origin, ..Doors::default() }).await;
    let door = guest::Door::at(address.clone());
    let token = door.person("Ada").await.unwrap();
    let cookie = format!("cookie: luckhouse={token}\r\n");
    let page = |line: &'static str, origin: &'static str| {
        let bytes = asked("127.0.0.1", line, &format!("{cookie}origin: {origin}\r\n"));
        let address = address.clone();
        async move { raw(&address, &bytes).await }
    };
    for line in ["POST /api/me/links", "DELETE /api/me/tokens/others", "BREW /api/me"] {
        for origin in ["https://evil.example", "null", "https://", "http://luck.example"] {
            let answer = page(line, origin).await;
            assert!(answer.starts_with("HTTP/1.1 403"), "{line} {origin}: {answer}");
            assert!(answer.contains("foreign_page"), "{line} {origin}: {answer}");
        }
    }
    // A proxy may say another host than the browser did.
    for origin in ["https://luck.example", "http://127.0.0.1"] {
        let answer = page("POST /api/me/links", origin).await;
        assert!(answer.starts_with("HTTP/1.1 201"), "{origin}: {answer}");
    }
    let answer = page("GET /api/me", "https://evil.example").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "a browser keeps it from the page: {answer}");
}

/// Somebody on the way can write pages of plain HTTP for any name: where cookies go over TLS, those open nothing.
#[tokio::test]
async fn where_cookies_go_over_tls_pages_without_it_change_nothing() {
    let database = Database::new("plain-pages").await;
    let origin = Origin::of("https://luck.example/");
    let with_url = Doors { origin, secure: true, ..Doors::default() };
    let with_proxy = Doors { proxies: Proxies::here(), secure: true, ..Doors::default() };
    for doors in [with_url, with_proxy, Doors::default()] {
        let secure = doors.secure;
        let address = open(&database, "127.0.0.1:0", doors).await;
        let status = async |host: &str, line: &str, origin: &str| {
            let head = format!("origin: {origin}\r\n{SOCKET}");
            raw(&address, &asked(host, line, &head)).await[9..12].to_owned()
        };
        for (host, origin, is_own) in [
            ("luck.example", "https://luck.example", true),
            ("luck.example", "http://luck.example", !secure),
            ("192.0.2.1:8777", "https://192.0.2.1:8777", true),
            ("192.0.2.1:8777", "http://192.0.2.1:8777", !secure),
            // A server behind a proxy, looked at from its own machine.
            ("localhost:8777", "http://localhost:8777", true),
            ("127.0.0.1:8777", "http://127.0.0.1:8777", true),
            ("[::1]:8777", "http://[::1]:8777", true),
            ("localhost:8777", "http://localhost:8778", false),
        ] {
            for (line, own) in
                [("POST /api/me/links", "401"), ("GET /api/tables/QQQQQ/live", "404")]
            {
                let expected = if is_own { own } else { "403" };
                assert_eq!(status(host, line, origin).await, expected, "{host} {line} {origin}");
            }
        }
    }
}

/// A page whose name points here all of a sudden is no page of the house.
#[tokio::test]
async fn a_server_with_an_address_answers_under_no_other_name() {
    let database = Database::new("hosts").await;
    let origin = Origin::of("https://luck.example/");
    let doors = Doors { origin, metrics: Some(counts()), ..Doors::default() };
    let address = open(&database, "127.0.0.1:0", doors).await;
    let get = async |host: &str, path: &str| {
        raw(&address, &asked(host, &format!("GET {path}"), "accept-language: de\r\n")).await
    };
    for host in [
        "luck.example",
        "LUCK.example:443",
        "luck.example.",
        "127.0.0.1:8777",
        "localhost",
        "[::1]",
    ] {
        assert!(get(host, "/api/me").await.starts_with("HTTP/1.1 200"), "{host}");
    }
    for host in ["evil.example", "luck.example.evil.example", "here", "not.luck.example", ""] {
        for path in ["/api/me", "/", "/metrics", "/assets/x.js"] {
            let answer = get(host, path).await;
            assert!(answer.starts_with("HTTP/1.1 421"), "{host} {path}: {answer}");
            assert!(answer.contains("other_host") && answer.contains("Reverse-Proxy"), "{answer}");
        }
        for path in ["/healthz", "/readyz"] {
            assert!(get(host, path).await.starts_with("HTTP/1.1 200"), "{host} {path}");
        }
    }
    assert!(get("luck.example", "/metrics").await.starts_with("HTTP/1.1 200"));
    assert!(get("10.0.0.1", "/metrics").await.starts_with("HTTP/1.1 421"));
}

#[tokio::test]
async fn http_2_is_not_spoken_over_plain_http() {
    let house = House::open("http-2").await;
    let settings = [0, 0, 0, 4, 0, 0, 0, 0, 0];
    let bytes = [&b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"[..], &settings].concat();
    assert_eq!(raw(&house.address, &bytes).await, "");
}

#[tokio::test]
async fn names_are_not_changed_without_end() {
    let limits = LimitSettings { requests: (5.0, 0.0), ..LimitSettings::default() };
    let house = House::open_with("renaming", Settings::default(), limits).await;
    let token = house.person("Ada").await;
    let mut statuses = Vec::new();
    for n in 0..5 {
        let name = json!({ "name": format!("Ada {n}") }).to_string();
        statuses.push(house.http("POST /api/me", &token, &name).await.0);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 429]);
}

/// All of a long body may be kept: 128 KiB are four requests more.
#[tokio::test]
async fn long_bodies_are_not_sent_without_end() {
    let limits = LimitSettings { requests: (10.0, 0.0), ..LimitSettings::default() };
    let house = House::open_with("long", Settings::default(), limits).await;
    let token = house.person("Ada").await;
    let long = json!({ "name": "Ada", "more": "x".repeat(128 * 1024) }).to_string();
    assert_eq!(house.http("POST /api/me", &token, &long).await.0, 422);
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(house.http("POST /api/me", &token, r#"{ "name": "Ada" }"#).await.0);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 429]);
}

#[tokio::test]
async fn games_are_not_played_again_without_end() {
    let limits = LimitSettings { requests: (4.0, 0.0), ..LimitSettings::default() };
    let house = House::open_with("rematches", Settings::default(), limits).await;
    // Two people, their table and the one after it.
    let mut party = Party::begun(&house, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    party.play(usize::MAX).await;
    for (number, expect) in [(0, json!(null)), (1, json!("too_often"))] {
        let answer = party.guests[number].ask(json!({ "type": "rematch" })).await;
        assert_eq!(answer["code"], expect, "{answer}");
    }
}

#[tokio::test]
async fn a_program_is_not_its_person() {
    let house = House::open("not-the-person").await;
    let person = house.person("Ada").await;
    let label = json!({ "label": "bot" }).to_string();
    let (_, given, _) = house.http("POST /api/me/tokens", &person, &label).await;
    let program = given["token"].as_str().unwrap();
    let (_, known, _) = house.http("GET /api/me/tokens", &person, "").await;
    let session = known.as_array().unwrap().iter().find(|it| it["kind"] == "session").unwrap();
    let end = format!("DELETE /api/me/tokens/{}", session["id"].as_str().unwrap());
    let name = json!({ "name": "Eve" }).to_string();
    for (request, body) in [
        ("POST /api/me/links", ""),
        ("POST /api/me/tokens", &label),
        ("GET /api/me/tokens", ""),
        ("DELETE /api/me/tokens/others", ""),
        (&end, ""),
        ("POST /api/me", &name),
    ] {
        let (status, why, _) = house.http(request, program, body).await;
        assert_eq!((status, &why["code"]), (403, &json!("not_for_programs")), "{request}");
    }
    let (_, who, _) = house.http("GET /api/me", &person, "").await;
    assert_eq!(who["name"], "Ada");
    let code = house.table(program, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    house.join(program, &code, 0).await.sit(0).await;
    assert_eq!(house.join(&person, &code, 0).await.stand["yours"], json!([0]), "it plays for her");
}

#[tokio::test]
async fn many_sockets_of_one_address_say_no_more_than_a_few() {
    let messages = (4.0, 0.0);
    let requests = MANY;
    let limits =
        LimitSettings { messages, requests, sockets_per_address: 20, ..LimitSettings::default() };
    let house = House::open_with("together", Settings::default(), limits).await;
    let token = house.person("Ada").await;
    let code = house.table(&token, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    let mut answers = Vec::new();
    for _ in 0..5 {
        let mut line = house.join(&token, &code, 0).await;
        for _ in 0..2 {
            answers.push(line.ask(json!({ "type": "ping" })).await["type"].clone());
        }
    }
    let done = answers.iter().filter(|it| **it == "done").count();
    assert_eq!((answers.len(), done), (10, 4), "{answers:?}");
}
