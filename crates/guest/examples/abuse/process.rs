//! The server as a process of its own: started, watched, ended.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use guest::{Door, Sample};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

/// The server answers before this, or never.
const PATIENCE: Duration = Duration::from_secs(30);
/// What a shell usually allows a server, whatever this process may have: the server raises it by itself.
const USUAL_FILES: &str = "ulimit -S -n 1024 && exec \"$@\"";
/// Descriptors of all who attack and play here: fewer would be attacks that are not made.
const FILES: u64 = 4096;
/// Lines of its log that are shown where it has ended.
const LAST_WORDS: usize = 5;
const DATABASE: &str = "luckhouse.db";
const LOG: &str = "luckhouse.log";
pub struct Server {
    pub door: Door,
    /// Where its database lies.
    pub folder: PathBuf,
    child: Child,
}

impl Server {
    /// Starts the program on a database in this folder. All limits are those of an operator who has
    /// changed nothing, but tables that nobody touches are unloaded after `idle` seconds.
    pub async fn start(binary: &Path, folder: &Path, address: &str, idle: u32) -> Result<Server> {
        let database = format!("sqlite:{}?mode=rwc", folder.join(DATABASE).display());
        let log = File::options().create(true).append(true).open(folder.join(LOG))?;
        let child = Command::new("sh")
            .args(["-c", USUAL_FILES, "sh"])
            .arg(binary)
            .args(["serve", "--listen", address, "--database", &database, "--house", "300"])
            .args(["--idle", &idle.to_string()])
            .env("LUCKHOUSE_FILTER", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .with_context(|| format!("cannot start {}", binary.display()))?;
        let mut server =
            Server { door: Door::at(address.to_owned()), folder: folder.to_owned(), child };
        let start = Instant::now();
        while !server.is_ready().await {
            ensure!(server.ended().is_none(), "the server ended:\n{}", server.last_words());
            ensure!(start.elapsed() < PATIENCE, "the server does not answer");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(server)
    }

    async fn is_ready(&self) -> bool {
        self.door.http("GET /readyz", "", "").await.is_ok_and(|answer| answer.status == 200)
    }

    /// How it ended, if it has.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// The file of SQLite it has open.
    pub fn database(&self) -> PathBuf {
        self.folder.join(DATABASE)
    }

    /// The end of its log.
    pub fn last_words(&self) -> String {
        let text = fs::read(self.folder.join(LOG)).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let lines: Vec<&str> = text.lines().collect();
        // A panic says what it was before its backtrace.
        let panic = lines.iter().rposition(|line| line.contains("panicked at"));
        let first = panic.unwrap_or(lines.len().saturating_sub(LAST_WORDS));
        lines[first..].iter().take(LAST_WORDS).copied().collect::<Vec<_>>().join("\n")
    }

    /// How many tables it has in memory.
    pub async fn tables(&self) -> Result<u64> {
        let mut stream = self.door.dial().await?;
        let ask = format!(
            "GET /metrics HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n",
            self.door.address
        );
        stream.write_all(ask.as_bytes()).await?;
        let mut text = String::new();
        timeout(PATIENCE, stream.read_to_string(&mut text)).await??;
        let tables = text.lines().find_map(|line| line.strip_prefix("luckhouse_tables "));
        // Before the first table there is no such line.
        Ok(tables.map_or(Ok(0), str::parse)?)
    }

    pub fn sample(&self) -> Result<Sample> {
        Ok(Sample::of(self.child.id())?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Raises the limit of descriptors of this process as far as it goes.
pub fn raise_files() -> Result<()> {
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit })?;
    let most = limit.maximum.unwrap_or(u64::MAX);
    ensure!(most >= FILES, "{most} descriptors are allowed, {FILES} are needed (ulimit -H -n)");
    Ok(())
}
