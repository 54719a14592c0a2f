//! The bots of a running game: each is told what its seat sees when it happens, and never a second time.

use std::collections::BTreeMap;

use bots::{Bot, Housed, Level, Tempered, seat_bot};
use game::{Game, Seat, Viewer};
use room::Room;

pub struct Memories<G: Game> {
    bots: BTreeMap<Seat, Known<G>>,
    /// How many sights have been told to bots.
    #[cfg(test)]
    told: usize,
}

/// A bot, and the level it was made for.
struct Known<G: Game> {
    level: Level,
    bot: Tempered<G>,
}

impl<G: Game> Default for Memories<G> {
    fn default() -> Memories<G> {
        Memories {
            bots: BTreeMap::new(),
            #[cfg(test)]
            told: 0,
        }
    }
}

impl<G: Housed> Memories<G> {
    /// Tells every bot what has just happened.
    pub fn tell(&mut self, rules: &G::Rules, events: &[G::Event]) {
        for (seat, known) in &mut self.bots {
            let viewer = Viewer::Seat(*seat);
            for event in events {
                known.bot.told(&G::sight(rules, event, viewer));
            }
        }
        #[cfg(test)]
        {
            self.told += self.bots.len() * events.len();
        }
    }

    /// The bot of a seat at this level. One that is new there is told the whole game once.
    pub fn bot(&mut self, seat: Seat, level: Level, room: &Room<G>) -> Tempered<G> {
        if self.bots.get(&seat).is_none_or(|known| known.level != level) {
            let rules = room.table().table_rules();
            let viewer = Viewer::Seat(seat);
            let mut bot = seat_bot::<G>(level, seat, G::start(rules).knows(viewer));
            room.history(|_, _, events| {
                for event in events {
                    bot.told(&G::sight(rules, event, viewer));
                }
                #[cfg(test)]
                {
                    self.told += events.len();
                }
            });
            self.bots.insert(seat, Known { level, bot });
        }
        // What it needs to think it gets with each decision: only what it remembers stays here.
        self.bots[&seat].bot.clone()
    }

    /// Somebody else plays there from now on.
    pub fn dismiss(&mut self, seat: Seat) {
        self.bots.remove(&seat);
    }
}

#[cfg(test)]
impl<G: Game> Memories<G> {
    /// How many sights have been told to bots.
    pub fn told(&self) -> usize {
        self.told
    }
}
