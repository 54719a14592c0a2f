//! Lucktails, solved: learns a table, says how much could be won against it, and keeps it.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use bots::mark_of;
use catalog::GameId;
use lab::solve::{Care, Ends, Profile, Row, Solver, gains, in_parallel, measured, situations};
use solved::{HOUSE, Table, Tables};
use words::{Message, Words};

use super::arena::{heard, ordinary, unwritable, write_whole};
use crate::commands::print;
use crate::failure::{Exit, Failure};

/// How many deals are learned from if nothing is said, with three seats and with more.
pub const CHARTED: u64 = 2_300_000;
pub const WALKED: u64 = 240_000;

/// A seat learns from so many rounds what it can win, on the way and at the end.
const ON_THE_WAY: u32 = 5_000;
const AT_THE_END: u32 = 50_000;

/// On the way, one of so many sets of cards is gone through.
const ONE_OF: usize = 41;

/// What is asked for.
pub struct Wanted {
    /// All numbers of seats if none is given.
    pub seats: Option<u8>,
    pub iterations: Option<u64>,
    pub seconds: Option<u64>,
    pub threads: Option<usize>,
    pub seed: String,
    /// Nothing is solved, and the table of the house is measured.
    pub measure: bool,
    pub to: Option<PathBuf>,
}

pub fn run(game: GameId, wanted: &Wanted, words: &Words) -> Result<(), Failure> {
    if game.name() != "lucktails" {
        return Err(Failure::refused(Message::new("lab-solve-only")));
    }
    if let Some(path) = &wanted.to {
        writable(path)?;
    }
    let stop = heard();
    let tables = if wanted.measure { HOUSE.clone() } else { solve(wanted, &stop, words)? };
    if let Some(path) = &wanted.to {
        write_whole(path, &tables.to_bytes())?;
    }
    let (learning, measuring) = (
        ["lab-solve-stopped", "lab-solve-stopped-kept"],
        ["lab-solve-unmeasured", "lab-solve-unmeasured-kept"],
    );
    let is_over = || stop.load(Ordering::Relaxed);
    if is_over() {
        return Err(stopped(learning, wanted.to.as_deref()));
    }
    report(&tables, wanted, &stop, words)?;
    if is_over() { Err(stopped(measuring, wanted.to.as_deref())) } else { Ok(()) }
}

fn stopped([lost, kept]: [&'static str; 2], to: Option<&Path>) -> Failure {
    let message = match to {
        Some(path) => Message::new(kept).with("path", path.display().to_string()),
        None => Message::new(lost),
    };
    Failure { exit: Exit::Stopped, message }
}

/// A table is not touched before there is another to write, and anything else is not touched at all.
fn writable(path: &Path) -> Result<(), Failure> {
    ordinary(path)?;
    let is_new = !path.exists();
    let file = OpenOptions::new().append(true).create(true).open(path);
    file.map_err(|why| unwritable(path, &why))?;
    if is_new {
        return fs::remove_file(path).map_err(|why| unwritable(path, &why));
    }
    let there = fs::read(path).map_err(|why| unwritable(path, &why))?;
    if there.is_empty() || Tables::are(&there) {
        return Ok(());
    }
    let message = Message::new("lab-solve-no-table").with("path", path.display().to_string());
    Err(Failure::refused(message))
}

impl Wanted {
    fn each_seats(&self) -> Vec<u8> {
        self.seats.map_or(vec![3, 4, 5], |seats| vec![seats])
    }

    fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, Into::into);
        self.threads.unwrap_or_else(cores)
    }

    fn seed(&self) -> u64 {
        mark_of(&self.seed)
    }

    fn care<'a>(&self, one_of: usize, rounds: u32, stop: &'a AtomicBool) -> Care<'a> {
        Care { threads: self.threads(), one_of, rounds, seed: self.seed(), stop }
    }
}

/// Three seats are learned by all threads together, more than three by one thread each: the same comes of it, however
/// many there are.
fn solve(wanted: &Wanted, stop: &AtomicBool, words: &Words) -> Result<Tables, Failure> {
    print(&format!("{}\n", words.get("lab-solve-heading")))?;
    let mut tables = Tables::default();
    let (three, more) = wanted.each_seats().into_iter().partition::<Vec<_>, _>(|&it| it == 3);
    for (seats, threads) in [(three, wanted.threads()), (more, 1)] {
        let (say, said) = mpsc::channel();
        let mut printed = Ok(());
        let solved = thread::scope(|scope| {
            let work = scope.spawn(|| {
                let say = say;
                in_parallel(wanted.threads(), seats.len(), |at| {
                    learned(seats[at], threads, wanted, (stop, &say))
                })
            });
            for line in said {
                if printed.is_ok() {
                    printed = print(&words.lang().number(&line));
                }
            }
            work.join().unwrap_or_default()
        });
        printed?;
        seats.iter().zip(solved).for_each(|(&n_seats, table)| tables.put(n_seats, table));
    }
    Ok(tables)
}

