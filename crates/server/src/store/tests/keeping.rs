//! What is deleted, and what is not; and that nothing is left of it.

use game::Seat;
use sqlx::Row;

use super::super::Old;
use super::*;

/// Long after everything that `written` writes.
const SINCE: u64 = 1_000_000;
const OLD: Old = Old { since: SINCE, begun: true };
const NOW: u64 = 2_000_000;
const ADA: i64 = 1;

/// A table with this much in its journal; its code is its number.
async fn add(store: &Store, table: i64, items: u32) {
    store.add_table(table, &table.to_string(), &founding(), 1).await.unwrap();
    if items > 0 {
        store.append(written(table, 1, items)).await.unwrap();
    }
}

/// A table at which the game is over.
async fn add_over(store: &Store, table: i64) {
    add(store, table, 3).await;
    let known = Some(Known { begun: true, due: None, record: Some("{}".to_owned()) });
    store.append(Written { known, ..written(table, 4, 1) }).await.unwrap();
}

async fn add_at(store: &Store, table: i64, at: u64) {
    add(store, table, 3).await;
    let item = Item::Said { seat: Seat::at(0), say: json!({ "say": 4 }) };
    let items = vec![Dated { at, item }];
    store.append(Written { table, first: 4, items, known: None, outages: 0 }).await.unwrap();
}

async fn untouched(store: &Store) -> Vec<i64> {
    let found = store.untouched(OLD, None).await.unwrap();
    found.iter().map(|it| it.id).collect()
}

async fn kept_for(store: &Store, person: i64) -> i64 {
    let count = sqlx::query("SELECT COUNT(*) FROM kept WHERE person = $1").bind(person);
    store.one(count).await.unwrap().unwrap().try_get(0).unwrap()
}

#[tokio::test]
async fn so_many_games_are_kept_for_a_person_however_many_are_wanted_at_once() {
    let database = Database::new("most-kept").await;
    let store = Store::open(&database.url).await.unwrap();
    store.add_person(ADA, "Ada", 1).await.unwrap();
    join_all((1..=510).map(|table| add_over(&store, table))).await;
    join_all((1..=510).map(async |table| {
        store.keep(&table.to_string(), ADA, NOW).await.unwrap();
    }))
    .await;
    assert_eq!(kept_for(&store, ADA).await, 500);
}

async fn delete(store: &Store, table: i64) {
    assert!(store.hide(table, OLD).await.unwrap());
    assert_eq!(store.hidden().await.unwrap(), [table]);
    while !store.delete_part(table).await.unwrap() {}
    assert!(store.hidden().await.unwrap().is_empty());
}

#[tokio::test]
async fn only_a_table_that_nobody_touched_wants_or_waits_for_is_deleted() {
    let database = Database::new("untouched").await;
    let store = Store::open(&database.url).await.unwrap();
    store.add_person(ADA, "Ada", 1).await.unwrap();
    for (table, items) in [(10, 0), (11, 250), (13, 3)] {
        add(&store, table, items).await;
    }
    add_over(&store, 12).await;
    for game in ["12", "12", "13"] {
        store.keep(game, ADA, NOW).await.unwrap();
    }
    assert_eq!(kept_for(&store, ADA).await, 1, "once, and only what is over");
    let known = Some(Known { begun: true, due: Some(NOW + 5), record: None });
    store.append(Written { known, ..written(13, 4, 1) }).await.unwrap();
    add_at(&store, 14, SINCE).await;
    // By the house's clock, which runs on where the wall clock was set back.
    add_at(&store, 15, NOW + 30 * 24 * 60 * 60 * 1000).await;
    store.add_table(16, "16", &founding(), NOW).await.unwrap();
    assert_eq!(untouched(&store).await, [10, 11]);
    let after = store.untouched(OLD, None).await.unwrap();
    let later = store.untouched(OLD, Some(&after[0])).await.unwrap();
    assert_eq!(later.iter().map(|it| it.id).collect::<Vec<_>>(), [11]);
    for table in [12, 13, 14, 15, 16] {
        assert!(!store.hide(table, OLD).await.unwrap(), "{table}");
    }
    // A part of it is gone when the server stops; the next goes on there.
    assert!(store.hide(11, OLD).await.unwrap());
    assert!(!store.delete_part(11).await.unwrap());
    assert!(
        store.table("11").await.unwrap().is_none() && store.record("11").await.unwrap().is_none()
    );
    let again = Store::open(&database.url).await.unwrap();
    assert_eq!(again.hidden().await.unwrap(), [11]);
    let mut parts = 1;
    while !again.delete_part(11).await.unwrap() {
        parts += 1;
    }
    assert_eq!(parts, 3, "a hundred items at once");
    store.keep_no_longer("12", ADA).await.unwrap();
    assert_eq!(untouched(&store).await, [10, 12]);
    for table in [10, 12] {
        delete(&store, table).await;
    }
    assert!(untouched(&store).await.is_empty() && store.table("14").await.unwrap().is_some());
}

