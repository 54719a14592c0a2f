//! The program that is measured, on a database on disk.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use guest::Door;

/// The program is open before this, or never.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct House {
    pub door: Door,
    program: Child,
    /// From its start until it was ready.
    pub took: Duration,
}

impl House {
    /// Starts the program in this folder; a table nobody touches is forgotten after `idle` seconds.
    pub async fn open(binary: &Path, folder: &Path, idle: u32) -> Result<House> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
        let database = format!("sqlite:{}?mode=rwc", folder.join("house.db").display());
        let start = Instant::now();
        let program = Command::new(binary)
            .args(["serve", "--listen", &address, "--database", &database])
            .args(["--tables-per-person", "100000", "--tables-per-address", "100000"])
            .args(["--sockets-per-address", "100000", "--requests-per-minute", "10000000"])
            .args(["--idle", &idle.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", binary.display()))?;
        let mut house = House { door: Door::at(address), program, took: Duration::ZERO };
        while !house.is_ready().await {
            ensure!(start.elapsed() < PATIENCE, "the house does not open");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        house.took = start.elapsed();
        Ok(house)
    }

    async fn is_ready(&self) -> bool {
        self.door.http("GET /readyz", "", "").await.is_ok_and(|answer| answer.status == 200)
    }

    /// The memory it has now, in KiB.
    pub fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.program.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next());
        Ok(number.context("no VmRSS")?.parse()?)
    }

    pub fn id(&self) -> u32 {
        self.program.id()
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
    pub fn new(within: &Path) -> Result<Folder> {
        let folder = within.join(format!("luckhouse-load-{}", std::process::id()));
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
