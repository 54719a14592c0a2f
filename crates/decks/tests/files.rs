//! The house's own deck files, and every way in which another one can be wrong.

use decks::{Decked, default_deck, from_json, from_toml};
use get_lucky::GetLucky;
use lucktails::Lucktails;
use lucky_bastard::LuckyBastard;
use lucky_duck::LuckyDuck;
use words::{Lang, Words};

/// What is said of a file, in English, one line per fault.
fn complaints<G: Decked>(text: &str) -> Vec<String> {
    let words = Words::new(Lang::En);
    match from_toml::<G>(text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|fault| words.say(&fault.message())).collect(),
    }
}

/// The house's file with one piece of text replaced, and all that is said of it.
fn changed<G: Decked>(old: &str, new: &str, expected: &[&str]) {
    assert!(G::FILE.contains(old), "{old} is in the file");
    let text = G::FILE.replacen(old, new, 1);
    let line = |at: usize| G::FILE[..at].matches('\n').count() + 1;
    let here = line(G::FILE.find(old).unwrap()).to_string();
    let above = (here.parse::<usize>().unwrap() - 1).to_string();
    let told = |it: &&str| it.replace("HERE", &here).replace("ABOVE", &above);
    let expected: Vec<String> = expected.iter().map(told).collect();
    assert_eq!(complaints::<G>(&text), expected, "{old} → {new}");
}

#[test]
fn the_houses_files_are_the_default_decks() {
    fn check<G: Decked>() {
        let file = default_deck::<G>();
        assert_eq!(file.deck, G::Deck::default(), "{}", G::NAME);
        let again = from_json::<G>(&file.json).unwrap();
        assert_eq!(
            (again.deck, again.names),
            (file.deck.clone(), file.names.clone()),
            "{}",
            G::NAME
        );
    }
    check::<Lucktails>();
    check::<GetLucky>();
    check::<LuckyBastard>();
    check::<LuckyDuck>();
}

#[test]
fn every_card_has_a_name_in_every_language() {
    fn check<G: Decked>(codes: impl IntoIterator<Item = String>) {
        let names = &default_deck::<G>().names;
        for code in codes {
            for lang in Lang::ALL {
                assert_ne!(names.get(&code, lang), code, "{}: {code} {lang:?}", G::NAME);
            }
        }
    }
    let text = |it: &[&str]| it.iter().map(ToString::to_string).collect::<Vec<_>>();
    check::<Lucktails>(text(&["1", "2", "3", "4", "5", "6", "L"]));
    check::<LuckyBastard>(text(&["A", "B", "C", "D", "E", "F", "G", "H", "switch", "peek"]));
    check::<GetLucky>(
        (1..=15).flat_map(|n| ["guest-", "W", "M", "O"].map(|it| format!("{it}{n}"))),
    );
    // English may call a trait's value by its code, so German stands for all.
    let duck = &default_deck::<LuckyDuck>().names;
    assert_eq!(duck.get("hollow", Lang::De), "hohl");
    assert_eq!(duck.get("nonsense", Lang::De), "nonsense");
}

#[test]
fn guests_and_their_cards_are_all_different() {
    let names = &default_deck::<GetLucky>().names;
    let codes = (1..=15).flat_map(|n| ["guest-", "W", "M", "O"].map(|it| format!("{it}{n}")));
    let codes: Vec<String> = codes.collect();
    for lang in Lang::ALL {
        let mut all: Vec<&str> = codes.iter().map(|code| names.get(code, lang)).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 60, "{lang:?}");
    }
}

#[test]
fn a_bait_table_that_is_wrong() {
    let from = |n: u32| format!("from = {n}\n");
    let check = |old: u32, new: &str, expected: &[&str]| {
        changed::<Lucktails>(&from(old), &format!("{new}\n"), expected);
    };
    check(1, "from = 2", &["line ABOVE, bait[1]: the first step must begin at bait 1"]);
    check(
        3,
        "from = 1",
        &["line ABOVE, bait[2]: each step must begin at a higher bait than the one before"],
    );
    check(10, "from = 100", &["line ABOVE, bait[4]: no bait goes above 99"]);
    check(3, "from = \"3\"", &["line HERE, bait[2].from: this must be a whole number"]);
    check(3, "from = 3.5", &["line HERE, bait[2].from: this must be a whole number"]);
    check(3, "from = -3", &["line HERE, bait[2].from: -3 is not from 0 to 9999"]);
    check(
        3,
        "form = 3",
        &[
            "line ABOVE, bait[2].from: this field is missing",
            "line HERE, bait[2].form: there is no such field; remove it or correct its spelling",
        ],
    );
    changed::<Lucktails>(
        "worth = 4",
        "worth = 100",
        &["line 32, bait[4]: a bait is worth at most 99 points"],
    );
    changed::<Lucktails>(
        "[[bait]]",
        "[bait]",
        &[
            "line 24: this is not valid TOML (duplicate key)",
            "line 28: this is not valid TOML (duplicate key)",
            "line 32: this is not valid TOML (duplicate key)",
        ],
    );
}

