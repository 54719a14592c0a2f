//! Lucky Bastard: wrong cards, the order of powers, an empty pile, and rounds without end.

use game::{Seat, SeatSet, SightOf};
use lucky_bastard::{Action, Event, LuckyBastard, View, Why};

use crate::balance::{Marks, Ruled, Ruling, Shows};

const COPIES: u8 = 1;
const DONE: u8 = 10;
const ORDER: u8 = 12;
const EMPTY: u8 = 16;
const TOO_LONG: u8 = 17;
const LONGEST: u8 = 18;

#[derive(Debug)]
pub struct Trace {
    /// Whether this round went on by LB-16, and who has won such a round.
    went_on: bool,
    by_ruling: SeatSet,
    /// Powers that were called in this turn.
    called: u32,
}

impl Default for Trace {
    fn default() -> Trace {
        Trace { went_on: false, by_ruling: SeatSet::EMPTY, called: 0 }
    }
}

impl Trace {
    fn won(&mut self, seat: Seat) {
        if std::mem::take(&mut self.went_on) {
            self.by_ruling = self.by_ruling.with(seat);
        }
    }
}

impl Ruled for LuckyBastard {
    const TOLD: &'static [u8] = &[2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
    const RULINGS: &'static [Ruling] = &[
        Ruling::new(COPIES, Shows::Never).of_the_deck(),
        Ruling::new(DONE, Shows::Applies),
        Ruling::new(ORDER, Shows::Applies),
        Ruling::new(EMPTY, Shows::Decides),
        Ruling::new(TOO_LONG, Shows::Decides),
        Ruling::new(LONGEST, Shows::Never),
    ];
    const STAGES: (u8, &'static str) = (3, "lab-balance-rounds");

    type Trace = Trace;

    fn choice(_: &mut Trace, _: &View, _: &[Action], _: &mut Marks) {}

    /// A round that was void would have been somebody's; a round that went on with the discards is owed to
    /// the house if its winner, who needed every token, won the game.
    fn event(trace: &mut Trace, sight: &SightOf<Self>, marks: &mut Marks) {
        match *sight {
            Event::TurnBegan { .. } => trace.called = 0,
            Event::Called { .. } => {
                trace.called += 1;
                if trace.called > 1 {
                    marks.applied(ORDER);
                }
            }
            Event::Missed { .. } => marks.applied(DONE),
            Event::RanOut { .. } | Event::Waived { .. } => {
                trace.went_on = true;
                marks.applied(EMPTY);
            }
            Event::Voided { why } => {
                trace.went_on = false;
                marks.decided(if why == Why::NoCards { EMPTY } else { TOO_LONG });
            }
            Event::Won { seat, .. } => trace.won(seat),
            Event::Ended { winner } if trace.by_ruling.contains(winner) => {
                marks.decided.insert(EMPTY);
            }
            _ => (),
        }
    }
}
