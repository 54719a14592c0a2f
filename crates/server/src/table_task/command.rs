//! What somebody wants of a table.

use std::net::IpAddr;

use room::Millis;
use sitting::{PersonId, Refusal};
use tokio::sync::oneshot;
use wire::{Ask, Sign};
use words::Lang;

use crate::outbound::Outbound;

pub type SocketId = u64;

/// A message that waits for its answer: whose it is, and the number it was given there.
#[derive(Copy, Clone, Debug)]
pub struct Asked {
    pub socket: SocketId,
    pub id: u32,
}

/// Somebody on a socket.
#[derive(Clone, Debug)]
pub struct Guest {
    pub person: PersonId,
    pub name: String,
}

pub enum Command {
    Join {
        socket: SocketId,
        guest: Option<Guest>,
        from: IpAddr,
        lang: Lang,
        since: u32,
        out: Outbound,
        joined: oneshot::Sender<Result<(), Refusal>>,
    },
    Ask {
        asked: Asked,
        ask: Ask,
    },
    /// What is told of this table to somebody who has not come in.
    Describe {
        person: Option<PersonId>,
        answer: oneshot::Sender<Sign>,
    },
    /// Whether somebody may come in.
    Admits {
        person: Option<PersonId>,
        /// The address to connect from, if that is wanted.
        from: Option<IpAddr>,
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
    /// Whether somebody made this table or sits there.
    IsOf {
        person: PersonId,
        answer: oneshot::Sender<bool>,
    },
    /// Ends the task, if nobody is here and no clock runs: the table is about to be deleted.
    Vacate {
        answer: oneshot::Sender<bool>,
    },
    Gone {
        socket: SocketId,
    },
    /// How long a message to this socket and its answer take.
    Lag {
        socket: SocketId,
        lag: Millis,
    },
    /// Somebody's time may be up.
    Wake,
    Stop,
}
