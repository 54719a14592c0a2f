//! One game in the lab, from the first shuffle to its end.

use std::sync::atomic::{AtomicBool, Ordering};

use game::{Game, Moment, Outcome, Seat, SeatSet, Step, Turn, Viewer};
use room::{Chance, Fast};
use serde::{Deserialize, Serialize};

use crate::{Fault, Forfeit, Sitter};

/// Where chance is left alone at Lucky Bastard lines only grow: a game that has not ended by then is
/// nobody's.
const MOST_DECISIONS: u32 = 4000;

/// How a game went.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Nobody, where a game ended without a winner or did not end.
    pub winners: Vec<Seat>,
    /// None, where it was not played to its end.
    pub scores: Vec<u32>,
    pub decisions: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
}

/// Those at a table, each with whims of their own.
pub struct Party<G: Game> {
    bots: Vec<Box<dyn Sitter<G>>>,
    whims: Vec<Fast>,
    /// How long each takes to act in the race that is on, and which race that is.
    reactions: [u32; Seat::MAX],
    race: Option<Moment>,
}

impl<G: Game> Party<G> {
    /// Whoever sits at a seat is made by `seat_at`, from what that seat knows before anything has
    /// happened; a seed is its whims.
    pub fn new(
        rules: &G::Rules,
        seed: u64,
        mut seat_at: impl FnMut(Seat, G::View) -> Box<dyn Sitter<G>>,
    ) -> Party<G> {
        let table = G::start(rules);
        let seats = || SeatSet::first(G::n_seats(rules)).iter();
        let bots = seats().map(|seat| seat_at(seat, table.knows(Viewer::Seat(seat)))).collect();
        let whims = seats().map(|seat| Fast::new(seed ^ (seat.index() as u64) << 56)).collect();
        Party { bots, whims, reactions: [0; Seat::MAX], race: None }
    }

    fn told(&mut self, rules: &G::Rules, event: &G::Event) {
        for (at, bot) in self.bots.iter_mut().enumerate() {
            bot.told(&G::sight(rules, event, Viewer::Seat(Seat::at(at))));
        }
    }

    fn choose(
        &mut self,
        table: &G,
        seat: Seat,
        witness: &mut impl Witness<G>,
    ) -> Result<G::Action, Fault> {
        let mut legal = vec![];
        table.legal_actions(seat, |action| legal.push(action));
        let whims = &mut self.whims[seat.index()];
        let view = table.view(Viewer::Seat(seat));
        witness.chooses(seat, &view, &legal);
        self.bots[seat.index()].choose(&view, &legal, &mut |n| whims.below(n))
    }

    /// Who is quickest of those the race waits for.
    fn quickest(&mut self, table: &G) -> Seat {
        let racing = table.waits_for();
        if self.race.replace(table.moment()) != Some(table.moment()) {
            for seat in racing.iter() {
                let whims = &mut self.whims[seat.index()];
                let reaction = self.bots[seat.index()].reaction(&mut |n| whims.below(n));
                // Who took equally long is as likely to be first.
                self.reactions[seat.index()] = reaction << 8 | whims.below(1 << 8);
            }
        }
        let quickest = racing.iter().min_by_key(|seat| self.reactions[seat.index()]);
        quickest.expect("a race waits for somebody")
    }

    /// Tells everybody that the game is over, but whoever was sent away from it.
    fn over(
        &mut self,
        outcome: Option<Outcome>,
        mut forfeit: Option<Forfeit>,
        decisions: u32,
    ) -> Played {
        let away = forfeit.as_ref().map(|it| it.seat);
        for (at, bot) in self.bots.iter_mut().enumerate() {
            let seat = Seat::at(at);
            if Some(seat) != away
                && let Err(why) = bot.over(outcome.as_ref())
            {
                forfeit.get_or_insert(Forfeit { seat, why });
            }
        }
        let outcome = outcome.filter(|_| forfeit.is_none());
        Played {
            winners: outcome.as_ref().map(|it| it.winners.iter().collect()).unwrap_or_default(),
            scores: outcome.map(|it| it.scores.to_vec()).unwrap_or_default(),
            decisions,
            forfeit,
        }
    }
}

/// Somebody who looks on and takes no part.
pub trait Witness<G: Game> {
    /// A seat is about to choose, with this before its eyes.
    fn chooses(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]);
    /// Something has happened.
    fn happens(&mut self, rules: &G::Rules, event: &G::Event);
}

/// Nobody looks on.
impl<G: Game> Witness<G> for () {
    fn chooses(&mut self, _: Seat, _: &G::View, _: &[G::Action]) {}
    fn happens(&mut self, _: &G::Rules, _: &G::Event) {}
}

/// Plays a game to its end, until it is too long, or until somebody forfeits it, while somebody looks on;
/// nothing, when all is to stop before that.
pub fn play<G: Game>(
    rules: &G::Rules,
    mut chance: Chance<G::Card>,
    party: &mut Party<G>,
    (witness, stop): (&mut impl Witness<G>, &AtomicBool),
) -> Option<Played> {
    let mut table = G::start(rules);
    let (mut decisions, mut forfeit) = (0, None);
    while decisions < MOST_DECISIONS && forfeit.is_none() {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let seat = match table.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let cards = chance.deal(&table).expect("a seed deals whatever is due");
                table.advance(Step::Shuffle(&cards), |event| {
                    party.told(rules, event);
                    witness.happens(rules, event);
                });
                continue;
            }
            Turn::Race(_) => party.quickest(&table),
            turn => turn.seats().nth(0),
        };
        match party.choose(&table, seat, witness) {
            Ok(action) => {
                table.advance(Step::Act(seat, action), |event| {
                    party.told(rules, event);
                    witness.happens(rules, event);
                });
                decisions += 1;
            }
            Err(why) => forfeit = Some(Forfeit { seat, why }),
        }
    }
    let played = party.over(table.outcome(), forfeit, decisions);
    (!stop.load(Ordering::Relaxed)).then_some(played)
}
