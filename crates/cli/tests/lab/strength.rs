//! How strong the levels are: Ctrl-C, going on, and what is refused.

use std::fs;
use std::process::{Command, Output};

use crate::{Folder, interrupted, lab, text};

const LADDER: &str = "lucktails-ladder/games.jsonl";
const TOP: &str = "lucktails-top-3/games.jsonl";

fn strength(args: &[&str], to: &Folder) -> Command {
    let few = ["lucktails", "--seats", "3", "--top-deals", "1"];
    lab("strength", &[&few, args].concat(), to)
}

fn done(args: &[&str], to: &Folder) -> Output {
    strength(args, to).output().unwrap()
}

/// What was told, but for how long anybody thought.
fn untimed(told: &str) -> String {
    told.split("How long an answer takes").next().unwrap_or_default().to_owned()
}

#[test]
fn what_was_stopped_goes_on_and_is_the_same_on_any_number_of_threads() {
    let folder = Folder::new("strength-stopped");
    let out = interrupted(strength(&["--deals", "100000"], &folder), &folder, LADDER, 3);
    let said = text(&out.stderr);
    assert_eq!(out.status.code(), Some(130), "{said}");
    assert!(said.contains("of 600001 deals"), "{said}");
    assert!(folder.read("strength.md").starts_with("# How strong the house is\n"));
    assert!(!folder.read("strength.md").contains("How long an answer takes"));
    let kept = folder.read(LADDER);

    let out = done(&["--deals", "1", "--threads", "2", "--timed", "1"], &folder);
    assert!(out.status.success(), "{}", text(&out.stderr));
    assert!(folder.read(LADDER).starts_with(&kept));
    assert!(folder.read("report.html").ends_with("</html>\n"));
    let told = folder.read("strength.md");
    assert!(told.contains("| 6 | 5 | 1 |") && told.contains("| 3 | 6 | 1000 |"), "{told}");

    let others = |it: &&str| (0..6).any(|unit| it.starts_with(&format!("{{\"unit\":{unit},")));
    let rest: String =
        kept.lines().filter(|it| !others(it)).map(|it| it.to_owned() + "\n").collect();
    fs::write(folder.at(LADDER), &rest).unwrap();
    let out = done(&["--deals", "1", "--threads", "1", "--timed", "0"], &folder);
    assert!(out.status.success(), "{}", text(&out.stderr));
    assert_eq!(folder.read("strength.md").trim_end(), untimed(&told).trim_end());
    assert_eq!(folder.read(LADDER).lines().count(), rest.lines().count() + 6);
}

#[test]
fn what_cannot_be_is_refused_before_anybody_plays() {
    let folder = Folder::new("strength-refused");
    let refused = |code, part: &str| {
        let out = done(&[], &folder);
        let said = text(&out.stderr);
        assert_eq!(out.status.code(), Some(code), "{part}: {said}");
        assert!(said.contains(part) && out.stdout.is_empty(), "{part}: {said}");
    };
    for name in ["strength.md", "report.html", LADDER, TOP] {
        fs::create_dir_all(folder.at(name)).unwrap();
        refused(3, name);
        fs::remove_dir(folder.at(name)).unwrap();
    }
    fs::write(folder.at("games.jsonl"), "{}").unwrap();
    refused(1, "games.jsonl");
    fs::remove_file(folder.at("games.jsonl")).unwrap();
    // A level that has changed is another run.
    let run = folder.read(LADDER);
    assert!(run.lines().count() == 1 && run.contains("\"slips\":89"), "{run}");
    fs::write(folder.at(LADDER), run.replace("\"slips\":89", "\"slips\":88")).unwrap();
    refused(1, LADDER);
}
