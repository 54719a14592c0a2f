//! What stands in the head of every answer, and how little is sent where less will do.

use std::path::Path;

use crate::askers::open;
use crate::door::House;
use crate::door::database::Database;
use crate::raw::{raw, request};
use server::{Doors, Origin};

/// The value of a header, its lines joined.
fn header(answer: &str, name: &str) -> String {
    let head = answer.split("\r\n\r\n").next().unwrap_or_default();
    let lines = head.lines().filter_map(|line| line.split_once(": "));
    let values = lines.filter(|(it, _)| it.eq_ignore_ascii_case(name)).map(|(_, value)| value);
    values.collect::<Vec<_>>().join(", ")
}

fn status(answer: &str) -> &str {
    answer.get(9..12).unwrap_or_default()
}

async fn ask(house: &House, line: &str, head: &str) -> String {
    raw(&house.address, &request(line, head)).await
}

/// Where something is to be had and where not, by people, programs and strangers.
const ANSWERS: [(&str, &str, &str); 12] = [
    ("GET /", "", "200"),
    ("GET /healthz", "", "200"),
    ("GET /readyz", "", "200"),
    ("GET /metrics", "", "404"),
    ("GET /openapi.json", "", "200"),
    ("GET /api/me", "", "200"),
    ("GET /api/tables", "", "200"),
    ("GET /api/tables/QQQQQ", "", "404"),
    ("GET /api/tables/QQQQQ/live", "", "404"),
    ("GET /no/such", "", "404"),
    ("PUT /api/me", "", "405"),
    ("POST /api/me", "origin: http://elsewhere.example\r\n", "403"),
];

#[tokio::test]
async fn every_answer_says_what_a_browser_may_do_with_it() {
    let house = House::open("guarded").await;
    for (line, head, expect) in ANSWERS {
        let answer = ask(&house, line, head).await;
        assert_eq!(status(&answer), expect, "{line}: {answer}");
        for (name, part) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("permissions-policy", "camera=()"),
            ("permissions-policy", "screen-wake-lock=(self)"),
            ("content-security-policy", "frame-ancestors 'none'"),
        ] {
            assert!(header(&answer, name).contains(part), "{name} at {line}: {answer}");
        }
        assert!(header(&answer, "strict-transport-security").is_empty(), "{line}: {answer}");
    }
}

#[tokio::test]
async fn nobody_keeps_what_the_api_answers() {
    let house = House::open("unkept").await;
    for (line, head, _) in ANSWERS.into_iter().filter(|(line, ..)| line.contains("/api/")) {
        let answer = ask(&house, line, head).await;
        assert_eq!(header(&answer, "cache-control"), "no-store", "{line}");
        for name in ["cookie", "authorization", "accept-language", "origin"] {
            assert!(header(&answer, "vary").contains(name), "{name} at {line}: {answer}");
        }
    }
}

/// The policy of a page at this host.
async fn policy(address: &str, host: &str) -> String {
    let head = format!("host: {host}\r\naccept: text/html\r\nconnection: close\r\n");
    let answer = raw(address, format!("GET /index.html HTTP/1.1\r\n{head}\r\n").as_bytes()).await;
    header(&answer, "content-security-policy")
}

#[tokio::test]
async fn the_page_connects_to_its_own_socket_alone() {
    if !is_built() {
        return;
    }
    let house = House::open("own-socket").await;
    for (host, own) in [
        ("here", "connect-src 'self' ws://here"),
        ("10.0.0.1:8777", "connect-src 'self' ws://10.0.0.1:8777"),
        ("[::1]:8777", "connect-src 'self' ws://[::1]:8777"),
        ("x;script-src", "connect-src 'self'"),
        ("x'y", "connect-src 'self'"),
        ("*", "connect-src 'self'"),
    ] {
        assert!(policy(&house.address, host).await.ends_with(own), "{host}");
    }
    let database = Database::new("own-socket-tls").await;
    let origin = Origin::of("https://luck.example/play");
    let doors = Doors { origin, secure: true, ..Doors::default() };
    let address = open(&database, "127.0.0.1:0", doors).await;
    let told = policy(&address, "127.0.0.1:1").await;
    assert!(told.ends_with("connect-src 'self' wss://luck.example"), "{told}");
}

