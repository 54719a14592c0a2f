//! The page in the browser: what is served, to whom, and how it is kept safe.

use std::path::Path;

use crate::askers::open;
use crate::door::House;
use crate::door::database::Database;
use crate::raw::{asked, raw, request};
use serde_json::json;
use server::{Doors, Origin};

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

/// What a program of this name is answered, in this language.
async fn crawl(house: &House, path: &str, agent: &str, lang: &str) -> String {
    let head = format!("user-agent: {agent}\r\naccept: */*\r\naccept-language: {lang}\r\n");
    raw(&house.address, &request(&format!("GET {path}"), &head)).await
}

#[tokio::test]
async fn the_link_of_a_table_leads_a_browser_to_it() {
    let house = House::open("page-link").await;
    let token = house.person("Ada").await;
    let code = house.table(&token, &json!({ "game": "lucky-duck", "seats": 3 })).await;
    let answer = browse(&house, &format!("/t/{code}"), "").await;
    let leads = format!("http-equiv=\"refresh\" content=\"0; url=../#/t/{code}\"");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains(&leads), "{answer}");
    let missing = browse(&house, "/t/QQQQQ", "accept-language: de\r\n").await;
    assert!(missing.starts_with("HTTP/1.1 404"), "{missing}");
    for part in ["<html lang=\"de\">", "Kein solcher Tisch", "href=\"../\""] {
        assert!(missing.contains(part), "{part}: {missing}");
    }
}

