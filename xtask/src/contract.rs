//! The HTTP part of the server against its own description, by schemathesis.

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::run::{Output, cargo, checked, overhear, program, root};
use crate::workspace::Workspace;

/// The versions of schemathesis and all it needs, exactly.
const PACKAGES: &str = "xtask/schemathesis/requirements.txt";
/// Its seed, its checks, and how it says who asks.
const SETTINGS: &str = "xtask/schemathesis/schemathesis.toml";
/// Examples for each operation and kind of test: about a minute in all.
const EXAMPLES: &str = "30";
/// What it comes in with, as the settings name it: a token, and the codes of two tables of the same person.
const NAMES: [&str; 3] = ["LUCKHOUSE_TOKEN", "LUCKHOUSE_OVER", "LUCKHOUSE_RUNS"];
const PATIENCE: Duration = Duration::from_secs(30);

/// Runs it against this program, and says how many requests it made.
pub fn run(binary: &Path) -> Result<u64> {
    let folder = Workspace::load()?.target.join("schemathesis");
    install(&folder)?;
    let server = Server::start(binary)?;
    let mut command = Command::new(folder.join("bin/schemathesis"));
    command.current_dir(&folder).arg("--config-file").arg(root().join(SETTINGS));
    command.args(["run", "--no-color", "--checks", "all", "--max-examples", EXAMPLES]);
    command.arg(format!("http://{}/openapi.json", server.address));
    let heard = overhear(command.envs(server.stage()?), &Output::Standard)?;
    let made = generated(&heard.text).filter(|_| heard.success);
    let made = made.context("the server does not do what /openapi.json says")?;
    println!("schemathesis: {made} requests, as described");
    Ok(made)
}

/// The packages, in a virtual environment of their own, where they are not there yet.
fn install(folder: &Path) -> Result<()> {
    let wanted = fs::read(root().join(PACKAGES)).with_context(|| format!("reading {PACKAGES}"))?;
    let stamp = folder.join("installed");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    checked(program("python3", &["-m", "venv", "--clear"]).arg(folder))?;
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.current_dir(root()).args(["install", "--quiet", "--requirement", PACKAGES]);
    checked(&mut pip)?;
    fs::write(stamp, wanted).context("the packages cannot be marked as installed")
}

/// A server with a database of its own; both go with this.
struct Server {
    address: String,
    database: PathBuf,
    child: Child,
}

impl Server {
    fn start(binary: &Path) -> Result<Server> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
        let name = format!("luckhouse-contract-{}", std::process::id());
        let database = std::env::temp_dir().join(name);
        fs::create_dir_all(&database)?;
        let mut command = Command::new(binary);
        command.args(["serve", "--listen", &address, "--requests-per-minute", "1000000"]);
        command.args(["--house", "0"]);
        command.arg("--database");
        command.arg(format!("sqlite:{}/tables.db?mode=rwc", database.display()));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let child =
            command.spawn().with_context(|| format!("cannot start {}", binary.display()))?;
        let server = Server { address, database, child };
        server.wait_for()?;
        Ok(server)
    }

    fn wait_for(&self) -> Result<()> {
        let start = Instant::now();
        while TcpStream::connect(&self.address).is_err() {
            if start.elapsed() > PATIENCE {
                bail!("the server does not start");
            }
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// Somebody plays there, and comes back with what the settings name.
    fn stage(&self) -> Result<Vec<(&'static str, String)>> {
        let example = ["run", "--quiet", "--package", "guest", "--example", "stage"];
        let output = cargo(&example).arg(&self.address).stderr(Stdio::inherit()).output()?;
        let told = String::from_utf8(output.stdout)?;
        let told: Vec<String> = told.split_whitespace().map(str::to_owned).collect();
        ensure!(told.len() == NAMES.len(), "nobody could play at {}", self.address);
        Ok(NAMES.into_iter().zip(told).collect())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.database);
    }
}

/// The requests that were made, by the closing lines of schemathesis.
fn generated(text: &str) -> Option<u64> {
    let line = text.lines().rev().find(|line| line.contains(" generated, "))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_made_is_counted() {
        let text = "Test cases:\n  2438 generated, 2438 passed, 11 skipped\n\nSeed: 7\n";
        assert_eq!(generated(text), Some(2438));
        assert_eq!(generated("No test cases were generated"), None);
    }

    #[test]
    fn every_package_has_an_exact_version() {
        let packages = fs::read_to_string(root().join(PACKAGES)).unwrap();
        assert!(packages.lines().all(|line| line.contains("==")), "{packages}");
        assert!(packages.contains("schemathesis=="), "{packages}");
    }
}
