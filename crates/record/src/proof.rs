//! Whether a game was dealt as its record says: every shuffle and every drawn race, step by step.

use game::{Game, Kept, Moment, Seat, SeatSet, Turn};
use room::{Chance, DrawnRace, Entry, is_racing};

use crate::{DealFault, Dealt};

/// What has been proven of a deal.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Proven {
    /// All of them follow from the seed.
    pub shuffles: usize,
    /// So many sealed races were played in the order that the seed draws.
    pub races: usize,
    /// Whether there were races of which nothing is known: those that were run live.
    pub live: bool,
}

/// A proof that goes along while a record is played again.
pub(crate) struct Proof<'a, C> {
    dealt: &'a Dealt,
    chance: Chance<C>,
    proven: Proven,
    race: Option<Race<'a>>,
}

/// A sealed race that has begun.
struct Race<'a> {
    drawn: &'a DrawnRace,
    moment: Moment,
    played: usize,
}

impl<'a, C: Copy + PartialEq> Proof<'a, C> {
    pub fn begin(dealt: &'a Dealt) -> Result<Proof<'a, C>, DealFault> {
        if dealt.commitment != dealt.deal.commitment() {
            return Err(DealFault::OtherCommitment);
        }
        let proven = Proven { shuffles: 0, races: 0, live: false };
        Ok(Proof { dealt, chance: dealt.deal.chance([].into()), proven, race: None })
    }

    /// Looks at the entry at this place, which the table is about to take.
    pub fn step<G>(&mut self, at: usize, table: &G, entry: &Entry<G>) -> Result<(), DealFault>
    where
        G: Game<Card = C>,
    {
        match entry {
            Entry::Step(Kept::Shuffle(cards)) => self.shuffle(table, cards),
            Entry::Step(Kept::Act(seat, _)) => self.act(at, table, *seat),
            Entry::Said(..) => Ok(()),
        }
    }

    pub fn end<G: Game>(mut self, table: &G) -> Result<Proven, DealFault> {
        self.close(table)?;
        // A race that the log never came to, or broke off.
        let open = self.race.map(|race| DealFault::OtherOrder { number: race.drawn.number });
        let missing = self.dealt.races.get(self.proven.races);
        let missing = missing.map(|race| DealFault::NoRace { number: race.number });
        open.or(missing).map_or(Ok(self.proven), Err)
    }

    fn shuffle<G: Game<Card = C>>(&mut self, table: &G, cards: &[C]) -> Result<(), DealFault> {
        self.proven.shuffles += 1;
        let given = self.chance.deal(table).is_ok_and(|given| *given == *cards);
        let number = self.proven.shuffles;
        if given { Ok(()) } else { Err(DealFault::OtherShuffle { number }) }
    }

    fn act<G: Game>(&mut self, at: usize, table: &G, seat: Seat) -> Result<(), DealFault> {
        self.close(table)?;
        if self.race.is_none() {
            self.race = self.opened(at, table)?;
        }
        let Some(race) = &mut self.race else { return Ok(()) };
        let next = race.drawn.order[race.played];
        race.played += 1;
        let number = race.drawn.number;
        if next == seat { Ok(()) } else { Err(DealFault::OtherOrder { number }) }
    }

    /// The race that begins with the entry at this place, if one does.
    fn opened<G: Game>(&mut self, at: usize, table: &G) -> Result<Option<Race<'a>>, DealFault> {
        let next = self.dealt.races.get(self.proven.races);
        let due = next.filter(|race| race.entry <= at);
        let (racing, drawn) = match (table.turn(), due) {
            (Turn::Race(seats), Some(race)) => (seats, race),
            (Turn::Race(_), None) if !self.dealt.races.is_empty() => {
                return Err(DealFault::NotDrawn { entry: at + 1 });
            }
            (_, Some(race)) => return Err(DealFault::NoRace { number: race.number }),
            (turn, None) => {
                self.proven.live |= matches!(turn, Turn::Race(_));
                return Ok(None);
            }
        };
        let number = drawn.number;
        let seats: SeatSet = drawn.order.iter().copied().collect();
        if drawn.entry != at || seats != racing {
            return Err(DealFault::NoRace { number });
        }
        let mut order = drawn.order.clone();
        self.dealt.deal.draw(number, &mut order);
        if order != drawn.order {
            return Err(DealFault::OtherDraw { number });
        }
        Ok(Some(Race { drawn, moment: table.moment(), played: 0 }))
    }

    /// Ends the race if all claims were played or it cannot go on.
    fn close<G: Game>(&mut self, table: &G) -> Result<(), DealFault> {
        let over = |race: &mut Race<'_>| {
            race.played == race.drawn.order.len() || !is_racing(table, race.moment)
        };
        let Some(race) = self.race.take_if(over) else { return Ok(()) };
        self.proven.races += 1;
        let number = race.drawn.number;
        if race.played == race.drawn.played {
            Ok(())
        } else {
            Err(DealFault::OtherOrder { number })
        }
    }
}
