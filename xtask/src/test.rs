//! `test`: everything that must hold, cheapest first, until something does not.

use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::binary::WHOLE;
use crate::games::{FEW_GAMES, LAW_GAMES};
use crate::postgres::{ADDRESS, Postgres};
use crate::report::{table, thousands};
use crate::run::{Output, cargo, checked, line, overhear, succeeds};
use crate::{args, binary, client, contract, needs, tidy};

/// Tests that wait for something leave the processor to others.
const THREADS: &str = "--test-threads=4";

struct Part {
    name: &'static str,
    /// How many tests ran, where that is known.
    run: fn(Size) -> Result<Option<u64>>,
}

/// How many random games the laws and twins play.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Size {
    Whole,
    Quick,
}

const PARTS: [Part; 9] = [
    Part { name: "fmt", run: fmt },
    Part { name: "tidy", run: tidied },
    Part { name: "client", run: built_client },
    Part { name: "clippy", run: clippy },
    Part { name: "tests", run: tests },
    Part { name: "postgres", run: on_postgres },
    Part { name: "http", run: as_described },
    Part { name: "browser", run: in_browser },
    Part { name: "other browsers", run: in_other_browsers },
];

pub fn run(args: &[String]) -> Result<ExitCode> {
    let size = if args::flag(args, "--quick")? { Size::Quick } else { Size::Whole };
    needs::ensure(needs::BUILD)?;
    needs::ensure(needs::TEST)?;
    needs::ensure(needs::BROWSER)?;
    needs::ensure(needs::OTHER_BROWSERS)?;
    let mut rows = Vec::new();
    for part in &PARTS {
        eprintln!("== {}", part.name);
        let start = Instant::now();
        let outcome = (part.run)(size);
        let tests = outcome.as_ref().ok().copied().flatten().map_or(String::new(), thousands);
        let result = if outcome.is_ok() { "ok" } else { "FAILED" };
        let seconds = format!("{:.1}", start.elapsed().as_secs_f64());
        rows.push(vec![part.name.into(), seconds, tests, result.into()]);
        if outcome.is_err() || rows.len() == PARTS.len() {
            print!("\n{}", table(&["part", "seconds", "tests", ""], &rows));
        }
        outcome.with_context(|| format!("the part `{}` failed", part.name))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn fmt(_: Size) -> Result<Option<u64>> {
    checked(&mut cargo(&["fmt", "--all", "--check"]))?;
    Ok(None)
}

fn tidied(_: Size) -> Result<Option<u64>> {
    tidy::check()?;
    Ok(None)
}

/// The page is built, and its types are right.
fn built_client(_: Size) -> Result<Option<u64>> {
    client::build()?;
    checked(&mut client::npm(&["run", "--silent", "check"]))?;
    Ok(None)
}

/// People in a real browser, at tables of the device and of the program as the tests build it: able to lay down
/// cards, and without the allocator that is shipped.
fn in_browser(_: Size) -> Result<Option<u64>> {
    let program = binary::tested()?;
    let mut tests = client::npm(&["test", "--silent"]);
    Ok(Some(counted(tests.env("LUCKHOUSE_PROGRAM", program), &Output::Standard, Size::Whole)?))
}

/// The door, a game of each kind and what may go wrong, in Firefox and `WebKitGTK`.
fn in_other_browsers(_: Size) -> Result<Option<u64>> {
    let program = binary::tested()?;
    let mut tests = client::npm(&["run", "--silent", "test-browsers"]);
    Ok(Some(counted(tests.env("LUCKHOUSE_PROGRAM", program), &Output::Standard, Size::Whole)?))
}

/// What the server answers over HTTP is what it says that it answers.
fn as_described(_: Size) -> Result<Option<u64>> {
    contract::run(&binary::tested()?).map(Some)
}

fn clippy(_: Size) -> Result<Option<u64>> {
    let mut clippy = cargo(&["clippy", "--all-targets"]);
    checked(clippy.args(WHOLE).args(["--", "-D", "warnings"]))?;
    // A workspace of its own, which nothing else compiles until somebody fuzzes.
    let fuzz = ["clippy", "--manifest-path", "fuzz/Cargo.toml", "--", "-D", "warnings"];
    checked(&mut cargo(&fuzz))?;
    Ok(None)
}

fn tests(size: Size) -> Result<Option<u64>> {
    let ran = ran_on(None, size)?;
    let mut docs = cargo(&["test", "--doc"]);
    Ok(Some(ran + counted(docs.args(WHOLE), &Output::Standard, size)?))
}

/// What keeps something, once more: the same tests on the other database.
fn on_postgres(size: Size) -> Result<Option<u64>> {
    let postgres = Postgres::start()?;
    Ok(Some(ran_on(Some(&postgres.address()), size)?))
}

/// Runs the tests, by nextest where it is there; on a PostgreSQL only those of what keeps something.
fn ran_on(postgres: Option<&str>, size: Size) -> Result<u64> {
    let nextest = succeeds(&mut cargo(&["nextest", "--version"]));
    let (words, only, output): (&[&str], &[&str], _) = if nextest {
        (&["nextest", "run", THREADS], &["--filterset", "package(server)"], Output::Error)
    } else {
        (&["test", "--all-targets"], &["--package", "server"], Output::Standard)
    };
    let mut command = cargo(words);
    command.arg("--no-fail-fast");
    match postgres {
        // The whole workspace for nextest, so that nothing is compiled a second time.
        Some(address) if nextest => command.args(WHOLE).args(only).env(ADDRESS, address),
        Some(address) => command.args(only).env(ADDRESS, address),
        None => command.args(WHOLE).env_remove(ADDRESS),
    };
    counted(&mut command, &output, size)
}

fn counted(command: &mut Command, output: &Output, size: Size) -> Result<u64> {
    if size == Size::Quick {
        command.env(LAW_GAMES, FEW_GAMES);
    }
    let heard = overhear(command, output)?;
    if heard.success { Ok(count(&heard.text)) } else { bail!("{} failed", line(command)) }
}

/// The tests that ran, by the summaries of nextest and of cargo's own runner.
fn count(text: &str) -> u64 {
    text.lines().filter_map(summary).sum()
}

fn summary(line: &str) -> Option<u64> {
    if let Some(rest) = line.trim_start().strip_prefix("test result: ") {
        return number_before(rest, " passed");
    }
    // Playwright ends with its own line: `  8 passed (13.2s)`.
    if let Some((number, "passed", _)) = three_words(line) {
        return number.parse().ok();
    }
    let (_, rest) = line.trim_start().strip_prefix("Summary [")?.split_once(']')?;
    number_before(rest, " tests run").or_else(|| number_before(rest, " test run"))
}

fn three_words(line: &str) -> Option<(&str, &str, &str)> {
    let mut words = line.split_whitespace();
    let three = (words.next()?, words.next()?, words.next()?);
    words.next().is_none().then_some(three)
}

fn number_before(text: &str, mark: &str) -> Option<u64> {
    text.split_once(mark)?.0.split_whitespace().last()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_are_counted() {
        let check = |text, expect| assert_eq!(count(text), expect, "{text}");
        check("     Summary [   0.123s] 42 tests run: 42 passed, 1 skipped", 42);
        check("     Summary [   0.123s] 1 test run: 1 passed, 0 skipped", 1);
        let two = "test result: ok. 7 passed; 0 failed; 0 ignored\ntest result: ok. 2 passed; 0";
        check(two, 9);
        check("  8 passed (13.2s)\n", 8);
        check("test lucky ... ok\nrunning 3 tests", 0);
    }
}
