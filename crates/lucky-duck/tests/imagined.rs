//! What a perfect memory imagines at Lucky Duck.

use std::collections::BTreeSet;

use game::laws::{Taste, any_rules, due, mix, wander};
use game::worlds::{fit, next_order};
use game::{Determinize, Game, Kept, Turn, Viewer};
use lucky_duck::{Card, Deck, LuckyDuck, Trait};

/// How many games are drawn: fewer than for the laws, for every viewer imagines at every step.
fn games() -> u64 {
    std::env::var("LUCKHOUSE_LAW_GAMES").map_or(300, |games| games.parse().expect("a number"))
}

#[test]
fn what_is_imagined_fits() {
    let others: u64 = (0..games())
        .map(|seed| {
            let pick = &mut wander(seed);
            let rules = any_rules::<LuckyDuck>(&Deck, pick);
            u64::from(fit::<LuckyDuck>(&rules, 300, pick))
        })
        .sum();
    assert!(others > 30 * games(), "{others}");
}

/// A game of so many steps after the deal.
fn played(seed: u64, choices: usize) -> (LuckyDuck, Vec<Kept<LuckyDuck>>) {
    let pick = &mut wander(seed);
    let rules = LuckyDuck::set_up(3, &[].into_iter().collect(), &Deck).unwrap();
    let (mut table, mut steps, taste) = (LuckyDuck::start(&rules), Vec::new(), Taste::draw(pick));
    while steps.len() < 4 + choices && table.turn() != Turn::Over {
        let step = match table.turn() {
            Turn::Chance => {
                let mut cards = due(&table);
                mix(&mut cards, pick);
                Kept::Shuffle(cards.into())
            }
            _ => taste.choose(&table, pick),
        };
        table.apply(step.step(), |_| ()).unwrap();
        steps.push(step);
    }
    (table, steps)
}

/// From the face-up single on.
fn order(table: &LuckyDuck, pile: Trait) -> Vec<Card> {
    table.shown()[pile].into_iter().chain(table.pile(pile).flatten()).collect()
}

/// All orders of one pile that could have been dealt with the same sights, the others being as they
/// are.
fn dealt(steps: &[Kept<LuckyDuck>], table: &LuckyDuck, pile: Trait) -> BTreeSet<Vec<Card>> {
    let known = table.knows(Viewer::Watcher);
    let mut orders = BTreeSet::new();
    let Kept::Shuffle(cards) = &steps[1 + pile as usize] else { panic!("four shuffles first") };
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    loop {
        let mut other = LuckyDuck::start(table.rules());
        for (at, step) in steps.iter().enumerate() {
            let step = match step {
                Kept::Shuffle(_) if at == 1 + pile as usize => Kept::Shuffle(cards.clone().into()),
                step => step.clone(),
            };
            if other.apply(step.step(), |_| ()).is_err() {
                break;
            }
        }
        if other.knows(Viewer::Watcher) == known {
            assert!(orders.insert(order(&other, pile)), "each order once");
        }
        if !next_order(&mut cards) {
            return orders;
        }
    }
}

/// All orders of one pile that are imagined.
fn imagined(table: &LuckyDuck, pile: Trait) -> BTreeSet<Vec<Card>> {
    let known = table.knows(Viewer::Watcher);
    let (mut pools, mut orders) = (Vec::new(), BTreeSet::new());
    let _ = LuckyDuck::imagined(&known, |pool| pools.push(pool.to_vec()));
    assert!(pools.len() == 3 && pools.iter().all(|pool| pool.is_sorted()));
    loop {
        let mut next = pools.iter();
        let other = LuckyDuck::imagined(&known, |pool| pool.copy_from_slice(next.next().unwrap()));
        assert!(orders.insert(order(&other, pile)), "each order once");
        if !next_order(&mut pools[pile as usize]) {
            return orders;
        }
    }
}

/// Each pile is a pool of its own, so it is enough to look at them one by one.
#[test]
fn ld_10_every_order_of_a_pile_that_fits_is_imagined_once() {
    let mut counted = 0;
    for (seed, choices) in [(1, 0), (2, 1), (3, 2), (4, 4), (5, 6)] {
        let (table, steps) = played(seed, choices);
        // A pile that was shuffled again would need every game before it.
        if steps[4..].iter().any(|step| matches!(step, Kept::Shuffle(_))) {
            continue;
        }
        for pile in Trait::ALL {
            let orders = imagined(&table, pile);
            assert_eq!(orders, dealt(&steps, &table, pile));
            counted += orders.len();
        }
    }
    assert!(counted > 1000, "{counted}");
}
