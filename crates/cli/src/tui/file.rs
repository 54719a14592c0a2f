//! Saving a record.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// Why nothing was saved.
#[derive(Debug)]
pub enum Unsaved {
    /// There is such a file already.
    Exists,
    Failed(io::Error),
}

/// Writes a new file, or over an old one if that is wanted.
pub fn save(path: &Path, text: &str, over: bool) -> Result<(), Unsaved> {
    let mut open = OpenOptions::new();
    open.write(true);
    if over {
        open.create(true).truncate(true);
    } else {
        open.create_new(true);
    }
    let mut file = open.open(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Unsaved::Exists,
        _ => Unsaved::Failed(error),
    })?;
    file.write_all(text.as_bytes()).and_then(|()| file.flush()).map_err(|error| {
        // Half a record is none; if it cannot be removed either, the error below says enough.
        let _ = fs::remove_file(path);
        Unsaved::Failed(error)
    })
}