#[test]
fn a_bait_table_that_is_missing_or_too_long() {
    assert_eq!(
        complaints::<Lucktails>("game = \"lucktails\""),
        ["line 1, bait: this field is missing"]
    );
    assert_eq!(
        complaints::<Lucktails>("game = \"lucktails\"\nbait = []"),
        ["line 1, bait: the bait table needs at least one step"]
    );
    let steps: String = (1..=9).map(|n| format!("[[bait]]\nfrom = {n}\nworth = 1\n")).collect();
    assert_eq!(
        complaints::<Lucktails>(&format!("game = \"lucktails\"\n{steps}")),
        ["line 26, bait[9]: the bait table may have at most 8 steps"]
    );
}

#[test]
fn names_may_be_left_to_the_house_or_given_in_one_language() {
    let deck = "game = \"lucktails\"\nbait = [{ from = 1, worth = 2 }]\n";
    let own = from_toml::<Lucktails>(deck).unwrap();
    assert_eq!(&own.names, &default_deck::<Lucktails>().names);
    let one = Lucktails::FILE.replacen(
        "{ en = \"Soggy Boot\", de = \"Nasser Stiefel\", fr = \"Botte trempée\" }",
        "\"Boot\"",
        1,
    );
    assert_eq!(from_toml::<Lucktails>(&one).unwrap().names.get("1", Lang::Fr), "Boot");
    let one = Lucktails::FILE.replacen(
        "en = \"Soggy Boot\", de = \"Nasser Stiefel\", fr = \"Botte trempée\"",
        "fr = \"Botte\"",
        1,
    );
    assert_eq!(from_toml::<Lucktails>(&one).unwrap().names.get("1", Lang::De), "Botte");
}

#[test]
fn names_that_are_wrong() {
    let check = |new: &str, expected: &str| {
        changed::<Lucktails>(
            "1 = { en = \"Soggy Boot\", de = \"Nasser Stiefel\", fr = \"Botte trempée\" }",
            new,
            &[expected],
        );
    };
    check(
        "1 = {}",
        "line HERE, cards.1: a name is missing; write it in at least one of en, de and fr",
    );
    check("1 = 7", "line HERE, cards.1: this must be a table of fields");
    check("1 = \"\"", "line HERE, cards.1: a name must have 1 to 60 characters and no line breaks");
    check(
        "1 = \"a\\nb\"",
        "line HERE, cards.1: a name must have 1 to 60 characters and no line breaks",
    );
    check("1 = { en = 1, de = \"a\" }", "line HERE, cards.1.en: this must be a text in quotes");
    check(
        "1 = { it = \"a\", de = \"a\" }",
        "line HERE, cards.1.it: there is no such field; remove it or correct its spelling",
    );
    let long = format!("1 = \"{}\"", "x".repeat(61));
    check(&long, "line HERE, cards.1: a name must have 1 to 60 characters and no line breaks");
}

#[test]
fn guests_that_are_wrong() {
    changed::<GetLucky>(
        "luck = 1",
        "luck = 7",
        &["line HERE, guest[1].weapon.luck: 7 is not from 0 to 2"],
    );
    changed::<GetLucky>(
        "number = 15",
        "number = 16",
        &[
            "line ABOVE, guest: guest number 15 is missing; there must be fifteen, so that the cards \
             come to 57",
            "line HERE, guest[15].number: 16 is not from 1 to 15",
        ],
    );
    let twice = complaints::<GetLucky>(&GetLucky::FILE.replacen("number = 15", "number = 14", 1));
    assert_eq!(twice.len(), 2, "{twice:?}");
    assert!(twice[0].ends_with("there are two guests with the number 14"), "{twice:?}");
    changed::<GetLucky>("copies = 12", "copies = 11", &["line HERE, spite.copies: 11 is not 12"]);
    changed::<GetLucky>(
        "game = \"get-lucky\"",
        "game = \"lucktails\"",
        &["line HERE, game: this must be “get-lucky”; the file is for another game"],
    );
}

