//! `soak`: the laws and the twins, on many more random games than a test run has time for; and the
//! kill test, with many more kills; and the real server under attack.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};

use crate::games::{LAW_GAMES, RULE_CRATES};
use crate::load;
use crate::postgres::Postgres;
use crate::report::table;
use crate::run::{cargo, checked};
use crate::tidy::tree::Tree;

/// The tests of a game that play random games: those of its `tests/laws.rs`.
const LAWS: &str = "laws";

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
        [word, rest @ ..] if word == "abuse" => load::against_release("abuse", &attack(rest)?),
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

/// How many seconds the server is attacked, and by which attacks, if not by all.
fn attack(args: &[String]) -> Result<Vec<String>> {
    let (seconds, names) = args.split_at(args.len().min(1));
    let seconds = number(seconds, 600)?;
    ensure!(seconds > 0, "an attack takes at least a second");
    Ok([&[seconds.to_string()], names].concat())
}

fn play(games: u32) -> Result<ExitCode> {
    let tree = Tree::load()?;
    let crates = soaked_crates(&tree);
    ensure!(!crates.is_empty(), "no rule crate has a tests/{LAWS}.rs");
    let deaf = deaf(&tree, &crates);
    ensure!(deaf.is_empty(), "the tests of {} do not read {LAW_GAMES}", deaf.join(", "));
    for name in &crates {
        checked(&mut cargo(&[&words(name)[..], &["--no-run"]].concat()))?;
    }
    let soaked = soak_all(&crates, games);
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

/// The rule crates that have laws to hold.
fn soaked_crates(tree: &Tree) -> Vec<&'static str> {
    let has_laws = |name: &&str| tree.under(&laws_of(name), &[".rs"]).next().is_some();
    RULE_CRATES.iter().map(|it| it.name).filter(has_laws).collect()
}

/// Crates whose laws are tried on as many games as they please, so that a soak would be none.
fn deaf<'a>(tree: &Tree, crates: &[&'a str]) -> Vec<&'a str> {
    let hears =
        |name: &str| tree.under(&laws_of(name), &[".rs"]).any(|it| it.text.contains(LAW_GAMES));
    crates.iter().copied().filter(|name| !hears(name)).collect()
}

fn laws_of(name: &str) -> String {
    format!("crates/{name}/tests/{LAWS}")
}

fn words(name: &str) -> [&str; 7] {
    ["test", "--release", "--package", name, "--test", "it", LAWS]
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
fn soak_all(crates: &[&str], games: u32) -> Vec<Soaked> {
    let next = AtomicUsize::new(0);
    let soaked = Mutex::new(Vec::new());
    let work = || {
        while let Some(name) = crates.get(next.fetch_add(1, Ordering::Relaxed)) {
            let result = soak(name, games);
            soaked.lock().expect("no worker panics").push(result);
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    soaked.into_inner().expect("no worker panics")
}

fn soak(name: &str, games: u32) -> Soaked {
    eprintln!("{name}: {games} games");
    let start = Instant::now();
    let output = cargo(&words(name)).env(LAW_GAMES, games.to_string()).output();
    let seconds = start.elapsed().as_secs_f64();
    let holds = output.as_ref().is_ok_and(|it| it.status.success());
    if !holds {
        let told = output.map(|it| [it.stdout, it.stderr].concat()).unwrap_or_default();
        eprintln!("{name}: FAILED\n{}", String::from_utf8_lossy(&told));
    }
    Soaked { name: name.into(), seconds, holds }
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
    fn an_attack_has_a_duration_and_may_be_one_of_many() {
        let attack = |words: &str| {
            let args: Vec<String> = words.split_whitespace().map(String::from).collect();
            attack(&args).map(|it| it.join(" ")).ok()
        };
        assert_eq!(attack("").as_deref(), Some("600"));
        assert_eq!(attack("60 floods of talk").as_deref(), Some("60 floods of talk"));
        assert_eq!((attack("0"), attack("talk")), (None, None));
    }

    #[test]
    fn a_test_that_does_not_read_the_number_is_deaf() {
        let tree = Tree::of(&[
            ("crates/lucktails/tests/laws.rs", LAW_GAMES),
            ("crates/lucky-duck/tests/laws.rs", "const GAMES: u32 = 9;"),
        ]);
        assert_eq!(deaf(&tree, &soaked_crates(&tree)), ["lucky-duck"]);
    }

    #[test]
    fn rule_crates_with_laws_are_soaked() {
        let rules = ("crates/lucky-duck/tests/rules.rs", "");
        let tree = Tree::of(&[("crates/lucktails/tests/laws.rs", LAW_GAMES), rules]);
        assert_eq!(soaked_crates(&tree), ["lucktails"]);
        let expect = "test --release --package lucktails --test it laws";
        assert_eq!(words("lucktails").join(" "), expect);
    }
}
