//! Somebody who comes in by the front door: for tests and for measuring.
//!
//! Knows: what a device says and is told. Must never know: rooms, storage, how a game is played.

mod door;
mod folder;
mod guest;
mod line;
mod sample;

pub use door::{Answer, Door};
pub use folder::Folder;
pub use guest::Guest;
pub use line::{Line, Stream};
pub use sample::{Sample, thread_busy};

/// Why somebody has to come in again, or cannot.
#[derive(Debug)]
pub enum Lost {
    /// The server is gone, or has closed the line.
    Cut(String),
    /// Nothing was said for so long that nothing will be.
    Silent,
    /// What was said cannot be right.
    Wrong(String),
}

impl std::fmt::Display for Lost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Lost::Cut(why) => write!(f, "the line was cut: {why}"),
            Lost::Silent => f.write_str("nothing was said in time"),
            Lost::Wrong(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Lost {}

impl From<std::io::Error> for Lost {
    fn from(error: std::io::Error) -> Lost {
        Lost::Cut(error.to_string())
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for Lost {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Lost {
        match error {
            // A server that answers is there.
            tokio_tungstenite::tungstenite::Error::Http(answer) => {
                Lost::Wrong(format!("no line: {}", answer.status()))
            }
            other => Lost::Cut(other.to_string()),
        }
    }
}

impl From<serde_json::Error> for Lost {
    fn from(error: serde_json::Error) -> Lost {
        Lost::Wrong(format!("no message: {error}"))
    }
}
