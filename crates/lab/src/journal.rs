//! What has been played, kept as it is played: whoever is stopped goes on from there.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A file with a line for the run and a line for each unit played.
#[derive(Debug)]
pub struct Journal(File);

/// Why a journal cannot be gone on with.
#[derive(Debug)]
pub enum NoJournal {
    Io(io::Error),
    /// It holds the games of another run, or is no journal at all.
    Another,
    /// Somebody else plays into it.
    Busy,
    /// It is of the same run, and this line of it cannot be read.
    Damaged(usize),
}

impl From<io::Error> for NoJournal {
    fn from(why: io::Error) -> NoJournal {
        NoJournal::Io(why)
    }
}

impl Journal {
    /// Begins a journal, or goes on with the one there is if it is of the same run; what it holds is
    /// returned. A last line that was not written to its end is not counted.
    pub fn open<F: DeserializeOwned>(
        path: &Path,
        run: &Value,
    ) -> Result<(Journal, Vec<F>), NoJournal> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        file.try_lock().map_err(|why| match why {
            TryLockError::WouldBlock => NoJournal::Busy,
            TryLockError::Error(why) => NoJournal::Io(why),
        })?;
        let mut bytes = vec![];
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let (begin, mut lines) = (run.to_string(), bytes[..whole].split(|&byte| byte == b'\n'));
        let is_ours = match lines.next() {
            Some(line) if whole > 0 => json::read_bytes(line).ok().as_ref() == Some(run),
            _ => begin.as_bytes().starts_with(&bytes),
        };
        if !is_ours {
            return Err(NoJournal::Another);
        }
        let mut played = vec![];
        for (at, line) in lines.enumerate().filter(|(_, line)| !line.is_empty()) {
            played.push(json::read_bytes(line).map_err(|_| NoJournal::Damaged(at + 2))?);
        }
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        if whole == 0 {
            writeln!(file, "{begin}")?;
        }
        Ok((Journal(file), played))
    }

    pub fn keep(&mut self, finished: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(finished)?;
        line.push(b'\n');
        self.0.write_all(&line)
    }
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::fs;
    use std::path::PathBuf;

    use serde_json::json;

    use super::*;
    use crate::Finished;

    fn path(name: &str) -> PathBuf {
        let path = env::temp_dir().join(format!("luckhouse-journal-{}-{name}", std::process::id()));
        let _ = fs::remove_file(&path);
        path
    }

    fn unit(unit: usize) -> Finished {
        Finished { unit, games: vec![] }
    }

    #[test]
    fn what_was_kept_is_there_again_but_for_half_a_line() {
        let (path, run) = (path("again"), json!({"seed": "a"}));
        let (mut journal, played) = Journal::open::<Finished>(&path, &run).unwrap();
        assert_eq!(played, []);
        for it in [0, 3] {
            journal.keep(&unit(it)).unwrap();
        }
        let mut text = fs::read_to_string(&path).unwrap();
        text.push_str("{\"unit\":1,");
        fs::write(&path, &text).unwrap();
        drop(journal);
        let (mut journal, played) = Journal::open::<Finished>(&path, &run).unwrap();
        assert_eq!(played, [unit(0), unit(3)]);
        journal.keep(&unit(1)).unwrap();
        drop(journal);
        let (_, played) = Journal::open::<Finished>(&path, &run).unwrap();
        assert_eq!(played, [unit(0), unit(3), unit(1)]);
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn games_of_another_run_are_left_alone() {
        let path = path("another");
        drop(Journal::open::<Finished>(&path, &json!({"seed": "a"})).unwrap());
        let before = fs::read_to_string(&path).unwrap();
        let other = || Journal::open::<Finished>(&path, &json!({"seed": "b"}));
        assert!(matches!(other(), Err(NoJournal::Another)));
        for foreign in ["no journal\n", "no journal", "\u{fffd}"] {
            fs::write(&path, foreign).unwrap();
            assert!(matches!(other(), Err(NoJournal::Another)));
            assert_eq!(fs::read_to_string(&path).unwrap(), foreign);
        }
        assert_eq!(before, "{\"seed\":\"a\"}\n");
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named_and_a_journal_in_use_is_left_alone() {
        let (path, run) = (path("damaged"), json!({"seed": "a"}));
        let (mut journal, _) = Journal::open::<Finished>(&path, &run).unwrap();
        let open = || Journal::open::<Finished>(&path, &run);
        assert!(matches!(open(), Err(NoJournal::Busy)));
        journal.keep(&unit(0)).unwrap();
        drop(journal);
        let text = fs::read_to_string(&path).unwrap() + "garbage\n";
        fs::write(&path, &text).unwrap();
        assert!(matches!(open(), Err(NoJournal::Damaged(3))));
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
        fs::remove_file(path).unwrap();
    }
}
