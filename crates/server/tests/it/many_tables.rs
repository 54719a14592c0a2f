//! At how many tables somebody may be at the same time, and that nobody pays for others.

use serde_json::{Value, json};
use server::{Settings, TableLimits};

use crate::door::{Front, House, plenty};

const MANY: (u16, &str) = (429, "too_many_tables");

fn set_up() -> Value {
    json!({ "game": "lucky-duck", "seats": 2 })
}

async fn house(name: &str, per_person: u32, per_address: u32) -> House {
    let tables = TableLimits { per_person, per_address };
    House::open_with(name, Settings { tables, ..Settings::default() }, plenty()).await
}

async fn refused(front: &Front, request: &str, token: &str, body: &Value) -> (u16, String) {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let (status, why, _) = front.http(request, token, &body).await;
    (status, why["code"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn who_is_at_too_many_tables_is_refused_at_every_door() {
    for (per_person, per_address) in [(1, 9), (9, 1)] {
        let name = format!("many-{per_person}");
        let house = house(&name, per_person, per_address).await;
        let (ada, elsewhere) = (house.person("Ada").await, house.elsewhere());
        let bob = elsewhere.person("Bob").await;
        let (own, other) =
            (house.table(&ada, &set_up()).await, elsewhere.table(&bob, &set_up()).await);
        let guest = house.join(&ada, &own, 0).await;
        let many = (MANY.0, MANY.1.to_owned());
        assert_eq!(refused(&house, "POST /api/tables", &ada, &set_up()).await, many);
        let founding = json!({ "set_up": set_up(), "secret": "a".repeat(64) });
        let moved = json!({ "founding": founding, "items": [] });
        assert_eq!(refused(&house, "POST /api/tables/moved", &ada, &moved).await, many);
        let live = format!("GET /api/tables/{other}/live");
        assert_eq!(refused(&house, &live, &ada, &Value::Null).await, many);
        assert!(house.turns_away(&ada, &other).await);
        // A second device at the same table, and whoever else comes.
        drop(house.join(&ada, &own, 0).await);
        drop(elsewhere.join(&bob, &other, 0).await);
        drop(guest);
        while house.turns_away(&ada, &other).await {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test]
async fn nobody_is_locked_out_by_others_at_their_tables() {
    let house = house("locked-out", 2, 9).await;
    let (ada, elsewhere) = (house.person("Ada").await, house.elsewhere());
    let mut watching = Vec::new();
    for _ in 0..4 {
        let code = house.table(&ada, &set_up()).await;
        watching.push(elsewhere.join("", &code, 0).await);
    }
    let code = house.table(&ada, &set_up()).await;
    house.join(&ada, &code, 0).await.sit(0).await;
}
