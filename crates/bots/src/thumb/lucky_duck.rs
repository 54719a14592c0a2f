//! A rule of thumb for Lucky Duck.

use game::Seat;
use lucky_duck::{Action, ByTrait, Card, LuckyDuck, Trait, Traits, View};

use crate::{Pick, Thumb};

/// How many singles a pile has, its face-up one included, and how many of each value (LD-3).
const SINGLES: usize = 12;
const OF_EACH_VALUE: usize = 4;

/// How likely a single is to have each value, in the order of [`Card::values`].
type Odds = [f64; 3];

/// 1. Remember the piles: a single that has been turned up since the shuffle lies where it went, and
///    any other may be any of those that have not.
/// 2. For each choice go through the reveals to come, until somebody has the complete.
/// 3. One of mine is good and somebody else's is bad, the more so the fewer cards they have left.
/// 4. Choose what promises most; if that is several, any of them.
impl Thumb for LuckyDuck {
    fn thumb(seat: Seat, memory: &View, legal: &[Action], pick: Pick<'_>) -> Action {
        let piles = ByTrait::of(|pile| remembered(memory, pile));
        let stakes = stakes(seat, memory);
        let promise = |&Action::Keep { singles }: &Action| promise(singles, &piles, &stakes);
        let promises: Vec<f64> = legal.iter().map(promise).collect();
        let most = promises.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let rated = legal.iter().zip(promises);
        let best: Vec<&Action> =
            rated.filter(|(_, it)| *it >= most).map(|(action, _)| action).collect();
        *best[pick(best.len() as u32) as usize]
    }
}

/// What each single of a pile may be, the face-up one first.
fn remembered(memory: &View, pile: Trait) -> Vec<Odds> {
    let up = memory.shown()[pile];
    let singles: Vec<Option<Card>> = [up].into_iter().chain(memory.pile(pile)).collect();
    let count = |single: Option<Card>| singles.iter().filter(|&&it| it == single).count();
    let unseen = count(None);
    let odds = |single: &Option<Card>| {
        Card::values(pile).map(|value| match single {
            Some(card) => share(usize::from(*card == value), 1),
            None => share(OF_EACH_VALUE - count(Some(value)), unseen),
        })
    };
    singles.iter().map(odds).collect()
}

fn share(part: usize, of: usize) -> f64 {
    f64::from(part as u8) / f64::from(of as u8)
}

/// A complete somebody has, as the values that name it, and what it is worth to me that it goes.
struct Stake {
    values: [usize; 3],
    worth: f64,
}

fn stakes(seat: Seat, memory: &View) -> Vec<Stake> {
    let hands = memory.hands();
    let worth = |holder: Seat| {
        let sign = if holder == seat { 1.0 } else { -1.0 };
        sign / f64::from(hands.left(holder))
    };
    let stake = |complete: Card| {
        let ByTrait(singles) = complete.singles()?;
        let value = |single: Card| Card::values(single.pile()?).iter().position(|it| *it == single);
        let [Some(pattern), Some(color), Some(shape)] = singles.map(value) else { return None };
        Some(Stake { values: [pattern, color, shape], worth: worth(hands.holder(complete)?) })
    };
    hands.held().iter().filter_map(stake).collect()
}

/// What keeping these promises, over the reveals until somebody has the complete.
fn promise(kept: Traits, piles: &ByTrait<Vec<Odds>>, stakes: &[Stake]) -> f64 {
    let (mut promise, mut nobody) = (0.0, 1.0);
    for reveal in 0..SINGLES {
        let at = |pile: Trait| (reveal + usize::from(!kept.contains(pile))) % SINGLES;
        let shown = ByTrait::of(|pile| piles[pile][at(pile)]);
        let mut somebody = 0.0;
        for stake in stakes {
            let likely = stake.likely(&shown);
            promise += nobody * likely * stake.worth;
            somebody += likely;
        }
        nobody *= 1.0 - somebody;
        if nobody <= 0.0 {
            break;
        }
    }
    promise
}

impl Stake {
    /// How likely these singles are to name it.
    fn likely(&self, ByTrait([patterns, colors, shapes]): &ByTrait<Odds>) -> f64 {
        let [pattern, color, shape] = self.values;
        patterns[pattern] * colors[color] * shapes[shape]
    }
}
