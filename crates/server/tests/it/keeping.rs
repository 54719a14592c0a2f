//! Who sees what is over, how long it is kept, and who has a say in that.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::door::party::Party;
use crate::door::{House, plenty};
use serde_json::{Value, json};
use server::Settings;

const DAY: u64 = 24 * 60 * 60 * 1000;

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64
}

/// A game that is over, and those who played.
async fn finished(house: &House, watched: bool) -> Party {
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "watched": watched });
    let mut party = Party::begun(house, &set_up).await;
    party.play(1000).await;
    assert!(party.is_over());
    party
}

async fn asked(house: &House, request: &str, token: &str) -> (u16, Value) {
    let (status, body, _) = house.http(request, token, "").await;
    (status, body)
}

#[tokio::test]
async fn a_table_without_spectators_shows_strangers_nothing_when_it_is_over() {
    let house = House::open("private-record").await;
    let party = finished(&house, false).await;
    let code = &party.code;
    let stranger = house.person("Eve").await;
    for path in [
        format!("/api/tables/{code}"),
        format!("/api/tables/{code}/record"),
        format!("/api/tables/{code}/kept"),
        format!("/t/{code}"),
    ] {
        for token in ["", &stranger, "nonsense"] {
            let (status, why) = asked(&house, &format!("GET {path}"), token).await;
            assert_eq!((status, &why["code"]), (403, &json!("private")), "{path} {token}");
            assert!(!why.to_string().contains("P0"), "{why}");
        }
        for token in &party.tokens {
            assert_eq!(asked(&house, &format!("GET {path}"), token).await.0, 200, "{path}");
        }
    }
    assert!(house.turns_away(&stranger, code).await && house.turns_away("", code).await);
    for (lang, part) in [("en", "spectators"), ("de", "Zuschauen"), ("fr", "spectateurs")] {
        let (status, text) = house.page(&format!("/api/tables/{code}/record"), lang).await;
        assert!(status == 403 && text.contains(part), "{text}");
    }
    let open = finished(&house, true).await;
    let record = format!("GET /api/tables/{}/record", open.code);
    assert_eq!(asked(&house, &record, "").await.0, 200, "whoever might watch may see it again");
}

#[tokio::test]
async fn what_is_said_after_the_end_does_not_write_the_record_again() {
    let house = House::open("record-once").await;
    let mut party = finished(&house, true).await;
    let record = format!("GET /api/tables/{}/record", party.code);
    let before = asked(&house, &record, "").await;
    let say = json!({ "type": "say", "seat": 0, "say": { "text": "well played" } });
    party.guests[0].does(say).await;
    assert_eq!((asked(&house, &record, "").await, before.0), (before, 200));
}

