//! A journal has an end: what is not play is refused there, and the game goes on.

use std::time::Duration;

use crate::door::{Guest, House};
use serde_json::{Value, json};
use server::{LimitSettings, Settings};
use sqlx::{AnyConnection, Connection, Row};

/// As the server has it.
const MOST: i64 = 5000;

/// Writes this item so often that there is room for one more of its kind.
async fn fill(house: &House, code: &str, item: &Value) {
    let mut database = AnyConnection::connect(house.url()).await.unwrap();
    let find = "SELECT id, (SELECT max(number) FROM journal WHERE table_id = id) \
                FROM tables WHERE code = $1";
    let row = sqlx::query(find).bind(code).fetch_one(&mut database).await.unwrap();
    let (id, last): (i64, i64) = (row.get(0), row.get(1));
    let mut all = database.begin().await.unwrap();
    for number in last + 1..last + MOST {
        let add = "INSERT INTO journal (table_id, number, at, item) VALUES ($1, $2, 0, $3)";
        let add = sqlx::query(add).bind(id).bind(number).bind(item.to_string());
        add.execute(&mut *all).await.unwrap();
    }
    all.commit().await.unwrap();
}

async fn done(guest: &mut Guest, ask: Value) {
    let answer = guest.ask(ask.clone()).await;
    assert_eq!(answer["type"], "done", "{ask}: {answer}");
}

async fn too_much(guest: &mut Guest, ask: Value) {
    let before = guest.number;
    let answer = guest.ask(ask.clone()).await;
    assert_eq!(answer["code"], "too_much", "{ask}: {answer}");
    assert!(answer["why"].as_str().is_some_and(|it| !it.is_empty()), "{answer}");
    assert_eq!(guest.number, before, "nothing has changed");
}

fn say(text: &str) -> Value {
    json!({ "type": "say", "seat": 0, "say": { "text": text } })
}

fn leave() -> Value {
    json!({ "type": "leave", "seat": 0 })
}

/// A table whose journal was filled while nobody looked.
async fn full(name: &str, item: Value) -> (House, String, Guest) {
    let settings = Settings { house_takes: Duration::from_secs(1), ..Settings::default() };
    let house = House::open_with(name, settings, LimitSettings::default()).await;
    let token = house.person("Ada").await;
    let levels = json!([{ "seat": 1, "level": 1 }]);
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "house": levels });
    let code = house.table(&token, &set_up).await;
    let mut ada = house.join(&token, &code, 0).await;
    ada.sit(0).await;
    fill(&house, &code, &item).await;
    // The table does not know yet, and finds that somebody else has written its number.
    let answer = ada.ask(say("hello")).await;
    assert_eq!(answer["code"], "unavailable", "{answer}");
    assert!(ada.is_cut().await);
    let ada = house.join(&token, &code, 0).await;
    (house, token, ada)
}

#[tokio::test]
async fn talk_has_an_end_and_chairs_do_not_pay_for_it() {
    let said = json!({ "item": "said", "seat": 0, "say": { "text": "so" } });
    let (_house, _, mut ada) = full("talk-end", said).await;
    done(&mut ada, say("the last word")).await;
    too_much(&mut ada, say("and one more")).await;
    too_much(&mut ada, json!({ "type": "mute", "seat": 1, "muted": true })).await;
    done(&mut ada, json!({ "type": "stand", "seat": 0 })).await;
    done(&mut ada, json!({ "type": "sit", "seat": 0, "share": "abc" })).await;
    plays_on(&mut ada).await;
}

#[tokio::test]
async fn chairs_have_an_end_and_the_game_goes_on() {
    let back = json!({ "item": "returned", "seat": 0 });
    let (_house, _, mut ada) = full("chairs-end", back).await;
    // What happens before the start is counted apart.
    done(&mut ada, json!({ "type": "sit", "seat": 0, "share": "abc", "name": "Ida" })).await;
    done(&mut ada, json!({ "type": "level", "seat": 1, "level": 2 })).await;
    done(&mut ada, say("nobody pays for that")).await;
    plays_on(&mut ada).await;
    done(&mut ada, leave()).await;
    too_much(&mut ada, json!({ "type": "return", "seat": 0 })).await;
}

