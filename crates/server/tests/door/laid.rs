//! What is laid down in the database before a table has begun to run.

use serde_json::{Value, json};
use sqlx::{AnyPool, Row};

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
