use super::*;

#[tokio::test]
async fn what_is_written_is_read() {
    let database = Database::new("read").await;
    let store = with_table(&database).await;
    assert_eq!(length(&store, CODE).await, 0);
    for (first, count) in [(1, 1), (2, 3), (5, 200), (205, 1)] {
        store.append(written(TABLE, first, count)).await.unwrap();
    }
    assert_eq!(length(&store, CODE).await, 205);
    assert!(store.table("ZZZZZ").await.unwrap().is_none());
    let again = Store::open(&database.url).await.unwrap();
    assert_eq!(length(&again, CODE).await, 205);
    assert_eq!(again.table(CODE).await.unwrap().unwrap().founding.secret, "s");
}

async fn has_begun(store: &Store) -> bool {
    let find = sqlx::query("SELECT begun FROM tables WHERE code = $1").bind(CODE);
    let row = store.one(find).await.unwrap().unwrap();
    sqlx::Row::get::<i64, _>(&row, 0) == 1
}

#[tokio::test]
async fn what_a_table_is_known_by_changes_only_when_said() {
    let database = Database::new("known").await;
    let store = with_table(&database).await;
    let begun = async || has_begun(&store).await;
    let due = async || store.due(500).await.unwrap() == [CODE];
    assert!(!begun().await && !due().await);
    let known = Known { begun: false, due: Some(500), record: Some("{}".to_owned()) };
    let append = Written { known: Some(known), ..written(TABLE, 1, 1) };
    store.append(append).await.unwrap();
    for first in 2..4 {
        assert!(!begun().await && due().await && store.due(499).await.unwrap().is_empty());
        let record = KeptRecord { text: "{}".to_owned(), watched: true };
        assert_eq!(store.record(CODE).await.unwrap(), Some(Some(record)));
        store.append(written(TABLE, first, 1)).await.unwrap();
    }
    let known = Known { begun: true, due: None, record: None };
    store.append(Written { known: Some(known), ..written(TABLE, 4, 1) }).await.unwrap();
    assert!(begun().await && !due().await);
    let kept = store.record(CODE).await.unwrap().flatten();
    assert_eq!(kept.map(|it| it.text).as_deref(), Some("{}"), "a record stays");
    assert_eq!(store.record("WRONG").await.unwrap(), None);
}

#[tokio::test]
async fn of_two_writers_of_a_number_one_wins() {
    let database = Database::new("two").await;
    let one = with_table(&database).await;
    let two = Store::open(&database.url).await.unwrap();
    let mut next = 1;
    for round in 0..40 {
        // What the loser would have written besides must not be there either.
        let known = |begun| Some(Known { begun, due: Some(round), record: None });
        let mine = Written { known: known(true), ..written(TABLE, next, 2) };
        let theirs = Written { known: known(false), ..written(TABLE, next, 5) };
        let (mine, theirs) = tokio::join!(one.append(mine), two.append(theirs));
        let won = match (mine, theirs) {
            (Ok(()), Err(StoreError::Stale)) => true,
            (Err(StoreError::Stale), Ok(())) => false,
            other => panic!("{other:?}"),
        };
        next += if won { 2 } else { 5 };
        assert_eq!(length(&one, CODE).await, next - 1);
        assert_eq!(has_begun(&one).await, won);
    }
}

#[tokio::test]
async fn a_number_in_the_middle_refuses_the_whole() {
    let database = Database::new("middle").await;
    let store = with_table(&database).await;
    store.append(written(TABLE, 1, 3)).await.unwrap();
    assert_eq!(store.append(written(TABLE, 3, 100)).await, Err(StoreError::Stale));
    assert_eq!(length(&store, CODE).await, 3);
}

#[tokio::test]
async fn who_is_refused_does_not_spoil_the_others() {
    let database = Database::new("spoilt").await;
    let store = with_table(&database).await;
    let tables: Vec<i64> = (100..200).collect();
    for &table in &tables {
        store.add_table(table, &table.to_string(), &founding(), 1).await.unwrap();
    }
    for round in 0..5 {
        let (first, name) = (1 + 2 * round, format!("Ada {round}"));
        let appends = tables.iter().map(|&table| store.append(written(table, first, 2)));
        let appends = join_all(appends);
        let (appends, stale, nowhere, person) = tokio::join!(
            appends,
            store.append(written(TABLE, 1, 1)),
            store.append(written(-1, 1, 1)),
            store.add_person(i64::from(round), &name, 1),
        );
        assert!(appends.iter().all(Result::is_ok) && person.is_ok());
        assert_eq!(stale.is_ok(), round == 0, "{stale:?}");
        assert!(matches!(nowhere, Err(StoreError::Database(_))), "there is no such table");
    }
    for table in tables {
        assert_eq!(length(&store, &table.to_string()).await, 10);
    }
    assert_eq!(length(&store, CODE).await, 1);
}

const POSTGRES: &[(&str, &str)] = &[("SHOW synchronous_commit", "on")];
const SQLITE: &[(&str, &str)] = &[
    ("SELECT journal_mode FROM pragma_journal_mode", "wal"),
    ("SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous", "2"),
    ("SELECT CAST(timeout AS TEXT) FROM pragma_busy_timeout", "4000"),
    ("SELECT CAST(foreign_keys AS TEXT) FROM pragma_foreign_keys", "1"),
];

#[tokio::test]
async fn commits_are_durable() {
    let database = Database::new("durable").await;
    let store = with_table(&database).await;
    let mut writing = store.address.writing().await.unwrap();
    for (ask, expected) in if Database::is_postgres() { POSTGRES } else { SQLITE } {
        let row = sqlx::query(*ask).fetch_one(&mut writing).await.unwrap();
        assert_eq!(sqlx::Row::get::<String, _>(&row, 0), *expected, "{ask}");
    }
}
