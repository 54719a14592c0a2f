//! The three languages say the same things, and nothing is said that nobody needs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use words::{Lang, Message, SOURCES, Words, rules};

type Messages = BTreeMap<String, BTreeSet<String>>;

/// Every message of a file with the variables it speaks of.
fn messages(text: &str) -> Messages {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, why)| panic!("{why:?}"));
    let mut all = Messages::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            let value = message.value.as_ref().expect("a message has a text");
            collect(value, &mut variables);
            let key = message.id.name.to_owned();
            assert!(all.insert(key, variables).is_none(), "{} twice", message.id.name);
        }
    }
    all
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variable(inline, variables),
            Expression::Select { selector, variants } => {
                variable(selector, variables);
                for variant in variants {
                    collect(&variant.value, variables);
                }
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        variables.insert(id.name.to_owned());
    }
}

/// Every file of messages: those of the program, and those of the page in the browser, which the program does not
/// read.
fn files() -> Vec<(String, [String; 3])> {
    let own = SOURCES.concat().into_iter();
    let own = own.map(|(file, texts)| (file.to_owned(), texts.map(str::to_owned)));
    own.chain(of_the_page()).collect()
}

fn of_the_page() -> Vec<(String, [String; 3])> {
    let locales = root().join("locales");
    let names = fs::read_dir(locales.join("en")).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name.starts_with("client")).collect();
    names.sort();
    let read = |name: &str, lang: &str| {
        let path = locales.join(lang).join(name);
        fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
    };
    names
        .iter()
        .map(|name| (name.clone(), ["en", "de", "fr"].map(|lang| read(name, lang))))
        .collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_three_languages_have_the_same_messages() {
    for (file, [en, de, fr]) in files() {
        let (en, de, fr) = (messages(&en), messages(&de), messages(&fr));
        assert_eq!(en, de, "{file}: English and German differ");
        assert_eq!(en, fr, "{file}: English and French differ");
    }
}

#[test]
fn no_message_stands_in_two_files() {
    let mut seen = BTreeMap::new();
    for (file, [en, ..]) in files() {
        for key in messages(&en).into_keys() {
            let earlier = seen.insert(key.clone(), file.clone());
            assert_eq!(earlier, None, "{key} stands in {file} too");
        }
    }
}

/// Keys that are looked up by number: the rules, clause by clause.
fn is_rule(key: &str) -> bool {
    key.starts_with("rules-")
}

fn sources(folder: &Path, endings: &[&str], files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, endings, files);
        } else if path.extension().is_some_and(|it| endings.iter().any(|ending| it == *ending)) {
            files.push(path);
        }
    }
}

/// Every string in the crates that looks like a key: lower case words joined by dashes.
fn keys_in_code() -> BTreeSet<String> {
    let mut files = Vec::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for folder in fs::read_dir(crates).unwrap() {
        sources(&folder.unwrap().path().join("src"), &["rs"], &mut files);
    }
    let mut keys = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        keys.extend(text.split('"').filter(|it| looks_like_a_key(it)).map(str::to_owned));
    }
    keys
}

fn looks_like_a_key(text: &str) -> bool {
    let word = |it: &str| it.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    text.contains('-') && text.split('-').all(|it| !it.is_empty() && word(it))
}

#[test]
fn every_message_is_used() {
    let used = keys_in_code();
    for (file, [en, ..]) in SOURCES.concat() {
        for key in messages(en).into_keys() {
            assert!(is_rule(&key) || used.contains(&key), "{file}: nobody says {key}");
        }
    }
}

/// Every key in the page: quoted once, as TypeScript does.
fn keys_in_the_page() -> BTreeSet<String> {
    let mut files = Vec::new();
    sources(&root().join("client/src"), &["ts", "svelte"], &mut files);
    let texts = files.iter().map(|file| fs::read_to_string(file).unwrap());
    let quoted = |text: String| -> Vec<String> { text.split('\'').map(str::to_owned).collect() };
    texts.flat_map(quoted).collect()
}

#[test]
fn the_page_says_what_its_files_have_and_nothing_else() {
    let quoted = keys_in_the_page();
    let mut known = BTreeSet::new();
    for (file, [en, ..]) in of_the_page() {
        for key in messages(&en).into_keys() {
            assert!(quoted.contains(&key), "{file}: nobody says {key}");
            known.insert(key);
        }
    }
    let prefixes: BTreeSet<&str> = known
        .iter()
        .filter(|key| key.contains('-'))
        .filter_map(|key| key.split('-').next())
        .collect();
    for key in quoted.iter().filter(|key| looks_like_a_key(key)) {
        let prefix = key.split('-').next().unwrap();
        let game = ["get-lucky", "lucky-bastard", "lucky-duck"].contains(&key.as_str());
        assert!(game || !prefixes.contains(prefix) || known.contains(key), "no message {key}");
    }
}

#[test]
fn every_key_in_the_code_has_a_message() {
    let known: BTreeSet<String> =
        SOURCES.concat().iter().flat_map(|(_, [en, ..])| messages(en).into_keys()).collect();
    let prefixes: BTreeSet<&str> = known.iter().filter_map(|key| key.split('-').next()).collect();
    // Names of games and of the files themselves look like keys too.
    let mut others = vec!["get-lucky", "lucky-bastard", "lucky-duck"];
    others.extend(SOURCES.concat().iter().map(|(file, _)| *file));
    for key in keys_in_code() {
        let prefix = key.split('-').next().unwrap();
        if prefixes.contains(prefix) && !others.contains(&&*key) {
            assert!(known.contains(&key), "no message {key}");
        }
    }
}

#[test]
fn every_clause_has_its_rule_in_every_language() {
    let expected =
        [("lucktails", 22), ("get-lucky", 24), ("lucky-bastard", 22), ("lucky-duck", 10)];
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (game, n) in expected {
            let (intro, sections) = rules(&words, game).unwrap();
            let clauses: Vec<_> = sections.iter().flat_map(|it| &it.clauses).collect();
            assert_eq!(clauses.len(), n);
            let headings = sections.iter().map(|it| &it.heading);
            for text in clauses.iter().map(|it| &it.text).chain(headings).chain([&intro]) {
                assert!(!text.starts_with("rules-") && !text.is_empty(), "{game}: {text}");
            }
        }
    }
    assert_eq!(rules(&Words::new(Lang::En), "poker"), None);
}

#[test]
fn plurals_and_lists_come_out_right() {
    let total =
        |lang, cards: u32| Words::new(lang).say(&Message::new("deck-total").with("cards", cards));
    assert!(total(Lang::En, 1).starts_with("there is 1 card in all"));
    assert!(total(Lang::De, 2).starts_with("es sind insgesamt 2 Karten"));
    // In French nothing is singular too.
    assert!(total(Lang::Fr, 0).starts_with("il y a 0 carte en tout"));
    let list = |n: usize| words::Arg::list(["a", "b", "c"].into_iter().take(n));
    let said = |n| Words::new(Lang::De).say(&Message::new("engine-why").with("why", list(n)));
    assert_eq!([said(0), said(1), said(2), said(3)], ["", "a", "a und b", "a, b und c"]);
}

#[test]
fn french_keeps_its_spaces_together() {
    for (file, [_, _, fr]) in files() {
        for line in fr.lines().filter(|line| !line.starts_with('#')) {
            // The key of the rules is a question mark of its own.
            let line = line.trim_start().replace(" ? règles", "");
            for sign in [" :", " ;", " ?", " !", " »", "« "] {
                assert!(!line.contains(sign), "{file}: a breaking space in: {line}");
            }
        }
    }
}
