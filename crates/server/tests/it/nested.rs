//! JSON texts within JSON texts: one that is read as JSON of its own begins to count its depth again, and some thousand
//! of them take more stack than a thread has.

use serde_json::{Value, json};

use crate::door::House;

/// The name under which `serde_json` may take a text for JSON of its own.
const NAME: &str = "$serde_json::private::RawValue";
/// About as deep as a body can be.
const LEVELS: usize = 140;

fn nested() -> String {
    let mut text = "0".to_owned();
    for _ in 0..LEVELS {
        let escaped = text.replace('\\', "\\u005c").replace('"', "\\u0022");
        text = format!("{}{{\"{NAME}\":\"{escaped}\"}}{}", "[".repeat(120), "]".repeat(120));
    }
    text
}

#[tokio::test]
async fn no_text_within_texts_ends_the_house() {
    let house = House::open("nested").await;
    let ada = house.person("Ada").await;
    let deep = nested();
    assert!((200_000..256 * 1024).contains(&deep.len()), "{}", deep.len());
    let set_up =
        |what: &str| format!("{{\"game\":\"lucktails\",\"seats\":3,\"{what}\":{{\"x\":{deep}}}}}");
    let moved = |founding: &str| format!("{{\"founding\":{founding},\"items\":[]}}");
    let script = format!("{{\"set_up\":{{}},\"secret\":\"\",\"script\":[{deep}]}}");
    let bodies = [
        ("POST /api/tables", set_up("options")),
        ("POST /api/tables", set_up("deck")),
        ("POST /api/tables/moved", moved(&format!("{{\"set_up\":{}}}", set_up("options")))),
        ("POST /api/tables/moved", moved(&script)),
        ("POST /api/me", deep.clone()),
    ];
    for (door, body) in &bodies {
        let (status, told, _) = house.http(door, &ada, body).await;
        assert_eq!((status, &told["code"]), (422, &json!("bad_request")), "{door}");
    }
    let code = house.table(&ada, &json!({ "game": "lucktails", "seats": 3 })).await;
    let mut guest = house.join(&ada, &code, 0).await;
    let say: Value = json!({ NAME: "[[[]]]" });
    guest.say(&json!({ "type": "say", "seat": 0, "say": say })).await.unwrap();
    // Its number is not read either.
    let answer = guest.answer(0).await.unwrap();
    assert_eq!(answer["code"], "bad_message", "{answer}");
    assert_eq!(house.http("GET /healthz", "", "").await.0, 200);
}
