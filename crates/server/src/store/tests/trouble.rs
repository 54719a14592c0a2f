//! Databases that are full, locked, slow or gone: every call ends in time, nothing is half there, and when
//! the trouble is over the same storage goes on.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use sqlx::Connection;

use super::super::LONGEST;
use super::line::{Fate, Line};
use super::*;

/// What became of a call, which must not take longer than is promised.
async fn in_time<T>(call: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let start = Instant::now();
    let result = call.await;
    assert!(start.elapsed() < LONGEST + LONGEST / 10, "{:?}", start.elapsed());
    result
}

/// Goes on as a table does after any failure: from what is kept.
async fn goes_on(store: &Store) {
    let next = length(store, CODE).await + 1;
    in_time(store.append(written(TABLE, next, 3))).await.unwrap();
    assert_eq!(length(store, CODE).await, next + 2);
}

/// Appends until something is refused; returns why.
async fn until_refused(store: &Store) -> StoreError {
    loop {
        let next = length(store, CODE).await + 1;
        if let Err(why) = in_time(store.append(written(TABLE, next, 50))).await {
            assert_eq!(length(store, CODE).await, next - 1, "all that was acknowledged, no more");
            return why;
        }
    }
}

fn is_full(why: &StoreError) -> bool {
    matches!(why, StoreError::Database(why) | StoreError::Unsure(why) if why.contains("full"))
}

#[tokio::test]
async fn a_full_database_refuses_until_there_is_room() {
    if Database::is_postgres() {
        return;
    }
    let database = Database::new("full").await;
    let store = with_table(&database).await;
    // It holds for the connection that writes, which goes with the failure.
    store.change("PRAGMA max_page_count = 60", Vec::new()).await.unwrap();
    let why = until_refused(&store).await;
    assert!(is_full(&why), "{why:?}");
    goes_on(&store).await;
}

/// A disk of two megabytes, if there may be one.
struct Disk(PathBuf);

impl Disk {
    fn at(folder: PathBuf) -> Option<Disk> {
        std::fs::create_dir(&folder).unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=2m", "none"]).arg(&folder);
        let mounted = mount.output().is_ok_and(|it| it.status.success());
        mounted.then_some(Disk(folder))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

#[tokio::test]
async fn a_full_disk_refuses_until_there_is_room() {
    let database = Database::new("disk").await;
    // Only root may have a disk made; the test above needs none.
    let disk = Disk::at(database.folder.join("disk")).filter(|_| !Database::is_postgres());
    let Some(disk) = disk else { return };
    let ballast = disk.0.join("ballast");
    std::fs::write(&ballast, vec![0; 1 << 20]).unwrap();
    let store = Store::open(&format!("sqlite:{}", disk.0.join("house.db").display())).await;
    let store = store.unwrap();
    store.add_table(TABLE, CODE, &founding(), 1).await.unwrap();
    let why = until_refused(&store).await;
    assert!(is_full(&why), "{why:?}");
    let why = until_refused(&store).await;
    assert!(is_full(&why), "{why:?}");
    assert!(!store.reads_and_writes().await);
    std::fs::remove_file(ballast).unwrap();
    goes_on(&store).await;
    assert!(store.reads_and_writes().await);
}

#[tokio::test]
async fn a_locked_database_refuses_until_it_is_free() {
    if Database::is_postgres() {
        return;
    }
    let database = Database::new("locked").await;
    let store = with_table(&database).await;
    let mut other = store.address.writing().await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let (append, person, length) = tokio::join!(
        in_time(store.append(written(TABLE, 1, 1))),
        in_time(store.add_person(1, "Ada", 1)),
        length(&store, CODE),
    );
    for refused in [append, person] {
        assert!(matches!(&refused, Err(StoreError::Database(it)) if it.contains("locked")));
    }
    assert_eq!(length, 0, "reading goes on");
    lock.rollback().await.unwrap();
    goes_on(&store).await;
}

/// A storage with one table behind a line, if this run is about PostgreSQL.
async fn behind_a_line(name: &str) -> Option<(Database, Line, Store)> {
    if !Database::is_postgres() {
        return None;
    }
    let database = Database::new(name).await;
    let line = Line::to(&database.url).await;
    let store = Store::open(&line.url).await.unwrap();
    store.add_table(TABLE, CODE, &founding(), 1).await.unwrap();
    store.append(written(TABLE, 1, 1)).await.unwrap();
    Some((database, line, store))
}

#[tokio::test]
async fn a_database_that_does_not_answer_is_given_up_in_time() {
    let Some((_database, line, store)) = behind_a_line("held").await else { return };
    line.is(Fate::Held);
    let (append, second, read, ready) = tokio::join!(
        in_time(store.append(written(TABLE, 2, 1))),
        in_time(store.add_person(1, "Ada", 1)),
        in_time(store.table(CODE)),
        store.reads_and_writes(),
    );
    assert!(matches!(append, Err(StoreError::Unsure(_))), "{append:?}");
    assert!(matches!(second, Err(StoreError::Unsure(_))), "{second:?}");
    assert_eq!(read.map(drop), Err(StoreError::Slow));
    assert!(!ready);
    line.is(Fate::Open);
    goes_on(&store).await;
    assert!(store.reads_and_writes().await);
}

#[tokio::test]
async fn a_database_that_is_gone_is_found_again() {
    let Some((_database, line, store)) = behind_a_line("gone").await else { return };
    line.is(Fate::Cut);
    assert!(in_time(store.append(written(TABLE, 2, 1))).await.is_err());
    assert!(in_time(store.table(CODE)).await.is_err());
    line.is(Fate::Open);
    goes_on(&store).await;
    // A connection that has died while nobody used it is not even noticed.
    line.is(Fate::Cut);
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    line.is(Fate::Open);
    goes_on(&store).await;
}

#[tokio::test]
async fn a_commit_without_an_answer_is_there_whole_or_not_at_all() {
    let Some((_database, line, store)) = behind_a_line("unsure").await else { return };
    for (fate, is_there) in [(Fate::CutBeforeCommit, false), (Fate::CutAfterCommit, true)] {
        let first = length(&store, CODE).await + 1;
        line.is(fate);
        let append = in_time(store.append(written(TABLE, first, 3))).await;
        assert!(matches!(append, Err(StoreError::Unsure(_))), "{append:?}");
        line.is(Fate::Open);
        assert_eq!(length(&store, CODE).await, first - 1 + if is_there { 3 } else { 0 });
        // Who writes it again without looking is refused, or it was never there.
        let again = store.append(written(TABLE, first, 3)).await;
        assert_eq!(again, if is_there { Err(StoreError::Stale) } else { Ok(()) });
        goes_on(&store).await;
    }
}

#[tokio::test]
async fn a_text_the_database_cannot_hold_does_not_spoil_the_others() {
    let database = Database::new("text").await;
    let store = with_table(&database).await;
    let (append, person) =
        tokio::join!(store.append(written(TABLE, 1, 1)), store.add_person(1, "A\0da", 1));
    append.unwrap();
    assert_eq!(person.is_err(), Database::is_postgres(), "{person:?}");
    assert_eq!(length(&store, CODE).await, 1);
}
