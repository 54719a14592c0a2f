//! People at tables, through real sockets and a real database.

mod door;

use door::{Guest, House};
use serde_json::{Value, json};

/// A table with one guest per seat, all sitting, not begun.
async fn gathered(house: &House, set_up: Value) -> (String, Vec<String>, Vec<Guest>) {
    let seats = set_up["seats"].as_u64().unwrap() as u8;
    let mut tokens = Vec::new();
    for seat in 0..seats {
        tokens.push(house.person(&format!("Guest {seat}")).await);
    }
    let code = house.table(&tokens[0], &set_up).await;
    let mut guests = Vec::new();
    for (seat, token) in (0..).zip(&tokens) {
        let mut guest = house.join(token, &code, 0).await;
        guest.sit(seat).await;
        guests.push(guest);
    }
    all_hear(&mut guests).await;
    (code, tokens, guests)
}

async fn begin(guests: &mut [Guest]) {
    let answer = guests[0].ask(json!({ "type": "start" })).await;
    assert_eq!(answer["type"], "done", "{answer}");
    all_hear(guests).await;
}

/// Everybody has heard what anybody has.
async fn all_hear(guests: &mut [Guest]) {
    let last = guests.iter().map(|guest| guest.number).max().unwrap();
    for guest in guests {
        guest.until(last).await;
    }
}

/// Plays until the game is over or so many actions are done.
async fn play(guests: &mut [Guest], most: usize) -> usize {
    let mut choice = 1;
    for done in 0..most {
        if guests[0].is_over() {
            return done;
        }
        let seat = guests.iter().position(|guest| guest.may_act()).expect("somebody may act");
        choice = (choice * 7 + 3) % 1009;
        let answer = guests[seat].act(seat as u8, choice).await;
        assert_eq!(answer["type"], "done", "{answer}");
        all_hear(guests).await;
    }
    most
}

#[tokio::test]
async fn every_game_is_played_to_its_end_by_people() {
    let house = House::open("to-the-end").await;
    for (game, seats) in [("lucktails", 3), ("get-lucky", 3), ("lucky-duck", 4)] {
        let (code, _, mut guests) = gathered(&house, json!({ "game": game, "seats": seats })).await;
        begin(&mut guests).await;
        play(&mut guests, 5000).await;
        assert!(guests[0].is_over(), "{game}");
        let (status, record, _) =
            house.http(&format!("GET /api/tables/{code}/record"), "", "").await;
        assert_eq!(status, 200);
        assert_eq!(record["game"], game);
    }
}

