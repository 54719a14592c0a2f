//! The arena: programs from outside, what is refused, and Ctrl-C.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::{Folder, lab, lab_to, signalled, text};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/seat.py");

fn done(args: &[&str], to: &Folder) -> Output {
    lab("arena", args, to).output().unwrap()
}

#[test]
fn the_example_plays_the_same_on_any_number_of_threads() {
    let program = format!("mine=python3 '{EXAMPLE}'");
    for (game, seats) in [("lucktails", "3"), ("get-lucky", "2"), ("lucky-bastard", "2")] {
        let played = ["1", "2"].map(|threads| {
            let folder = Folder::new(&format!("same-{game}-{threads}"));
            let bots = ["--seats", seats, "--bots", "mine,thumb", "--program", &program];
            let more = ["--deals", "1", "--threads", threads];
            let out = done(&[&[game], &bots[..], &more].concat(), &folder);
            assert!(out.status.success(), "{}", text(&out.stderr));
            (text(&out.stdout), folder.read("games.csv"), folder.read("mine.stderr.txt"))
        });
        assert_eq!(played[0], played[1]);
        let (told, games, complaints) = &played[0];
        assert!(told.contains("mine") && !told.contains("forfeited"), "{told}");
        assert!(games.lines().skip(1).all(|game| game.ends_with(",,")), "{games}");
        assert_eq!(complaints, "");
    }
}

#[test]
fn whoever_forfeits_is_named_in_the_report() {
    let bad = "bad=sh -c 'echo alas >&2; while read -r line; do echo dear house; done'";
    let lines = [
        ("en", "bad: 4 games forfeited: 4 × wrote what is no answer, “dear house”"),
        ("de", "bad: 4 Spiele aufgegeben: 4 × schrieb, was keine Antwort ist: „dear house“"),
        (
            "fr",
            "bad\u{a0}: 4 parties abandonnées\u{a0}: 4 × a écrit ce qui n’est pas une réponse, «\u{a0}dear house\u{a0}»",
        ),
    ];
    for (lang, line) in lines {
        let folder = Folder::new(&format!("bad-{lang}"));
        let args = ["lucky-duck", "--seats", "2", "--bots", "thumb,bad", "--program", bad];
        let out = done(&[&args[..], &["--deals", "2", "--lang", lang]].concat(), &folder);
        assert!(out.status.success(), "{}", text(&out.stderr));
        assert!(text(&out.stdout).lines().any(|it| it == line), "{}", text(&out.stdout));
        assert!(folder.read("report.html").contains(&format!("<li>{line}")));
        let games = folder.read("games.csv");
        assert!(games.lines().any(|game| game == "0,bad,thumb,1,0,,0,1,no_answer"), "{games}");
        assert!(folder.read("games.jsonl").contains("\"dear house\""));
        assert!(folder.read("bad.stderr.txt").starts_with("alas\n"));
        assert_eq!(&fs::read(folder.at("games.parquet")).unwrap()[..4], b"PAR1");
    }
}

#[test]
fn what_cannot_be_is_refused_before_anybody_plays() {
    let folder = Folder::new("refused");
    let refused = |args: &[&str], code, part: &str| {
        let out = done(&[&["lucky-duck"], args].concat(), &folder);
        let said = text(&out.stderr);
        assert_eq!(out.status.code(), Some(code), "{args:?}: {said}");
        assert!(said.contains(part) && out.stdout.is_empty(), "{args:?}: {said}");
        assert!(!folder.at("games.jsonl").exists());
    };
    refused(
        &["--program", "mine=/nowhere/at-all"],
        1,
        "“mine” cannot be started: there is no such file",
    );
    refused(&["--program", "mine"], 2, "“mine” is not NAME=COMMAND");
    refused(&["--bots", "6,mine"], 2, "“mine”");
    refused(&["--program", "mine=true", "--bots", "mine,mine"], 2, "“mine” is named twice");
    for deals in ["0", "-3", "99999999999999"] {
        refused(&["--deals", deals], 2, "a whole number from 1 to 4294967295");
    }
    refused(&["--seconds", "0.3"], 2, "it takes a whole number.");
    refused(&["--seconds", "4000"], 2, "from 1 to 3600");
    refused(&["--bots", "6,thumb/0,thumb"], 2, "“thumb” is named twice");
    for name in ["report.html", "games.csv", "games.parquet"] {
        fs::create_dir_all(folder.at(name)).unwrap();
        refused(&[], 3, name);
        fs::remove_dir(folder.at(name)).unwrap();
    }
    let pipe = folder.at("games.csv");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    refused(&[], 3, "it is no ordinary file");
    fs::remove_file(pipe).unwrap();
    fs::write(folder.at("strength.md"), "# How strong").unwrap();
    refused(&[], 1, "strength.md” holds the games of another run");
}

