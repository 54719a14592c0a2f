//! `soak`: the laws and the twins, on many more random games than a test run has time for; and the
//! kill test, with many more kills.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};

use crate::games::{LAW_GAMES, RULE_CRATES};
use crate::postgres::Postgres;
use crate::report::table;
use crate::run::{cargo, checked};
use crate::tidy::tree::Tree;
use crate::workspace::{Package, Workspace};

/// The integration tests that play random games.
const TESTS: [&str; 2] = ["laws", "twins"];

/// Where the kill test is told how often.
const KILLS: &str = "LUCKHOUSE_KILLS";
/// Where it is told on which database, if not on a file of its own.
const KILL_DATABASE: &str = "LUCKHOUSE_KILL_DATABASE";

pub fn run(args: &[String]) -> Result<ExitCode> {
    match args {
        [word, other, rest @ ..] if word == "kills" && other == "postgres" => {
            kill(number(rest, 200)?, Some(&Postgres::start()?))
        }
        [word, rest @ ..] if word == "kills" => kill(number(rest, 200)?, None),
        other => play(number(other, 100_000)?),
    }
}

/// The real server, killed so often while people play.
fn kill(kills: u32, postgres: Option<&Postgres>) -> Result<ExitCode> {
    let test = ["test", "--package", "luckhouse", "--test", "kill", "--", "--nocapture"];
    let mut command = cargo(&test);
    command.env(KILLS, kills.to_string());
    command.envs(postgres.map(|it| (KILL_DATABASE, it.address())));
    checked(&mut command)?;
    Ok(ExitCode::SUCCESS)
}

fn play(games: u32) -> Result<ExitCode> {
    let jobs = jobs(&Workspace::load()?);
    ensure!(!jobs.is_empty(), "no rule crate has a test named {}", TESTS.join(" or "));
    let deaf = deaf(&Tree::load()?, &jobs);
    ensure!(deaf.is_empty(), "the tests of {} do not read {LAW_GAMES}", deaf.join(", "));
    for job in &jobs {
        checked(&mut cargo(&[&words(job)[..], &["--no-run"]].concat()))?;
    }
    let soaked = soak_all(&jobs, games);
    let rows: Vec<_> = soaked.iter().map(|it| it.row(games)).collect();
    print!("\n{}", table(&["crate", "games", "seconds", ""], &rows));
    let all_hold = soaked.iter().all(|it| it.holds);
    Ok(if all_hold { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The one number that may be given.
fn number(args: &[String], unless: u32) -> Result<u32> {
    match args {
        [] => Ok(unless),
        [number] => number.parse().with_context(|| format!("{number} is no number")),
        other => bail!("one number, not {}", other.join(" ")),
    }
}

/// A crate and those of its tests that play random games.
type Job = (String, Vec<String>);

fn jobs(workspace: &Workspace) -> Vec<Job> {
    let job = |package: &Package| {
        let soaks = |it: &&String| TESTS.contains(&it.as_str());
        (package.name.clone(), package.tests.iter().filter(soaks).cloned().collect())
    };
    let found = RULE_CRATES.iter().filter_map(|it| workspace.find(it.name)).map(job);
    found.filter(|(_, tests): &Job| !tests.is_empty()).collect()
}

/// Crates whose tests play as many games as they please, so that a soak would be none.
fn deaf<'a>(tree: &Tree, jobs: &'a [Job]) -> Vec<&'a str> {
    let hears = |name: &str| {
        let folder = format!("crates/{name}/tests/");
        tree.under(&folder, &[".rs"]).any(|file| file.text.contains(LAW_GAMES))
    };
    jobs.iter().map(|(name, _)| name.as_str()).filter(|name| !hears(name)).collect()
}

fn words((name, tests): &Job) -> Vec<&str> {
    let mut words = vec!["test", "--release", "--package", name];
    words.extend(tests.iter().flat_map(|test| ["--test", test]));
    words
}

struct Soaked {
    name: String,
    seconds: f64,
    holds: bool,
}

impl Soaked {
    fn row(&self, games: u32) -> Vec<String> {
        let holds = if self.holds { "holds" } else { "FAILED" };
        vec![self.name.clone(), games.to_string(), format!("{:.1}", self.seconds), holds.into()]
    }
}

/// As many crates at once as there are cores.
fn soak_all(jobs: &[Job], games: u32) -> Vec<Soaked> {
    let next = AtomicUsize::new(0);
    let soaked = Mutex::new(Vec::new());
    let work = || {
        while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let result = soak(job, games);
            soaked.lock().expect("no worker panics").push(result);
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    soaked.into_inner().expect("no worker panics")
}

fn soak(job: &Job, games: u32) -> Soaked {
    eprintln!("{}: {games} games", job.0);
    let start = Instant::now();
    let output = cargo(&words(job)).env(LAW_GAMES, games.to_string()).output();
    let seconds = start.elapsed().as_secs_f64();
    let holds = output.as_ref().is_ok_and(|it| it.status.success());
    if !holds {
        let told = output.map(|it| [it.stdout, it.stderr].concat()).unwrap_or_default();
        eprintln!("{}: FAILED\n{}", job.0, String::from_utf8_lossy(&told));
    }
    Soaked { name: job.0.clone(), seconds, holds }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_number_may_be_given() {
        assert_eq!(number(&[], 100_000).unwrap(), 100_000);
        assert_eq!(number(&["7".into()], 1).unwrap(), 7);
        assert!(number(&["many".into()], 1).is_err());
        assert!(number(&["1".into(), "2".into()], 1).is_err());
    }

    #[test]
    fn a_test_that_does_not_read_the_number_is_deaf() {
        let tree = Tree::of(&[
            ("crates/lucktails/tests/laws.rs", LAW_GAMES),
            ("crates/lucky-duck/tests/laws.rs", "const GAMES: u32 = 9;"),
        ]);
        let jobs = ["lucktails", "lucky-duck"].map(|name| (name.to_string(), Vec::new()));
        assert_eq!(deaf(&tree, &jobs), ["lucky-duck"]);
    }

    #[test]
    fn rule_crates_with_law_tests_are_soaked() {
        let mut workspace = Workspace::of(&[("lucktails", ""), ("lucky-duck", ""), ("room", "")]);
        workspace.packages[0].tests = ["rules", "laws"].map(String::from).into();
        workspace.packages[2].tests = vec!["laws".into()];
        let jobs = jobs(&workspace);
        assert_eq!(jobs, [("lucktails".into(), vec!["laws".into()])]);
        assert_eq!(words(&jobs[0]).join(" "), "test --release --package lucktails --test laws");
    }
}
