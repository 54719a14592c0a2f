//! What each command does.

use std::io::{self, BufReader, BufWriter, Write};
use std::time::Duration;

use catalog::{GameId, with_game};
use clap::ArgMatches;
use engine::{Engine, Limits};
use game::Game;
use words::{Message, Words};

use crate::bench::{self, Bench, Length};
use crate::failure::{Failure, io_reason};
use crate::verify::{read_record, verify};
use crate::{args, lab, remote, seating, serve, tui};

pub fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let (name, matches) = matches.subcommand().expect("a command is required");
    match name {
        "play" => play(matches, words),
        "serve" => serve::run(matches, words),
        "backup" => serve::backup(matches, words),
        "restore" => serve::restore(matches, words),
        "replay" => replay(matches, words),
        "rules" => print(&rules(matches, words)),
        "verify" => verify(matches, words),
        "engine" => engine(matches, words),
        "bench" => bench(matches, words),
        "lab" => lab(matches, words),
        _ => completions(matches, words),
    }
}

fn text<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a str> {
    matches.get_one::<String>(name).map(String::as_str)
}

fn game(matches: &ArgMatches) -> Option<GameId> {
    text(matches, "GAME").and_then(GameId::parse)
}

/// Colours, unless they are unwanted: `--no-color`, `NO_COLOR`, a terminal that knows none.
fn colour(matches: &ArgMatches) -> bool {
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    !matches.get_flag("no-color") && !unwanted && !dumb
}

/// Writes to standard output; a reader that has gone away is no failure.
pub fn print(text: &str) -> Result<(), Failure> {
    written(io::stdout().lock().write_all(text.as_bytes()))
}

fn written(result: io::Result<()>) -> Result<(), Failure> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => {
            let message = Message::new("cli-cannot-write").with("why", io_reason(&error));
            Err(Failure::machine(message))
        }
        Ok(()) => Ok(()),
    }
}

fn rules(matches: &ArgMatches, words: &Words) -> String {
    let game = game(matches).expect("a game is required");
    let (intro, sections) = words::rules(words, game.name()).expect("the house has rules for it");
    let mut out = wrapped(&intro, "");
    for section in sections {
        out += &format!("\n{}\n", section.heading);
        for clause in section.clauses {
            out += &wrapped(&format!("{:<6} {}", clause.id, clause.text), "       ");
        }
    }
    out
}

/// Breaks a paragraph into lines of at most 79 columns; further lines begin with `indent`.
fn wrapped(text: &str, indent: &str) -> String {
    let mut out = String::new();
    let mut column = 0;
    for (n, word) in text.split(' ').enumerate() {
        let width = word.chars().count();
        if n > 0 && column + 1 + width > 79 {
            out += &format!("\n{indent}");
            column = indent.len();
        } else if n > 0 {
            out.push(' ');
            column += 1;
        }
        out += word;
        column += width;
    }
    out + "\n"
}

fn engine(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let given =
        |name| matches.get_one::<u64>(name).map(|&n| usize::try_from(n).unwrap_or(usize::MAX));
    let default = Limits::default();
    let limits = Limits {
        tables: given("tables").unwrap_or(default.tables),
        bytes: given("memory").map_or(default.bytes, |mib| mib << 20),
    };
    let engine = Engine::new(words.clone(), limits);
    let input = BufReader::with_capacity(1 << 16, io::stdin().lock());
    let output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    written(engine::serve(engine, input, output))
}

fn bench(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let length = match matches.get_one::<u64>("decisions") {
        Some(&decisions) => Length::Decisions(decisions),
        None => Length::Seconds(matches.get_one::<u64>("seconds").copied().unwrap_or(1)),
    };
    let json = matches.get_flag("json");
    if text(matches, "GAME") == Some("engine") {
        return bench::engine::run(length, json)
            .map_err(Failure::machine)
            .and_then(|line| print(&line));
    }
    let (games, seats) = chosen(matches)?;
    let bench = Bench { length, views: matches.get_flag("views"), json };
    let heading = (!json).then(|| words.get("cli-bench-heading"));
    print_lines(heading, |line| bench::run(&games, seats, bench, line))
}

/// What is measured: the games that are named or all, at one number of seats or at all.
fn chosen(matches: &ArgMatches) -> Result<(Vec<GameId>, Option<u8>), Failure> {
    let named: Vec<_> = matches.get_many::<String>("GAME").into_iter().flatten().collect();
    let is_chosen = |game: &GameId| named.is_empty() || named.iter().any(|it| *it == game.name());
    let games: Vec<_> = GameId::ALL.into_iter().filter(is_chosen).collect();
    let seats = matches.get_one::<i64>("seats").copied();
    let seats = seats.map(|seats| seats_of(&games, seats)).transpose()?;
    Ok((games, seats))
}

