//! Instructions per decision, which unlike seconds are the same on every run.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::needs::VALGRIND;
use crate::report::{table, thousands};
use crate::run::line;

/// A game and its number of seats.
pub type Setting = (String, u64);

/// Two numbers of decisions: what both cost, set-up above all, falls out of the difference.
pub struct Decisions(pub u64, pub u64);

/// Counts every setting and prints a table; nothing without valgrind.
pub fn count(binary: &Path, settings: &[Setting], decisions: &Decisions) -> Result<Vec<Value>> {
    if !VALGRIND.is_there() {
        println!("\nno instruction counts without valgrind: {}", VALGRIND.how());
        return Ok(Vec::new());
    }
    let mut rows = Vec::new();
    let mut values = Vec::new();
    for (game, seats) in settings {
        let each = per_decision(binary, game, *seats, decisions)?;
        rows.push(vec![game.clone(), seats.to_string(), thousands(each)]);
        values.push(json!({"game": game, "seats": seats, "instructions": each}));
    }
    print!("\n{}", table(&["game", "seats", "instructions per decision"], &rows));
    Ok(values)
}

fn per_decision(binary: &Path, game: &str, seats: u64, decisions: &Decisions) -> Result<u64> {
    let few = instructions(binary, game, seats, decisions.0)?;
    let many = instructions(binary, game, seats, decisions.1)?;
    ensure!(many > few, "{game} with {seats} seats: more decisions took no more instructions");
    Ok((many - few) / (decisions.1 - decisions.0))
}

fn instructions(binary: &Path, game: &str, seats: u64, decisions: u64) -> Result<u64> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(binary);
    command.args(["bench", game, "--seats", &seats.to_string()]);
    command.args(["--decisions", &decisions.to_string()]);
    let output = command.output().with_context(|| format!("cannot start {}", line(&command)))?;
    let told = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{} failed:\n{told}", line(&command));
    collected(&told).with_context(|| format!("{} counted nothing:\n{told}", line(&command)))
}

/// The total from callgrind's closing lines: `==7== Collected : 123456`.
fn collected(told: &str) -> Option<u64> {
    let number = |line: &str| line.split_once("Collected :")?.1.trim().parse().ok();
    told.lines().find_map(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_found() {
        let told = "==7== Callgrind\n==7== Events    : Ir\n==7== Collected : 123456\n==7==\n";
        assert_eq!(collected(told), Some(123_456));
        assert_eq!(collected("==7== Callgrind"), None);
    }
}
