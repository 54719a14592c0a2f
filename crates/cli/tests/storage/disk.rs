//! A small disk that only the program sees, and that can be filled from outside.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Apart from all other programs: lays a disk over the folder, then becomes the program.
const MAKE: &str = r#"mount -t tmpfs -o size=4m none "$0" && exec "$@""#;

pub struct Disk {
    ballast: PathBuf,
}

impl Disk {
    /// What comes before the program's name, so that this folder is its disk.
    pub fn before(folder: &Path) -> Vec<String> {
        let folder = folder.display().to_string();
        let words = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", MAKE, &folder];
        words.map(str::to_owned).to_vec()
    }

    pub fn may_be_made(folder: &Path) -> bool {
        let before = Disk::before(folder);
        let made = Command::new(&before[0]).args(&before[1..]).arg("true").output();
        made.is_ok_and(|it| it.status.success())
    }

    /// The disk of a program that runs.
    pub fn of(program: u32, folder: &Path) -> Disk {
        let root = PathBuf::from(format!("/proc/{program}/root"));
        let ballast = root.join(folder.strip_prefix("/").unwrap()).join("ballast");
        Disk { ballast }
    }

    /// Takes all that is left of it.
    pub fn fill(&self) {
        let mut ballast = File::create(&self.ballast).unwrap();
        while ballast.write_all(&[0; 4096]).is_ok() {}
    }

    pub fn clear(&self) {
        std::fs::remove_file(&self.ballast).unwrap();
    }
}
