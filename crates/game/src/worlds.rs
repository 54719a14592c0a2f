//! Imagined tables: whatever a viewer with a perfect memory imagines fits all it has seen, and every
//! table that fits comes up as often as chance would have dealt it.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use crate::laws::{Pick, Taste, due, legal, mix, viewers};
use crate::{Determinize, Game, Kept, SightOf, Turn, View, Viewer};

/// How often each table came up, by its cards.
pub type Counts<C> = BTreeMap<Vec<C>, u64>;

/// Plays one game of at most `most` steps. Before each step every viewer imagines a table from what it
/// was told, and nothing it knows is otherwise there. Returns how many were another table than the
/// real one.
pub fn fit<G: Determinize>(rules: &G::Rules, most: u32, pick: &mut impl Pick) -> u32 {
    let mut game = G::start(rules);
    let all: Vec<Viewer> = viewers::<G>(rules).collect();
    let mut memories: Vec<G::View> = all.iter().map(|&viewer| game.knows(viewer)).collect();
    let (taste, mut others) = (Taste::draw(pick), 0);
    for _ in 0..most {
        for (&viewer, memory) in all.iter().zip(&memories) {
            let imagined = G::imagined(memory, |pool| mix(pool, pick));
            is_the_same_to(viewer, memory, &imagined, &game);
            others += u32::from(lying(&imagined) != lying(&game));
            goes_on(imagined, &taste, pick);
        }
        if game.turn() == Turn::Over {
            break;
        }
        let step = taste.choose(&game, pick);
        game.advance(step.step(), |event| {
            for (&viewer, memory) in all.iter().zip(&mut memories) {
                memory.observe(&G::sight(rules, event, viewer));
            }
        });
    }
    others
}

fn is_the_same_to<G: Game>(viewer: Viewer, memory: &G::View, imagined: &G, game: &G) {
    assert_eq!(imagined.knows(viewer), *memory, "{}: {viewer:?} knows", G::NAME);
    assert_eq!(imagined.view(viewer), game.view(viewer), "{}: {viewer:?} sees", G::NAME);
    assert_eq!(imagined.turn(), game.turn(), "{}: whose turn it is is no secret", G::NAME);
    assert_eq!(imagined.moment(), game.moment(), "{}: the moment is no secret", G::NAME);
    assert_eq!(due(imagined), due(game), "{}: what is due is no secret", G::NAME);
    if let Viewer::Seat(seat) = viewer {
        assert_eq!(legal(imagined, seat), legal(game, seat), "{}: {seat:?} may do", G::NAME);
    }
    // Before the first deal no card lies where it will.
    if game.turn() != Turn::Chance {
        let [mut one, mut other] = [lying(imagined), lying(game)];
        one.sort_unstable();
        other.sort_unstable();
        assert_eq!(one, other, "{}: {viewer:?} imagines other cards", G::NAME);
    }
}

/// An imagined table can be played on like any other.
fn goes_on<G: Game>(mut imagined: G, taste: &Taste, pick: &mut impl Pick) {
    for _ in 0..pick(4) {
        if imagined.turn() != Turn::Over {
            let step = taste.choose(&imagined, pick);
            imagined.apply(step.step(), |_| ()).expect("listed, so legal");
        }
    }
}

/// Every card of a table, in its own order.
pub fn lying<G: Game>(game: &G) -> Vec<G::Card> {
    let mut cards = Vec::new();
    game.each_card(|card| cards.push(card));
    cards
}

