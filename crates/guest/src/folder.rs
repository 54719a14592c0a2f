//! A place for what a program writes while it is measured.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// An empty folder, which goes when this does.
pub struct Folder(pub PathBuf);

impl Folder {
    /// With this name, in this folder.
    pub fn new(within: &Path, name: &str) -> io::Result<Folder> {
        let folder = within.join(format!("luckhouse-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