/// Prints each line as it comes, below the heading.
fn print_lines(
    heading: Option<String>,
    lines: impl FnOnce(&mut dyn FnMut(String)),
) -> Result<(), Failure> {
    let mut printed = heading.map_or(Ok(()), |heading| print(&format!("{heading}\n")));
    lines(&mut |line| {
        if printed.is_ok() {
            printed = print(&format!("{line}\n"));
        }
    });
    printed
}

fn lab(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let (name, matches) = matches.subcommand().expect("a command of the lab is required");
    if name == "arena" {
        let game = game(matches).expect("a game is required");
        return lab::arena::run(game, &seating::arena_options(matches)?, words);
    }
    if name == "balance" {
        let game = game(matches).expect("a game is required");
        let (wanted, mixed) = seating::balance_options(matches)?;
        return lab::balance::run(game, &wanted, mixed, words);
    }
    if name == "solve" {
        return solve(matches, words);
    }
    if name == "strength" {
        return strength(matches, words);
    }
    let (games, seats) = chosen(matches)?;
    let json = matches.get_flag("json");
    let each = Duration::from_secs(matches.get_one::<u64>("seconds").copied().unwrap_or(1));
    let heading = (!json).then(|| words.get("cli-lab-bench-heading"));
    print_lines(heading, |line| lab::bench::run(&games, seats, (each, json), line))
}

fn solve(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let given = |name| matches.get_one::<u64>(name).copied();
    let wanted = lab::solve::Wanted {
        seats: chosen(matches)?.1,
        iterations: given("iterations"),
        seconds: given("seconds"),
        threads: matches.get_one::<u32>("threads").map(|&threads| threads as usize),
        seed: text(matches, "seed").unwrap_or("luckhouse").to_owned(),
        measure: matches.get_flag("measure"),
        to: text(matches, "to").map(Into::into),
    };
    lab::solve::run(game(matches).expect("a game is required"), &wanted, words)
}

fn strength(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let number = |name| matches.get_one::<u32>(name).copied();
    let (games, seats) = chosen(matches)?;
    let wanted = lab::strength::Wanted {
        games,
        seats,
        deals: number("deals").unwrap_or(2000),
        top_deals: number("top-deals").unwrap_or(300),
        timed: number("timed").unwrap_or(3) as usize,
        seed: text(matches, "seed").unwrap_or("strength").to_owned(),
        threads: number("threads").map(|threads| threads as usize),
        to: text(matches, "to").expect("a folder is required").into(),
    };
    lab::strength::run(&wanted, words)
}

/// A number of seats that at least one of the games is played at.
fn seats_of(games: &[GameId], seats: i64) -> Result<u8, Failure> {
    let range = |game: GameId| with_game!(game, G => G::SEATS);
    let fits = |seats: u8, game: GameId| (range(game).0..=range(game).1).contains(&seats);
    let seats = u8::try_from(seats).ok();
    if let Some(seats) = seats.filter(|&seats| games.iter().any(|&game| fits(seats, game))) {
        return Ok(seats);
    }
    let least = games.iter().map(|&game| range(game).0).min().unwrap_or_default();
    let most = games.iter().map(|&game| range(game).1).max().unwrap_or_default();
    Err(Failure::refused(Message::new("option-seats").with("least", least).with("most", most)))
}

fn completions(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let shell = *matches.get_one::<clap_complete::Shell>("SHELL").expect("a shell is required");
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut args::command(words), "luckhouse", &mut script);
    written(io::stdout().lock().write_all(&script))
}

fn play(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    if let Some(options) = seating::join_options(matches, colour(matches))? {
        return tui::remote::join(&options, remote::own_tokens().as_ref(), words).map_err(told);
    }
    tui::play(seating::play_options(matches, colour(matches))?, words).map_err(told)
}

fn replay(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let path = text(matches, "FILE").unwrap_or_default();
    let record = read_record(path, words.lang())?;
    let look = seating::look(text(matches, "as"), &record)?;
    tui::replay(&record, look, colour(matches), words).map_err(told)
}

/// A failure of the table, which may have been put into words already.
fn told(error: anyhow::Error) -> Failure {
    error.downcast::<Failure>().unwrap_or_else(|error| {
        Failure::refused(Message::new("cli-said").with("why", error.to_string()))
    })
}
