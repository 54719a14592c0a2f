//! A PostgreSQL that may be stopped and ended: nobody else uses it.

use std::fs;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Who it runs as in place of root: PostgreSQL refuses that one.
const NOBODY: u32 = 65534;
const PATIENCE: Duration = Duration::from_mins(1);

/// The server ends with whoever started it: the shell reads until there is nobody to read from.
const KEEPER: &str = r#"
    trap '' INT TERM HUP
    "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off >"$2/log" 2>&1 </dev/null &
    server=$!
    cat >/dev/null
    kill -QUIT $server
    wait $server
"#;

pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    keeper: Child,
}

impl Postgres {
    /// A new one in this folder, where there is one at all.
    pub fn start(folder: &Path) -> Option<Postgres> {
        let Some(programs) = programs() else {
            eprintln!("note: there is no PostgreSQL here; `cargo xtask test` installs it");
            return None;
        };
        if is_root(folder) {
            chown(folder, Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let mut fill = as_nobody(&programs.join("initdb"), folder);
        fill.args(["--auth=trust", "--username=luckhouse", "--encoding=UTF8", "--no-sync"]);
        let filled = fill.args(["--no-locale", "-D"]).arg(folder.join("data")).output().unwrap();
        assert!(filled.status.success(), "{}", String::from_utf8_lossy(&filled.stderr));
        let keeper = keep(&programs, folder);
        let postgres = Postgres { programs, folder: folder.to_owned(), keeper };
        postgres.wait_until_ready();
        Some(postgres)
    }

    pub fn address(&self) -> String {
        format!("postgres://luckhouse@localhost/postgres?host={}", self.folder.display())
    }

    /// Sends a signal to all of it; its processes do not hear what is sent to one of them. The first
    /// makes the others; of those one may have ended in between.
    pub fn signal(&self, name: &str) {
        let file = fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap();
        let first = file.lines().next().unwrap().to_owned();
        let kill = |process: &str| {
            Command::new("kill").args([&format!("-{name}"), process]).output().unwrap()
        };
        assert!(kill(&first).status.success());
        let children = fs::read_to_string(format!("/proc/{first}/task/{first}/children")).unwrap();
        children.split_whitespace().for_each(|child| drop(kill(child)));
    }

    /// Ends it as if the power were cut.
    pub fn end(&mut self) {
        drop(self.keeper.stdin.take());
        self.keeper.wait().unwrap();
    }

    pub fn start_again(&mut self) {
        self.keeper = keep(&self.programs, &self.folder);
        self.wait_until_ready();
    }

    fn wait_until_ready(&self) {
        let start = Instant::now();
        let mut ask = Command::new(self.programs.join("pg_isready"));
        ask.arg("-h").arg(&self.folder).stdout(Stdio::null());
        while !ask.status().unwrap().success() {
            let log = || fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(start.elapsed() < PATIENCE, "PostgreSQL does not start:\n{}", log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if self.keeper.stdin.is_some() {
            self.signal("CONT");
            self.end();
        }
    }
}

/// The folder with PostgreSQL's programs: Debian keeps them off the path.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders = std::env::split_paths(&path).chain(versions.map(|it| it.path().join("bin")));
    let all = ["initdb", "postgres", "pg_isready"];
    folders.find(|it| all.iter().all(|name| it.join(name).exists()))
}

fn keep(programs: &Path, folder: &Path) -> Child {
    let mut command = as_nobody(Path::new("sh"), folder);
    command.args(["-c", KEEPER, "keeper"]).arg(programs).arg(folder);
    command.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap()
}

fn as_nobody(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder);
    if is_root(Path::new("/proc/self")) {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

/// Whether this belongs to root: of what was made here, and of this program, it says who runs it.
fn is_root(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|it| it.uid() == 0)
}
