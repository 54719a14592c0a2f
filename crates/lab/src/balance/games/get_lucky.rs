//! Get Lucky: the luck on the cards, what is not offered, and the sixtieth swap.

use game::{SightOf, View as _};
use get_lucky::{Action, Card, Character, Event, GetLucky, Upgrades, View};

use crate::balance::{Marks, Ruled, Ruling, Shows};

const LUCK: u8 = 3;
const WORTHLESS: u8 = 11;
const NO_PASS: u8 = 12;
const LUCKLESS: u8 = 15;
const TIRED: u8 = 23;

/// The attempt that is on: with whom, and what is left of it.
#[derive(Default, Debug)]
pub struct Trace(Option<(Character, u8)>);

impl Ruled for GetLucky {
    const TOLD: &'static [u8] = &[4, 5, 8, 9, 10, 11, 13, 18, 19, 20, 22, 23];
    const RULINGS: &'static [Ruling] = &[
        Ruling::new(LUCK, Shows::Applies).of_the_deck(),
        Ruling::new(WORTHLESS, Shows::Applies),
        Ruling::new(NO_PASS, Shows::Applies),
        Ruling::new(LUCKLESS, Shows::Applies),
        Ruling::new(TIRED, Shows::Decides),
    ];
    const STAGES: (u8, &'static str) = (20, "lab-balance-visits");

    type Trace = Trace;

    fn choice(_: &mut Trace, view: &View, legal: &[Action], marks: &mut Marks) {
        let Some(seat) = view.turn().seats().iter().next() else { return };
        let Some(doctor) = view.doctor() else { return };
        if view.attempt().is_some() {
            let useful = view.rules().deck().lucky() | Upgrades::perfect_for(doctor);
            let useless = view.hand(seat).is_some_and(|it| !(it.upgrades() - useful).is_empty());
            if useless {
                marks.applied(LUCKLESS);
            }
            return;
        }
        if view.value(doctor) == 0 {
            marks.applied(WORTHLESS);
        }
        // Whoever could pass might, where there is nothing to do but swap.
        if legal.iter().all(|action| matches!(action, Action::Swap { .. })) {
            marks.applied(NO_PASS);
        }
    }

    fn event(Trace(attempt): &mut Trace, sight: &SightOf<Self>, marks: &mut Marks) {
        match *sight {
            Event::Attempted { character, value, .. } => *attempt = Some((character, value)),
            Event::Foiled { card, value, .. } | Event::Turned { card, value } => {
                let Some((character, left)) = attempt else { return };
                let is_perfect = Upgrades::perfect_for(*character).contains(card);
                if card != Card::SPITE && !is_perfect && value < *left {
                    marks.applied(LUCK);
                }
                *left = value;
            }
            Event::Abandoned { .. } => marks.decided(TIRED),
            _ => (),
        }
    }
}
