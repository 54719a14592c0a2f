//! Lucky Bastard in words.

use game::{Seat, SeatSet, SightOf, Viewer};
use lucky_bastard::{Action, At, Card, Event, LuckyBastard, Power, Sight, Slots, View, Why};

use crate::{Arg, Message, Spoken, Teller};

impl Spoken for LuckyBastard {
    fn line(sight: &SightOf<Self>, teller: &Teller<'_>) -> Option<Message> {
        match *sight {
            Event::Dealt { round, starter, ref lines, .. } => {
                let cards = lines.get(starter.index()).copied().unwrap_or_default();
                let dealt = teller.about("lb-dealt", starter).with("round", round);
                Some(dealt.with("cards", cards))
            }
            Event::Looked { seat, slots, cards } => {
                let seen = slots
                    .zip(cards)
                    .map(|(slots, cards)| slots.iter().zip(cards.iter()).collect::<Vec<_>>());
                Some(looked(seat, seen, teller))
            }
            Event::Unsealed { ref slots } => Some(unsealed(slots, teller)),
            // A drawn card says whose turn it is, a used power whose it was; who is done with a race
            // stands on the board; a new pile tells of the empty one.
            Event::TurnBegan { .. }
            | Event::Called { .. }
            | Event::Stopped { .. }
            | Event::RanOut { .. } => None,
            _ => deed(sight, teller)
                .or_else(|| power_used(sight, teller))
                .or_else(|| outcome(sight, teller)),
        }
    }

    fn clause(sight: &SightOf<Self>) -> &'static str {
        match sight {
            Event::Dealt { .. } => "LB-3",
            Event::Looked { .. } | Event::Unsealed { .. } => "LB-4",
            Event::TurnBegan { .. } => "LB-15",
            Event::Drawn { .. } => "LB-7",
            Event::Kept { .. } | Event::Thrown { .. } => "LB-8",
            Event::Matched { .. } | Event::Stopped { .. } => "LB-9",
            Event::Missed { .. } | Event::Penalized { .. } => "LB-10",
            Event::Waived { .. }
            | Event::RanOut { .. }
            | Event::Reshuffled { .. }
            | Event::Voided { why: Why::NoCards } => "LB-16",
            Event::Called { .. } | Event::Declined { .. } => "LB-12",
            Event::Switched { .. } => "LB-13",
            Event::Peeked { .. } => "LB-14",
            Event::Won { .. } => "LB-11",
            Event::Voided { why: Why::TooLong } => "LB-17",
            Event::Ended { .. } => "LB-2",
        }
    }

    fn label(action: &Action, view: &View, teller: &Teller<'_>) -> Message {
        match *action {
            Action::Look { slots } => {
                Message::new("lb-do-look").with("slots", Arg::list(slots.iter().map(nth)))
            }
            Action::Draw {} => Message::new("lb-do-draw").with("left", view.pile_len()),
            Action::Keep { slot } => keep(slot, view, teller),
            Action::Throw {} => throw(view, teller),
            Action::Match { slot } => claim(slot, view, teller),
            Action::Done {} => Message::new("lb-do-done"),
            Action::Switch { a, b } => {
                let [a, b] = own_first([a, b], teller).map(|at| short_end(at, view, teller));
                Message::new("lb-do-switch").with("a", a).with("b", b)
            }
            Action::Peek { slot } => peek(slot, view, teller),
            Action::Decline {} => {
                let due = view.power().unwrap_or(Power::Switch);
                Message::new("lb-do-decline").with("card", power(due, teller))
            }
        }
    }
}

/// LB-4: others are told only that it happened.
fn looked(seat: Seat, seen: Option<Vec<(u16, Card)>>, teller: &Teller<'_>) -> Message {
    let Some(seen) = seen else { return teller.about("lb-looked", seat) };
    let seen = seen.into_iter().map(|(slot, card)| {
        Message::new("lb-seen").with("slot", nth(slot)).with("card", named(card, teller))
    });
    teller.about("lb-looked-seen", seat).with("seen", Arg::list(seen))
}

fn unsealed(slots: &[Slots], teller: &Teller<'_>) -> Message {
    let seats = SeatSet::first(slots.len() as u8).iter();
    let each = seats.zip(slots).map(|(seat, slots)| {
        let numbers: Vec<String> = slots.iter().map(|slot| nth(slot).to_string()).collect();
        teller.about("lb-unsealed-seat", seat).with("slots", numbers.join(", "))
    });
    Message::new("lb-unsealed").with("seats", Arg::list(each))
}

/// What a seat does with a card.
fn deed(sight: &Sight, teller: &Teller<'_>) -> Option<Message> {
    let about = |key, seat, card| teller.about(key, seat).with("card", named(card, teller));
    Some(match *sight {
        Event::Drawn { seat, card: Some(card) } => about("lb-drawn-seen", seat, card),
        Event::Drawn { seat, card: None } => teller.about("lb-drawn", seat),
        Event::Kept { seat, slot, card, played } => {
            let kept = match card {
                Some(card) => about("lb-kept-seen", seat, card),
                None => teller.about("lb-kept", seat),
            };
            kept.with("slot", nth(slot)).with("played", named(played, teller))
        }
        Event::Thrown { seat, played } => about("lb-thrown", seat, played),
        Event::Matched { seat, slot, card } => {
            about("lb-matched", seat, card).with("slot", nth(slot))
        }
        Event::Missed { seat, slot, card } => {
            about("lb-missed", seat, card).with("slot", nth(slot))
        }
        Event::Penalized { seat, slot, card: Some(card) } => {
            about("lb-penalized-seen", seat, card).with("slot", nth(slot))
        }
        Event::Penalized { seat, slot, card: None } => {
            teller.about("lb-penalized", seat).with("slot", nth(slot))
        }
        _ => return None,
    })
}

