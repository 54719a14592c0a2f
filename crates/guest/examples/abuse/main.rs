//! The real server, attacked from many addresses beside honest people, who must not notice.
//!
//! `abuse BINARY FOLDER SECONDS [ATTACK]`: the program, a folder on the disk for its database, how long it is
//! attacked, and a part of the names of the attacks, if not all are made.

mod attackers;
mod bounds;
mod disk;
mod honest;
mod latency;
mod process;
mod report;
mod rng;
mod stage;

use std::net::TcpListener;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use guest::{Folder, Sample};
use tokio::signal::unix::{SignalKind, signal};

use bounds::Findings;
use honest::Shared;

/// Honest people play alone before the attack: connections, caches and the allocator have what they keep.
const WARM_UP: Duration = Duration::from_secs(10);

fn main() -> Result<ExitCode> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [binary, within, seconds, only @ ..] = &args[..] else {
        bail!("abuse BINARY FOLDER SECONDS [ATTACK]")
    };
    let only = only.join(" ");
    let seconds = Duration::from_secs(seconds.parse().context("SECONDS is not a number")?);
    process::raise_files()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let folder = Folder::new(Path::new(within), "abuse")?;
    runtime.block_on(async {
        let mut ends = signal(SignalKind::terminate())?;
        // The server is ended by its owner, also when this is stopped in the middle.
        tokio::select! {
            holds = run(Path::new(binary), &folder.0, seconds, &only) =>
                Ok(if holds? { ExitCode::SUCCESS } else { ExitCode::FAILURE }),
            _ = tokio::signal::ctrl_c() => bail!("stopped"),
            _ = ends.recv() => bail!("stopped"),
        }
    })
}

/// Says whether all bounds hold.
async fn run(binary: &Path, folder: &Path, seconds: Duration, only: &str) -> Result<bool> {
    let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
    let mut server = stage::start(binary, folder, &address).await?;
    eprintln!("honest people play alone");
    let (quiet, notes) = (Shared::default(), Shared::default());
    stage::play(&mut server, WARM_UP, &quiet).await?;
    stage::quiet_down(&server).await?;
    let before = server.sample()?;

    eprintln!("attacks begin");
    let attack = stage::attack(&mut server, seconds, only, &notes).await?;
    let mut ended = server.ended().map(|how| format!("{how}\n{}", server.last_words()));
    let (mut after, mut tables) = (Sample::default(), 0);
    if ended.is_none() {
        eprintln!("tables are unloaded");
        match stage::quiet_down(&server).await {
            Ok(left) => tables = left,
            Err(why) => ended = Some(format!("it does not answer: {why:#}")),
        }
        after = server.sample().unwrap_or_default();
    } else {
        // What was acknowledged is there all the same.
        drop(server);
        server = stage::start(binary, folder, &address).await?;
    }
    let mut notes = notes.take();
    eprintln!("{} tables are checked", notes.kept.len());
    notes.lost.extend(honest::missing(&notes.kept).await);
    drop(server);

    let (actions, played, returns) = (notes.actions(), notes.kept.len(), notes.reconnected);
    let findings = Findings {
        seconds: seconds.as_secs(),
        latencies: notes.latencies.summaries(),
        lost: notes.lost,
        hindered: notes.hindered,
        before,
        after,
        ended,
        tables,
        wrong_codes: attack.attacked.wrong_codes,
        borne: attack.attacked.borne(),
    };
    println!("{}", report::attacks(&attack.attacked));
    println!("{}", report::latencies(&findings.latencies, &quiet.take().latencies.summaries()));
    println!("{}", report::disk(&attack.disk));
    println!("{}", report::server(&findings, &attack.peak, &attack.busy));
    println!("{actions} actions acknowledged at {played} tables, {returns} reconnects");
    print!("{}", report::verdict(&findings));
    Ok(findings.broken().is_empty())
}
