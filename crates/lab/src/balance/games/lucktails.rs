//! Lucktails: the end of the bait table and the bait's cap.

use game::SightOf;
use lucktails::{Action, Event, Lucktails, View};

use crate::Played;
use crate::balance::{Marks, Ruled, Ruling, Shows};

const SUPPLY: u8 = 2;
const WORTH: u8 = 3;
const CAP: u8 = 4;
const UNSHOWN: u8 = 17;
const SLIPS: u8 = 22;

/// From this bait on the table of the house says what it is worth; the printed one ends with so much.
const RULED_FROM: u8 = 6;
const LAST_PRINTED: u32 = 2;

/// LT-18
const ENOUGH: u32 = 15;

/// What each seat has of points that are the house's alone.
#[derive(Default, Debug)]
pub struct Trace([u32; 5]);

impl Ruled for Lucktails {
    const TOLD: &'static [u8] = &[6, 10, 11, 12, 13, 14, 17, 18, 22];
    const RULINGS: &'static [Ruling] = &[
        Ruling::new(SUPPLY, Shows::Never),
        Ruling::new(WORTH, Shows::Decides).of_the_deck(),
        Ruling::new(CAP, Shows::Applies),
        Ruling::new(UNSHOWN, Shows::Never),
        Ruling::new(SLIPS, Shows::Never),
    ];
    const STAGES: (u8, &'static str) = (17, "lab-balance-rounds");

    type Trace = Trace;

    /// A seat that might raise the bait by two, and may not. LT-16: the last one never may.
    fn choice(_: &mut Trace, view: &View, legal: &[Action], marks: &mut Marks) {
        let may_take = legal.iter().any(|action| matches!(action, Action::Take {}));
        let two_more = view.bait().saturating_add(2);
        let raises = |it: &Action| matches!(it, Action::Bait { to, .. } if *to == two_more);
        if may_take && !legal.iter().any(raises) {
            marks.applied(CAP);
        }
    }

    fn event(Trace(extra): &mut Trace, sight: &SightOf<Self>, marks: &mut Marks) {
        if let Event::Took { seat, bait, points, .. } = *sight
            && bait >= RULED_FROM
        {
            extra[seat.index()] += points.saturating_sub(LAST_PRINTED);
            marks.applied(WORTH);
        }
    }

    /// Whether, with the last printed worth for every higher bait, the winner would not have won by then.
    fn end(Trace(extra): &Trace, played: &Played, marks: &mut Marks) {
        let [winner] = played.winners[..] else { return };
        let without = |seat: usize| played.scores[seat].saturating_sub(extra[seat]);
        let own = without(winner.index());
        let mut others = (0..played.scores.len()).filter(|&seat| seat != winner.index());
        if own < ENOUGH || others.any(|seat| without(seat) >= own) {
            marks.decided.insert(WORTH);
        }
    }
}
