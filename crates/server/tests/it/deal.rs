//! A finished game's record proves what the table showed before the first card.

use crate::door::party::{Party, house_from, strangers};
use crate::door::{Guest, House};
use catalog::with_game;
use record::{Proven, Record};
use serde_json::{Value, json};

/// Sits down with this share; returns the commitment that was shown before.
async fn sit(guest: &mut Guest, seat: u8, share: &str) -> String {
    let shown = guest.stand["commitment"].as_str().unwrap().to_owned();
    guest.does(json!({ "type": "sit", "seat": seat, "share": share })).await;
    while guest.stand["looking_as"] != seat {
        guest.next().await;
    }
    shown
}

async fn record(house: &House, code: &str) -> (u16, Value) {
    let (status, record, _) = house.http(&format!("GET /api/tables/{code}/record"), "", "").await;
    (status, record)
}

/// The record of a finished game that proves its deal.
async fn proven(house: &House, code: &str, commitment: &str) -> (Value, Proven) {
    let (status, json) = record(house, code).await;
    assert_eq!(status, 200);
    let read = Record::from_json(json.clone()).unwrap();
    let verified = with_game!(read.game, G => read.verify::<G>()).unwrap();
    assert!(verified.outcome.is_some());
    assert_eq!(json["deal"]["commitment"], commitment);
    (json, verified.deal.unwrap())
}

/// Somebody sits down with two of the house, begins and leaves.
async fn left_to_the_house(house: &House, set_up: &Value) -> (String, String, Guest) {
    let token = house.person("Ada").await;
    let code = house.table(&token, set_up).await;
    let mut ada = house.join(&token, &code, 0).await;
    let commitment = sit(&mut ada, 0, "Ada7").await;
    ada.does(json!({ "type": "start" })).await;
    ada.ask(json!({ "type": "leave", "seat": 0 })).await;
    (code, commitment, ada)
}

/// What the devices of three people add.
const SHARES: [&str; 3] = ["aaa111", "Bbb222", "cCc333"];

/// Three people who have sat down, and what each was shown before.
async fn people(house: &House, set_up: &Value) -> (Party, Vec<String>) {
    let tokens = strangers(house, set_up).await;
    let code = house.table(&tokens[0], set_up).await;
    let (mut shown, mut guests) = (Vec::new(), Vec::new());
    for (seat, token) in (0..).zip(&tokens) {
        let mut guest = house.join(token, &code, 0).await;
        shown.push(sit(&mut guest, seat, SHARES[usize::from(seat)]).await);
        guests.push(guest);
    }
    (Party { code, tokens, guests }, shown)
}

fn bastards(race: &str) -> Value {
    let house = house_from(1, &[2, 3]);
    let options = json!({ "tokens": 1 });
    json!({ "game": "lucky-bastard", "seats": 3, "options": options, "race": race, "house": house })
}

#[tokio::test]
async fn what_was_shown_before_is_proven_after() {
    let house = House::open("deal-people").await;
    let set_up = json!({ "game": "lucktails", "seats": 3 });
    let (mut party, shown) = people(&house, &set_up).await;
    assert!(shown.iter().all(|it| *it == shown[0]), "everybody is shown the same");
    let bad = json!({ "type": "sit", "seat": 0, "share": "a:b" });
    party.guests[0].is_refused(bad, "bad_message").await;
    party.begin().await;
    assert_eq!(record(&house, &party.code).await.0, 404, "nothing is told before the end");
    party.play(usize::MAX).await;
    let (json, proof) = proven(&house, &party.code, &shown[0]).await;
    assert_eq!(json["deal"]["shares"], json!(SHARES));
    assert!(proof.shuffles > 0 && proof.races == 0 && !proof.live, "{proof:?}");
    let secret = json["deal"]["secret"].as_str().unwrap();
    let heard =
        |text: &str| party.guests.iter().any(|it| it.heard.iter().any(|it| it.contains(text)));
    assert!(!heard(secret) && !SHARES.iter().any(|share| heard(share)), "until the record tells");
}

#[tokio::test]
async fn the_draws_of_sealed_races_are_proven() {
    let house = House::open("deal-sealed").await;
    let (code, commitment, mut ada) = left_to_the_house(&house, &bastards("sealed")).await;
    ada.until_over().await;
    let (json, proof) = proven(&house, &code, &commitment).await;
    assert_eq!(json["deal"]["shares"], json!(["Ada7", null, null]));
    assert!(proof.races > 0 && !proof.live, "{proof:?}");
    assert_eq!(proof.races, json["deal"]["races"].as_array().unwrap().len());
}

#[tokio::test]
async fn of_races_that_are_run_live_nothing_is_claimed() {
    let house = House::open("deal-live").await;
    let (code, commitment, mut ada) = left_to_the_house(&house, &bastards("live")).await;
    ada.until_over().await;
    let (_, proof) = proven(&house, &code, &commitment).await;
    assert!(proof.live && proof.races == 0, "{proof:?}");
}

#[tokio::test]
async fn a_server_that_begins_again_keeps_its_promise() {
    let mut house = House::open("deal-again").await;
    let mut set_up = bastards("sealed");
    set_up["house"] = json!([]);
    let (mut party, shown) = people(&house, &set_up).await;
    party.begin().await;
    for _ in 0..2 {
        party.play(30).await;
        house = house.again().await;
        for (guest, token) in party.guests.iter_mut().zip(&party.tokens) {
            *guest = house.join(token, &party.code, 0).await;
            assert_eq!(guest.stand["commitment"], shown[0]);
        }
    }
    for (seat, guest) in party.guests.iter_mut().enumerate() {
        guest.ask(json!({ "type": "leave", "seat": seat })).await;
    }
    party.guests[2].until_over().await;
    assert!(proven(&house, &party.code, &shown[0]).await.1.races > 4);
}