#[tokio::test]
async fn whoever_is_away_at_the_end_still_comes_back_by_playing() {
    let back = json!({ "item": "returned", "seat": 0 });
    let (house, token, mut ada) = full("away-end", back).await;
    let code = ada.stand["code"].as_str().unwrap().to_owned();
    done(&mut ada, json!({ "type": "start" })).await;
    done(&mut ada, leave()).await;
    let mut back = house.join(&token, &code, 0).await;
    assert!(back.stand["chairs"][0]["sitter"]["away"] == true, "there is no room for it");
    let answer = back.ask(json!({ "type": "return", "seat": 0 })).await;
    assert_eq!(answer["code"], "too_much", "{answer}");
    // The house may be quicker, and then she tries again.
    let mut came_back = false;
    while !came_back {
        if back.may_act() {
            let answer = back.act(0, 0).await;
            assert!(answer["type"] == "done" || answer["type"] == "too_late", "{answer}");
            came_back = answer["type"] == "done";
        } else {
            back.next().await;
        }
    }
    let here = house.join(&token, &code, 0).await;
    assert!(here.stand["chairs"][0]["sitter"]["away"] == false);
}

async fn plays_on(ada: &mut Guest) {
    done(ada, json!({ "type": "start" })).await;
    while !ada.may_act() {
        ada.next().await;
    }
    let answer = ada.act(0, 0).await;
    assert_eq!(answer["type"], "done", "{answer}");
}

#[tokio::test]
async fn an_empty_seat_is_not_removed_again_and_again() {
    let house = House::open("remove-nobody").await;
    let token = house.person("Ada").await;
    let code = house.table(&token, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    let mut ada = house.join(&token, &code, 0).await;
    for _ in 0..3 {
        done(&mut ada, json!({ "type": "remove", "seat": 1 })).await;
        assert_eq!(ada.number, 0, "nothing has happened");
    }
    ada.sit(0).await;
    done(&mut ada, json!({ "type": "remove", "seat": 0 })).await;
    assert_eq!(ada.number, 2);
}

#[tokio::test]
async fn a_journal_longer_than_all_limits_is_not_read() {
    let house = House::open("too-long").await;
    let token = house.person("Ada").await;
    let code = house.table(&token, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    let mut database = AnyConnection::connect(house.url()).await.unwrap();
    let add = "INSERT INTO journal (table_id, number, at, item) \
               SELECT id, 400001, 0, '{\"item\":\"stood\",\"seat\":0}' FROM tables WHERE code = $1";
    sqlx::query(add).bind(&code).execute(&mut database).await.unwrap();
    let (status, why, _) = house.http(&format!("GET /api/tables/{code}"), "", "").await;
    assert_eq!((status, &why["code"]), (503, &json!("unavailable")));
}

/// One address, with as many names as it likes.
#[tokio::test]
async fn guests_of_one_address_do_not_sit_down_without_end() {
    let house = House::open("many-names").await;
    let token = house.person("Ada").await;
    let code = house.table(&token, &json!({ "game": "lucky-duck", "seats": 3 })).await;
    let mut ada = house.join(&token, &code, 0).await;
    let sit = json!({ "type": "sit", "seat": 1, "share": "x" });
    let mut sat = 0;
    for _ in 0..50 {
        let name = house.person("Mo").await;
        let mut guest = house.join(&name, &code, 0).await;
        let answer = guest.ask(sit.clone()).await;
        if answer["type"] != "done" {
            assert_eq!(answer["code"], "too_often", "{answer}");
            break;
        }
        sat += 1;
        done(&mut guest, json!({ "type": "stand", "seat": 1 })).await;
    }
    assert!((40..45).contains(&sat), "{sat}");
    ada.sit(0).await;
    let elsewhere = house.elsewhere();
    let mut bo = elsewhere.join(&elsewhere.person("Bo").await, &code, 0).await;
    done(&mut bo, sit).await;
}
