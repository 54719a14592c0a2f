//! Tables that attackers make once and then all use.

use std::path::PathBuf;
use std::time::Duration;

use guest::{Guest, Lost};
use serde_json::{Value, json};
use tokio::sync::OnceCell;
use tokio::time::sleep;

use super::attacker::Attacker;
use super::journal;

/// As much talk as fits into one body of 256 KiB.
const TALK: u32 = 4000;
/// How much is in the journal in the end, as if somebody had played there for hours. No door lets so
/// much in within minutes: bodies have 256 KiB, a socket says 20 things a second, and talk ends at 5,000.
const LONG: u32 = 20_000;
/// So much is written at once.
const PART: u32 = 500;
/// No game of Lucky Duck is longer.
const MOST_ACTIONS: usize = 500;
const SECRET: &str = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";

pub struct Targets {
    /// The file of SQLite that the server has open.
    database: PathBuf,
    long: OnceCell<Long>,
    ended: OnceCell<Long>,
}

/// A table with a long history, and who hosts it.
#[derive(Clone)]
pub struct Long {
    pub code: String,
    pub host: String,
}

impl Targets {
    pub fn new(database: PathBuf) -> Targets {
        Targets { database, long: OnceCell::new(), ended: OnceCell::new() }
    }

    /// A table with a long history whose game goes on.
    pub async fn long(&self, me: &Attacker) -> Result<&Long, Lost> {
        self.long.get_or_try_init(|| self.made(me, moved(&talk()))).await
    }

    /// A table with a long history whose game is over, so that it has a record.
    pub async fn ended(&self, me: &Attacker) -> Result<&Long, Lost> {
        let ended = async {
            let long = self.made(me, moved_by_two(&talk())).await?;
            play_both(me, &long).await?;
            Ok(long)
        };
        self.ended.get_or_try_init(|| ended).await
    }

    /// A table that is brought along and made longer before anybody comes to it.
    async fn made(&self, me: &Attacker, table: Value) -> Result<Long, Lost> {
        let long = brought(me, table).await?;
        let lengthened =
            journal::lengthen(&self.database, &long.code, PART, (LONG - TALK) / PART).await;
        lengthened.map_err(|why| Lost::Wrong(format!("the journal: {why}")))?;
        Ok(long)
    }
}

fn talk() -> Vec<Value> {
    vec![json!({ "item": "said", "seat": 0, "say": { "text": "x" } }); TALK as usize]
}

async fn brought(me: &Attacker, table: Value) -> Result<Long, Lost> {
    let host = me.token().await?;
    let (status, answer) = me.asks("POST /api/tables/moved", &table.to_string()).await?;
    let code = answer["code"].as_str().filter(|_| status == 201);
    let code = code.ok_or_else(|| Lost::Wrong(format!("moved: {status} {}", answer["code"])))?;
    Ok(Long { code: code.to_owned(), host })
}

/// Plays a game of two seats of one device to its end: each on a socket of its own, for who changes the seat is told
/// all that happened again.
async fn play_both(me: &Attacker, long: &Long) -> Result<(), Lost> {
    let mut seats = [looking(me, long, 0).await?, looking(me, long, 1).await?];
    for choice in 0..MOST_ACTIONS {
        if seats[0].is_over() {
            return Ok(());
        }
        let seat = seats[0].stand["to_act"][0].as_u64().filter(|seat| *seat < 2);
        let Some(seat) = seat else { break };
        let acting = &mut seats[seat as usize];
        let number = acting.number;
        acting.act(seat as u8, choice).await?;
        for guest in &mut seats {
            guest.until(number + 1).await?;
        }
        // Slower than what is too often.
        sleep(Duration::from_millis(60)).await;
    }
    Err(Lost::Wrong("the game has no end".to_owned()))
}

async fn looking(me: &Attacker, long: &Long, seat: u8) -> Result<Guest, Lost> {
    let mut guest = me.door.join(&long.host, &long.code, u32::MAX).await?;
    if guest.stand["looking_as"] != seat {
        guest.ask(json!({ "type": "look", "seat": seat })).await?;
    }
    Ok(guest)
}

/// A table of a device on which somebody plays against the house and then this happened.
pub fn moved(then: &[Value]) -> Value {
    let house = json!([{ "seat": 1, "level": 2 }, { "seat": 2, "level": 2 }]);
    let set_up = json!({ "game": "lucktails", "seats": 3, "house": house });
    begun(&set_up, 1, then)
}

/// A table of a device that two people share.
fn moved_by_two(then: &[Value]) -> Value {
    begun(&json!({ "game": "lucky-duck", "seats": 2 }), 2, then)
}

fn begun(set_up: &Value, people: u8, then: &[Value]) -> Value {
    let sat = |seat| json!({ "item": "sat", "seat": seat, "person": 1, "name": format!("Ada {seat}"), "share": "abc" });
    let sat: Vec<Value> = (0..people).map(sat).collect();
    let started = json!({ "item": "started" });
    let items = sat.iter().chain([&started]).chain(then);
    let items: Vec<Value> = items.map(|item| json!({ "at": 1, "item": item })).collect();
    json!({ "founding": { "set_up": set_up, "host": 1, "secret": SECRET, "script": [] }, "items": items })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn much_talk_fits_into_one_body() {
        let body = moved(&talk()).to_string();
        assert!((200 * 1024..=256 * 1024).contains(&body.len()), "{}", body.len());
    }
}
