//! Requests over HTTP that are too long, no sense, or say what cannot be.

use std::time::Duration;

use guest::Lost;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::time::timeout;

use super::attacker::Attacker;
use super::doors::CHANGING;
use super::raw::request;
use super::slow::{HELD_TO_THE_END, LONGEST};
use super::targets::moved;

const JSON: &str = "content-type: application/json\r\n";
/// No game has so many seats.
const SEATS: [u8; 5] = [9, 16, 64, 200, 255];

/// A table from a device with a seat in it that does not exist, in every kind of item.
pub async fn moved_seats(me: &Attacker) -> Result<(), Lost> {
    let seat = me.next_of(&SEATS);
    let items = [
        json!({ "item": "acted", "seat": seat, "action": {}, "house": false }),
        json!({ "item": "sealed", "seat": seat, "action": {}, "house": true }),
        json!({ "item": "said", "seat": seat, "say": { "text": "x" } }),
        json!({ "item": "said", "seat": 0, "say": { "claim": { "seat": seat, "card": 1 } } }),
        json!({ "item": "left", "seat": seat }),
        json!({ "item": "returned", "seat": seat }),
        json!({ "item": "stood", "seat": seat, "removed": true }),
        json!({ "item": "sat", "seat": seat, "person": 1, "name": "x", "share": "abc" }),
        json!({ "item": "house", "seat": seat, "level": 255 }),
        json!({ "item": "offered", "seat": seat, "offered": true }),
        json!({ "item": "muted", "seat": seat, "muted": true }),
        json!({ "item": "acted", "seat": 0, "action": { "type": "bait", "to": seat }, "house": false }),
    ];
    let item = me.next_of(&items);
    let mut body = moved(std::slice::from_ref(item));
    if me.turn().is_multiple_of(4) {
        body["founding"]["set_up"]["house"][0]["seat"] = json!(seat);
    }
    me.asks("POST /api/tables/moved", &body.to_string()).await.map(drop)
}

/// Bytes that are no JSON, JSON that is no request, and JSON that is nested as deep as a body is long.
pub async fn garbage(me: &Attacker) -> Result<(), Lost> {
    let random = me.rng.borrow_mut().bytes(2000);
    let bodies = [
        String::from_utf8_lossy(&random).into_owned(),
        String::new(),
        "null".to_owned(),
        "[".repeat(100_000),
        "{\"a\":".repeat(40_000),
        "{\"name\":1e999999}".to_owned(),
        "{\"name\":\"\\ud800\"}".to_owned(),
        json!({ "game": "lucktails", "seats": 255, "house": [{ "seat": 255, "level": 255 }] })
            .to_string(),
        json!({ "game": "lucky-bastard", "seats": 0, "options": { "x": vec![0; 20_000] } })
            .to_string(),
        json!({ "founding": { "set_up": {}, "secret": "" }, "items": vec![Value::Null; 10_000] })
            .to_string(),
    ];
    let (door, body) = (me.own_door(CHANGING).await?, me.next_of(&bodies));
    me.asks(&door, body).await.map(drop)
}

/// Bodies of megabytes, with their length said before, and in chunks without end.
pub async fn oversized(me: &Attacker) -> Result<(), Lost> {
    const MEGABYTE: usize = 1 << 20;
    let door = me.own_door(CHANGING).await?;
    let chunks = me.turn().is_multiple_of(2);
    let length = if chunks {
        "transfer-encoding: chunked".into()
    } else {
        format!("content-length: {}", 64 * MEGABYTE)
    };
    let mut stream = me.door.dial().await?;
    stream.write_all(&request(&door, &format!("{JSON}{length}\r\n"))).await?;
    let chunk = vec![b'['; 1 << 16];
    for _ in 0..64 {
        let head = if chunks { format!("{:x}\r\n", chunk.len()) } else { String::new() };
        let tail: &[u8] = if chunks { b"\r\n" } else { b"" };
        let whole = [head.as_bytes(), &chunk, tail].concat();
        let written = timeout(Duration::from_secs(3), stream.write_all(&whole)).await;
        if !matches!(written, Ok(Ok(()))) {
            break;
        }
    }
    me.notes_reply(&mut stream).await;
    Ok(())
}

