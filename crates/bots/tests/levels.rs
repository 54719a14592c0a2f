//! Every level of the house at every game: it plays by the rules, the same where its seat cannot tell
//! two tables apart, and what it forgets it forgets again.

use bots::{Bot, Housed, Level, Temper, seat_bot};
use game::laws::{due, legal};
use game::{Game, Seat, SeatSet, Step, Turn, Viewer, default_options};
use get_lucky::GetLucky;
use lucktails::Lucktails;
use lucky_bastard::{Deck, LuckyBastard};
use lucky_duck::LuckyDuck;
use room::Fast;

/// So many decisions of each level are looked at.
const DECISIONS: u32 = 40;

fn levels() -> impl Iterator<Item = Level> {
    (Level::LEAST..=Level::MOST).filter_map(Level::new)
}

/// Plays on with that level at every seat. Before each decision the seat's memory imagines another
/// table: somebody of the same level who knows no more decides the same. Returns how many of those
/// tables were others.
fn twins<G: Housed>(n_seats: u8, level: Level) -> u32 {
    let rules = G::set_up(n_seats, &default_options::<G>(), &G::Deck::default());
    let rules = rules.expect("default options suit every number of seats");
    let (mut table, mut fast, mut apart) = (G::start(&rules), Fast::new(7), 0);
    let seats = || SeatSet::first(n_seats).iter();
    let sit = |seat| seat_bot::<G>(level, seat, G::start(&rules).knows(Viewer::Seat(seat)));
    let mut house: Vec<_> = seats().map(sit).collect();
    let mut decisions = 0;
    while decisions < DECISIONS && table.turn() != Turn::Over {
        let mut cards = due(&table);
        fast.shuffle(&mut cards);
        let step = match table.turn().seats().iter().next() {
            None => Step::Shuffle(&cards),
            Some(seat) => {
                decisions += 1;
                let (viewer, legal) = (Viewer::Seat(seat), legal(&table, seat));
                let twin = table.redealt(viewer, |pool| fast.shuffle(pool));
                apart += u32::from(twin != table);
                let [one, other] = [&table, &twin].map(|table| {
                    let mut whims = Fast::new(decisions.into());
                    let mut bot = seat_bot::<G>(level, seat, table.knows(viewer));
                    bot.choose(&table.view(viewer), &legal, &mut |n| whims.below(n))
                });
                assert_eq!(one, other, "{}, level {}", G::NAME, level.number());
                let bot = &mut house[seat.index()];
                Step::Act(seat, bot.choose(&table.view(viewer), &legal, &mut |n| fast.below(n)))
            }
        };
        let told = table.apply(step, |event| {
            for (bot, seat) in house.iter_mut().zip(seats()) {
                bot.told(&G::sight(&rules, event, Viewer::Seat(seat)));
            }
        });
        told.expect("the house plays by the rules");
    }
    apart
}

#[test]
fn twins_get_the_same_answer_from_every_level() {
    let apart = |twins: fn(u8, Level) -> u32, n_seats| -> u32 {
        levels().map(|level| twins(n_seats, level)).sum()
    };
    assert!(apart(twins::<Lucktails>, 3) > 50);
    assert!(apart(twins::<GetLucky>, 3) > 50);
    assert!(apart(twins::<LuckyBastard>, 2) > 50);
    assert!(apart(twins::<LuckyDuck>, 2) > 50);
}

/// A higher level slips and forgets no more, thinks no less, and is quicker; none is quicker than a person.
#[test]
fn levels_rise() {
    fn rise<G: Housed>() {
        let tempers: Vec<Temper> = levels().map(G::temper).collect();
        for pair in tempers.windows(2) {
            assert!(pair[0] != pair[1], "{}", G::NAME);
            assert!(pair[0].slips >= pair[1].slips && pair[0].forgets >= pair[1].forgets);
            assert!(pair[0].iterations <= pair[1].iterations, "{}", G::NAME);
            assert_eq!(pair[0].exact, 0, "{}", G::NAME);
            assert!(pair[0].reaction.0 > pair[1].reaction.0, "{}", G::NAME);
        }
        assert!(tempers.iter().all(|it| it.reaction.0 >= 200), "{}", G::NAME);
        assert_eq!((tempers[5].slips, tempers[5].forgets), (0, 0), "{}", G::NAME);
    }
    rise::<Lucktails>();
    rise::<GetLucky>();
    rise::<LuckyBastard>();
    rise::<LuckyDuck>();
}

/// LB-21: somebody who goes through the same game again has lost the same cards.
#[test]
fn what_is_forgotten_is_forgotten_again() {
    let rules = LuckyBastard::set_up(2, &default_options::<LuckyBastard>(), &Deck::default());
    let rules = rules.expect("default options suit every number of seats");
    let (mut table, mut fast) = (LuckyBastard::start(&rules), Fast::new(3));
    let (zero, level) = (Viewer::Seat(Seat::at(0)), Level::new(1).expect("a level"));
    let sit =
        || seat_bot::<LuckyBastard>(level, Seat::at(0), LuckyBastard::start(&rules).knows(zero));
    let [mut one, mut other] = [sit(), sit()];
    for _ in 0..200 {
        let mut cards = due(&table);
        fast.shuffle(&mut cards);
        let step = match table.turn().seats().iter().next() {
            None => Step::Shuffle(&cards),
            Some(seat) => {
                let legal = legal(&table, seat);
                Step::Act(seat, legal[fast.below(legal.len() as u32) as usize])
            }
        };
        table.advance(step, |event| {
            for bot in [&mut one, &mut other] {
                bot.told(&LuckyBastard::sight(&rules, event, zero));
            }
        });
    }
    assert!(one.memory() == other.memory());
    assert!(*one.memory() != table.knows(zero), "something was forgotten");
}
