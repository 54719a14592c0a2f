//! How lines end: when the house closes, when a token is ended, when a table lets somebody go.

use std::net::TcpListener;
use std::time::Duration;

use crate::door::database::Database;
use crate::door::{House, MANY};
use crate::raw::{raw, request};
use futures::future::join_all;
use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Doors, LimitSettings, Settings, Store, Tables, app, serve};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

type Line = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn line(address: &str, code: &str, token: &str) -> Line {
    let url = format!("ws://{address}/api/tables/{code}/live");
    let mut request = url.into_client_request().unwrap();
    let cookie = format!("luckhouse={token}");
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    connect_async(request).await.unwrap().0
}

/// The types of all messages that come, and with which code the line is closed.
async fn to_the_end(line: &mut Line) -> (Vec<String>, Option<u16>) {
    let mut heard = Vec::new();
    let read = async {
        loop {
            match line.next().await {
                Some(Ok(Message::Text(text))) => {
                    let told: Value = serde_json::from_str(&text).unwrap();
                    heard.push(told["type"].as_str().unwrap().to_owned());
                }
                Some(Ok(Message::Close(why))) => {
                    let why = why.expect("a reason");
                    assert!(!why.reason.is_empty());
                    return Some(why.code.into());
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    };
    let code = tokio::time::timeout(Duration::from_mins(5), read).await;
    (heard, code.expect("the line ends"))
}

const DEVICES: usize = 300;

/// The server ends as the program does: what still runs when it says that it has ended is cut off.
#[tokio::test(flavor = "multi_thread")]
async fn hundreds_are_told_that_the_house_closes() {
    let database = Database::new("hundreds").await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let (stop, stopped) = oneshot::channel::<()>();
    let url = database.url.clone();
    let house = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let tables = Tables::new(Store::open(&url).await.unwrap(), Settings::default());
            let limits = LimitSettings {
                requests: MANY,
                sockets_per_address: 1000,
                ..LimitSettings::default()
            };
            let doors = Doors { limits, ..Doors::default() };
            let until = async { drop(stopped.await) };
            serve(listener, tables, doors, None, until).await.unwrap();
        });
    });
    let door = guest::Door::at(address.clone());
    let token = door.person("Ada").await.unwrap();
    let mut codes = Vec::new();
    for _ in 0..10 {
        let set_up = json!({ "game": "lucky-duck", "seats": 2 });
        codes.push(door.table(&token, &set_up).await.unwrap());
    }
    let codes = codes.iter().cycle().take(DEVICES);
    let mut lines = join_all(codes.map(|code| line(&address, code, &token))).await;
    // Some talk all the time, also while the house closes.
    for line in lines.iter_mut().step_by(3) {
        let ping = json!({ "id": 1, "ask": { "type": "ping" } }).to_string();
        for _ in 0..20 {
            line.send(Message::text(ping.clone())).await.unwrap();
        }
    }
    stop.send(()).unwrap();
    let ends = join_all(lines.iter_mut().map(to_the_end)).await;
    let told = |(heard, code): &&(Vec<String>, Option<u16>)| {
        heard.iter().any(|it| it == "stopping") && *code == Some(1001)
    };
    assert_eq!(ends.iter().filter(told).count(), DEVICES);
    house.join().unwrap();
}

#[tokio::test]
async fn a_house_that_closes_is_not_ready_and_opens_no_table() {
    let database = Database::new("closes").await;
    let tables = Tables::new(Store::open(&database.url).await.unwrap(), Settings::default());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let door = guest::Door::at(listener.local_addr().unwrap().to_string());
    let all = app(tables.clone(), Doors::default());
    tokio::spawn(async move { axum::serve(listener, all).await });
    let token = door.person("Ada").await.unwrap();
    let set_up = json!({ "game": "lucky-duck", "seats": 2 });
    let code = door.table(&token, &set_up).await.unwrap();
    assert_eq!(door.http("GET /readyz", "", "").await.unwrap().status, 200);
    drop(door.join(&token, &code, 0).await.unwrap());
    tables.stop().await;
    let ready = raw(&door.address, &request("GET /readyz", "")).await;
    assert!(ready.starts_with("HTTP/1.1 503"), "{ready}");
    let sign = door.http(&format!("GET /api/tables/{code}"), "", "").await.unwrap();
    assert_eq!((sign.status, &sign.body["code"]), (503, &json!("unavailable")));
    let joined = door.join(&token, &code, 0).await.map(drop).unwrap_err().to_string();
    assert!(joined.contains("503"), "{joined}");
}

