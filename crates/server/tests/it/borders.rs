//! Numbers of seats that no table has, at every way into a running server: each is refused, and the house goes on.

#[path = "../../../sitting/tests/about_seats/mod.rs"]
mod about_seats;

use about_seats::{asks, asks_about_no_seat, items};
use serde_json::{Value, json};

use crate::door::House;

const SECRET: &str = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";
const SEATS: u8 = 2;

/// A table for two at which the house has this seat.
fn set_up(house: u8) -> Value {
    json!({ "game": "lucky-duck", "seats": SEATS, "house": [{ "seat": house, "level": 1 }] })
}

/// A table as a device has kept it, at which Ada has begun to play, and then this happened.
fn kept(set_up: &Value, then: &[Value]) -> Value {
    let sat = json!({ "item": "sat", "seat": 0, "person": 1, "name": "Ada", "share": "abc" });
    let begun = [sat, json!({ "item": "started" })];
    let dated = |item: &Value| json!({ "at": 1, "item": item });
    let items: Vec<Value> = begun.iter().chain(then).map(dated).collect();
    json!({ "founding": { "set_up": set_up, "secret": SECRET }, "items": items })
}

async fn is_well(house: &House) -> bool {
    house.http("GET /healthz", "", "").await.0 == 200
}

#[tokio::test]
async fn no_table_that_is_moved_ends_the_house() {
    let house = House::open("borders-moved").await;
    let ada = house.person("Ada").await;
    for seat in SEATS..=255 {
        for item in items(seat) {
            let table = kept(&set_up(1), std::slice::from_ref(&item)).to_string();
            let (status, why, _) = house.http("POST /api/tables/moved", &ada, &table).await;
            // A seat that some table has is read; that this one has it not is seen when it is folded.
            assert_eq!(status, if seat < 9 { 403 } else { 422 }, "{item}: {why}");
        }
    }
    assert!(is_well(&house).await);
}

#[tokio::test]
async fn no_seat_of_the_house_that_is_none_ends_the_house() {
    let house = House::open("borders-house").await;
    let ada = house.person("Ada").await;
    for seat in 0..=255 {
        let set_up = set_up(seat);
        let (status, why, _) = house.http("POST /api/tables", &ada, &set_up.to_string()).await;
        assert_eq!(status, if seat < SEATS { 201 } else { 422 }, "{seat}: {why}");
        let moved = kept(&set_up, &[]).to_string();
        let (status, why, _) = house.http("POST /api/tables/moved", &ada, &moved).await;
        // Ada herself sits on the first.
        assert_eq!(status, if seat == 1 { 201 } else { 403 }, "{seat}: {why}");
    }
    assert!(is_well(&house).await);
}

/// No device keeps a seat for anybody: what it says of that is not read.
#[tokio::test]
async fn no_seat_that_is_kept_and_none_ends_the_house() {
    let house = House::open("borders-kept").await;
    let ada = house.person("Ada").await;
    for seat in 0..=255 {
        let mut table = kept(&set_up(1), &[]);
        table["founding"]["kept"] = json!([{ "seat": seat, "person": 1, "name": "Bo" }]);
        let moved = table.to_string();
        let (status, made, _) = house.http("POST /api/tables/moved", &ada, &moved).await;
        assert_eq!(status, 201, "{seat}: {made}");
        let sign = format!("GET /api/tables/{}", made["code"].as_str().unwrap());
        let (_, sign, _) = house.http(&sign, &ada, "").await;
        assert_eq!((&sign["kept"], &sign["host"]), (&json!(false), &json!("Ada")), "{seat}");
    }
    assert!(is_well(&house).await);
}

#[tokio::test]
async fn no_ask_about_a_seat_that_is_none_ends_the_house() {
    let house = House::open("borders-asked").await;
    let ada = house.person("Ada").await;
    let code = house.table(&ada, &set_up(1)).await;
    let mut guest = house.join(&ada, &code, 0).await;
    guest.sit(0).await;
    guest.does(json!({ "type": "start" })).await;
    for seat in SEATS..=255 {
        for ask in asks(seat, 0) {
            guest.is_refused(ask, "no_such_seat").await;
        }
    }
    for ask in asks_about_no_seat() {
        let answer = guest.ask(ask.clone()).await;
        assert!(["done", "refused"].contains(&answer["type"].as_str().unwrap()), "{ask}: {answer}");
    }
    assert!(is_well(&house).await);
}
