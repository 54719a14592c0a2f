//! Lucky Duck in words.

use game::SightOf;
use lucky_duck::{Action, ByTrait, Card, Event, LuckyDuck, Traits, View};

use crate::{Arg, Message, Spoken, Teller};

impl Spoken for LuckyDuck {
    /// What is revealed is told by what comes of it, and the piles by the last that is shuffled.
    fn line(sight: &SightOf<Self>, teller: &Teller<'_>) -> Option<Message> {
        Some(match *sight {
            Event::Dealt { hands, aside } => {
                let dealt = hands.held().len() / n_hands(aside.len());
                Message::new("ld-dealt").with("each", dealt).with("aside", aside.len())
            }
            Event::Shuffled { pile: lucky_duck::Trait::Shape, .. } => Message::new("ld-shuffled"),
            Event::Shuffled { .. } | Event::Revealed { .. } => return None,
            Event::Missed { complete: it, in_a_row } => {
                Message::new("ld-missed").with("complete", complete(it, teller)).with("row", in_a_row)
            }
            Event::Gathered {} => Message::new("ld-gathered"),
            Event::Discarded { seat, complete: it, left } => {
                let message = teller.about("ld-discarded", seat);
                message.with("complete", complete(it, teller)).with("left", left)
            }
            Event::Kept { seat, singles } => kept(seat, singles, teller),
            Event::Won { seat } => teller.about("ld-won", seat),
        })
    }

    /// How many completes could come of it, the seat's own and others'.
    fn label(action: &Action, view: &View, teller: &Teller<'_>) -> Message {
        let Action::Keep { singles } = *action;
        todo!()
    }
}
