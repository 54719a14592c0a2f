//! What people may do at a table besides playing: talk, pass the phone, play again, keep others out.

use crate::door::party::{Party, house_from};
use crate::door::{Front, Guest, House};
use serde_json::{Value, json};

fn look(seat: u8) -> Value {
    json!({ "type": "look", "seat": seat })
}

fn say(seat: u8, text: &str) -> Value {
    json!({ "type": "say", "seat": seat, "say": { "text": text } })
}

/// A phone for the first two seats of a table, which has begun.
async fn a_phone(house: &House, token: &str, code: &str) -> Guest {
    let mut phone = house.join(token, code, 0).await;
    for seat in [0, 1] {
        phone.does(json!({ "type": "sit", "seat": seat, "share": "x" })).await;
    }
    phone.does(json!({ "type": "start" })).await;
    phone
}

#[tokio::test]
async fn a_phone_shows_nobodys_cards_before_it_is_handed_over() {
    let house = House::open("phone").await;
    let token = house.person("Ada").await;
    let set_up = json!({ "game": "lucktails", "seats": 3, "house": house_from(2, &[1]) });
    let code = house.table(&token, &set_up).await;
    let mut phone = a_phone(&house, &token, &code).await;
    let watching = house.join("", &code, 0).await;
    assert_eq!(phone.stand["view"], watching.stand["view"], "nobody holds it yet");
    let act = json!({ "type": "act", "seat": 0, "moment": phone.stand["moment"], "action": {} });
    phone.is_refused(act, "hand_over").await;

    let mut views = Vec::new();
    for seat in [0, 1] {
        phone.does(look(seat)).await;
        assert_eq!(phone.stand["looking_as"], seat);
        assert_eq!(phone.stand["since"][0]["number"], 1, "each seat is told what it saw itself");
        views.push(phone.stand["view"].clone());
    }
    assert_ne!(views[0], views[1]);
    phone.is_refused(look(2), "not_your_seat").await;
    let again = house.join(&token, &code, 0).await;
    assert_eq!(again.stand["looking_as"], Value::Null, "a reload asks who holds it");
    assert_eq!(again.stand["view"], watching.stand["view"]);
}

#[tokio::test]
async fn only_the_seat_that_holds_the_phone_acts() {
    let house = House::open("holds").await;
    let token = house.person("Ada").await;
    let set_up = json!({ "game": "lucky-duck", "seats": 2 });
    let code = house.table(&token, &set_up).await;
    let mut phone = a_phone(&house, &token, &code).await;
    let seat = phone.stand["to_act"][0].as_u64().unwrap() as u8;
    let keep = json!({ "type": "keep", "singles": [] });
    let act =
        json!({ "type": "act", "seat": seat, "moment": phone.stand["moment"], "action": keep });
    phone.is_refused(act.clone(), "hand_over").await;
    phone.does(look(1 - seat)).await;
    phone.is_refused(act.clone(), "hand_over").await;
    phone.does(look(seat)).await;
    phone.does(act).await;
}

#[tokio::test]
async fn talk_is_kept_limited_and_can_be_silenced() {
    let house = House::open("talk").await;
    let set_up = json!({ "game": "lucktails", "seats": 3, "house": house_from(2, &[1]) });
    let mut party = Party::gathered(&house, &set_up).await;
    let [ada, bo] = &mut party.guests[..] else { panic!("two people") };
    bo.does(say(1, "Hello, Ada! 🦆")).await;
    bo.is_refused(say(0, "I am Ada"), "not_your_seat").await;
    bo.is_refused(say(1, &"x".repeat(501)), "bad_talk").await;
    bo.is_refused(say(1, "\u{202e}olleh"), "bad_talk").await;
    let mute = |muted| json!({ "type": "mute", "seat": 1, "muted": muted });
    bo.is_refused(mute(true), "not_the_host").await;
    ada.does(mute(true)).await;
    bo.is_refused(say(1, "but"), "muted").await;
    ada.does(mute(false)).await;

    let mut answers = Vec::new();
    for _ in 0..10 {
        answers.push(bo.ask(say(1, "and")).await["type"].clone());
    }
    assert_eq!(answers[0], "done");
    assert_eq!(answers[9], "refused", "nobody floods a table");
    let back = house.join(&party.tokens[1], &party.code, 0).await;
    let heard = back.stand["since"].to_string();
    assert!(heard.contains("Hello, Ada! 🦆") && heard.contains("\"muted\":true"), "{heard}");
}

