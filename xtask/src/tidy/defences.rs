//! Every row of the tables in docs/security.md names a test that exists.

use std::collections::BTreeSet;

use super::Finding;
use super::rust::functions;
use super::tree::Tree;

const PAGE: &str = "docs/security.md";
/// The heading of the column that names tests.
const SHOWN: &str = "shown by";

pub fn check(tree: &Tree) -> Vec<Finding> {
    let tests = tests(tree);
    let mut shown = None;
    let mut findings = Vec::new();
    for (at, line) in tree.text(PAGE).unwrap_or_default().lines().enumerate() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let headed = cells.iter().position(|it| *it == SHOWN);
        if cells.len() < 3 {
            shown = None;
        } else if headed.is_some() {
            shown = headed;
        } else if let Some(cell) = shown.and_then(|it| cells.get(it)).filter(|it| !is_rule(it)) {
            let finding = |what| Finding::new(PAGE, at + 1, what);
            findings.extend(faults(cell, &tests).into_iter().map(finding));
        }
    }
    findings
}

fn is_rule(cell: &str) -> bool {
    cell.chars().all(|it| matches!(it, '-' | ':'))
}

/// What is wrong with the names between backticks: there are none, or no such tests.
fn faults(cell: &str, tests: &BTreeSet<String>) -> Vec<String> {
    let names: Vec<&str> = cell.split('`').skip(1).step_by(2).collect();
    if names.is_empty() {
        return vec!["names no test".to_owned()];
    }
    let missing = names.into_iter().filter(|it| !tests.contains(*it));
    missing.map(|it| format!("names the test {it}, which does not exist")).collect()
}

fn tests(tree: &Tree) -> BTreeSet<String> {
    let files = tree.under("crates/", &[".rs"]);
    let functions = files.flat_map(|file| functions(&file.text).unwrap_or_default());
    functions.filter(|it| it.is_test).map(|it| it.name).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    #[test]
    fn a_row_without_a_test_is_found() {
        let page = "| what | shown by |\n|---|---|\n| a | `here` |\n| b | `here`, `gone` |\n| c | – |\n\n| d | e |\n";
        let source = "#[tokio::test] async fn here() {} fn gone() {}";
        let tree = Tree::of(&[(PAGE, page), ("crates/a/tests/b.rs", source)]);
        let expect = [
            "docs/security.md:4: names the test gone, which does not exist",
            "docs/security.md:5: names no test",
        ];
        assert_eq!(printed(&check(&tree)), expect);
    }
}
