//! A program of somebody else's at a table: the example of the documentation plays a whole game.

use std::process::{Command, Stdio};

use crate::door::House;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_to_the_end() {
    let house = House::open("bot").await;
    let host = house.person("Ada").await;
    for (game, seats) in [("lucktails", 3), ("lucky-duck", 2)] {
        let levels: Vec<_> = (1..seats).map(|seat| json!({ "seat": seat, "level": 1 })).collect();
        let set_up = json!({ "game": game, "seats": seats, "house": levels });
        let code = house.table(&host, &set_up).await;
        let mut ada = house.join(&host, &code, 0).await;
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");
        let mut bot = Command::new("python3")
            .args([script, &format!("http://{}", house.address), &code, "0", "Botticelli"])
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
    }
}
