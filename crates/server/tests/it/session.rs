//! People at tables, through real sockets and a real database.

use crate::door::House;
use crate::door::party::{Party, house_from};
use serde_json::{Value, json};

/// How many cards a view does not show.
fn hidden(view: &Value) -> usize {
    let places = ["hands", "middle", "pile", "piles"].map(|name| &view[name]);
    let there = places.into_iter().filter(|place| !place.is_null());
    there.map(|place| place.to_string().matches("null").count()).sum()
}

#[tokio::test]
async fn every_game_is_played_to_its_end_by_people() {
    let house = House::open("to-the-end").await;
    for (game, seats) in [("lucktails", 3), ("get-lucky", 3), ("lucky-duck", 4)] {
        let mut party = Party::begun(&house, &json!({ "game": game, "seats": seats })).await;
        assert!(hidden(&house.join("", &party.code, 0).await.stand["view"]) > 0, "{game}");
        party.play(5000).await;
        assert!(party.is_over(), "{game}");
        // When it is over, all cards lie open, for everybody.
        assert_eq!(hidden(&house.join("", &party.code, 0).await.stand["view"]), 0, "{game}");
        assert!(party.guests.iter().all(|guest| hidden(&guest.stand["view"]) == 0), "{game}");
        let path = format!("GET /api/tables/{}/record", party.code);
        let (status, record, _) = house.http(&path, "", "").await;
        assert_eq!(status, 200);
        assert_eq!(record["game"], game);
    }
}

#[tokio::test]
async fn a_race_is_run_over_sockets() {
    let house = House::open("race").await;
    for race in ["live", "sealed"] {
        let set_up = json!({ "game": "lucky-bastard", "seats": 3, "race": race });
        assert_eq!(Party::begun(&house, &set_up).await.play(60).await, 60);
    }
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_server_ends() {
    let mut house = House::open("again").await;
    let set_up = json!({ "game": "get-lucky", "seats": 3 });
    let mut party = Party::begun(&house, &set_up).await;
    for _ in 0..5 {
        party.play(7).await;
        house = house.again().await;
        for (guest, token) in party.guests.iter_mut().zip(&party.tokens) {
            let before = (guest.number, guest.stand["view"].clone());
            *guest = house.join(token, &party.code, before.0).await;
            assert_eq!(guest.stand["since"], json!([]), "nothing happened in between");
            assert_eq!((guest.number, guest.stand["view"].clone()), before);
        }
    }
}

#[tokio::test]
async fn the_house_plays_its_seats_and_for_who_has_left() {
    let house = House::open("house").await;
    let set_up = json!({ "game": "lucktails", "seats": 3, "house": house_from(1, &[2, 1]) });
    let ada = &mut Party::begun(&house, &set_up).await.guests[0];
    ada.does(json!({ "type": "leave", "seat": 0 })).await;
    ada.until_over().await;
    let marked = ada.heard.iter().filter(|it| it.contains("\"seat\":0,\"house\":true"));
    assert!(marked.count() > 0, "what the house did for her is marked");
}

#[tokio::test]
async fn every_refusal_has_a_code_a_sentence_and_changes_nothing() {
    let house = House::open("refusals").await;
    let set_up = json!({ "game": "lucktails", "seats": 3 });
    let mut party = Party::gathered(&house, &set_up).await;
    let bo = &mut party.guests[1];
    let cases = [
        (json!({ "type": "start" }), "not_the_host"),
        (json!({ "type": "stand", "seat": 0 }), "not_your_seat"),
        (json!({ "type": "sit", "seat": 0, "share": "" }), "seat_taken"),
        (json!({ "type": "sit", "seat": 9, "share": "" }), "no_such_seat"),
        (json!({ "type": "act", "seat": 1, "moment": 0, "action": {} }), "not_now"),
        (json!({ "type": "dance" }), "bad_message"),
    ];
    let before = bo.number;
    for (ask, expected) in cases {
        let answer = bo.ask(ask.clone()).await;
        assert_eq!(answer["code"], expected, "{ask}: {answer}");
        assert!(!answer["why"].as_str().unwrap().is_empty());
    }
    let mut watching = house.join("", &party.code, 0).await;
    let sit = json!({ "type": "sit", "seat": 0, "share": "" });
    watching.is_refused(sit, "not_your_seat").await;
    assert_eq!(bo.number, before);
    party.begin().await;
    let ask = json!({ "type": "act", "seat": 1, "moment": 999, "action": { "type": "take" } });
    assert_eq!(party.guests[1].ask(ask).await["type"], "too_late");
}

#[tokio::test]
async fn bad_set_ups_are_refused_with_every_reason() {
    let house = House::open("set-ups").await;
    let token = house.person("Ada").await;
    let set_up = json!({ "game": "lucktails", "seats": 12, "options": { "bait_cap": 0, "x": 1 } });
    let (status, why, _) = house.http("POST /api/tables", &token, &set_up.to_string()).await;
    assert_eq!((status, why["code"].as_str()), (422, Some("bad_set_up")));
    assert!(why["why"].as_str().unwrap().lines().count() >= 2, "{why}");
    let house_seats = vec![json!({ "seat": 0, "level": 1 }); 8_500];
    let set_up = json!({ "game": "lucktails", "seats": 3, "house": house_seats });
    let (_, why, _) = house.http("POST /api/tables", &token, &set_up.to_string()).await;
    assert_eq!(why["why"].as_str().unwrap().lines().count(), 100, "more helps nobody");
    let (status, _, _) = house
        .http("POST /api/tables", "", &json!({ "game": "lucktails", "seats": 3 }).to_string())
        .await;
    assert_eq!(status, 401);
    let (status, _, _) =
        house.http("POST /api/me", "", &json!({ "name": "a\u{202e}b" }).to_string()).await;
    assert_eq!(status, 422);
}
