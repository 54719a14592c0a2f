//! What is logged holds no card, no token and no name, even when much is logged.

#[path = "it/door/mod.rs"]
mod door;

use door::House;
use door::log::Log;
use door::party::house_from;
use serde_json::{Value, json};

/// Every text in what somebody was shown of the cards.
fn texts(shown: &Value, found: &mut Vec<String>) {
    match shown {
        Value::String(text) => found.push(format!("\"{text}\"")),
        Value::Array(all) => all.iter().for_each(|it| texts(it, found)),
        Value::Object(all) => all.values().for_each(|it| texts(it, found)),
        _ => {}
    }
}

#[tokio::test]
async fn a_log_holds_no_card_no_token_and_no_name() {
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt().with_env_filter("debug").with_writer(log.clone());
    subscriber.init();
    let house = House::open("logs").await;
    let token = house.person("Zerlina").await;
    let set_up = json!({ "game": "lucktails", "seats": 3, "house": house_from(1, &[1, 1]) });
    let code = house.table(&token, &set_up).await;
    let mut guest = house.join(&token, &code, 0).await;
    guest.sit(0).await;
    guest.ask(json!({ "type": "start" })).await;
    let say = json!({ "text": "A word in confidence" });
    guest.ask(json!({ "type": "say", "seat": 0, "say": say })).await;
    guest.ask(json!({ "type": "act", "seat": 0, "moment": 0, "action": "Zerlina" })).await;
    house.http("POST /api/me", &token, "{\"name\": 1}").await;
    let mut cards = Vec::new();
    texts(&guest.stand["view"], &mut cards);
    guest.ask(json!({ "type": "leave", "seat": 0 })).await;
    while !guest.is_over() {
        guest.next().await;
        texts(&guest.stand["view"], &mut cards);
    }
    tracing::info!("the last line");
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("the last line") && log.contains("DEBUG"), "much was logged: {log}");
    assert!(cards.len() > 20, "there were cards to log");
    let secrets = [token.as_str(), "Zerlina", "A word in confidence", &code];
    for secret in secrets.into_iter().chain(cards.iter().map(String::as_str)) {
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret}");
    }
}
