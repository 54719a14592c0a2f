//! Tables that attackers make once and then all use.

use guest::Lost;
use serde_json::{Value, json};
use tokio::sync::OnceCell;

use super::attacker::Attacker;

/// As much talk as fits into one body of 256 KiB.
const TALK: usize = 3600;
const SECRET: &str = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";

#[derive(Default)]
pub struct Targets {
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
    /// A table with a long history whose game goes on.
    pub async fn long(&self, me: &Attacker) -> Result<&Long, Lost> {
        self.long.get_or_try_init(|| brought(me)).await
    }

    /// A table with a long history that is over, so that it has a record.
    pub async fn ended(&self, me: &Attacker) -> Result<&Long, Lost> {
        let ended = async {
            let long = brought(me).await?;
            let mut host = me.door.join(&long.host, &long.code, 0).await?;
            let answer = host.ask(json!({ "type": "abandon" })).await?;
            let done = answer["type"] == "done";
            if done { Ok(long) } else { Err(Lost::Wrong(format!("abandon: {answer}"))) }
        };
        self.ended.get_or_try_init(|| ended).await
    }
}

async fn brought(me: &Attacker) -> Result<Long, Lost> {
    let said = json!({ "item": "said", "seat": 0, "say": { "text": "x" } });
    let body = moved(&vec![said; TALK]).to_string();
    let host = me.token().await?;
    let (status, answer) = me.asks("POST /api/tables/moved", &body).await?;
    let code = answer["code"].as_str().filter(|_| status == 201);
    let code = code.ok_or_else(|| Lost::Wrong(format!("moved: {status} {}", answer["code"])))?;
    Ok(Long { code: code.to_owned(), host })
}

/// A table of a device on which the game has begun and then this happened.
pub fn moved(then: &[Value]) -> Value {
    let house = json!([{ "seat": 1, "level": 2 }, { "seat": 2, "level": 2 }]);
    let set_up = json!({ "game": "lucktails", "seats": 3, "house": house });
    let sat = json!({ "item": "sat", "seat": 0, "person": 1, "name": "Ada", "share": "abc" });
    let items = [sat, json!({ "item": "started" })];
    let dated = |item: &Value| json!({ "at": 1, "item": item });
    let items: Vec<Value> = items.iter().chain(then).map(dated).collect();
    json!({ "founding": { "set_up": set_up, "host": 1, "secret": SECRET, "script": [] }, "items": items })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn much_talk_fits_into_one_body() {
        let said = json!({ "item": "said", "seat": 0, "say": { "text": "x" } });
        let body = moved(&vec![said; TALK]).to_string();
        assert!((200 * 1024..=256 * 1024).contains(&body.len()), "{}", body.len());
    }
}
