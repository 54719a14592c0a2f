//! What programs write on standard error, kept for whoever wrote them.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// So much is kept; what comes after goes nowhere.
const MOST_KEPT: usize = 1 << 20;

/// A file for all processes of one program.
#[derive(Clone, Debug)]
pub struct Errors(Arc<Mutex<(File, usize)>>);

impl Errors {
    pub fn kept_at(path: &Path) -> io::Result<Errors> {
        Ok(Errors(Arc::new(Mutex::new((File::create(path)?, MOST_KEPT)))))
    }

    /// Reads all there is, so that nobody waits for room to complain.
    pub(super) fn follow(&self, mut from: impl Read + Send + 'static) -> io::Result<()> {
        let errors = self.clone();
        thread::Builder::new().spawn(move || {
            let mut part = [0; 4096];
            while let Ok(read @ 1..) = from.read(&mut part) {
                errors.keep(&part[..read]);
            }
        })?;
        Ok(())
    }

    fn keep(&self, part: &[u8]) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (file, left) = &mut *kept;
        let part = &part[..part.len().min(*left)];
        *left -= part.len();
        // Complaints that cannot be kept are no reason to stop.
        let _ = file.write_all(part);
    }
}

#[cfg(test)]
mod tests {
    use std::{env, fs, process};

    use super::*;

    #[test]
    fn complaints_are_kept_up_to_a_point() {
        let path = env::temp_dir().join(format!("luckhouse-errors-{}", process::id()));
        let errors = Errors::kept_at(&path).unwrap();
        errors.keep(b"first\n");
        assert_eq!(fs::read(&path).unwrap(), b"first\n");
        for _ in 0..3 {
            errors.keep(&vec![b'x'; MOST_KEPT / 2]);
        }
        assert_eq!(fs::read(&path).unwrap().len(), MOST_KEPT);
        fs::remove_file(path).unwrap();
    }
}
