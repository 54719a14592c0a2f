//! What is measured, one thing after the other.

use std::cell::{Cell, RefCell};
use std::net::Ipv4Addr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::Result;
use guest::{Door, Line, Lost};
use tokio::sync::{Barrier, watch};
use tokio::task::{JoinSet, LocalSet};

use crate::house::House;
use crate::party::{Kind, Party};
use crate::{Row, millis};

const FAST_KINDS: [Kind; 2] = [("lucktails", 3), ("lucky-duck", 4)];
/// Ten seats at four tables.
const KINDS: [Kind; 4] =
    [("lucktails", 3), ("get-lucky", 3), ("lucky-bastard", 2), ("lucky-duck", 2)];
const TABLES_AT_ONCE: usize = 200;
const WARM_UP: Duration = Duration::from_secs(2);
const MEASURED: Duration = Duration::from_secs(10);
/// Tables with a game in progress, and how far it is.
const TABLES: usize = 4000;
const ACTIONS: usize = 12;
const OPENED_AT_ONCE: usize = 16;
const ADDRESSES: usize = 8;
/// Tables that are looked at and lie in memory then: the server keeps no more than 200 at which nobody is.
const AWAKE: usize = 190;
const JOINS: usize = 300;
/// So long it takes until memory that is free goes back to the system, and some.
const GIVEN_BACK: Duration = Duration::from_secs(30);

pub async fn people(door: &Door) -> Result<Vec<String>> {
    let mut tokens = Vec::new();
    for name in ["Ada", "Bo", "Cy", "Di"] {
        tokens.push(door.person(name).await?);
    }
    Ok(tokens)
}

/// Actions per second, and how long until the last seat is told.
pub async fn actions(house: &House, tokens: &[String]) -> Result<Vec<Row>> {
    let took = Rc::new(RefCell::new(Vec::new()));
    let warm_up = Rc::new(Cell::new(0));
    let all_here = Rc::new(Barrier::new(TABLES_AT_ONCE));
    let local = LocalSet::new();
    let mut playing = Vec::new();
    for n in 0..TABLES_AT_ONCE {
        let (door, tokens, kind) = (house.door.clone(), tokens.to_vec(), FAST_KINDS[n % 2]);
        let (took, warm_up, all_here) = (took.clone(), warm_up.clone(), all_here.clone());
        playing.push(local.spawn_local(async move {
            let mut party = Party::open(&door, kind, &tokens).await?;
            all_here.wait().await;
            let begin = Instant::now() + WARM_UP;
            while Instant::now() < begin + MEASURED {
                match party.act().await? {
                    Some(_) if Instant::now() < begin => warm_up.set(warm_up.get() + 1),
                    Some(it) => took.borrow_mut().push(it),
                    None => party = Party::open(&door, kind, &tokens).await?,
                }
            }
            Ok::<_, Lost>(())
        }));
    }
    local.await;
    for party in playing {
        party.await??;
    }
    let mut took = took.take();
    took.sort_unstable();
    let per_second = took.len() as u64 / MEASURED.as_secs();
    let each = house.sample()?.busy.as_micros() / (took.len() as u128 + warm_up.get()).max(1);
    Ok(vec![
        ("durable actions per second", per_second.to_string(), "5000"),
        ("processor time of the program for each", format!("{each} µs"), ""),
        ("until the last seat is told, p50", millis(part(&took, 50)), ""),
        ("until the last seat is told, p99", millis(part(&took, 99)), "under 50 ms"),
    ])
}

/// The value below which so many in a hundred of them lie.
fn part(sorted: &[Duration], percent: usize) -> Duration {
    sorted.get(sorted.len() * percent / 100).copied().unwrap_or_default()
}

/// Many sockets at once, each of which answers at the end; and the codes of their tables.
pub async fn sockets(door: &Door, tokens: &[String]) -> Result<(usize, Vec<String>)> {
    let (all_there, wait) = watch::channel(false);
    let mut lines = JoinSet::new();
    let mut codes = Vec::new();
    let mut opening = JoinSet::new();
    for n in 0..TABLES {
        if opening.len() >= OPENED_AT_ONCE {
            take(opening.join_next().await, &mut codes, &mut lines, &wait)?;
        }
        // No address may have more than a quarter of all connections.
        let from = Ipv4Addr::new(127, 0, 2, (n % ADDRESSES) as u8 + 1);
        let door = door.coming_from(from.into());
        opening.spawn(begun(door, KINDS[n % KINDS.len()], tokens.to_vec()));
    }
    while !opening.is_empty() {
        take(opening.join_next().await, &mut codes, &mut lines, &wait)?;
    }
    all_there.send_replace(true);
    let mut open = 0;
    while let Some(answered) = lines.join_next().await {
        open += usize::from(answered?.is_ok());
    }
    Ok((open, codes))
}

