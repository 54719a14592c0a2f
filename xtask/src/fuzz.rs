//! `fuzz`: bytes nobody thought of, for the laws and for everything that reads a file or a line.

use std::fs;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail, ensure};

use crate::needs;
use crate::report::{table, thousands};
use crate::run::{Output, cargo, checked, overhear, root};
use crate::workspace::Workspace;

struct Choice {
    target: Option<String>,
    seconds: u32,
}

pub fn run(args: &[String]) -> Result<ExitCode> {
    let choice = choice(args)?;
    let targets = targets(choice.target.as_deref())?;
    needs::ensure(needs::FUZZ)?;
    for target in &targets {
        checked(&mut on_stable(&["build", target]))?;
    }
    let mut rows = Vec::new();
    let mut clean = true;
    for target in &targets {
        let (executions, findings) = fuzz(target, choice.seconds)?;
        clean &= findings == 0;
        rows.push(vec![target.clone(), thousands(executions), findings.to_string()]);
    }
    print!("\n{}", table(&["target", "executions", "findings"], &rows));
    if !clean {
        println!("what was found lies in fuzz/artifacts; see it again: cargo fuzz run TARGET FILE");
    }
    Ok(if clean { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn choice(args: &[String]) -> Result<Choice> {
    let mut choice = Choice { target: None, seconds: 600 };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--seconds" => {
                let value = args.next().context("--seconds needs a number")?;
                choice.seconds = value.parse().with_context(|| format!("--seconds {value}"))?;
            }
            flag if flag.starts_with('-') => bail!("unknown flag {flag}"),
            _ if choice.target.is_some() => bail!("one target, or none for all"),
            target => choice.target = Some(target.into()),
        }
    }
    Ok(choice)
}

fn targets(wanted: Option<&str>) -> Result<Vec<String>> {
    let fuzz = Workspace::load_from("fuzz/Cargo.toml")?;
    let all: Vec<String> = fuzz.packages.into_iter().flat_map(|it| it.binaries).collect();
    let Some(wanted) = wanted else { return Ok(all) };
    ensure!(all.iter().any(|it| it == wanted), "no target {wanted}; there are: {}", all.join(" "));
    Ok(vec![wanted.into()])
}

/// cargo-fuzz asks for flags that only this variable opens on a stable toolchain.
fn on_stable(args: &[&str]) -> Command {
    let mut command = cargo(&[&["fuzz"], args].concat());
    command.env("RUSTC_BOOTSTRAP", "1");
    command
}

/// How often the target ran, and how many inputs broke it.
fn fuzz(target: &str, seconds: u32) -> Result<(u64, usize)> {
    let before = artifacts(target);
    let time = format!("-max_total_time={seconds}");
    let args = ["run", target, "--", &time, "-max_len=8192", "-print_final_stats=1"];
    let heard = overhear(&mut on_stable(&args), &Output::Error)?;
    let fresh = artifacts(target).saturating_sub(before);
    // The same finding as last time is written over itself.
    let findings = if heard.success { fresh } else { fresh.max(1) };
    Ok((executions(&heard.text), findings))
}

fn artifacts(target: &str) -> usize {
    fs::read_dir(root().join("fuzz/artifacts").join(target)).map_or(0, Iterator::count)
}

fn executions(stats: &str) -> u64 {
    let number =
        |line: &str| line.strip_prefix("stat::number_of_executed_units:")?.trim().parse().ok();
    stats.lines().find_map(number).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(args: &[&str]) -> Result<(Option<String>, u32)> {
        let args: Vec<String> = args.iter().map(ToString::to_string).collect();
        choice(&args).map(|it| (it.target, it.seconds))
    }

    #[test]
    fn target_and_seconds_may_be_chosen() {
        assert_eq!(chosen(&[]).unwrap(), (None, 600));
        assert_eq!(chosen(&["record", "--seconds", "5"]).unwrap(), (Some("record".into()), 5));
        for wrong in [&["--seconds"][..], &["--seconds", "x"], &["a", "b"], &["--fast"]] {
            assert!(chosen(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn executions_are_read_from_the_statistics() {
        let stats = "Done 9 runs\nstat::number_of_executed_units: 1234\nstat::peak_rss_mb: 40\n";
        assert_eq!(executions(stats), 1234);
        assert_eq!(executions("crashed early"), 0);
    }

    #[test]
    fn every_target_has_its_file() {
        for target in targets(None).unwrap() {
            let file = root().join(format!("fuzz/fuzz_targets/{target}.rs"));
            assert!(file.exists(), "{}", file.display());
        }
        assert!(targets(Some("no_such_target")).is_err());
    }
}
