//! Every dependency from outside is named, and so answered for, in the README.

use std::collections::BTreeMap;

use super::Finding;
use super::tree::Tree;
use crate::workspace::Workspace;

const FILE: &str = "README.md";

pub fn check(tree: &Tree, workspace: &Workspace) -> Vec<Finding> {
    let readme = tree.text(FILE).unwrap_or_default();
    let what = |name, by| format!("lacks the dependency `{name}` of {by}");
    let unnamed = outside(workspace).into_iter().filter(|(name, _)| !is_named(readme, name));
    unnamed.map(|(name, by)| Finding::new(FILE, 1, what(name, by))).collect()
}

fn is_named(readme: &str, name: &str) -> bool {
    readme.contains(&format!("`{name}`"))
}

/// Each dependency from outside, and one crate that names it.
fn outside(workspace: &Workspace) -> BTreeMap<&str, &str> {
    let edges = workspace.packages.iter().flat_map(|package| {
        let outside = package.dependencies.iter().filter(|it| !it.local);
        outside.map(|it| (it.name.as_str(), package.name.as_str()))
    });
    edges.collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    #[test]
    fn an_unnamed_dependency_is_found() {
        let workspace = Workspace::of(&[("game", "+serde"), ("room", "game +?sha2")]);
        let tree = Tree::of(&[(FILE, "| `serde` | JSON |\nsha2")]);
        let findings = printed(&check(&tree, &workspace));
        assert_eq!(findings, ["README.md:1: lacks the dependency `sha2` of room"]);
    }
}
