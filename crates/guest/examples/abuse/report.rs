//! What is printed at the end.

use std::collections::BTreeMap;
use std::time::Duration;

use guest::Sample;

use crate::attackers::Attacked;
use crate::bounds::Findings;
use crate::latency::Summary;

/// Shares of one processor that were used while the attack went on.
pub struct Busy {
    pub server: f64,
    pub attackers: f64,
    pub honest: f64,
}

/// A heading and rows; columns as wide as they need be.
fn table(rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|it| it.chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..rows.iter().map(Vec::len).max().unwrap_or(0)).map(width).collect();
    let written = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(at, (cell, &width))| {
            if at == 0 { format!("{cell:width$}") } else { format!("{cell:>width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(written).collect()
}

fn row(cells: &[&str]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}

/// How long honest people waited, beside how long they wait when nobody attacks.
pub fn latencies(
    attacked: &BTreeMap<&'static str, Summary>,
    quiet: &BTreeMap<&'static str, Summary>,
) -> String {
    let mut rows = vec![row(&["honest, in ms", "count", "p50", "p99", "max", "p99 before"])];
    for (kind, it) in attacked {
        let before = quiet.get(kind).map_or(String::new(), |it| millis(it.p99));
        let count = it.count.to_string();
        let numbers = [&count, &millis(it.p50), &millis(it.p99), &millis(it.max), &before];
        let cells = [*kind].into_iter().chain(numbers.map(String::as_str));
        rows.push(row(&cells.collect::<Vec<_>>()));
    }
    table(&rows)
}

/// The disk by itself: no bound, but what honest people cannot be quicker than.
pub fn disk(it: &Summary) -> String {
    let (p50, p99, max) = (millis(it.p50), millis(it.p99), millis(it.max));
    format!("the disk by itself, in ms: {} writes, p50 {p50}, p99 {p99}, max {max}\n", it.count)
}

pub fn attacks(attacked: &Attacked) -> String {
    let mut text = String::from("attack: strikes, and what was answered how often\n");
    for (name, tally) in &attacked.tallies {
        let mut answers: Vec<(&String, &u64)> = tally.answers.iter().collect();
        answers.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        let answers = answers.iter().take(8).map(|(answer, count)| format!("{answer} {count}"));
        let answers = answers.collect::<Vec<_>>().join(", ");
        text.push_str(&format!("{name}: {}; {answers}\n", tally.strikes));
    }
    text
}

pub fn server(findings: &Findings, peak: &Sample, busy: &Busy) -> String {
    let samples = [&findings.before, peak, &findings.after];
    let mut rows = vec![row(&["server", "before", "peak", "after"])];
    let mut add = |what: &str, number: fn(&Sample) -> u64| {
        let numbers = samples.map(|it| number(it).to_string());
        rows.push(row(&[what, &numbers[0], &numbers[1], &numbers[2]]));
    };
    add("memory, MiB", |it| it.memory_kib / 1024);
    add("descriptors", |it| it.descriptors);
    add("threads", |it| it.threads);
    let shares = format!(
        "processors in use while attacked: server {:.2}, attackers {:.2}, honest {:.2}\n",
        busy.server, busy.attackers, busy.honest
    );
    table(&rows) + &shares
}

/// What broke, or that nothing did.
pub fn verdict(findings: &Findings) -> String {
    let mut text = String::new();
    for (why, count) in &findings.hindered {
        text.push_str(&format!("turned away {count} times: {why}\n"));
    }
    for lost in findings.lost.iter().take(10) {
        text.push_str(&format!("lost: {lost}\n"));
    }
    let broken = findings.broken();
    if broken.is_empty() {
        return text + "all bounds hold\n";
    }
    broken.iter().fold(text, |text, it| text + "BROKEN: " + it + "\n")
}

fn millis(took: Duration) -> String {
    format!("{:.1}", took.as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latencies_stand_beside_those_before() {
        let millis = Duration::from_millis;
        let summary = |p99| Summary { count: 7, p50: millis(1), p99: millis(p99), max: millis(99) };
        let text = latencies(&[("join", summary(20))].into(), &[("join", summary(3))].into());
        let expect = "honest, in ms  count  p50   p99   max  p99 before\n\
                      join               7  1.0  20.0  99.0         3.0\n";
        assert_eq!(text, expect);
    }
}
