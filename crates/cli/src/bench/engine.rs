//! How many `act` lines a second the engine answers over a pipe.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Instant;

use catalog::lucktails::{Deck, Lucktails};
use game::{Game, Seat, Turn, default_options};
use room::{Chance, Fast, Room};
use serde_json::json;
use words::Message;

use super::Length;

/// Lines written when a length in seconds is asked for: this many for each of them.
const LINES_PER_SECOND: u64 = 150_000;

/// Starts this very program as an engine, has it play Lucktails, and counts.
pub fn run(length: Length, json: bool) -> Result<String, Message> {
    let most = match length {
        Length::Seconds(seconds) => seconds * LINES_PER_SECOND,
        Length::Decisions(decisions) => decisions,
    };
    let (requests, acts) = requests(most);
    let lines = requests.split_inclusive(|byte| *byte == b'\n').count();
    let failed = |error: std::io::Error| {
        Message::new("cli-bench-engine-failed").with("detail", error.to_string())
    };
    let begin = Instant::now();
    let answers = exchange(requests).map_err(failed)?;
    let per_s = f64::from(acts) / begin.elapsed().as_secs_f64();
    if answers != lines {
        let detail = format!("{answers}/{lines}");
        return Err(Message::new("cli-bench-engine-failed").with("detail", detail));
    }
    Ok(if json {
        format!("{}\n", json!({ "game": "engine", "act_lines": acts, "act_lines_per_s": per_s }))
    } else {
        format!("engine         {per_s:>8.0} act/s\n")
    })
}

/// Whole games as request lines, with at least `most` actions, and how many there are.
fn requests(most: u64) -> (Vec<u8>, u32) {
    let (mut lines, mut acts) = (Vec::new(), 0);
    let mut fast = Fast::new(1);
    let rules = Lucktails::set_up(4, &default_options::<Lucktails>(), &Deck::default());
    let rules = rules.expect("default options suit every number of seats");
    for table in 1.. {
        if u64::from(acts) >= most {
            break;
        }
        let chance = json!({ "seed": table.to_string() });
        put(&mut lines, &json!({ "do": "new", "game": "lucktails", "seats": 4, "chance": chance }));
        let name = format!("t{table}");
        let room = Room::<Lucktails>::open(&rules, Chance::seeded(&table.to_string()));
        let mut room = room.expect("a seed deals");
        while let Turn::One(seat) = room.table().turn() {
            let action = any_action(&room, seat, &mut fast);
            put(&mut lines, &json!({ "do": "act", "table": name, "seat": seat, "action": action }));
            room.act(seat, action).expect("listed, so legal");
            acts += 1;
        }
        put(&mut lines, &json!({ "do": "drop", "table": name }));
    }
    (lines, acts)
}

fn any_action<G: Game>(room: &Room<G>, seat: Seat, fast: &mut Fast) -> G::Action {
    let mut actions = Vec::new();
    room.table().legal_actions(seat, |action| actions.push(action));
    actions[fast.below(actions.len() as u32) as usize]
}

fn put(lines: &mut Vec<u8>, request: &serde_json::Value) {
    serde_json::to_writer(&mut *lines, request).expect("memory takes every line");
    lines.push(b'\n');
}

/// Sends everything and counts the answers that are no errors.
fn exchange(requests: Vec<u8>) -> std::io::Result<usize> {
    let mut child = engine()?;
    let mut input = child.stdin.take().expect("piped");
    let output = BufReader::new(child.stdout.take().expect("piped"));
    let writer = thread::spawn(move || input.write_all(&requests));
    let mut answers = 0;
    for line in output.lines() {
        answers += usize::from(line?.starts_with("{\"ok\""));
    }
    writer.join().expect("writing does not panic")?;
    child.wait()?;
    Ok(answers)
}

fn engine() -> std::io::Result<Child> {
    let program = std::env::current_exe()?;
    Command::new(program).arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
}
