//! The HTTP part of the server against its own description, by schemathesis.

mod answers;

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use answers::Answers;
use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::run::{Output, cargo, checked, overhear, program, root};
use crate::workspace::Workspace;

/// The versions of schemathesis and all it needs, exactly.
const PACKAGES: &str = "xtask/schemathesis/requirements.txt";
/// Its seed, its checks, and how it says who asks: with names in braces that are filled in for each run.
const SETTINGS: &str = "xtask/schemathesis/schemathesis.toml";
/// Where it says what it was answered.
const REPORT: &str = "answers.ndjson";
/// What it comes in with, as the settings name it: a token, and the codes of two tables of the same person.
const NAMES: [&str; 3] = ["LUCKHOUSE_TOKEN", "LUCKHOUSE_OVER", "LUCKHOUSE_RUNS"];
/// Links of that person.
const LINKS: [&str; 2] = ["LUCKHOUSE_LOOKED", "LUCKHOUSE_TAKEN"];
/// The id of a token of theirs for a program.
const PROGRAM: &str = "LUCKHOUSE_PROGRAM";
/// Schemathesis opens no WebSocket, and there is nothing else to be had.
const SOCKET: &str = "GET /api/tables/{code}/live";
const PATIENCE: Duration = Duration::from_secs(30);

/// Runs it against this program, and says how many requests it made. A door that refuses whatever comes would be as
/// described, too: each has to be of use at least once.
pub fn run(binary: &Path) -> Result<u64> {
    let folder = Workspace::load()?.target.join("schemathesis");
    install(&folder)?;
    let server = Server::start(binary)?;
    let settings = fs::read_to_string(root().join(SETTINGS))?;
    fs::write(folder.join("settings.toml"), filled_in(&settings, &server.stage()?)?)?;
    let mut command = Command::new(folder.join("bin/schemathesis"));
    command.current_dir(&folder).args(["--config-file", "settings.toml", "run", "--no-color"]);
    command.args(["--checks", "all", "--report", "ndjson", "--report-ndjson-path", REPORT]);
    command.arg(format!("http://{}/openapi.json", server.address));
    let heard = overhear(&mut command, &Output::Standard)?;
    let made = generated(&heard.text).filter(|_| heard.success);
    let made = made.context("the server does not do what /openapi.json says")?;
    let answers = Answers::read(&fs::read_to_string(folder.join(REPORT))?)?;
    let refused = answers.only_refused(SOCKET);
    ensure!(refused.is_empty(), "whatever came was refused: {}", refused.join(", "));
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

    /// Somebody plays there, gives links and a token to a program, and comes back with what the settings name.
    fn stage(&self) -> Result<Vec<(&'static str, String)>> {
        let example = ["run", "--quiet", "--package", "guest", "--example", "stage"];
        let output = cargo(&example).arg(&self.address).stderr(Stdio::inherit()).output()?;
        let told = String::from_utf8(output.stdout)?;
        let told: Vec<String> = told.split_whitespace().map(str::to_owned).collect();
        ensure!(told.len() == NAMES.len(), "nobody could play at {}", self.address);
        let token = told[0].clone();
        let mut stage: Vec<_> = NAMES.into_iter().zip(told).collect();
        for name in LINKS {
            let link = self.ask("POST /api/me/links", &token, "")?;
            stage.push((name, text(&link["token"])?));
        }
        stage.push((PROGRAM, self.program(&token)?));
        Ok(stage)
    }

    /// The id of a new token for a program.
    fn program(&self, token: &str) -> Result<String> {
        self.ask("POST /api/me/tokens", token, r#"{ "label": "bot" }"#)?;
        let known = self.ask("GET /api/me/tokens", token, "")?;
        let mut known = known.as_array().into_iter().flatten();
        text(&known.find(|it| it["kind"] == "program").context("there is no program")?["id"])
    }

    /// The body of an answer. `request` is method and path.
    fn ask(&self, request: &str, token: &str, body: &str) -> Result<Value> {
        let mut stream = TcpStream::connect(&self.address)?;
        let (host, length) = (&self.address, body.len());
        write!(
            stream,
            "{request} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncookie: luckhouse={token}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let body = answer.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default();
        serde_json::from_str(body).with_context(|| format!("{request}: {answer}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.database);
    }
}

fn text(value: &Value) -> Result<String> {
    Ok(value.as_str().with_context(|| format!("not a text: {value}"))?.to_owned())
}

/// The settings with what their names stand for.
fn filled_in(settings: &str, stage: &[(&str, String)]) -> Result<String> {
    let fill =
        |text: String, (name, value): &(&str, String)| text.replace(&format!("${{{name}}}"), value);
    let filled = stage.iter().fold(settings.to_owned(), fill);
    ensure!(!filled.contains("${"), "{SETTINGS} names what is not there");
    Ok(filled)
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
    fn every_name_in_the_settings_is_filled_in() {
        let settings = fs::read_to_string(root().join(SETTINGS)).unwrap();
        let names = NAMES.into_iter().chain(LINKS).chain([PROGRAM]);
        let mut stage: Vec<_> = names.map(|name| (name, name.to_lowercase())).collect();
        let filled = filled_in(&settings, &stage).unwrap();
        assert!(stage.iter().all(|(_, value)| filled.contains(value)), "{filled}");
        stage.pop();
        assert!(filled_in(&settings, &stage).is_err());
    }

    #[test]
    fn every_package_has_an_exact_version() {
        let packages = fs::read_to_string(root().join(PACKAGES)).unwrap();
        assert!(packages.lines().all(|line| line.contains("==")), "{packages}");
        assert!(packages.contains("schemathesis=="), "{packages}");
    }
}
