//! One person on several devices, and programs that play for somebody.

use crate::door::House;
use serde_json::{Value, json};

#[tokio::test]
async fn a_link_makes_another_device_the_same_person_once() {
    let house = House::open("link").await;
    let phone = house.person("Ada").await;
    let code = house.table(&phone, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    house.join(&phone, &code, 0).await.sit(1).await;

    let (status, given, _) = house.http("POST /api/me/links", &phone, "").await;
    assert_eq!(status, 201, "{given}");
    let link = given["token"].as_str().unwrap();
    assert_eq!(house.http("GET /api/me", link, "").await.1, Value::Null, "a link is no login");
    let taken = json!({ "token": link }).to_string();
    let look = "POST /api/me/links/looked";
    for _ in 0..3 {
        let (status, who, cookie) = house.http(look, "", &taken).await;
        assert_eq!(
            (status, &who["name"], cookie.as_str()),
            (200, &json!("Ada"), ""),
            "only looked"
        );
    }
    let (status, _, desk) = house.http("POST /api/me/links/taken", "", &taken).await;
    assert_eq!(status, 204);
    assert_ne!(desk, phone);
    assert_eq!(house.join(&desk, &code, 0).await.stand["yours"], json!([1]));
    let (status, why, _) = house.http("POST /api/me/links/taken", "", &taken).await;
    assert_eq!((status, &why["code"]), (410, &json!("link_used")));
    let (status, why, _) = house.http(look, "", &taken).await;
    assert_eq!((status, &why["code"]), (410, &json!("link_used")));
    let session = json!({ "token": phone }).to_string();
    assert_eq!(house.http(look, "", &session).await.0, 410, "a cookie is no link");
}

/// The page says so before: what this device was known by opens nothing any more.
#[tokio::test]
async fn whoever_takes_a_link_ends_whom_the_device_was() {
    let house = House::open("link-ends").await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let (_, given, _) = house.http("POST /api/me/links", &ada, "").await;
    let taken = json!({ "token": given["token"] }).to_string();
    let (status, _, desk) = house.http("POST /api/me/links/taken", &bob, &taken).await;
    assert_eq!(status, 204);
    assert_eq!(house.http("GET /api/me", &desk, "").await.1["name"], "Ada");
    assert_eq!(house.http("GET /api/me", &bob, "").await.1, Value::Null);
}

#[tokio::test]
async fn a_program_plays_for_its_person_until_it_is_ended() {
    let house = House::open("program").await;
    let person = house.person("Ada").await;
    let label = json!({ "label": "my bot" }).to_string();
    let (status, given, _) = house.http("POST /api/me/tokens", &person, &label).await;
    assert_eq!(status, 201, "{given}");
    let program = given["token"].as_str().unwrap();
    let (_, who, _) = house.http("GET /api/me", program, "").await;
    assert_eq!(who["name"], "Ada");

    let (_, known, _) = house.http("GET /api/me/tokens", &person, "").await;
    let known = known.as_array().unwrap();
    let kinds: Vec<&Value> = known.iter().map(|it| &it["kind"]).collect();
    assert_eq!(kinds.len(), 2, "{kinds:?}");
    assert!(!known.iter().any(|it| it["id"] == program), "a token is shown once");
    let bot = known.iter().find(|it| it["label"] == "my bot").unwrap();
    let end = format!("DELETE /api/me/tokens/{}", bot["id"].as_str().unwrap());
    let stranger = house.person("Bo").await;
    assert_eq!(house.http(&end, &stranger, "").await.0, 404, "nobody ends another's");
    assert_eq!(house.http(&end, &person, "").await.0, 204);
    assert_eq!(house.http("GET /api/me", program, "").await.1, Value::Null);
}

#[tokio::test]
async fn all_other_devices_are_ended_at_once() {
    let house = House::open("others").await;
    let phone = house.person("Ada").await;
    let (_, given, _) = house.http("POST /api/me/links", &phone, "").await;
    let taken = json!({ "token": given["token"] }).to_string();
    let (_, _, stolen) = house.http("POST /api/me/links/taken", "", &taken).await;
    assert_eq!(house.http("DELETE /api/me/tokens/others", &phone, "").await.0, 204);
    assert_eq!(house.http("GET /api/me", &stolen, "").await.1, Value::Null);
    assert_eq!(house.http("GET /api/me", &phone, "").await.1["name"], "Ada");
}

/// Whatever one device of a person does about their seats, the others are told where they stand.
#[tokio::test]
async fn all_devices_of_a_person_know_their_seats() {
    let house = House::open("both").await;
    let token = house.person("Ada").await;
    let code = house.table(&token, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    let mut phone = house.join(&token, &code, 0).await;
    let mut desk = house.join(&token, &code, 0).await;
    let mut stands = async |yours: Value, looking_as: Value| {
        while (&desk.stand["yours"], &desk.stand["looking_as"]) != (&yours, &looking_as) {
            desk.next().await;
        }
    };
    phone.sit(0).await;
    stands(json!([0]), json!(0)).await;
    phone.does(json!({ "type": "sit", "seat": 1, "share": "x" })).await;
    stands(json!([0, 1]), Value::Null).await;
    phone.does(json!({ "type": "stand", "seat": 0 })).await;
    stands(json!([1]), json!(1)).await;
}

#[tokio::test]
async fn a_program_with_no_token_of_ours_is_told_so() {
    let house = House::open("strange-token").await;
    let token = house.person("Ada").await;
    let code = house.table(&token, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    let head = "connection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nauthorization: Bearer nonsense\r\n";
    let request = format!("GET /api/tables/{code}/live HTTP/1.1\r\nhost: here\r\n{head}\r\n");
    let stranger = crate::raw::raw(&house.address, request.as_bytes()).await;
    assert!(stranger.starts_with("HTTP/1.1 401"), "{stranger}");
    assert!(house.join("nonsense", &code, 0).await.stand["yours"] == json!([]), "nobody may watch");
}

/// “Ada Lee” exists once, whatever spaces it is typed with.
#[tokio::test]
async fn a_name_that_is_said_at_a_table_has_plain_spaces() {
    let house = House::open("spaces").await;
    let ada = house.person("Ada").await;
    let code = house.table(&ada, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    let mut guest = house.join(&ada, &code, 0).await;
    for name in ["Ada\u{a0}Lee", "Ada  Lee", "Ada\u{2003}\u{2003}Lee", "Ada\u{1680}Lee"] {
        for name in ["Bo", name] {
            guest.does(json!({ "type": "sit", "seat": 0, "share": "x", "name": name })).await;
        }
        let stand = house.join(&ada, &code, 0).await.stand.clone();
        assert_eq!(stand["chairs"][0]["sitter"]["name"], "Ada Lee", "{name:?}: {stand}");
    }
}

#[tokio::test]
async fn the_house_keeps_its_names_at_every_door() {
    let house = House::open("house-names").await;
    let ada = house.person("Ada").await;
    let code = house.table(&ada, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    let mut guest = house.join(&ada, &code, 0).await;
    for (name, why) in [
        ("Haus 2", "The house itself"),
        ("House l", "The house itself"),
        ("A\u{e000}da", "nobody can see"),
    ] {
        for (request, body) in [
            ("POST /api/me", json!({ "name": name })),
            ("POST /api/me/tokens", json!({ "label": name })),
        ] {
            let (status, told, _) = house.http(request, &ada, &body.to_string()).await;
            assert_eq!((status, &told["code"]), (422, &json!("bad_name")), "{request} {name:?}");
            assert!(told["why"].as_str().unwrap().contains(why), "{told}");
        }
        let sit = json!({ "type": "sit", "seat": 0, "share": "x", "name": name });
        let told = guest.ask(sit).await;
        assert_eq!(told["type"], "refused", "{told}");
        assert!(told["why"].as_str().unwrap().contains(why), "{told}");
        let sat = json!({ "item": "sat", "seat": 0, "person": 1, "name": name, "share": "x" });
        let moved = json!({
            "founding": { "set_up": { "game": "lucky-duck", "seats": 2 }, "secret": "" },
            "items": [{ "at": 1, "item": sat }],
        });
        let (status, told, _) =
            house.http("POST /api/tables/moved", &ada, &moved.to_string()).await;
        assert_eq!((status, &told["code"]), (422, &json!("bad_name")), "{told}");
    }
}
