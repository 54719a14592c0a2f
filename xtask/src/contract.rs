//! The HTTP part of the server against its own description, by schemathesis.

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::run::{Output, checked, overhear, program, root};
use crate::workspace::Workspace;

/// The versions of schemathesis and all it needs, exactly.
const PACKAGES: &str = "xtask/schemathesis/requirements.txt";
/// Its seed, its checks, and how it says who asks.
const SETTINGS: &str = "xtask/schemathesis/schemathesis.toml";
/// Examples for each operation and kind of test: about a minute in all.
const EXAMPLES: &str = "30";
/// The token it comes in with, as the settings name it.
const TOKEN: &str = "LUCKHOUSE_TOKEN";
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
    let heard = overhear(command.env(TOKEN, server.introduce()?), &Output::Standard)?;
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

    /// The token of somebody new.
    fn introduce(&self) -> Result<String> {
        let body = r#"{"name":"Ada"}"#;
        let mut stream = TcpStream::connect(&self.address)?;
        write!(
            stream,
            "POST /api/me HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        token(&answer).map(str::to_owned).context("the server gives no token")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.database);
    }
}

/// The value of the cookie that an answer sets.
fn token(answer: &str) -> Option<&str> {
    answer.split_once("luckhouse=")?.1.split([';', '\r']).next()
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
    fn the_token_is_read_from_the_cookie() {
        let answer = "HTTP/1.1 200 OK\r\nset-cookie: luckhouse=abc; Path=/\r\n\r\n";
        assert_eq!(token(answer), Some("abc"));
        assert_eq!(token("HTTP/1.1 429 Too Many Requests\r\n\r\n"), None);
    }

    #[test]
    fn every_package_has_an_exact_version() {
        let packages = fs::read_to_string(root().join(PACKAGES)).unwrap();
        assert!(packages.lines().all(|line| line.contains("==")), "{packages}");
        assert!(packages.contains("schemathesis=="), "{packages}");
    }
}