#[tokio::test]
async fn a_race_is_run_over_sockets() {
    let house = House::open("race").await;
    for race in ["live", "sealed"] {
        let set_up = json!({ "game": "lucky-bastard", "seats": 3, "race": race });
        let (_, _, mut guests) = gathered(&house, set_up).await;
        begin(&mut guests).await;
        assert_eq!(play(&mut guests, 60).await, 60);
    }
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_server_ends() {
    let mut house = House::open("again").await;
    let set_up = json!({ "game": "get-lucky", "seats": 3 });
    let (code, tokens, mut guests) = gathered(&house, set_up).await;
    begin(&mut guests).await;
    for _ in 0..5 {
        play(&mut guests, 7).await;
        house = house.again().await;
        for seat in 0..3 {
            let before = (guests[seat].number, guests[seat].stand["view"].clone());
            guests[seat] = house.join(&tokens[seat], &code, before.0).await;
            assert_eq!(guests[seat].stand["since"], json!([]), "nothing happened in between");
            assert_eq!((guests[seat].number, guests[seat].stand["view"].clone()), before);
        }
    }
}

#[tokio::test]
async fn a_device_that_comes_back_stands_where_the_others_stand() {
    let house = House::open("resync").await;
    let set_up = json!({ "game": "lucktails", "seats": 3 });
    let (code, tokens, mut guests) = gathered(&house, set_up).await;
    begin(&mut guests).await;
    play(&mut guests, 25).await;
    let last = guests[1].number;
    let whole = house.join(&tokens[1], &code, 0).await.stand["since"].as_array().unwrap().clone();
    assert_eq!(whole.len(), last as usize);
    for since in 0..=last {
        let back = house.join(&tokens[1], &code, since).await;
        for name in ["view", "legal", "moment", "to_act"] {
            assert_eq!(back.stand[name], guests[1].stand[name], "since {since}: {name}");
        }
        assert_eq!(back.stand["since"].as_array().unwrap()[..], whole[since as usize..]);
    }
}

#[tokio::test]
async fn lb_22_a_reload_shows_no_card_again() {
    let house = House::open("reload").await;
    let set_up = json!({ "game": "lucky-bastard", "seats": 2 });
    let (code, tokens, mut guests) = gathered(&house, set_up).await;
    begin(&mut guests).await;
    play(&mut guests, 12).await;
    let back = house.join(&tokens[0], &code, 0).await;
    let watching = house.join("", &code, 0).await;
    assert_eq!(back.stand["since"], watching.stand["since"], "history is what everybody saw");
    assert_eq!(back.stand["view"], guests[0].stand["view"]);
}

#[tokio::test]
async fn the_house_plays_its_seats_and_for_who_has_left() {
    let house = House::open("house").await;
    let token = house.person("Ada").await;
    let levels = json!([{ "seat": 1, "level": 2 }, { "seat": 2, "level": 1 }]);
    let set_up = json!({ "game": "lucktails", "seats": 3, "house": levels });
    let code = house.table(&token, &set_up).await;
    let mut ada = house.join(&token, &code, 0).await;
    ada.sit(0).await;
    ada.ask(json!({ "type": "start" })).await;
    let answer = ada.ask(json!({ "type": "leave", "seat": 0 })).await;
    assert_eq!(answer["type"], "done");
    while !ada.is_over() {
        ada.next().await;
    }
    let marked = ada.heard.iter().filter(|it| it.contains("\"seat\":0,\"house\":true"));
    assert!(marked.count() > 0, "what the house did for her is marked");
}

#[tokio::test]
async fn every_refusal_has_a_code_a_sentence_and_changes_nothing() {
    let house = House::open("refusals").await;
    let set_up = json!({ "game": "lucktails", "seats": 3 });
    let (code, _, mut guests) = gathered(&house, set_up).await;
    let cases = [
        (json!({ "type": "start" }), "not_the_host"),
        (json!({ "type": "stand", "seat": 0 }), "not_your_seat"),
        (json!({ "type": "sit", "seat": 0, "share": "" }), "seat_taken"),
        (json!({ "type": "sit", "seat": 9, "share": "" }), "no_such_seat"),
        (json!({ "type": "act", "seat": 1, "moment": 0, "action": {} }), "not_now"),
        (json!({ "type": "dance" }), "bad_message"),
    ];
    let before = guests[1].number;
    for (ask, expected) in cases {
        let answer = guests[1].ask(ask.clone()).await;
        assert_eq!(answer["code"], expected, "{ask}: {answer}");
        assert!(!answer["why"].as_str().unwrap().is_empty());
    }
    let mut watching = house.join("", &code, 0).await;
    let answer = watching.ask(json!({ "type": "sit", "seat": 0, "share": "" })).await;
    assert_eq!(answer["code"], "not_your_seat");
    assert_eq!(guests[1].number, before);
    begin(&mut guests).await;
    let mut late = guests[1].stand.clone();
    late["moment"] = json!(999);
    let ask = json!({ "type": "act", "seat": 1, "moment": 999, "action": { "type": "take" } });
    assert_eq!(guests[1].ask(ask).await["type"], "too_late");
}

#[tokio::test]
async fn bad_set_ups_are_refused_with_every_reason() {
    let house = House::open("set-ups").await;
    let token = house.person("Ada").await;
    let set_up = json!({ "game": "lucktails", "seats": 12, "options": { "bait_cap": 0, "x": 1 } });
    let (status, why, _) = house.http("POST /api/tables", &token, &set_up.to_string()).await;
    assert_eq!((status, why["code"].as_str()), (422, Some("bad_set_up")));
    assert!(why["why"].as_str().unwrap().lines().count() >= 2, "{why}");
    let (status, _, _) = house
        .http("POST /api/tables", "", &json!({ "game": "lucktails", "seats": 3 }).to_string())
        .await;
    assert_eq!(status, 401);
    let (status, _, _) =
        house.http("POST /api/me", "", &json!({ "name": "a\u{202e}b" }).to_string()).await;
    assert_eq!(status, 422);
}
