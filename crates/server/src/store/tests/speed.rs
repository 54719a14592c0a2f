//! How quick it is. Figures: `LUCKHOUSE_SPEED_SECONDS=3 cargo test -p server --lib speed -- --nocapture`.

use std::time::{Duration, Instant};

use super::*;

/// How long each figure is measured.
fn long() -> Duration {
    let seconds = std::env::var("LUCKHOUSE_SPEED_SECONDS").ok().and_then(|it| it.parse().ok());
    Duration::from_secs_f64(seconds.unwrap_or(0.3))
}

/// Appends one item after the other to a new table; how long each took.
async fn keep_appending(store: Store, id: i64, clock: bool, until: Instant) -> Vec<Duration> {
    store.add_table(id, &id.to_string(), &founding(), 1).await.unwrap();
    let mut took = Vec::new();
    for number in 1.. {
        let begun = Instant::now();
        let due = Some(u64::from(number));
        let known = clock.then_some(Known { begun: true, due, record: None });
        store.append(Written { known, ..written(id, number, 1) }).await.unwrap();
        took.push(begun.elapsed());
        if Instant::now() > until {
            break;
        }
    }
    // A few of them are looked at, so that reading does not become what is measured.
    if id % 100 == 0 {
        assert_eq!(length(&store, &id.to_string()).await as usize, took.len());
    }
    took
}

/// Appends per second of so many tables at once. With a clock, each changes what a table is known by.
async fn rate(store: &Store, tables: i64, clock: bool) -> f64 {
    let start = Instant::now();
    let id = |table| tables * 10_000 + i64::from(clock) * 5_000 + table;
    let append = |table| keep_appending(store.clone(), id(table), clock, start + long());
    let tasks: Vec<_> = (0..tables).map(|table| tokio::spawn(append(table))).collect();
    let took = join_all(tasks).await;
    let mut took: Vec<Duration> = took.into_iter().flat_map(Result::unwrap).collect();
    took.sort_unstable();
    let rate = f64::from(took.len() as u32) / long().as_secs_f64();
    let slow = took[took.len() * 99 / 100];
    let clock = if clock { "with" } else { "without" };
    println!("{tables} tables {clock} a clock: {rate:.0} appends/s, 99 % within {slow:.1?}");
    rate
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_append_quicker_than_one() {
    let database = Database::new("speed").await;
    let store = with_table(&database).await;
    for clock in [false, true] {
        let one = rate(&store, 1, clock).await;
        rate(&store, 64, clock).await;
        let many = rate(&store, 1000, clock).await;
        assert!(many > one, "a commit serves many: {many} of {one}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_read_quickly() {
    let database = Database::new("read-speed").await;
    let store = with_table(&database).await;
    store.append(written(TABLE, 1, 300)).await.unwrap();
    let mut took: Vec<Duration> = Vec::new();
    for _ in 0..200 {
        let begun = Instant::now();
        assert_eq!(store.table(CODE).await.unwrap().unwrap().items.len(), 300);
        took.push(begun.elapsed());
    }
    took.sort_unstable();
    println!("300 items: median {:.2?}, 99 % within {:.2?}", took[100], took[198]);
    // So much even on a busy machine; alone it is a fraction of it.
    assert!(took[100] < Duration::from_millis(50), "{took:?}");
}