#[test]
fn a_folder_has_a_name_and_balance_knows_no_programs() {
    let said = |command: &str, args: &[&str], to: &str| {
        let out = lab_to(command, args, Path::new(to)).output().unwrap();
        assert_eq!(out.status.code(), Some(2));
        text(&out.stderr)
    };
    for command in ["arena", "balance", "strength"] {
        assert!(said(command, &["lucky-duck"], "").contains("--to"), "{command}");
    }
    let folder = Folder::new("no-programs");
    let to = folder.0.to_str().unwrap();
    for bots in ["thumb", "thumb,mine"] {
        let told = said("balance", &["lucky-duck", "--bots", bots], to);
        assert!(!told.contains("--program"), "{told}");
    }
}

#[test]
fn games_of_another_program_are_another_run() {
    let folder = Folder::new("another");
    let run = |program: &str| {
        let bots = ["lucky-duck", "--seats", "2", "--bots", "thumb,bad", "--deals", "1"];
        done(&[&bots[..], &["--program", program]].concat(), &folder).status.code()
    };
    assert_eq!(run("bad=false"), Some(0));
    assert_eq!(run("bad=false"), Some(0));
    assert_eq!(run("bad=true"), Some(1));
}

#[test]
fn ctrl_c_writes_what_there_is_and_the_same_command_goes_on() {
    stopped_and_gone_on("-INT");
}

#[test]
fn a_terminal_that_is_closed_is_as_good_as_ctrl_c() {
    stopped_and_gone_on("-HUP");
}

fn stopped_and_gone_on(signal: &str) {
    let folder = Folder::new(&format!("stopped{signal}"));
    let waits = format!("slow=sh -c 'until [ -e {}/go ]; do sleep 1; done'", folder.0.display());
    let bots = ["lucky-duck", "--seats", "2", "--bots", "thumb,random,slow", "--program", &waits];
    let args = [&bots[..], &["--seconds", "3600", "--threads", "1", "--deals", "2"]].concat();
    // What the others have played is kept when the slow one is waited for.
    let out = signalled(lab("arena", &args, &folder), signal, || folder.lines("games.jsonl") >= 2);
    let said = text(&out.stderr);
    assert_eq!(out.status.code(), Some(130), "{said}");
    assert!(said.contains("Stopped after 1 of 6 deals"), "{said}");
    assert!(text(&out.stdout).contains("thumb"), "{}", text(&out.stdout));
    let page = folder.read("report.html");
    assert!(page.contains("1 of 6 deals were played") && page.ends_with("</html>\n"), "{page}");
    assert!(page.contains("slow is “sh -c until ["), "{page}");
    assert_eq!(folder.read("games.csv").lines().count(), 1 + 2);
    assert_eq!(&fs::read(folder.at("games.parquet")).unwrap()[..4], b"PAR1");
    let kept = folder.read("games.jsonl");
    assert_eq!(kept.lines().count(), 2);
    fs::write(folder.at("go"), "").unwrap();
    let out = done(&args, &folder);
    assert!(out.status.success(), "{}", text(&out.stderr));
    assert!(folder.read("games.jsonl").starts_with(&kept));
    assert_eq!(folder.read("games.csv").lines().count(), 1 + 6 * 2);
}
