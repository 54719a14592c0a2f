//! A rule of thumb for Lucky Duck.

use game::Seat;
use lucky_duck::{Action, ByTrait, Card, LuckyDuck, Odds, Trait, Traits, View};

use crate::{Pick, Thumb};

/// The piles as they are remembered, each from its face-up single.
type Piles = ByTrait<[Odds; 12]>;

/// 1. Remember the piles: a single that has been turned up since the shuffle lies where it went, and
///    any other may be any of those that have not.
/// 2. For each choice go through the reveals to come, until somebody has the complete.
/// 3. One of mine is good and somebody else's is bad, the more so the fewer cards they have left.
/// 4. Choose what promises most; if that is several, any of them.
impl Thumb for LuckyDuck {
    fn thumb(seat: Seat, memory: &View, legal: &[Action], pick: Pick<'_>) -> Action {
        let piles = ByTrait::of(|pile| memory.odds(pile));
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
fn promise(kept: Traits, piles: &Piles, stakes: &[Stake]) -> f64 {
    let (mut promise, mut nobody) = (0.0, 1.0);
    for reveal in 0..piles.0[0].len() {
        let at = |pile: Trait| (reveal + usize::from(!kept.contains(pile))) % piles[pile].len();
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
