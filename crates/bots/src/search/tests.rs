//! The search, on the toy with a known answer, and everywhere: no peeking, the same for a seed.

use game::laws::{Taste, legal, mix, wander};
use game::scene::Scene;
use game::toy::{Action, Blink};
use game::worlds::every;
use game::{Determinize, Game, Seat, Step, Turn, Viewer, default_options};

use super::{Search, Searched, Shares, mark_of, shared};

impl Searched for Blink {
    const LONGEST: u32 = 20;
    const PAST_SHUFFLES: bool = true;

    fn mark(&self, seat: Seat) -> u64 {
        mark_of(format!("{:?}", self.knows(Viewer::Seat(seat))))
    }

    fn hopes(&self) -> Shares {
        [0.0; Seat::MAX]
    }
}

/// What `seat` gets if everybody does the best for themselves at this open table. At the toy grabbing
/// is never worse than leaving, so nobody could do better by knowing less.
fn open_value(table: &Blink) -> Shares {
    if let Some(outcome) = table.outcome() {
        return shared(&outcome);
    }
    let acting = table.turn().seats().nth(0);
    let values = legal(table, acting).into_iter().map(|action| after(table, acting, action));
    let best = values.max_by(|one, other| one[acting.index()].total_cmp(&other[acting.index()]));
    best.expect("somebody acts")
}

fn after(table: &Blink, seat: Seat, action: Action) -> Shares {
    let mut next = table.clone();
    next.advance(Step::Act(seat, action), |_| ());
    open_value(&next)
}

/// The exact mean over every table that the seat can imagine.
fn exact(table: &Blink, seat: Seat, action: Action) -> f64 {
    let memory = table.knows(Viewer::Seat(seat));
    let (mut sum, mut count) = (0.0, 0.0);
    let mut orders = Vec::new();
    let _ = Blink::imagined(&memory, |pool| orders = pool.to_vec());
    assert!(every::<Blink>(&memory).len() > 1);
    loop {
        let imagined = Blink::imagined(&memory, |pool| pool.copy_from_slice(&orders));
        sum += f64::from(after(&imagined, seat, action)[seat.index()]);
        count += 1.0;
        if !game::worlds::next_order(&mut orders) {
            return sum / count;
        }
    }
}

fn thought<G: Searched>(table: &G, seat: Seat, seed: u64) -> Vec<super::Reason<G::Action>> {
    let memory = table.knows(Viewer::Seat(seat));
    let mut pick = wander(seed);
    Search::<G>::default().think(&memory, seat, 4000, &mut pick, Some(&mut || false))
}

#[test]
fn the_toy_is_played_as_brute_force_would() {
    for (deal, seat) in [("1 2 / 3", 0), ("3 1 / 2", 0), ("1 3 / 1", 0), ("2 2 / 1", 1)] {
        let scene = format!("seats 2, high 3; shuffle {deal} ...; 0 peep; 1 peep; 0 flip");
        let (table, seat) = (Scene::<Blink>::of(&scene).table, Seat::at(seat));
        let reasons = thought(&table, seat, 1);
        let best = |one: &&Action, other: &&Action| {
            exact(&table, seat, **one).total_cmp(&exact(&table, seat, **other))
        };
        let [grab, leave] = [Action::Grab {}, Action::Leave {}];
        let best = [&grab, &leave].into_iter().max_by(best).expect("two actions");
        assert_eq!(reasons[0].action, *best, "{deal}: {reasons:?}");
        // Grabbing ends the game, so its mean is what brute force says.
        let mean = reasons.iter().find(|it| it.action == grab).expect("it was tried");
        let off = (mean.mean - exact(&table, seat, grab)).abs();
        assert!(off <= 4.0 * mean.error + 1e-9, "{deal}: {off}, {mean:?}");
    }
}

#[test]
fn it_stops_when_it_is_told_to() {
    let table = Scene::<Blink>::of("seats 3, high 5; shuffle ...").table;
    let memory = table.knows(Viewer::Seat(Seat::at(0)));
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked == 3
    };
    let mut pick = wander(1);
    let search = &mut Search::<Blink>::default();
    let reasons = search.think(&memory, Seat::at(0), 1_000_000, &mut pick, Some(&mut stop));
    assert_eq!(reasons.iter().map(|it| it.visits).sum::<u32>(), 3 * super::BETWEEN_STOPS - 1);
}

