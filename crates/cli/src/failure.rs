//! Why the program stops, and with which exit code.

use std::fmt;
use std::fs::File;
use std::io::{self, ErrorKind, Read};

use record::MOST_TEXT;
use words::{Arg, Message, Words, steers};

/// What the exit code tells a script.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum Exit {
    /// Something given to the program was refused: a record, a deck, an option.
    Refused = 1,
    /// The command line itself is wrong.
    Usage = 2,
    /// The machine did not do its part: a file, the terminal.
    Machine = 3,
    /// Somebody stopped it before it was done; shells say the same of Ctrl-C.
    Stopped = 130,
}

/// A failure as it is told to a person.
#[derive(Debug)]
pub struct Failure {
    pub exit: Exit,
    pub message: Message,
}

impl Failure {
    pub fn refused(message: Message) -> Failure {
        Failure { exit: Exit::Refused, message }
    }

    pub fn usage(message: Message) -> Failure {
        Failure { exit: Exit::Usage, message }
    }

    pub fn machine(message: Message) -> Failure {
        Failure { exit: Exit::Machine, message }
    }

    /// The failure in the person's language. A file's name must not steer the terminal.
    pub fn say(&self, words: &Words) -> String {
        let said = words.say(&self.message);
        said.chars().filter(|&char| char == '\n' || !steers(char)).collect()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message.key)
    }
}

impl std::error::Error for Failure {}

/// Reads a text file, or says why not. None is longer than a record may be.
pub fn read_file(path: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let most = MOST_TEXT as u64;
    let file = File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    file.map_err(|error| {
        let message = Message::new("cli-cannot-read").with("path", path);
        Failure::machine(message.with("why", io_reason(&error)))
    })?;
    if bytes.len() as u64 > most {
        let message = Message::new("cli-too-large").with("path", path);
        return Err(Failure::refused(message.with("most", MOST_TEXT >> 20)));
    }
    String::from_utf8(bytes)
        .map_err(|_| Failure::refused(Message::new("cli-not-utf8").with("path", path)))
}

/// What the machine says, in the person's language where it says something usual.
pub fn io_reason(error: &io::Error) -> Arg {
    let key = match error.kind() {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-denied",
        ErrorKind::IsADirectory => "io-directory",
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => "io-no-directory",
        ErrorKind::StorageFull => "io-full",
        ErrorKind::AddrInUse => "io-in-use",
        ErrorKind::AddrNotAvailable => "io-not-ours",
        ErrorKind::NotSeekable => "io-no-file",
        ErrorKind::ReadOnlyFilesystem => "io-read-only",
        ErrorKind::ConnectionRefused => "io-nobody-there",
        ErrorKind::TimedOut => "io-too-slow",
        ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable => "io-unreachable",
        _ => return error.to_string().into(),
    };
    Message::new(key).into()
}
