//! A rule of thumb for Lucky Duck.

use game::Seat;
use lucky_duck::{Action, ByTrait, Card, LuckyDuck, Trait, Traits, View};

use crate::{Pick, Thumb};

/// How many singles a pile has, its face-up one included (LD-3).
const SINGLES: usize = 12;
const OF_EACH_VALUE: f64 = 4.0;

/// How likely each value of a trait is, in the order of [`Card::values`].
type Odds = [f64; 3];

/// 1. Remember each pile: a single that has been turned up since the shuffle is where it went. Any
///    other may be any of those that have not been.
/// 2. For each choice, go through the reveals to come until somebody is likely to have the complete.
/// 3. It is good if that is me, bad if it is somebody else, and the more so the fewer cards they have
///    left.
/// 4. Take the best choice; any of them, if several are.
impl Thumb for LuckyDuck {
    fn thumb(seat: Seat, memory: &View, legal: &[Action], pick: Pick<'_>) -> Action {
        let piles = ByTrait::of(|pile| remembered(memory, pile));
        let stakes = stakes(seat, memory);
        let hope = |&Action::Keep { singles }: &Action| hope(singles, &piles, &stakes);
        let most = legal.iter().map(hope).fold(f64::NEG_INFINITY, f64::max);
        let best: Vec<Action> = legal.iter().copied().filter(|it| hope(it) >= most).collect();
        best[pick(best.len() as u32) as usize]
    }
}

/// What each single of a pile may be, the face-up one first.
fn remembered(memory: &View, pile: Trait) -> Vec<Odds> {
    let ring: Vec<Option<Card>> = [memory.shown()[pile]].into_iter().chain(memory.pile(pile)).collect();
    let values = Card::values(pile);
    let seen = |value: Card| ring.iter().flatten().filter(|&&it| it == value).count() as f64;
    let unseen = ring.iter().filter(|it| it.is_none()).count() as f64;
    let any = values.map(|value| (OF_EACH_VALUE - seen(value)) / unseen);
    let odds = |single: &Option<Card>| match single {
        Some(card) => values.map(|value| f64::from(u8::from(value == *card))),
        None => any,
    };
    ring.iter().map(odds).collect()
}

/// Every complete somebody holds, and what it is worth to this seat that it goes.
fn stakes(seat: Seat, memory: &View) -> Vec<(Card, f64)> {
    let hands = memory.hands();
    let w = |n: &str, d: f64| std::env::var(n).ok().and_then(|x| x.parse().ok()).unwrap_or(d);
    let (a, b, pa, pb) = (w("MA", 1.0), w("OB", 1.0), w("PA", 1.0), w("PB", 1.0));
    let n = f64::from(memory.rules().n_seats());
    let b = if b < 0.0 { -b / (n - 1.0) } else { b };
    let worth = |complete: Card| match hands.holder(complete) {
        Some(holder) if holder == seat => a / f64::from(hands.left(holder)).powf(pa),
        Some(holder) => -b / f64::from(hands.left(holder)).powf(pb),
        None => 0.0,
    };
    hands.held().iter().map(|complete| (complete, worth(complete))).collect()
}

/// What a choice promises, over the reveals until somebody has the complete.
fn hope(kept: Traits, piles: &ByTrait<Vec<Odds>>, stakes: &[(Card, f64)]) -> f64 {
    let (mut hope, mut nobody) = (0.0, 1.0);
    for reveal in 0..SINGLES {
        let at = |pile: Trait| (reveal + usize::from(!kept.contains(pile))) % SINGLES;
        let shown = ByTrait::of(|pile| piles[pile][at(pile)]);
        let mut somebody = 0.0;
        for &(complete, worth) in stakes {
            let likely = likely(complete, &shown);
            hope += nobody * likely * worth;
            somebody += likely;
        }
        nobody *= 1.0 - somebody;
    }
    hope
}

/// How likely these singles are to name this complete.
fn likely(complete: Card, shown: &ByTrait<Odds>) -> f64 {
    let singles = complete.singles().expect("hands hold completes");
    let fits = |pile: Trait| {
        let odds = Card::values(pile).into_iter().zip(shown[pile]);
        odds.filter(|(value, _)| *value == singles[pile]).map(|(_, odds)| odds).sum::<f64>()
    };
    Trait::ALL.map(fits).into_iter().product()
}