#[tokio::test]
async fn whoever_played_may_have_a_game_kept_and_take_that_back() {
    let house = House::open("keep").await;
    let party = finished(&house, true).await;
    let [ada, bo] = &party.tokens[..] else { panic!("two people") };
    let kept = |method: &str| format!("{method} /api/tables/{}/kept", party.code);
    let (status, told) = asked(&house, &kept("GET"), ada).await;
    assert_eq!((status, &told["yours"], &told["kept"]), (200, &json!(true), &json!(false)));
    let until = told["until"].as_u64().unwrap();
    assert!((now() + 89 * DAY..=now() + 90 * DAY).contains(&until), "{told}");
    let forever = json!({ "yours": true, "kept": true, "until": null });
    for _ in 0..2 {
        assert_eq!(asked(&house, &kept("PUT"), ada).await, (200, forever.clone()));
    }
    let of_another = json!({ "yours": true, "kept": false, "until": null });
    assert_eq!(asked(&house, &kept("GET"), bo).await, (200, of_another.clone()));
    assert_eq!(asked(&house, &kept("DELETE"), bo).await, (200, of_another), "Ada still wants it");
    let stranger = house.person("Eve").await;
    let looks_on = json!({ "yours": false, "kept": false, "until": null });
    assert_eq!(asked(&house, &kept("GET"), &stranger).await, (200, looks_on));
    for method in ["PUT", "DELETE"] {
        assert_eq!(asked(&house, &kept(method), &stranger).await.0, 403);
        assert_eq!(asked(&house, &kept(method), "").await.0, 401);
        assert_eq!(asked(&house, &format!("{method} /api/tables/QQQQQ/kept"), ada).await.0, 404);
    }
    let (_, told) = asked(&house, &kept("DELETE"), ada).await;
    assert_eq!((&told["kept"], &told["until"]), (&json!(false), &json!(until)));
    let running = house.table(ada, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    let (status, why) = asked(&house, &format!("PUT /api/tables/{running}/kept"), ada).await;
    assert_eq!((status, &why["code"]), (404, &json!("no_record")));
}

#[tokio::test]
async fn old_tables_are_deleted_unless_somebody_keeps_them_or_is_there_or_has_time_left() {
    let house = House::open("retention").await;
    let set_up = json!({ "game": "lucky-duck", "seats": 2 });
    let (gone, kept) = (finished(&house, true).await, finished(&house, true).await);
    let ada = house.person("Ada").await;
    let never_begun = house.table(&ada, &set_up).await;
    let visited = house.table(&ada, &set_up).await;
    let _there = house.join(&ada, &visited, 0).await;
    let pace = json!({ "type": "letter", "days": 7 });
    let letter = json!({ "game": "lucky-duck", "seats": 2, "pace": pace });
    let letter = Party::begun(&house, &letter).await;
    let keep = format!("/api/tables/{}/kept", kept.code);
    assert_eq!(asked(&house, &format!("PUT {keep}"), &kept.tokens[1]).await.0, 200);
    let codes = [&gone.code, &never_begun, &visited, &letter.code, &kept.code].map(String::clone);
    let there = async || {
        let mut there = Vec::new();
        for code in &codes {
            let (status, _) = asked(&house, &format!("GET /api/tables/{code}"), &ada).await;
            there.push(status == 200);
        }
        there
    };
    assert_eq!(house.tables.delete_old(now() + 6 * DAY).await, Ok(0));
    // Where no game has begun, it is less long.
    assert_eq!(house.tables.delete_old(now() + 8 * DAY).await, Ok(1));
    assert_eq!(there().await, [true, false, true, true, true]);
    assert_eq!(house.tables.delete_old(now() + 89 * DAY).await, Ok(0));
    let later = now() + 91 * DAY;
    // Those who played still look at it.
    assert_eq!(house.tables.delete_old(later).await, Ok(0));
    assert_eq!(there().await, [true, false, true, true, true]);
    let (code, kept_by) = (gone.code.clone(), kept.tokens[1].clone());
    drop((gone.guests, kept.guests, letter.guests));
    let mut deleted = 0;
    for _ in 0..1000 {
        deleted += house.tables.delete_old(later).await.unwrap();
        if deleted > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!((deleted, there().await), (1, vec![false, false, true, true, true]));
    let (status, why) = asked(&house, &format!("GET /api/tables/{code}/record"), &ada).await;
    assert_eq!((status, &why["code"]), (404, &json!("unknown_table")));
    assert_eq!(asked(&house, &format!("DELETE {keep}"), &kept_by).await.0, 200);
    for _ in 0..1000 {
        if house.tables.delete_old(later).await.unwrap() > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(there().await, [false, false, true, true, false]);
}

/// Nobody could ever take it back.
#[tokio::test]
async fn a_game_is_kept_for_nobody_who_has_no_device_left() {
    let house = House::open("lapsed").await;
    let party = finished(&house, true).await;
    let (ada, code) = (party.tokens[0].clone(), party.code.clone());
    assert_eq!(asked(&house, &format!("PUT /api/tables/{code}/kept"), &ada).await.0, 200);
    drop(party.guests);
    let later = now() + 91 * DAY;
    assert_eq!(house.tables.delete_old(later).await, Ok(0));
    let (_, tokens) = asked(&house, "GET /api/me/tokens", &ada).await;
    let own = format!("DELETE /api/me/tokens/{}", tokens[0]["id"].as_str().unwrap());
    assert_eq!(asked(&house, &own, &ada).await.0, 204);
    let mut deleted = 0;
    for _ in 0..1000 {
        deleted += house.tables.delete_old(later).await.unwrap();
        if deleted > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(deleted, 1);
}

#[tokio::test]
async fn a_house_that_keeps_everything_deletes_nothing() {
    let settings = Settings { keep: None, ..Settings::default() };
    let house = House::open_with("keeps-all", settings, plenty()).await;
    let ada = house.person("Ada").await;
    let code = house.table(&ada, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    assert_eq!(house.tables.delete_old(now() + 300 * DAY).await, Ok(0));
    assert_eq!(asked(&house, &format!("GET /api/tables/{code}"), &ada).await.0, 200);
}
