//! The program that is measured, on a database on disk.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use guest::{Door, Sample};

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

    /// How much of the machine it uses.
    pub fn sample(&self) -> Result<Sample> {
        Ok(Sample::of(self.program.id())?)
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
