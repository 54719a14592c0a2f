//! Connections below what is said on them: who does not read, who is idle, who wants all of them, and
//! what WebSocket messages do not show.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use crate::door::database::Database;
use crate::door::party::Party;
use crate::door::{ELSEWHERE, House, MANY};
use crate::raw::{request, rest};
use futures::StreamExt;
use futures::future::join_all;
use guest::Door;
use serde_json::json;
use server::{Doors, LimitSettings, Proxies, Settings, Store, Tables, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
const A_WHILE: Duration = Duration::from_secs(20);
const SHORT: Duration = Duration::from_secs(1);

async fn open(name: &str, limits: LimitSettings) -> House {
    House::open_with(name, Settings::default(), limits).await
}

async fn dial(address: &str, from: IpAddr) -> TcpStream {
    Door::at(address.to_owned()).coming_from(from).dial().await.unwrap()
}

/// What `/healthz` answers on this connection; nothing, where it is closed instead.
async fn health(stream: &mut TcpStream) -> String {
    let _ = stream.write_all(&request("GET /healthz", "")).await;
    rest(stream).await
}

fn is_well(answer: &str) -> bool {
    answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok")
}

#[tokio::test]
async fn who_does_not_read_an_answer_is_cut_off() {
    let limits =
        LimitSettings { patience: SHORT, connections_per_address: 1, ..LimitSettings::default() };
    let house = open("unread", limits).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let mut deaf = socket.connect(house.address.parse().unwrap()).await.unwrap();
    // More than the system keeps for a connection.
    let asked = b"GET /openapi.json HTTP/1.1\r\nhost: here\r\n\r\n".repeat(1000);
    deaf.write_all(&asked).await.unwrap();
    // It has the only connection of its address until it is cut off.
    let free = async {
        while !is_well(&health(&mut dial(&house.address, HERE).await).await) {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(A_WHILE, free).await.expect("the connection is given up");
    drop(deaf);
}

#[tokio::test]
async fn an_idle_connection_is_closed() {
    let limits = LimitSettings { patience: SHORT, ..LimitSettings::default() };
    let house = open("idle", limits).await;
    let mut stream = dial(&house.address, HERE).await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await.unwrap();
    assert!(is_well(&rest(&mut stream).await));
}

#[tokio::test]
async fn one_address_that_has_all_its_connections_leaves_the_house_to_others() {
    let limits = LimitSettings { connections_per_address: 8, ..LimitSettings::default() };
    let house = open("connections", limits).await;
    let mut held = Vec::new();
    for _ in 0..8 {
        held.push(dial(&house.address, HERE).await);
    }
    assert_eq!(health(&mut dial(&house.address, HERE).await).await, "", "one too many");
    assert!(is_well(&health(&mut dial(&house.address, ELSEWHERE.into()).await).await));
    assert!(is_well(&health(&mut held[0]).await), "those that are open are served");
    let free = async {
        while !is_well(&health(&mut dial(&house.address, HERE).await).await) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(A_WHILE, free).await.expect("what is closed counts no more");
}

#[tokio::test]
async fn a_proxy_has_the_connections_of_everybody() {
    let database = Database::new("proxied").await;
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let tables = Tables::new(Store::open(&database.url).await.unwrap(), Settings::default());
    let limits =
        LimitSettings { connections: 12, connections_per_address: 2, ..LimitSettings::default() };
    let doors = Doors { limits, proxies: Proxies::here(), ..Doors::default() };
    let serving = tokio::spawn(serve(listener, tables, doors, None, std::future::pending()));
    let mut held = Vec::new();
    for _ in 0..12 {
        held.push(dial(&address, HERE).await);
    }
    assert_eq!(health(&mut dial(&address, HERE).await).await, "", "and no more than all");
    for stream in &mut held {
        assert!(is_well(&health(stream).await));
    }
    serving.abort();
}

/// Empty frames of a client: a text without end, its fragments, a ping.
const BEGINS: [u8; 6] = [0x01, 0x80, 0, 0, 0, 0];
const GOES_ON: [u8; 6] = [0x00, 0x80, 0, 0, 0, 0];
const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];

#[tokio::test]
async fn fragments_and_pings_without_end_are_a_flood() {
    let limits = LimitSettings { requests: MANY, ..LimitSettings::default() };
    let house = open("fragments", limits).await;
    let set_up = json!({ "game": "lucky-duck", "seats": 2 });
    let party = Party::begun(&house, &set_up).await;
    let url = format!("ws://{}/api/tables/{}/live", house.address, party.code);
    let fragments = [&BEGINS[..], &GOES_ON.repeat(2000)].concat();
    let mixed = [&BEGINS[..], &[GOES_ON, PING].concat().repeat(1000)].concat();
    for flood in [fragments, mixed, PING.repeat(2000)] {
        let stream = dial(&house.address, HERE).await;
        let (mut line, _) = client_async(&url, stream).await.unwrap();
        line.get_mut().write_all(&flood).await.unwrap();
        let closed = async {
            loop {
                match line.next().await {
                    Some(Ok(Message::Close(why))) => return why.map(|it| u16::from(it.code)),
                    Some(Ok(_)) => {}
                    _ => return None,
                }
            }
        };
        let why = timeout(A_WHILE, closed).await.expect("the flood is not listened to");
        assert_eq!(why, Some(1008));
    }
    let mut back = house.join(&party.tokens[0], &party.code, 0).await;
    assert_eq!(back.ask(json!({ "type": "ping" })).await["type"], "done", "others play on");
}

#[tokio::test]
async fn guesses_at_the_same_time_are_no_more_than_one_after_the_other() {
    let limits = LimitSettings { guesses: (20.0, 0.0), ..LimitSettings::default() };
    let house = open("at-once", limits).await;
    let mut looked_up = 0;
    // A process may not have many files open.
    for wave in 0..2 {
        let guess = |n: u8| {
            let (house, code) = (&house, format!("QX{}XQ", char::from(b'A' + n % 8)));
            async move { house.http(&format!("GET /api/tables/{code}"), "", "").await.0 }
        };
        for status in join_all((0..200u8).map(guess)).await {
            assert!([404, 429].contains(&status), "{wave}: {status}");
            looked_up += u32::from(status == 404);
        }
    }
    assert_eq!(looked_up, 20);
}

#[tokio::test]
async fn a_head_without_end_is_refused() {
    let house = open("endless-head", LimitSettings::default()).await;
    let mut stream = dial(&house.address, HERE).await;
    stream.write_all(b"GET / HTTP/1.1\r\nhost: here\r\nx: ").await.unwrap();
    let (mut status, mut sent) = ([0; 12], 0);
    // In steps: who still sends when the connection is closed may be cut off before they can read.
    let told = loop {
        stream.write_all(&[b'x'; 1024]).await.unwrap();
        sent += 1024;
        let told = timeout(Duration::from_millis(5), stream.read_exact(&mut status)).await;
        assert!(sent < 2 * 32 * 1024, "it is read on");
        if let Ok(told) = told {
            break told;
        }
    };
    assert!(told.is_ok() && &status == b"HTTP/1.1 431", "{told:?} {status:?} after {sent}");
}
