//! Views and sights that come from elsewhere.

use core::fmt::Debug;

use serde::de::DeserializeOwned;

use crate::{Game, Outcome, SightOf, View, Viewer};

/// A game that can be followed by whoever has nothing but the JSON of its views and sights.
pub trait Readable: Game<View: View<Sight: DeserializeOwned>> {
    /// What the JSON of a view is read as.
    type Told: Clone + Eq + Debug + DeserializeOwned;

    /// The view that was told like this to `viewer`, or to them unveiled. It shows the same, whoever's
    /// turn it is has the same actions, and it holds no more than that: a moment and who else has seen
    /// a card are not told. A table that waits for a shuffle is never told, and not read.
    fn read_view(
        rules: &Self::Rules,
        viewer: Viewer,
        told: &Self::Told,
    ) -> Result<Self::View, Unreadable>;

    /// [`Game::outcome`], which is no secret.
    fn outcome_seen(view: &Self::View) -> Option<Outcome>;

    /// What anybody was told of something that one viewer saw. Needed only by games that are
    /// forgetful ([`Game::is_forgetful`]); `None` where it is not known.
    fn open(_sight: &SightOf<Self>) -> Option<SightOf<Self>> {
        None
    }
}

/// No table of these rules looks like that.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Unreadable;

/// As many of these as there are seats.
pub fn by_seat<T: Copy + Default, const N: usize>(
    told: &[T],
    n_seats: u8,
) -> Result<[T; N], Unreadable> {
    let mut all = [T::default(); N];
    let seats = all.get_mut(..usize::from(n_seats)).filter(|seats| seats.len() == told.len());
    seats.ok_or(Unreadable)?.copy_from_slice(told);
    Ok(all)
}
