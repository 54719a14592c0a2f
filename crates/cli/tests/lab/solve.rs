//! The solver: what is written where, and Ctrl-C.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use crate::{Folder, lab_to, send, text};

#[test]
fn what_is_no_table_is_left_alone() {
    let folder = Folder::new("diary");
    let path = folder.at("diary.txt");
    fs::create_dir_all(&folder.0).unwrap();
    fs::write(&path, "Dear diary").unwrap();
    let out = lab_to("solve", &["lucktails", "--seats", "3"], &path).output().unwrap();
    assert_eq!(out.status.code(), Some(1), "{}", text(&out.stderr));
    assert!(text(&out.stderr).contains("something other than a table"), "{}", text(&out.stderr));
    assert_eq!(fs::read_to_string(&path).unwrap(), "Dear diary");
}

#[test]
fn ctrl_c_keeps_what_was_learned_and_says_so() {
    let folder = Folder::new("learned");
    let path = folder.at("some.table");
    fs::create_dir_all(&folder.0).unwrap();
    let mut solve = lab_to("solve", &["lucktails", "--seats", "4", "--threads", "1"], &path);
    let mut running = solve.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // It listens before it says what it is about to do.
    let (mut told, mut said) = (BufReader::new(running.stdout.take().unwrap()), String::new());
    told.read_line(&mut said).unwrap();
    send("-INT", &running);
    told.read_to_string(&mut said).unwrap();
    let out = running.wait_with_output().unwrap();
    assert_eq!(out.status.code(), Some(130), "{said}{}", text(&out.stderr));
    assert!(text(&out.stderr).contains("What was learned so far is in"), "{}", text(&out.stderr));
    assert!(fs::read(&path).unwrap().starts_with(b"lucktails "));
}