#[tokio::test]
async fn whoever_may_not_watch_has_to_go_when_the_game_begins() {
    let house = House::open("private").await;
    let [host, other] = [house.person("Ada").await, house.person("Bo").await];
    let levels = house_from(1, &[1, 1]);
    let set_up = json!({ "game": "lucktails", "seats": 3, "house": levels, "watched": false });
    let code = house.table(&host, &set_up).await;
    let mut ada = house.join(&host, &code, 0).await;
    ada.sit(0).await;
    let mut bo = house.join(&other, &code, 0).await;
    bo.until(ada.number).await;
    ada.does(json!({ "type": "start" })).await;
    assert!(bo.is_cut().await, "he was told nothing of the game");
    assert!(!bo.heard.iter().any(|it| it.contains("started")));
    assert!(house.turns_away(&other, &code).await && house.turns_away("", &code).await);
    assert!(!house.turns_away(&host, &code).await);
    // A page is not told why its socket was refused: it asks without one.
    let live = format!("GET /api/tables/{code}/live");
    let (status, why, _) = house.http(&live, &other, "").await;
    assert_eq!((status, &why["code"]), (403, &json!("refused")), "{why}");
    ada.does(json!({ "type": "leave", "seat": 0 })).await;
    let (status, why, _) = house.http(&live, &host, "").await;
    assert_eq!((status, &why["code"]), (400, &json!("bad_request")), "{why}");
    let seen = house.join(&host, &code, ada.number).await;
    assert_eq!(seen.stand["chairs"][0]["sitter"]["away"], true, "who only asks has not come back");
}

#[tokio::test]
async fn the_same_people_play_once_more() {
    let house = House::open("rematch").await;
    let set_up = json!({ "game": "lucktails", "seats": 3, "house": house_from(1, &[2, 1]) });
    let Party { tokens, mut guests, .. } = Party::gathered(&house, &set_up).await;
    let ada = &mut guests[0];
    ada.is_refused(json!({ "type": "rematch" }), "not_now").await;
    ada.does(json!({ "type": "start" })).await;
    ada.does(json!({ "type": "leave", "seat": 0 })).await;
    ada.until_over().await;
    ada.does(json!({ "type": "rematch" })).await;
    let told: Value = serde_json::from_str(&ada.heard[ada.heard.len() - 2]).unwrap();
    let next = told["happening"]["code"].as_str().unwrap().to_owned();
    ada.does(json!({ "type": "rematch" })).await;
    let mut again = house.join(&tokens[0], &next, 0).await;
    assert_eq!((&again.stand["yours"], &again.stand["host"]), (&json!([0]), &json!(true)));
    assert_ne!(again.stand["commitment"], ada.stand["commitment"]);
    assert_eq!(again.stand["since"], json!([]), "nobody has sat down yet");
    let sitter = &again.stand["chairs"][0]["sitter"];
    assert_eq!(sitter, &json!({ "type": "person", "name": "Guest 0", "away": true }));
    again.does(json!({ "type": "sit", "seat": 0, "share": "fresh" })).await;
    again.does(json!({ "type": "start" })).await;
    assert_eq!(again.stand["stage"], "playing");
}

/// Who asks first could remove everybody and never start.
#[tokio::test]
async fn a_rematch_has_the_same_host_as_long_as_they_are_there() {
    let house = House::open("rematch-host").await;
    for host_stays in [true, false] {
        let set_up = json!({ "game": "lucky-duck", "seats": 2 });
        let Party { tokens, mut guests, code, .. } = Party::gathered(&house, &set_up).await;
        guests[0].does(json!({ "type": "start" })).await;
        for (seat, guest) in guests.iter_mut().enumerate() {
            guest.does(json!({ "type": "leave", "seat": seat })).await;
        }
        guests[0].until_over().await;
        let mut bo = guests.pop().unwrap();
        if !host_stays {
            drop(guests);
            // The table is told in its own time.
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        }
        bo.does(json!({ "type": "rematch" })).await;
        let next = sign(&house, &code, &tokens[1]).await["next"].as_str().unwrap().to_owned();
        for (token, is_host) in [(&tokens[0], host_stays), (&tokens[1], !host_stays)] {
            assert_eq!(house.join(token, &next, 0).await.stand["host"], is_host);
        }
    }
}

async fn sign(house: &House, code: &str, token: &str) -> Value {
    house.http(&format!("GET /api/tables/{code}"), token, "").await.1
}

#[tokio::test]
async fn whose_seat_is_kept_is_told_so_outside() {
    let house = House::open("kept").await;
    let set_up = json!({ "game": "lucky-duck", "seats": 2 });
    let Party { tokens, mut guests, code, .. } = Party::gathered(&house, &set_up).await;
    guests[0].does(json!({ "type": "start" })).await;
    for (seat, guest) in guests.iter_mut().enumerate() {
        guest.does(json!({ "type": "leave", "seat": seat })).await;
    }
    guests[0].until_over().await;
    guests[0].does(json!({ "type": "rematch" })).await;
    let stranger = house.person("Eve").await;
    for token in ["", &stranger] {
        assert_eq!(sign(&house, &code, token).await["next"], Value::Null, "they did not play");
    }
    let told = sign(&house, &code, &tokens[1]).await;
    let next = told["next"].as_str().expect("it goes on").to_owned();
    for (token, kept) in [("", false), (&stranger, false), (&tokens[0], true), (&tokens[1], true)] {
        assert_eq!(sign(&house, &next, token).await["kept"], kept);
    }
    let house = house.again().await;
    let mut bo = house.join(&tokens[1], &next, 0).await;
    bo.does(json!({ "type": "sit", "seat": 1, "share": "x" })).await;
    assert_eq!(sign(&house, &next, &tokens[1]).await["kept"], false);
}

