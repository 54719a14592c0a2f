use sqlx::{AnyConnection, Connection, Row};

use super::super::TokenKind;
use super::super::open::{Address, migrator, newest};
use super::*;

async fn run(connection: &mut AnyConnection, sql: &'static str) {
    sqlx::raw_sql(sql).execute(connection).await.unwrap();
}

/// A database of the first version with Ada in it.
async fn of_the_first_version(database: &Database) {
    let mut connection = Address::parse(&database.url).unwrap().plain().await.unwrap();
    migrator().run_direct(Some(1), &mut connection, false).await.unwrap();
    let ada =
        "INSERT INTO people (id, token_hash, name, made_at) VALUES (1, 'a', 'Ada', 5000000000000)";
    run(&mut connection, ada).await;
    connection.close().await.unwrap();
}

/// The names of the copies beside the database.
fn copies(database: &Database) -> Vec<String> {
    let files = std::fs::read_dir(&database.folder).unwrap();
    let names = files.map(|it| it.unwrap().file_name().into_string().unwrap());
    names.filter(|it| it.contains(".version-")).collect()
}

#[tokio::test]
async fn an_older_database_is_brought_up_to_date_after_a_copy() {
    let database = Database::new("older").await;
    of_the_first_version(&database).await;
    let store = Store::open(&database.url).await.unwrap();
    let ada = Some((1, "Ada".to_owned(), TokenKind::Session));
    let expires = 5_000_000_000_000 + 365 * 24 * 60 * 60 * 1000;
    assert_eq!(store.person_by_token("a", expires - 1).await.unwrap(), ada);
    assert_eq!(store.person_by_token("a", expires).await.unwrap(), None);
    store.rename(1, "Ada L.").await.unwrap();
    let again = Store::open(&database.url).await.unwrap();
    assert_eq!(again.person_by_token("a", 2000).await.unwrap().unwrap().1, "Ada L.");
    if Database::is_postgres() {
        return;
    }
    let [copy] = &copies(&database)[..] else { panic!("one copy: {:?}", copies(&database)) };
    assert!(copy.starts_with("house.db.version-1-20"), "{copy}");
    let address = Address::of_file(&database.folder.join(copy), "rw").unwrap();
    let mut before = address.plain().await.unwrap();
    assert_eq!(address.version(&mut before).await.unwrap(), Some(1));
    let name = sqlx::query("SELECT name FROM people WHERE token_hash = 'a'");
    let name = name.fetch_one(&mut before).await.unwrap();
    assert_eq!(name.get::<String, _>(0), "Ada");
}

#[tokio::test]
async fn what_cannot_be_brought_up_to_date_stays_as_it_was() {
    let database = Database::new("stays").await;
    of_the_first_version(&database).await;
    let address = Address::parse(&database.url).unwrap();
    let mut connection = address.plain().await.unwrap();
    // Something is in the way at the end of what has to be done.
    run(&mut connection, "CREATE TABLE tokens (x BIGINT)").await;
    let why = Store::open(&database.url).await.unwrap_err();
    assert!(matches!(why, StoreError::Migration(_)), "{why:?}");
    assert_eq!(address.version(&mut connection).await.unwrap(), Some(1));
    run(&mut connection, "SELECT token_hash FROM people").await;
    run(&mut connection, "DROP TABLE tokens").await;
    Store::open(&database.url).await.unwrap();
}

#[tokio::test]
async fn a_newer_database_is_refused_untouched() {
    let database = Database::new("newer").await;
    drop(with_table(&database).await);
    let address = Address::parse(&database.url).unwrap();
    let mut connection = address.plain().await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations \
                 (version, description, success, checksum, execution_time) \
                 SELECT 99, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    run(&mut connection, newer).await;
    if !Database::is_postgres() {
        // Not even how it keeps its journal is changed.
        run(&mut connection, "PRAGMA journal_mode = DELETE").await;
    }
    connection.close().await.unwrap();
    let bytes = || std::fs::read(database.folder.join("house.db")).ok();
    let before = bytes();
    let why = Store::open(&database.url).await.unwrap_err();
    assert_eq!(why, StoreError::Newer { found: 99, known: newest() });
    assert_eq!(why.message().key, "store-newer");
    assert!(bytes() == before && copies(&database).is_empty());
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_refused() {
    for url in ["", "house.db", "mysql://x", "sqlite:", "sqlite::memory:", "postgres://[/"] {
        let why = Store::open(url).await.unwrap_err();
        assert_eq!(why, StoreError::BadAddress, "{url}");
    }
    if Database::is_postgres() {
        return;
    }
    let database = Database::new("foreign").await;
    let mut other = Address::parse(&database.url).unwrap().plain().await.unwrap();
    run(&mut other, "CREATE TABLE stamps (id BIGINT)").await;
    let why = Store::open(&database.url).await.unwrap_err();
    assert!(matches!(why, StoreError::Foreign(_)), "{why:?}");
    let text = database.folder.join("text.db");
    std::fs::write(&text, "no database at all, and long enough to be read as one".repeat(20))
        .unwrap();
    assert!(Store::open(&format!("sqlite:{}", text.display())).await.is_err());
}

#[tokio::test]
async fn many_may_open_a_new_database_at_once() {
    let database = Database::new("at-once").await;
    let opened = (0..4).map(|_| Store::open(&database.url));
    for store in join_all(opened).await {
        assert!(store.unwrap().is_ready().await);
    }
}
