//! Links between the pages of the repository lead somewhere.

use super::Finding;
use super::tree::{File, Tree};

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.under("", &[".md"]).flat_map(|page| broken(tree, page)).collect()
}

fn broken(tree: &Tree, page: &File) -> Vec<Finding> {
    let links = links(&page.text).into_iter().filter(|(_, target)| is_inside(target));
    let dead =
        links.filter(|(_, target)| resolve(&page.path, target).is_none_or(|path| !tree.has(&path)));
    let what = |target| format!("links to {target}, which does not exist");
    dead.map(|(line, target)| Finding::new(&page.path, line, what(target))).collect()
}

/// Neither another site nor a place on the same page.
fn is_inside(target: &str) -> bool {
    !target.contains("://") && !target.starts_with("mailto:") && !target.starts_with('#')
}

/// The target of each `[text](target)` and `[name]: target` with its line, code left out.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut in_code = false;
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if !in_code {
            let targets = targets(&without_code(line));
            found.extend(targets.into_iter().map(|target| (at + 1, target)));
        }
    }
    found
}

/// A line without what stands between backticks.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect()
}

fn targets(line: &str) -> Vec<String> {
    let end = |it: &str| it.find([')', ' ']).map(|end| it[..end].to_string());
    let mut targets: Vec<String> = line.split("](").skip(1).filter_map(end).collect();
    let defined = line.trim_start().strip_prefix('[').and_then(|it| it.split_once("]: "));
    targets.extend(defined.and_then(|(_, it)| it.split_whitespace().next()).map(String::from));
    targets.into_iter().map(|it| it.trim_matches(['<', '>']).to_string()).collect()
}

/// The path a link leads to, from the root; `None` if it leads out of the repository.
fn resolve(page: &str, target: &str) -> Option<String> {
    let target = target.split(['#', '?']).next().unwrap_or(target);
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let from = if target.starts_with('/') { "" } else { folder };
    let mut path: Vec<&str> = Vec::new();
    for part in from.split('/').chain(target.split('/')) {
        match part {
            "" | "." => (),
            ".." => drop(path.pop()?),
            name => path.push(name),
        }
    }
    Some(path.join("/"))
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    #[test]
    fn a_link_that_leads_nowhere_is_found() {
        let page =
            "[a](../README.md#top) [b](gone.md)\n\n![c](/docs \"title\") [d](../../out)\n[e]: gone";
        let tree = Tree::of(&[("README.md", ""), ("docs/a.md", page)]);
        let expect = [
            "docs/a.md:1: links to gone.md, which does not exist",
            "docs/a.md:3: links to ../../out, which does not exist",
            "docs/a.md:4: links to gone, which does not exist",
        ];
        assert_eq!(printed(&check(&tree)), expect);
    }

    #[test]
    fn other_sites_anchors_and_code_are_left_alone() {
        let page =
            "[a](https://x.org/y) [b](#top) [c](mailto:a@b) `[d](gone)`\n```\n[e](gone)\n```\n";
        assert_eq!(check(&Tree::of(&[("a.md", page)])), []);
    }

    #[test]
    fn paths_are_resolved_from_the_page() {
        let check = |page, target, expect| assert_eq!(resolve(page, target).as_deref(), expect);
        check("a.md", "docs/b.md", Some("docs/b.md"));
        check("docs/adr/a.md", "../b.md", Some("docs/b.md"));
        check("docs/a.md", "..", Some(""));
        check("docs/a.md", "/crates/", Some("crates"));
        check("a.md", "../b.md", None);
    }
}