#[tokio::test]
async fn an_ended_token_ends_its_open_lines() {
    let house = House::open("ended").await;
    let phone = house.person("Ada").await;
    let code = house.table(&phone, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    house.join(&phone, &code, 0).await.sit(0).await;
    let (_, given, _) = house.http("POST /api/me/links", &phone, "").await;
    let taken = json!({ "token": given["token"] }).to_string();
    let (_, _, stolen) = house.http("POST /api/me/links/taken", "", &taken).await;
    let label = json!({ "label": "bot" }).to_string();
    let (_, program, _) = house.http("POST /api/me/tokens", &phone, &label).await;
    let program = program["token"].as_str().unwrap();

    let mut bot = line(&house.address, &code, program).await;
    let (_, known, _) = house.http("GET /api/me/tokens", &phone, "").await;
    let id = known.as_array().unwrap().iter().find(|it| it["kind"] == "program").unwrap();
    let end = format!("DELETE /api/me/tokens/{}", id["id"].as_str().unwrap());
    assert_eq!(house.http(&end, &phone, "").await.0, 204);
    assert_eq!(to_the_end(&mut bot).await.1, Some(1008));

    let mut mine = house.join(&phone, &code, 0).await;
    let mut watching = house.join("", &code, 0).await;
    let mut theirs = line(&house.address, &code, &stolen).await;
    assert_eq!(house.http("DELETE /api/me/tokens/others", &phone, "").await.0, 204);
    // Whatever is said after the answer above is not heard.
    let leave = json!({ "id": 1, "ask": { "type": "stand", "seat": 0 } }).to_string();
    let _ = theirs.send(Message::text(leave)).await;
    let (heard, closed) = to_the_end(&mut theirs).await;
    assert!(closed == Some(1008) && !heard.contains(&"answered".to_owned()), "{heard:?}");
    assert_eq!(mine.ask(json!({ "type": "ping" })).await["type"], "done");
    assert_eq!(watching.ask(json!({ "type": "ping" })).await["type"], "done");
    assert_eq!(house.join("", &code, 0).await.number, mine.number, "seat 0 was not left");
}

#[tokio::test]
async fn whoever_is_let_go_is_told_why() {
    let house = House::open("why").await;
    let [host, other] = [house.person("Ada").await, house.person("Bo").await];
    let levels = json!([{ "seat": 1, "level": 1 }]);
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "house": levels, "watched": false });
    let code = house.table(&host, &set_up).await;
    let mut ada = house.join(&host, &code, 0).await;
    ada.sit(0).await;
    let mut bo = line(&house.address, &code, &other).await;
    assert_eq!(ada.ask(json!({ "type": "start" })).await["type"], "done");
    assert_eq!(to_the_end(&mut bo).await.1, Some(1008));
}

#[tokio::test]
async fn whoever_was_too_slow_is_told_so_when_they_read_again() {
    let patience = Duration::from_mins(10);
    let limits =
        LimitSettings { requests: MANY, messages: MANY, patience, ..LimitSettings::default() };
    let house = House::open_with("behind", Settings::default(), limits).await;
    let host = house.person("Ada").await;
    let code = house.table(&host, &json!({ "game": "lucky-bastard", "seats": 6 })).await;
    let mut ada = house.join(&host, &code, 0).await;
    for seat in 0..6 {
        ada.ask(json!({ "type": "sit", "seat": seat, "share": "x" })).await;
    }
    assert_eq!(ada.ask(json!({ "type": "start" })).await["type"], "done");
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(house.address.parse().unwrap()).await.unwrap();
    let url = format!("ws://{}/api/tables/{code}/live", house.address);
    let (mut deaf, _) = client_async(url, MaybeTlsStream::Plain(stream)).await.unwrap();
    // More than a line holds by itself.
    for round in 0..4000 {
        ada.ask(json!({ "type": "mute", "seat": 1, "muted": round % 2 == 0 })).await;
    }
    let (heard, code) = to_the_end(&mut deaf).await;
    assert!(heard.len() < 4000 && code == Some(1013), "{} {code:?}", heard.len());
}
