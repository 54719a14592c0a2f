//! Ways to play a round, each a set of odds for what a seat knows.

use std::array;

use bots::Whim;
use lucktails::Action;
use solved::{CAP, Look, MOVES, Round, Stand, Table, moves, thumb};

use super::learner::Odds;

/// How everybody plays who does not try to do better.
#[derive(Copy, Clone, Debug)]
pub enum Profile<'a> {
    /// Whatever may be done, all alike.
    Random,
    Thumb,
    Table(&'a Table),
}

impl Profile<'_> {
    /// What the seat on turn does, and how often.
    pub fn odds(self, round: &Round, mut give: impl FnMut(Action, f32)) {
        match self {
            Profile::Random => {
                let mut count = 0.0;
                round.legal(CAP, |_| count += 1.0);
                round.legal(CAP, |action| give(action, 1.0 / count));
            }
            Profile::Thumb => give(thumb(round, CAP), 1.0),
            Profile::Table(table) => {
                let stand = Stand::of(round);
                let look = stand.look(round);
                let Some(odds) = odds_of(table, look) else {
                    return give(thumb(round, CAP), 1.0);
                };
                let far = stand.how_far(round).and_then(|far| odds_of(table, far));
                for at in (0..MOVES).filter(|&at| odds[at] > 0.0) {
                    match far {
                        Some(far) if at == moves::RAISE => {
                            for by in [moves::BY_ONE, moves::BY_TWO] {
                                if far[by] > 0.0 {
                                    give(look.action(round, by), odds[at] * far[by]);
                                }
                            }
                        }
                        _ => give(look.action(round, at), odds[at]),
                    }
                }
            }
        }
    }

    /// Whether it matters by how much somebody has raised.
    pub fn minds_raises(self) -> bool {
        matches!(self, Profile::Table(_))
    }

    /// One of these, by chance.
    pub fn draw(self, round: &Round, whim: &mut Whim) -> Action {
        let mut rest = whim.below(1 << 24) as f32 / (1 << 24) as f32;
        let mut drawn = None;
        self.odds(round, |action, odds| {
            if rest >= 0.0 {
                drawn = Some(action);
            }
            rest -= odds;
        });
        drawn.unwrap_or(Action::OptOut { swap: None })
    }

    /// Plays a round to its end.
    pub fn play(self, round: &mut Round, whim: &mut Whim) {
        while !round.is_over() {
            round.play(self.draw(round, whim));
        }
    }
}

fn odds_of(table: &Table, look: Look) -> Option<Odds> {
    let weights = table.weights(look.key)?;
    let open = |at: usize| if look.moves >> at & 1 == 1 { f32::from(weights[at]) } else { 0.0 };
    let odds: Odds = array::from_fn(open);
    let sum: f32 = odds.iter().sum();
    (sum > 0.0).then(|| odds.map(|it| it / sum))
}