/// Learns as long as is wanted, and says how far it is whenever it has learned from twice as much.
fn learned(
    n_seats: u8,
    threads: usize,
    wanted: &Wanted,
    (stop, say): (&AtomicBool, &mpsc::Sender<String>),
) -> Table {
    let mut solver = Solver::new(n_seats, wanted.seed() ^ u64::from(n_seats), false);
    let most = match (wanted.iterations, wanted.seconds) {
        (None, Some(_)) => u64::MAX,
        (iterations, _) => iterations.unwrap_or(if n_seats == 3 { CHARTED } else { WALKED }),
    };
    let long = wanted.seconds.map_or(Duration::MAX, Duration::from_secs);
    let (mut spent, mut next) = (Spent::default(), 0);
    loop {
        let begin = Instant::now();
        let over = || stop.load(Ordering::Relaxed) || spent.all() + begin.elapsed() >= long;
        solver.epoch(threads, over);
        let over = over() || solver.deals() >= most;
        spent.learning += begin.elapsed();
        if over || solver.deals() >= next {
            next = solver.deals() * 2;
            let care = Care { threads: 1, ..wanted.care(ONE_OF, ON_THE_WAY, stop) };
            let _ = line(&solver, spent, threads, care).map(|line| say.send(line));
        }
        if over {
            return solver.table();
        }
        let begin = Instant::now();
        solver.weigh();
        spent.weighing += begin.elapsed();
    }
}

/// How long it took.
#[derive(Copy, Clone, Default)]
struct Spent {
    /// With this the speed is told.
    learning: Duration,
    /// What totals are worth is found out by one thread.
    weighing: Duration,
}

impl Spent {
    fn all(self) -> Duration {
        self.learning + self.weighing
    }
}

/// How far it has come: what all seats together could win in a round from 0, in points. Nothing, if it is told to stop.
#[expect(clippy::cast_precision_loss, reason = "nobody waits for 2^52 visits")]
fn line(solver: &Solver, spent: Spent, threads: usize, care: Care<'_>) -> Option<String> {
    let (n_seats, table) = (solver.n_seats(), solver.table());
    let [level, _] = situations(n_seats);
    let gains = gains(n_seats, &level, Profile::Table(&table), &Ends::Points, care)?;
    let sum: f64 = gains.iter().map(|it| it.gain).sum();
    let seconds = (spent.learning * threads as u32).as_secs_f64();
    let weighing = spent.weighing.as_secs_f64();
    let visits = solver.visits() as f64 / 1e6;
    Some(format!(
        "{n_seats:>5}  {:>9}  {seconds:>7.1}  {weighing:>8.1}  {visits:>8.1}  {:>7.1}  {:>7}  {}{sum:.2}\n",
        solver.deals(),
        visits / seconds.max(1e-9),
        table.len(),
        if n_seats == 3 { "" } else { "≥ " },
    ))
}

/// What could be won, seat by seat.
fn report(
    tables: &Tables,
    wanted: &Wanted,
    stop: &AtomicBool,
    words: &Words,
) -> Result<(), Failure> {
    let mut printed = print(&format!("\n{}\n", words.get("lab-solve-gains")));
    for n_seats in wanted.each_seats() {
        let Some(table) = tables.get(n_seats) else { continue };
        measured(n_seats, table, wanted.care(1, AT_THE_END, stop), |row| {
            if printed.is_ok() {
                printed = print(&words.lang().number(&told(&row, words)));
            }
        });
    }
    printed
}

fn told(row: &Row, words: &Words) -> String {
    let totals: Vec<_> = row.totals.iter().map(ToString::to_string).collect();
    let (unit, scale, digits) =
        if row.points { ("lab-solve-points", 1.0, 3) } else { ("lab-solve-percent", 100.0, 2) };
    let gains = row.gains.iter().map(|it| format!("{:>7.digits$}", it.gain * scale));
    let error: f64 = row.gains.iter().map(|it| it.error * it.error).sum::<f64>().sqrt();
    let sum: f64 = row.gains.iter().map(|it| it.gain).sum();
    let error = if row.exact {
        String::new()
    } else {
        format!(" ± {:.digits$}", error * scale * lab::NINETY_FIVE)
    };
    format!(
        "{:<13} {:<7} {:<7}{}  {}{:.digits$}{error}\n",
        totals.join("-"),
        row.way,
        words.get(unit),
        gains.collect::<String>(),
        if row.exact { "= " } else { "≥ " },
        sum * scale,
    )
}
