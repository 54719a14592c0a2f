//! The house's rule of thumb, for rounds: what is played where a table says nothing.

use lucktails::{Action, Place};

use crate::round::{BONUS_AT, Round};

/// What `bots` has for Lucktails does the same, and says why; a test compares them.
pub fn thumb(round: &Round, cap: u8) -> Action {
    let own = u16::from(round.unseen().sum(round.lift()));
    let unseen = u16::from(round.unseen().count().max(1));
    let at = |place: Place| {
        let there = usize::from(round.n) + place.index();
        let known = round.knows(place);
        let card = if known { u16::from(round.points(round.cards[there])) * unseen } else { own };
        card + u16::from(round.bonus[place.index()]) * unseen
    };
    let mut best = (None, own);
    for place in Place::BOTH {
        if at(place) > best.1 {
            best = (Some(place), at(place));
        }
    }
    let alone = round.inside.is_power_of_two();
    if !alone && u16::from(round.worth()) * unseen >= best.1 + unseen {
        return Action::Take {};
    }
    let to = round.bait + 1;
    if alone || best.0.is_some() || to > cap {
        return Action::OptOut { swap: best.0 };
    }
    let liked = if at(Place::Second) > at(Place::First) { Place::Second } else { Place::First };
    let bonus = (round.bait < BONUS_AT && to >= BONUS_AT).then_some(liked);
    Action::Bait { to, bonus }
}
