//! The search at a seat: it beats the rule of thumb, and thinking allocates nothing.

use allocation_counter::measure;
use bots::{Bot, Search, Searched, Temper, Tempered, Thumb};
use game::laws::{due, legal};
use game::{Game, Seat, SeatSet, Step, Turn, Viewer, default_options};
use get_lucky::GetLucky;
use lucky_duck::LuckyDuck;
use room::Fast;

fn rules<G: Game>(n_seats: u8) -> G::Rules {
    let rules = G::set_up(n_seats, &default_options::<G>(), &G::Deck::default());
    rules.expect("default options suit every number of seats")
}

/// Plays a game of a search at `seat` against rules of thumb: whether the search has won.
fn wins<G: Searched + Thumb>(rules: &G::Rules, seat: Seat, iterations: u32, deal: u64) -> bool {
    let mut table = G::start(rules);
    let (mut dealer, mut whims) = (Fast::new(deal), Fast::new(!deal));
    let seats = SeatSet::first(G::n_seats(rules));
    let bot = |at: Seat| {
        let iterations = if at == seat { iterations } else { 0 };
        let temper = Temper { iterations, ..Temper::STEADY };
        Tempered::<G>::new(at, table.knows(Viewer::Seat(at)), temper)
    };
    let mut house: Vec<_> = seats.iter().map(bot).collect();
    while table.turn() != Turn::Over {
        let mut cards = due(&table);
        dealer.shuffle(&mut cards);
        let waiting = table.waits_for();
        let step = if waiting.is_empty() {
            Step::Shuffle(&cards)
        } else {
            let acting = waiting.nth(whims.below(waiting.len() as u32) as usize);
            let (view, legal) = (table.view(Viewer::Seat(acting)), legal(&table, acting));
            let whim = &mut |n| whims.below(n);
            Step::Act(acting, house[acting.index()].choose(&view, &legal, whim))
        };
        let told = table.apply(step, |event| {
            for (bot, at) in house.iter_mut().zip(seats.iter()) {
                bot.told(&G::sight(rules, event, Viewer::Seat(at)));
            }
        });
        told.expect("the house plays by the rules");
    }
    table.outcome().is_some_and(|outcome| outcome.winners.contains(seat))
}

/// Each deal with the search at either seat. At 1,000 iterations it wins three games of four.
#[test]
fn it_beats_the_rule_of_thumb() {
    let rules = rules::<LuckyDuck>(2);
    let games = (0..20).flat_map(|deal| [0, 1].map(|at| (deal, Seat::at(at))));
    let won = games.filter(|&(deal, seat)| wins::<LuckyDuck>(&rules, seat, 300, deal)).count();
    assert!(won >= 24, "{won} of 40");
}

/// With four it wins four games of ten where a quarter would be fair.
#[test]
fn it_beats_three_rules_of_thumb() {
    let rules = rules::<GetLucky>(4);
    let games = (0..12).flat_map(|deal| (0..4).map(move |at| (deal, Seat::at(at))));
    let won = games.filter(|&(deal, seat)| wins::<GetLucky>(&rules, seat, 300, deal)).count();
    assert!(won >= 14, "{won} of 48");
}

/// How often memory is asked for when a search that is warm thinks for so long.
fn allocations<G: Searched>(search: &mut Search<G>, memory: &G::View, iterations: u32) -> u64 {
    let mut think = || {
        let mut fast = Fast::new(5);
        search.think(memory, Seat::at(0), iterations, &mut |n| fast.below(n), Some(&mut || false));
    };
    think();
    let counted = measure(think);
    counted.count_total
}

fn allocates_nothing<G: Searched>(n_seats: u8) {
    let (rules, mut fast) = (rules::<G>(n_seats), Fast::new(1));
    let mut table = G::start(&rules);
    while !table.turn().seats().contains(Seat::at(0)) {
        let mut cards = due(&table);
        fast.shuffle(&mut cards);
        let seat = table.turn().seats().iter().next();
        match seat {
            None => table.advance(Step::Shuffle(&cards), |_| ()),
            Some(seat) => table.advance(Step::Act(seat, legal(&table, seat)[0]), |_| ()),
        }
    }
    let memory = table.knows(Viewer::Seat(Seat::at(0)));
    let search = &mut Search::<G>::default();
    let [many, few] = [2000, 200].map(|iterations| allocations(search, &memory, iterations));
    // The answer itself is a list.
    assert!(many <= 6 && few <= 6, "{}: {many}, {few}", G::NAME);
}

#[test]
fn thinking_allocates_nothing_once_it_is_warm() {
    allocates_nothing::<lucktails::Lucktails>(3);
    allocates_nothing::<GetLucky>(4);
    allocates_nothing::<lucky_bastard::LuckyBastard>(3);
    allocates_nothing::<LuckyDuck>(2);
}
