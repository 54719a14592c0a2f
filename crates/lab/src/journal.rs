//! What has been played, kept as it is played: whoever is stopped goes on from there.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
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
        let options = OpenOptions::new().read(true).append(true).create(true).clone();
        let mut file = options.open(path)?;
        let (mut lines, mut whole) = (BufReader::new(&file), 0);
        let mut line = String::new();
        let mut next = |whole: &mut u64| -> Result<Option<String>, NoJournal> {
            line.clear();
            lines.read_line(&mut line)?;
            if !line.ends_with('\n') {
                return Ok(None);
            }
            *whole += line.len() as u64;
            Ok(Some(line.clone()))
        };
        let begun = next(&mut whole)?;
        if begun
            .as_deref()
            .is_some_and(|line| serde_json::from_str(line).ok().as_ref() != Some(run))
        {
            return Err(NoJournal::Another);
        }
        let mut played = vec![];
        while let Some(line) = next(&mut whole)? {
            played.push(serde_json::from_str(&line).map_err(|_| NoJournal::Another)?);
        }
        file.set_len(whole)?;
        file.seek(SeekFrom::End(0))?;
        if begun.is_none() {
            writeln!(file, "{run}")?;
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
        let (mut journal, played) = Journal::open::<Finished>(&path, &run).unwrap();
        assert_eq!(played, [unit(0), unit(3)]);
        journal.keep(&unit(1)).unwrap();
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
        fs::write(&path, "no journal\n").unwrap();
        assert!(matches!(other(), Err(NoJournal::Another)));
        assert_eq!(before, "{\"seed\":\"a\"}\n");
        fs::remove_file(path).unwrap();
    }
}
