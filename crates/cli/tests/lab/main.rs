//! The lab as a person meets it: what it writes, what is refused, and Ctrl-C.

mod arena;
mod solve;
mod strength;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;
use std::{env, fs, process, thread};

/// A folder of its own for each test, gone at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("luckhouse-lab-{}-{name}", process::id()));
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.at(name)).unwrap()
    }

    fn lines(&self, name: &str) -> usize {
        fs::read_to_string(self.at(name)).unwrap_or_default().lines().count()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn lab(command: &str, args: &[&str], to: &Folder) -> Command {
    lab_to(command, args, &to.0)
}

fn lab_to(command: &str, args: &[&str], to: &Path) -> Command {
    let mut lab = Command::new(env!("CARGO_BIN_EXE_luckhouse"));
    lab.args(["lab", command]).args(args).arg("--to").arg(to);
    lab.env_remove("LUCKHOUSE_LANG").env("LC_ALL", "C").stdin(Stdio::null());
    lab
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Waits until a file has so many lines, and then interrupts whoever writes it.
fn interrupted(lab: Command, folder: &Folder, journal: &str, lines: usize) -> Output {
    signalled(lab, "-INT", || folder.lines(journal) >= lines)
}

/// Waits for a moment, and then sends a signal.
fn signalled(mut lab: Command, signal: &str, is_time: impl Fn() -> bool) -> Output {
    let running = lab.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    for _ in 0..6000 {
        if is_time() {
            break;
        }
        thread::sleep(Duration::from_millis(10));
    }
    send(signal, &running);
    running.wait_with_output().unwrap()
}

fn send(signal: &str, to: &Child) {
    let sent = Command::new("kill").args([signal, &to.id().to_string()]).status();
    assert!(sent.unwrap().success());
}
