//! How much of the machine a program uses.

use std::path::PathBuf;
use std::time::Duration;
use std::{fs, io};

/// Linux counts processor time in hundredths of a second.
const TICKS_PER_SECOND: u64 = 100;

/// What the operating system says of a process.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Sample {
    pub memory_kib: u64,
    pub descriptors: u64,
    pub threads: u64,
    /// Processor time used since its start.
    pub busy: Duration,
}

impl Sample {
    /// Of the process of this number.
    pub fn of(process: u32) -> io::Result<Sample> {
        let proc = PathBuf::from(format!("/proc/{process}"));
        let status = fs::read_to_string(proc.join("status"))?;
        let stat = fs::read_to_string(proc.join("stat"))?;
        let descriptors = fs::read_dir(proc.join("fd"))?.count() as u64;
        let unexpected = || io::Error::other("/proc is not as expected");
        read(&status, &stat, descriptors).ok_or_else(unexpected)
    }

    /// The largest of both.
    #[must_use]
    pub fn max(self, other: Sample) -> Sample {
        Sample {
            memory_kib: self.memory_kib.max(other.memory_kib),
            descriptors: self.descriptors.max(other.descriptors),
            threads: self.threads.max(other.threads),
            busy: self.busy.max(other.busy),
        }
    }
}

/// Processor time the current thread has used.
pub fn thread_busy() -> Duration {
    let stat = fs::read_to_string("/proc/thread-self/stat").unwrap_or_default();
    busy(&stat).unwrap_or_default()
}

fn read(status: &str, stat: &str, descriptors: u64) -> Option<Sample> {
    let number = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    };
    let (memory_kib, threads) = (number("VmRSS:")?, number("Threads:")?);
    Some(Sample { memory_kib, descriptors, threads, busy: busy(stat)? })
}

/// User and system time: the 14th and 15th field, the 2nd of which is a name with anything in it.
fn busy(stat: &str) -> Option<Duration> {
    let (_, after_name) = stat.rsplit_once(')')?;
    let ticks = |at| after_name.split_whitespace().nth(at)?.parse::<u64>().ok();
    let sum = ticks(11)? + ticks(12)?;
    Some(Duration::from_millis(sum * 1000 / TICKS_PER_SECOND))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_read() {
        let status = "Name:\tx\nVmRSS:\t  2048 kB\nThreads:\t3\n";
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194304 100 0 0 0 150 50 0 0 20 0 3 0 1 2";
        let busy = Duration::from_secs(2);
        let expect = Sample { memory_kib: 2048, descriptors: 9, threads: 3, busy };
        assert_eq!(read(status, stat, 9), Some(expect));
        assert_eq!(read("", stat, 9), None);
        assert_eq!(read(status, "7", 9), None);
    }

    #[test]
    fn a_peak_is_the_largest_of_each() {
        let one = Sample { memory_kib: 1, descriptors: 9, ..Sample::default() };
        let other = Sample { memory_kib: 5, descriptors: 2, threads: 4, ..Sample::default() };
        let peak = one.max(other);
        assert_eq!((peak.memory_kib, peak.descriptors, peak.threads), (5, 9, 4));
    }
}