/// Bodies that are shorter than was said, so that the server waits for the rest, and longer, so that the rest is the
/// next request.
pub async fn wrong_lengths(me: &Attacker) -> Result<(), Lost> {
    const SAID: usize = 1000;
    let door = me.own_door(CHANGING).await?;
    let sent = *me.next_of(&[0, 1, SAID - 1, SAID + 1, 100 * SAID]);
    let head = request(&door, &format!("{JSON}content-length: {SAID}\r\n"));
    let mut stream = me.door.dial().await?;
    stream.write_all(&[head, vec![b' '; sent]].concat()).await?;
    let answered = timeout(LONGEST, stream.readable()).await.is_ok();
    if !answered {
        me.answered(HELD_TO_THE_END);
    }
    me.notes_reply(&mut stream).await;
    Ok(())
}

/// Names with what steers a screen, joins what is not there, fills lines, or looks like somebody else.
pub async fn odd_names(me: &Attacker) -> Result<(), Lost> {
    let stacked = format!("A{}", "\u{301}".repeat(200));
    let long = "x".repeat(10_000);
    let names = [
        "\u{0}",
        "A\u{1b}[2J",
        "\u{202e}abc",
        "\u{2066}",
        "A\u{200b}B",
        "\u{feff}",
        "\n",
        "",
        " ",
        "\u{e0041}",
        "\u{fff0}",
        "\u{d7ff}",
        "\u{3164}",
        "\u{115f}",
        "\u{10ffff}",
        "The house",
        "<script>alert(1)</script>",
        "'; DROP TABLE person; --",
        "\u{1f469}\u{200d}",
        &stacked,
        &long,
    ];
    let body = json!({ "name": me.next_of(&names) }).to_string();
    me.asks("POST /api/me", &body).await.map(drop)
}

/// Requests that two servers in a row might read differently, and heads without measure.
pub async fn smuggled(me: &Attacker) -> Result<(), Lost> {
    let many = "x: y\r\n".repeat(5000);
    let large = format!("x: {}\r\n", "y".repeat(200_000));
    let post = |headers: &str, body: &str| [request("POST /api/me", headers), body.into()].concat();
    let both = "content-length: 4\r\ntransfer-encoding: chunked\r\n";
    let tries = [
        post(both, "0\r\n\r\nGET /metrics HTTP/1.1\r\nhost: here\r\n\r\n"),
        post("content-length: 3\r\ncontent-length: 9\r\n", "{}"),
        post("content-length: -1\r\n", "{}"),
        post("content-length: 99999999999999999999\r\n", "{}"),
        post("transfer-encoding: chunked\r\n", "ffffffffffffffff\r\n{}"),
        post("transfer-encoding: xchunked\r\n", "2\r\n{}\r\n0\r\n\r\n"),
        request("GET /", "x: a\r\n b\r\n"),
        request("GET /", "x\0y: z\r\n"),
        request("GET http://elsewhere/", ""),
        request("GET //../../etc/passwd", ""),
        request("CONNECT elsewhere:443", ""),
        request("GET /", &many),
        request("GET /", &large),
        b"GET / HTTP/0.9\r\n\r\n".to_vec(),
        b"GET /\r\n\r\n".to_vec(),
        b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n".to_vec(),
        b"\r\n\r\n\r\n\r\n".to_vec(),
        vec![0xff; 5000],
    ];
    let bytes = me.next_of(&tries);
    me.sends(bytes).await
}

/// HTTP/2 without TLS, and TLS where there is none.
pub async fn other_protocols(me: &Attacker) -> Result<(), Lost> {
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0".to_vec();
    let resets = [preface.clone(), b"\0\0\x04\x03\0\0\0\0\x01\0\0\0\x08".repeat(1000)].concat();
    let hello = [&b"\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03"[..], &[7; 505]].concat();
    let openings = [preface, resets, hello];
    let bytes = me.next_of(&openings);
    me.sends(bytes).await
}

/// Reading without pause: signs, lists, descriptions, the page.
pub async fn reads(me: &Attacker) -> Result<(), Lost> {
    let paths = ["/api/tables", "/openapi.json", "/", "/readyz", "/api/me/tokens", "/metrics"];
    me.asks(&format!("GET {}", me.next_of(&paths)), "").await.map(drop)
}
