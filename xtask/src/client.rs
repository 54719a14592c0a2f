//! The page in the browser: the pocket as WebAssembly, then everything around it.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::run::{cargo, checked, program, root};
use crate::workspace::Workspace;
use crate::{args, binary, needs};

const TARGET: &str = "wasm32-unknown-unknown";
/// A copy of the lock file by which the packages were installed.
const INSTALLED: &str = "node_modules/.installed-by";

pub fn run(args: &[String]) -> Result<ExitCode> {
    args::none(args)?;
    build()?;
    Ok(ExitCode::SUCCESS)
}

/// `site`: the same files for any web host.
pub fn site(args: &[String]) -> Result<ExitCode> {
    args::none(args)?;
    build()?;
    println!("{}: serve this folder from any web host", folder().join("dist").display());
    Ok(ExitCode::SUCCESS)
}

/// `shots`: pictures of every table, for people to look at.
pub fn shots(args: &[String]) -> Result<ExitCode> {
    args::none(args)?;
    needs::ensure(needs::BROWSER)?;
    build()?;
    let program = binary::build("dev")?;
    let mut shots = npm(&["test", "--silent", "--", "--config", "shots.config.ts"]);
    checked(shots.env("LUCKHOUSE_PROGRAM", program))?;
    println!("{}: look at each of them", folder().join("shots").display());
    Ok(ExitCode::SUCCESS)
}

/// Builds what the server has in it and serves.
pub fn build() -> Result<()> {
    install()?;
    pocket()?;
    checked(&mut npm(&["run", "--silent", "build"]))
}

/// The packages that the lock file names, where they are not there yet.
pub fn install() -> Result<()> {
    needs::ensure(needs::CLIENT)?;
    let lock = fs::read(folder().join("package-lock.json"))?;
    let stamp = folder().join(INSTALLED);
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    checked(&mut npm(&["ci", "--no-audit", "--no-fund"]))?;
    fs::write(stamp, lock).context("the packages cannot be marked as installed")
}

/// The pocket, where the page finds it.
fn pocket() -> Result<()> {
    let args = ["build", "--package", "border", "--profile", "pocket", "--target", TARGET];
    checked(&mut cargo(&args))?;
    let built = Workspace::load()?.target.join(TARGET).join("pocket/border.wasm");
    let place = folder().join("pocket");
    fs::create_dir_all(&place)?;
    fs::copy(&built, place.join("pocket.wasm"))
        .with_context(|| format!("cannot copy {}", built.display()))?;
    Ok(())
}

/// npm, in the folder of the client.
pub fn npm(args: &[&str]) -> Command {
    let mut command = program("npm", args);
    command.current_dir(folder());
    command
}

pub fn folder() -> PathBuf {
    root().join("client")
}
