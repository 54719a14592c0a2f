//! The rule of thumb for Lucky Bastard wins more than its share, and does not peek.

use bots::{Bot, Level, Thumb, seat_bot};
use game::scene::Scene;
use game::{Determinize, Game, Seat, SeatSet, Step, Turn, Viewer, default_options};
use lucky_bastard::{Action, Deck, LuckyBastard};
use room::Fast;

const GAMES: u32 = 2000;

/// Where chance is left alone lines only grow: a game that has not ended by then is nobody's.
const MOST_DECISIONS: u32 = 4000;

type House = Vec<Box<dyn Bot<LuckyBastard>>>;

fn start(n_seats: u8) -> LuckyBastard {
    let mut options = default_options::<LuckyBastard>();
    options[1] = 1;
    let rules = LuckyBastard::set_up(n_seats, &options, &Deck::default());
    LuckyBastard::start(&rules.expect("a number of seats"))
}

fn seats(table: &LuckyBastard) -> SeatSet {
    SeatSet::first(LuckyBastard::n_seats(table.rules()))
}

/// A rule of thumb at these seats, chance at all others.
fn house(table: &LuckyBastard, thumbs: SeatSet) -> House {
    let bot = |seat: Seat| {
        let level = Level::new(if thumbs.contains(seat) { 2 } else { 1 }).expect("a level");
        seat_bot(level, seat, table.knows(Viewer::Seat(seat)))
    };
    seats(table).iter().map(bot).collect()
}

fn legal(table: &LuckyBastard, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    table.legal_actions(seat, |action| legal.push(action));
    legal
}

/// Plays a step and tells everybody what they see of it.
fn play(table: &mut LuckyBastard, step: Step<'_, LuckyBastard>, house: &mut House) {
    let rules = *table.rules();
    table.advance(step, |event| {
        for (at, bot) in house.iter_mut().enumerate() {
            bot.told(&LuckyBastard::sight(&rules, event, Viewer::Seat(Seat::at(at))));
        }
    });
}

fn deal(table: &mut LuckyBastard, house: &mut House, fast: &mut Fast) {
    let mut cards = Vec::new();
    table.unshuffled(|card| cards.push(card));
    fast.shuffle(&mut cards);
    play(table, Step::Shuffle(&cards), house);
}

/// Plays on until it is over or too long; returns how many decisions were made. `look` is shown
/// every table at which a seat is about to choose.
fn finish(
    table: &mut LuckyBastard,
    house: &mut House,
    fast: &mut Fast,
    mut look: impl FnMut(&LuckyBastard, Seat, &mut Fast),
) -> u32 {
    let mut decisions = 0;
    while decisions < MOST_DECISIONS {
        let seat = match table.turn() {
            Turn::Over => break,
            Turn::Chance => {
                deal(table, house, fast);
                continue;
            }
            turn => turn.seats().nth(fast.below(turn.seats().len() as u32) as usize),
        };
        look(table, seat, fast);
        let (view, legal) = (table.view(Viewer::Seat(seat)), legal(table, seat));
        let action = house[seat.index()].choose(&view, &legal, &mut |n| fast.below(n));
        assert!(legal.contains(&action));
        play(table, Step::Act(seat, action), house);
        decisions += 1;
    }
    decisions
}

/// Plays a game with a rule of thumb at these seats: who won, in how many turns.
fn game(n_seats: u8, thumbs: SeatSet, fast: &mut Fast) -> (Option<Seat>, u16) {
    let mut table = start(n_seats);
    let mut house = house(&table, thumbs);
    finish(&mut table, &mut house, fast, |_, _, _| ());
    (table.outcome().map(|outcome| outcome.winners.nth(0)), table.turns())
}

#[test]
fn zz_measure() {
    for n_seats in 2..=6u8 {
        let fast = &mut Fast::new(n_seats.into());
        let (mut won, mut capped, mut turns) = (0, 0, 0u64);
        for at in (0..usize::from(n_seats)).cycle().take(GAMES as usize) {
            let (winner, t) = game(n_seats, SeatSet::only(Seat::at(at)), fast);
            won += u32::from(winner == Some(Seat::at(at)));
            capped += u32::from(winner.is_none());
            turns += u64::from(t);
        }
        let (mut all, mut none, mut worst) = (0u64, 0, 0);
        for _ in 0..GAMES {
            let (winner, t) = game(n_seats, SeatSet::first(n_seats), fast);
            none += u32::from(winner.is_none());
            all += u64::from(t);
            worst = worst.max(t);
        }
        println!("{n_seats}: won {won} capped {capped} of {GAMES}, mean turns {:.1}; thumb only: mean turns {:.1} worst {worst} capped {none}",
            turns as f64 / f64::from(GAMES), all as f64 / f64::from(GAMES));
    }
}
