//! A database of its own for every test: a file of SQLite, or, where `LUCKHOUSE_TEST_POSTGRES` has the address
//! of a PostgreSQL, a database there.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

const POSTGRES: &str = "LUCKHOUSE_TEST_POSTGRES";

pub struct Database {
    pub url: String,
    /// A folder that lasts as long as the database.
    pub folder: PathBuf,
    /// Where PostgreSQL is, and what this is called there.
    on_postgres: Option<(String, String)>,
}

impl Database {
    /// An empty database.
    pub async fn new(name: &str) -> Database {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("luckhouse-{}-{number}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(&name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let Ok(server) = std::env::var(POSTGRES) else {
            say_what_is_left_out();
            let url = format!("sqlite:{}", folder.join("house.db").display());
            return Database { url, folder, on_postgres: None };
        };
        let name = name.replace('-', "_");
        run(&server, &format!("CREATE DATABASE {name}")).await;
        let (server_url, rest) = server.split_once('?').unwrap_or((&server, ""));
        let (host, _) = server_url.rsplit_once('/').expect("postgres://…/DATABASE");
        let url = format!("{host}/{name}?{rest}");
        Database { url, folder, on_postgres: Some((server, name)) }
    }

    /// Whether this run is about PostgreSQL.
    #[allow(dead_code, reason = "not every test asks")]
    pub fn is_postgres() -> bool {
        std::env::var(POSTGRES).is_ok()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
        let Some((server, name)) = self.on_postgres.take() else { return };
        let end = async move { run(&server, &format!("DROP DATABASE {name} WITH (FORCE)")).await };
        // There is no waiting inside of a runtime.
        let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build();
        let dropped = std::thread::spawn(move || runtime().unwrap().block_on(end)).join();
        if dropped.is_err() {
            eprintln!("a database is left behind");
        }
    }
}

async fn run(server: &str, sql: &str) {
    let mut connection = PgConnection::connect(server).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Written where the test runner does not catch it.
fn say_what_is_left_out() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let _ = writeln!(
            std::io::stderr(),
            "note: only SQLite is tested; `cargo xtask test` also tests PostgreSQL ({POSTGRES} is not set)"
        );
    });
}
