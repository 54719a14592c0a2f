//! The wall clock is set back and forward while people play, and the house is away for a while.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::json;
use server::{Settings, Wall};
use sqlx::{AnyConnection, Connection};

use crate::door::{House, plenty};

const HOUR: i64 = 3_600_000;

/// A wall clock that runs, and can be set.
fn wall() -> (Wall, Arc<AtomicI64>) {
    let ahead = Arc::new(AtomicI64::new(0));
    let set = ahead.clone();
    let read = move || {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64;
        now.saturating_add_signed(ahead.load(Ordering::Relaxed))
    };
    (Wall::new(read), set)
}

fn set_up(seconds: u32) -> serde_json::Value {
    let pace = json!({ "type": "quick", "seconds": seconds, "bank": 0 });
    let house = json!([{ "seat": 1, "level": 1 }]);
    json!({ "game": "get-lucky", "seats": 2, "pace": pace, "house": house })
}

#[tokio::test]
async fn a_wall_clock_that_jumps_neither_freezes_the_house_nor_makes_anybody_late() {
    let (wall, set) = wall();
    let settings = Settings { house_takes: Duration::from_millis(1), ..Settings::default() };
    let house = House::open_by("jumps", settings, plenty(), wall).await;
    let ada = house.person("Ada").await;
    let code = house.table(&ada, &set_up(600)).await;
    let mut guest = house.join(&ada, &code, 0).await;
    guest.sit(0).await;
    guest.ask(json!({ "type": "start" })).await;
    for ahead in [0, HOUR, 0, -HOUR, 0].into_iter().cycle().take(40) {
        set.store(ahead, Ordering::Relaxed);
        while !guest.is_over() && !guest.may_act() {
            guest.next().await;
        }
        if guest.is_over() {
            break;
        }
        guest.act(0, 0).await;
    }
    let late = |it: &&String| it.contains("\"away\":true");
    assert_eq!(guest.history.values().find(late), None, "nobody was late");
}

#[tokio::test]
async fn after_an_outage_of_seven_seconds_whoever_had_five_has_what_was_left() {
    let (wall, set) = wall();
    let settings = Settings { house_takes: Duration::from_millis(1), ..Settings::default() };
    let house = House::open_by("outage-seen", settings, plenty(), wall).await;
    let ada = house.person("Ada").await;
    let code = house.table(&ada, &set_up(5)).await;
    let mut guest = house.join(&ada, &code, 0).await;
    guest.sit(0).await;
    guest.ask(json!({ "type": "start" })).await;
    while !guest.may_act() {
        guest.next().await;
    }
    let before = guest.stand["deadline"].as_u64().unwrap();
    set.store(7000, Ordering::Relaxed);
    let house = house.again().await;
    let back = house.join(&ada, &code, guest.number).await;
    assert_eq!(back.stand["since"], json!([]), "nobody was late");
    let after = back.stand["deadline"].as_u64().expect("they are still asked");
    assert!(after >= before + 7000, "{before} {after}");
}

/// For seven seconds nothing can be written, where somebody has five for a move.
#[tokio::test]
async fn nobody_is_late_by_what_could_not_be_written() {
    let settings = Settings { house_takes: Duration::from_millis(1), ..Settings::default() };
    let house = House::open_with("unwritable", settings, plenty()).await;
    let ada = house.person("Ada").await;
    let code = house.table(&ada, &set_up(5)).await;
    let mut guest = house.join(&ada, &code, 0).await;
    guest.sit(0).await;
    guest.ask(json!({ "type": "start" })).await;
    while !guest.may_act() {
        guest.next().await;
    }
    let (number, before) = (guest.number, guest.stand["deadline"].as_u64().unwrap());
    let held = hold(house.url()).await;
    tokio::time::sleep(Duration::from_secs(7)).await;
    drop(held);
    while house.tables.store().is_failing() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut back = house.join(&ada, &code, number).await;
    assert_eq!(back.stand["since"], json!([]), "nobody was late");
    let (now, after) = (&back.stand["now"], back.stand["deadline"].as_u64().unwrap());
    assert!(after > before && Some(after) > now.as_u64(), "{before} {after} {now}");
    let answer = back.act(0, 0).await;
    assert_eq!(answer["type"], "done", "{answer}");
}

/// Nobody else writes as long as this is held.
async fn hold(url: &str) -> AnyConnection {
    let mut other = AnyConnection::connect(url).await.unwrap();
    let postgres = url.starts_with("postgres");
    let hold = if postgres {
        "BEGIN; LOCK journal IN EXCLUSIVE MODE; LOCK alive IN EXCLUSIVE MODE"
    } else {
        "BEGIN IMMEDIATE"
    };
    sqlx::raw_sql(hold).execute(&mut other).await.unwrap();
    other
}
