//! The program itself, on a port and a database of its own.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use guest::Door;

/// The program is open before this, or never.
const PATIENCE: Duration = Duration::from_secs(30);
/// An empty database to use in place of a file of SQLite.
const DATABASE: &str = "LUCKHOUSE_KILL_DATABASE";

pub struct House {
    pub door: Door,
    folder: PathBuf,
    program: Child,
}

impl House {
    pub async fn open() -> House {
        let folder = std::env::temp_dir().join(format!("luckhouse-kill-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = free.local_addr().unwrap().to_string();
        drop(free);
        House::start(Door::at(address), folder).await
    }

    async fn start(door: Door, folder: PathBuf) -> House {
        let file = || format!("sqlite:{}?mode=rwc", folder.join("house.db").display());
        let database = std::env::var(DATABASE).unwrap_or_else(|_| file());
        let program = Command::new(env!("CARGO_BIN_EXE_luckhouse"))
            .args(["serve", "--listen", &door.address, "--database", &database, "--house", "0"])
            .args(["--tables-per-person", "100000", "--tables-per-address", "100000"])
            .args(["--sockets-per-address", "100000", "--requests-per-minute", "1000000"])
            .env("LUCKHOUSE_FILTER", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let house = House { door, folder, program };
        let start = Instant::now();
        while !house.is_ready().await {
            assert!(start.elapsed() < PATIENCE, "the house does not open");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        house
    }

    async fn is_ready(&self) -> bool {
        self.door.http("GET /readyz", "", "").await.is_ok_and(|answer| answer.status == 200)
    }

    /// Ends the program without a word.
    pub fn kill(&mut self) {
        self.program.kill().unwrap();
        self.program.wait().unwrap();
    }

    /// Starts it again on the same database.
    pub async fn again(mut self) -> House {
        let folder = std::mem::take(&mut self.folder);
        House::start(self.door.clone(), folder).await
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
        if !self.folder.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}
