//! A table that began on a device goes on here, and somebody takes over a seat of the house.

use std::time::Duration;

use crate::door::{Guest, House};
use serde_json::{Value, json};

const SECRET: &str = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";

/// Ada against the house, as the worker of her page has kept it.
fn kept(more: &[Value]) -> Value {
    let house = json!([{ "seat": 1, "level": 2 }, { "seat": 2, "level": 2 }]);
    let set_up = json!({ "game": "lucktails", "seats": 3, "house": house });
    let sat = json!({ "item": "sat", "seat": 0, "person": 1, "name": "Ada", "share": "abc" });
    let items = [sat, json!({ "item": "started" })];
    let dated = |item: &Value| json!({ "at": 1, "item": item });
    let items: Vec<Value> = items.iter().chain(more).map(dated).collect();
    json!({ "founding": { "set_up": set_up, "host": 1, "secret": SECRET, "script": [] }, "items": items })
}

fn opened() -> Value {
    json!({ "item": "acted", "seat": 0, "action": { "type": "bait", "to": 2 }, "house": false })
}

/// Where the table stood when somebody came in.
fn first(guest: &Guest) -> Value {
    serde_json::from_str(&guest.heard[0]).unwrap()
}

async fn brought(house: &House, token: &str, table: &Value) -> (u16, Value) {
    let (status, body, _) = house.http("POST /api/tables/moved", token, &table.to_string()).await;
    (status, body)
}

#[tokio::test]
async fn a_table_of_a_device_goes_on_where_it_stood() {
    let house = House::open("moving").await;
    let token = house.person("Ada").await;
    let (status, body) = brought(&house, &token, &kept(&[opened()])).await;
    assert_eq!(status, 201, "{body}");
    let code = body["code"].as_str().unwrap();
    let mut ada = house.join(&token, code, 0).await;
    let stood = first(&ada);
    assert_eq!((&stood["number"], &stood["yours"]), (&json!(3), &json!([0])));
    assert_eq!(stood["view"]["bait"], 2);
    // Somebody comes for a seat of the house: not before it is offered.
    let other = house.person("Bo").await;
    let mut bo = house.join(&other, code, 0).await;
    let sit = json!({ "type": "sit", "seat": 2, "share": "x" });
    bo.is_refused(sit.clone(), "seat_taken").await;
    bo.is_refused(json!({ "type": "offer", "seat": 2, "offered": true }), "not_the_host").await;
    ada.is_refused(json!({ "type": "offer", "seat": 0, "offered": true }), "seat_taken").await;
    let sign = format!("GET /api/tables/{code}");
    assert_eq!(house.http(&sign, "", "").await.1["free"], 0);
    ada.does(json!({ "type": "offer", "seat": 2, "offered": true })).await;
    assert_eq!(house.http(&sign, "", "").await.1["free"], 1);
    ada.is_refused(sit.clone(), "seat_taken").await;
    bo.does(sit).await;
    bo.until(ada.number).await;
    let back = house.join(&other, code, 0).await;
    assert_eq!(first(&back)["yours"], json!([2]));
    // LT-7: whoever sits there sees the card of the neighbour on the right.
    assert!(first(&back)["view"]["hands"][1].is_string(), "{}", first(&back)["view"]);
    assert_eq!(first(&back)["commitment"], "", "nothing is promised of a device's deal");
    ada.does(json!({ "type": "offer", "seat": 1, "offered": true })).await;
    let other = json!({ "type": "sit", "seat": 1, "share": "x" });
    bo.is_refused(other, "seat_taken").await;
}

#[tokio::test]
async fn the_names_of_a_table_that_is_moved_are_as_others_may_be_shown_them() {
    let house = House::open("moving-names").await;
    let token = house.person("Ada").await;
    for (said, shown) in [("Bo\u{a0} Lee", "Bo Lee"), ("You", "Ada"), ("Du", "Ada")] {
        let mut table = kept(&[]);
        table["items"][0]["item"]["name"] = json!(said);
        let (status, body) = brought(&house, &token, &table).await;
        assert_eq!(status, 201, "{body}");
        let stand = house.join(&token, body["code"].as_str().unwrap(), 0).await.stand.clone();
        assert_eq!(stand["chairs"][0]["sitter"]["name"], shown, "{said:?}: {stand}");
    }
}

