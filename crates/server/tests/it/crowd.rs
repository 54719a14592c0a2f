//! Ten thousand lines from one address: most are refused, and nobody else notices.

use std::time::Duration;

use crate::door::beside::beside;
use crate::door::party::Party;
use crate::door::{House, MANY, memory};
use futures::future::join_all;
use guest::Lost;
use serde_json::json;
use server::{LimitSettings, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const LINES: usize = 10_000;
/// So many are tried at the same time: a process may not have many files open.
const WAVE: usize = 100;

/// So much more memory, in KiB, all of it may take, the side of the guests included.
const MOST: usize = 128 * 1024;

/// What one more line is told.
async fn refusal(house: &House, code: &str) -> String {
    let mut stream = TcpStream::connect(&house.address).await.unwrap();
    let ask = format!(
        "GET /api/tables/{code}/live HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut told = Vec::new();
    while !told.ends_with(b"}") {
        assert!(stream.read_buf(&mut told).await.unwrap() > 0, "{told:?}");
    }
    String::from_utf8(told).unwrap()
}

#[tokio::test]
async fn ten_thousand_lines_from_one_address_leave_room_for_others() {
    // Nobody on these lines reads for a while.
    let patience = Duration::from_hours(1);
    let limits = LimitSettings { requests: MANY, patience, ..LimitSettings::default() };
    let house = House::open_with("crowd", Settings::default(), limits).await;
    let set_up = json!({ "game": "lucky-duck", "seats": 2 });
    let code = Party::begun(&house.elsewhere(), &set_up).await.code;
    let before = memory();
    let mut kept = beside(&house, async {
        let mut kept = Vec::new();
        for _ in 0..LINES / WAVE {
            for line in join_all((0..WAVE).map(|_| house.try_line("", &code))).await {
                match line {
                    Ok(line) => kept.push(line),
                    Err(Lost::Wrong(why)) => assert_eq!(why, "no line: 429 Too Many Requests"),
                    Err(why) => panic!("a clear refusal: {why}"),
                }
            }
        }
        assert!(refusal(&house, &code).await.contains("\"code\":\"too_many\""));
        kept
    })
    .await;
    assert_eq!(kept.len(), limits.sockets_per_address as usize);
    if let Some((before, after)) = before.zip(memory()) {
        assert!(after < before + MOST, "from {before} to {after} KiB");
    }
    for line in &mut kept {
        assert!(line.next().await.unwrap().contains("standing"), "who came in is served");
    }
    drop(kept);
}
