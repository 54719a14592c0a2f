//! Who plays how well: many games between the same entrants, on duplicate deals.

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{fs, io, thread};

use bots::Temper;
use catalog::{GameId, with_game};
use decks::{DeckFile, Decked, default_deck};
use game::Game;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{
    Arena, Entered, Entrant, Finished, Journal, Meeting, NoJournal, Program, Report, ratings,
    shortened, tallies,
};
use record::{OptionFault, options_from_json, options_to_json};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use words::{Arg, Message, Words};

use super::balance::unusual;
use super::entrants::{House, Named};
use super::strength::DOCUMENT;
use crate::commands::print;
use crate::failure::{Exit, Failure, io_reason};
use crate::tui::{DeckText, default_seats, name_key, read_deck};

/// What is written beside the journal.
const REPORTS: [&str; 3] = ["report.html", "games.csv", "games.parquet"];

/// What was played.
pub(super) const JOURNAL: &str = "games.jsonl";

/// What is asked for, before it is known of which game.
pub struct Wanted {
    pub seats: Option<u8>,
    pub entrants: Vec<Named>,
    /// How long a program may take for an answer.
    pub limit: Duration,
    pub meeting: Meeting,
    pub deals: u32,
    pub seed: String,
    pub threads: Option<usize>,
    pub options: Map<String, Value>,
    pub deck: Option<DeckText>,
    /// The folder for what was played.
    pub to: Option<PathBuf>,
}

pub fn run(game: GameId, wanted: &Wanted, words: &Words) -> Result<(), Failure> {
    with_game!(game, G => held::<G>(game, wanted, words))
}

/// The cards, the number of seats and the rules that are asked for.
pub(super) fn set_up<G: Entered + Decked>(
    wanted: &Wanted,
) -> Result<(DeckFile<G>, u8, G::Rules), Failure> {
    let solved = |it: &Named| matches!(it, Named::House(Entrant::Solved));
    if wanted.entrants.iter().any(solved) && !G::IS_SOLVED {
        return Err(Failure::refused(Message::new("lab-not-solved")));
    }
    let deck = match &wanted.deck {
        Some(deck) => read_deck::<G>(deck)?,
        None => default_deck().clone(),
    };
    let n_seats = wanted.seats.unwrap_or_else(default_seats::<G>);
    let rules = options_from_json::<G>(n_seats.into(), &wanted.options, &deck.deck);
    let rules = rules.map_err(|faults| {
        let why = Arg::reasons(faults.iter().map(OptionFault::message));
        Failure::refused(Message::new("engine-why").with("why", why))
    })?;
    Ok((deck, n_seats, rules))
}

fn held<G: Entered + Decked>(game: GameId, wanted: &Wanted, words: &Words) -> Result<(), Failure> {
    let stop = heard();
    let entered = entered::<G>(wanted, &REPORTS, &stop)?;
    let finished = held_out(wanted, &entered, &stop)?;
    let (arena, folder) = (&entered.arena, wanted.to.as_deref());
    told(&entered, &finished, words.get(name_key(game)), (folder, words))?;
    all_done(finished.len(), arena.units(), folder)
}

/// Set when whoever waits has had enough: Ctrl-C, a terminal that is closed, or the machine that wants to rest.
pub(super) fn heard() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGHUP, SIGINT, SIGTERM] {
        // Where it cannot be heard, whoever stops it loses what is being played and no more.
        let _ = signal_hook::flag::register(signal, stop.clone());
    }
    stop
}

/// A tournament before anybody has played, and all that its games follow from.
pub(super) struct Tournament<G: Game> {
    pub arena: Arena<G>,
    pub run: Value,
}

/// Everybody has entered, and these reports can be written.
pub(super) fn entered<G: Entered + Decked>(
    wanted: &Wanted,
    reports: &[&str],
    stop: &Arc<AtomicBool>,
) -> Result<Tournament<G>, Failure> {
    let (deck, n_seats, rules) = set_up::<G>(wanted)?;
    let game_told = about::<G>(&rules, wanted.deck.is_some().then_some(deck.json));
    let folder = wanted.to.as_deref();
    if let Some(folder) = folder {
        no_other(folder, DOCUMENT)?;
        writable(folder, reports)?;
    }
    let house = House { limit: wanted.limit, game: &game_told, folder, stop };
    let arena = Arena::<G> {
        rules,
        entrants: house.started(&wanted.entrants)?,
        pairings: wanted.meeting.pairings(wanted.entrants.len(), n_seats),
        deals: wanted.deals,
        seed: wanted.seed.clone(),
    };
    let run = run_of(&arena, &game_told);
    Ok(Tournament { arena, run })
}

