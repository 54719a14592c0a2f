//! The binary as a person or a script meets it: what it prints, and with which code it ends.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use catalog::GameId;
use words::{Lang, Words};

const GAMES: [&str; GameId::ALL.len()] = {
    let mut names = [""; GameId::ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = GameId::ALL[at].name();
        at += 1;
    }
    names
};

fn luckhouse(args: &[&str]) -> Output {
    fed(args, b"")
}

/// Runs it with this on standard input, which is no terminal.
fn fed(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_luckhouse"))
        .args(args)
        .env_remove("LUCKHOUSE_LANG")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Who needs no input may be gone before it is written.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The code, and that this is part of what is said on standard error.
fn check(args: &[&str], code: i32, part: &str) {
    let out = luckhouse(args);
    let said = text(&out.stderr);
    assert_eq!(out.status.code(), Some(code), "{args:?}: {said}");
    assert!(said.contains(part), "{args:?}: {said}");
}

fn temporary(name: &str, content: &[u8]) -> String {
    let path = std::env::temp_dir().join(format!("luckhouse-{}-{name}", std::process::id()));
    std::fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn every_command_has_help_with_examples_in_every_language() {
    for (lang, word) in [("en", "Example"), ("de", "Beispiel"), ("fr", "Exemple")] {
        for command in
            ["play", "replay", "rules", "verify", "engine", "bench", "lab", "completions"]
        {
            let out = luckhouse(&[command, "--help", "--lang", lang]);
            let help = text(&out.stdout);
            assert!(out.status.success() && help.contains(word), "{command} {lang}: {help}");
            assert!(!help.contains("cli-"), "{command} {lang}: {help}");
        }
        let out = luckhouse(&["--lang", lang, "-h"]);
        assert!(out.status.success() && text(&out.stdout).contains("luckhouse play"));
        let asked = luckhouse(&["help", "verify", "--lang", lang]);
        assert_eq!(text(&asked.stdout), said(&["verify", "--help", "--lang", lang]));
        assert!(asked.status.success());
    }
    assert_eq!(said(&["help"]), said(&["--help"]));
    assert!(text(&luckhouse(&["--version"]).stdout).starts_with("luckhouse 0"));
}

#[test]
fn a_wrong_command_line_is_told_in_the_language_asked_for() {
    check(&["dance"], 2, "There is no command “dance”");
    check(&["dance", "--lang", "de"], 2, "Einen Befehl „dance“ gibt es nicht");
    check(&["--lang=fr", "rules", "poker"], 2, "poker");
    check(&["rules"], 2, "GAME");
    check(&["play", "--level", "7"], 2, "7");
    check(&["play", "--seats", "many"], 2, "many");
    check(&["play", "--surprise"], 2, "--surprise");
    check(&["play", "--server", "http://localhost:1", "--seats", "3"], 2, "--code");
    check(&["play", "--code", "ABCDE"], 2, "--server");
    check(&["play", "lucktails", "--server", "localhost:1", "--code", "A"], 2, "GAME");
    check(&["play", "--server", "ftp://x", "--code", "A"], 2, "ftp://x");
    // The link of a table says both.
    check(&["play", "--server", "ftp://x/t/ABCDE"], 2, "ftp://x");
    check(&["play", "lucktails", "--server", "ftp://x"], 2, "ftp://x");
    check(&["play", "lucktails", "--open"], 2, "--server");
    check(&["play", "--server", "localhost:1", "--code", "A", "--clock", "3d"], 2, "--clock");
    check(&["play", "lucktails", "--server", "localhost:1", "--seed", "x"], 2, "--seed");
    let new = |flag, value| ["play", "lucktails", "--server", "localhost:1", flag, value];
    check(&new("--clock", "soon"), 2, "“soon” is no clock");
    check(&new("--house", "1;2"), 2, "1;2");
    check(&["play", "lucktails", "--option", "slips"], 2, "--option slips");
    check(&["play", "lucktails", "--option", "slips=maybe"], 2, "--option slips=maybe");
    check(&["bench", "--seconds", "1", "--decisions", "1"], 2, "--decisions");
    check(&["play", "--seed"], 2, "--seed");
    check(&["rules", "lucktails", "--lang", "it"], 2, "it");
    assert_eq!(luckhouse(&[]).status.code(), Some(2));
}

#[test]
fn what_is_refused_has_code_one() {
    check(&["play", "lucktails", "--seats", "2"], 1, "3 to 5");
    check(&["play", "lucktails", "--seats=-4", "--lang", "de"], 1, "3 bis 5");
    check(&["play", "lucktails", "--seat", "3", "--seats", "3"], 1, "3");
    check(&["play", "lucktails", "--option", "bait_cap=7"], 1, "bait_cap");
    check(&["play", "lucktails", "--option", "speed=1", "--lang", "fr"], 1, "speed");
    check(&["bench", "lucktails", "--seats", "9"], 1, "3 to 5");
    let deck = temporary("deck.toml", b"game = \"lucktails\"\n[[bait]]\nfrom = 2\nworth = 100\n");
    let out = luckhouse(&["play", "lucktails", "--deck", &deck]);
    let said = text(&out.stderr);
    assert_eq!(out.status.code(), Some(1), "{said}");
    for part in ["deck.toml", "line 2", "bait 1", "at most 99"] {
        assert!(said.contains(part), "{said}");
    }
    let binary = temporary("binary.toml", b"\xff\xfe\x00");
    check(&["play", "lucktails", "--deck", &binary], 1, "UTF-8");
    check(&["verify", &binary], 1, "UTF-8");
    check(&["verify", &deck], 1, "not a record");
    check(&["replay", &deck, "--lang", "fr"], 1, "enregistrement");
}

#[test]
fn what_the_machine_cannot_do_has_code_three() {
    check(&["verify", "/nowhere/at/all.json"], 3, "/nowhere/at/all.json");
    check(&["play", "lucktails", "--deck", "/nowhere.toml", "--lang", "de"], 3, "nicht lesen");
    check(&["play", "lucktails"], 3, "terminal");
    check(&["play"], 3, "terminal");
}

#[test]
fn rules_are_printed_whole_in_every_language() {
    for game in GameId::ALL.map(GameId::name) {
        for lang in Lang::ALL {
            let printed = text(&luckhouse(&["rules", game, "--lang", lang.code()]).stdout);
            assert!(printed.lines().all(|line| line.chars().count() < 80), "{game} {lang:?}");
            let (_, sections) = words::rules(&Words::new(lang), game).unwrap();
            for clause in sections.iter().flat_map(|section| &section.clauses) {
                let id = format!("\n{} ", clause.id);
                assert!(printed.contains(&id), "{game} {lang:?} {}", clause.id);
            }
        }
    }
}

#[test]
fn records_are_verified_one_by_one() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/records/");
    let good: Vec<String> = GAMES.iter().map(|game| format!("{folder}{game}.json")).collect();
    let bad = temporary("bad.json", b"{\"game\":\"poker\"}");
    let mut args = vec!["verify"];
    args.extend(good.iter().map(String::as_str));
    let out = luckhouse(&args);
    assert!(out.status.success());
    assert_eq!(text(&out.stdout).matches("follows the rules").count(), GAMES.len());
    args.insert(2, &bad);
    let out = luckhouse(&args);
    assert_eq!(out.status.code(), Some(1));
    assert_eq!(text(&out.stdout).matches("follows the rules").count(), GAMES.len());
    // The gravest of all codes, in whatever order.
    check(&["verify", "/nowhere.json", &bad, &good[0]], 3, "/nowhere.json");
    check(&["verify", &bad, "/nowhere.json"], 3, "/nowhere.json");
    check(&["replay", &good[0], "--as", "7"], 1, "7");
    check(&["replay", &good[0], "--as", "dealer"], 1, "dealer");
    check(&["replay", &good[0]], 3, "terminal");
}

const DEALT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/records/dealt.json");
const COMMITMENT: &str = "b43cb7c644860898d0c72a2ecce491c6da31be62248e0da6a0cfda9ecd19aba1";

/// That it succeeds, and what it says on standard output.
fn said(args: &[&str]) -> String {
    let out = luckhouse(args);
    assert!(out.status.success(), "{args:?}: {}", text(&out.stderr));
    text(&out.stdout)
}

#[test]
fn verify_says_what_is_proven_of_a_deal() {
    let alone = said(&["verify", DEALT]);
    let parts = ["follows the rules", "The deal is proven", "the 1 shuffle", "All 15 sealed races"];
    let unless = ["proves nothing about the server unless", COMMITMENT, "with --share"];
    for part in parts.iter().chain(&unless) {
        assert!(alone.contains(part), "{part}: {alone}");
    }
    let upper = COMMITMENT.to_uppercase();
    let noted = said(&["verify", DEALT, "--commitment", &upper, "--share", "Ada7"]);
    for part in parts.iter().chain(&["you noted before the game", "The share of your device"]) {
        assert!(noted.contains(part), "{part}: {noted}");
    }
    assert!(!unless.iter().any(|part| noted.contains(part)), "{noted}");
    assert!(said(&["verify", DEALT, "--lang", "de"]).contains("Das Geben ist bewiesen"));
    assert!(said(&["verify", DEALT, "--lang", "fr"]).contains("La donne est prouvée"));
    let without =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/records/lucky-bastard.json");
    assert!(said(&["verify", without]).contains("Nothing is known about the deal"));
    check(&["verify", without, "--commitment", COMMITMENT], 1, "nothing to compare");
    check(&["verify", without, "--share", "Ada7"], 1, "nothing to compare");
}

#[test]
fn a_deal_that_is_not_proven_is_refused_with_its_own_sentence() {
    let whole: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(DEALT).unwrap()).unwrap();
    let tampered = |tamper: &dyn Fn(&mut serde_json::Value)| {
        let mut json = whole.clone();
        tamper(&mut json);
        temporary("tampered.json", json.to_string().as_bytes())
    };
    let swap =
        |list: &mut serde_json::Value, at: usize| list.as_array_mut().unwrap().swap(at, at + 1);
    let other = "ab".repeat(32);
    check(
        &["verify", &tampered(&|it| it["deal"]["secret"] = other.as_str().into())],
        1,
        "the commitment belongs to another secret",
    );
    let share = tampered(&|it| it["deal"]["shares"][0] = "Ada8".into());
    check(&["verify", &share], 1, "shuffle 1 is not the one that follows");
    check(&["verify", &share, "--lang", "de"], 1, "Das Mischen 1 ist nicht das");
    check(&["verify", &share, "--lang", "fr"], 1, "le mélange 1 n’est pas celui");
    let cards = tampered(&|it| swap(&mut it["log"][0]["shuffle"], 0));
    check(&["verify", &cards], 1, "shuffle 1 is not the one that follows");
    let order = tampered(&|it| swap(&mut it["deal"]["races"][2]["order"], 0));
    check(&["verify", &order], 1, "another order for race 3");
    let log = tampered(&|it| swap(&mut it["log"], 12));
    check(&["verify", &log], 1, "race 3 was not played in the drawn order");
    let hidden = tampered(&|it| drop(it["deal"]["races"].as_array_mut().unwrap().pop()));
    check(&["verify", &hidden], 1, "Entry 56 of the record’s log belongs to a race");
    let later = tampered(&|it| it["deal"]["races"][0]["entry"] = 5.into());
    check(&["verify", &later], 1, "tells of a race 1 that did not begin there");
    check(&["verify", &tampered(&|it| it["deal"] = 7.into())], 1, "must be an object");
    check(&["verify", DEALT, "--commitment", &other], 1, "not the one you noted");
    check(&["verify", DEALT, "--share", "Ada7", "--share", "Bob"], 1, "the share “Bob”");
    check(&["verify", DEALT, "--share", "1:Ada7"], 1, "Seat 1 has not added the share “Ada7”");
    check(&["verify", DEALT, "--share", "0:Ada7", "--share", "0:"], 1, "you noted the house");
    check(&["verify", DEALT, "--share", "9:"], 1, "you noted the house");
    check(&["verify", DEALT, "--commitment", "b43c"], 2, "64 hexadecimal digits");
    check(&["verify", DEALT, "--share", "x:Ada7"], 2, "1 to 64 letters");
    check(&["verify", DEALT, "--share", ""], 2, "1 to 64 letters");
    check(&["verify", DEALT, DEALT, "--commitment", COMMITMENT], 2, "one record at a time");
}

