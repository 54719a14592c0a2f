//! Words that mean two things or nothing. One word, one meaning: seat, person, viewer …

use super::Finding;
use super::rust::without_strings;
use super::tree::{File, Tree};

/// In the singular; the plural is meant too.
const WORDS: [&str; 5] = ["player", "manager", "helper", "util", "misc"];

/// Crates of others, whose names we have not chosen.
const CRATES: [&str; 2] = ["futures_util", "hyper_util"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.under("crates/", &[".rs"]).flat_map(|file| in_name(file).chain(in_text(file))).collect()
}

fn in_name(file: &File) -> impl Iterator<Item = Finding> {
    let what = |word: &str| format!("the file name uses the word `{word}`");
    let found = used(&file.path).into_iter();
    found.map(move |word| Finding::of_word(&file.path, 1, what(word), word))
}

fn in_text(file: &File) -> Vec<Finding> {
    let text = without_strings(&file.text).unwrap_or_default();
    let text = CRATES.iter().fold(text, |text, name| text.replace(&format!("{name}::"), "::"));
    let what = |word: &str| format!("the word `{word}` is not used here");
    let lines = text.lines().enumerate();
    let found = lines.flat_map(|(at, line)| used(line).into_iter().map(move |word| (at, word)));
    found.map(|(at, word)| Finding::of_word(&file.path, at + 1, what(word), word)).collect()
}

/// Which of the words are in the text, alone or as part of `a_name` or `AName`.
fn used(text: &str) -> Vec<&'static str> {
    let parts = text.split(|it: char| !it.is_alphanumeric()).flat_map(humps);
    let word = |part: String| {
        let singular = part.strip_suffix('s').unwrap_or(&part);
        WORDS.into_iter().find(|word| *word == singular)
    };
    parts.filter_map(word).collect()
}

/// `SmallTable2` → small, table2.
fn humps(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut was_lower = false;
    for letter in name.chars() {
        if letter.is_uppercase() && was_lower {
            parts.push(String::new());
        }
        was_lower = !letter.is_uppercase();
        parts.last_mut().expect("one at least").extend(letter.to_lowercase());
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::super::tests::printed;
    use super::*;

    #[test]
    fn words_are_found_in_names_and_comments() {
        let check = |text, expect: &[&str]| assert_eq!(used(text), expect, "{text}");
        check("let next_player = 1;", &["player"]);
        check("// Two players, some utils.", &["player", "util"]);
        check("struct CardManager;", &["manager"]);
        check("HELPER misc_2", &["helper", "misc"]);
        check("display futile miscount playerless", &[]);
    }

    #[test]
    fn crates_of_others_have_the_names_they_have() {
        let tree = Tree::of(&[("crates/a/src/b.rs", "use hyper_util::rt;\nuse our_util::rt;\n")]);
        assert_eq!(
            printed(&check(&tree)),
            ["crates/a/src/b.rs:2: the word `util` is not used here"]
        );
    }

    #[test]
    fn strings_are_free_and_file_names_are_not() {
        let source = "let a = \"player\";\n// misc\n";
        let tree = Tree::of(&[("crates/a/src/card_utils.rs", source), ("xtask/src/b.rs", source)]);
        let expect = [
            "crates/a/src/card_utils.rs:1: the file name uses the word `util`",
            "crates/a/src/card_utils.rs:2: the word `misc` is not used here",
        ];
        assert_eq!(printed(&check(&tree)), expect);
    }
}
