//! Every clause of every rulebook has a test named after it: `lt_13_bonus_is_scored_before_…`.

use std::collections::BTreeSet;

use super::Finding;
use super::rust::functions;
use super::tree::Tree;
use crate::games::{RULE_CRATES, RuleCrate};

pub fn check(tree: &Tree) -> Vec<Finding> {
    let there = RULE_CRATES.iter().filter(|it| tree.has(&format!("crates/{}", it.name)));
    there.flat_map(|it| untested(tree, it)).collect()
}

fn untested(tree: &Tree, rules: &RuleCrate) -> Vec<Finding> {
    let tested = tested(tree, rules);
    let folder = format!("crates/{}/tests", rules.name);
    let what = |clause| format!("no test for {}-{clause}", rules.prefix.to_uppercase());
    let untested = (1..=rules.clauses).filter(|clause| !tested.contains(clause));
    untested.map(|clause| Finding::new(&folder, 1, what(clause))).collect()
}

fn tested(tree: &Tree, rules: &RuleCrate) -> BTreeSet<u32> {
    let sources = ["tests", "src"].map(|it| format!("crates/{}/{it}/", rules.name));
    let files = sources.iter().flat_map(|folder| tree.under(folder, &[".rs"]));
    let functions = files.flat_map(|file| functions(&file.text).unwrap_or_default());
    let tests = functions.filter(|it| it.is_test);
    tests.filter_map(|it| clause(&it.name, rules.prefix)).collect()
}

/// The clause a test is named after; a zero before the number does not matter.
fn clause(test: &str, prefix: &str) -> Option<u32> {
    let (number, about) = test.strip_prefix(prefix)?.strip_prefix('_')?.split_once('_')?;
    if about.is_empty() { None } else { number.parse().ok() }
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    #[test]
    fn a_clause_is_read_from_the_name() {
        assert_eq!(clause("ld_7_last_card_wins", "ld"), Some(7));
        assert_eq!(clause("ld_07_last_card_wins", "ld"), Some(7));
        for name in ["ld_7", "ld_7_", "lb_7_x", "old_7_x", "ld_x_7"] {
            assert_eq!(clause(name, "ld"), None, "{name}");
        }
    }

    #[test]
    fn a_clause_without_a_test_is_found() {
        let tests: String =
            (1..=8).map(|n| format!("#[test] fn ld_{n:02}_holds() {{}}\n")).collect();
        let inside = "fn ld_9_is_no_test() {}\n#[test] fn ld_10_holds() {}";
        let tree = Tree::of(&[
            ("crates/lucky-duck/tests/rules.rs", &tests),
            ("crates/lucky-duck/src/table.rs", inside),
        ]);
        assert_eq!(printed(&check(&tree)), ["crates/lucky-duck/tests:1: no test for LD-9"]);
    }
}
