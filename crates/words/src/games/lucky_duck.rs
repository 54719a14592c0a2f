//! Lucky Duck in words.

use game::{Seat, SightOf};
use lucky_duck::{Action, ByTrait, Card, Event, LuckyDuck, Trait, Traits, View};

use crate::{Arg, Message, Spoken, Teller};

impl Spoken for LuckyDuck {
    /// A reveal is told by what comes of it, the three shuffles by the last of them.
    fn line(sight: &SightOf<Self>, teller: &Teller<'_>) -> Option<Message> {
        Some(match *sight {
            Event::Dealt { hands, aside } => Message::new("ld-dealt")
                .with("each", hands.left(Seat::at(0)))
                .with("aside", aside.len()),
            Event::Shuffled { pile: Trait::Shape, .. } => Message::new("ld-shuffled"),
            Event::Shuffled { .. } | Event::Revealed { .. } => return None,
            Event::Missed { complete, in_a_row } => Message::new("ld-missed")
                .with("complete", named(complete, teller))
                .with("row", in_a_row),
            Event::Gathered {} => Message::new("ld-gathered"),
            Event::Discarded { seat, complete, left } => teller
                .about("ld-discarded", seat)
                .with("complete", named(complete, teller))
                .with("left", left),
            Event::Kept { seat, singles } => kept(seat, singles, teller),
            Event::Won { seat } => teller.about("ld-won", seat),
        })
    }

    fn clause(sight: &SightOf<Self>) -> &'static str {
        match sight {
            Event::Dealt { .. } => "LD-4",
            Event::Shuffled { .. } => "LD-5",
            Event::Revealed { .. } => "LD-6",
            Event::Missed { .. } => "LD-8",
            Event::Gathered {} => "LD-9",
            Event::Discarded { .. } | Event::Kept { .. } | Event::Won { .. } => "LD-7",
        }
    }

    /// Says how many completes could come next, the seat's own and those of others.
    fn label(action: &Action, view: &View, teller: &Teller<'_>) -> Message {
        let Action::Keep { singles } = *action;
        let message = match singles {
            Traits::ALL => return Message::new("ld-do-keep-all"),
            Traits::NONE => Message::new("ld-do-keep-none"),
            _ => Message::new("ld-do-keep").with("kept", values(singles, view, teller)),
        };
        let [own, others] = fitting(singles, view);
        message.with("own", own).with("others", others)
    }

    const FORESEES: bool = true;

    fn ahead(memory: &View, &Action::Keep { singles }: &Action) -> Vec<(String, f64)> {
        memory.ahead(singles).map(|(complete, likely)| (complete.to_string(), likely)).collect()
    }
}

/// “hollow green square”, in the order of the language.
fn named(complete: Card, teller: &Teller<'_>) -> Message {
    let message = Message::new("ld-complete");
    let Some(ByTrait([pattern, color, shape])) = complete.singles() else { return message };
    message
        .with("pattern", teller.card(pattern))
        .with("color", teller.card(color))
        .with("shape", teller.card(shape))
}

/// The sight says which piles, not what they show.
fn kept(seat: Seat, singles: Traits, teller: &Teller<'_>) -> Message {
    let traits = singles.iter().map(|it| match it {
        Trait::Pattern => Message::new("ld-the-pattern"),
        Trait::Color => Message::new("ld-the-color"),
        Trait::Shape => Message::new("ld-the-shape"),
    });
    match singles {
        Traits::NONE => teller.about("ld-kept-none", seat),
        Traits::ALL => teller.about("ld-kept-all", seat),
        _ => teller.about("ld-kept", seat).with("kept", Arg::list(traits)),
    }
}

/// “hollow and green”
fn values(singles: Traits, view: &View, teller: &Teller<'_>) -> Arg {
    let shown = view.shown();
    Arg::list(singles.iter().filter_map(|it| shown[it]).map(|single| teller.card(single)))
}

/// How many completes could come next: those of the seat that chooses, those of all others.
fn fitting(singles: Traits, view: &View) -> [usize; 2] {
    let hands = view.hands();
    let (own, others): (Vec<Card>, Vec<Card>) = view
        .ahead(singles)
        .map(|(complete, _)| complete)
        .filter(|&complete| hands.holder(complete).is_some())
        .partition(|&complete| hands.holder(complete) == view.chooser());
    [own.len(), others.len()]
}
