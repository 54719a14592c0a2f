//! Tables that come, go, stop and break.

use std::net::Ipv4Addr;
use std::panic::AssertUnwindSafe;
use std::pin::pin;

use futures::FutureExt;
use futures::future::join_all;
use metrics_exporter_prometheus::PrometheusBuilder;
use serde_json::json;

use game::Seat;

use super::*;
use crate::socket::Place;
use crate::store::{Database, Written};
use sitting::{Dated, Item};

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// A house with a database of its own, and a table in it.
async fn house(name: &str, idle: Duration) -> (Tables, String, Database) {
    house_with(name, Settings { idle, ..Settings::default() }).await
}

async fn house_with(name: &str, settings: Settings) -> (Tables, String, Database) {
    let database = Database::new(name).await;
    let store = Store::open(&database.url).await.unwrap();
    let tables = Tables::new(store, settings);
    // With a clock that runs: the storage wakes it in time.
    let letter = json!({ "type": "letter", "days": 3 });
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "pace": letter });
    let code = tables.make(1, HERE, serde_json::from_value(set_up).unwrap()).await.unwrap();
    let sat = |seat| Item::Sat { seat: Seat::at(seat), person: 1, name: "Ann".into(), share: None };
    let items = [sat(0), sat(1), Item::Started {}];
    let at = tables.home.now();
    let items = items.map(|item| Dated { at, item });
    let table = tables.store().table(&code).await.unwrap().unwrap().id;
    let begun = Written { table, first: 1, items: items.into(), known: None, outages: 0 };
    tables.store().append(begun).await.unwrap();
    (tables, code, database)
}

/// Waits until no table is in the memory.
async fn forgotten(tables: &Tables) {
    forgotten_but(tables, 0).await;
}