#[tokio::test]
async fn only_who_came_over_tls_is_told_to_stay_there() {
    let database = Database::new("stays").await;
    let origin = Origin::of("https://luck.example");
    let doors = Doors { origin, secure: true, ..Doors::default() };
    let address = open(&database, "127.0.0.1:0", doors).await;
    for (head, expect) in [
        ("host: luck.example", "max-age=31536000"),
        ("host: luck.example\r\nx-forwarded-proto: https", "max-age=31536000"),
        ("host: luck.example\r\nx-forwarded-proto: http", ""),
        ("host: 10.0.0.1", ""),
    ] {
        let asked = format!("GET /api/me HTTP/1.1\r\n{head}\r\nconnection: close\r\n\r\n");
        let answer = raw(&address, asked.as_bytes()).await;
        assert_eq!(header(&answer, "strict-transport-security"), expect, "{head}: {answer}");
    }
}

fn is_built() -> bool {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../client/dist/index.html").exists();
    if !built {
        eprintln!("note: there is no page to serve; `cargo xtask test` builds it");
    }
    built
}

#[tokio::test]
async fn a_file_is_sent_as_small_as_it_is_understood() {
    if !is_built() {
        return;
    }
    let house = House::open("codings").await;
    let mut tags = Vec::new();
    let mut lengths = Vec::new();
    for (accepted, coding) in [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0", ""),
        ("br;q=0.5, gzip", "gzip"),
        ("identity;q=0, gzip;q=0.1", "gzip"),
    ] {
        let head = format!("accept-encoding: {accepted}\r\n");
        let answer = ask(&house, "GET /offline.js", &head).await;
        assert_eq!(header(&answer, "content-encoding"), coding, "{accepted}");
        assert_eq!(header(&answer, "vary"), "accept-encoding");
        tags.push(header(&answer, "etag"));
        lengths.push(header(&answer, "content-length").parse::<usize>().unwrap());
        // Who only asks how long it is hears the same.
        let head = ask(&house, "HEAD /offline.js", &head).await;
        for name in ["content-encoding", "content-length", "content-type", "etag", "vary"] {
            assert_eq!(header(&head, name), header(&answer, name), "{name}");
        }
        assert!(head.ends_with("\r\n\r\n"), "and no body: {head}");
    }
    assert!(lengths[0] < lengths[1] && lengths[1] < lengths[2], "{lengths:?}");
    assert!(tags[0] != tags[1] && tags[1] != tags[2] && tags[1] == tags[3], "{tags:?}");
}

#[tokio::test]
async fn what_a_browser_has_already_is_not_sent_again() {
    if !is_built() {
        return;
    }
    let house = House::open("known").await;
    for path in ["/index.html", "/offline.js", "/manifest.webmanifest", "/icon-192.png"] {
        let line = format!("GET {path}");
        let gzip = "accept-encoding: gzip\r\n";
        let first = ask(&house, &line, gzip).await;
        assert_eq!(header(&first, "cache-control"), "no-cache", "{path}");
        let tag = header(&first, "etag");
        assert!(tag.starts_with('"') && tag.len() > 30, "{first}");
        for known in [tag.clone(), format!("W/{tag}"), format!("\"x\", {tag}"), "*".into()] {
            let head = format!("{gzip}if-none-match: {known}\r\n");
            let again = ask(&house, &line, &head).await;
            assert!(status(&again) == "304" && again.ends_with("\r\n\r\n"), "{known}: {again}");
            for name in ["etag", "cache-control", "vary"] {
                assert_eq!(header(&again, name), header(&first, name), "{name}");
            }
            // One that is sent now would replace that of the page.
            assert!(!again.to_lowercase().contains("content-security-policy"), "{again}");
        }
        let other = ask(&house, &line, "if-none-match: \"x\"\r\n").await;
        assert_eq!(status(&other), "200", "{path}");
    }
}
