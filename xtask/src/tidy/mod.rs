//! `tidy`: what the compiler does not check about this tree, all findings at once.

use std::fmt;
use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::args;
use crate::workspace::Workspace;

mod allow;
mod clauses;
mod defences;
mod dependencies;
mod edges;
mod links;
mod marks;
mod openings;
mod outside;
mod rust;
mod sizes;
pub mod tree;
mod walls;
mod words;

use tree::Tree;

/// What is wrong, and where.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Finding {
    pub file: String,
    pub line: usize,
    pub what: String,
    /// The word that the allow list may let stand in this file.
    pub word: Option<String>,
}

impl Finding {
    fn new(file: &str, line: usize, what: impl Into<String>) -> Finding {
        Finding { file: file.into(), line, what: what.into(), word: None }
    }

    fn of_word(file: &str, line: usize, what: impl Into<String>, word: &str) -> Finding {
        Finding { word: Some(word.into()), ..Finding::new(file, line, what) }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

type Check = fn(&Tree, &Workspace) -> Vec<Finding>;

const CHECKS: [Check; 11] = [
    |tree, _| sizes::check(tree),
    edges::check,
    |tree, _| walls::check(tree),
    |tree, _| openings::check(tree),
    |tree, _| outside::check(tree),
    |tree, _| words::check(tree),
    |tree, _| marks::check(tree),
    |tree, _| clauses::check(tree),
    dependencies::check,
    |tree, _| links::check(tree),
    |tree, _| defences::check(tree),
];

pub fn run(args: &[String]) -> Result<ExitCode> {
    args::none(args)?;
    check()?;
    println!("tidy");
    Ok(ExitCode::SUCCESS)
}

/// Prints every finding and fails if there is any.
pub fn check() -> Result<()> {
    let findings = findings(&Tree::load()?, &Workspace::load()?);
    for finding in &findings {
        println!("{finding}");
    }
    if findings.is_empty() { Ok(()) } else { bail!("{} findings", findings.len()) }
}

fn findings(tree: &Tree, workspace: &Workspace) -> Vec<Finding> {
    let found = CHECKS.iter().flat_map(|check| check(tree, workspace)).collect();
    let mut findings = allow::sift(found, tree.text(allow::FILE).unwrap_or_default());
    findings.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    findings.dedup();
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each finding as it is printed.
    pub fn printed(findings: &[Finding]) -> Vec<String> {
        findings.iter().map(ToString::to_string).collect()
    }

    /// Something for each check to find.
    fn untidy() -> Tree {
        Tree::of(&[
            ("ARCHITECTURE.md", "<!-- edges -->\n| game | – |\n<!-- /edges -->\n"),
            ("README.md", "[gone](gone.md)"),
            ("crates/game/src/lib.rs", "fn player() { std::process::exit(1) }\n"),
            ("crates/lucky-duck/src/lib.rs", "#![no_std]"),
            ("notes.md", &format!("{}: more", marks::MARKS[0])),
            ("web/long.ts", &"\n".repeat(501)),
        ])
    }

    const FOUND: &str = "over 500 lines, may not depend on room, names std, #![no_std], `Knows:`, \
        `player`, unfinished, no test for LD-10, `serde`, gone.md";

    #[test]
    fn every_check_is_asked() {
        let workspace = Workspace::of(&[("game", "room +serde"), ("room", "")]);
        let findings = printed(&findings(&untidy(), &workspace)).join("\n");
        for what in FOUND.split(", ") {
            assert!(findings.contains(what), "{what} is not in\n{findings}");
        }
    }
}