/// LB-12
fn power_used(sight: &Sight, teller: &Teller<'_>) -> Option<Message> {
    let peeked = |key, seat, slot| teller.about(key, seat).with("slot", nth(slot));
    Some(match *sight {
        Event::Switched { seat, a, b } => {
            let [a, b] = own_first([a, b], teller).map(|at| end(at, teller));
            teller.about("lb-switched", seat).with("a", a).with("b", b)
        }
        Event::Peeked { seat, slot, card: Some(card) } => {
            peeked("lb-peeked-seen", seat, slot).with("card", named(card, teller))
        }
        Event::Peeked { seat, slot, card: None } => peeked("lb-peeked", seat, slot),
        Event::Declined { seat, power: due } => {
            teller.about("lb-declined", seat).with("card", power(due, teller))
        }
        _ => return None,
    })
}

/// What follows from the rules alone.
fn outcome(sight: &Sight, teller: &Teller<'_>) -> Option<Message> {
    Some(match *sight {
        Event::Waived { seat } => teller.about("lb-waived", seat),
        Event::Reshuffled { count, .. } => Message::new("lb-reshuffled").with("count", count),
        Event::Won { seat, tokens } => teller.about("lb-won", seat).with("tokens", tokens),
        Event::Voided { why: Why::NoCards } => Message::new("lb-voided-no-cards"),
        Event::Voided { why: Why::TooLong } => Message::new("lb-voided-too-long"),
        Event::Ended { winner } => teller.about("lb-ended", winner),
        _ => return None,
    })
}

fn keep(slot: u16, view: &View, teller: &Teller<'_>) -> Message {
    let message = match seen(slot, view, teller) {
        None => Message::new("lb-do-keep"),
        Some(out) => Message::new("lb-do-keep-known").with("out", named(out, teller)),
    };
    message.with("slot", nth(slot))
}

fn throw(view: &View, teller: &Teller<'_>) -> Message {
    let drawn = view.drawn();
    let copies = drawn.map_or(0, |card| view.rules().deck().copies(card));
    Message::new("lb-do-throw").with("card", shown(drawn, teller)).with("copies", copies)
}

/// LB-9, LB-11: what the card would have to be, and what becomes of it if it is known.
fn claim(slot: u16, view: &View, teller: &Teller<'_>) -> Message {
    let (played, card) = (view.played(), seen(slot, view, teller));
    let message = match card {
        None => Message::new("lb-do-match").with("card", shown(played, teller)),
        Some(card) if Some(card) == played => {
            Message::new("lb-do-match-known").with("card", named(card, teller))
        }
        Some(card) => return wrong(slot, card, teller),
    };
    let left = chooser(view, teller).map_or(0, |seat| view.line_len(seat));
    message.with("slot", nth(slot)).with("left", left)
}

fn wrong(slot: u16, card: Card, teller: &Teller<'_>) -> Message {
    Message::new("lb-do-match-wrong").with("slot", nth(slot)).with("card", named(card, teller))
}

fn peek(slot: u16, view: &View, teller: &Teller<'_>) -> Message {
    let message = match seen(slot, view, teller) {
        None => Message::new("lb-do-peek"),
        Some(card) => Message::new("lb-do-peek-known").with("card", named(card, teller)),
    };
    message.with("slot", nth(slot))
}

/// What the view shows of a card in the own line.
fn seen(slot: u16, view: &View, teller: &Teller<'_>) -> Option<Card> {
    chooser(view, teller).and_then(|seat| view.card_in(seat, slot))
}

/// Whose choices these are.
fn chooser(view: &View, teller: &Teller<'_>) -> Option<Seat> {
    match teller.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Watcher => view.on_turn(),
    }
}

fn own_first([a, b]: [At; 2], teller: &Teller<'_>) -> [At; 2] {
    if teller.is_viewer(b.seat()) { [b, a] } else { [a, b] }
}

/// People count from 1: slots as well as seats.
fn nth(slot: u16) -> u16 {
    slot + 1
}

/// “your slot 1”, “slot 1 of Ada”
fn end(at: At, teller: &Teller<'_>) -> Message {
    teller.about("lb-end", at.seat()).with("slot", nth(at.slot()))
}

/// The same for a list of choices: “you (slot 1)”, “Ada (1, Jinx)”
fn short_end(at: At, view: &View, teller: &Teller<'_>) -> Message {
    let message = match view.card_in(at.seat(), at.slot()) {
        None => teller.about("lb-do-end", at.seat()),
        Some(card) => teller.about("lb-do-end-known", at.seat()).with("card", teller.card(card)),
    };
    message.with("slot", nth(at.slot()))
}

fn power(power: Power, teller: &Teller<'_>) -> Message {
    match power {
        Power::Switch => named(Card::SWITCH, teller),
        Power::Peek => named(Card::PEEK, teller),
    }
}

fn named(card: Card, teller: &Teller<'_>) -> Message {
    Message::new("lb-card").with("name", teller.card(card))
}

fn shown(card: Option<Card>, teller: &Teller<'_>) -> Message {
    card.map_or(Message::new("lb-unseen"), |card| named(card, teller))
}
