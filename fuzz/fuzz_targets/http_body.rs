//! Every body that the server reads over HTTP is taken or refused, and the request answered.
#![no_main]

use std::cell::RefCell;
use std::path::PathBuf;

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{Request, Response, StatusCode};
use libfuzzer_sys::fuzz_target;
use luckhouse_fuzz::{Bytes, journal, spliced};
use serde_json::{Value, json};
use server::{Doors, LimitSettings, Settings, Store, Tables, app};
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

/// What is kept grows with every table that is made.
const BODIES_OF_A_HOUSE: u32 = 5000;

thread_local! {
    static HOUSE: RefCell<Option<House>> = const { RefCell::new(None) };
}

fuzz_target!(|bytes: &[u8]| {
    HOUSE.with_borrow_mut(|kept| {
        let house = kept.take().filter(|house| house.bodies < BODIES_OF_A_HOUSE);
        kept.insert(house.unwrap_or_else(House::open)).take_in(&mut Bytes::new(bytes));
    });
});

/// A server that nobody reaches over a network, and somebody with a name.
struct House {
    runtime: Runtime,
    router: Router,
    cookie: String,
    bodies: u32,
    folder: PathBuf,
}

impl House {
    fn open() -> House {
        let folder = std::env::temp_dir().join(format!("luckhouse-fuzz-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let url = format!("sqlite:{}", folder.join("house.db").display());
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let store = runtime.block_on(Store::open(&url)).expect("a new database");
        let plenty = (1e9, 1e9);
        let limits =
            LimitSettings { requests: plenty, guesses: plenty, ..LimitSettings::default() };
        let doors = Doors { limits, ..Doors::default() };
        let router = app(Tables::new(store, Settings::default()), doors);
        let mut house = House { runtime, router, cookie: String::new(), bodies: 0, folder };
        let named = house.ask("POST", "/api/me", r#"{"name":"Ada"}"#.to_owned());
        let cookie = named.headers()[SET_COOKIE].to_str().expect("a cookie");
        cookie.split(';').next().unwrap_or_default().clone_into(&mut house.cookie);
        house
    }

    fn ask(&self, method: &str, path: &str, body: String) -> Response<Body> {
        let request = Request::builder().method(method).uri(path);
        let request = request.header(CONTENT_TYPE, "application/json").header(COOKIE, &self.cookie);
        let request = request.body(Body::from(body)).expect("a request");
        let Ok(response) = self.runtime.block_on(self.router.clone().oneshot(request));
        assert_ne!(response.status(), StatusCode::INTERNAL_SERVER_ERROR, "{method} {path}");
        response
    }

    fn take_in(&mut self, bytes: &mut Bytes<'_>) {
        self.bodies += 1;
        let (path, good) = any_body(bytes);
        let body = spliced(&good.to_string(), bytes);
        let response = self.ask("POST", path, body);
        if response.status() == StatusCode::CREATED && path.starts_with("/api/tables") {
            let told = axum::body::to_bytes(response.into_body(), usize::MAX);
            let told = self.runtime.block_on(told).expect("a body");
            let told: Value = serde_json::from_slice(&told).expect("an answer is JSON");
            let code = told["code"].as_str().expect("a code");
            // Its task starts, and reads what was written.
            let sign = self.ask("GET", &format!("/api/tables/{code}"), String::new());
            assert_eq!(sign.status(), StatusCode::OK);
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn any_body(bytes: &mut Bytes<'_>) -> (&'static str, Value) {
    match bytes.below(7) {
        0 => ("/api/me", json!({ "name": "Zoë" })),
        1 => ("/api/me/tokens", json!({ "label": "my bot" })),
        2 => ("/api/me/links/looked", json!({ "token": "b".repeat(64) })),
        3 => ("/api/me/links/taken", json!({ "token": "b".repeat(64) })),
        4 | 5 => ("/api/tables", set_up(bytes)),
        _ => ("/api/tables/moved", journal(bytes)),
    }
}

fn set_up(bytes: &mut Bytes<'_>) -> Value {
    let game = ["lucktails", "get-lucky", "lucky-bastard", "lucky-duck", "chess"];
    let pace = [
        json!({ "type": "relaxed" }),
        json!({ "type": "quick", "seconds": bytes.below(1 << 16), "bank": bytes.below(1 << 16) }),
        json!({ "type": "letter", "days": bytes.below(256) }),
    ];
    let seat = bytes.below(256);
    json!({
        "game": game[bytes.below(5) as usize], "seats": bytes.below(256),
        "options": { "slips": bytes.below(2) == 0, "tokens": bytes.below(256) },
        "house": [{ "seat": seat, "level": bytes.below(256) }],
        "pace": pace[bytes.below(3) as usize], "race": (["live", "sealed"][bytes.below(2) as usize]),
        "open": true, "watched": bytes.below(2) == 0,
    })
}
