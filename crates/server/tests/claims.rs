//! Claims that wait for slower lines.

mod door;

use std::time::Duration;

use door::House;
use serde_json::json;

/// A claim waits for whoever could still have been quicker; when the race is gone meanwhile, it is
/// answered at once and not when somebody next looks at the table.
#[tokio::test]
async fn a_claim_that_waits_is_answered_when_its_race_is_gone() {
    let house = House::open("waiting").await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let set_up = json!({ "game": "lucky-bastard", "seats": 2, "options": { "first": 0 } });
    let code = house.table(&ann, &set_up).await;
    let mut guests = [house.join(&ann, &code, 0).await, house.join(&bob, &code, 0).await];
    // Bob's device answers its first beat late: it is far away.
    tokio::time::sleep(Duration::from_millis(600)).await;
    for (seat, guest) in (0..).zip(&mut guests) {
        guest.sit(seat).await;
    }
    assert_eq!(guests[0].ask(json!({ "type": "start" })).await["type"], "done");
    // Looks, draws and throws, up to the first race.
    while guests[0].stand["view"]["phase"] != "race" {
        let last = guests[0].number.max(guests[1].number);
        for (seat, guest) in (0..).zip(&mut guests) {
            guest.until(last).await;
            if guest.may_act() {
                let throw = guest.stand["legal"].as_array().unwrap().len() - 1;
                guest.act(seat, throw).await;
            }
        }
    }
    let moment = &guests[0].stand["moment"];
    let done = json!({ "type": "act", "seat": 0, "moment": moment, "action": { "type": "done" } });
    let claim = guests[0].say(&done).await.unwrap();
    let abandon = guests[0].say(&json!({ "type": "abandon" })).await.unwrap();
    let mut answers = std::collections::BTreeMap::new();
    while answers.len() < 2 {
        let told = guests[0].next().await;
        if told["type"] == "answered" {
            answers.insert(told["id"].as_u64().unwrap(), told["answer"]["type"].clone());
        }
    }
    assert_eq!(answers[&u64::from(abandon)], "done");
    // On a machine that is very slow the claim is played before the host can abandon the table.
    assert!(answers[&u64::from(claim)] == "too_late" || answers[&u64::from(claim)] == "done");
}
