//! Rules of thumb and chance at one table, for any game.

use bots::{Bot, Pick, Random, Searched, Temper, Tempered, Thumb};
use game::laws::{due, legal};
use game::{Seat, SeatSet, Step, Turn, Viewer};
use room::Fast;

/// Where chance is left alone at Lucky Bastard lines only grow: a game that has not ended by then
/// is nobody's.
const MOST_DECISIONS: u32 = 4000;

/// A table and the house at it.
pub struct Arena<G> {
    pub table: G,
    house: Vec<Box<dyn Bot<G>>>,
}

impl<G: Thumb<View: 'static> + Searched + 'static> Arena<G> {
    /// A rule of thumb at these seats, chance at all others.
    pub fn open(rules: &G::Rules, thumbs: SeatSet) -> Arena<G> {
        let table = G::start(rules);
        let bot = |seat: Seat| -> Box<dyn Bot<G>> {
            if !thumbs.contains(seat) {
                return Box::new(Random);
            }
            let memory = table.knows(Viewer::Seat(seat));
            Box::new(Tempered::<G>::new(seat, memory, Temper::STEADY))
        };
        let house = SeatSet::first(G::n_seats(rules)).iter().map(bot).collect();
        Arena { table, house }
    }

    /// Plays on until it is over or too long. `look` is shown every table at which a seat is about
    /// to choose.
    pub fn finish(&mut self, fast: &mut Fast, mut look: impl FnMut(&G, Seat, &mut Fast)) {
        let mut decisions = 0;
        while decisions < MOST_DECISIONS {
            let seat = match self.table.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let mut cards = due(&self.table);
                    fast.shuffle(&mut cards);
                    self.play(Step::Shuffle(&cards));
                    continue;
                }
                turn => turn.seats().nth(fast.below(turn.seats().len() as u32) as usize),
            };
            look(&self.table, seat, fast);
            let (view, legal) = (self.table.view(Viewer::Seat(seat)), legal(&self.table, seat));
            let action = self.house[seat.index()].choose(&view, &legal, &mut |n| fast.below(n));
            self.play(Step::Act(seat, action));
            decisions += 1;
        }
    }

    /// Plays a step and tells everybody what they see of it.
    fn play(&mut self, step: Step<'_, G>) {
        let rules = *self.table.table_rules();
        let told = self.table.apply(step, |event| {
            for (at, bot) in self.house.iter_mut().enumerate() {
                bot.told(&G::sight(&rules, event, Viewer::Seat(Seat::at(at))));
            }
        });
        told.expect("the house plays by the rules");
    }
}

/// How many games one rule of thumb, at each seat in turn, wins against chance.
pub fn wins<G: Thumb<View: 'static> + Searched + 'static>(rules: &G::Rules, games: u32) -> u32 {
    let n_seats = G::n_seats(rules);
    let (mut fast, mut won, mut nobodys) = (Fast::new(n_seats.into()), 0, 0);
    for thumb in (0..usize::from(n_seats)).map(Seat::at).cycle().take(games as usize) {
        let mut arena = Arena::<G>::open(rules, SeatSet::only(thumb));
        arena.finish(&mut fast, |_, _, _| ());
        let winners = arena.table.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        won += u32::from(winners == SeatSet::only(thumb));
        nobodys += u32::from(winners.is_empty());
    }
    let (share, fair) = (f64::from(won * 100) / f64::from(games), 100.0 / f64::from(n_seats));
    println!(
        "{n_seats} seats: {share:.1} % won of {games} ({nobodys} nobody's), {fair:.1} % are fair"
    );
    won
}

/// What the rule of thumb does at a seat.
pub fn answer<G: Thumb>(table: &G, seat: Seat, pick: Pick<'_>) -> G::Action {
    G::thumb(seat, &table.knows(Viewer::Seat(seat)), &legal(table, seat), pick)
}

/// Plays a game by each of these rules, and asks the rule of thumb before every decision, both there
/// and at a twin that its seat cannot tell from it. Returns how many twins were not the same table.
pub fn twins<G: Thumb<View: 'static> + Searched + 'static>(
    rules: impl Iterator<Item = G::Rules>,
    thumbs: SeatSet,
) -> u32 {
    let (mut fast, mut asked, mut apart) = (Fast::new(11), 0, 0);
    for rules in rules {
        Arena::<G>::open(&rules, thumbs).finish(&mut fast, |table, seat, fast| {
            let viewer = Viewer::Seat(seat);
            let twin = table.redealt(viewer, |pool| fast.shuffle(pool));
            assert_eq!(table.knows(viewer), twin.knows(viewer));
            let [one, other] = [table, &twin].map(|table| {
                let mut whims = Fast::new(asked);
                answer(table, seat, &mut |n| whims.below(n))
            });
            assert_eq!(one, other);
            asked += 1;
            apart += u32::from(*table != twin);
        });
    }
    println!("{asked} positions, {apart} with another twin");
    apart
}