async fn forgotten_but(tables: &Tables, most: usize) {
    let forgotten = async {
        while tables.running().queues.len() > most {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(20), forgotten).await;
    waited.expect("it is never forgotten");
}

#[tokio::test]
async fn a_table_nobody_touches_leaves_nothing_and_comes_back() {
    let (tables, code, _database) = house("forgotten", Duration::from_millis(20)).await;
    for _ in 0..3 {
        assert_eq!(tables.describe(&code, None).await.unwrap().free, 0);
        forgotten(&tables).await;
    }
    assert_eq!(*tables.tasks.borrow(), 0);
}

#[tokio::test]
async fn so_many_tables_at_which_nobody_is_are_in_the_memory_and_no_more() {
    let settings = Settings { vacant: 2, ..Settings::default() };
    let (tables, first, _database) = house_with("vacant", settings).await;
    let mut codes = vec![first];
    for _ in 0..4 {
        let set_up = json!({ "game": "lucky-duck", "seats": 2 });
        let set_up = serde_json::from_value(set_up).unwrap();
        codes.push(tables.make(1, HERE, set_up).await.unwrap());
    }
    // Whoever looks at them at the same time is answered all the same.
    let looks = codes.iter().cycle().take(100).map(|code| tables.describe(code, None));
    assert!(join_all(looks).await.iter().all(Result::is_ok));
    forgotten_but(&tables, 2).await;
    assert_eq!(tables.running().queues.len(), 2);
    let there = Place::new(tables.clone(), codes[4].clone(), HERE);
    let _news = there.join(None, words::Lang::En, 0).await.unwrap().unwrap();
    let looks = codes.iter().map(|code| tables.describe(code, None));
    assert!(join_all(looks).await.iter().all(Result::is_ok));
    forgotten_but(&tables, 3).await;
    assert!(tables.runs(&codes[4]), "where somebody is, it stays");
}

#[tokio::test]
async fn tables_that_are_loaded_and_asked_nothing_take_places_too() {
    let settings = Settings { vacant: 1, ..Settings::default() };
    let (tables, first, _database) = house_with("unasked", settings).await;
    let set_up = serde_json::from_value(json!({ "game": "lucky-duck", "seats": 2 })).unwrap();
    let second = tables.make(1, HERE, set_up).await.unwrap();
    for code in [first, second] {
        tables.load(&code).await.unwrap();
    }
    forgotten_but(&tables, 1).await;
}

#[tokio::test]
async fn what_nobody_waits_for_is_not_loaded() {
    let (tables, code, _database) = house("unwaited", Duration::from_mins(5)).await;
    let all = tables.loads.available_permits() as u32;
    let cores = tables.loads.clone().acquire_many_owned(all).await.unwrap();
    drop(tables.load(&code));
    drop(cores);
    while tables.running().loading.contains_key(&code) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(tables.running().queues.is_empty());
    assert!(tables.describe(&code, None).await.is_ok());
}

#[tokio::test]
async fn a_table_that_has_stopped_is_not_started_again() {
    let (tables, code, _database) = house("stopped", Duration::from_mins(5)).await;
    tables.describe(&code, None).await.unwrap();
    tables.stop().await;
    assert!(tables.running().queues.is_empty() && *tables.tasks.borrow() == 0);
    assert!(matches!(tables.describe(&code, None).await, Err(NoTable::Closed)));
}

#[tokio::test]
async fn a_question_that_a_task_leaves_behind_is_asked_again() {
    let (tables, code, _database) = house("left-behind", Duration::from_mins(5)).await;
    let (queue, mut commands) = mpsc::channel(QUEUE);
    tables.running().queues.insert(code.clone(), queue);
    let ending = async {
        let command = commands.recv().await;
        commands.close();
        drop(command);
    };
    let (described, ()) = tokio::join!(tables.describe(&code, None), ending);
    assert_eq!(described.unwrap().code, code);
}

#[tokio::test]
async fn a_task_that_breaks_leaves_nothing() {
    let (tables, code, _database) = house("broken", Duration::from_mins(5)).await;
    let (queue, commands) = mpsc::channel(QUEUE);
    tables.running().queues.insert(code.clone(), queue);
    let measured = PrometheusBuilder::new().build_recorder();
    let shown = measured.handle();
    let presence =
        metrics::with_local_recorder(&measured, || Presence::new(tables.clone(), code.clone(), 1));
    assert!(shown.render().contains("luckhouse_tables 1"), "{}", shown.render());
    let broken = std::panic::catch_unwind(AssertUnwindSafe(|| {
        metrics::with_local_recorder(&measured, || {
            let _left = (presence, commands);
            panic!("on purpose");
        });
    }));
    assert!(broken.is_err());
    assert!(shown.render().contains("luckhouse_tables 0"), "{}", shown.render());
    assert!(tables.running().broken.rests(&code));
    tables.stop().await;
    assert!(!tables.runs(&code));
}

#[tokio::test]
async fn a_table_is_loaded_once_for_all_who_ask_meanwhile() {
    let (tables, code, _database) = house("loaded-once", Duration::from_mins(5)).await;
    let (first, second) = (tables.load(&code), tables.load(&code));
    assert!(first.ptr_eq(&second));
    drop((first, second));
    let described = (0..200).map(|_| tables.describe(&code, None));
    for sign in join_all(described).await {
        assert_eq!(sign.unwrap().code, code);
    }
    assert!(tables.running().loading.is_empty());
    assert_eq!(*tables.tasks.borrow(), 1);
}

#[tokio::test]
async fn no_more_tables_are_loaded_at_a_time_than_there_are_cores() {
    let (tables, code, _database) = house("loads", Duration::from_mins(5)).await;
    let all = tables.loads.available_permits() as u32;
    assert_eq!(all as usize, available_parallelism().unwrap().get());
    let busy = tables.loads.acquire_many(all).await.unwrap();
    let mut waits = pin!(tables.describe(&code, None));
    let waited = tokio::time::timeout(Duration::from_millis(100), &mut waits).await;
    assert!(waited.is_err() && !tables.runs(&code));
    let mistyped = tables.describe("QQQQQ", None).await;
    assert!(matches!(mistyped, Err(NoTable::Unknown)), "whoever mistypes a code does not wait");
    drop(busy);
    assert_eq!(waits.await.unwrap().code, code);
}

/// It was read before it was deleted, and would run on with nothing in the storage.
#[tokio::test]
async fn a_table_that_is_deleted_while_it_is_loaded_does_not_start() {
    let (tables, code, _database) = house("loaded-late", Duration::from_mins(5)).await;
    let kept = tables.store().table(&code).await.unwrap().unwrap();
    let task = tables.folded(&code, kept).await.unwrap();
    let (read, reads) = oneshot::channel::<()>();
    let late = tables.clone();
    let load = {
        let code = code.clone();
        async move {
            drop(reads.await);
            late.run(&code, task).ok_or(NoTable::Closed)
        }
    };
    let load = load.boxed().shared();
    tables.running().loading.insert(code.clone(), load.clone());
    let later = tables.store().wall() + Duration::from_hours(100 * 24).as_millis() as u64;
    let mut deleted = pin!(tables.delete_old(later));
    let waited = tokio::time::timeout(Duration::from_millis(100), &mut deleted).await;
    assert!(waited.is_err(), "it waits for the load");
    drop(read);
    assert_eq!(deleted.await.unwrap(), 1);
    assert!(matches!(load.await, Err(NoTable::Closed)));
    assert_eq!(*tables.tasks.borrow(), 0, "nothing runs that is not kept");
}

/// A device that is gone before it is told that it may come in, however far it got.
#[tokio::test]
async fn who_is_gone_before_coming_in_keeps_no_table() {
    let (tables, code, _database) = house("gone-early", Duration::from_millis(20)).await;
    tables.describe(&code, None).await.unwrap();
    for steps in 0..60 {
        let place = Place::new(tables.clone(), code.clone(), HERE);
        let mut join = pin!(place.join(None, words::Lang::En, 0));
        for _ in 0..steps {
            if futures::poll!(&mut join).is_ready() {
                break;
            }
            tokio::task::yield_now().await;
        }
    }
    forgotten(&tables).await;
}
