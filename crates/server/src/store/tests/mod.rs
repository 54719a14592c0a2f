//! The storage on whichever database this run is about.

#[path = "../../../tests/it/door/database.rs"]
pub mod database;

mod copies;
mod keeping;
mod kept;
mod line;
mod migrating;
mod outages;
mod people;
mod speed;
mod trouble;
mod writing;

use database::Database;
use futures::future::join_all;
use serde_json::json;
use sitting::{Dated, Founding, Item};

use super::{KeptRecord, Known, Store, StoreError, Written};
use crate::secret::secret;

const CODE: &str = "ABCDE";
const TABLE: i64 = 7;

fn founding() -> Founding {
    let set_up = json!({ "game": "lucktails", "seats": 3, "open": true });
    let founding = Founding::new(serde_json::from_value(set_up).unwrap(), 1, secret());
    Founding { secret: "s".to_owned(), ..founding }
}

/// So many items for a table, from this number on; each says its number.
fn written(table: i64, first: u32, count: u32) -> Written {
    let item = |number| Item::Said { seat: game::Seat::at(0), say: json!({ "say": number }) };
    let items = (first..first + count).map(|it| Dated { at: u64::from(it), item: item(it) });
    Written { table, first, items: items.collect(), known: None, outages: usize::MAX }
}

/// An open storage with one table in it.
async fn with_table(database: &Database) -> Store {
    let store = Store::open(&database.url).await.unwrap();
    store.add_table(TABLE, CODE, &founding(), 1).await.unwrap();
    store
}

/// How many items the table of this code has; they are there without a gap.
async fn length(store: &Store, code: &str) -> u32 {
    let items = store.table(code).await.unwrap().unwrap().items;
    for (number, dated) in (1..).zip(&items) {
        let Item::Said { say, .. } = &dated.item else { panic!("{dated:?}") };
        assert_eq!((&say["say"], dated.at), (&json!(number), number));
    }
    items.len() as u32
}
