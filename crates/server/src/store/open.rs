//! Reaching the database, and bringing it up to date.
//!
//! Each migration is one transaction: it is there whole or not at all, and after a failure the next
//! start goes on where the last one stopped. Before the first one SQLite's file is copied; for
//! PostgreSQL whoever runs it keeps backups by its own tools.

use std::borrow::Cow;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection, Row, SqlSafeStr};

use super::{PATIENCE, StoreError, backup};

/// Connections for reading.
const CONNECTIONS: u32 = 4;

/// Waiting for others first, so that nothing after it fails at once; durable commits; readers that do not
/// wait for the writer; what is deleted is overwritten.
const SQLITE: &str = "PRAGMA busy_timeout = 4000; PRAGMA journal_mode = WAL; \
                      PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                      PRAGMA secure_delete = ON;";
/// Nothing waits longer there than somebody waits for it here, and who was lost holds nothing up. What is
/// committed is on the disk, whatever the database does for others.
const POSTGRES: &str = "SET synchronous_commit = on; SET statement_timeout = 4000; \
                        SET idle_in_transaction_session_timeout = 10000;";

/// Where a database is.
#[derive(Clone, Debug)]
pub struct Address {
    options: AnyConnectOptions,
    /// The file of SQLite.
    pub file: Option<PathBuf>,
}

impl Address {
    pub fn parse(url: &str) -> Result<Address, StoreError> {
        sqlx::any::install_default_drivers();
        let bad = |_| StoreError::BadAddress;
        if url.starts_with("sqlite:") {
            let file = SqliteConnectOptions::from_str(url).map_err(bad)?;
            let file = file.get_filename().to_owned();
            // What is only in memory is a database per connection.
            let memory = url.contains(":memory:") || url.contains("mode=memory");
            if memory || file.as_os_str().is_empty() {
                return Err(StoreError::BadAddress);
            }
            return Address::of_file(&file, "rwc");
        }
        if !url.starts_with("postgres:") && !url.starts_with("postgresql:") {
            return Err(StoreError::BadAddress);
        }
        PgConnectOptions::from_str(url).map_err(bad)?;
        Ok(Address { options: AnyConnectOptions::from_str(url).map_err(bad)?, file: None })
    }

    pub fn of_file(file: &Path, mode: &str) -> Result<Address, StoreError> {
        sqlx::any::install_default_drivers();
        let path = file.to_str().ok_or(StoreError::BadAddress)?;
        let path = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
        let url = format!("sqlite:{path}?mode={mode}");
        let options = AnyConnectOptions::from_str(&url).map_err(|_| StoreError::BadAddress)?;
        Ok(Address { options, file: Some(file.to_owned()) })
    }

    /// A connection as it comes: nothing is set, so nothing is changed by it.
    pub async fn plain(&self) -> Result<AnyConnection, StoreError> {
        Ok(self.options.connect().await?)
    }

    /// A connection for writing.
    pub async fn writing(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.plain().await?;
        sqlx::raw_sql(self.settings()).execute(&mut connection).await?;
        Ok(connection)
    }

    pub async fn pool(&self) -> Result<AnyPool, StoreError> {
        let settings = self.settings();
        let options = AnyPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let options = options.after_connect(move |connection, _| {
            Box::pin(async move { sqlx::raw_sql(settings).execute(connection).await.map(drop) })
        });
        Ok(options.connect_with(self.options.clone()).await?)
    }

    fn settings(&self) -> &'static str {
        if self.file.is_some() { SQLITE } else { POSTGRES }
    }

    /// How this database is called in what is said about it: no password is in it.
    pub fn name(&self) -> String {
        let postgres = || "PostgreSQL".to_owned();
        self.file.as_ref().map_or_else(postgres, |file| file.display().to_string())
    }

    /// Which version of Luckhouse's tables are there; none in an empty database.
    pub async fn version(&self, connection: &mut AnyConnection) -> Result<Option<i64>, StoreError> {
        let tables = match self.file {
            Some(_) => "SELECT name FROM sqlite_master WHERE type = 'table'",
            None => {
                "SELECT CAST(tablename AS TEXT) FROM pg_tables \
                 WHERE schemaname = current_schema()"
            }
        };
        let tables = sqlx::query(tables).fetch_all(&mut *connection).await?;
        let names = tables.iter().map(|row| row.try_get::<String, _>(0));
        let names = names.collect::<Result<Vec<_>, _>>()?;
        let has = |name: &str| names.iter().any(|it| it == name);
        // A database of PostgreSQL may be shared, and somebody may be filling it; a file is ours or not.
        let is_file = self.file.is_some();
        if !has("_sqlx_migrations") {
            let foreign = is_file && !names.is_empty();
            return if foreign { Err(StoreError::Foreign(self.name())) } else { Ok(None) };
        }
        let newest = "SELECT max(version) FROM _sqlx_migrations";
        let version = sqlx::query(newest).fetch_one(connection).await?;
        let version: Option<i64> = version.try_get(0)?;
        if is_file && version.is_some() && !has("journal") {
            return Err(StoreError::Foreign(self.name()));
        }
        Ok(version)
    }

    /// Brings the database up to date, unless it is newer than what is known here.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        let mut connection = self.plain().await?;
        let found = self.version(&mut connection).await?;
        let found = found.map(checked).transpose()?;
        if let (Some(found), Some(file)) = (found, &self.file)
            && found < newest()
        {
            backup::before_migration(&mut connection, file, found).await?;
        }
        let run = migrator().run_direct(None, &mut connection, false).await;
        run.map_err(|why| StoreError::Migration(why.to_string()))?;
        Ok(connection.close().await?)
    }

    /// Waits until nobody else on this machine prepares the same file; PostgreSQL sees to that itself.
    pub async fn alone(&self) -> Result<Option<File>, StoreError> {
        let Some(file) = &self.file else { return Ok(None) };
        let folder = folder_of(file).to_owned();
        let lock = move || {
            let lock = File::open(&folder).and_then(|it| it.lock().map(|()| it));
            lock.map(Some).map_err(|why| StoreError::file(&folder, &why))
        };
        tokio::task::spawn_blocking(lock).await.map_err(|_| StoreError::Stopped)?
    }
}

/// The folder a file is in.
pub fn folder_of(file: &Path) -> &Path {
    let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// The version, if it is known here.
pub fn checked(found: i64) -> Result<i64, StoreError> {
    let known = newest();
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(found) }
}

const MIGRATIONS: [(i64, &str, &str); 6] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "tokens", include_str!("../../migrations/0002_tokens.sql")),
    (3, "probe", include_str!("../../migrations/0003_probe.sql")),
    (4, "kept", include_str!("../../migrations/0004_kept.sql")),
    (5, "outages", include_str!("../../migrations/0005_outages.sql")),
    (6, "begun", include_str!("../../migrations/0006_begun.sql")),
];

pub fn newest() -> i64 {
    MIGRATIONS[MIGRATIONS.len() - 1].0
}

pub fn migrator() -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        let (name, kind) = (Cow::Borrowed(name), MigrationType::Simple);
        Migration::new(version, name, kind, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().map(migration).collect())
}
