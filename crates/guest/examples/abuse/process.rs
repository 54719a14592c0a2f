//! The server as a process of its own: started, watched, ended.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use guest::Door;
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
/// Linux counts processor time in hundredths of a second.
const TICKS_PER_SECOND: u64 = 100;

/// What the operating system says of the server.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Sample {
    pub memory_kib: u64,
    pub descriptors: u64,
    pub threads: u64,
    /// Processor time used since its start.
    pub busy: Duration,
}

impl Sample {
    /// The largest of both.
    #[must_use]
    pub fn max(self, other: Sample) -> Sample {
        Sample {
            memory_kib: self.memory_kib.max(other.memory_kib),
            descriptors: self.descriptors.max(other.descriptors),
            threads: self.threads.max(other.threads),
            busy: self.busy.max(other.busy),
        }
    }
}

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
        let proc = PathBuf::from(format!("/proc/{}", self.child.id()));
        let status = fs::read_to_string(proc.join("status"))?;
        let stat = fs::read_to_string(proc.join("stat"))?;
        let descriptors = fs::read_dir(proc.join("fd"))?.count() as u64;
        read(&status, &stat, descriptors).context("/proc is not as expected")
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

/// Processor time the current thread has used.
pub fn thread_busy() -> Duration {
    let stat = fs::read_to_string("/proc/thread-self/stat").unwrap_or_default();
    busy(&stat).unwrap_or_default()
}

fn read(status: &str, stat: &str, descriptors: u64) -> Option<Sample> {
    let number = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    };
    let (memory_kib, threads) = (number("VmRSS:")?, number("Threads:")?);
    Some(Sample { memory_kib, descriptors, threads, busy: busy(stat)? })
}

/// User and system time: the 14th and 15th field, the 2nd of which is a name with anything in it.
fn busy(stat: &str) -> Option<Duration> {
    let (_, after_name) = stat.rsplit_once(')')?;
    let ticks = |at| after_name.split_whitespace().nth(at)?.parse::<u64>().ok();
    let sum = ticks(11)? + ticks(12)?;
    Some(Duration::from_millis(sum * 1000 / TICKS_PER_SECOND))
}

/// An empty folder, which goes when this does.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(within: &Path) -> Result<Folder> {
        let folder = within.join(format!("luckhouse-abuse-{}", std::process::id()));
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_read() {
        let status = "Name:\tx\nVmRSS:\t  2048 kB\nThreads:\t3\n";
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194304 100 0 0 0 150 50 0 0 20 0 3 0 1 2";
        let busy = Duration::from_secs(2);
        let expect = Sample { memory_kib: 2048, descriptors: 9, threads: 3, busy };
        assert_eq!(read(status, stat, 9), Some(expect));
        assert_eq!(read("", stat, 9), None);
        assert_eq!(read(status, "7", 9), None);
    }

    #[test]
    fn a_peak_is_the_largest_of_each() {
        let one = Sample { memory_kib: 1, descriptors: 9, ..Sample::default() };
        let other = Sample { memory_kib: 5, descriptors: 2, threads: 4, ..Sample::default() };
        let peak = one.max(other);
        assert_eq!((peak.memory_kib, peak.descriptors, peak.threads), (5, 9, 4));
    }
}
