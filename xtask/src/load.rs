//! `load`: what the real server bears, with people on sockets and a database on disk.

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::args;
use crate::binary;
use crate::run::{cargo, checked, program};
use crate::workspace::Workspace;

/// Opens as many files as it may, then becomes the program it is given.
const MOST_FILES: &str = "ulimit -n \"$(ulimit -H -n)\" && exec \"$@\"";

pub fn run(args: &[String]) -> Result<ExitCode> {
    args::none(args)?;
    against_release("load", &[])
}

/// Builds the program for release and an example of the crate `guest`, and runs that with the program, a folder on
/// the disk, and these arguments.
pub fn against_release(example: &str, more: &[String]) -> Result<ExitCode> {
    let binary = binary::build("release")?;
    checked(&mut cargo(&["build", "--release", "--package", "guest", "--example", example]))?;
    let target = Workspace::load()?.target;
    let example = target.join("release/examples").join(example);
    let busy = fs::read_to_string("/proc/loadavg").context("reading /proc/loadavg")?;
    println!("load average before: {}", busy.trim());
    let words = [example.as_os_str(), binary.as_os_str(), target.as_os_str()];
    let mut command = program("sh", &["-c", MOST_FILES, "sh"]);
    checked(command.args(words).args(more))?;
    Ok(ExitCode::SUCCESS)
}
