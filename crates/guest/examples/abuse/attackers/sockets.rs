//! `WebSocket`s: floods of frames and messages, sockets that are not read, sockets that come and go.

use std::io::ErrorKind;
use std::time::Duration;

use guest::Lost;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::attacker::Attacker;
use super::frames;
use super::slow::hold;

pub const LET_THROUGH: &str = "let through to the end";
/// Bytes that are written at once, and how often in one strike.
const BLOCK: usize = 64 * 1024;
const BLOCKS: u32 = 100;
const BETWEEN: Duration = Duration::from_millis(20);
/// Sockets that stall at a table with a long history.
const STALLED: usize = 60;
/// How often each of them asks for what happened before.
const PAGES: usize = 20;
/// Sockets that are opened and closed in one strike.
const OPENED: usize = 20;

/// A text in fragments without end and without content.
pub async fn empty_fragments(me: &Attacker) -> Result<(), Lost> {
    let Some(mut stream) = me.socket().await? else { return Ok(()) };
    stream.write_all(&frames::begun()).await?;
    me.floods(stream, &frames::empty_fragment()).await;
    Ok(())
}

pub async fn pings(me: &Attacker) -> Result<(), Lost> {
    let Some(stream) = me.socket().await? else { return Ok(()) };
    let payload: &[u8] = if me.turn().is_multiple_of(2) { &[] } else { &[b'x'; 125] };
    me.floods(stream, &frames::ping(payload)).await;
    Ok(())
}

pub async fn messages(me: &Attacker) -> Result<(), Lost> {
    let Some(stream) = me.socket().await? else { return Ok(()) };
    let asks = [
        json!({ "type": "ping" }),
        json!({ "type": "look", "seat": 255 }),
        json!({ "type": "sit", "seat": 200, "share": "abc" }),
        json!({ "type": "act", "seat": 200, "moment": 0, "action": {} }),
    ];
    let message = json!({ "id": 1, "ask": me.next_of(&asks) }).to_string();
    me.floods(stream, &frames::text(message.as_bytes())).await;
    Ok(())
}

/// A message that is none, and a frame that is none.
pub async fn garbage(me: &Attacker) -> Result<(), Lost> {
    let Some(mut stream) = me.socket().await? else { return Ok(()) };
    let random = me.rng.borrow_mut().bytes(100);
    let deep = "[".repeat(120);
    let texts =
        ["", "null", "{\"id\":-1}", "{\"id\":1,\"ask\":{\"type\":\"act\",\"seat\":256}}", &deep];
    for text in texts {
        stream.write_all(&frames::text(text.as_bytes())).await?;
    }
    let nonsense = frames::nonsense();
    let frame = me.next_of(&nonsense);
    stream.write_all(frame).await?;
    stream.write_all(&random).await?;
    sleep(Duration::from_millis(100)).await;
    me.answered(if drained(&stream) { "open" } else { "closed by the server" });
    Ok(())
}

/// Joins a table with a long history from its beginning, asks for all of it again, and reads nothing.
pub async fn stalled(me: &Attacker) -> Result<(), Lost> {
    let long = me.targets.long(me).await?;
    let all = json!({ "id": 1, "ask": { "type": "history", "after": 0, "before": u32::MAX } });
    let all = all.to_string().into_bytes();
    let mut held = Vec::new();
    for _ in 0..STALLED {
        let stream = me.narrow().await?;
        let stream = me.upgraded(stream, &long.code, &me.token().await?).await?;
        let Some(mut stream) = stream else { continue };
        let _ = timeout(BETWEEN, stream.write_all(&frames::text(&all).repeat(PAGES))).await;
        held.push(stream);
    }
    hold(me, held).await;
    Ok(())
}

/// Opens sockets and is gone, politely or not, before or after the answer.
pub async fn come_and_go(me: &Attacker) -> Result<(), Lost> {
    let code = me.lone_table().await?;
    for n in 0..OPENED {
        let stream = me.door.dial().await?;
        match n % 3 {
            0 => stream.set_zero_linger()?,
            1 => drop(me.upgraded(stream, &code, &me.token().await?).await?),
            _ => me.door.join(&me.token().await?, &code, 0).await.map(drop)?,
        }
    }
    me.answered("came and went");
    Ok(())
}

impl Attacker {
    async fn lone_table(&self) -> Result<String, Lost> {
        self.own_table(&json!({ "game": "lucky-duck", "seats": 2 })).await
    }

    /// A socket to a table of this attacker's own.
    async fn socket(&self) -> Result<Option<TcpStream>, Lost> {
        let code = self.lone_table().await?;
        self.upgraded(self.door.dial().await?, &code, &self.token().await?).await
    }

    /// The same frame again and again, until the server closes or the strike is over.
    async fn floods(&self, mut stream: TcpStream, frame: &[u8]) {
        let block = frame.repeat(BLOCK / frame.len());
        for _ in 0..BLOCKS {
            let written = timeout(Duration::from_secs(2), stream.write_all(&block)).await;
            if !matches!(written, Ok(Ok(()))) || !drained(&stream) {
                return self.answered("closed by the server");
            }
            sleep(BETWEEN).await;
        }
        self.answered(LET_THROUGH);
    }
}

/// Reads what there is. Says whether the connection is still open.
pub fn drained(stream: &TcpStream) -> bool {
    let mut bytes = [0; 1 << 14];
    loop {
        match stream.try_read(&mut bytes) {
            Ok(0) => return false,
            Ok(_) => {}
            Err(error) => return error.kind() == ErrorKind::WouldBlock,
        }
    }
}
