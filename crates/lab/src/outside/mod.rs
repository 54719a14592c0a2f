//! Programs from outside: anything that speaks the seat side of the engine protocol.

mod errors;
mod lines;
mod process;

use std::io;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::{Pick, Temper};
use game::{Game, Outcome, Seat, SightOf, View};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

pub use errors::Errors;
use process::Process;

use crate::forfeit::shortened;
use crate::{Fault, Sitter};

/// A program that can be put at seats, at several at a time: it runs once for each.
#[derive(Debug)]
pub struct Program {
    pub name: String,
    /// What is run, and with which arguments.
    pub command: Vec<String>,
    /// How long it may take for an answer.
    pub limit: Duration,
    /// What it is told of the game when it sits down, besides its seat.
    pub game: Map<String, Value>,
    /// Where its complaints are kept.
    pub errors: Option<Errors>,
    /// Whoever waits for it waits no longer when this is set.
    pub stop: Arc<AtomicBool>,
    idle: Mutex<Vec<Process>>,
}

impl Program {
    /// Starts it once, so that nobody plays before it is known that it can be.
    pub fn start(
        name: String,
        command: Vec<String>,
        limit: Duration,
        game: Map<String, Value>,
        (errors, stop): (Option<Errors>, Arc<AtomicBool>),
    ) -> io::Result<Program> {
        let first = Process::start(&command, errors.as_ref())?;
        Ok(Program { name, command, limit, game, errors, stop, idle: Mutex::new(vec![first]) })
    }

    fn idle(&self) -> Option<Process> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    fn keep(&self, process: Process) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
    }

    /// A process that has sat down. One that has played before may have ended since then, and is replaced.
    fn seated(&self, seat: Seat, seed: &str) -> Result<Process, Fault> {
        let mut asked = self.game.clone();
        asked.insert("do".to_owned(), json!("sit"));
        asked.insert("seat".to_owned(), json!(seat));
        asked.insert("seed".to_owned(), json!(seed));
        if let Some(mut process) = self.idle() {
            match self.asked(&mut process, &asked) {
                Err(Fault::Ended) => (),
                answer => return answer.map(|_| process),
            }
        }
        let started = Process::start(&self.command, self.errors.as_ref());
        let not_started = |why: io::Error| Fault::NotStarted { why: shortened(&why.to_string()) };
        let mut process = started.map_err(not_started)?;
        self.asked(&mut process, &asked)?;
        Ok(process)
    }

    fn asked(&self, process: &mut Process, request: &impl Serialize) -> Result<Value, Fault> {
        process.ask(request, self.limit, &self.stop)
    }
}

/// A program at a seat. It sits down when it is asked for the first time: whoever keeps everybody waiting does
/// so once in a game, at however many seats.
#[derive(Debug)]
pub struct Outsider<G: Game> {
    program: Arc<Program>,
    seat: Seat,
    seed: String,
    /// Whoever did something wrong is there no more.
    process: Option<Result<Process, Fault>>,
    memory: G::View,
    /// What it was not told yet.
    sights: Vec<Box<RawValue>>,
}

#[derive(Serialize)]
struct Choose<'a, V, A> {
    r#do: &'static str,
    view: &'a V,
    knows: &'a V,
    sights: &'a [Box<RawValue>],
    legal: &'a [A],
}

#[derive(Serialize)]
struct Over<'a> {
    r#do: &'static str,
    sights: &'a [Box<RawValue>],
    outcome: Option<&'a Outcome>,
}

impl<G: Game> Outsider<G> {
    /// `memory` is what the seat knows before anything has happened; what it does by chance may follow from
    /// `seed`.
    pub fn new(program: Arc<Program>, seat: Seat, memory: G::View, seed: String) -> Outsider<G> {
        Outsider { program, seat, seed, process: None, memory, sights: vec![] }
    }
}

/// What a program that is there answers. Whoever does something wrong is not asked again.
fn asked(
    program: &Program,
    process: &mut Result<Process, Fault>,
    request: &impl Serialize,
) -> Result<Value, Fault> {
    let running = process.as_mut().map_err(|fault| fault.clone())?;
    program.asked(running, request).map_err(|fault| failed(process, fault))
}

fn failed(process: &mut Result<Process, Fault>, fault: Fault) -> Fault {
    *process = Err(fault.clone());
    fault
}

impl<G: Game> Sitter<G> for Outsider<G> {
    fn told(&mut self, sight: &SightOf<G>) {
        self.memory.observe(sight);
        let sight = serde_json::value::to_raw_value(sight);
        self.sights.push(sight.expect("a sight is plain JSON"));
    }

    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        _: Pick<'_>,
    ) -> Result<G::Action, Fault> {
        let Outsider { program, seat, seed, process, memory, sights } = self;
        let process = process.get_or_insert_with(|| program.seated(*seat, seed));
        let request = Choose { r#do: "choose", view, knows: memory, sights, legal };
        let mut answer = asked(program, process, &request)?;
        sights.clear();
        let action = answer.get_mut("action").map(Value::take).unwrap_or_default();
        let illegal = Fault::Illegal { action: shortened(&action.to_string()) };
        let action = serde_json::from_value(action).ok().filter(|it| legal.contains(it));
        action.ok_or_else(|| failed(process, illegal))
    }

    /// A program that is slow on a slow machine must not lose races by it: it is as quick as the house.
    fn reaction(&mut self, pick: Pick<'_>) -> u32 {
        let (least, more) = Temper::STEADY.reaction;
        least + pick(more)
    }

    fn over(&mut self, outcome: Option<&Outcome>) -> Result<(), Fault> {
        let Some(mut process) = self.process.take() else { return Ok(()) };
        let request = Over { r#do: "over", sights: &self.sights, outcome };
        match asked(&self.program, &mut process, &request) {
            // Nothing is left to be asked: another one sits down for the next game.
            Err(Fault::Ended) => Ok(()),
            answer => answer.and(process).map(|process| self.program.keep(process)),
        }
    }
}
