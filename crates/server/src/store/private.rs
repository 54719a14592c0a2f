//! Files that nobody else on the machine may read: they hold what decides the cards of running games.

use std::fs::{self, OpenOptions, Permissions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::Path;

use super::backup::with_ending;
use super::open::Address;

/// Whoever has the account reads and writes; a group may, if somebody has said so since.
const OWN: u32 = 0o600;
const OTHERS: u32 = 0o007;

/// Makes an empty file, if there is none.
pub fn make(file: &Path) -> io::Result<()> {
    let made = OpenOptions::new().write(true).create_new(true).mode(OWN).open(file);
    match made {
        Err(why) if why.kind() != ErrorKind::AlreadyExists => Err(why),
        _ => Ok(()),
    }
}

impl Address {
    /// Sees to it that SQLite's file and what lies beside it is not everybody's. What SQLite makes
    /// itself gets the mode of the database.
    pub fn keep_private(&self) {
        let Some(file) = &self.file else { return };
        // SQLite says better why it cannot be made.
        let _ = make(file);
        for ending in ["", "-wal", "-shm"] {
            let file = with_ending(file, ending);
            let Ok(mode) = fs::metadata(&file).map(|it| it.permissions().mode()) else { continue };
            let closed = Permissions::from_mode(mode & !OTHERS);
            if mode & OTHERS != 0 && fs::set_permissions(&file, closed).is_err() {
                tracing::warn!(file = %file.display(), "everybody on this machine may read this");
            }
        }
    }
}