#[test]
fn the_engine_answers_on_standard_output_and_nothing_else() {
    let input = b"{\"do\":\"games\",\"id\":7}\n\xff\n\n{\"do\":\"legal\",\"table\":\"t1\"}";
    let out = fed(&["engine", "--lang", "de"], input);
    let answers = text(&out.stdout);
    let lines: Vec<&str> = answers.lines().collect();
    assert!(out.status.success() && out.stderr.is_empty());
    assert_eq!(lines.len(), 3, "{answers}");
    assert!(lines[0].starts_with("{\"id\":7,\"ok\":") && lines[1].contains("bad_request"));
    assert!(lines[2].contains("Einen Tisch „t1“ gibt es nicht"), "{answers}");
    let limited =
        b"{\"do\":\"new\",\"game\":\"lucky-duck\",\"seats\":2,\"chance\":{\"seed\":\"\"}}\n";
    let out = fed(&["engine", "--tables", "1"], &limited.repeat(2));
    assert!(text(&out.stdout).lines().nth(1).unwrap().contains("too_many_tables"));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    for args in [&["rules", "lucktails"][..], &["engine"], &["bench", "--json", "--decisions", "1"]]
    {
        let mut child = Command::new(env!("CARGO_BIN_EXE_luckhouse"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let _ = child.stdin.take().unwrap().write_all(&b"{\"do\":\"games\"}\n".repeat(1000));
        let out = child.wait_with_output().unwrap();
        assert_eq!(out.status.code(), Some(0), "{args:?}: {}", text(&out.stderr));
        assert!(out.stderr.is_empty(), "{args:?}: {}", text(&out.stderr));
    }
}

#[test]
fn bench_measures_every_game_and_the_engine() {
    let out = text(&luckhouse(&["bench", "--json", "--decisions", "200"]).stdout);
    let lines: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 3 + 5 + 5 + 8);
    for line in &lines {
        assert!(line["decisions_per_s"].as_f64().unwrap() > 0.0, "{line}");
        assert!(line["games_per_s"].as_f64().unwrap() >= 0.0, "{line}");
        assert!(GAMES.contains(&line["game"].as_str().unwrap()) && line["seats"].is_u64());
    }
    let seats = ["bench", "lucky-duck", "--seats", "9", "--views", "--decisions", "100"];
    assert!(text(&luckhouse(&seats).stdout).contains("lucky-duck"));
    let engine = luckhouse(&["bench", "engine", "--decisions", "50"]);
    assert!(text(&engine.stdout).contains("act/s"), "{}", text(&engine.stderr));
}

#[test]
fn the_lab_measures_how_fast_the_house_thinks() {
    let few = ["lab", "bench", "lucktails", "--seats", "3", "--json"];
    let line: serde_json::Value = serde_json::from_str(&text(&luckhouse(&few).stdout)).unwrap();
    assert!(line["iterations_per_s"].as_f64().unwrap() > 0.0, "{line}");
    assert!(line["imagined_ns"].as_f64().unwrap() > 0.0, "{line}");
    check(&["lab"], 2, "bench");
    check(&["lab", "bench", "lucktails", "--seats", "9"], 1, "3 to 5");
}

#[test]
fn the_lab_says_who_plays_how_well() {
    let folder = std::env::temp_dir().join(format!("luckhouse-{}-arena", std::process::id()));
    let to = folder.to_str().unwrap();
    let run = |deals, seed| {
        let bots = ["--bots", "random,thumb", "--deals", deals, "--seed", seed, "--to", to];
        luckhouse(&[&["lab", "arena", "lucktails", "--lang", "de"], &bots[..]].concat())
    };
    let told = text(&run("3", "a").stdout);
    assert!(told.contains("Wertung") && told.lines().any(|it| it.starts_with("thumb")), "{told}");
    let read = |name| std::fs::read_to_string(folder.join(name)).unwrap();
    let report = read("report.html");
    assert!(report.contains("lang=\"de\"") && report.contains("<svg"), "{report}");
    assert!(!report.contains("http:") || report.matches("http:").count() == 1, "{report}");
    assert_eq!(read("games.csv").lines().count(), 1 + 2 * 3 * 3);
    // What is there is not played again, and more can be asked for later.
    let games = read("games.jsonl");
    assert_eq!(text(&run("3", "a").stdout), told);
    assert_eq!(read("games.jsonl"), games);
    assert_eq!(run("4", "a").status.code(), Some(0));
    assert!(read("games.jsonl").starts_with(&games));
    let other = run("3", "b");
    assert_eq!(other.status.code(), Some(1));
    assert!(text(&other.stderr).contains("eines anderen Laufs"), "{}", text(&other.stderr));
    std::fs::remove_dir_all(folder).unwrap();
    let arena = |more: &[&'static str]| [&["lab", "arena", "lucky-duck"], more].concat();
    check(&arena(&["--bots", "1,nobody"]), 2, "“nobody”");
    check(&arena(&["--bots", "1"]), 2, "At least two");
    check(&arena(&["--seats", "10"]), 1, "2 to 9");
    check(&arena(&["--to", "/dev/null/here"]), 3, "/dev/null/here");
}

#[test]
fn the_lab_says_how_even_a_game_is() {
    let folder = std::env::temp_dir().join(format!("luckhouse-{}-balance", std::process::id()));
    let to = folder.to_str().unwrap();
    let run = |deals, more: &[&'static str]| {
        let bots = ["--bots", "random,thumb", "--deals", deals, "--mixed", "4", "--to", to];
        let balance = ["lab", "balance", "lucky-duck", "--seats", "2", "--lang", "fr"];
        luckhouse(&[&balance, &bots[..], more].concat())
    };
    let told = text(&run("5", &["--threads", "1"]).stdout);
    assert!(told.starts_with("Équilibre") && told.contains("savoir-faire"), "{told}");
    let read = |name| std::fs::read_to_string(folder.join(name)).unwrap();
    let report = read("report.html");
    assert!(report.contains("lang=\"fr\"") && report.matches("<svg").count() == 3, "{report}");
    assert!(read("balance.md").starts_with("## Équilibre"));
    assert_eq!(read("games.csv").lines().count(), 1 + 5 + 4 * 2);
    assert_eq!(&std::fs::read(folder.join("games.parquet")).unwrap()[..4], b"PAR1");
    // What is there is not played again, on however many threads, and more can be asked for later.
    let games = read("games.jsonl");
    assert_eq!(text(&run("5", &["--threads", "2"]).stdout), told);
    assert_eq!(read("games.jsonl"), games);
    assert_eq!(run("6", &[]).status.code(), Some(0));
    assert!(read("games.jsonl").starts_with(&games));
    assert_eq!(run("6", &["--seed", "b"]).status.code(), Some(1));
    std::fs::remove_dir_all(folder).unwrap();
    let balance = |more: &[&'static str]| [&["lab", "balance", "lucktails"], more].concat();
    check(&balance(&["--bots", "thumb"]), 2, "At least two");
    check(&balance(&["--seats", "9"]), 1, "3 to 5");
    check(&balance(&["--seats", "9", "--lang", "de"]), 1, "3 bis 5");
    check(&balance(&["--option", "bait_cap=5"]), 1, "bait_cap");
    check(&balance(&["--option", "bait_cap"]), 2, "bait_cap");
    check(&balance(&["--mixed", "0"]), 2, "0");
    check(&balance(&["--to", "/dev/null/here", "--lang", "fr"]), 3, "/dev/null/here");
}

#[test]
fn the_lab_says_what_it_cannot_measure_the_levels_at() {
    let strength = |more: &[&'static str]| [&["lab", "strength"], more].concat();
    check(&strength(&["lucktails"]), 2, "--to <FOLDER>");
    let here = ["--to", "/dev/null/here"];
    check(&strength(&[&["lucktails", "--seats", "2"], &here[..]].concat()), 1, "3 to 5");
    check(&strength(&[&["lucktails", "whist"], &here[..]].concat()), 2, "whist");
    check(&strength(&[&["--deals", "0"], &here[..]].concat()), 2, "0");
    check(&strength(&here), 3, "/dev/null/here");
}

#[test]
fn completions_exist_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let out = luckhouse(&["completions", shell]);
        assert!(text(&out.stdout).contains("luckhouse"), "{shell}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_without_end_is_refused() {
    check(&["verify", "/dev/zero"], 1, "16 MiB");
}

#[test]
fn what_the_machine_says_is_translated() {
    check(&["verify", "--lang", "de", "/no/such/file"], 3, "diese Datei gibt es nicht");
    check(&["verify", "--lang", "fr", "/"], 3, "c’est un répertoire");
    check(&["verify", "a\u{1b}[31mb"], 3, "a[31mb");
}
