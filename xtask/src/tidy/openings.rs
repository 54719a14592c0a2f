//! Every crate opens with what it knows and what it must never know.

use super::Finding;
use super::tree::{File, Tree};

const OPENING: [&str; 2] = ["Knows:", "Must never know:"];
const WITHIN_LINES: usize = 8;

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.under("crates/", &["/src/lib.rs", "/src/main.rs"])
        .filter(|file| is_front(tree, &file.path))
        .flat_map(lacking)
        .collect()
}

/// `lib.rs`, or `main.rs` where there is no `lib.rs`, of a crate and not of a module.
fn is_front(tree: &Tree, path: &str) -> bool {
    let lib = path.replace("/src/main.rs", "/src/lib.rs");
    path.split('/').count() == 4 && (path == lib || !tree.has(&lib))
}

fn lacking(file: &File) -> Vec<Finding> {
    let opens = |words: &str| file.text.lines().take(WITHIN_LINES).any(|line| line.contains(words));
    let lacking = OPENING.into_iter().filter(|words| !opens(words));
    let what = |words| format!("the first {WITHIN_LINES} lines lack `{words}`");
    lacking.map(|words| Finding::new(&file.path, 1, what(words))).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    const GOOD: &str = "//! Knows: a lot.\n//! Must never know: more.\n";

    #[test]
    fn the_opening_is_looked_for_in_the_front_file() {
        let count = |files: &[(&str, &str)], expect| {
            assert_eq!(check(&Tree::of(files)).len(), expect, "{files:?}");
        };
        count(&[("crates/game/src/lib.rs", GOOD)], 0);
        count(&[("crates/game/src/lib.rs", GOOD), ("crates/game/src/main.rs", "")], 0);
        count(&[("crates/game/src/main.rs", "")], 2);
        count(&[("crates/game/src/deep/src/lib.rs", ""), ("web/src/lib.rs", "")], 0);
    }

    #[test]
    fn a_late_opening_is_none() {
        let late = format!("//! Knows: a lot.\n{}{GOOD}", "\n".repeat(7));
        let findings = check(&Tree::of(&[("crates/game/src/lib.rs", &late)]));
        let expect = "crates/game/src/lib.rs:1: the first 8 lines lack `Must never know:`";
        assert_eq!(printed(&findings), [expect]);
    }
}
