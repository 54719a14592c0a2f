//! The rule of thumb for Lucky Duck, against chance.

use bots::{Bot, Level, Thumb, seat_bot};
use game::{Determinize, Game, Seat, Step, Turn, Viewer, default_options};
use lucky_duck::{Action, Deck, LuckyDuck, Rules};
use room::Fast;

const RANDOM: u8 = 1;
const THUMB: u8 = 2;

fn rules(n_seats: u8) -> Rules {
    LuckyDuck::set_up(n_seats, &default_options::<LuckyDuck>(), &Deck).unwrap()
}

fn seats(rules: Rules) -> impl Iterator<Item = Seat> {
    (0..usize::from(rules.n_seats())).map(Seat::at)
}

/// A table and the house at it.
struct House {
    table: LuckyDuck,
    bots: Vec<Box<dyn Bot<LuckyDuck>>>,
    chance: Fast,
}

impl House {
    fn open(rules: Rules, levels: impl Fn(Seat) -> u8, seed: u64) -> House {
        let table = LuckyDuck::start(&rules);
        let bot = |seat| {
            let level = Level::new(levels(seat)).unwrap();
            seat_bot(level, seat, table.knows(Viewer::Seat(seat)))
        };
        House { bots: seats(rules).map(bot).collect(), table, chance: Fast::new(seed) }
    }

    /// One step; false when the game is over.
    fn step(&mut self) -> bool {
        match self.table.turn() {
            Turn::Chance => {
                let mut cards = Vec::new();
                self.table.unshuffled(|card| cards.push(card));
                self.chance.shuffle(&mut cards);
                self.play(Step::Shuffle(&cards));
            }
            Turn::One(seat) => {
                let action = self.choose(seat);
                self.play(Step::Act(seat, action));
            }
            _ => return false,
        }
        true
    }

    fn choose(&mut self, seat: Seat) -> Action {
        let legal = legal(&self.table, seat);
        let view = self.table.view(Viewer::Seat(seat));
        self.bots[seat.index()].choose(&view, &legal, &mut |n| self.chance.below(n))
    }

    fn play(&mut self, step: Step<'_, LuckyDuck>) {
        let rules = *self.table.rules();
        let mut events = Vec::new();
        self.table.apply(step, |event| events.push(event.clone())).unwrap();
        for (seat, bot) in seats(rules).zip(&mut self.bots) {
            for event in &events {
                bot.told(&LuckyDuck::sight(&rules, event, Viewer::Seat(seat)));
            }
        }
    }
}

fn legal(table: &LuckyDuck, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    table.legal_actions(seat, |action| legal.push(action));
    legal
}

/// How many of `games` one rule of thumb wins against chance, its seat changing.
fn wins(n_seats: u8, games: u64) -> u64 {
    let won = |game: &u64| {
        let own = Seat::at((game % u64::from(n_seats)) as usize);
        let level = |seat| if seat == own { THUMB } else { RANDOM };
        let mut house = House::open(rules(n_seats), level, *game);
        while house.step() {}
        house.table.winner() == Some(own)
    };
    (0..games).filter(won).count() as u64
}

/// Games per number of seats; `THUMB_GAMES=4000` measures more closely.
fn games() -> u64 {
    let asked = std::env::var("THUMB_GAMES").ok().and_then(|games| games.parse().ok());
    asked.unwrap_or(1000)
}

/// In percent, over 10,000 games each: 88, 73, 57, 45, 35, 27, 24 and 20 for 2 to 9 seats. Half as much
/// again as the fair share is far below all of these and far above luck.
#[test]
fn a_rule_of_thumb_beats_chance() {
    let games = games();
    for n_seats in 2..=9 {
        let wins = wins(n_seats, games);
        let fair = games / u64::from(n_seats);
        println!("{n_seats} seats: {wins} of {games} won, {fair} would be fair");
        assert!(2 * wins > 3 * fair, "{n_seats} seats: {wins} of {games}");
    }
}

fn thumb(table: &LuckyDuck, seat: Seat, seed: u64) -> Action {
    let mut whims = Fast::new(seed);
    let memory = table.knows(Viewer::Seat(seat));
    LuckyDuck::thumb(seat, &memory, &legal(table, seat), &mut |n| whims.below(n))
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_mind() {
    let mut told_apart = 0;
    for seed in 0..160 {
        let n_seats = 2 + (seed % 8) as u8;
        let mut house = House::open(rules(n_seats), |_| RANDOM, seed);
        while house.step() {
            let Turn::One(seat) = house.table.turn() else { continue };
            let viewer = Viewer::Seat(seat);
            let twin = house.table.redealt(viewer, |pool| house.chance.shuffle(pool));
            assert_eq!(house.table.knows(viewer), twin.knows(viewer));
            assert_eq!(thumb(&house.table, seat, seed), thumb(&twin, seat, seed));
            told_apart += u32::from(house.table != twin);
        }
    }
    assert!(told_apart > 500, "only {told_apart} twins differed");
}
