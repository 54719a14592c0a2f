//! What happened before goes out in pages: whoever asks for all of it gets all of it, and nobody keeps the
//! server's memory by not reading.

use crate::door::{Guest, House, memory, plenty};
use futures::future::join_all;
use serde_json::{Value, json};
use server::Settings;
use sqlx::{AnyConnection, Connection, Row};

/// As the server has it.
const PAGE: usize = 200;
const PAGE_BYTES: usize = 32 * 1024;

/// A table at which so much has been said, and its host.
struct Talked {
    house: House,
    code: String,
    token: String,
}

impl Talked {
    async fn open(name: &str, times: i64, text: &str) -> Talked {
        let house = House::open_with(name, Settings::default(), plenty()).await;
        let token = house.person("Ada").await;
        let code = house.table(&token, &json!({ "game": "lucky-duck", "seats": 2 })).await;
        house.join(&token, &code, 0).await.sit(0).await;
        let mut database = AnyConnection::connect(house.url()).await.unwrap();
        let find = "SELECT id FROM tables WHERE code = $1";
        let row = sqlx::query(find).bind(&code).fetch_one(&mut database).await.unwrap();
        let id: i64 = row.get(0);
        let mut all = database.begin().await.unwrap();
        for number in 2..=times {
            let item =
                json!({ "item": "said", "seat": 0, "say": { "text": format!("{number} {text}") } });
            let add = "INSERT INTO journal (table_id, number, at, item) VALUES ($1, $2, 0, $3)";
            let add = sqlx::query(add).bind(id).bind(number).bind(item.to_string());
            add.execute(&mut *all).await.unwrap();
        }
        all.commit().await.unwrap();
        // Started anew, the table is what is kept.
        Talked { house: house.again().await, code, token }
    }

    async fn join(&self, since: u32) -> Guest {
        self.house.join(&self.token, &self.code, since).await
    }
}

fn numbers(guest: &Guest) -> Vec<u32> {
    guest.history.keys().copied().collect()
}

/// The pages and standings a guest was told.
fn told(guest: &Guest) -> impl Iterator<Item = Value> {
    guest.heard.iter().map(|it| serde_json::from_str(it).unwrap())
}

#[tokio::test]
async fn history_goes_out_in_pages_and_whole() {
    for (name, text) in [("short", ""), ("long", &*"x".repeat(400))] {
        let table = Talked::open(&format!("pages-{name}"), 900, text).await;
        let mut ada = table.join(0).await;
        assert_eq!((numbers(&ada), ada.number), ((1..=900).collect(), 900), "{name}");
        assert!(ada.stand["from"].as_u64().unwrap() > 600 && ada.stand["after"] == 0);
        for (told, bytes) in told(&ada).zip(&ada.heard) {
            let page = if told["since"].is_null() { &told["happenings"] } else { &told["since"] };
            assert!(page.as_array().is_none_or(|it| it.len() <= PAGE), "{name}: {told}");
            assert!(bytes.len() < PAGE_BYTES + 4096, "{name}: {} bytes", bytes.len());
        }
        let back = table.join(100).await;
        assert_eq!(numbers(&back), (101..=900).collect::<Vec<_>>(), "{name}");
        assert!(back.history.iter().all(|(number, told)| ada.history[number] == *told));
        let near = table.join(890).await;
        assert_eq!((near.heard.len(), &near.stand["from"]), (1, &json!(891)), "it has room");
        // Whoever only watches is told the same, as everybody saw it.
        let watcher = table.house.join("", &table.code, 0).await;
        assert_eq!(watcher.history, ada.history);
        for (after, before) in [(900, 901), (5, 5), (9, 3), (u32::MAX, u32::MAX), (4000, u32::MAX)]
        {
            ada.does(json!({ "type": "history", "after": after, "before": before })).await;
            let page = told(&ada).filter(|it| it["type"] == "history").last().unwrap();
            assert_eq!(page["happenings"], json!([]), "{after} to {before}");
        }
    }
}

/// So much more memory, in KiB, 200 who do not read may take, their own side included.
const MOST: usize = 64 * 1024;

#[tokio::test]
async fn who_does_not_read_a_long_history_takes_little_memory() {
    let table = Talked::open("long-history", 20_000, "and so on and so forth").await;
    let mut ada = table.join(20_000).await;
    let before = memory();
    let elsewhere = table.house.elsewhere();
    // Once the code is known to be right there, nobody of that address guesses it.
    let first = elsewhere.try_line("", &table.code).await.unwrap();
    let lines = join_all((1..200).map(|_| elsewhere.try_line("", &table.code))).await;
    assert!(lines.iter().all(Result::is_ok));
    for round in 0..40 {
        let level = (round % 2 == 0).then_some(1);
        ada.does(json!({ "type": "level", "seat": 1, "level": level })).await;
    }
    if let Some((before, after)) = before.zip(memory()) {
        println!("200 who do not read: from {before} to {after} KiB");
        assert!(after < before + MOST, "from {before} to {after} KiB");
    }
    drop((first, lines));
}
