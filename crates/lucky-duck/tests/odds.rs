//! What may come next, against what does come in every world that looks the same (LD-10).

use std::collections::BTreeMap;

use game::laws::{due, legal, mix, wander};
use game::{Determinize, Game, Step, Turn, Viewer};
use lucky_duck::{Action, Card, Event, LuckyDuck, Rules, Trait, Traits};

type Shares = BTreeMap<Card, f64>;

/// Turns each pool as often as there are cards in it: every card comes on top as often as any other.
fn worlds(table: &LuckyDuck) -> Vec<LuckyDuck> {
    let unseen = Trait::ALL.map(|pile| 12 - table.seen(pile));
    let [patterns, colors, shapes] = unseen.map(|it| it.max(1));
    let world = |number: usize| {
        let mut by =
            [number % patterns, number / patterns % colors, number / patterns / colors].into_iter();
        table.redealt(Viewer::Watcher, |pool| {
            let by = by.next().expect("three pools");
            pool.rotate_left(by.min(pool.len()));
        })
    };
    (0..patterns * colors * shapes).map(world).collect()
}

/// The complete that is named next when these singles stay.
fn named_next(mut table: LuckyDuck, kept: Traits) -> Card {
    let Turn::One(seat) = table.turn() else { panic!("somebody chooses") };
    let mut named = None;
    table.advance(Step::Act(seat, Action::Keep { singles: kept }), |event| {
        if let Event::Revealed { complete, .. } = *event {
            named = named.or(Some(complete));
        }
    });
    named.expect("something is turned up")
}

fn counted(table: &LuckyDuck, kept: Traits) -> Shares {
    let worlds = worlds(table);
    let share = 1.0 / f64::from(u32::try_from(worlds.len()).unwrap());
    let mut shares = Shares::new();
    for world in worlds {
        *shares.entry(named_next(world, kept)).or_default() += share;
    }
    shares
}

fn agree(told: &Shares, counted: &Shares) -> bool {
    told.keys().eq(counted.keys())
        && told.iter().all(|(complete, share)| (share - counted[complete]).abs() < 1e-9)
}

#[test]
fn ld_10_what_may_come_next_is_as_likely_as_it_comes() {
    let rules: Rules = LuckyDuck::set_up(3, &<_>::default(), &<_>::default()).unwrap();
    let (mut compared, mut certain) = (0, 0);
    for seed in 0..4 {
        let mut pick = wander(seed);
        let mut table = LuckyDuck::start(&rules);
        while table.turn() != Turn::Over {
            let Turn::One(seat) = table.turn() else {
                let mut cards = due(&table);
                mix(&mut cards, &mut pick);
                table.advance(Step::Shuffle(&cards), |_| ());
                continue;
            };
            let memory = table.knows(Viewer::Watcher);
            for kept in Traits::each() {
                let told: Shares = memory.ahead(kept).collect();
                assert!(agree(&told, &counted(&table, kept)), "{kept:?}: {told:?}");
                compared += 1;
                certain += u32::from(kept != Traits::ALL && told.len() == 1);
            }
            let choices = legal(&table, seat);
            let choice = choices[pick(choices.len() as u32) as usize];
            table.advance(Step::Act(seat, choice), |_| ());
        }
    }
    // Some are known to come: their pile has been seen from top to bottom.
    assert!(compared > 400 && certain > 20, "{compared} {certain}");
}