/// Goes through every way these steps could have been dealt without the viewer noticing, and through
/// every table it imagines after them: they are the same, each as often. For decks so small, or of so
/// many alike, that both can be counted to the end. Returns how many different tables there are.
pub fn exact<G: Determinize>(rules: &G::Rules, steps: &[Kept<G>], viewer: Viewer) -> usize {
    let mut game = G::start(rules);
    let told = steps.iter().map(|step| told(&mut game, step, viewer).expect("it was played so"));
    let told: Vec<Vec<SightOf<G>>> = told.collect();
    let mut dealt = Counts::new();
    deal_otherwise(&G::start(rules), steps, &told, viewer, &mut dealt);
    let imagined = every::<G>(&game.knows(viewer));
    let all = |counts: &Counts<G::Card>| counts.values().sum::<u64>();
    let (in_deals, in_mind) = (all(&dealt), all(&imagined));
    assert!(dealt.keys().eq(imagined.keys()), "{}: other tables are imagined", G::NAME);
    for (cards, often) in &dealt {
        assert_eq!(often * in_mind, imagined[cards] * in_deals, "{}: {cards:?}", G::NAME);
    }
    dealt.len()
}

/// What the viewer is told of a step; `None` where it is not legal.
fn told<G: Game>(game: &mut G, step: &Kept<G>, viewer: Viewer) -> Option<Vec<SightOf<G>>> {
    let rules = *game.table_rules();
    let mut told = Vec::new();
    let played = game.apply(step.step(), |event| told.push(G::sight(&rules, event, viewer)));
    played.ok().map(|()| told)
}

fn deal_otherwise<G: Game>(
    game: &G,
    steps: &[Kept<G>],
    as_told: &[Vec<SightOf<G>>],
    viewer: Viewer,
    counts: &mut Counts<G::Card>,
) {
    let (Some((step, steps)), Some((sights, as_told))) =
        (steps.split_first(), as_told.split_first())
    else {
        *counts.entry(lying(game)).or_default() += 1;
        return;
    };
    let mut go_on = |step: &Kept<G>| {
        let mut next = game.clone();
        if told(&mut next, step, viewer).as_ref() == Some(sights) {
            deal_otherwise(&next, steps, as_told, viewer, counts);
        }
    };
    match step {
        Kept::Act(..) => go_on(step),
        Kept::Shuffle(_) => {
            let mut cards = due(game);
            loop {
                go_on(&Kept::Shuffle(cards.clone().into()));
                if !next_order(&mut cards) {
                    return;
                }
            }
        }
    }
}

/// Every table that a perfect memory imagines, over all orders of all pools.
pub fn every<G: Determinize>(memory: &G::View) -> Counts<G::Card> {
    let (mut orders, mut counts) = (vec![], Counts::new());
    let _ = G::imagined(memory, |pool| {
        pool.sort_unstable();
        orders.push(pool.to_vec());
    });
    loop {
        let mut pools = orders.iter();
        let imagined = G::imagined(memory, |pool| {
            pool.copy_from_slice(pools.next().expect("the same pools each time"));
        });
        *counts.entry(lying(&imagined)).or_default() += 1;
        // Like the wheels of a counter: the first that has not come round goes on.
        if !orders.iter_mut().any(|order| next_order(order)) {
            return counts;
        }
    }
}

/// The next order of these cards, cards that are alike being the same; after the last comes the first,
/// and then the answer is no.
pub fn next_order<C: Ord>(cards: &mut [C]) -> bool {
    let Some(at) = cards.windows(2).rposition(|pair| pair[0] < pair[1]) else {
        cards.reverse();
        return false;
    };
    let with = cards.iter().rposition(|card| *card > cards[at]).expect("the next is higher");
    cards.swap(at, with);
    cards[at + 1..].reverse();
    true
}

/// How far counts are from what they should be, for chi-square with one degree of freedom less than
/// there are shares. The shares are in parts of their sum.
pub fn chi_square(counts: &[u32], shares: &[f64]) -> f64 {
    assert_eq!(counts.len(), shares.len(), "a share for each count");
    let all = f64::from(counts.iter().sum::<u32>()) / shares.iter().sum::<f64>();
    let far = |(&count, &share): (&u32, &f64)| {
        let off = f64::from(count) - share * all;
        off * off / (share * all)
    };
    counts.iter().zip(shares).map(far).sum()
}
