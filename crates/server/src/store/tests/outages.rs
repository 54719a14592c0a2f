use room::Millis;
use sitting::Outage;
use sqlx::{Connection, SqliteConnection};

use super::*;
use crate::clock::Wall;
use crate::store::open::Address;
use crate::store::outages::record;

const START: Millis = 1_700_000_000_000;
const HOUR: Millis = 3_600_000;

/// The house is opened where the wall clock stands still.
async fn opened(database: &Database, at: Millis) -> Store {
    Store::open_by(&database.url, Wall::new(move || at)).await.unwrap()
}

/// Somebody's time is up then.
async fn due(store: &Store, at: Millis) {
    let known = Known { begun: true, due: Some(at), record: None };
    let written = Written { known: Some(known), ..written(TABLE, 1, 0) };
    store.append(written).await.unwrap();
}

async fn has_table(database: &Database, at: Millis) -> Store {
    let store = opened(database, at).await;
    store.add_table(TABLE, CODE, &founding(), at).await.unwrap();
    store
}

#[tokio::test]
async fn an_outage_while_a_clock_runs_is_kept_and_what_was_due_is_due_later() {
    let database = Database::new("outage").await;
    let store = has_table(&database, START).await;
    due(&store, START + 5000).await;
    let store = opened(&database, START + 7000).await;
    let outage = Outage { began: START, ended: START + 7000 };
    assert_eq!(*store.outages(), [outage]);
    assert!(store.due(START + 11_999).await.unwrap().is_empty());
    assert_eq!(store.due(START + 12_000).await.unwrap(), [CODE]);
    assert_eq!(opened(&database, START + 8000).await.outages()[0], outage, "it is known for ever");
}

#[tokio::test]
async fn where_nobodys_time_runs_there_is_no_outage() {
    let database = Database::new("no-outage").await;
    has_table(&database, START).await;
    assert_eq!(opened(&database, START + 7000).await.outages().len(), 0);
}

#[tokio::test]
async fn after_a_start_with_a_wall_clock_set_back_time_goes_on() {
    let database = Database::new("set-back").await;
    let store = has_table(&database, START).await;
    due(&store, START + 5000).await;
    let store = opened(&database, START - HOUR).await;
    assert!(store.clock().now() >= START, "nothing that is written is in the future");
    assert!(store.outages().iter().all(|it| it.lasted() < 5000), "{:?}", store.outages());
}

/// What is written says that the house is alive, so that nothing is dated later than the next start.
#[tokio::test]
async fn what_is_written_says_that_the_house_is_alive() {
    let database = Database::new("alive").await;
    let store = has_table(&database, START).await;
    due(&store, START + HOUR).await;
    while store.clock().now() < START + 1100 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    store.append(written(TABLE, 1, 1)).await.unwrap();
    let alive = opened(&database, START + HOUR).await.outages()[0].began;
    assert!(alive >= START + 1100, "{alive}");
}

#[tokio::test]
async fn where_nothing_is_written_the_house_says_so_while_a_clock_runs() {
    let database = Database::new("beat").await;
    let store = has_table(&database, START).await;
    while store.clock().now() < START + 1100 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    store.beat().await.unwrap();
    assert_eq!(opened(&database, START + HOUR).await.outages().len(), 0, "no clock runs");
    due(&store, START + HOUR).await;
    let store = opened(&database, START + 2 * HOUR).await;
    let began = store.clock().now();
    while store.clock().now() < began + 1100 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    store.beat().await.unwrap();
    let store = opened(&database, START + 3 * HOUR).await;
    let outages = store.outages();
    let last = outages.last().unwrap().began;
    assert!(last >= began + 1100, "{last}: {outages:?}");
}

/// Whether it was written the first time was not known.
#[tokio::test]
async fn an_outage_that_is_written_twice_counts_once() {
    let database = Database::new("twice").await;
    let store = has_table(&database, START).await;
    due(&store, START + HOUR).await;
    let mut connection = Address::parse(&database.url).unwrap().writing().await.unwrap();
    for ended in [START + 2000, START + 5000] {
        record(&mut connection, Outage { began: START + 1000, ended }).await.unwrap();
    }
    assert!(store.due(START + HOUR + 3999).await.unwrap().is_empty());
    assert_eq!(store.due(START + HOUR + 4000).await.unwrap(), [CODE]);
    let written = opened(&database, START + 5000).await.outages()[0];
    assert_eq!(written, Outage { began: START + 1000, ended: START + 5000 });
}

/// What nobody could write is an outage, too: nobody's time ran, and whoever judged by it is refused.
#[tokio::test]
async fn while_nothing_can_be_written_nobodys_time_runs() {
    let database = Database::new("unwritable").await;
    if Database::is_postgres() {
        return;
    }
    let store = Store::open(&database.url).await.unwrap();
    store.add_table(TABLE, CODE, &founding(), 1).await.unwrap();
    let began = store.clock().now();
    due(&store, began + HOUR).await;
    let mut other = SqliteConnection::connect(&database.url).await.unwrap();
    sqlx::raw_sql("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
    let before = Written { outages: store.outages().len(), ..written(TABLE, 1, 1) };
    assert!(store.append(before.clone()).await.is_err() && store.is_failing());
    other.close().await.unwrap();
    while store.is_failing() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let outages = store.outages();
    let [outage] = *outages else { panic!("{outages:?}") };
    assert!(outage.began >= began && outage.lasted() >= 4000, "{began} {outage:?}");
    let later = began + HOUR + outage.lasted();
    assert!(store.due(later - 1).await.unwrap().is_empty());
    assert_eq!(store.due(later).await.unwrap(), [CODE]);
    let outdated = store.append(before.clone()).await;
    assert!(matches!(outdated, Err(StoreError::Database(_))), "{outdated:?}");
    store.append(Written { outages: 1, ..before }).await.unwrap();
    drop(store);
    assert_eq!(Store::open(&database.url).await.unwrap().outages()[0], outage);
}
