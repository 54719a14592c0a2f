//! A program of somebody else's at a table: the example of the documentation plays a whole game.

use std::process::{Command, Stdio};

use crate::door::House;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_to_the_end() {
    let house = House::open("bot").await;
    let host = house.person("Ada").await;
    let state = std::env::temp_dir().join(format!("luckhouse-bot-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&state);
    for (game, seats) in [("lucktails", 3), ("lucky-duck", 2)] {
        let levels: Vec<_> = (1..seats).map(|seat| json!({ "seat": seat, "level": 1 })).collect();
        let set_up = json!({ "game": game, "seats": seats, "house": levels });
        let code = house.table(&host, &set_up).await;
        let mut ada = house.join(&host, &code, 0).await;
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");
        let mut bot = Command::new("python3")
            .args([script, &format!("http://{}", house.address), &code, "0", "Botticelli"])
            .env("XDG_STATE_HOME", &state)
            .stdout(Stdio::piped())
            .spawn()
            .expect("python3 is there");
        while ada.stand["number"] == 0 && ada.number == 0 {
            ada.next().await;
        }
        let answer = ada.ask(json!({ "type": "start" })).await;
        assert_eq!(answer["type"], "done", "{answer}");
        while !ada.is_over() {
            ada.next().await;
        }
        assert!(bot.wait().unwrap().success());
        assert!(ada.heard.iter().any(|it| it.contains("\"seat\":0,\"house\":false")));
        // What it added to the deal lies where the next bot at this seat would find it.
        let name = format!("luckhouse-bot/{}-{code}-0", house.address).replace(':', "_");
        let share = std::fs::read_to_string(state.join(name)).expect("it kept its share");
        let path = format!("GET /api/tables/{code}/record");
        let record = house.http(&path, &host, "").await.1;
        assert_eq!(record["deal"]["shares"][0], share);
    }
}
