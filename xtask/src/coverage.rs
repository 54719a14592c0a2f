//! `coverage`: how many lines of the rules their tests reach.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::args;
use crate::games::{FEW_GAMES, LAW_GAMES, walled};
use crate::needs;
use crate::report::table;
use crate::run::{cargo, checked, root};
use crate::workspace::Workspace;

/// Of a hundred lines.
const LEAST: f64 = 95.0;

pub fn run(args: &[String]) -> Result<ExitCode> {
    args::none(args)?;
    needs::ensure(needs::COVERAGE)?;
    let workspace = Workspace::load()?;
    let crates: Vec<&str> = walled().filter(|name| workspace.has(name)).collect();
    let report = workspace.target.join("coverage.json");
    measure(&crates, &report)?;
    let text = fs::read_to_string(&report).context("cargo llvm-cov wrote no report")?;
    let lines = lines(&text, root())?;
    let reached = |name: &str| lines.get(name).map_or(0.0, Lines::percent);
    let rows: Vec<_> =
        crates.iter().map(|name| vec![(*name).into(), format!("{:.1} %", reached(name))]).collect();
    print!("\n{}", table(&["crate", "lines"], &rows));
    let enough = crates.iter().all(|name| reached(name) >= LEAST);
    if !enough {
        eprintln!("every rule crate must reach {LEAST} %");
    }
    Ok(if enough { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn measure(crates: &[&str], report: &Path) -> Result<()> {
    let mut command = cargo(&["llvm-cov", "--json", "--summary-only", "--output-path"]);
    command.arg(report).env(LAW_GAMES, FEW_GAMES);
    command.args(crates.iter().flat_map(|name| ["--package", name]));
    checked(&mut command)
}

#[derive(Default)]
struct Lines {
    all: u64,
    reached: u64,
}

impl Lines {
    #[expect(clippy::cast_precision_loss, reason = "counts of lines")]
    fn percent(&self) -> f64 {
        100.0 * self.reached as f64 / self.all.max(1) as f64
    }
}

/// The lines of each crate's sources, from llvm's summary.
fn lines(json: &str, root: &Path) -> Result<BTreeMap<String, Lines>> {
    let report: Value = serde_json::from_str(json).context("the coverage report is no JSON")?;
    let files = report["data"][0]["files"].as_array().context("the report lists no files")?;
    let mut crates = BTreeMap::<String, Lines>::new();
    for file in files {
        let path = Path::new(file["filename"].as_str().unwrap_or_default());
        let path = path.strip_prefix(root.join("crates")).unwrap_or(Path::new(""));
        let Some(name) = path.components().next() else { continue };
        let entry = crates.entry(name.as_os_str().to_string_lossy().into()).or_default();
        entry.all += file["summary"]["lines"]["count"].as_u64().unwrap_or(0);
        entry.reached += file["summary"]["lines"]["covered"].as_u64().unwrap_or(0);
    }
    Ok(crates)
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = r#"{"data": [{"files": [
        {"filename": "/here/crates/game/src/a.rs", "summary": {"lines": {"count": 10, "covered": 9}}},
        {"filename": "/here/crates/game/src/b.rs", "summary": {"lines": {"count": 30, "covered": 30}}},
        {"filename": "/here/crates/room/src/b.rs", "summary": {"lines": {"count": 4, "covered": 1}}},
        {"filename": "/elsewhere/b.rs", "summary": {"lines": {"count": 7, "covered": 7}}}
    ]}]}"#;

    #[test]
    fn lines_are_summed_by_crate() {
        let lines = lines(REPORT, Path::new("/here")).unwrap();
        let percents: Vec<_> =
            lines.iter().map(|(name, it)| format!("{name} {:.1}", it.percent())).collect();
        assert_eq!(percents, ["game 97.5", "room 25.0"]);
    }

    #[test]
    fn no_lines_are_none_reached() {
        assert!(Lines::default().percent() < LEAST);
    }
}
