//! A choice of the house that is still to be made.

use wire::Json;

/// What a seat remembers and what it may do, apart from the table: it can be thought about anywhere, while the table
/// goes on.
pub struct Thought(Box<Think>);

type Think = dyn FnOnce(u64, &mut dyn FnMut() -> bool) -> Json + Send;

impl Thought {
    pub(super) fn new(
        think: impl FnOnce(u64, &mut dyn FnMut() -> bool) -> Json + Send + 'static,
    ) -> Thought {
        Thought(Box::new(think))
    }

    /// What the house does. It thinks until that is clear or it is told to `stop`; `whim` is a random number.
    pub fn decide(self, whim: u64, stop: &mut dyn FnMut() -> bool) -> Json {
        (self.0)(whim, stop)
    }
}
