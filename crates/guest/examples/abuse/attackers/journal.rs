//! The journal of a table in the database itself, made longer than any door allows within minutes.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Error};
use tokio::time::sleep;

/// The last things of a table once more, with the numbers that follow.
const AGAIN: &str = "INSERT INTO journal (table_id, number, at, item) \
    SELECT table_id, number + $2, at, item FROM journal \
    WHERE table_id = (SELECT id FROM tables WHERE code = $1) AND number > \
    (SELECT MAX(number) FROM journal WHERE table_id = (SELECT id FROM tables WHERE code = $1)) - $2";
/// What the server writes goes between two parts: it is not to wait for this.
const PAUSE: Duration = Duration::from_millis(20);

/// Writes the last `items` of this table so many times again. Nobody may have come to it yet: the server finds out that
/// it is longer only when it reads the table.
pub async fn lengthen(database: &Path, code: &str, items: u32, times: u32) -> Result<(), Error> {
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    for _ in 0..times {
        sqlx::query(AGAIN).bind(code).bind(items).execute(&mut connection).await?;
        sleep(PAUSE).await;
    }
    connection.close().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_last_things_are_written_again_with_the_numbers_that_follow() {
        let file = format!("luckhouse-journal-{}.db", std::process::id());
        let file = std::env::temp_dir().join(file);
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let tables = "CREATE TABLE tables (id, code); CREATE TABLE journal (table_id, number, at, item); \
                      INSERT INTO tables VALUES (7, 'QXJZD'), (8, 'QXJZE'); INSERT INTO journal VALUES \
                      (7, 1, 0, 'a'), (7, 2, 0, 'b'), (7, 3, 0, 'c'), (8, 1, 0, 'd')";
        sqlx::raw_sql(tables).execute(&mut connection).await.unwrap();
        lengthen(&file, "QXJZD", 2, 3).await.unwrap();
        let written = "SELECT GROUP_CONCAT(number || item, ' ') FROM \
                       (SELECT * FROM journal WHERE table_id = 7 ORDER BY number)";
        let written: String = sqlx::query_scalar(written).fetch_one(&mut connection).await.unwrap();
        assert_eq!(written, "1a 2b 3c 4b 5c 6b 7c 8b 9c");
        connection.close().await.unwrap();
        std::fs::remove_file(file).unwrap();
    }
}
