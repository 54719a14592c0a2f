//! What happens one after the other: honest people play alone, then beside attackers, then all is quiet again.

use std::path::Path;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use guest::{Sample, thread_busy};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::attackers::{self, Attacked};
use crate::disk;
use crate::honest::{self, Shared};
use crate::latency::Summary;
use crate::process::Server;
use crate::report::Busy;

/// Tables nobody touches are unloaded after so many seconds.
pub const IDLE: u32 = 5;
/// So long it is waited for that, whatever else the server still has to do.
const UNLOADED: Duration = Duration::from_mins(1);
/// Memory that is free goes back to the system within this (as `examples/load` waits).
const GIVEN_BACK: Duration = Duration::from_secs(30);
const SECOND: Duration = Duration::from_secs(1);

/// What a time of attack was like.
pub struct Attack {
    pub attacked: Attacked,
    pub peak: Sample,
    pub busy: Busy,
    /// How long the disk takes by itself, meanwhile.
    pub disk: Summary,
}

pub async fn start(binary: &Path, folder: &Path, address: &str) -> Result<Server> {
    Server::start(binary, folder, address, IDLE).await
}

/// Honest people play, as long as the server lasts. Returns the largest sample of each second.
pub async fn play(server: &mut Server, during: Duration, notes: &Shared) -> Result<Sample> {
    let mut peak = server.sample()?;
    let door = server.door.clone();
    let watched = async {
        while server.ended().is_none() {
            peak = server.sample().map_or(peak, |now| peak.max(now));
            sleep(SECOND).await;
        }
    };
    tokio::select! {
        () = honest::play(&door, Instant::now() + during, notes) => {}
        () = watched => {}
    }
    Ok(peak)
}

/// Honest people play beside attackers, who do all that has `only` in its name.
pub async fn attack(
    server: &mut Server,
    during: Duration,
    only: &str,
    notes: &Shared,
) -> Result<Attack> {
    let (stop, stops) = watch::channel(false);
    let (door, database, only) = (server.door.clone(), server.database(), only.to_owned());
    let attackers = std::thread::spawn(move || attackers::run(&door, database, &only, stops));
    let (wanted, unwanted) = mpsc::channel();
    let folder = server.folder.clone();
    let disk = std::thread::spawn(move || disk::measure(&folder, &unwanted));
    let (start, honest_before, server_before) =
        (Instant::now(), thread_busy(), server.sample()?.busy);
    let peak = play(server, during, notes).await?;
    let took = start.elapsed().as_secs_f64();
    stop.send_replace(true);
    drop(wanted);
    let disk = disk.join().map_err(|_| anyhow!("measuring the disk panicked"))??;
    let attacked = attackers.join().map_err(|_| anyhow!("the attackers panicked"))??;
    let share = |busy: Duration| busy.as_secs_f64() / took;
    let busy = Busy {
        server: share(peak.busy.saturating_sub(server_before)),
        attackers: share(attacked.busy),
        honest: share(thread_busy().saturating_sub(honest_before)),
    };
    Ok(Attack { attacked, peak, busy, disk })
}

/// Waits until tables are unloaded and memory is given back. Returns how many tables are still in memory.
pub async fn quiet_down(server: &Server) -> Result<u64> {
    let start = Instant::now();
    let mut tables = server.tables().await?;
    while tables > 0 && start.elapsed() < UNLOADED {
        sleep(SECOND).await;
        tables = server.tables().await?;
    }
    sleep(GIVEN_BACK).await;
    Ok(tables)
}