/// Asked at random tables: what it does is what it would have done after all its iterations.
fn stops_when_more_would_change_nothing<G: Searched>(deck: &G::Deck) {
    let (mut fewer, iterations) = (0, 400);
    for seed in 0..60 {
        let pick = &mut wander(seed);
        let Some((table, seat)) = somewhere::<G>(60, deck, pick) else { continue };
        let memory = table.knows(Viewer::Seat(seat));
        let think = |stop: Option<&mut dyn FnMut() -> bool>| {
            Search::<G>::default().think(&memory, seat, iterations, &mut wander(seed), stop)
        };
        let [all, enough] = [think(Some(&mut || false)), think(None)];
        assert_eq!(all[0].action, enough[0].action, "{}: {all:?}, {enough:?}", G::NAME);
        fewer += u32::from(enough.iter().map(|it| it.visits).sum::<u32>() < iterations);
    }
    assert!(fewer > 5, "{}: {fewer}", G::NAME);
}

#[test]
fn it_stops_by_itself_when_more_would_change_nothing() {
    stops_when_more_would_change_nothing::<lucktails::Lucktails>(&lucktails::Deck::default());
    stops_when_more_would_change_nothing::<get_lucky::GetLucky>(&get_lucky::Deck::default());
    stops_when_more_would_change_nothing::<lucky_bastard::LuckyBastard>(
        &lucky_bastard::Deck::default(),
    );
    stops_when_more_would_change_nothing::<lucky_duck::LuckyDuck>(&lucky_duck::Deck);
}

/// Somebody has something to decide, at a table where up to so much has happened.
fn somewhere<G: Searched>(
    most: u32,
    deck: &G::Deck,
    pick: &mut impl FnMut(u32) -> u32,
) -> Option<(G, Seat)> {
    let n_seats = G::SEATS.0 + pick(u32::from(G::SEATS.1 - G::SEATS.0) + 1) as u8;
    let rules = G::set_up(n_seats, &default_options::<G>(), deck).expect("default options");
    let (mut table, taste) = (G::start(&rules), Taste::draw(pick));
    for _ in 0..=pick(most) {
        if table.turn() != Turn::Over {
            let step = taste.choose(&table, pick);
            table.advance(step.step(), |_| ());
        }
    }
    let seat = table.turn().seats().iter().next()?;
    Some((table, seat))
}

/// Asks at random tables, and at twins that the seat cannot tell from them.
fn does_not_peek<G: Searched>(most: u32, deck: &G::Deck) {
    let mut apart = 0;
    for seed in 0..40 {
        let pick = &mut wander(seed);
        let Some((table, seat)) = somewhere::<G>(most, deck, pick) else { continue };
        let twin = table.redealt(Viewer::Seat(seat), |pool| mix(pool, pick));
        let [one, again, other] = [&table, &table, &twin].map(|it| brief(it, seat, seed));
        assert_eq!(one, again, "{}: the same for a seed", G::NAME);
        assert_eq!(one, other, "{}: {seat:?} knows more than it can", G::NAME);
        apart += u32::from(table != twin);
    }
    assert!(apart > 5, "{}: {apart} twins", G::NAME);
}

fn brief<G: Searched>(table: &G, seat: Seat, seed: u64) -> Vec<super::Reason<G::Action>> {
    let memory = table.knows(Viewer::Seat(seat));
    let mut pick = wander(seed);
    let reasons = Search::<G>::default().think(&memory, seat, 200, &mut pick, Some(&mut || false));
    let legal = legal(table, seat);
    assert!(reasons.iter().all(|it| legal.contains(&it.action)));
    assert!(reasons.iter().all(|it| (0.0..=1.0).contains(&it.mean) && it.error >= 0.0));
    assert_eq!(reasons.iter().map(|it| it.visits).sum::<u32>(), 200);
    reasons
}

#[test]
fn it_does_not_peek_and_is_the_same_for_a_seed() {
    does_not_peek::<Blink>(5, &());
    does_not_peek::<lucktails::Lucktails>(60, &lucktails::Deck::default());
    does_not_peek::<get_lucky::GetLucky>(60, &get_lucky::Deck::default());
    does_not_peek::<lucky_bastard::LuckyBastard>(60, &lucky_bastard::Deck::default());
    does_not_peek::<lucky_duck::LuckyDuck>(60, &lucky_duck::Deck);
}
