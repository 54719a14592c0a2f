//! The page in the browser: what is served, to whom, and how it is kept safe.

use std::path::Path;

use crate::door::House;
use crate::raw::{raw, request};
use serde_json::json;

/// What a browser is answered, with these further lines in its head.
async fn browse(house: &House, path: &str, more: &str) -> String {
    let head = format!("accept: text/html,*/*\r\n{more}");
    raw(&house.address, &request(&format!("GET {path}"), &head)).await
}

fn is_built() -> bool {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../client/dist/index.html").exists();
    if !built {
        eprintln!("note: there is no page to serve; `cargo xtask test` builds it");
    }
    built
}

fn length(answer: &str) -> usize {
    let line = answer.lines().find_map(|line| line.strip_prefix("content-length: "));
    line.expect("its length is told").parse().unwrap()
}

#[tokio::test]
async fn a_browser_is_shown_the_page_and_nothing_foreign_runs_in_it() {
    if !is_built() {
        return;
    }
    let house = House::open("page").await;
    let page = browse(&house, "/", "").await;
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    let safe = ["script-src 'self' 'wasm-unsafe-eval';", "frame-ancestors 'none'", "nosniff"];
    for part in safe.into_iter().chain(["text/html", "no-cache", "no-referrer"]) {
        assert!(page.contains(part), "{part}: {page}");
    }
    let script = page.split("src=\"./").nth(1).and_then(|it| it.split('"').next()).unwrap();
    let whole = browse(&house, &format!("/{script}"), "").await;
    assert!(whole.contains("immutable") && whole.contains("text/javascript"));
    let pressed = browse(&house, &format!("/{script}"), "accept-encoding: gzip, br\r\n").await;
    assert!(pressed.contains("content-encoding: br") && length(&pressed) < length(&whole));
    for path in [&*format!("/{script}.br"), "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/assets/"] {
        let none = browse(&house, path, "").await;
        assert!(none.starts_with("HTTP/1.1 404"), "{path}: {none}");
    }
}

#[tokio::test]
async fn the_link_of_a_table_leads_a_browser_to_it() {
    if !is_built() {
        return;
    }
    let house = House::open("page-link").await;
    let token = house.person("Ada").await;
    let code = house.table(&token, &json!({ "game": "lucky-duck", "seats": 3 })).await;
    let answer = browse(&house, &format!("/t/{code}"), "").await;
    assert!(answer.contains(&format!("location: ../#/t/{code}\r\n")), "{answer}");
}

#[tokio::test]
async fn a_socket_speaks_the_language_of_its_page() {
    let house = House::open("page-lang").await;
    let head = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    let answer = raw(&house.address, &request("GET /api/tables/QQQQQ/live?lang=de", head)).await;
    assert!(answer.contains("Tisch"), "{answer}");
}
