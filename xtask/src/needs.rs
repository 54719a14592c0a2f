//! Tools that a command needs: looked for, and installed when missing.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::postgres;
use crate::run::{cargo, checked, is_root, program, stdout_of, succeeds};

/// A tool, how to see whether it is there, and where it comes from.
pub struct Need {
    pub name: &'static str,
    pub found: Found,
    pub source: Source,
}

pub enum Found {
    /// This command runs and succeeds.
    Runs(&'static [&'static str]),
    /// `rustup` lists the component of this name.
    Component,
    /// `rustup` lists the target of this name.
    Target,
    /// Whoever starts it knows where it is.
    At(fn() -> bool),
}

pub enum Source {
    /// A Debian package.
    Apt(&'static str),
    /// A component of the toolchain, named like the tool.
    Rustup,
    /// A target of the toolchain, named like the tool.
    Target,
    /// A crate named like the tool, of this version.
    Crate(&'static str),
}

/// What the program is built with: the database and the allocator are in C.
pub const BUILD: &[Need] = &[
    need("cc", Found::Runs(&["cc", "--version"]), Source::Apt("gcc")),
    need("make", Found::Runs(&["make", "--version"]), Source::Apt("make")),
];

/// What `cargo xtask test` needs. One line more is all a new tool takes.
pub const TEST: &[Need] = &[
    need("rustfmt", Found::Runs(&["cargo", "fmt", "--version"]), Source::Rustup),
    need("clippy", Found::Runs(&["cargo", "clippy", "--version"]), Source::Rustup),
    need("python3", Found::Runs(&["python3", "--version"]), Source::Apt("python3")),
    need(
        "python3-venv",
        Found::Runs(&["python3", "-c", "import ensurepip, venv"]),
        Source::Apt("python3-venv"),
    ),
    need("postgres", Found::At(|| postgres::programs().is_some()), Source::Apt("postgresql")),
];

/// What the page in the browser is built with.
pub const CLIENT: &[Need] = &[
    need("wasm32-unknown-unknown", Found::Target, Source::Target),
    need("node", Found::Runs(&["node", "--version"]), Source::Apt("nodejs")),
    need("npm", Found::Runs(&["npm", "--version"]), Source::Apt("npm")),
];

/// What its tests are run in, and what most of them are run in more quickly.
pub const BROWSER: &[Need] = &[
    need("chromium", Found::Runs(&["chromium", "--version"]), Source::Apt("chromium")),
    need(SHELL, Found::Runs(&[SHELL, "--version"]), Source::Apt(SHELL)),
];
/// What else people have, and a display for those that draw on one.
pub const OTHER_BROWSERS: &[Need] = &[
    need(FIREFOX, Found::Runs(&[FIREFOX, "--version"]), Source::Apt(FIREFOX)),
    need(
        "WebKitWebDriver",
        Found::Runs(&["WebKitWebDriver", "--help"]),
        Source::Apt("webkit2gtk-driver"),
    ),
    need("Xvfb", Found::Runs(&["Xvfb", "-help"]), Source::Apt("xvfb")),
];
const FIREFOX: &str = "firefox-esr";
const SHELL: &str = "chromium-headless-shell";

pub const COVERAGE: &[Need] = &[
    need("llvm-tools", Found::Component, Source::Rustup),
    need(
        "cargo-llvm-cov",
        Found::Runs(&["cargo", "llvm-cov", "--version"]),
        Source::Crate("0.9.1"),
    ),
];

pub const MUTANTS: &[Need] = &[need(
    "cargo-mutants",
    Found::Runs(&["cargo", "mutants", "--version"]),
    Source::Crate("27.1.0"),
)];

pub const FUZZ: &[Need] = &[
    need("c++", Found::Runs(&["c++", "--version"]), Source::Apt("g++")),
    need("cargo-fuzz", Found::Runs(&["cargo", "fuzz", "--version"]), Source::Crate("0.13.2")),
];

pub const VALGRIND: Need =
    need("valgrind", Found::Runs(&["valgrind", "--version"]), Source::Apt("valgrind"));

const fn need(name: &'static str, found: Found, source: Source) -> Need {
    Need { name, found, source }
}

/// Installs each tool that is missing.
pub fn ensure(needs: &[Need]) -> Result<()> {
    needs.iter().filter(|need| !need.is_there()).try_for_each(Need::install)
}

impl Need {
    pub fn is_there(&self) -> bool {
        match self.found {
            Found::Runs([name, args @ ..]) => succeeds(&mut program(name, args)),
            Found::Runs([]) => true,
            Found::At(found) => found(),
            Found::Component => self.is_listed("component"),
            Found::Target => self.is_listed("target"),
        }
    }

    /// Whether `rustup` lists it among what is installed.
    fn is_listed(&self, kind: &str) -> bool {
        let listed = stdout_of(&mut program("rustup", &[kind, "list", "--installed"]));
        listed.is_ok_and(|it| it.lines().any(|line| line.starts_with(self.name)))
    }

    /// What to type to have it.
    pub fn how(&self) -> String {
        match self.source {
            Source::Apt(package) => format!("apt-get install {package}"),
            Source::Rustup => format!("rustup component add {}", self.name),
            Source::Target => format!("rustup target add {}", self.name),
            Source::Crate(version) => {
                format!("cargo install {} --version {version} --locked", self.name)
            }
        }
    }

    fn install(&self) -> Result<()> {
        eprintln!("{} is missing: {}", self.name, self.how());
        match self.source {
            Source::Apt(package) => apt(package),
            Source::Rustup => checked(&mut program("rustup", &["component", "add", self.name])),
            Source::Target => checked(&mut program("rustup", &["target", "add", self.name])),
            Source::Crate(version) => {
                checked(&mut cargo(&["install", self.name, "--version", version, "--locked"]))
            }
        }
        .with_context(|| format!("{} is missing; install it by: {}", self.name, self.how()))?;
        if self.is_there() { Ok(()) } else { bail!("{} was installed but does not run", self.name) }
    }
}

fn apt(package: &str) -> Result<()> {
    if !is_root()? {
        bail!("only root may install packages");
    }
    let install = ["install", "--yes", "--no-install-recommends", package];
    if succeeds(&mut apt_get(&install)) {
        return Ok(());
    }
    checked(&mut apt_get(&["update", "--quiet"]))?;
    checked(&mut apt_get(&install))
}

fn apt_get(args: &[&str]) -> Command {
    let mut command = program("apt-get", args);
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOWHERE: Need =
        need("no-such-tool", Found::Runs(&["no-such-tool"]), Source::Crate("1.2.3"));

    #[test]
    fn a_tool_is_there_or_not() {
        assert!(need("rustc", Found::Runs(&["rustc", "--version"]), Source::Rustup).is_there());
        assert!(
            !need("rustc", Found::Runs(&["rustc", "--no-such-flag"]), Source::Rustup).is_there()
        );
        assert!(!NOWHERE.is_there());
        assert!(!need("no-such-component", Found::Component, Source::Rustup).is_there());
    }

    #[test]
    fn a_missing_tool_says_how_to_get_it() {
        assert_eq!(NOWHERE.how(), "cargo install no-such-tool --version 1.2.3 --locked");
        assert_eq!(VALGRIND.how(), "apt-get install valgrind");
        assert_eq!(TEST[0].how(), "rustup component add rustfmt");
    }

    #[test]
    fn nothing_is_installed_that_is_there() {
        ensure(&[need(
            "rustc",
            Found::Runs(&["rustc", "--version"]),
            Source::Apt("no-such-package"),
        )])
        .unwrap();
    }
}
