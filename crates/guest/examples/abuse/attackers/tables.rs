//! Tables: made without end, talked full, sat down at and left, listed and fetched.

use std::time::Duration;

use guest::{Guest, Lost};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::attacker::Attacker;
use super::frames::pong;
use super::raw::request;
use super::sockets::drained;

/// Messages of one strike: more than a socket may send at once.
const MESSAGES: usize = 60;
const RECORDS: usize = 8;
/// How often those who watch read before they try to make one more table.
const ROUNDS: u32 = 20;

/// A game of the house alone that nobody looks at, and that has no end.
pub async fn endless(me: &Attacker) -> Result<(), Lost> {
    begun(me).await.map(drop)
}

/// Games of the house alone without end, all of them watched at the same time by somebody who has said no name: as many
/// as one address may be at. It goes on as long as the attack.
pub async fn watched(me: &Attacker) -> Result<(), Lost> {
    let mut held: Vec<TcpStream> = Vec::new();
    loop {
        let begun = begun(me).await?;
        if let Some(code) = &begun {
            held.extend(me.upgraded(me.door.dial().await?, code, "").await?);
        }
        let rounds = if begun.is_some() { 1 } else { ROUNDS };
        for _ in 0..rounds {
            held.retain(|stream| drained(stream) && stream.try_write(&pong()).is_ok());
            sleep(Duration::from_millis(100)).await;
        }
        let mut tally = me.tally.borrow_mut();
        let most = tally.answers.entry("watched at the same time".to_owned()).or_default();
        *most = (*most).max(held.len() as u64);
    }
}

/// Begins a game of the house alone, if there may be one more table.
async fn begun(me: &Attacker) -> Result<Option<String>, Lost> {
    let house: Vec<Value> = (0..6).map(|seat| json!({ "seat": seat, "level": 6 })).collect();
    let set_up = json!({ "game": "lucky-bastard", "seats": 6, "house": house });
    let (status, made) = me.asks("POST /api/tables", &set_up.to_string()).await?;
    if status != 201 {
        return Ok(None);
    }
    let code = made["code"].as_str().unwrap_or_default().to_owned();
    let mut host = me.door.join(&me.token().await?, &code, 0).await?;
    let started = host.ask(json!({ "type": "start" })).await?;
    me.noted(&started);
    Ok(Some(code))
}

/// Open tables that gather, to make the list long, and the list.
pub async fn open_tables(me: &Attacker) -> Result<(), Lost> {
    let set_up = json!({ "game": "lucky-duck", "seats": 9, "open": true });
    let (status, made) = me.asks("POST /api/tables", &set_up.to_string()).await?;
    if status == 201 {
        let code = made["code"].as_str().unwrap_or_default();
        me.door.join(&me.token().await?, code, 0).await?.sit(0).await?;
    }
    for _ in 0..5 {
        me.asks("GET /api/tables", "").await?;
    }
    Ok(())
}

pub async fn sits_and_stands(me: &Attacker) -> Result<(), Lost> {
    let mut guest = me.at_own_table().await?;
    let asks =
        [json!({ "type": "sit", "seat": 1, "share": "x" }), json!({ "type": "stand", "seat": 1 })];
    me.asks_often(&mut guest, &asks).await
}

pub async fn talk(me: &Attacker) -> Result<(), Lost> {
    let mut guest = me.at_own_table().await?;
    guest.sit(0).await?;
    let long = "x".repeat(200);
    let asks = [json!({ "type": "say", "seat": 0, "say": { "text": long } })];
    me.asks_often(&mut guest, &asks).await
}

/// The host of a table with a long history makes it longer.
pub async fn hosting(me: &Attacker) -> Result<(), Lost> {
    let long = me.targets.long(me).await?;
    let mut host = me.door.join(&long.host, &long.code, u32::MAX).await?;
    let offer = |offered| json!({ "type": "offer", "seat": 1, "offered": offered });
    me.asks_often(&mut host, &[offer(true), offer(false)]).await
}

/// The record of a table with a long history, many times at once, of which some are not read.
pub async fn records(me: &Attacker) -> Result<(), Lost> {
    let ended = me.targets.ended(me).await?;
    let line = format!("GET /api/tables/{}/record", ended.code);
    let mut unread = Vec::new();
    for _ in 0..RECORDS {
        let mut stream = me.narrow().await?;
        let _ = timeout(Duration::from_secs(1), stream.write_all(&request(&line, ""))).await;
        unread.push(stream);
    }
    let reads = (0..RECORDS).map(|_| me.asks(&line, ""));
    futures::future::join_all(reads).await.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(())
}

/// Tokens without end, and the list of them.
pub async fn tokens(me: &Attacker) -> Result<(), Lost> {
    me.asks("POST /api/me/tokens", &json!({ "label": "x" }).to_string()).await?;
    me.asks("POST /api/me/links", "").await?;
    me.asks("GET /api/me/tokens", "").await.map(drop)
}

impl Attacker {
    async fn at_own_table(&self) -> Result<Guest, Lost> {
        let code = self.own_table(&json!({ "game": "lucky-duck", "seats": 3 })).await?;
        self.door.join(&self.token().await?, &code, u32::MAX).await
    }

    /// These asks in turn, without waiting between them, and then all answers.
    async fn asks_often(&self, guest: &mut Guest, asks: &[Value]) -> Result<(), Lost> {
        for ask in asks.iter().cycle().take(MESSAGES) {
            guest.say(ask).await?;
        }
        // What comes too often is answered before what the table still has to do.
        let mut answers = 0;
        while answers < MESSAGES {
            let told = guest.next().await?;
            if told["type"] == "answered" {
                self.noted(&told["answer"]);
                answers += 1;
            }
        }
        Ok(())
    }

    fn noted(&self, answer: &Value) {
        let what = answer["code"].as_str().or_else(|| answer["type"].as_str());
        self.answered(what.unwrap_or("no message"));
    }
}
