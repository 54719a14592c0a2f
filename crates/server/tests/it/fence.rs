//! Tables whose storage fails them: nobody is told what is not written, and whoever comes back finds the table
//! as it is kept.

#[path = "../../src/store/tests/line.rs"]
mod line;

use crate::door::House;
use line::{Fate, Line};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};

fn sit(seat: u8) -> Value {
    json!({ "type": "sit", "seat": seat, "share": "" })
}

fn set_up() -> Value {
    json!({ "game": "lucktails", "seats": 3 })
}

#[tokio::test]
async fn a_server_that_is_behind_finds_out_and_catches_up() {
    let house = House::open("fence").await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let code = house.table(&ada, &set_up()).await;
    let other = House::serve(house.url()).await;
    let mut here = house.join(&ada, &code, 0).await;
    let mut there = other.join(&bob, &code, 0).await;
    here.sit(0).await;
    // The other server has not heard of it and would write the same number.
    assert_eq!(there.ask(sit(0)).await["code"], "unavailable");
    assert!(there.is_cut().await);
    let mut back = other.join(&bob, &code, 0).await;
    assert_eq!((back.number, &back.stand["chairs"]), (here.number, &here.stand["chairs"]));
    back.sit(1).await;
    assert_eq!(back.number, here.number + 1);
}

#[tokio::test]
async fn nobody_is_told_what_could_not_be_written() {
    let house = House::open("unwritten").await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let code = house.table(&ada, &set_up()).await;
    let mut one = house.join(&ada, &code, 0).await;
    let mut two = house.join(&bob, &code, 0).await;
    two.sit(1).await;
    one.until(1).await;
    let mut other = AnyConnection::connect(house.url()).await.unwrap();
    let postgres = house.url().starts_with("postgres");
    let hold = if postgres { "BEGIN; LOCK journal IN EXCLUSIVE MODE" } else { "BEGIN IMMEDIATE" };
    sqlx::raw_sql(hold).execute(&mut other).await.unwrap();
    let answer = one.ask(sit(0)).await;
    assert_eq!(answer["code"], "unavailable", "{answer}");
    assert!(answer["why"].as_str().unwrap().contains("Nothing was changed"), "{answer}");
    assert_eq!(one.next().await["type"], "stopping");
    assert_eq!(two.next().await["type"], "stopping");
    other.close().await.unwrap();
    let mut one = house.join(&ada, &code, 0).await;
    assert_eq!((one.number, &one.stand["yours"]), (1, &json!([])));
    one.sit(0).await;
    assert_eq!(one.number, 2);
}

#[tokio::test]
async fn a_commit_without_an_answer_is_found_by_whoever_comes_back() {
    let house = House::open("unanswered").await;
    if !house.url().starts_with("postgres") {
        // A file does not get lost between a question and its answer.
        return;
    }
    let line = Line::to(house.url()).await;
    let behind = House::serve(&line.url).await;
    let ada = behind.person("Ada").await;
    for (fate, seats) in [(Fate::CutBeforeCommit, json!([])), (Fate::CutAfterCommit, json!([0]))] {
        let code = behind.table(&ada, &set_up()).await;
        let mut guest = behind.join(&ada, &code, 0).await;
        line.is(fate);
        assert_eq!(guest.ask(sit(0)).await["code"], "unsure");
        assert!(guest.is_cut().await);
        line.is(Fate::Open);
        let mut guest = behind.join(&ada, &code, 0).await;
        assert_eq!(guest.stand["yours"], seats);
        let answer = guest.ask(sit(2)).await;
        assert_eq!(answer["type"], "done", "{answer}");
    }
}
