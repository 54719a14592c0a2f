//! The rule of thumb for Lucky Duck, against chance.

use bots::{Bot, Level, Thumb, seat_bot};
use game::{Determinize, Game, Seat, Step, Turn, Viewer, default_options};
use lucky_duck::{Action, Card, Deck, LuckyDuck, Rules};
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
        let rules = rules(n_seats);
        let own = Seat::at((game % u64::from(n_seats)) as usize);
        let level = |seat| if seat == own { THUMB } else { RANDOM };
        let mut house = House::open(rules, level, *game);
        while house.step() {}
        house.table.winner() == Some(own)
    };
    (0..games).filter(won).count() as u64
}

#[test]
#[ignore = "measure"]
fn measure() {
    let games = 4000;
    for n_seats in 2..=9 {
        let share = wins(n_seats, games) as f64 / games as f64;
        eprintln!("{n_seats} seats: {share:.4} fair {:.4}", 1.0 / f64::from(n_seats));
    }
}
