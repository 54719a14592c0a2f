//! People who want the server to end, to hang, to fill up, or to tell what it should not. Each comes from an
//! address of its own.
//!
//! They must not simply use up the processor that the server and the honest people need: that would measure this
//! machine. So all of them run on one thread of the lowest priority, every strike is bounded, and after each
//! there is a pause.

mod attacker;
mod bodies;
mod codes;
mod doors;
mod frames;
mod journal;
mod list;
mod raw;
mod slow;
mod sockets;
mod tables;
mod targets;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use anyhow::Result;
use guest::{Door, thread_busy};
use tokio::sync::watch;
use tokio::task::LocalSet;

use attacker::{Attacker, Tally};
use list::{ATTACKS, Attack};
use targets::Targets;

/// The lowest there is: on other machines, where attackers usually are, they would take nothing from the server.
const PRIORITY: i32 = 19;

/// What the attackers did, and what they were answered.
#[derive(Default)]
pub struct Attacked {
    pub tallies: BTreeMap<&'static str, Tally>,
    pub busy: Duration,
    /// The most wrong codes that were looked up for one address.
    pub wrong_codes: u64,
}

/// What is noted where the server has borne something as long as an attacker wished.
const BORNE: [&str; 3] = [slow::HELD_TO_THE_END, slow::BEYOND_THE_LIMIT, sockets::LET_THROUGH];

impl Attacked {
    /// Every attack of which something was borne to its end, and how often.
    pub fn borne(&self) -> Vec<String> {
        let of = |(name, tally): (&&str, &Tally)| {
            let counts = BORNE.map(|it| (it, tally.answered(it)));
            let borne = counts.into_iter().filter(|(_, count)| *count > 0);
            borne.map(|(what, count)| format!("{name}: {what} {count} times")).collect::<Vec<_>>()
        };
        self.tallies.iter().flat_map(of).collect()
    }
}

/// Attacks on a thread of its own, until it is told to stop: all that have this in their name.
pub fn run(
    door: &Door,
    database: PathBuf,
    only: &str,
    stop: watch::Receiver<bool>,
) -> Result<Attacked> {
    rustix::process::setpriority_process(None, PRIORITY)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let targets = Rc::new(Targets::new(database));
    let all = runtime.block_on(LocalSet::new().run_until(attack(door, targets, only, stop)));
    let mut attacked = Attacked { busy: thread_busy(), ..Attacked::default() };
    for (name, tally) in all {
        let tally = tally.take();
        if name == codes::WRONG {
            attacked.wrong_codes = attacked.wrong_codes.max(tally.answered("HTTP 404"));
        }
        attacked.tallies.entry(name).or_default().add(&tally);
    }
    Ok(attacked)
}

type Tallies = Vec<(&'static str, Rc<RefCell<Tally>>)>;

async fn attack(
    door: &Door,
    targets: Rc<Targets>,
    only: &str,
    stop: watch::Receiver<bool>,
) -> Tallies {
    let mut tallies = Tallies::new();
    let mut attacking = Vec::new();
    for (kind, attack) in (0..).zip(ATTACKS).filter(|(_, it)| it.name.contains(only)) {
        for n in 0..attack.attackers {
            let attacker = Attacker::new(door, kind, n, targets.clone());
            tallies.push((attack.name, attacker.tally.clone()));
            let attacking_on = strikes(attacker, attack, stop.clone());
            attacking.push(tokio::task::spawn_local(attacking_on));
        }
    }
    for one in attacking {
        // One that panicked has told so already; the others go on.
        let _ = one.await;
    }
    tallies
}

/// One strike after the other. When it is time to stop, what is held is let go in the middle of it.
async fn strikes(attacker: Attacker, attack: &Attack, mut stop: watch::Receiver<bool>) {
    let striking = async {
        loop {
            attacker.tally.borrow_mut().strikes += 1;
            if let Err(lost) = (attack.strike)(&attacker).await {
                attacker.answered(raw::why(&lost));
            }
            tokio::time::sleep(attack.pause).await;
        }
    };
    tokio::select! {
        () = striking => {}
        _ = stop.wait_for(|stops| *stops) => {}
    }
}
