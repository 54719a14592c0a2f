//! Why the program stops, and with which exit code.

use std::fmt;

use words::{Message, Words};

/// What the exit code tells a script.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Exit {
    /// Something given to the program was refused: a record, a deck, an option.
    Refused = 1,
    /// The command line itself is wrong.
    Usage = 2,
    /// The machine did not do its part: a file, the terminal.
    Machine = 3,
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

    /// The failure in the person's language.
    pub fn say(&self, words: &Words) -> String {
        words.say(&self.message)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message.key)
    }
}

impl std::error::Error for Failure {}

/// Reads a text file, or says why not.
pub fn read_file(path: &str) -> Result<String, Failure> {
    let bytes = std::fs::read(path).map_err(|error| {
        let message = Message::new("cli-cannot-read").with("path", path);
        Failure::machine(message.with("detail", error.to_string()))
    })?;
    String::from_utf8(bytes)
        .map_err(|_| Failure::refused(Message::new("cli-not-utf8").with("path", path)))
}
