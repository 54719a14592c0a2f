//! Get Lucky in words.

use game::{SightOf, View as _, Viewer};
use get_lucky::{
    Action, Card, Character, Characters, Event, GetLucky, Kind, Sight, Upgrades, View,
};

use crate::{Arg, Message, Spoken, Teller};

impl Spoken for GetLucky {
    fn line(sight: &SightOf<Self>, teller: &Teller<'_>) -> Option<Message> {
        Some(match *sight {
            Event::CharactersDealt { ref owned, drawing_room, .. } => {
                guests_dealt(owned, drawing_room, teller)
            }
            Event::CardsDealt { .. } => cards_dealt(sight, teller),
            Event::Arrived { at, seat: Some(seat) } => {
                teller.about("gl-arrived", seat).with("guest", guest(at, teller))
            }
            Event::Arrived { at, seat: None } => {
                Message::new("gl-arrived-room").with("guest", guest(at, teller))
            }
            Event::CaughtUp { seat, card: Some(it) } => {
                teller.about("gl-caught-up-card", seat).with("card", card(it, teller))
            }
            Event::CaughtUp { seat, card: None } => {
                Message::new("gl-caught-up").with("who", teller.who(seat))
            }
            Event::Drew { seat, card: Some(it) } => {
                teller.about("gl-drew-card", seat).with("card", card(it, teller))
            }
            Event::Drew { seat, card: None } => {
                Message::new("gl-drew").with("who", teller.who(seat))
            }
            _ => deed(sight, teller)?,
        })
    }

    fn clause(sight: &SightOf<Self>) -> &'static str {
        match sight {
            Event::CharactersDealt { .. } => "GL-4",
            Event::CardsDealt { .. } => "GL-5",
            Event::Arrived { .. } => "GL-20",
            Event::CaughtUp { .. } => "GL-22",
            Event::Drew { .. } => "GL-8",
            Event::Played { .. } => "GL-9",
            Event::Swapped { .. } => "GL-10",
            Event::Attempted { .. } => "GL-11",
            Event::Foiled { .. } | Event::Passed { .. } | Event::Failed { .. } => "GL-13",
            Event::Turned { .. } => "GL-19",
            Event::Killed { .. } => "GL-18",
            Event::Abandoned { .. } => "GL-23",
        }
    }

    fn label(action: &Action, view: &View, teller: &Teller<'_>) -> Message {
        match *action {
            Action::Draw {} => Message::new("gl-draw").with("left", view.pile_left()),
            Action::Play { card: it, on } => Message::new("gl-play")
                .with("card", card(it, teller))
                .with("on", on.number())
                .with("value", value_with(view, it, on)),
            Action::Swap { give, take } => Message::new("gl-swap")
                .with("give", give.number())
                .with("take", take.number())
                .with("name", name(take, teller))
                .with("from", view.value(give))
                .with("to", view.value(take)),
            Action::Kill {} => kill(view, teller),
            Action::Foil { card: it } => Message::new("gl-foil")
                .with("card", card(it, teller))
                .with("left", view.value_against(it)),
            Action::Done {} => done(view, teller),
        }
    }
}

/// What everybody sees a seat or Howard do.
fn deed(sight: &Sight, teller: &Teller<'_>) -> Option<Message> {
    let with_guest =
        |key, seat, character| teller.about(key, seat).with("guest", guest(character, teller));
    Some(match *sight {
        Event::Played { seat, card: it, on, discarded: None } => {
            with_guest("gl-played", seat, on).with("card", card(it, teller))
        }
        Event::Played { seat, card: it, on, discarded: Some(old) } => {
            with_guest("gl-replaced", seat, on)
                .with("card", card(it, teller))
                .with("old", short(old, teller))
        }
        Event::Swapped { seat, gave, took } => teller
            .about("gl-swapped", seat)
            .with("gave", guest(gave, teller))
            .with("took", guest(took, teller)),
        Event::Attempted { seat, character, value } => {
            with_guest("gl-attempted", seat, character).with("value", value)
        }
        Event::Foiled { seat, card: it, value } => {
            teller.about("gl-foiled", seat).with("card", card(it, teller)).with("value", value)
        }
        Event::Passed { seat } => teller.about("gl-passed", seat),
        Event::Turned { card: it, value } => {
            Message::new("gl-turned").with("card", card(it, teller)).with("value", value)
        }
        Event::Failed { seat, character } => with_guest("gl-failed", seat, character),
        Event::Killed { seat, character } => with_guest("gl-killed", seat, character),
        Event::Abandoned { swaps } => Message::new("gl-abandoned").with("swaps", swaps),
        _ => return None,
    })
}

