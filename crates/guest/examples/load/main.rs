//! How much the real program bears, with people on sockets and everything durable.
//!
//! `load BINARY FOLDER`: the program to measure, and a folder on the disk that is to be measured.

mod house;
mod party;
mod phases;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use guest::Folder;

use house::House;

/// A row of the report: what, how much, and what was hoped for.
pub type Row = (&'static str, String, &'static str);

/// For tables that stay, and for tables that are to be forgotten.
const LONG: u32 = 100_000;
const SHORT: u32 = 15;

fn main() -> Result<()> {
    let mut args = std::env::args().skip(1).map(PathBuf::from);
    let usage = "load BINARY FOLDER";
    let (binary, within) = args.next().zip(args.next()).context(usage)?;
    // One thread: the other core is for what is measured.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let rows = runtime.block_on(measure(&binary, &Folder::new(&within, "load")?))?;
    let widths = [0, 1].map(|at| {
        let cells = rows.iter().map(|row| [row.0, row.1.as_str()][at].chars().count());
        cells.max().unwrap_or(0)
    });
    for (what, much, aim) in rows {
        println!("{what:0$}  {much:>1$}  {aim}", widths[0], widths[1]);
    }
    Ok(())
}

async fn measure(binary: &PathBuf, folder: &Folder) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    let house = House::open(binary, &folder.0, LONG).await?;
    rows.push(("start, empty", millis(house.took), "under 1 s"));
    eprintln!("the program is process {}", house.id());
    let tokens = phases::people(&house.door).await?;
    rows.extend(phases::actions(&house, &tokens).await?);
    // What follows takes minutes.
    for (what, much, _) in &rows {
        eprintln!("{what}: {much}");
    }
    drop(house);

    let house = House::open(binary, &folder.0, LONG).await?;
    let (open, codes) = phases::sockets(&house.door, &tokens).await?;
    rows.push(("sockets open and answered", open.to_string(), "10000"));
    rows.push(("memory with them", format!("{} MiB", house.sample()?.memory_kib / 1024), ""));
    drop(house);

    let house = House::open(binary, &folder.0, SHORT).await?;
    rows.push(("start, full", millis(house.took), "under 1 s"));
    rows.extend(phases::joins(&house.door, &tokens, &codes).await?);
    rows.extend(phases::memory(&house, &codes, Duration::from_secs(SHORT.into())).await?);

    let size = std::fs::metadata(binary)?.len() / 1_000_000;
    rows.push(("binary", format!("{size} MB"), "under 40 MB"));
    Ok(rows)
}

fn millis(took: Duration) -> String {
    format!("{:.1} ms", took.as_secs_f64() * 1000.0)
}