/// Plays what is not played yet; all of it comes back.
pub(super) fn held_out<G: Entered>(
    wanted: &Wanted,
    Tournament { arena, run }: &Tournament<G>,
    stop: &Arc<AtomicBool>,
) -> Result<Vec<Finished>, Failure> {
    let units = (0..arena.units()).collect::<Vec<_>>();
    let play = |threads, done: &_, each: &mut dyn FnMut(_)| arena.run(threads, done, stop, each);
    played(wanted, (run, stop), &units, |it: &Finished| it.unit, play)
}

/// What a program is told of the game, as a record has it.
fn about<G: Game>(rules: &G::Rules, deck: Option<Value>) -> Map<String, Value> {
    let mut about = Map::new();
    about.insert("game".to_owned(), json!(G::NAME));
    about.insert("version".to_owned(), json!(G::RULES_VERSION));
    about.insert("seats".to_owned(), json!(G::n_seats(rules)));
    about.insert("options".to_owned(), json!(options_to_json::<G>(&G::options(rules))));
    about.extend(deck.map(|deck| ("deck".to_owned(), deck)));
    about
}

/// All that the games follow from: what was played under another of these is of another run.
fn run_of<G: Entered>(arena: &Arena<G>, about: &Map<String, Value>) -> Value {
    let mut run = json!({
        "lab": "arena",
        "deck": null,
        "entrants": names(&arena.entrants),
        "pairings": arena.pairings,
        "seed": arena.seed,
    });
    for (key, value) in about {
        run[key] = value.clone();
    }
    add_levels::<G>(&mut run, &arena.entrants);
    for entrant in &arena.entrants {
        if let Entrant::Program(program) = entrant {
            let Program { name, command, limit, .. } = &**program;
            run["programs"][name] = json!({ "command": command, "seconds": limit.as_secs() });
        }
    }
    run
}

/// What a level is like belongs to a run: its number alone stays the same when it changes.
pub(super) fn add_levels<G: Entered>(run: &mut Value, entrants: &[Entrant]) {
    for entrant in entrants {
        if let Entrant::House(level) = entrant {
            let Temper { slips, forgets, iterations, exact, reaction } = G::temper(*level);
            run["levels"][entrant.to_string()] = json!({
                "slips": slips,
                "forgets": forgets,
                "iterations": iterations,
                "reaction": reaction,
            });
            // Only where there is something to say: what was played before stays good.
            if exact > 0 {
                run["levels"][entrant.to_string()]["exact"] = exact.into();
            }
        }
    }
}

/// What is not as usual: options, the deck, and what was run for each program.
fn about_run<G: Entered + Decked>(arena: &Arena<G>, run: &Value, words: &Words) -> Vec<String> {
    let mut about = vec![];
    let options = unusual::<G>(&run["options"]);
    if !options.is_empty() {
        about.push(words.say(&Message::new("lab-about-options").with("options", options)));
    }
    if !run["deck"].is_null() {
        about.push(words.get("lab-about-deck"));
    }
    for entrant in &arena.entrants {
        if let Entrant::Program(program) = entrant {
            let Program { name, command, limit, .. } = &**program;
            let message = Message::new("lab-about-program").with("name", name.as_str());
            let message = message.with("command", shortened(&command.join(" ")));
            about.push(words.say(&message.with("seconds", limit.as_secs().to_string())));
        }
    }
    about
}

fn names(entrants: &[Entrant]) -> Vec<String> {
    entrants.iter().map(ToString::to_string).collect()
}

/// Writes what was found into the folder, if there is one, and on the screen.
fn told<G: Entered + Decked>(
    Tournament { arena, run }: &Tournament<G>,
    finished: &[Finished],
    game: String,
    (folder, words): (Option<&Path>, &Words),
) -> Result<(), Failure> {
    let n_seats = G::n_seats(&arena.rules);
    let report = Report {
        game,
        n_seats,
        seed: &arena.seed,
        about: &about_run::<G>(arena, run, words),
        units: arena.units(),
        entrants: &names(&arena.entrants),
        pairings: &arena.pairings,
        tallies: &tallies(finished, arena.pairings.len(), n_seats),
        ratings: &ratings(finished, &arena.pairings, arena.entrants.len()),
        finished,
    };
    let printed = print(&report.text(words));
    if let Some(folder) = folder {
        let texts = [report.html(words).into_bytes(), report.csv().into_bytes(), report.parquet()];
        write(folder, REPORTS.into_iter().zip(texts))?;
    }
    printed
}

/// Writes these files into the folder.
pub(super) fn write<'a>(
    folder: &Path,
    files: impl IntoIterator<Item = (&'a str, Vec<u8>)>,
) -> Result<(), Failure> {
    for (name, text) in files {
        write_whole(&folder.join(name), &text)?;
    }
    Ok(())
}

/// Writes a file beside its place first: what is there stays until all of it can be had.
pub(super) fn write_whole(path: &Path, text: &[u8]) -> Result<(), Failure> {
    let mut aside = path.as_os_str().to_owned();
    aside.push(".new");
    fs::write(&aside, text).and_then(|()| fs::rename(&aside, path)).map_err(|why| {
        let _ = fs::remove_file(&aside);
        unwritable(path, &why)
    })
}