#[tokio::test]
async fn open_tables_have_a_sign_outside() {
    let house = House::open("signs").await;
    let token = house.person("Ada").await;
    let open =
        house.table(&token, &json!({ "game": "lucky-duck", "seats": 4, "open": true })).await;
    let closed = house.table(&token, &json!({ "game": "lucky-duck", "seats": 4 })).await;
    let mut ada = house.join(&token, &open, 0).await;
    let (_, signs, _) = house.http("GET /api/tables", "", "").await;
    assert_eq!(signs, json!([]), "nobody waits there");
    ada.sit(2).await;
    let (_, signs, _) = house.http("GET /api/tables", "", "").await;
    let signs = signs.as_array().unwrap();
    assert_eq!(signs.len(), 1, "{signs:?}");
    let sign = &signs[0];
    assert_eq!(
        (&sign["code"], &sign["free"], &sign["host"]),
        (&json!(open), &json!(3), &json!("Ada"))
    );
    ada.does(json!({ "type": "stand", "seat": 2 })).await;
    let (_, signs, _) = house.http("GET /api/tables", "", "").await;
    assert_eq!(signs, json!([]), "nobody waits there any more");
    let (status, sign, _) = house.http(&format!("GET /api/tables/{closed}"), "", "").await;
    assert_eq!((status, &sign["game"]), (200, &json!("lucky-duck")), "who knows the code may ask");
    let (status, why, _) = house.http("GET /api/tables/QQQQQ", "", "").await;
    assert_eq!((status, &why["code"]), (404, &json!("unknown_table")));
}

/// One person made many tables, sat down at each and left: nobody else was in the list any more.
#[tokio::test]
async fn one_person_does_not_fill_the_list() {
    let house = House::open("list").await;
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "open": true });
    let waiting = async |door: &Front, token: &str| {
        let code = door.table(token, &set_up).await;
        let mut guest = door.join(token, &code, 0).await;
        guest.sit(0).await;
        (code, guest)
    };
    let (front, ada) = (house.elsewhere(), house.person("Ada").await);
    let (code, _ada) = waiting(&front, &ada).await;
    let mo = house.person("Mo").await;
    for _ in 0..30 {
        drop(waiting(&house, &mo).await);
    }
    let (_, signs, _) = house.http("GET /api/tables", "", "").await;
    let signs = signs.as_array().unwrap();
    assert_eq!(signs.len(), 4, "{signs:?}");
    assert!(signs.iter().any(|sign| sign["code"] == code), "{signs:?}");
}

#[tokio::test]
async fn the_host_removes_somebody_before_the_start() {
    let house = House::open("remove").await;
    let set_up = json!({ "game": "lucky-duck", "seats": 2 });
    let [ada, bo] = &mut Party::gathered(&house, &set_up).await.guests[..] else {
        panic!("two people")
    };
    ada.does(json!({ "type": "remove", "seat": 1 })).await;
    bo.is_refused(json!({ "type": "sit", "seat": 1, "share": "x" }), "removed").await;
    ada.does(json!({ "type": "remove", "seat": 0 })).await;
    ada.does(json!({ "type": "sit", "seat": 0, "share": "abc" })).await;
    ada.does(json!({ "type": "level", "seat": 1, "level": 1 })).await;
    ada.does(json!({ "type": "start" })).await;
    ada.is_refused(json!({ "type": "remove", "seat": 0 }), "not_now").await;
    bo.until(ada.number).await;
    assert!(!bo.may_act());
    bo.is_refused(json!({ "type": "stand", "seat": 1 }), "not_your_seat").await;
}

#[tokio::test]
async fn whoever_opens_the_address_is_told_where_they_are() {
    let house = House::open("welcome").await;
    let (status, text) = house.page("/", "fr").await;
    assert_eq!(status, 200);
    assert!(text.contains("quatre petits jeux"), "{text}");
}

#[tokio::test]
async fn the_link_of_a_table_says_how_to_come_in() {
    let house = House::open("invited").await;
    let token = house.person("Ada").await;
    let code = house.table(&token, &json!({ "game": "lucky-duck", "seats": 3 })).await;
    for (lang, word) in [("en", "Join"), ("de", "Setz dich"), ("fr", "Rejoignez")] {
        let (status, page) = house.page(&format!("/t/{code}"), lang).await;
        let command = format!("luckhouse play --server {} --code {code}", house.address);
        assert!(status == 200 && page.contains(word) && page.contains(&command), "{page}");
    }
    assert_eq!(house.page("/t/QQQQQ", "en").await.0, 404);
    house.join(&token, &code, 0).await.does(json!({ "type": "abandon" })).await;
    assert!(house.page(&format!("/t/{code}"), "en").await.1.contains("abandoned"));
}
