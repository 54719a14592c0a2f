//! Marks of unfinished work.

use super::tree::{File, Tree};
use super::{Finding, allow};

/// Each in two pieces, so that this list is no finding itself.
pub const MARKS: [&str; 9] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("X", "XX"),
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("#[ig", "nore"),
    concat!("for", " now"),
    concat!("place", "holder"),
    concat!("d", "bg!("),
];

/// What stands in a field of a page before anybody writes there is called so by the browser.
const HINTS: [&str; 3] =
    [concat!("place", "holder="), concat!("::place", "holder"), concat!("[place", "holder]")];
const OF_A_PAGE: [&str; 3] = [".svelte", ".css", ".ts"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().filter(|file| !is_exempt(&file.path)).flat_map(marks_in).collect()
}

/// What tells of the past, what nobody wrote, and what names the exceptions.
fn is_exempt(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    let is_lock = matches!(name, "Cargo.lock" | "package-lock.json");
    name.starts_with("CHANGELOG") || is_lock || path == allow::FILE
}

fn marks_in(file: &File) -> Vec<Finding> {
    let what = |mark: &str| format!("unfinished: {mark}");
    let lines = file.text.lines().enumerate();
    let found = lines.flat_map(|(at, line)| {
        let page = OF_A_PAGE.iter().any(|end| file.path.ends_with(end));
        let line =
            &HINTS.iter().filter(|_| page).fold(line.to_owned(), |it, hint| it.replace(hint, ""));
        let marks = MARKS.into_iter().filter(|mark| is_marked(line, mark));
        marks.map(|mark| (at, mark)).collect::<Vec<_>>()
    });
    found.map(|(at, mark)| Finding::of_word(&file.path, at + 1, what(mark), mark)).collect()
}

/// Capitals count where the mark has them; letters around it make it another word.
fn is_marked(line: &str, mark: &str) -> bool {
    let shouted = mark.chars().any(char::is_uppercase);
    let line = if shouted { line.to_string() } else { line.to_ascii_lowercase() };
    line.match_indices(mark).any(|(at, _)| {
        let letter = |it: Option<char>| it.is_some_and(char::is_alphanumeric);
        let joined_before = letter(line[..at].chars().next_back()) && letter(mark.chars().next());
        let after = line[at + mark.len()..].chars().next();
        let joined_after = letter(after) && letter(mark.chars().last());
        !joined_before && !joined_after
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    #[test]
    fn every_mark_is_found() {
        for mark in MARKS {
            let tree = Tree::of(&[("a.md", &format!("fine\n({mark} x"))]);
            assert_eq!(printed(&check(&tree)), [format!("a.md:2: unfinished: {mark}")]);
        }
    }

    #[test]
    fn other_words_are_none() {
        for text in ["metodo", "therefor nowhere", "for nowadays", "XXXL", "ignored"] {
            assert!(MARKS.iter().all(|mark| !is_marked(text, mark)), "{text}");
        }
        assert!(is_marked(&MARKS[6].replace('f', "F"), MARKS[6]));
        assert!(!is_marked(&MARKS[0].to_lowercase(), MARKS[0]));
    }

    #[test]
    fn a_field_of_a_page_may_have_a_hint() {
        for hint in HINTS {
            assert_eq!(check(&Tree::of(&[("a.svelte", hint), ("a.css", hint)])), []);
            assert_eq!(check(&Tree::of(&[("a.md", hint)])).len(), 1);
        }
    }

    #[test]
    fn the_changelog_may_tell() {
        let text = MARKS[0];
        let tree = Tree::of(&[("CHANGELOG.md", text), ("web/package-lock.json", text)]);
        assert_eq!(check(&tree), []);
    }
}
