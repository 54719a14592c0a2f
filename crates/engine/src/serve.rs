//! Lines in, lines out.

use std::io::{self, BufRead, Write};

use crate::Engine;

/// The longest line that is read, its newline not counted.
pub const LONGEST_LINE: usize = 1 << 20;

/// Answers every line until the input ends. Answers are handed on whenever no further line is
/// waiting, so that a program that asks one thing at a time is never kept waiting and one that
/// asks many is served quickly.
pub fn serve(
    mut engine: Engine,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut line = Vec::new();
    let mut answer = String::new();
    while let Some(read) = next_line(&mut input, &mut line)? {
        answer.clear();
        if read.whole {
            engine.answer(&line, &mut answer);
        } else {
            engine.refuse_long_line(&mut answer);
        }
        output.write_all(answer.as_bytes())?;
        if read.last_waiting {
            output.flush()?;
        }
    }
    output.flush()
}

struct Read {
    /// Not too long to be read.
    whole: bool,
    /// No other line has arrived yet.
    last_waiting: bool,
}

/// Reads the next line into `line`, without its newline. `None` at the end of the input.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<Read>> {
    line.clear();
    let (mut whole, mut begun) = (true, false);
    loop {
        let waiting = match input.fill_buf() {
            Ok(waiting) => waiting,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if waiting.is_empty() {
            return Ok(begun.then_some(Read { whole, last_waiting: true }));
        }
        begun = true;
        let newline = waiting.iter().position(|&byte| byte == b'\n');
        let part = &waiting[..newline.unwrap_or(waiting.len())];
        whole &= line.len() + part.len() <= LONGEST_LINE;
        if whole {
            line.extend_from_slice(part);
        }
        let used = newline.map_or(part.len(), |at| at + 1);
        let last_waiting = used == waiting.len();
        input.consume(used);
        if newline.is_some() {
            return Ok(Some(Read { whole, last_waiting }));
        }
    }
}
