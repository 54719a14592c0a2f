//! Lucktails in words.

use game::{Seat, SightOf, Viewer};
use lucktails::{Action, Card, Event, Layout, Lucktails, Place, View};

use crate::{Arg, Message, Spoken, Teller};

impl Spoken for Lucktails {
    fn line(sight: &SightOf<Self>, teller: &Teller<'_>) -> Option<Message> {
        Some(match *sight {
            Event::Dealt { round, first, cards } => {
                dealt(first, &cards, teller).with("round", round)
            }
            Event::Baited { seat, to, bonus, .. } => baited(seat, bonus, teller).with("to", to),
            Event::Took { seat, bait, points, card, total, .. } => {
                let took = teller.about("lt-took", seat).with("bait", bait).with("points", points);
                took.with("total", total).with("card", named(card, teller))
            }
            Event::OptedOut { seat, swap, bonus, card, points, total, .. } => {
                let out = opted_out(seat, swap, bonus, teller).with("card", named(card, teller));
                out.with("scored", scored(card, points, total))
            }
            Event::Slipped { seat, card, paid } => slipped(seat, card, teller).with("paid", paid),
            Event::RoundEnded { round, returned } => {
                Message::new("lt-round-ended").with("round", round).with("returned", returned)
            }
            Event::Won { seat, total } => teller.about("lt-won", seat).with("total", total),
        })
    }

    fn clause(sight: &SightOf<Self>) -> &'static str {
        match sight {
            Event::Dealt { .. } => "LT-6",
            Event::Baited { bonus: Some(_), .. } => "LT-11",
            Event::Baited { .. } => "LT-10",
            Event::Took { .. } => "LT-12",
            Event::OptedOut { card: Card::Lucktails, .. } => "LT-14",
            Event::OptedOut { .. } => "LT-13",
            Event::Slipped { .. } => "LT-22",
            Event::RoundEnded { .. } => "LT-17",
            Event::Won { .. } => "LT-18",
        }
    }

    fn label(action: &Action, view: &View, teller: &Teller<'_>) -> Message {
        match *action {
            Action::Bait { to, bonus } => {
                bait(view.bait(), bonus).with("to", to).with("worth", view.rules().deck().worth(to))
            }
            Action::Take {} => Message::new("lt-do-take").with("worth", view.worth()),
            Action::OptOut { swap: None } => Message::new("lt-do-opt-out"),
            Action::OptOut { swap: Some(place) } => swap(place, view, teller),
            Action::Slip {} => {
                Message::new("lt-do-slip").with("paid", own_score(view, teller).min(1))
            }
        }
    }
}

fn dealt(first: Seat, cards: &Layout<game::Masked>, teller: &Teller<'_>) -> Message {
    let open = Arg::list(cards.open().flatten().map(|card| named(card, teller)));
    let Some((neighbour, card)) = seen_on_the_right(cards, teller) else {
        return teller.about("lt-dealt", first).with("open", open);
    };
    let message = teller.about("lt-dealt-seen", first).with("open", open);
    message.with("neighbour", teller.who(neighbour)).with("card", named(card, teller))
}

/// LT-7
fn seen_on_the_right(cards: &Layout<game::Masked>, teller: &Teller<'_>) -> Option<(Seat, Card)> {
    let Viewer::Seat(seat) = teller.viewer else { return None };
    let right = seat.right(cards.hands().count() as u8);
    Some((right, cards.hand(right)?))
}

fn baited(seat: Seat, bonus: Option<Place>, teller: &Teller<'_>) -> Message {
    match bonus {
        None => teller.about("lt-baited", seat),
        Some(place) => teller.about("lt-baited-bonus", seat).with("place", nth(place)),
    }
}

fn opted_out(seat: Seat, swap: Option<Place>, bonus: u8, teller: &Teller<'_>) -> Message {
    match swap {
        None => teller.about("lt-opted-out", seat),
        Some(place) => {
            let swapped = teller.about("lt-swapped", seat).with("place", nth(place));
            swapped.with("bonus", bonus)
        }
    }
}

fn scored(card: Card, points: u32, total: u32) -> Message {
    let key = if card == Card::Lucktails { "lt-lifted" } else { "lt-scored" };
    Message::new(key).with("points", points).with("total", total)
}

fn slipped(seat: Seat, card: Option<Card>, teller: &Teller<'_>) -> Message {
    match card {
        None => teller.about("lt-slipped", seat),
        Some(card) => teller.about("lt-slipped-seen", seat).with("card", named(card, teller)),
    }
}

fn bait(before: u8, bonus: Option<Place>) -> Message {
    match (before, bonus) {
        (_, Some(place)) => Message::new("lt-do-raise-bonus").with("place", nth(place)),
        (0, None) => Message::new("lt-do-open"),
        (_, None) => Message::new("lt-do-raise"),
    }
}

/// People count from 1: places as well as seats.
fn nth(place: Place) -> usize {
    place.index() + 1
}

fn swap(place: Place, view: &View, teller: &Teller<'_>) -> Message {
    let bonus = view.bonus(place);
    let Some(card) = view.cards().middle(place) else {
        return Message::new("lt-do-swap").with("place", nth(place)).with("bonus", bonus);
    };
    let message = Message::new("lt-do-swap-known").with("place", nth(place));
    let points = worth(card, own_score(view, teller), bonus.into(), view);
    message.with("card", named(card, teller)).with("points", points)
}

/// What a seat with this total would score for the bonus and the card. LT-13, LT-14
fn worth(card: Card, total: u32, bonus: u32, view: &View) -> u32 {
    let highest = view.scores().iter().copied().max().unwrap_or_default();
    bonus + card.number().unwrap_or_else(|| highest.saturating_sub(total).saturating_sub(bonus))
}

fn own_score(view: &View, teller: &Teller<'_>) -> u32 {
    match teller.viewer {
        Viewer::Seat(seat) => view.score(seat),
        Viewer::Watcher => view.on_turn().map_or(0, |seat| view.score(seat)),
    }
}

fn named(card: Card, teller: &Teller<'_>) -> Message {
    Message::new("lt-card").with("name", teller.card(card)).with("code", card.as_str())
}
