//! The disk itself, as a control: whoever acts waits for it, whatever the server does.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::latency::{Latencies, Summary};

const EVERY: Duration = Duration::from_millis(100);

/// Writes a page and waits until it is durable, again and again, until `stop` is dropped.
pub fn measure(folder: &Path, stop: &Receiver<()>) -> Result<Summary> {
    let mut file = File::create(folder.join("disk"))?;
    let mut latencies = Latencies::default();
    while stop.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
        let asked = Instant::now();
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        latencies.add("disk", asked);
    }
    Ok(latencies.summaries().into_values().next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use guest::Folder;

    use super::*;

    #[test]
    fn it_is_measured_until_nobody_wants_to_know() {
        let folder = Folder::new(&std::env::temp_dir(), "abuse").unwrap();
        let (wanted, stop) = mpsc::channel();
        drop(wanted);
        assert_eq!(measure(&folder.0, &stop).unwrap(), Summary::default());
    }
}
