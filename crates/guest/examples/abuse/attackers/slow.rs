//! Connections that are held as long as the server bears it.

use std::time::{Duration, Instant};

use guest::Lost;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::attacker::Attacker;
use super::raw::request;
use super::sockets::drained;

pub const HELD_TO_THE_END: &str = "held to the end";
pub const BEYOND_THE_LIMIT: &str = "held beyond the limit of one address";
/// Connections that one address may have (docs/security.md), and that one tries to have.
const ALLOWED: usize = 464;
const WANTED: usize = 500;
/// Connections beyond those are closed as soon as they are accepted, which takes a busy server a moment.
const AT_ONCE: Duration = Duration::from_secs(5);
/// Fewer than one address may have: these are closed for what they do not say.
const HELD: usize = 250;
/// So long they are held, if the server does not close them.
pub const LONGEST: Duration = Duration::from_secs(25);
const A_MOMENT: Duration = Duration::from_millis(100);
const STALLED: usize = 40;
/// Requests for a large answer, one after the other on one connection.
const PIPELINED: usize = 400;

/// Asks for much and reads nothing of it.
pub async fn stalled_readers(me: &Attacker) -> Result<(), Lost> {
    let ask = request("GET /openapi.json", "").repeat(PIPELINED);
    let mut held = Vec::new();
    for _ in 0..STALLED {
        let mut stream = me.narrow().await?;
        let _ = timeout(Duration::from_millis(200), stream.write_all(&ask)).await;
        held.push(stream);
    }
    hold(me, held).await;
    Ok(())
}

/// More connections than one address may have: on every second one much is asked for and nothing is read, on the
/// others nothing is said.
pub async fn all_connections(me: &Attacker) -> Result<(), Lost> {
    let mut held = Vec::new();
    for _ in 0..WANTED {
        held.push(me.narrow().await?);
    }
    let held = left_open(held).await;
    me.answered_often("closed at once", WANTED - held.len());
    me.answered_often(BEYOND_THE_LIMIT, held.len().saturating_sub(ALLOWED));
    let ask = request("GET /openapi.json", "").repeat(PIPELINED);
    // As much as there is room for at once: to wait for each of them would take too long.
    let stalled = held.iter().step_by(2).filter(|stream| stream.try_write(&ask).is_ok());
    me.answered_often("asked for much", stalled.count());
    hold(me, held).await;
    Ok(())
}

/// Those that the server has not closed: no more than one address may have, or all that are open after a while.
async fn left_open(mut held: Vec<TcpStream>) -> Vec<TcpStream> {
    let start = Instant::now();
    while held.len() > ALLOWED && start.elapsed() < AT_ONCE {
        sleep(Duration::from_millis(100)).await;
        held.retain(drained);
    }
    held
}

/// Connections on which nothing is said.
pub async fn idle(me: &Attacker) -> Result<(), Lost> {
    let mut held = Vec::new();
    for _ in 0..HELD {
        held.push(me.door.dial().await?);
    }
    hold(me, held).await;
    Ok(())
}

/// Connections on which one request was answered and none follows.
pub async fn kept_alive(me: &Attacker) -> Result<(), Lost> {
    let mut held = Vec::new();
    for _ in 0..HELD {
        let mut stream = me.door.dial().await?;
        stream.write_all(&request("GET /healthz", "")).await?;
        me.notes_reply(&mut stream).await;
        held.push(stream);
    }
    hold(me, held).await;
    Ok(())
}

/// A head, or a body, byte by byte.
pub async fn slow_writers(me: &Attacker) -> Result<(), Lost> {
    let head = request("GET /healthz", &format!("x: {}\r\n", "y".repeat(100)));
    let json = "content-type: application/json\r\ncontent-length: 100\r\n";
    let body = request("POST /api/me", json);
    let (begin, rest) =
        if me.turn().is_multiple_of(2) { (Vec::new(), head) } else { (body, vec![b' '; 100]) };
    let mut stream = me.door.dial().await?;
    stream.write_all(&begin).await?;
    let start = Instant::now();
    for byte in rest {
        if stream.write_all(&[byte]).await.is_err() || start.elapsed() > LONGEST {
            break;
        }
        sleep(Duration::from_millis(500)).await;
    }
    me.notes_reply(&mut stream).await;
    Ok(())
}

/// Holds connections without reading, then notes which of them the server has closed.
pub async fn hold(me: &Attacker, held: Vec<TcpStream>) {
    let start = Instant::now();
    // Reading would free what the server waits for; that it has closed shows when something is written.
    while start.elapsed() < LONGEST {
        sleep(Duration::from_secs(1)).await;
    }
    for stream in &held {
        // What is sent to a connection that is closed is answered by a reset.
        let _ = stream.try_write(b" ");
    }
    sleep(A_MOMENT).await;
    for stream in held {
        me.answered(if is_closed(stream).await { "closed by the server" } else { HELD_TO_THE_END });
    }
}

async fn is_closed(mut stream: TcpStream) -> bool {
    let end = async {
        let mut bytes = vec![0; 1 << 14];
        // At most as much as the buffers of both sides hold.
        for _ in 0..1000 {
            if matches!(stream.read(&mut bytes).await, Ok(0) | Err(_)) {
                return true;
            }
        }
        false
    };
    timeout(Duration::from_millis(20), end).await.unwrap_or(false)
}
