//! Claims that wait for slower lines, and who asks too often.

use serde_json::{Value, json};
use wire::Answer;

use super::*;

/// A line of the person at this seat that is so slow; what it is told can be read.
fn line(alone: &mut Alone, seat: u8, lag: Millis) -> News {
    let (out, news) = outbound();
    let guest = Some(Guest { person: seat.into(), name: seat.to_string() });
    let viewer = Viewer::Seat(Seat::at(seat.into()));
    let stay = alone.stay();
    let mut socket = Socket { guest, lang: Lang::En, viewer, out, lag: Lag::default(), stay };
    socket.lag.measured(lag);
    alone.task.sockets.insert(seat.into(), socket);
    news
}

async fn ask(alone: &mut Alone, seat: u8, id: u32, ask: Value) {
    let asked = Asked { socket: seat.into(), id };
    let ask = serde_json::from_value(ask).unwrap();
    assert!(alone.task.command(Command::Ask { asked, ask }).await.is_ok());
}

fn act(alone: &Alone, seat: u8, action: &Value) -> Value {
    let moment = alone.task.table.moment();
    json!({ "type": "act", "seat": seat, "moment": moment, "action": action })
}

/// What was answered, by the number of the ask.
fn answers(news: &mut News) -> BTreeMap<u64, Answer> {
    let mut answers = BTreeMap::new();
    while let Some(told) = news.try_next() {
        let told: Value = serde_json::from_str(&told).unwrap();
        if let Some(id) = told["id"].as_u64().filter(|_| told["type"] == "answered") {
            answers.insert(id, serde_json::from_value(told["answer"].clone()).unwrap());
        }
    }
    answers
}

/// When the race is gone, who waits for an answer gets it at once.
#[tokio::test]
async fn a_claim_that_waits_is_answered_when_its_race_is_gone() {
    let set_up = json!({ "game": "lucky-bastard", "seats": 2, "options": { "first": 0 } });
    let mut alone = Alone::begun("waiting", 2, set_up).await;
    while alone.task.table.racing().is_none() {
        let (seat, legal) = alone.asked();
        let action = Json::of(legal.last().unwrap());
        alone.happen(Item::Acted { seat: Seat::at(seat.into()), action, house: false }).await;
    }
    let mut news = line(&mut alone, 0, 0);
    let _slow = line(&mut alone, 1, 60_000);
    let done = act(&alone, 0, &json!({ "type": "done" }));
    ask(&mut alone, 0, 7, done).await;
    assert!(alone.task.is_claiming(Seat::at(0)) && answers(&mut news).is_empty());
    ask(&mut alone, 0, 8, json!({ "type": "abandon" })).await;
    let answers = answers(&mut news);
    assert_eq!((&answers[&7], &answers[&8]), (&Answer::TooLate {}, &Answer::Done {}));
}

/// LT-22: somebody slips while what the house chose is waiting; the house chooses again.
#[tokio::test]
async fn lt_22_a_slip_does_not_put_the_house_to_sleep() {
    let options = json!({ "slips": true, "first": 1 });
    let set_up = json!({ "game": "lucktails", "seats": 3, "options": options });
    let mut alone = Alone::begun("asleep", 1, set_up).await;
    let mut news = line(&mut alone, 0, 60_000);
    // The house takes its time, and longer than a slip that has a long way to come.
    sleep(Duration::from_millis(5)).await;
    alone.tick(alone.task.house.due().unwrap()).await;
    assert!(alone.task.is_claiming(Seat::at(1)), "it waits for whoever could have been quicker");
    let slip = act(&alone, 0, &json!({ "type": "slip" }));
    ask(&mut alone, 0, 1, slip).await;
    assert_eq!(answers(&mut news)[&1], Answer::Done {});
    assert!(alone.task.house.due().is_some());
    assert!(!alone.task.is_claiming(Seat::at(1)));
}

/// Who comes to chairs and goes from them all the time is told to wait, and nobody else is.
#[tokio::test]
async fn chairs_are_not_changed_without_end() {
    let mut alone = Alone::begun("chairs", 2, json!({ "game": "lucky-duck", "seats": 2 })).await;
    let [mut other, mut restless] = [line(&mut alone, 0, 0), line(&mut alone, 1, 0)];
    let mut refused = 0;
    for id in 0..60 {
        let kind = if id % 2 == 0 { "leave" } else { "return" };
        ask(&mut alone, 1, id, json!({ "type": kind, "seat": 1 })).await;
        let answer = answers(&mut restless).remove(&id.into());
        refused += u32::from(matches!(answer, Some(Answer::Refused { code: Code::TooOften, .. })));
    }
    assert!(refused > 20, "{refused}");
    ask(&mut alone, 0, 1, json!({ "type": "leave", "seat": 0 })).await;
    assert_eq!(answers(&mut other)[&1], Answer::Done {});
}
