use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use super::super::{backup, restore};
use super::*;

fn sqlite(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

#[tokio::test]
async fn postgres_is_copied_by_its_own_tools() {
    if !Database::is_postgres() {
        return;
    }
    let database = Database::new("tools").await;
    let store = with_table(&database).await;
    let file = database.folder.join("copy");
    assert_eq!(store.backup(&file).await, Err(StoreError::NotHere));
    assert_eq!(backup(&database.url, &file).await, Err(StoreError::NotHere));
    assert_eq!(restore(&file, &database.url, true).await, Err(StoreError::NotHere));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_taken_while_tables_are_written_has_all_that_was_acknowledged() {
    if Database::is_postgres() {
        return;
    }
    let database = Database::new("copy").await;
    let store = with_table(&database).await;
    let acknowledged: &'static [AtomicU32] =
        (0..20).map(|_| AtomicU32::new(0)).collect::<Vec<_>>().leak();
    let writers = acknowledged.iter().zip(100..).map(|(done, table)| {
        let store = store.clone();
        tokio::spawn(async move {
            store.add_table(table, &table.to_string(), &founding(), 1).await.unwrap();
            for number in (1..).step_by(2) {
                store.append(written(table, number, 2)).await.unwrap();
                done.store(number + 1, Ordering::SeqCst);
            }
        })
    });
    let writers: Vec<_> = writers.collect();
    let (one, two) = (database.folder.join("one"), database.folder.join("two"));
    for file in [&one, &two] {
        let busy = |it: &AtomicU32| it.load(Ordering::SeqCst) < 20;
        while acknowledged.iter().any(busy) {
            tokio::task::yield_now().await;
        }
        let before: Vec<u32> = acknowledged.iter().map(|it| it.load(Ordering::SeqCst)).collect();
        if file == &one { store.backup(file).await } else { backup(&database.url, file).await }
            .unwrap();
        let target = sqlite(&file.with_extension("restored"));
        restore(file, &target, false).await.unwrap();
        let restored = Store::open(&target).await.unwrap();
        for (before, table) in before.into_iter().zip(100..) {
            let length = length(&restored, &table.to_string()).await;
            assert!(length >= before && length % 2 == 0, "{length} of {before}");
            restored.append(written(table, length + 1, 1)).await.unwrap();
        }
    }
    writers.iter().for_each(tokio::task::JoinHandle::abort);
    assert!(matches!(store.backup(&one).await, Err(StoreError::Exists(_))));
}

#[tokio::test]
async fn a_database_is_replaced_only_on_demand_and_when_nobody_has_it() {
    if Database::is_postgres() {
        return;
    }
    let database = Database::new("replaced").await;
    let store = with_table(&database).await;
    let file = database.folder.join("copy");
    store.backup(&file).await.unwrap();
    store.append(written(TABLE, 1, 5)).await.unwrap();
    let refused = restore(&file, &database.url, false).await;
    assert!(matches!(refused, Err(StoreError::Exists(_))), "{refused:?}");
    let refused = restore(&file, &database.url, true).await;
    assert!(matches!(refused, Err(StoreError::InUse(_))), "{refused:?}");
    assert_eq!(length(&store, CODE).await, 5);
    store.pool.close().await;
    drop(store);
    let mut restored = restore(&file, &database.url, true).await;
    // The writer lets go of the database a moment after the last who could write.
    for _ in 0..100 {
        if restored.is_ok() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        restored = restore(&file, &database.url, true).await;
    }
    restored.unwrap();
    let store = Store::open(&database.url).await.unwrap();
    assert_eq!(length(&store, CODE).await, 0);
    store.append(written(TABLE, 1, 1)).await.unwrap();
}

#[tokio::test]
async fn only_an_intact_copy_of_ours_is_restored() {
    if Database::is_postgres() {
        return;
    }
    let database = Database::new("intact").await;
    let store = with_table(&database).await;
    store.append(written(TABLE, 1, 2000)).await.unwrap();
    let file = |name: &str| database.folder.join(name.replace("copy", "cöpy #1 100%?"));
    let target = file("target.db");
    store.backup(&file("copy")).await.unwrap();
    let whole = std::fs::read(file("copy")).unwrap();
    let mut torn = whole.clone();
    torn[8192..40960].fill(0x5a);
    std::fs::write(file("torn"), torn).unwrap();
    std::fs::write(file("short"), &whole[..whole.len() / 2]).unwrap();
    std::fs::write(file("text"), "not a database".repeat(100)).unwrap();
    std::fs::write(file("empty"), "").unwrap();
    for name in ["torn", "short", "text", "empty", "missing"] {
        let why = restore(&file(name), &sqlite(&target), false).await.unwrap_err();
        let expected = match name {
            "torn" | "short" => matches!(why, StoreError::Damaged(..)),
            "missing" => matches!(why, StoreError::File(..)),
            _ => matches!(why, StoreError::Foreign(_)),
        };
        assert!(expected, "{name}: {why:?}");
        assert!(!target.exists() && !file("missing").exists());
    }
    let nowhere = store.backup(&file("no/such/folder")).await;
    assert!(matches!(nowhere, Err(StoreError::File(..))), "{nowhere:?}");
    let nothing = backup(&sqlite(&file("missing")), &file("copy-2")).await;
    assert!(matches!(nothing, Err(StoreError::File(..))), "{nothing:?}");
    store.append(written(TABLE, 2001, 5)).await.unwrap();
    std::fs::copy(file("house.db-wal"), file("target.db-wal")).unwrap();
    restore(&file("copy"), &sqlite(&target), false).await.unwrap();
    assert_eq!(length(&Store::open(&sqlite(&target)).await.unwrap(), CODE).await, 2000);
}
