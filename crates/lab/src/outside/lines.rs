//! Lines to and from a program, each way on a thread of its own: whoever neither writes nor reads keeps
//! nobody waiting for ever.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// As in the engine protocol.
const LONGEST_LINE: u64 = 1 << 20;

/// So many lines are read before anybody wants them; whoever writes more has to wait.
const READ_AHEAD: usize = 8;

/// So many lines wait to be read. Nothing is said before the last was answered but the end of a game and
/// the beginning of another, so this many means that nobody reads.
const UNREAD: usize = 4;

/// What came.
#[derive(Debug)]
pub enum Heard {
    Line(Vec<u8>),
    /// A line without end: nothing is read after it.
    TooLong,
}

/// Reads lines until there are none. Blank ones are passed over.
pub fn heard(from: impl Read + Send + 'static) -> io::Result<Receiver<Heard>> {
    let (send, lines) = sync_channel(READ_AHEAD);
    thread::Builder::new().spawn(move || {
        let mut from = BufReader::new(from);
        while let Some(heard) = next(&mut from) {
            let blank = matches!(&heard, Heard::Line(line) if line.trim_ascii().is_empty());
            let last = matches!(heard, Heard::TooLong);
            if (!blank && send.send(heard).is_err()) || last {
                break;
            }
        }
    })?;
    Ok(lines)
}

fn next(from: &mut impl BufRead) -> Option<Heard> {
    let mut line = vec![];
    from.take(LONGEST_LINE + 1).read_until(b'\n', &mut line).ok()?;
    let ended = line.pop_if(|last| *last == b'\n').is_some();
    match line.len() as u64 {
        0 if !ended => None,
        long if long > LONGEST_LINE => Some(Heard::TooLong),
        _ => Some(Heard::Line(line)),
    }
}

/// Writes lines for as long as somebody takes them.
pub fn said(mut to: impl Write + Send + 'static) -> io::Result<SyncSender<Vec<u8>>> {
    let (send, lines) = sync_channel::<Vec<u8>>(UNREAD);
    thread::Builder::new().spawn(move || {
        for line in lines {
            if to.write_all(&line).and_then(|()| to.flush()).is_err() {
                break;
            }
        }
    })?;
    Ok(send)
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    fn all(text: Vec<u8>) -> Vec<Option<usize>> {
        let length = |heard| match heard {
            Heard::Line(line) => Some(line.len()),
            Heard::TooLong => None,
        };
        heard(Cursor::new(text)).unwrap().iter().map(length).collect()
    }

    #[test]
    fn lines_are_read_to_the_last_and_blank_ones_passed_over() {
        assert_eq!(all(b"one\n\n \r\nthree\nfo".to_vec()), [Some(3), Some(5), Some(2)]);
        assert_eq!(all(vec![]), []);
    }

    #[test]
    fn a_line_has_an_end() {
        let longest = LONGEST_LINE as usize;
        let mut text = vec![b'x'; longest];
        text.extend(b"\nmore\n");
        assert_eq!(all(text), [Some(longest), Some(4)]);
        assert_eq!(all(vec![b'x'; longest + 1]), [None]);
        let mut text = vec![b'x'; longest + 1];
        text.extend(b"\nmore\n");
        assert_eq!(all(text), [None]);
    }
}
