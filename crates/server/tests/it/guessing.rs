//! Who guesses codes is stopped; who has one comes in.

use crate::door::House;
use guest::{Door, Lost};
use serde_json::{Value, json};
use server::{LimitSettings, Settings};

/// None of them comes back while a test runs.
const GUESSES: (f64, f64) = (20.0, 0.0);

async fn open(name: &str) -> House {
    let limits = LimitSettings { guesses: GUESSES, ..LimitSettings::default() };
    House::open_with(name, Settings::default(), limits).await
}

fn set_up() -> Value {
    json!({ "game": "lucky-duck", "seats": 2 })
}

/// A code of no table, unless somebody is very lucky.
fn wrong(n: usize) -> String {
    let letters = b"ABCDEFGHJKLMNPQRSTUVWXYZ";
    format!("QX{}XQ", char::from(letters[n % letters.len()]))
}

async fn sign(house: &House, code: &str) -> (u16, Value) {
    let (status, body, _) = house.http(&format!("GET /api/tables/{code}"), "", "").await;
    (status, body["code"].clone())
}

#[tokio::test]
async fn who_guesses_codes_is_stopped_and_who_has_one_is_not() {
    let house = open("guessing").await;
    let ada = house.person("Ada").await;
    let code = house.table(&ada, &set_up()).await;
    let record = |code: &str| format!("GET /api/tables/{code}/record");
    for n in 0..20 {
        assert_eq!(sign(&house, &code).await, (200, json!(code)), "right codes are not counted");
        assert_eq!(house.http(&record(&code), "", "").await.0, 404, "nor is a running game");
        let request =
            if n % 2 == 0 { record(&wrong(n)) } else { format!("GET /api/tables/{}", wrong(n)) };
        assert_eq!(house.http(&request, "", "").await.0, 404, "{n}");
    }
    let stopped = (429, json!("too_many_codes"));
    assert_eq!(sign(&house, &wrong(1)).await, stopped);
    let (status, why, _) = house.http(&record(&wrong(1)), "", "").await;
    assert_eq!((status, why["code"].clone()), stopped);
    let door = Door::at(house.address.clone());
    let line = door.line(&ada, &wrong(2), 0).await.err();
    assert!(matches!(&line, Some(Lost::Wrong(why)) if why.contains("429")), "{line:?}");
    assert_eq!(sign(&house, &code).await, (200, json!(code)), "it was right here before");
    house.join(&ada, &code, 0).await.sit(0).await;
    let new = house.table(&ada, &set_up()).await;
    assert_eq!(sign(&house, &new).await, (200, json!(new)), "whoever made it has not guessed it");
}

#[tokio::test]
async fn a_right_guess_does_not_stand_out_among_too_many() {
    let house = open("stands-out").await;
    let ada = house.person("Ada").await;
    let elsewhere = House::serve(house.url()).await;
    let code = elsewhere.table(&ada, &set_up()).await;
    for n in 0..20 {
        assert_eq!(sign(&house, &wrong(n)).await.0, 404);
    }
    assert_eq!(sign(&house, &code).await, (429, json!("too_many_codes")));
    assert_eq!(sign(&elsewhere, &code).await.0, 200);
}

#[tokio::test]
async fn a_guesser_is_told_so_in_their_language_and_right_links_are_still_taken() {
    let house = open("link-guessing").await;
    let ada = house.person("Ada").await;
    let take = "POST /api/me/links/taken";
    let mut codes = Vec::new();
    for n in 0..22 {
        let (_, why, _) =
            house.http(take, "", &json!({ "token": n.to_string() }).to_string()).await;
        codes.push(why["code"].clone());
    }
    assert_eq!((&codes[19], &codes[20]), (&json!("link_used"), &json!("too_many_codes")));
    let look = "POST /api/me/links/looked";
    let (_, why, _) = house.http(look, "", &json!({ "token": "x" }).to_string()).await;
    assert_eq!(why["code"], "too_many_codes", "looking is guessing too");
    for (lang, part) in [("en", "wrong codes"), ("de", "falsche Codes"), ("fr", "codes faux")] {
        let (status, text) = house.page(&format!("/api/tables/{}", wrong(0)), lang).await;
        assert!(status == 429 && text.contains(part), "{text}");
    }
    let (_, link, _) = house.http("POST /api/me/links", &ada, "{}").await;
    let body = json!({ "token": link["token"] }).to_string();
    let (status, _, token) = house.http(take, "", &body).await;
    assert!(status == 204 && !token.is_empty(), "a link cannot be guessed");
}