#[test]
fn all_reasons_come_at_once_in_the_order_of_the_file() {
    let text =
        GetLucky::FILE.replace("luck = 2", "luck = 3").replacen("copies = 12", "copies = 0", 1);
    let said = complaints::<GetLucky>(&text);
    assert_eq!(said.len(), 16);
    assert!(said[0].contains("guest[1]") && said[15].contains("spite.copies"), "{said:?}");
}

#[test]
fn kinds_that_are_wrong() {
    changed::<LuckyBastard>(
        "copies = 3",
        "copies = 0",
        &[
            "line ABOVE, kind[1].copies: each kind needs at least one copy",
            "line ABOVE, kind: there are 55 cards in all, but there must be exactly 58",
        ],
    );
    changed::<LuckyBastard>(
        "copies = 10",
        "copies = 11",
        &["line 18, kind: there are 59 cards in all, but there must be exactly 58"],
    );
    changed::<LuckyBastard>(
        "[peek]",
        "[peep]",
        &[
            "line 1, peek: this field is missing",
            "line HERE, peep: there is no such field; remove it or correct its spelling",
        ],
    );
    let powerless = LuckyBastard::FILE.replace("copies = 10", "copies = 13");
    let powerless = powerless.replacen("[peek]\ncopies = 3", "[peek]\ncopies = 0", 1);
    let said = complaints::<LuckyBastard>(&powerless);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].ends_with("peek.copies: each kind needs at least one copy"), "{said:?}");
    let kinds: String = (0..27).map(|_| "[[kind]]\ncopies = 2\nname = \"x\"\n").collect();
    let powers = "[switch]\ncopies = 2\nname = \"s\"\n[peek]\ncopies = 2\nname = \"p\"\n";
    let said = complaints::<LuckyBastard>(&format!("game = \"lucky-bastard\"\n{kinds}{powers}"));
    assert_eq!(said, ["line 2, kind: 27 kinds are too many; there may be at most 26"]);
    let none = format!("game = \"lucky-bastard\"\nkind = []\n{}", powers.replace("= 2", "= 29"));
    assert_eq!(
        complaints::<LuckyBastard>(&none),
        ["kind: there must be at least one kind of card"]
    );
}

#[test]
fn what_can_be_read_is_checked_though_the_rest_cannot() {
    let text = Lucktails::FILE.replacen("from = 1", "from = \"1\"", 1);
    let text = text.replacen("from = 10", "from = 100", 1);
    let said = complaints::<Lucktails>(&text);
    assert!(
        said.len() == 2 && said[0].contains("bait[1].from") && said[1].contains("bait[4]"),
        "{said:?}"
    );
    let text = LuckyBastard::FILE.replacen("copies = 3", "copies = \"3\"", 1);
    let said = complaints::<LuckyBastard>(&text.replacen("copies = 10", "copies = 0", 1));
    assert!(said.len() == 2 && said[1].contains("kind[8].copies: each kind"), "{said:?}");
}

#[test]
fn traits_that_are_wrong() {
    changed::<LuckyDuck>(
        "hollow =",
        "empty =",
        &[
            "line 16, pattern.hollow: this field is missing",
            "line HERE, pattern.empty: there is no such field; remove it or correct its spelling",
        ],
    );
}

#[test]
fn files_that_cannot_be_read() {
    let said = complaints::<LuckyDuck>("game = \n= 3\n");
    assert!(said.iter().any(|it| it.starts_with("line 1: this is not valid TOML")), "{said:?}");
    assert!(said.iter().any(|it| it.starts_with("line 2: this is not valid TOML")), "{said:?}");
    let long = format!("# {}\n", "x".repeat(decks::LONGEST_FILE));
    assert_eq!(complaints::<LuckyDuck>(&long), ["a deck file may be at most 256 KiB long"]);
    let json = from_json::<LuckyDuck>(&serde_json::json!({"game": "lucky-duck", "color": []}));
    assert_eq!(json.unwrap_err().len(), 3);
}
