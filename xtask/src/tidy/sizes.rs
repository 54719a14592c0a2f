//! Files and functions that have grown too long to read.

use super::Finding;
use super::rust::functions;
use super::tree::{File, Tree};

const FILE_LINES: usize = 500;
const COMPONENT_LINES: usize = 300;
const FUNCTION_LINES: usize = 70;

pub fn check(tree: &Tree) -> Vec<Finding> {
    let long_files = tree.under("", &[".rs", ".py", ".ts", ".svelte"]).filter_map(long_file);
    long_files.chain(tree.under("", &[".rs"]).flat_map(long_functions)).collect()
}

fn long_file(file: &File) -> Option<Finding> {
    let lines = file.text.lines().count();
    let component = file.path.ends_with(".svelte");
    let most = if component { COMPONENT_LINES } else { FILE_LINES };
    let what = || format!("{lines} lines: a file over {most} lines");
    (lines > most).then(|| Finding::new(&file.path, most + 1, what()))
}

fn long_functions(file: &File) -> Vec<Finding> {
    let Ok(functions) = functions(&file.text) else {
        return vec![Finding::new(&file.path, 1, "cannot be read as Rust")];
    };
    let long = functions.iter().filter(|it| it.lines > FUNCTION_LINES);
    let what = |name, lines| format!("fn {name} has {lines} lines: over {FUNCTION_LINES}");
    long.map(|it| Finding::new(&file.path, it.line, what(&it.name, it.lines))).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    #[test]
    fn long_files_are_found() {
        let (just, over) = ("\n".repeat(500), "\n".repeat(501));
        let tree = Tree::of(&[("a.py", &just), ("b.ts", &over), ("c.txt", &over)]);
        assert_eq!(printed(&check(&tree)), ["b.ts:501: 501 lines: a file over 500 lines"]);
        let tree = Tree::of(&[("a.svelte", &"\n".repeat(301))]);
        assert_eq!(check(&tree).len(), 1);
    }

    #[test]
    fn long_functions_are_found() {
        let (just, over) = ("\n".repeat(69), "\n".repeat(70));
        let source = format!("fn a() {{{just}}}\nfn b() {{{over}}}\n");
        let tree = Tree::of(&[("a.rs", &source)]);
        assert_eq!(printed(&check(&tree)), ["a.rs:71: fn b has 71 lines: over 70"]);
    }

    #[test]
    fn what_cannot_be_read_is_found() {
        assert_eq!(check(&Tree::of(&[("a.rs", "fn a() {")])).len(), 1);
    }
}
