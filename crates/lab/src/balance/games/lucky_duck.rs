//! Lucky Duck: the shuffle of LD-9.

use game::SightOf;
use lucky_duck::{Action, Event, LuckyDuck, View};

use crate::balance::{Marks, Ruled, Ruling, Shows};

const STALL: u8 = 9;

impl Ruled for LuckyDuck {
    const TOLD: &'static [u8] = &[4, 5, 6, 7, 8, 9];
    const RULINGS: &'static [Ruling] = &[Ruling::new(STALL, Shows::Decides)];
    const STAGES: (u8, &'static str) = (6, "lab-balance-reveals");

    type Trace = ();

    fn choice((): &mut (), _: &View, _: &[Action], _: &mut Marks) {}

    /// Without the shuffle the piles repeat themselves and nobody ever wins.
    fn event((): &mut (), sight: &SightOf<Self>, marks: &mut Marks) {
        if let Event::Gathered {} = sight {
            marks.decided(STALL);
        }
    }
}
