//! Which crate may depend on which: the table in ARCHITECTURE.md is the law, both ways.

use super::Finding;
use super::tree::Tree;
use crate::workspace::{Package, Workspace};

const FILE: &str = "ARCHITECTURE.md";

/// A row of the table.
struct Row<'a> {
    line: usize,
    name: &'a str,
    may: Vec<&'a str>,
}

pub fn check(tree: &Tree, workspace: &Workspace) -> Vec<Finding> {
    let rows = rows(tree.text(FILE).unwrap_or_default());
    if rows.is_empty() {
        return vec![Finding::new(FILE, 1, "no table between <!-- edges --> and <!-- /edges -->")];
    }
    let packages = workspace.packages.iter().flat_map(|package| against_table(package, &rows));
    packages.chain(rows.iter().flat_map(|row| against_crates(row, workspace))).collect()
}

fn rows(text: &str) -> Vec<Row<'_>> {
    let lines = text.lines().enumerate();
    let inside = lines.skip_while(|(_, line)| line.trim() != "<!-- edges -->").skip(1);
    let inside = inside.take_while(|(_, line)| line.trim() != "<!-- /edges -->");
    inside.filter_map(|(at, line)| row(at + 1, line)).collect()
}

/// `| crate | may, depend, on |`; neither the heading nor the rule below it.
fn row(line: usize, text: &str) -> Option<Row<'_>> {
    let mut cells = text.trim().strip_prefix('|')?.split('|').map(bare);
    let (name, may) = (cells.next()?, cells.next()?);
    if name == "crate" || name.chars().all(|it| matches!(it, '-' | ':')) {
        return None;
    }
    let may = may.split(',').map(bare).filter(|it| !matches!(*it, "" | "–" | "-")).collect();
    Some(Row { line, name, may })
}

fn bare(cell: &str) -> &str {
    cell.trim().trim_matches('`')
}

fn edges(package: &Package) -> impl Iterator<Item = &str> {
    package.dependencies.iter().filter(|it| it.normal && it.local).map(|it| it.name.as_str())
}

fn against_table(package: &Package, rows: &[Row]) -> Vec<Finding> {
    let Some(row) = rows.iter().find(|it| it.name == package.name) else {
        return vec![Finding::new(FILE, 1, format!("the edges lack the crate {}", package.name))];
    };
    let manifest = format!("{}/Cargo.toml", package.folder);
    let what = |other| format!("{} may not depend on {other} ({FILE}:{})", package.name, row.line);
    let forbidden = edges(package).filter(|it| !row.may.contains(it));
    forbidden.map(|other| Finding::new(&manifest, 1, what(other))).collect()
}

fn against_crates(row: &Row, workspace: &Workspace) -> Vec<Finding> {
    let Some(package) = workspace.find(row.name) else {
        return vec![Finding::new(FILE, row.line, format!("there is no crate {}", row.name))];
    };
    let what = |other| format!("{} does not depend on {other}", row.name);
    let unused = row.may.iter().filter(|it| !edges(package).any(|edge| edge == **it));
    unused.map(|other| Finding::new(FILE, row.line, what(other))).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    fn check(table: &str, crates: &[(&str, &str)], expect: &[&str]) {
        let text = format!("# Map\n<!-- edges -->\n{table}\n<!-- /edges -->\n| no | row |\n");
        let findings = super::check(&Tree::of(&[(FILE, &text)]), &Workspace::of(crates));
        assert_eq!(printed(&findings), expect, "{table}");
    }

    const TABLE: &str = "| crate | may depend on |\n|---|:-:|\n| `game` | – |\n| room | game, `dice` |\n| dice | - |";

    #[test]
    fn edges_within_the_table_are_fine() {
        check(TABLE, &[("game", "+serde ?room"), ("room", "game dice"), ("dice", "")], &[]);
    }

    #[test]
    fn a_forbidden_edge_is_found() {
        let expect = ["crates/game/Cargo.toml:1: game may not depend on dice (ARCHITECTURE.md:5)"];
        check(TABLE, &[("game", "dice"), ("room", "game dice"), ("dice", "")], &expect);
    }

    #[test]
    fn an_edge_that_does_not_exist_is_found() {
        let expect = ["ARCHITECTURE.md:6: room does not depend on dice"];
        check(TABLE, &[("game", ""), ("room", "game"), ("dice", "")], &expect);
    }

    #[test]
    fn a_crate_on_one_side_only_is_found() {
        let crates = [("game", ""), ("room", "game dice"), ("bots", "")];
        let expect = [
            "ARCHITECTURE.md:1: the edges lack the crate bots",
            "ARCHITECTURE.md:7: there is no crate dice",
        ];
        check(TABLE, &crates, &expect);
    }

    #[test]
    fn a_missing_table_is_found() {
        assert_eq!(super::check(&Tree::of(&[]), &Workspace::of(&[])).len(), 1);
    }
}
