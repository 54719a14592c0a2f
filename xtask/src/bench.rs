//! `bench`: how fast the rules and the engine are, in seconds and in instructions.

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Map, Value, json};

use crate::args;
use crate::binary;
use crate::callgrind::{self, Decisions, Setting};
use crate::report::table;
use crate::run::{line, stdout_of};
use crate::workspace::Workspace;

type Row = Map<String, Value>;

pub fn run(args: &[String]) -> Result<ExitCode> {
    let quick = args::flag(args, "--quick")?;
    let binary = binary::build("release")?;
    let games = games(&binary, quick)?;
    print!("\n{}", shown(&games));
    let decisions = if quick { Decisions(1_000, 6_000) } else { Decisions(10_000, 60_000) };
    let instructions = callgrind::count(&binary, &settings(&games), &decisions)?;
    let engine = engine(&binary, quick)?;
    if !engine.is_empty() {
        print!("\n{}", shown(&engine));
    }
    let all = json!({"games": games, "instructions": instructions, "engine": engine});
    let file = Workspace::load()?.target.join("bench.json");
    fs::write(&file, format!("{all:#}\n"))
        .with_context(|| format!("writing {}", file.display()))?;
    println!("\nalso in {}", file.display());
    Ok(ExitCode::SUCCESS)
}

fn games(binary: &Path, quick: bool) -> Result<Vec<Row>> {
    let mut command = bench(binary, quick);
    let games = rows(&stdout_of(&mut command)?)?;
    ensure!(!games.is_empty(), "{} measured nothing", line(&command));
    Ok(games)
}

fn bench(binary: &Path, quick: bool) -> Command {
    let mut command = Command::new(binary);
    command.args(["bench", "--json"]);
    if quick {
        command.args(["--seconds", "1"]);
    }
    command
}

/// The engine over a pipe, where the binary can measure it: a usage error (2) says it cannot.
fn engine(binary: &Path, quick: bool) -> Result<Vec<Row>> {
    let mut command = bench(binary, quick);
    command.arg("engine").stdin(Stdio::null());
    let output = command.output().with_context(|| format!("cannot start {}", line(&command)))?;
    match output.status.code() {
        Some(0) => rows(&String::from_utf8_lossy(&output.stdout)),
        Some(2) => {
            println!("\n{} is not to be had", line(&command));
            Ok(Vec::new())
        }
        _ => bail!("{}:\n{}", line(&command), String::from_utf8_lossy(&output.stderr)),
    }
}

/// One object per measurement: a list, or an object a line.
fn rows(json: &str) -> Result<Vec<Row>> {
    let values = serde_json::Deserializer::from_str(json).into_iter::<Value>();
    let mut rows = Vec::new();
    for value in values {
        match value.context("the measurements are no JSON")? {
            Value::Object(row) => rows.push(row),
            Value::Array(list) => rows.extend(list.into_iter().filter_map(object)),
            other => bail!("a measurement is an object, not {other}"),
        }
    }
    Ok(rows)
}

fn object(value: Value) -> Option<Row> {
    if let Value::Object(row) = value { Some(row) } else { None }
}

/// The games and seats that were measured, each once.
fn settings(rows: &[Row]) -> Vec<Setting> {
    let setting =
        |row: &Row| Some((row.get("game")?.as_str()?.into(), row.get("seats")?.as_u64()?));
    let mut settings: Vec<Setting> = rows.iter().filter_map(setting).collect();
    settings.dedup();
    settings
}

/// Every field a column; the game first, then the seats, then what was measured.
fn shown(rows: &[Row]) -> String {
    let mut columns: Vec<&str> =
        rows.first().into_iter().flat_map(Row::keys).map(String::as_str).collect();
    columns.sort_by_key(|name| (*name != "game", *name != "seats"));
    let cell = |row: &Row, name: &str| match row.get(name) {
        Some(Value::String(text)) => text.clone(),
        Some(Value::Number(number)) if number.is_f64() => {
            format!("{:.1}", number.as_f64().unwrap_or(f64::NAN))
        }
        Some(value) => value.to_string(),
        None => String::new(),
    };
    let cells = rows.iter().map(|row| columns.iter().map(|name| cell(row, name)).collect());
    table(&columns, &cells.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = r#"[{"a_second": 12.34, "game": "lucktails", "seats": 2},
        {"a_second": 5, "game": "lucky-duck", "seats": 3}]"#;

    #[test]
    fn measurements_are_read_as_a_list_or_by_the_line() {
        let lines = "{\"game\": \"a\", \"seats\": 2}\n{\"game\": \"a\", \"seats\": 3}\n";
        assert_eq!(settings(&rows(lines).unwrap()), [("a".into(), 2), ("a".into(), 3)]);
        assert_eq!(rows(LIST).unwrap().len(), 2);
        assert!(rows("7").is_err() && rows("{").is_err());
    }

    #[test]
    fn the_game_is_the_first_column() {
        let expect = "game        seats  a_second\nlucktails       2      12.3\nlucky-duck      3         5\n";
        assert_eq!(shown(&rows(LIST).unwrap()), expect);
    }
}
