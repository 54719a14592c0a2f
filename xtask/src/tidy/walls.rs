//! The contract and the games know no clock, no randomness and no IO: they have no `std`.

use super::Finding;
use super::rust::names;
use super::tree::{File, Tree};
use crate::games::walled;

pub fn check(tree: &Tree) -> Vec<Finding> {
    let there = walled().filter(|name| tree.has(&format!("crates/{name}")));
    there.flat_map(|name| check_crate(tree, name)).collect()
}

fn check_crate(tree: &Tree, name: &str) -> Vec<Finding> {
    let folder = format!("crates/{name}/src/");
    let lib = format!("{folder}lib.rs");
    let mut findings: Vec<_> = tree.under(&folder, &[".rs"]).flat_map(std_named).collect();
    let mut lines = tree.text(&lib).unwrap_or_default().lines();
    if !lines.any(|line| line.trim() == "#![no_std]") {
        findings.push(Finding::new(&lib, 1, "a rule crate begins with #![no_std]"));
    }
    findings
}

fn std_named(file: &File) -> Vec<Finding> {
    let names = names(&file.text).unwrap_or_default();
    let is = |at: usize, word: &str| names.get(at).is_some_and(|(_, name)| name == word);
    let names_std = |at: usize| {
        let path = is(at, "std") && is(at + 1, ":") && is(at + 2, ":");
        path || is(at, "extern") && is(at + 1, "crate") && is(at + 2, "std")
    };
    let found = (0..names.len()).filter(|&at| names_std(at));
    found.map(|at| Finding::new(&file.path, names[at].0, "a rule crate names std")).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    fn check(path: &str, source: &str, expect: &[&str]) {
        assert_eq!(printed(&super::check(&Tree::of(&[(path, source)]))), expect, "{source}");
    }

    #[test]
    fn a_crate_without_std_is_fine() {
        check("crates/game/src/lib.rs", "// std::fs\n#![no_std]\nuse core::mem;\n", &[]);
        check("crates/room/src/lib.rs", "use std::fs;", &[]);
    }

    #[test]
    fn std_is_found() {
        let named = "crates/game/src/lib.rs:2: a rule crate names std";
        check("crates/game/src/lib.rs", "#![no_std]\nuse {std::fs};", &[named]);
        check("crates/game/src/lib.rs", "#![no_std]\nextern crate std;", &[named]);
    }

    #[test]
    fn a_missing_wall_is_found() {
        let lacks = "crates/lucktails/src/lib.rs:1: a rule crate begins with #![no_std]";
        check("crates/lucktails/src/lib.rs", "//! #![no_std]", &[lacks]);
        check("crates/lucktails/src/other.rs", "", &[lacks]);
    }
}