#[tokio::test]
async fn whoever_shows_a_link_is_told_which_game_and_how_many_seats() {
    let house = House::open("page-crawl").await;
    let token = house.person("Ada <b>").await;
    let code = house.table(&token, &json!({ "game": "lucky-duck", "seats": 3 })).await;
    let path = format!("/t/{code}");
    for (agent, lang, about) in [
        ("Twitterbot/1.0", "en", "3 of 3 seats are free"),
        ("WhatsApp/2.23", "de", "3 von 3 Plätzen sind frei"),
        ("facebookexternalhit/1.1", "fr", "3 places sur 3 sont libres"),
    ] {
        let page = crawl(&house, &path, agent, lang).await;
        let image = "<meta property=\"og:image\" content=\"http://here/preview.png\" />";
        let url = format!("<meta property=\"og:url\" content=\"http://here{path}\" />");
        let title = "<meta property=\"og:title\" content=\"Lucky Duck\" />";
        let about = &*format!("og:description\" content=\"{about}");
        for part in ["200 OK", "text/html", "x-robots-tag: noindex", about, image, &url, title] {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert!(!page.contains("http-equiv") && !page.contains("Ada"), "{page}");
    }
    let missing = crawl(&house, "/t/QQQQQ", "Twitterbot/1.0", "en").await;
    assert!(missing.starts_with("HTTP/1.1 404") && missing.contains("text/html"), "{missing}");
    let program = crawl(&house, &path, "curl/8", "en").await;
    assert!(program.contains("text/plain") && program.contains("luckhouse play"), "{program}");
}

#[tokio::test]
async fn crawlers_guess_codes_no_faster_than_others() {
    let house = House::open("page-guess").await;
    let mut last = String::new();
    for _ in 0..21 {
        last = crawl(&house, "/t/QQQQQ", "Twitterbot/1.0", "en").await;
    }
    assert!(last.starts_with("HTTP/1.1 429") && last.contains("text/html"), "{last}");
}

#[tokio::test]
async fn a_person_who_comes_to_nothing_is_shown_the_way_home() {
    let house = House::open("page-missing").await;
    for (lang, says, home) in [
        ("en", "To the front door", "href=\"../../\""),
        ("de", "Zur Haustür", "href=\"../../\""),
        ("fr", "Vers l’entrée", "href=\"../../\""),
    ] {
        let page = browse(&house, "/no/such/page", &format!("accept-language: {lang}\r\n")).await;
        assert!(page.starts_with("HTTP/1.1 404") && page.contains("text/html"), "{page}");
        assert!(page.contains(says) && page.contains(home), "{lang}: {page}");
    }
    for (path, accept) in
        [("/no/such", "application/json"), ("/no/such", "*/*"), ("/api/no", "text/html")]
    {
        let asked = request(&format!("GET {path}"), &format!("accept: {accept}\r\n"));
        let answer = raw(&house.address, &asked).await;
        assert!(answer.contains("application/json") && answer.contains("no_such_path"), "{answer}");
    }
}

#[tokio::test]
async fn the_page_says_what_it_is_in_the_language_of_the_reader_and_at_its_own_address() {
    if !is_built() {
        return;
    }
    let house = House::open("page-tags").await;
    let page = browse(&house, "/", "accept-language: de\r\n").await;
    let image = "<meta property=\"og:image\" content=\"http://here/preview.png\" />";
    for part in
        [image, "<html lang=\"de\">", "Vier kleine Kartenspiele", "<noscript><p lang=\"en\">"]
    {
        assert!(page.contains(part), "{part}: {page}");
    }
    let same = crawl(&house, "/", "Twitterbot/1.0", "de").await;
    assert!(same.contains(image), "{same}");
    let database = Database::new("page-tags-url").await;
    let url = Some("https://luck.example/play".to_owned());
    let doors = Doors { origin: Origin::of("https://luck.example"), url, ..Doors::default() };
    let address = open(&database, "127.0.0.1:0", doors).await;
    let page = raw(&address, &asked("127.0.0.1", "GET /", "accept: text/html\r\n")).await;
    assert!(page.contains("content=\"https://luck.example/play/preview.png\""), "{page}");
}

#[tokio::test]
async fn the_page_is_compressed_and_not_sent_twice() {
    if !is_built() {
        return;
    }
    let house = House::open("page-twice").await;
    let plain = browse(&house, "/", "").await;
    let tag = plain.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_owned();
    for (accepted, coding) in [("br", "br"), ("gzip", "gzip"), ("gzip;q=0.5, br;q=0.1", "gzip")] {
        let head = format!("accept-encoding: {accepted}\r\n");
        let answer = browse(&house, "/", &head).await;
        assert!(answer.contains(&format!("content-encoding: {coding}\r\n")), "{answer}");
        assert!(answer.contains(&format!("etag: {tag}\r\n")), "{answer}");
        assert!(answer.contains("vary: accept-encoding"), "{answer}");
        let known = browse(&house, "/", &format!("{head}if-none-match: {tag}\r\n")).await;
        assert!(known.starts_with("HTTP/1.1 304") && known.contains("no-cache"), "{known}");
    }
    let shown = browse(&house, "/openapi.json", "accept-encoding: gzip\r\n").await;
    assert!(shown.contains("content-encoding: gzip"), "{shown}");
    let personal = browse(&house, "/api/tables", "accept-encoding: gzip\r\n").await;
    assert!(!personal.contains("content-encoding"), "{personal}");
}

#[tokio::test]
async fn icons_pictures_and_robots_find_what_they_look_for() {
    if !is_built() {
        return;
    }
    let house = House::open("page-robots").await;
    for (path, kind, part) in [
        ("/favicon.ico", "image/vnd.microsoft.icon", "PNG"),
        ("/preview.png", "image/png", "PNG"),
        ("/robots.txt", "text/plain", "Disallow: /t/"),
    ] {
        let answer = browse(&house, path, "").await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
        assert!(answer.contains(kind) && answer.contains(part), "{path}: {answer}");
    }
    let picture = browse(&house, "/preview.png", "").await;
    assert!(picture.contains("cross-origin-resource-policy: cross-origin"), "{picture}");
}

#[tokio::test]
async fn a_socket_speaks_the_language_of_its_page() {
    let house = House::open("page-lang").await;
    let head = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    let answer = raw(&house.address, &request("GET /api/tables/QQQQQ/live?lang=de", head)).await;
    assert!(answer.contains("Tisch"), "{answer}");
}
