//! What comes from outside is read by the crate `json`, which knows what must not be in it.

use super::Finding;
use super::rust::names;
use super::tree::{File, Tree};

/// The crates that are handed texts by others. `engine` looks at the fields of a line without reading them.
const BORDERS: [&str; 5] = ["cli", "lab", "pocket", "server", "sitting"];
const READERS: [&str; 3] = ["from_str", "from_slice", "from_reader"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let folders = BORDERS.map(|name| format!("crates/{name}/src/"));
    let files = folders.iter().flat_map(|folder| tree.under(folder, &[".rs"]));
    files.filter(|file| !file.path.contains("/tests")).flat_map(read_otherwise).collect()
}

/// Up to the tests of a file.
fn read_otherwise(file: &File) -> Vec<Finding> {
    let tests = file.text.lines().position(|line| line == "mod tests {").unwrap_or(usize::MAX);
    let names = names(&file.text).unwrap_or_default();
    let is = |at: usize, word: &str| names.get(at).is_some_and(|(_, name)| name == word);
    let reads = |at: usize| {
        let path = is(at, "serde_json") && is(at + 1, ":") && is(at + 2, ":");
        path && READERS.iter().any(|reader| is(at + 3, reader)) && names[at].0 <= tests
    };
    let found = (0..names.len()).filter(|&at| reads(at));
    found.map(|at| Finding::new(&file.path, names[at].0, "read it by the crate `json`")).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    fn check(path: &str, source: &str, expect: &[&str]) {
        assert_eq!(printed(&super::check(&Tree::of(&[(path, source)]))), expect, "{source}");
    }

    #[test]
    fn what_is_read_by_serde_json_itself_is_found() {
        let found = "crates/server/src/socket.rs:1: read it by the crate `json`";
        let read = "fn f() { serde_json::from_str::<u8>(text); }";
        check("crates/server/src/socket.rs", read, &[found]);
        check("crates/server/src/socket.rs", "fn f() { json::read::<u8>(text); }", &[]);
        check("crates/server/src/socket.rs", &format!("mod tests {{\n{read}\n}}"), &[]);
        check("crates/server/src/store/tests/line.rs", read, &[]);
        check("crates/guest/src/guest.rs", read, &[]);
    }
}
