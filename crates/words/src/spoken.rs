//! How a game is told in words: log lines from sights, labels for actions.

use game::{Game, Seat, SightOf, Viewer};

use crate::{Arg, Message};

/// A game whose sights and actions have words.
pub trait Spoken: Game {
    /// The line a log shows for this sight; nothing for what needs no words.
    fn line(sight: &SightOf<Self>, teller: &Teller<'_>) -> Option<Message>;
    /// The clause of the rules by which it happened.
    fn clause(sight: &SightOf<Self>) -> &'static str;
    /// What an action of the viewer's own seat does, short enough for a list of choices. `view` is
    /// what that seat sees, or remembers, so that a label can say what an action would be worth.
    fn label(action: &Self::Action, view: &Self::View, teller: &Teller<'_>) -> Message;

    /// Whether what an action may bring next can be told beforehand.
    const FORESEES: bool = false;

    /// What an action may bring next, by what its seat remembers: cards by their codes, and how likely each is to come.
    fn ahead(_memory: &Self::View, _action: &Self::Action) -> Vec<(String, f64)> {
        Vec::new()
    }
}

/// Who is told, and what people and cards are called.
#[derive(Copy, Clone)]
pub struct Teller<'a> {
    pub viewer: Viewer,
    /// What the person at each seat is called.
    pub people: &'a [String],
    /// What a card is called, by its code or other key of the deck file, in the viewer's language.
    pub card: &'a dyn Fn(&str) -> String,
}

impl std::fmt::Debug for Teller<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Teller").field("viewer", &self.viewer).finish_non_exhaustive()
    }
}

impl Teller<'_> {
    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// The name of whoever sits there.
    pub fn who(&self, seat: Seat) -> String {
        self.people.get(seat.index()).cloned().unwrap_or_else(|| seat.index().to_string())
    }

    /// A message about what a seat does: `$you` is `yes` if the viewer sits there, `$who` its name.
    pub fn about(&self, key: &'static str, seat: Seat) -> Message {
        let you = if self.is_viewer(seat) { "yes" } else { "no" };
        Message::new(key).with("you", you).with("who", self.who(seat))
    }

    /// A card's name by its code.
    pub fn card(&self, code: impl std::fmt::Display) -> Arg {
        (self.card)(&code.to_string()).into()
    }
}
