//! The program itself, on a port of its own.

use std::net::TcpListener;
use std::os::unix::fs::DirBuilderExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use guest::Door;

/// The program is ready before this, or never.
const PATIENCE: Duration = Duration::from_mins(1);

pub struct House {
    pub door: Door,
    program: Child,
}

impl House {
    /// Opens it on this database. What comes before its name prepares its surroundings and becomes it.
    pub async fn open(database: &str, before: &[String]) -> House {
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = free.local_addr().unwrap().to_string();
        drop(free);
        let words = before.iter().map(String::as_str).chain([env!("CARGO_BIN_EXE_luckhouse")]);
        let words: Vec<&str> = words.collect();
        let program = Command::new(words[0])
            .args(&words[1..])
            .args(["serve", "--listen", &address, "--database", database])
            .env("LUCKHOUSE_FILTER", "off")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let house = House { door: Door::at(address), program };
        house.until_ready().await;
        house
    }

    pub fn id(&self) -> u32 {
        self.program.id()
    }

    /// How this path is answered; 0 where nobody listens.
    pub async fn status(&self, path: &str) -> u16 {
        let answer = self.door.http(&format!("GET {path}"), "", "").await;
        answer.map_or(0, |answer| answer.status)
    }

    pub async fn until_ready(&self) {
        self.until("/readyz", 200).await;
    }

    /// An answer about being ready holds for a second.
    pub async fn until(&self, path: &str, status: u16) {
        let start = Instant::now();
        while self.status(path).await != status {
            assert!(start.elapsed() < PATIENCE, "{path} does not become {status}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// An empty folder, which goes when this does.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let name = format!("luckhouse-storage-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::DirBuilder::new().mode(0o700).create(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
