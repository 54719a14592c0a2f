//! A PostgreSQL for the tests: its own, in a folder that goes with it.

use std::fs::{self, DirBuilder};
use std::os::unix::fs::{DirBuilderExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::run::{is_root, line, succeeds};

/// Where the tests find it.
pub const ADDRESS: &str = "LUCKHOUSE_TEST_POSTGRES";
/// Who it runs as in place of root: PostgreSQL refuses that one.
const NOBODY: u32 = 65534;
const PATIENCE: Duration = Duration::from_secs(30);

/// The server runs under a shell that reads from this program. However this program ends, the reading ends
/// with it: then the shell ends the server and clears away.
const KEEPER: &str = r#"
    trap '' INT TERM HUP
    "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c max_connections=200 \
        >"$2/log" 2>&1 </dev/null &
    server=$!
    cat >/dev/null
    kill -QUIT $server
    wait $server
    cd /
    rm -rf "$2"
"#;

/// A running PostgreSQL; it ends when this goes.
pub struct Postgres {
    folder: PathBuf,
    keeper: Child,
}

impl Postgres {
    pub fn start() -> Result<Postgres> {
        let programs = programs().context("PostgreSQL is missing")?;
        let folder = std::env::temp_dir().join(format!("luckhouse-pg-{}", std::process::id()));
        DirBuilder::new().mode(0o700).create(&folder)?;
        if is_root()? {
            chown(&folder, Some(NOBODY), Some(NOBODY))?;
        }
        let keeper = filled(&programs, &folder).and_then(|()| keep(&programs, &folder));
        let keeper = keeper.inspect_err(|_| drop(fs::remove_dir_all(&folder)))?;
        let mut postgres = Postgres { folder, keeper };
        postgres.wait_for(&programs)?;
        Ok(postgres)
    }

    pub fn address(&self) -> String {
        format!("postgres://luckhouse@localhost/postgres?host={}", self.folder.display())
    }

    fn wait_for(&mut self, programs: &Path) -> Result<()> {
        let start = Instant::now();
        let mut ask = Command::new(programs.join("pg_isready"));
        ask.arg("-h").arg(&self.folder);
        while !succeeds(&mut ask) {
            if start.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                bail!("PostgreSQL does not start:\n{log}");
            }
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// The folder with PostgreSQL's programs: Debian keeps them off the path.
pub fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|it| it.path().join("bin")).collect();
    versions.sort_by_key(|it| std::cmp::Reverse(version(it)));
    let mut folders = std::env::split_paths(&path).chain(versions);
    folders
        .find(|it| ["initdb", "postgres", "pg_isready"].iter().all(|name| it.join(name).exists()))
}

/// The number in `/usr/lib/postgresql/15/bin`.
fn version(folder: &Path) -> Option<u32> {
    folder.parent()?.file_name()?.to_str()?.parse().ok()
}

fn filled(programs: &Path, folder: &Path) -> Result<()> {
    let mut command = as_nobody(&programs.join("initdb"), folder)?;
    command.args(["--auth=trust", "--username=luckhouse", "--encoding=UTF8", "--no-sync"]);
    command.args(["--no-locale", "-D"]).arg(folder.join("data"));
    let output = command.output().with_context(|| format!("cannot start {}", line(&command)))?;
    if !output.status.success() {
        bail!("{} failed: {}", line(&command), String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}

fn keep(programs: &Path, folder: &Path) -> Result<Child> {
    let mut command = as_nobody(Path::new("sh"), folder)?;
    command.args(["-c", KEEPER, "keeper"]).arg(programs).arg(folder);
    // Apart from this program, so that no key pressed here ends it before its time.
    command.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().context("cannot start sh")
}

fn as_nobody(program: &Path, folder: &Path) -> Result<Command> {
    let mut command = Command::new(program);
    command.current_dir(folder);
    if is_root()? {
        command.uid(NOBODY).gid(NOBODY);
    }
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        let version = |path| version(Path::new(path));
        assert_eq!(version("/usr/lib/postgresql/15/bin"), Some(15));
        assert!(version("/usr/lib/postgresql/9/bin") < version("/usr/lib/postgresql/15/bin"));
        assert_eq!(version("/usr/bin"), None);
    }

    #[test]
    fn it_starts_and_leaves_nothing_behind() {
        if programs().is_none() {
            // `cargo xtask test` installs it before the tests run.
            return;
        }
        let postgres = Postgres::start().unwrap();
        let (folder, programs) = (postgres.folder.clone(), programs().unwrap());
        let mut ask = Command::new(programs.join("pg_isready"));
        ask.arg("-h").arg(&folder);
        assert!(succeeds(&mut ask));
        drop(postgres);
        assert!(!succeeds(&mut ask) && !folder.exists());
    }
}