#[tokio::test]
async fn a_table_at_which_no_game_has_begun_may_be_older() {
    let database = Database::new("never-begun").await;
    let store = Store::open(&database.url).await.unwrap();
    add(&store, 10, 3).await;
    add_over(&store, 11).await;
    let never_begun = Old { begun: false, ..OLD };
    let found = store.untouched(never_begun, None).await.unwrap();
    assert_eq!(found.iter().map(|it| it.id).collect::<Vec<_>>(), [10]);
    assert!(!store.hide(11, never_begun).await.unwrap());
    assert!(store.hide(10, never_begun).await.unwrap());
    assert_eq!(untouched(&store).await, [11]);
}

/// What somebody said there, long enough to fill pages.
fn said(table: i64, number: u32) -> Item {
    Item::Said {
        seat: Seat::at(0),
        say: json!({ "text": format!("whisper-{table}-{number} ").repeat(9) }),
    }
}

#[tokio::test]
async fn nothing_that_was_said_at_a_deleted_table_is_left_in_the_file() {
    if Database::is_postgres() {
        return;
    }
    let database = Database::new("wiped").await;
    let store = Store::open(&database.url).await.unwrap();
    let tables = 100..130;
    for table in tables.clone() {
        store.add_table(table, &table.to_string(), &founding(), 1).await.unwrap();
    }
    // They are played at the same time, so that everything lies next to everything else.
    for number in 1..=40 {
        for table in tables.clone() {
            let items = vec![Dated { at: 1, item: said(table, number) }];
            let known = Known { begun: true, due: None, record: Some("{}".repeat(3000)) };
            let known = (number == 40).then_some(known);
            store.append(Written { table, first: number, items, known, outages: 0 }).await.unwrap();
        }
    }
    let holds = |table: i64| {
        let needle = format!("whisper-{table}-").into_bytes();
        ["house.db", "house.db-wal"].iter().any(|name| {
            let bytes = std::fs::read(database.folder.join(name)).unwrap_or_default();
            bytes.windows(needle.len()).any(|it| it == needle)
        })
    };
    assert!(tables.clone().all(holds));
    // In no order, in two goes.
    let gone: Vec<i64> = tables.clone().filter(|it| it * 7 % 10 < 6).collect();
    for part in gone.chunks(gone.len() / 2) {
        for table in part {
            delete(&store, *table).await;
        }
        store.wipe().await.unwrap();
    }
    let left: Vec<i64> = tables.clone().filter(|it| holds(*it)).collect();
    let kept: Vec<i64> = tables.filter(|it| !gone.contains(it)).collect();
    assert_eq!(left, kept);
}

#[tokio::test]
async fn what_somebody_wants_to_be_kept_lapses_with_their_last_token() {
    let database = Database::new("forgotten-wishes").await;
    let store = Store::open(&database.url).await.unwrap();
    let people = [(1, 1), (2, 1), (3, NOW)];
    for (person, made_at) in people {
        store.add_person(person, "Ada", made_at).await.unwrap();
    }
    let session = super::super::TokenKind::Session;
    let program = super::super::TokenKind::Program;
    store.add_token(1, "phone", session, "", 1, Some(SINCE)).await.unwrap();
    store.add_token(1, "bot", program, "bot", 1, None).await.unwrap();
    add_over(&store, 10).await;
    for (person, _) in people {
        store.keep("10", person, 1).await.unwrap();
    }
    let left = async || {
        while store.forget_kept(SINCE).await.unwrap() > 0 {}
        [kept_for(&store, 1).await, kept_for(&store, 2).await, kept_for(&store, 3).await]
    };
    assert_eq!(left().await, [1, 0, 1], "somebody new has no token yet");
    store.forget_expired(NOW).await.unwrap();
    assert_eq!(left().await, [1, 0, 1], "the program can still take it back");
    store.end_token("bot").await.unwrap();
    assert_eq!(left().await, [0, 0, 1]);
    assert_eq!(store.forget_people(SINCE).await.unwrap(), 2);
}

#[tokio::test]
async fn people_whom_nobody_can_be_any_more_are_forgotten() {
    let database = Database::new("forgotten-people").await;
    let store = Store::open(&database.url).await.unwrap();
    for (person, made_at) in [(1, 1), (2, 1), (3, 1), (4, NOW)] {
        store.add_person(person, "Ada", made_at).await.unwrap();
    }
    let session = super::super::TokenKind::Session;
    store.add_token(1, "a", session, "", 1, Some(SINCE)).await.unwrap();
    add_over(&store, 10).await;
    store.keep("10", 2, 1).await.unwrap();
    assert_eq!(store.forget_people(SINCE).await.unwrap(), 1, "3 alone");
    store.forget_expired(NOW).await.unwrap();
    assert_eq!(store.forget_people(SINCE).await.unwrap(), 1, "1 too");
    assert_eq!(kept_for(&store, 2).await, 1);
    store.keep_no_longer("10", 2).await.unwrap();
    assert_eq!(store.forget_people(SINCE).await.unwrap(), 1);
    assert!(store.add_token(4, "b", session, "", 1, None).await.is_ok());
}
