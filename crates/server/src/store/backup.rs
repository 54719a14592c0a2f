//! Copies of SQLite's file: taken while tables are played, and put back.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, Connection, Row};

use super::open::{Address, checked, folder_of};
use super::{Store, StoreError, private};

/// Copies the database at this address into a new file. A server may run on it meanwhile.
pub async fn backup(url: &str, file: &Path) -> Result<(), StoreError> {
    copy(&Address::parse(url)?, file).await
}

/// Puts a copy back as the database at this address. One that is there is replaced only by `force`, and
/// never while somebody has it open.
pub async fn restore(file: &Path, url: &str, force: bool) -> Result<(), StoreError> {
    let address = Address::parse(url)?;
    let target = address.file.clone().ok_or(StoreError::NotHere)?;
    let mut copy = intact(file).await?;
    // Nobody opens it between looking whether somebody has and replacing it.
    let _alone = address.alone().await?;
    if target.exists() {
        if !force {
            return Err(StoreError::Exists(target.display().to_string()));
        }
        set_down(&target).await?;
    }
    // What is left of another database beside this one would be taken for its own.
    for ending in ["-wal", "-shm", "-journal"] {
        remove(&with_ending(&target, ending))?;
    }
    write(&mut copy, &target).await?;
    Ok(copy.close().await?)
}

impl Store {
    /// Copies everything that was acknowledged until now, and perhaps more, into a new file.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        copy(&self.address, file).await
    }
}

async fn copy(address: &Address, file: &Path) -> Result<(), StoreError> {
    let source = address.file.as_ref().ok_or(StoreError::NotHere)?;
    if file.exists() {
        return Err(StoreError::Exists(file.display().to_string()));
    }
    let mut connection = opened(source, "rw").await?;
    write(&mut connection, file).await?;
    Ok(connection.close().await?)
}

/// A connection to a file that holds a database of Luckhouse, of a version known here.
async fn opened(file: &Path, mode: &str) -> Result<AnyConnection, StoreError> {
    // The database would only say that it cannot open it.
    File::open(file).map_err(|why| StoreError::file(file, &why))?;
    let address = Address::of_file(file, mode)?;
    let amiss = |why| match why {
        StoreError::Database(why) if why.contains("not a database") => {
            StoreError::Foreign(address.name())
        }
        StoreError::Database(why) => StoreError::Damaged(address.name(), why),
        why => why,
    };
    let mut connection = address.plain().await.map_err(amiss)?;
    let version = address.version(&mut connection).await.map_err(amiss)?;
    checked(version.ok_or_else(|| StoreError::Foreign(address.name()))?)?;
    Ok(connection)
}

/// A connection that only reads.
pub(super) async fn intact(file: &Path) -> Result<AnyConnection, StoreError> {
    // A copy may lie where nothing can be written, not even a lock. One with a log beside it was not
    // made here, and is not whole without it.
    let whole = !["-wal", "-journal"].iter().any(|it| with_ending(file, it).exists());
    let mut connection = opened(file, if whole { "ro&immutable=1" } else { "ro" }).await?;
    let damaged = |why| StoreError::Damaged(file.display().to_string(), why);
    let found = sqlx::query("PRAGMA integrity_check").fetch_one(&mut connection).await;
    let found = found.and_then(|row| row.try_get::<String, _>(0));
    match found.map_err(|why| damaged(why.to_string()))?.as_str() {
        "ok" => Ok(connection),
        why => Err(damaged(why.to_owned())),
    }
}

/// Leaves a database that nobody has open as one file, without anything beside it.
async fn set_down(target: &Path) -> Result<(), StoreError> {
    let address = Address::of_file(target, "rw")?;
    let mut connection = address.plain().await?;
    // Only who is alone may leave the write-ahead log.
    let alone = sqlx::raw_sql("PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE;");
    let left = alone.execute(&mut connection).await;
    let _ = connection.close().await;
    match left {
        Err(sqlx::Error::Database(why)) if why.code().is_some_and(|it| it == "5") => {
            Err(StoreError::InUse(address.name()))
        }
        // Whatever else is wrong with it, it is to be replaced.
        _ => Ok(()),
    }
}

/// The copy that is kept of a database before it is brought up to date, beside it.
pub async fn before_migration(
    connection: &mut AnyConnection,
    file: &Path,
    version: i64,
) -> Result<(), StoreError> {
    let moment = "SELECT strftime('%Y-%m-%d-%H%M%f', 'now')";
    let moment: String = sqlx::query(moment).fetch_one(&mut *connection).await?.try_get(0)?;
    let copy = with_ending(file, &format!(".version-{version}-{moment}"));
    if copy.exists() {
        return Err(StoreError::Exists(copy.display().to_string()));
    }
    write(connection, &copy).await?;
    tracing::info!(copy = %copy.display(), "the database is copied before it is brought up to date");
    Ok(())
}

/// Copies a database into a file that is there whole and durable or not at all.
async fn write(connection: &mut AnyConnection, file: &Path) -> Result<(), StoreError> {
    let part = with_ending(file, ".part");
    remove(&part)?;
    private::make(&part).map_err(|why| StoreError::file(file, &why))?;
    let path = part.to_str().ok_or(StoreError::BadAddress)?;
    let into = sqlx::query("VACUUM INTO $1").bind(path).execute(connection).await;
    let settle = || {
        File::open(&part)?.sync_all()?;
        fs::rename(&part, file)?;
        File::open(folder_of(file))?.sync_all()
    };
    let settled = match into {
        Ok(_) => settle().map_err(|why| StoreError::file(file, &why)),
        Err(why) => Err(StoreError::file(file, &why)),
    };
    if settled.is_err() {
        let _ = remove(&part);
    }
    settled
}

pub fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn remove(file: &Path) -> Result<(), StoreError> {
    match fs::remove_file(file) {
        Err(why) if why.kind() != ErrorKind::NotFound => Err(StoreError::file(file, &why)),
        _ => Ok(()),
    }
}
