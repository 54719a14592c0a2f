//! One running table: who deals, what happened, what was said, how long it may take, who was first.
//!
//! Knows: steps in, events out, dealers, the log, times as numbers. Must never know: sockets, tasks, real
//! clocks, names.

mod arbiter;
mod chance;
mod clock;
mod deal;
mod fast;
mod playout;
mod room;
mod sealed;
mod seeded;

pub use arbiter::{Arbiter, GRACE};
pub use chance::{Chance, NoDeal, Scripted};
pub use clock::{Clock, Millis, Pace};
pub use deal::{Deal, DrawnRace, commitment, hex, is_secret, is_share, secret_number};
pub use fast::Fast;
pub use playout::{Playout, playout};
pub use room::{Entry, Refused, Room, Say};
pub use sealed::{Sealed, is_racing};
pub use seeded::Seeded;
