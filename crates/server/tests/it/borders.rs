//! Numbers of seats that no table has, at every way into a running server: each is refused, and the house goes on.

use serde_json::{Value, json};

use crate::door::House;

const SECRET: &str = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";

fn kept(item: &Value) -> String {
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "house": [{ "seat": 1, "level": 1 }] });
    let sat = json!({ "item": "sat", "seat": 0, "person": 1, "name": "Ada", "share": "abc" });
    let items = [sat, json!({ "item": "started" }), item.clone()];
    let items: Vec<Value> = items.iter().map(|item| json!({ "at": 1, "item": item })).collect();
    json!({ "founding": { "set_up": set_up, "secret": SECRET }, "items": items }).to_string()
}

#[tokio::test]
async fn no_table_that_is_moved_ends_the_house() {
    let house = House::open("borders-moved").await;
    let ada = house.person("Ada").await;
    for seat in 2..=255 {
        for item in [
            json!({ "item": "acted", "seat": seat, "action": {}, "house": false }),
            json!({ "item": "sealed", "seat": seat, "action": {}, "house": false }),
            json!({ "item": "left", "seat": seat, "late": true }),
            json!({ "item": "said", "seat": seat, "say": { "text": "so" } }),
        ] {
            let (status, why, _) = house.http("POST /api/tables/moved", &ada, &kept(&item)).await;
            // A seat that some table has is read; that this one has it not is seen when it is folded.
            assert_eq!(status, if seat < 9 { 403 } else { 422 }, "{item}: {why}");
        }
    }
}

#[tokio::test]
async fn no_ask_about_a_seat_that_is_none_ends_the_house() {
    let house = House::open("borders-asked").await;
    let ada = house.person("Ada").await;
    let levels = json!([{ "seat": 1, "level": 1 }]);
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "house": levels });
    let code = house.table(&ada, &set_up).await;
    let mut guest = house.join(&ada, &code, 0).await;
    guest.sit(0).await;
    guest.does(json!({ "type": "start" })).await;
    for seat in 2..=255 {
        for ask in [
            json!({ "type": "act", "seat": seat, "moment": 0, "action": {} }),
            json!({ "type": "look", "seat": seat }),
            json!({ "type": "mute", "seat": seat, "muted": true }),
            json!({ "type": "leave", "seat": seat }),
        ] {
            guest.is_refused(ask, "no_such_seat").await;
        }
    }
}
