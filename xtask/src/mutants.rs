//! `mutants`: changes the rules in small ways and asks whether a test notices.

use std::collections::BTreeSet;
use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};

use crate::games::{FEW_GAMES, LAW_GAMES, RULE_CRATES};
use crate::needs;
use crate::run::{cargo, line, root};
use crate::workspace::Workspace;

/// Where survivors are explained: a list item each, the mutant in backticks first.
const EXPLAINED: &str = "docs/mutants.md";
/// After this many seconds a mutant is taken to hang, which is noticing enough.
const TIMEOUT: &str = "120";

pub fn run(args: &[String]) -> Result<ExitCode> {
    needs::ensure(needs::MUTANTS)?;
    let workspace = Workspace::load()?;
    let crates = chosen(args, &workspace)?;
    let told = workspace.target.join("mutants.out");
    mutate(&crates, &workspace)?;
    let missed = fs::read_to_string(told.join("missed.txt")).context("no list of survivors")?;
    let explained = fs::read_to_string(root().join(EXPLAINED)).unwrap_or_default();
    let (survivors, explained) = (survivors(&missed), explanations(&explained));
    let unexplained: Vec<_> = survivors.difference(&explained).collect();
    println!("\n{} survivors, {} of them unexplained", survivors.len(), unexplained.len());
    for name in &unexplained {
        println!("{name}");
    }
    for name in stale(&explained, &survivors, &crates) {
        println!("{EXPLAINED}: no longer survives: {name}");
    }
    Ok(if unexplained.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn chosen(args: &[String], workspace: &Workspace) -> Result<Vec<String>> {
    for name in args {
        ensure!(workspace.has(name), "there is no crate {name}");
    }
    if !args.is_empty() {
        return Ok(args.to_vec());
    }
    let there = RULE_CRATES.iter().filter(|it| workspace.has(it.name));
    Ok(there.map(|it| it.name.to_string()).collect())
}

fn mutate(crates: &[String], workspace: &Workspace) -> Result<()> {
    let mut command = cargo(&["mutants", "--timeout", TIMEOUT, "--jobs", "2", "--output"]);
    command.arg(&workspace.target).env(LAW_GAMES, FEW_GAMES);
    command.args(crates.iter().flat_map(|name| ["--package", name]));
    eprintln!("+ {}", line(&command));
    let status = command.status().context("cannot start cargo mutants")?;
    // 2: some survived; 3: some hung. Anything else did not test at all.
    let tested = matches!(status.code(), Some(0 | 2 | 3));
    ensure!(tested, "cargo mutants failed ({status})");
    Ok(())
}

fn survivors(missed: &str) -> BTreeSet<String> {
    missed.lines().filter(|line| !line.trim().is_empty()).map(without_place).collect()
}

/// `a.rs:12:5: replace …` without line and column, which every edit moves.
fn without_place(mutant: &str) -> String {
    let Some((place, what)) = mutant.split_once(": ") else { return mutant.into() };
    let is_number = |it: &str| it.bytes().all(|byte| byte.is_ascii_digit());
    let file = place.split(':').filter(|it| !is_number(it)).collect::<Vec<_>>().join(":");
    format!("{file}: {what}")
}

fn explanations(markdown: &str) -> BTreeSet<String> {
    let item = |line: &str| {
        let rest = line.strip_prefix("- `").or_else(|| line.strip_prefix("* `"))?;
        rest.split_once('`').map(|(name, _)| name.to_string())
    };
    markdown.lines().filter_map(item).collect()
}

/// Explanations, among the crates tried, that explain nothing any more.
fn stale<'a>(
    explained: &'a BTreeSet<String>,
    survivors: &'a BTreeSet<String>,
    crates: &[String],
) -> Vec<&'a String> {
    let tried = |name: &str| crates.iter().any(|it| name.starts_with(&format!("crates/{it}/")));
    explained.difference(survivors).filter(|name| tried(name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MISSED: &str = "crates/game/src/a.rs:12:5: replace == with != in f\n\
        crates/game/src/b.rs:1:1: replace g -> bool with true\n\n";
    const NOTES: &str = "# Survivors\n\
        - `crates/game/src/a.rs: replace == with != in f`: both ways end the same.\n\
        - `crates/game/src/c.rs: delete !`: gone.\n\
        - `crates/room/src/c.rs: delete !`: not tried today.\n";

    #[test]
    fn survivors_are_named_without_their_place() {
        let expect = [
            "crates/game/src/a.rs: replace == with != in f",
            "crates/game/src/b.rs: replace g -> bool with true",
        ];
        assert_eq!(survivors(MISSED).into_iter().collect::<Vec<_>>(), expect);
    }

    #[test]
    fn an_explained_survivor_is_known_and_a_stale_explanation_too() {
        let (survivors, explained) = (survivors(MISSED), explanations(NOTES));
        let unexplained: Vec<_> = survivors.difference(&explained).collect();
        assert_eq!(unexplained, ["crates/game/src/b.rs: replace g -> bool with true"]);
        let crates = ["game".to_string()];
        assert_eq!(stale(&explained, &survivors, &crates), ["crates/game/src/c.rs: delete !"]);
    }

    #[test]
    fn only_crates_that_exist_are_mutated() {
        let workspace = Workspace::of(&[("game", ""), ("lucktails", "game")]);
        assert_eq!(chosen(&[], &workspace).unwrap(), ["lucktails"]);
        assert_eq!(chosen(&["game".into()], &workspace).unwrap(), ["game"]);
        assert!(chosen(&["poker".into()], &workspace).is_err());
    }
}
