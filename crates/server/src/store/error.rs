//! Why the storage did not do what it was asked.

use std::path::Path;

use words::Message;

#[derive(Clone, Debug, Eq, PartialEq)]
pub enum StoreError {
    /// Somebody else has written this already. Nothing of this was written.
    Stale,
    /// What is kept cannot be read.
    Unreadable(String),
    /// The database refuses. Nothing of this was written.
    Database(String),
    /// The database was lost or too slow while this was being written: it is there or it is not, whole
    /// in both cases. Who must know reads it again.
    Unsure(String),
    /// The database did not answer a question in time.
    Slow,
    /// The writer is gone: the server stops.
    Stopped,
    /// The database could not be brought up to date. It is as it was.
    Migration(String),
    /// A newer version of Luckhouse made this database.
    Newer { found: i64, known: i64 },
    /// This is no address of a database.
    BadAddress,
    /// There is something in this database, and it is not Luckhouse's.
    Foreign(String),
    /// The file is damaged.
    Damaged(String, String),
    /// The file is there already.
    Exists(String),
    /// Somebody has the database open.
    InUse(String),
    /// Another server serves this file.
    Served(String),
    /// A file could not be read or written.
    File(String, String),
    /// What only SQLite does here, asked of PostgreSQL.
    NotHere,
}

impl StoreError {
    pub(super) fn file(path: &Path, why: &impl ToString) -> StoreError {
        StoreError::File(path.display().to_string(), why.to_string())
    }

    /// For whoever runs the server: what is wrong and what to do.
    pub fn message(&self) -> Message {
        let about = |key: &'static str, path: &String| Message::new(key).with("path", path.clone());
        match self {
            StoreError::Newer { found, known } => Message::new("store-newer")
                .with("found", found.to_string())
                .with("known", known.to_string()),
            StoreError::BadAddress => Message::new("store-bad-address"),
            StoreError::Foreign(path) => about("store-foreign", path),
            StoreError::Damaged(path, why) => about("store-damaged", path).with("why", why.clone()),
            StoreError::Exists(path) => about("store-exists", path),
            StoreError::InUse(path) => about("store-in-use", path),
            StoreError::Served(path) => about("store-served", path),
            StoreError::File(path, why) => about("store-file", path).with("why", why.clone()),
            StoreError::NotHere => Message::new("store-not-here"),
            StoreError::Migration(why) => Message::new("store-migration").with("why", why.clone()),
            other => Message::new("store-trouble").with("why", other.to_string()),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(why) if why.is_unique_violation() => StoreError::Stale,
            sqlx::Error::PoolTimedOut => StoreError::Slow,
            _ => StoreError::Database(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError::Unreadable(error.to_string())
    }
}

/// For the log.
impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StoreError::Stale => f.write_str("somebody else wrote this first"),
            StoreError::Unreadable(why) => write!(f, "unreadable: {why}"),
            StoreError::Database(why) => f.write_str(why),
            StoreError::Unsure(why) => write!(f, "written or not, that is not known: {why}"),
            StoreError::Slow => f.write_str("the database does not answer in time"),
            StoreError::Stopped => f.write_str("the storage has stopped"),
            StoreError::Migration(why) => write!(f, "not brought up to date: {why}"),
            StoreError::Newer { found, known } => {
                write!(f, "the database has version {found}, the newest known here is {known}")
            }
            StoreError::BadAddress => f.write_str("neither sqlite:FILE nor postgres://…"),
            StoreError::Foreign(path) => write!(f, "{path}: no database of Luckhouse"),
            StoreError::Damaged(path, why) => write!(f, "{path}: damaged: {why}"),
            StoreError::Exists(path) => write!(f, "{path}: exists already"),
            StoreError::InUse(path) => write!(f, "{path}: in use"),
            StoreError::Served(path) => write!(f, "{path}: another server serves it"),
            StoreError::File(path, why) => write!(f, "{path}: {why}"),
            StoreError::NotHere => f.write_str("PostgreSQL has its own tools for this"),
        }
    }
}

impl std::error::Error for StoreError {}