async fn begun(door: Door, kind: Kind, tokens: Vec<String>) -> Result<Party, Lost> {
    let mut party = Party::open(&door, kind, &tokens).await?;
    for _ in 0..ACTIONS {
        party.act().await?;
    }
    Ok(party)
}

type Opened = Option<Result<Result<Party, Lost>, tokio::task::JoinError>>;

fn take(
    opened: Opened,
    codes: &mut Vec<String>,
    lines: &mut JoinSet<Result<Line, Lost>>,
    wait: &watch::Receiver<bool>,
) -> Result<()> {
    let Some(party) = opened else { return Ok(()) };
    let party = party??;
    codes.push(party.code);
    for seat in party.seats {
        lines.spawn(held(seat.line, wait.clone()));
    }
    Ok(())
}

/// Holds a line until all are there, then asks once more and waits for the answer.
async fn held(mut line: Line, mut wait: watch::Receiver<bool>) -> Result<Line, Lost> {
    loop {
        tokio::select! {
            told = line.next_within(Duration::from_mins(10)) => drop(told?),
            _ = wait.wait_for(|all| *all) => break,
        }
    }
    line.send(r#"{"id":999999,"ask":{"type":"ping"}}"#.to_owned()).await?;
    while !line.next().await?.contains("999999") {}
    Ok(line)
}

/// How long somebody waits at a table that is only in the storage.
pub async fn joins(door: &Door, tokens: &[String], codes: &[String]) -> Result<Vec<Row>> {
    let mut took = Vec::new();
    for code in codes.iter().step_by((codes.len() / JOINS).max(1)) {
        let start = Instant::now();
        door.line(&tokens[0], code, 0).await?.next().await?;
        took.push(start.elapsed());
    }
    took.sort_unstable();
    Ok(vec![
        ("join from the storage, p50", millis(part(&took, 50)), "under 5 ms"),
        ("join from the storage, p99", millis(part(&took, 99)), ""),
    ])
}

/// What a table costs that lies in memory, and what is left of it when it is forgotten: of some tables,
/// of others after them, and of the first once more.
pub async fn memory(house: &House, codes: &[String], idle: Duration) -> Result<Vec<Row>> {
    let (some, others) = (&codes[..AWAKE], &codes[AWAKE..2 * AWAKE]);
    let none = forgotten(house, idle).await?;
    wake(house, some).await?;
    let awake = house.sample()?.memory_kib;
    let mut left = Vec::new();
    for codes in [&[], others, some] {
        wake(house, codes).await?;
        left.push(forgotten(house, idle).await?);
    }
    let tenths = awake.saturating_sub(none) * 10 / some.len() as u64;
    let mib = |memory: u64| format!("{}.{} MiB", memory / 1024, memory % 1024 * 10 / 1024);
    Ok(vec![
        ("a table in memory", format!("{}.{} KiB", tenths / 10, tenths % 10), "under 8 KiB"),
        ("memory, no table awake", mib(none), ""),
        ("memory, 190 tables awake", mib(awake), ""),
        ("memory, all forgotten", mib(left[0]), "as with none awake"),
        ("memory, 190 others woken and forgotten", mib(left[1]), "no more"),
        ("memory, the first woken again and forgotten", mib(left[2]), "no more"),
    ])
}

/// The memory when no table is awake.
async fn forgotten(house: &House, idle: Duration) -> Result<u64> {
    tokio::time::sleep(idle + GIVEN_BACK).await;
    Ok(house.sample()?.memory_kib)
}

async fn wake(house: &House, codes: &[String]) -> Result<()> {
    for code in codes {
        house.door.http(&format!("GET /api/tables/{code}"), "", "").await?;
    }
    Ok(())
}
