//! What is laid down in the database while a table does not run.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sqlx::{AnyPool, AssertSqlSafe, Row};

/// The table that was `made` gets this code, this secret and these shuffles.
pub async fn lay_down(url: &str, made: &str, code: &str, secret: &str, script: &[Value]) {
    let pool = AnyPool::connect(url).await.unwrap();
    let find = sqlx::query("SELECT founding FROM tables WHERE code = $1").bind(made);
    let text: String = find.fetch_one(&pool).await.unwrap().get(0);
    let mut founding: Value = serde_json::from_str(&text).unwrap();
    founding["secret"] = json!(secret);
    founding["script"] = json!(script);
    let set = "UPDATE tables SET code = $1, founding = $2 WHERE code = $3";
    let set = sqlx::query(set).bind(code).bind(founding.to_string()).bind(made);
    assert_eq!(set.execute(&pool).await.unwrap().rows_affected(), 1);
    pool.close().await;
}

/// All that happened at this table happened so much earlier.
pub async fn let_time_pass(url: &str, code: &str, time: Duration) {
    let pool = AnyPool::connect(url).await.unwrap();
    let time = time.as_millis() as i64;
    let of = "table_id = (SELECT id FROM tables WHERE code = $2)";
    for set in [
        format!("UPDATE journal SET at = at - $1 WHERE {of}"),
        "UPDATE tables SET due = due - $1 WHERE code = $2".to_owned(),
    ] {
        let set = sqlx::query(AssertSqlSafe(set)).bind(time).bind(code);
        assert!(set.execute(&pool).await.unwrap().rows_affected() > 0);
    }
    pool.close().await;
}

/// Waits until so much has happened at this table.
pub async fn until_written(url: &str, code: &str, items: u32) {
    let pool = AnyPool::connect(url).await.unwrap();
    let of = "table_id = (SELECT id FROM tables WHERE code = $1)";
    let count = format!("SELECT COUNT(*) FROM journal WHERE {of}");
    let start = Instant::now();
    loop {
        let count = sqlx::query(AssertSqlSafe(count.as_str())).bind(code);
        let written: i64 = count.fetch_one(&pool).await.unwrap().get(0);
        if written == i64::from(items) {
            break;
        }
        assert!(start.elapsed() < Duration::from_mins(1), "{written} of {items}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    pool.close().await;
}