fn guests_dealt(owned: &[Characters], room: Characters, teller: &Teller<'_>) -> Message {
    let own = match teller.viewer {
        Viewer::Seat(seat) => owned.get(seat.index()),
        Viewer::Watcher => None,
    };
    let list = |guests: Characters| Arg::list(guests.iter().map(|it| guest(it, teller)));
    Message::new("gl-guests-dealt")
        .with("you", if own.is_some() { "yes" } else { "no" })
        .with("guests", list(own.copied().unwrap_or_default()))
        .with("room", list(room))
}

fn cards_dealt(sight: &Sight, teller: &Teller<'_>) -> Message {
    let (Event::CardsDealt { hands, .. }, Viewer::Seat(seat)) = (sight, teller.viewer) else {
        return Message::new("gl-cards-dealt");
    };
    let own = hands.get(seat.index()).copied().flatten();
    own.map_or_else(
        || Message::new("gl-cards-dealt"),
        |hand| Message::new("gl-hand-dealt").with("cards", hand.len()),
    )
}

fn kill(view: &View, teller: &Teller<'_>) -> Message {
    let message = Message::new("gl-kill");
    let Some(doctor) = view.doctor() else { return message };
    message
        .with("number", doctor.number())
        .with("name", name(doctor, teller))
        .with("value", view.value(doctor))
}

/// Who has to deal with the rest of the attempt, or who wins.
fn done(view: &View, teller: &Teller<'_>) -> Message {
    let value = view.attempt().map_or(0, |attempt| attempt.value);
    let answering = view.turn().seats().iter().next();
    match answering.map(|seat| seat.left(view.n_seats())) {
        Some(next) if view.active() == Some(next) && !view.rules().is_for_two() => {
            Message::new("gl-give-in").with("who", teller.who(next))
        }
        Some(next) if !view.rules().is_for_two() => {
            Message::new("gl-leave-to").with("value", value).with("who", teller.who(next))
        }
        _ => Message::new("gl-leave-to-howard").with("value", value),
    }
}

/// What an attempt with that guest is worth once the card lies on it. GL-9, GL-11
fn value_with(view: &View, card: Card, on: Character) -> u32 {
    let there = view.cards_at(on);
    let kind = card.as_upgrade().map_or(Upgrades::NONE, |(kind, _)| Upgrades::of_kind(kind));
    let then = (there.upgrades() - kind) | Upgrades::from_iter([card]);
    let strength = 1 + then.len() + (then & Upgrades::perfect_for(on)).len();
    strength.saturating_sub(there.spite().into())
}

fn name(character: Character, teller: &Teller<'_>) -> Arg {
    teller.card(format_args!("guest-{character}"))
}

/// A guest by name and number.
fn guest(character: Character, teller: &Teller<'_>) -> Message {
    Message::new("gl-guest")
        .with("name", name(character, teller))
        .with("number", character.number())
}

/// A card by what it is, for whom it is perfect, and name. Spite is only spite.
fn card(card: Card, teller: &Teller<'_>) -> Arg {
    if card == Card::SPITE {
        return teller.card(card);
    }
    Message::new("gl-card").with("tag", short(card, teller)).with("name", teller.card(card)).into()
}

/// A card in three letters at most; spite by its name.
fn short(card: Card, teller: &Teller<'_>) -> Arg {
    let Some((kind, character)) = card.as_upgrade() else { return teller.card(card) };
    let key = match kind {
        Kind::Weapon => "gl-tag-weapon",
        Kind::Motive => "gl-tag-motive",
        Kind::Opportunity => "gl-tag-opportunity",
    };
    Message::new(key).with("number", character.number()).into()
}