/// Whether so many of all were played; else that it was stopped.
pub(super) fn all_done(done: usize, all: usize, to: Option<&Path>) -> Result<(), Failure> {
    if done == all { Ok(()) } else { Err(stopped(done, all, to)) }
}

/// That it was stopped, after so many of all.
pub(super) fn stopped(done: usize, all: usize, to: Option<&Path>) -> Failure {
    let message = match to {
        Some(folder) => Message::new("lab-stopped-kept").with("path", folder.display().to_string()),
        None => Message::new("lab-stopped"),
    };
    Failure { exit: Exit::Stopped, message: message.with("done", done).with("all", all) }
}

/// Plays these units as far as they are not played yet, and keeps them where they are to be kept. All of
/// them come back, by number.
pub(super) fn played<F: Serialize + DeserializeOwned>(
    wanted: &Wanted,
    (run, stop): (&Value, &Arc<AtomicBool>),
    units: &[usize],
    number: impl Fn(&F) -> usize,
    play: impl FnOnce(usize, &BTreeSet<usize>, &mut dyn FnMut(F)),
) -> Result<Vec<F>, Failure> {
    let opened = wanted.to.as_deref().map(|folder| journal(folder, run)).transpose()?;
    let (mut journal, mut finished) = opened.map_or((None, vec![]), |(it, old)| (Some(it), old));
    finished.retain(|it| units.binary_search(&number(it)).is_ok());
    let bar = bar(units.len(), finished.len());
    let done: BTreeSet<usize> = finished.iter().map(&number).collect();
    let cores = || thread::available_parallelism().map_or(1, Into::into);
    let mut kept = Ok(());
    play(wanted.threads.unwrap_or_else(cores), &done, &mut |unit| {
        if let (Some(journal), Ok(())) = (&mut journal, &kept) {
            kept = journal.keep(&unit);
            stop.fetch_or(kept.is_err(), Ordering::Relaxed);
        }
        finished.push(unit);
        bar.inc(1);
    });
    bar.finish_and_clear();
    kept.map_err(|why| unwritable(&wanted.to.clone().unwrap_or_default(), &why))?;
    finished.sort_by_key(&number);
    finished.dedup_by_key(|it| number(it));
    Ok(finished)
}

/// Whether all that is to be written can be, before anybody has played for nothing.
pub(super) fn writable(folder: &Path, names: &[&str]) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|why| unwritable(folder, &why))?;
    for name in names {
        let path = folder.join(name);
        ordinary(&path)?;
        let is_new = !path.exists();
        let opened = OpenOptions::new().append(true).create(true).open(&path);
        opened.map_err(|why| unwritable(&path, &why))?;
        if is_new {
            fs::remove_file(&path).map_err(|why| unwritable(&path, &why))?;
        }
    }
    Ok(())
}

/// The journal of a run in this folder, and what it holds.
pub(super) fn journal<F: DeserializeOwned>(
    folder: &Path,
    run: &Value,
) -> Result<(Journal, Vec<F>), Failure> {
    let path = folder.join(JOURNAL);
    ordinary(&path)?;
    let about = |key| Failure::refused(Message::new(key).with("path", path.display().to_string()));
    Journal::open(&path, run).map_err(|why| match why {
        NoJournal::Io(why) => unwritable(&path, &why),
        NoJournal::Another => about("lab-another-run"),
        NoJournal::Busy => about("lab-busy"),
        NoJournal::Damaged(line) => {
            let Failure { exit, message } = about("lab-damaged");
            Failure { exit, message: message.with("line", line) }
        }
    })
}

/// Something that is no file, such as a pipe, would be waited for, or another put in its place.
pub(super) fn ordinary(path: &Path) -> Result<(), Failure> {
    match fs::metadata(path) {
        Ok(there) if !there.is_file() && !there.is_dir() => {
            Err(unwritable(path, &io::ErrorKind::NotSeekable.into()))
        }
        _ => Ok(()),
    }
}

/// A folder in which another command of the lab has left this is left alone.
pub(super) fn no_other(folder: &Path, left: &str) -> Result<(), Failure> {
    let path = folder.join(left);
    if path.exists() {
        let message = Message::new("lab-another-run").with("path", path.display().to_string());
        return Err(Failure::refused(message));
    }
    Ok(())
}

pub fn unwritable(path: &Path, why: &io::Error) -> Failure {
    let message = Message::new("lab-unwritable").with("path", path.display().to_string());
    Failure::machine(message.with("why", io_reason(why)))
}

/// How far it is.
pub(super) fn bar(units: usize, done: usize) -> ProgressBar {
    let bar = ProgressBar::new(units as u64).with_position(done as u64);
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}  {eta}");
    let bar = bar.with_style(style.expect("the template is sound"));
    bar.tick();
    bar
}
