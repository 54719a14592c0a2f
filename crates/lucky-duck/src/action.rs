//! What a seat may do.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Traits;

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// These singles stay face up; the others go under their piles (LD-7).
    Keep { singles: Traits },
}

/// No action is written like this.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoSuchAction;

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Action::Keep { singles } = self;
        f.write_str("keep")?;
        singles.iter().try_for_each(|single| write!(f, " {single}"))
    }
}

impl FromStr for Action {
    type Err = NoSuchAction;

    fn from_str(text: &str) -> Result<Action, NoSuchAction> {
        let mut words = text.split(' ');
        if words.next() != Some("keep") {
            return Err(NoSuchAction);
        }
        let singles =
            words.try_fold(Traits::NONE, |kept, word| kept.followed_by(word.parse().ok()?));
        singles.map(|singles| Action::Keep { singles }).ok_or(NoSuchAction)
    }
}
