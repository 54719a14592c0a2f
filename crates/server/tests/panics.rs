//! A panic at one table: it is logged, whoever was there is let go and comes back, the others play on.

#[path = "it/door/mod.rs"]
mod door;

use std::time::{Duration, Instant};

use door::log::Log;
use door::{Guest, House};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Row};

impl Log {
    fn has(&self, text: &str) -> bool {
        String::from_utf8_lossy(&self.0.lock().unwrap()).contains(text)
    }
}

async fn table(house: &House, token: &str, pace: Value) -> String {
    let levels = json!([{ "seat": 1, "level": 1 }]);
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "house": levels, "pace": pace });
    house.table(token, &set_up).await
}

/// From now on the game of this table panics when it begins. Returns the table's number.
async fn cursed(database: &mut AnyConnection, code: &str) -> i64 {
    let (id, mut founding) = founded(database, code).await;
    founding["script"] = json!(["panic"]);
    let set = "UPDATE tables SET founding = $1 WHERE id = $2";
    sqlx::query(set).bind(founding.to_string()).bind(id).execute(database).await.unwrap();
    id
}

async fn founded(database: &mut AnyConnection, code: &str) -> (i64, Value) {
    let find = "SELECT id, founding FROM tables WHERE code = $1";
    let row = sqlx::query(find).bind(code).fetch_one(database).await.unwrap();
    (row.get(0), serde_json::from_str(row.get(1)).unwrap())
}

/// A game that began long ago, at a table nobody has touched since.
async fn began(database: &mut AnyConnection, id: i64, due: i64) {
    let sat = json!({ "item": "sat", "seat": 0, "person": 1, "name": "Ada", "share": "x" });
    for (number, item) in [(1, sat), (2, json!({ "item": "started" }))] {
        let add = "INSERT INTO journal (table_id, number, at, item) VALUES ($1, $2, 1, $3)";
        let add = sqlx::query(add).bind(id).bind(number).bind(item.to_string());
        add.execute(&mut *database).await.unwrap();
    }
    let set = "UPDATE tables SET due = $1 WHERE id = $2";
    sqlx::query(set).bind(due).bind(id).execute(database).await.unwrap();
}

async fn length(database: &mut AnyConnection, id: i64) -> i64 {
    let count = "SELECT count(*) FROM journal WHERE table_id = $1";
    sqlx::query(count).bind(id).fetch_one(database).await.unwrap().get(0)
}

async fn acts(guest: &mut Guest) {
    while !guest.may_act() {
        guest.next().await;
    }
    let answer = guest.act(0, 0).await;
    assert_eq!(answer["type"], "done", "{answer}");
}

#[tokio::test]
async fn a_panic_at_one_table_ends_no_other() {
    let log = Log::default();
    tracing_subscriber::fmt().with_env_filter("warn").with_writer(log.clone()).init();
    let house = House::open("panics").await;
    let mut database = AnyConnection::connect(house.url()).await.unwrap();
    let ada = house.person("Ada").await;
    let relaxed = json!({ "type": "relaxed" });
    let (bad, good) =
        (table(&house, &ada, relaxed.clone()).await, table(&house, &ada, relaxed).await);
    let bad_id = cursed(&mut database, &bad).await;
    let mut other = house.join(&ada, &good, 0).await;
    other.sit(0).await;
    other.ask(json!({ "type": "start" })).await;
    for _ in 0..2 {
        let mut guest = house.join(&ada, &bad, 0).await;
        guest.sit(0).await;
        let before = guest.number;
        let told = guest.closed_by(json!({ "type": "start" })).await;
        assert!(told.contains("Away") && told.contains("come back"), "{told}");
        let back = house.join(&ada, &bad, before).await;
        assert_eq!((back.number, &back.stand["stage"]), (before, &json!("gathering")));
        acts(&mut other).await;
    }
    assert!(log.has(&format!("a table has ended by a panic table={bad_id}")));
    // A request that panics is answered, and the same person is served on.
    let moved = json!({ "founding": { "set_up": {"game": "lucky-duck", "seats": 2}, "secret": "",
        "script": ["panic"] }, "items": [] });
    let (status, why, _) = house.http("POST /api/tables/moved", &ada, &moved.to_string()).await;
    assert_eq!((status, &why["code"]), (500, &json!("internal")), "{why}");
    assert!(log.has("a request has panicked"));
    acts(&mut other).await;

    // One that panics when it is read: its clock is due before that of a table that can be read.
    let quick = json!({ "type": "quick", "seconds": 10, "bank": 0 });
    let unread = table(&house, &ada, quick.clone()).await;
    let read = table(&house, &ada, quick).await;
    let unread_id = cursed(&mut database, &unread).await;
    let (read_id, _) = founded(&mut database, &read).await;
    began(&mut database, unread_id, 1).await;
    let start = Instant::now();
    while !log.has("the journal of a table is corrupt") {
        assert!(start.elapsed() < Duration::from_mins(1), "nobody looks at the clocks");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    began(&mut database, read_id, 2).await;
    while length(&mut database, read_id).await == 2 {
        assert!(start.elapsed() < Duration::from_mins(1), "the clocks have stopped");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (status, why, _) = house.http(&format!("GET /api/tables/{unread}"), "", "").await;
    assert_eq!((status, &why["code"]), (503, &json!("unavailable")));
    assert!(log.has(&format!("the journal of a table is corrupt table={unread_id}")));
    assert_eq!(length(&mut database, unread_id).await, 2);
    acts(&mut other).await;
}
