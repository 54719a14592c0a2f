//! Who may read what is kept, how durable it is, and whether that is said truly.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::Duration;

use sqlx::{Connection, Row};

use super::super::backup::intact;
use super::super::{backup, restore};
use super::*;

fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_database_or_its_copies() {
    if Database::is_postgres() {
        return;
    }
    let database = Database::new("private").await;
    let file = |name: &str| database.folder.join(name);
    let store = with_table(&database).await;
    store.append(written(TABLE, 1, 5)).await.unwrap();
    store.backup(&file("copy")).await.unwrap();
    let restored = format!("sqlite:{}", file("restored.db").display());
    restore(&file("copy"), &restored, false).await.unwrap();
    for name in ["house.db", "house.db-wal", "house.db-shm", "copy", "restored.db"] {
        assert_eq!(mode(&file(name)), 0o600, "{name}");
    }
    // What was made by an older version, or by hand, is closed too; a group is somebody's choice.
    fs::set_permissions(file("restored.db"), Permissions::from_mode(0o664)).unwrap();
    drop(Store::open(&restored).await.unwrap());
    assert_eq!(mode(&file("restored.db")), 0o660);
}

#[tokio::test]
async fn a_copy_on_a_disk_that_cannot_be_written_is_restored() {
    if Database::is_postgres() {
        return;
    }
    let database = Database::new("read-only").await;
    let store = with_table(&database).await;
    store.append(written(TABLE, 1, 5)).await.unwrap();
    let shelf = database.folder.join("shelf");
    fs::create_dir(&shelf).unwrap();
    let copy = shelf.join("copy");
    store.backup(&copy).await.unwrap();
    let before = (fs::read(&copy).unwrap(), fs::metadata(&copy).unwrap().modified().unwrap());
    fs::set_permissions(&copy, Permissions::from_mode(0o400)).unwrap();
    fs::set_permissions(&shelf, Permissions::from_mode(0o500)).unwrap();
    // There is an account for which no disk is closed.
    let mut reading = intact(&copy).await.unwrap();
    assert!(sqlx::raw_sql("DELETE FROM journal").execute(&mut reading).await.is_err());
    let restored = format!("sqlite:{}", database.folder.join("restored.db").display());
    restore(&copy, &restored, false).await.unwrap();
    assert_eq!(length(&Store::open(&restored).await.unwrap(), CODE).await, 5);
    let after = (fs::read(&copy).unwrap(), fs::metadata(&copy).unwrap().modified().unwrap());
    assert!(before == after && fs::read_dir(&shelf).unwrap().count() == 1);
    fs::set_permissions(&shelf, Permissions::from_mode(0o700)).unwrap();
}

#[tokio::test]
async fn nobody_opens_a_database_while_it_is_replaced() {
    if Database::is_postgres() {
        return;
    }
    let database = Database::new("meanwhile").await;
    let store = with_table(&database).await;
    let copy = database.folder.join("copy");
    backup(&database.url, &copy).await.unwrap();
    let target = database.folder.join("other.db");
    let opening = store.address.alone().await.unwrap();
    let url = format!("sqlite:{}", target.display());
    let restoring = tokio::spawn(async move { restore(&copy, &url, false).await });
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(!target.exists() && !restoring.is_finished(), "somebody is just opening one");
    drop(opening);
    restoring.await.unwrap().unwrap();
    assert!(target.exists());
}

#[tokio::test]
async fn a_storage_that_cannot_write_is_not_ready() {
    let database = Database::new("ready").await;
    let store = with_table(&database).await;
    assert!(store.reads_and_writes().await && store.is_ready().await);
    let mut other = store.address.writing().await.unwrap();
    let lock = if Database::is_postgres() { "BEGIN" } else { "BEGIN IMMEDIATE" };
    let mut lock = other.begin_with(lock).await.unwrap();
    let hold = sqlx::query("UPDATE probe SET at = 1 WHERE id = 1");
    hold.execute(&mut *lock).await.unwrap();
    assert!(store.table(CODE).await.is_ok(), "reading goes on");
    assert!(!store.reads_and_writes().await);
    lock.rollback().await.unwrap();
    assert!(store.reads_and_writes().await);
}

#[tokio::test]
async fn a_commit_is_on_the_disk_whatever_the_database_does_for_others() {
    let database = Database::new("durable").await;
    let store = with_table(&database).await;
    let (lazy, asked, durable) = if Database::is_postgres() {
        let lazy = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', \
                    current_database()); END $$";
        (lazy, "SHOW synchronous_commit", "on")
    } else {
        (
            "PRAGMA synchronous = OFF",
            "SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous",
            "2",
        )
    };
    let mut other = store.address.plain().await.unwrap();
    sqlx::raw_sql(lazy).execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let mut writing = store.address.writing().await.unwrap();
    let found = sqlx::query(asked).fetch_one(&mut writing).await.unwrap();
    assert_eq!(found.try_get::<String, _>(0).unwrap(), durable);
}