#[tokio::test]
async fn who_came_for_a_seat_has_to_go_when_it_is_offered_no_more() {
    let house = House::open("moving-watched").await;
    let token = house.person("Ada").await;
    let mut table = kept(&[]);
    table["founding"]["set_up"]["watched"] = json!(false);
    let (_, body) = brought(&house, &token, &table).await;
    let code = body["code"].as_str().unwrap();
    let mut ada = house.join(&token, code, 0).await;
    let other = house.person("Bo").await;
    assert!(house.turns_away(&other, code).await);
    ada.does(json!({ "type": "offer", "seat": 2, "offered": true })).await;
    let mut bo = house.join(&other, code, 0).await;
    ada.does(json!({ "type": "offer", "seat": 2, "offered": false })).await;
    assert!(bo.is_let_go(json!({ "type": "ping" })).await);
    assert!(house.turns_away(&other, code).await);
}

#[tokio::test]
async fn what_could_not_have_happened_is_not_taken_over() {
    let house = House::open("moving-bad").await;
    let token = house.person("Ada").await;
    let again = json!({ "item": "sat", "seat": 1, "person": 7, "name": "Bo", "share": "x" });
    let out_of_turn =
        json!({ "item": "acted", "seat": 1, "action": { "type": "take" }, "house": true });
    let too_much = json!({ "item": "acted", "seat": 0, "action": { "type": "bait", "to": 9 }, "house": false });
    let steering = json!({ "item": "said", "seat": 0, "say": { "text": "\u{202e}" } });
    let ended = json!({ "item": "abandoned" });
    let of_the_house = json!({ "item": "said", "seat": 1, "say": { "text": "so" } });
    for more in [again, out_of_turn, too_much, steering, ended, of_the_house] {
        let (status, body) = brought(&house, &token, &kept(std::slice::from_ref(&more))).await;
        assert_eq!((status, &body["code"]), (403, &json!("refused")), "{more}: {body}");
    }
    let said = json!({ "item": "said", "seat": 0, "say": { "text": "so" } });
    assert_eq!(brought(&house, &token, &kept(&[said])).await.0, 201);
    let mut guessed = kept(&[]);
    guessed["founding"]["secret"] = json!("short");
    assert_eq!(brought(&house, &token, &guessed).await.0, 403);
    let mut lesson = kept(&[]);
    lesson["founding"]["script"] = json!([["1"]]);
    assert_eq!(brought(&house, &token, &lesson).await.0, 403);
    assert_eq!(brought(&house, "", &kept(&[])).await.0, 401);
    assert_eq!(brought(&house, &token, &json!({ "founding": 1 })).await.0, 422);
}

#[tokio::test]
async fn who_came_for_a_seat_is_told_nothing_of_the_end() {
    let house = House::open("moving-end").await;
    let leave = json!({ "type": "leave", "seat": 0 });
    for (last, stage) in [(leave, "over"), (json!({ "type": "abandon" }), "abandoned")] {
        let token = house.person("Ada").await;
        let mut table = kept(&[]);
        table["founding"]["set_up"]["watched"] = json!(false);
        let (_, body) = brought(&house, &token, &table).await;
        let code = body["code"].as_str().unwrap();
        let mut ada = house.join(&token, code, 0).await;
        ada.does(json!({ "type": "offer", "seat": 2, "offered": true })).await;
        let mut bo = house.join(&house.person("Bo").await, code, 0).await;
        let ends = async {
            ada.does(last).await;
            while ada.stand["stage"] != stage {
                ada.next().await;
            }
        };
        let watches = async { while guest::Guest::next(&mut bo).await.is_ok() {} };
        let ((), gone) = tokio::join!(ends, tokio::time::timeout(Duration::from_mins(1), watches));
        assert!(gone.is_ok(), "{stage}: who came for a seat is still there");
        let stage = format!("\"stage\":\"{stage}\"");
        assert!(!bo.heard.iter().any(|it| it.contains(&stage)), "{:?}", bo.heard.last());
    }
}
