//! One server for one file: two of them would each believe to know how the tables stand.

use std::fs::{File, OpenOptions, TryLockError, canonicalize};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use super::StoreError;
use super::backup::with_ending;
use super::open::{Address, folder_of};

/// Held by the server of a database as long as it runs. The system lets go of it however the server ends, so that
/// nothing of a crash is in the way of the next; PostgreSQL keeps several servers apart by itself.
#[derive(Debug)]
pub struct Sole {
    _lock: Option<File>,
}

impl Sole {
    /// The right to serve the database at this address, unless somebody has it.
    pub fn of(url: &str) -> Result<Sole, StoreError> {
        let Some(file) = Address::parse(url)?.file else { return Ok(Sole { _lock: None }) };
        let path = with_ending(&real(&file), ".lock");
        let amiss = |why| StoreError::file(&path, &why);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false).mode(0o600);
        let lock = options.open(&path).map_err(amiss)?;
        match lock.try_lock() {
            Ok(()) => Ok(Sole { _lock: Some(lock) }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Served(file.display().to_string())),
            Err(TryLockError::Error(why)) => Err(amiss(why)),
        }
    }
}

/// The file itself, by whatever link it is called; it need not be there yet.
fn real(file: &Path) -> PathBuf {
    let in_folder = || Some(canonicalize(folder_of(file)).ok()?.join(file.file_name()?));
    canonicalize(file).ok().or_else(in_folder).unwrap_or_else(|| file.to_owned())
}

#[cfg(test)]
mod tests {
    use super::super::tests::database::Database;
    use super::*;

    #[tokio::test]
    async fn a_file_has_one_server_and_postgres_as_many_as_come() {
        let database = Database::new("sole").await;
        let first = Sole::of(&database.url).unwrap();
        let second = Sole::of(&database.url);
        if Database::is_postgres() {
            assert!(second.is_ok());
            return;
        }
        assert!(matches!(second, Err(StoreError::Served(_))), "{second:?}");
        drop(first);
        Sole::of(&database.url).unwrap();
    }
}
