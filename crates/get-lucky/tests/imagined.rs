//! What a perfect memory imagines at Get Lucky.

use game::laws::{any_rules, wander};
use game::worlds::{chi_square, fit};
use game::{Determinize, Game, Seat, SeatSet, Step, Viewer};
use get_lucky::{Card, Deck, GetLucky};
use room::Fast;

/// How many games are drawn: fewer than for the laws, for every viewer imagines at every step.
fn games() -> u64 {
    std::env::var("LUCKHOUSE_LAW_GAMES").map_or(200, |games| games.parse().expect("a number"))
}

#[test]
fn what_is_imagined_fits() {
    let others: u64 = (0..games())
        .map(|seed| {
            let pick = &mut wander(seed);
            let rules = any_rules::<GetLucky>(&Deck::default(), pick);
            u64::from(fit::<GetLucky>(&rules, 200, pick))
        })
        .sum();
    assert!(others > 50 * games(), "{others}");
}

/// Dealt at random and played on a little.
fn table(n_seats: u8, steps: u32) -> GetLucky {
    let rules = GetLucky::set_up(n_seats, &[].into_iter().collect(), &Deck::default()).unwrap();
    let (mut table, pick) = (GetLucky::start(&rules), &mut wander(7));
    let taste = game::laws::Taste::draw(pick);
    for _ in 0..steps {
        let step = taste.choose(&table, pick);
        table.apply(step.step(), |_| ()).unwrap();
    }
    table
}

const SAMPLES: u32 = 40_000;

/// So many ways to take `few` of `many`, as a float: only shares are needed.
fn choose(many: usize, few: usize) -> f64 {
    (0..few).map(|i| float(many - i) / float(i + 1)).product()
}

fn float(small: usize) -> f64 {
    f64::from(small as u32)
}

/// GL-24: how many spite cards a hidden hand holds is hypergeometric, whatever was played.
#[test]
fn gl_24_hidden_hands_hold_as_much_spite_as_chance_gives_them() {
    for (n_seats, steps) in [(2, 2), (3, 20), (4, 30), (6, 40)] {
        let (table, mut fast) = (table(n_seats, steps), Fast::new(5));
        let memory = table.knows(Viewer::Seat(Seat::at(0)));
        let other = Seat::at(1);
        let hidden = SeatSet::first(n_seats).without(Seat::at(0)).iter();
        let hidden: Vec<Card> =
            hidden.flat_map(|seat| table.hand(seat).unwrap().iter().collect::<Vec<_>>()).collect();
        let pile = table.unveil().into_open().told().pile;
        let unseen: Vec<Card> = hidden.into_iter().chain(pile.into_iter().flatten()).collect();
        let spite = unseen.iter().filter(|&&card| card == Card::SPITE).count();
        let held = usize::from(table.hand_size(other));
        let most = spite.min(held);
        let mut counts = vec![0; most + 1];
        for _ in 0..SAMPLES {
            let imagined = GetLucky::imagined(&memory, |pool| {
                assert_eq!(pool.len(), unseen.len());
                fast.shuffle(pool);
            });
            counts[usize::from(imagined.hand(other).unwrap().spite())] += 1;
        }
        let shares: Vec<f64> =
            (0..=most).map(|n| choose(spite, n) * choose(unseen.len() - spite, held - n)).collect();
        is_as_likely(&counts, &shares);
    }
}

/// GL-24: any unseen card may be the next one drawn.
#[test]
fn gl_24_the_top_of_the_pile_is_any_unseen_card() {
    let (table, mut fast) = (table(3, 20), Fast::new(9));
    let memory = table.knows(Viewer::Seat(Seat::at(2)));
    let mut pool_at_first = Vec::new();
    let _ = GetLucky::imagined(&memory, |pool| pool_at_first = pool.to_vec());
    assert!(pool_at_first.is_sorted());
    let mut kinds = pool_at_first.clone();
    kinds.dedup();
    let mut counts = vec![0; kinds.len()];
    for _ in 0..SAMPLES {
        let imagined = GetLucky::imagined(&memory, |pool| fast.shuffle(pool));
        let top = imagined.unveil().into_open().told().pile[0].unwrap();
        counts[kinds.iter().position(|&card| card == top).unwrap()] += 1;
    }
    let copies = |kind: &Card| float(pool_at_first.iter().filter(|card| *card == kind).count());
    let shares: Vec<f64> = kinds.iter().map(copies).collect();
    is_as_likely(&counts, &shares);
}

/// Rare counts are put together with those before them, so that chi-square holds.
fn is_as_likely(counts: &[u32], shares: &[f64]) {
    let all: f64 = shares.iter().sum();
    let (mut few, mut expected) = (vec![0], vec![0.0]);
    for (&count, &share) in counts.iter().zip(shares) {
        if expected.last().is_some_and(|&it| it * f64::from(SAMPLES) > 10.0 * all) {
            few.push(0);
            expected.push(0.0);
        }
        *few.last_mut().unwrap() += count;
        *expected.last_mut().unwrap() += share;
    }
    let degrees = float(few.len() - 1);
    // Four standard deviations and a little for few degrees.
    let most = degrees + 4.0 * (2.0 * degrees).sqrt() + 6.0;
    let chi = chi_square(&few, &expected);
    assert!(chi < most, "{chi} of {degrees} degrees: {few:?}");
}

/// Nothing lies face down before the cards are dealt.
#[test]
fn gl_5_before_the_deal_nothing_is_imagined() {
    let rules = GetLucky::set_up(3, &[].into_iter().collect(), &Deck::default()).unwrap();
    let mut table = GetLucky::start(&rules);
    for _ in 0..2 {
        let memory = table.knows(Viewer::Watcher);
        let imagined = GetLucky::imagined(&memory, |pool| assert!(pool.is_empty()));
        assert_eq!(imagined, table);
        table.advance(Step::Shuffle(&game::laws::due(&table)), |_| ());
    }
}
