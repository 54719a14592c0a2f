//! Lucktails, solved as far as it can be: a table of what to do, and how much could be won against it.

mod book;
mod chart;
mod charted;
mod deals;
mod hopes;
mod index;
mod learner;
mod measure;
mod profile;
mod respond;
mod solver;
mod trained;
mod tree;
mod walked;

pub use book::Book;
pub use chart::Chart;
pub use deals::{FaceUp, face_up, orders};
pub use hopes::Hopes;
pub use learner::Learner;
pub use measure::{Care, Row, WAYS, gains, in_parallel, measured, situations};
pub use profile::Profile;
pub use respond::{Responder, Response};
pub use solver::Solver;
pub use trained::{Gain, Trainee};
pub use tree::{Ends, Going, Tree};

/// One of so many moves of the others is anybody's guess.
const TREMBLE: u8 = 100;
